"""Discover, rule by rule (C3)."""

from __future__ import annotations

import pytest
from tests.tables import (
    ADMIRAL,
    BLUE,
    FIVE_SHIPS,
    GOVERNOR,
    JESTER,
    MADEMOISELLE,
    PIRATE,
    PRIEST,
    RED,
    SAILOR,
    SETTLER,
    TAX_POINTS,
    TAX_SWORDS,
    YELLOW,
    at,
    cards,
    coins,
    play,
    seat,
    told,
)

from portroyal.play.game import Game

EXPEDITION = "expedition-priests"


def test_c3_1_the_first_card_must_be_revealed() -> None:
    assert at().legal == ["draw"]


@pytest.mark.parametrize("card", [SAILOR, YELLOW, EXPEDITION, TAX_SWORDS])
def test_c3_1_after_every_card_the_active_player_may_stop(card: str) -> None:
    game = at(deck=[card])
    play(game, "draw")
    assert sorted(game.legal) == ["draw", "stop"]
    assert (game.decider, game.state().phase, game.state().drawn) == (0, "discover", 1)


def test_c3_1_also_when_the_harbor_is_empty_because_the_ship_was_repelled() -> None:
    game = at(seat(0, [SAILOR]), seat(), deck=[YELLOW])
    play(game, "draw", "repel")
    assert game.state().harbor == []
    assert sorted(game.legal) == ["draw", "stop"]
    assert told(play(game, "stop"), "stop", "turn") == ["0 stop 0", "1 turn 1"]


def test_c3_1_a_stop_says_how_many_cards_lie_in_the_harbor() -> None:
    game = at(deck=[SAILOR, YELLOW, EXPEDITION])
    play(game, "draw", "draw", "draw")
    assert told(play(game, "stop"), "stop") == ["0 stop 2"]
    assert game.state().drawn == 3


def test_c3_2_a_person_goes_to_the_harbor() -> None:
    game = at(deck=[SAILOR, PRIEST])
    assert told(play(game, "draw", "draw")) == [
        f"0 reveal {SAILOR} 1 draw>harbor",
        f"0 reveal {PRIEST} 1 draw>harbor",
    ]
    assert game.state().harbor == [SAILOR, PRIEST]


def test_c3_3_a_ship_may_be_repelled_with_as_many_swords() -> None:
    game = at(seat(0, [SAILOR, PIRATE]), seat(), deck=["red-2/3"])
    events = play(game, "draw")
    assert game.state().phase == "repel"
    assert game.state().revealed == "red-2/3"
    assert game.state().harbor == []
    assert sorted(game.legal) == ["keep", "repel"]
    events = play(game, "repel")
    assert told(events) == ["0 repel red-2/3 1 harbor>discard"]
    assert game.state().discard == ["red-2/3"]
    assert game.state().revealed is None
    assert game.state().phase == "discover"


def test_c3_3_with_one_sword_too_few_it_moors() -> None:
    game = at(seat(0, [PIRATE]), seat(0, [PIRATE.replace("7/2", "9/3")]), deck=["red-2/3"])
    play(game, "draw")
    assert game.state().phase == "discover"
    assert game.state().harbor == ["red-2/3"]


def test_c3_3_the_swords_of_others_do_not_help() -> None:
    game = at(seat(), seat(0, [PIRATE]), deck=[YELLOW])
    play(game, "draw")
    assert game.state().harbor == [YELLOW]


@pytest.mark.parametrize(
    ("crew", "swords"), [([SAILOR], 1), ([PIRATE], 2), ([SAILOR, SAILOR, "pirate-5/1"], 4)]
)
def test_c3_3_a_sailor_has_one_sword_and_a_pirate_two(crew: list[str], swords: int) -> None:
    assert at(seat(0, crew), seat()).state().players[0].swords == swords


def test_c3_3_swords_are_never_used_up() -> None:
    game = at(seat(0, [SAILOR]), seat(), deck=[YELLOW, YELLOW, BLUE])
    play(game, "draw", "repel", "draw", "repel", "draw")
    assert sorted(game.legal) == ["keep", "repel"]
    assert game.state().players[0].swords == 1
    assert game.state().discard == [YELLOW, YELLOW]


def test_c3_3_only_the_ship_just_revealed_can_be_repelled() -> None:
    game = at(seat(0, [SAILOR]), seat(), deck=[YELLOW, PRIEST])
    play(game, "draw", "keep")
    assert game.state().harbor == [YELLOW]
    assert sorted(game.legal) == ["draw", "stop"]
    play(game, "draw")
    assert sorted(game.legal) == ["draw", "stop"]


def test_c3_3_a_skull_ship_is_never_repelled() -> None:
    crew = [SAILOR] * 7 + ["sailor-5/2"] * 2 + ["sailor-7/3", "pirate-5/1", PIRATE, "pirate-9/3"]
    game = at(seat(0, crew), seat(), deck=["red-4/x"])
    assert game.state().players[0].swords == 16
    play(game, "draw")
    assert game.state().harbor == ["red-4/x"]


def test_c3_3_a_skull_ship_is_never_repelled_however_many_swords() -> None:
    box = cards({"pirate-1/0": 60, "red-1/x": 20})
    game = at(seat(0, ["pirate-1/0"] * 50), seat(), options={"cards": box}, deck=["red-1/x"])
    assert game.state().players[0].swords == 100
    play(game, "draw")
    assert game.state().harbor == ["red-1/x"]


def test_c3_4_two_ships_of_one_color_bust_the_turn() -> None:
    game = at(deck=["yellow-3/4", PRIEST, BLUE, "yellow-2/1"])
    events = play(game, "draw", "draw", "draw", "draw")
    assert told(events[3:]) == [
        "0 reveal yellow-2/1 1 draw>harbor",
        "0 bust yellow-2/1 4",
        "- sweep yellow-3/4 1 harbor>discard",
        f"- sweep {PRIEST} 1 harbor>discard",
        f"- sweep {BLUE} 1 harbor>discard",
        "- sweep yellow-2/1 1 harbor>discard",
        "1 turn 1",
    ]
    state = game.state()
    assert state.discard == ["yellow-3/4", PRIEST, BLUE, "yellow-2/1"]
    assert (state.harbor, state.active, state.phase, state.drawn) == ([], 1, "discover", 0)


def test_c3_4_other_colors_and_persons_of_that_color_do_not_bust() -> None:
    game = at(deck=["trader-yellow-3/1", *FIVE_SHIPS])
    play(game, *["draw"] * 6)
    assert game.state().harbor == ["trader-yellow-3/1", *FIVE_SHIPS]


def test_c3_4_after_a_bust_everybody_gains_a_coin_per_jester() -> None:
    game = at(
        seat(2, [JESTER]),
        seat(2),
        seat(2, [JESTER, "jester-9/3"]),
        active=2,
        harbor=[YELLOW],
        deck=["yellow-2/2"],
    )
    events = play(game, "draw")
    assert told(events, "jester") == ["2 jester 2 draw>coins:2", "0 jester 1 draw>coins:0"]
    assert coins(game) == [3, 2, 4]


def test_c3_4_repelling_saves_the_turn() -> None:
    game = at(seat(0, [SAILOR]), seat(), harbor=["yellow-2/2"], deck=[YELLOW])
    play(game, "draw", "repel")
    assert game.state().harbor == ["yellow-2/2"]
    assert game.state().discard == [YELLOW]
    assert sorted(game.legal) == ["draw", "stop"]


def test_c3_4_declining_to_repel_is_a_legal_deliberate_bust() -> None:
    game = at(seat(0, [SAILOR, JESTER]), seat(), harbor=["yellow-2/2"], deck=[YELLOW])
    play(game, "draw")
    assert told(play(game, "keep")) == [
        f"0 keep {YELLOW} 1",
        f"0 bust {YELLOW} 2",
        "- sweep yellow-2/2 1 harbor>discard",
        f"- sweep {YELLOW} 1 harbor>discard",
        "0 jester 1 draw>coins:0",
        "1 turn 1",
    ]
    assert game.state().discard == ["yellow-2/2", YELLOW]
    assert game.state().revealed is None
    assert coins(game) == [1, 0]


def test_c3_4_a_kept_ship_of_a_new_color_moors() -> None:
    game = at(seat(0, [SAILOR]), seat(), harbor=[BLUE, PRIEST], deck=[YELLOW])
    play(game, "draw")
    assert told(play(game, "keep")) == [f"0 keep {YELLOW} 1"]
    assert game.state().harbor == [BLUE, PRIEST, YELLOW]
    assert sorted(game.legal) == ["draw", "stop"]


def test_c3_5_an_expedition_goes_to_its_display_and_survives_the_bust() -> None:
    game = at(expeditions=["expedition-settlers"], deck=[EXPEDITION, YELLOW, YELLOW])
    assert told(play(game, "draw")) == [f"0 reveal {EXPEDITION} 1 draw>expeditions"]
    assert game.state().harbor == []
    play(game, "draw", "draw")
    assert game.state().active == 1
    assert game.state().expeditions == ["expedition-settlers", EXPEDITION]
    assert game.state().discard == [YELLOW, YELLOW]


def test_c3_6_who_has_12_coins_discards_half_rounded_down() -> None:
    game = at(seat(13), seat(12), seat(11), deck=[TAX_POINTS])
    events = play(game, "draw")
    taxed = [event for event in events if event.type == "tax"]
    assert [event.seat for event in taxed] == [0] * 6 + [1] * 6
    assert {(event.source, event.target) for event in taxed} == {
        ("coins:0", "discard"),
        ("coins:1", "discard"),
    }
    assert [event.what for event in taxed] == game.state().discard[:-1]  # seen as they are discarded
    assert coins(game) == [13 - 6 + 1, 12 - 6 + 1, 11 + 1]
    assert game.state().discard[-1] == TAX_POINTS


def test_c3_6_the_turn_goes_on_after_a_tax() -> None:
    game = at(harbor=[YELLOW], deck=[TAX_SWORDS, PRIEST])
    events = play(game, "draw")
    assert told(events) == [
        f"0 reveal {TAX_SWORDS} 1 draw>harbor",
        "0 relief 1 draw>coins:0",
        "1 relief 1 draw>coins:1",
        f"0 tax-done {TAX_SWORDS} 1 harbor>discard",
    ]
    assert (game.state().harbor, game.state().drawn) == ([YELLOW], 2)
    assert sorted(game.legal) == ["draw", "stop"]


@pytest.mark.parametrize(
    ("swords", "gained"),
    [([0, 0, 0], [1, 1, 1]), ([0, 1, 0], [0, 1, 0]), ([1, 0, 1], [1, 0, 1]), ([2, 1, 0], [1, 0, 0])],
)
def test_c3_6_the_players_with_the_most_swords_gain(swords: list[int], gained: list[int]) -> None:
    """All tied players gain, also at zero; points do not count."""
    crews = [[[], [SAILOR], ["pirate-5/1"]][n] for n in swords]
    game = at(*[seat(0, [*crew, SETTLER][: 2 * len(crew)]) for crew in crews], active=1, deck=[TAX_SWORDS])
    play(game, "draw")
    assert coins(game) == gained


@pytest.mark.parametrize(
    ("displays", "gained"),
    [
        ([[], [], []], [1, 1, 1]),
        ([[SETTLER], [JESTER], [PRIEST]], [1, 0, 1]),
        ([[MADEMOISELLE], [SAILOR], [ADMIRAL]], [0, 1, 0]),
        ([[GOVERNOR], [GOVERNOR, SETTLER], [PIRATE]], [1, 0, 0]),
    ],
)
def test_c3_6_the_players_with_the_fewest_points_gain(displays: list[list[str]], gained: list[int]) -> None:
    game = at(*[seat(0, shown) for shown in displays], active=2, deck=[TAX_POINTS])
    play(game, "draw")
    assert coins(game) == gained


def test_c3_6_the_tax_is_paid_before_anybody_gains() -> None:
    """11 coins are not 12 yet, and the coin gained is not taxed."""
    game = at(seat(11), seat(11, [SETTLER]), deck=[TAX_POINTS])
    play(game, "draw")
    assert coins(game) == [12, 11]


@pytest.mark.parametrize(("before", "after"), [(8, 8), (9, 8), (10, 8), (17, 8)])
def test_c3_6_unterwegs_who_has_9_coins_discards_down_to_8(before: int, after: int) -> None:
    poor = seat(3, ["passenger-2/1"])
    game = at(seat(before, ["passenger-4/2"]), poor, game="unterwegs", deck=[TAX_POINTS])
    events = play(game, "draw")
    assert len(told(events, "tax")) == before - after
    assert coins(game) == [after, 4]
    assert game.state().discard[-1] == TAX_POINTS


def test_c3_7_a_card_taken_as_a_coin_is_never_resolved() -> None:
    """The coins of a ship are a tax, an expedition and a ship of a color that lies there."""
    deck = ["yellow-2/2", BLUE, TAX_SWORDS, EXPEDITION, RED]
    game = at(seat(12), seat(12), deck=deck)
    play(game, "draw", "draw", "stop", "take yellow-2/2")
    assert coins(game) == [14, 12]
    assert game.state().expeditions == []
    assert game.state().harbor == [BLUE]


def test_c3_8_gains_at_one_moment_go_in_turn_order_from_the_active_player() -> None:
    jesters = [seat(0, ["jester-5/1"]), seat(0, [JESTER]), seat(0, ["jester-9/3"])]
    game = at(*jesters, active=1, harbor=[YELLOW], deck=[YELLOW])
    events = play(game, "draw")
    assert told(events, "jester") == [f"{p} jester 1 draw>coins:{p}" for p in (1, 2, 0)]


def test_c3_8_taxes_too_are_told_in_turn_order() -> None:
    game = at(seat(12), seat(), seat(12), active=1, deck=[TAX_SWORDS])
    events = play(game, "draw")
    assert [event.seat for event in events if event.type == "tax"] == [2] * 6 + [0] * 6
    assert told(events, "relief") == [f"{p} relief 1 draw>coins:{p}" for p in (1, 2, 0)]


def test_c3_8_the_cards_gained_are_the_top_ones_in_that_order() -> None:
    deck = [JESTER, PRIEST, SETTLER, RED, BLUE, "blue-2/2", TAX_SWORDS, "green-4/5", "red-3/6", SAILOR]
    game = Game.new("port-royal", 2, deck=deck, seed=1)
    play(game, "draw")  # the coins of relief: green-4/5 for seat 0, red-3/6 for seat 1
    play(game, "draw", "stop", f"take {SAILOR}")  # paid with the newest coins
    assert game.state().discard == [TAX_SWORDS, "green-4/5", SETTLER, PRIEST]
    assert coins(game) == [1, 4]

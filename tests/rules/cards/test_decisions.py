"""Who is asked what, and what everybody knows (D)."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from tests.tables import (
    BLUE,
    FIVE_SHIPS,
    GOVERNOR,
    JACK,
    JESTER,
    PRIEST,
    RED,
    SAILOR,
    SETTLER,
    TAX_SWORDS,
    YELLOW,
    at,
    cards,
    coins,
    play,
    seat,
    told,
    trading,
)

from portroyal.play.errors import PlayError
from portroyal.play.game import Game

SETTLERS = "expedition-settlers"
BOX = cards({SAILOR: 4, PRIEST: 4, JACK: 4, YELLOW: 4, BLUE: 4, TAX_SWORDS: 1, SETTLERS: 1})


def test_d1_discover_draw_stop_or_fulfil() -> None:
    game = at(seat(0, [SETTLER, SETTLER]), seat(), expeditions=[SETTLERS], harbor=[SAILOR])
    assert sorted(game.legal) == ["draw", f"fulfil {SETTLERS}", "stop"]


def test_d2_repel_or_keep_and_nothing_else() -> None:
    ready = seat(9, [SAILOR, SETTLER, SETTLER])
    for harbor in ([], ["yellow-2/2", SAILOR]):  # whether or not to keep it would bust
        game = at(ready, seat(), expeditions=[SETTLERS], harbor=harbor, deck=[YELLOW])
        play(game, "draw")
        assert game.legal == ["repel", "keep"]
        assert (game.decider, game.state().phase) == (0, "repel")


def test_d3_trade_take_pass_and_for_the_active_player_fulfil() -> None:
    able = [SETTLER, SETTLER]
    game = trading(seat(3, able), seat(3, [PRIEST]), harbor=[YELLOW, SAILOR, JACK], expeditions=[SETTLERS])
    assert sorted(game.legal) == sorted(["pass", f"take {YELLOW}", f"take {SAILOR}", f"fulfil {SETTLERS}"])
    play(game, "pass")
    assert sorted(game.legal) == ["pass", f"take {YELLOW}"]
    assert game.decider == 1


def test_d4_a_decision_whose_only_choice_is_pass_is_never_asked() -> None:
    """Nobody can pay for the jack: the stop ends the turn, and no pass is told."""
    game = at(seat(5), seat(6), seat(0), harbor=[JACK])
    events = play(game, "stop")
    assert told(events) == ["0 stop 1", f"- sweep {JACK} 1 harbor>discard", "1 turn 1"]


def test_d4_the_passes_of_those_between_are_made() -> None:
    game = at(seat(6), seat(6), seat(7), harbor=[JACK])
    play(game, "stop")
    assert game.decider == 0
    assert told(play(game, "pass")) == ["0 pass 0"]
    assert game.decider == 2  # seat 1 could pay the price but not the fee


def test_d4_without_takes_left_there_is_nothing_to_ask() -> None:
    game = trading(seat(9), seat(9), harbor=[SAILOR, YELLOW])
    play(game, f"take {YELLOW}")
    assert game.decider == 1


def test_d4_the_active_player_is_asked_while_an_expedition_can_be_fulfilled() -> None:
    game = at(
        seat(0, [SETTLER, SETTLER]), seat(), harbor=[JACK], expeditions=[SETTLERS, "expedition-priests"]
    )
    play(game, "stop")
    assert (game.decider, sorted(game.legal)) == (0, [f"fulfil {SETTLERS}", "pass"])
    play(game, f"fulfil {SETTLERS}")
    assert game.state().active == 1


def test_d4_no_other_player_is_asked_because_of_an_expedition() -> None:
    able = seat(0, [SETTLER, SETTLER])
    game = at(seat(), able, harbor=[JACK], expeditions=[SETTLERS])
    play(game, "stop")
    assert (game.state().active, game.state().phase) == (1, "discover")
    game = at(able, seat(0), seat(9), harbor=[JACK], expeditions=[SETTLERS])
    play(game, "stop", "pass")
    assert (game.decider, game.state().active) == (2, 0)


def test_d4_a_forced_stop_is_made() -> None:
    """The last card that can be drawn is a person whom nobody can pay."""
    box = cards({JACK: 20, SAILOR: 1})
    game = at(seat(3), seat(2), seat(15), options={"cards": box}, deck=[JACK])
    assert game.state().draw == 1
    events = play(game, "draw")
    assert told(events) == [f"0 reveal {JACK} 1 draw>harbor", "0 stop 1"]
    assert (game.decider, game.state().phase) == (2, "trade")


def test_d4_the_turns_first_mandatory_draw_is_asked() -> None:
    game = at()
    assert (game.legal, game.state().drawn) == (["draw"], 0)


@pytest.mark.parametrize("game", ["port-royal", "combined"])
def test_d5_an_action_names_the_kind_of_card_not_the_copy(game: str) -> None:
    table = trading(seat(9), seat(), game=game, harbor=[SAILOR, RED, SAILOR, "sailor-5/2", SAILOR])
    assert table.legal.count(f"take {SAILOR}") == 1
    assert Counter(table.legal) == Counter(["pass", f"take {SAILOR}", f"take {RED}", "take sailor-5/2"])


def test_d5_expeditions_alike_are_one_choice() -> None:
    box = cards({SETTLERS: 2, SETTLER: 20})
    game = at(seat(0, [SETTLER] * 4), seat(), options={"cards": box}, expeditions=[SETTLERS, SETTLERS])
    assert game.legal == ["draw", f"fulfil {SETTLERS}"]
    play(game, f"fulfil {SETTLERS}")
    assert game.legal == ["draw", f"fulfil {SETTLERS}"]
    assert game.state().expeditions == [SETTLERS]


def test_d5_cards_of_one_name_from_two_sets_are_one_kind() -> None:
    game = trading(seat(), seat(), game="combined", harbor=["yellow-1/1"])
    assert game.state().unseen.new["yellow-1/1"] == 3  # three in the base deck, one with nails
    assert game.legal == ["pass", "take yellow-1/1"]


def test_d6_what_is_face_down_is_known_by_count() -> None:
    game = Game.new("port-royal", 2, options={"cards": BOX}, deck=[SAILOR] * 4 + [YELLOW] * 3, seed=1)
    whole = {SAILOR: 4, PRIEST: 4, JACK: 4, YELLOW: 4, BLUE: 4, TAX_SWORDS: 1, SETTLERS: 1}
    assert game.state().unseen.new == whole
    assert list(game.state().unseen.new) == list(whole)  # in the order of the card list
    assert game.state().unseen.old == {}
    play(game, "draw")
    assert game.state().unseen.new == whole | {YELLOW: 3}


def test_d6_after_a_reshuffle_two_pools_are_known_apart() -> None:
    """Six sailors are face down, one of them to be drawn; a ship of 3 shuffles for two coins more."""
    box = {"cards": cards({SAILOR: 6, PRIEST: 15, "yellow-3/2": 1})}
    game = trading(seat(2), seat(3), options=box, harbor=["yellow-3/2"], discard=[PRIEST] * 15)
    assert (game.state().draw, game.state().unseen.new) == (1, {SAILOR: 6})
    play(game, "take yellow-3/2")
    state = game.state()
    assert state.unseen.old == {SAILOR: 6}
    assert state.unseen.new == {PRIEST: 15, "yellow-3/2": 1}
    assert [(player.coins, player.old_coins) for player in state.players] == [(5, 3), (3, 3)]
    assert (state.draw, state.discard) == (14, [])


def test_d6_old_coins_keep_their_pool_when_they_are_paid_and_lose_it_when_seen() -> None:
    old = {"new": {SAILOR: 16}, "old": {PRIEST: 3}}
    box = {"cards": cards({SAILOR: 17, PRIEST: 3, YELLOW: 1})}
    game = trading(
        seat(0),
        seat(4, old_coins=2),
        seat(3, old_coins=1),
        options=box,
        harbor=[SAILOR, YELLOW],
        decider=1,
        unseen=old,
    )
    events = play(
        game, f"take {SAILOR}"
    )  # three of four coins: two new ones, then an old one; an old one is the fee
    assert [event.what for event in events if event.type == "pay"] == [SAILOR, SAILOR, PRIEST]
    assert [(player.coins, player.old_coins) for player in game.state().players] == [(1, 1), (0, 0), (3, 1)]
    assert game.state().unseen.old == {PRIEST: 2}
    assert game.state().unseen.new == {SAILOR: 14}


def test_d6_a_coin_discarded_and_drawn_again_is_new() -> None:
    """An old priest is paid and shuffled; whether drawn as a coin or not, it is of the new pool."""
    box = {"cards": cards({SAILOR: 20, PRIEST: 1, "settler-1/0": 1, YELLOW: 1})}
    pools = {"new": {SAILOR: 20}, "old": {PRIEST: 1}}
    for seed in range(6):
        game = trading(
            seat(1, old_coins=1),
            seat(20),
            options=box,
            harbor=["settler-1/0", YELLOW],
            takes_left=2,
            unseen=pools,
            seed=seed,
        )
        play(game, "take settler-1/0", f"take {YELLOW}")
        state = game.state()
        assert state.unseen.new == {PRIEST: 1, YELLOW: 1}
        assert state.unseen.old == {SAILOR: 20}
        assert [player.old_coins for player in state.players] == [0, 20]


def test_d6_two_games_that_differ_only_in_hidden_order_look_alike() -> None:
    looks = set()
    for seed in range(8):
        game = trading(
            seat(5),
            seat(6, [GOVERNOR]),
            seat(3, [JESTER]),
            harbor=FIVE_SHIPS,
            deck=[SAILOR, RED, PRIEST],
            seed=seed,
        )
        play(game, f"take {YELLOW}", "pass", f"take {BLUE}", "pass", "pass", "draw")
        errors = []
        for action in ("take governor-8/0", "fulfil expedition-settlers"):
            with pytest.raises(PlayError) as refusal:
                game.play(action)
            errors.append(str(refusal.value))
        looks.add(msgspec.json.encode([game.state(), game.events, errors, game.legal]))
    assert len(looks) == 1


def test_d6_face_down_cards_are_never_named_in_events() -> None:
    game = Game.new("port-royal", 3, seed=5)
    for _ in range(40):
        play(game, game.legal[-1])
    hidden = ("deal", "income", "relief", "admiral", "jester", "reward", "fee", "shuffle")
    assert {event.type for event in game.events if event.what is None} >= {"deal", "income", "turn"}
    assert not [event for event in game.events if event.type in hidden and event.what]
    assert coins(game)

"""Unterwegs and the combined game, rule by rule (C7)."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.tables import (
    BLACK,
    BLUE,
    FIVE_PLAYER,
    RED,
    SAILOR,
    SETTLER,
    TAX_POINTS,
    YELLOW,
    at,
    cards,
    coins,
    play,
    points,
    seat,
    takes,
    told,
    trading,
    whole_deck,
)

from portroyal.play.game import Game
from portroyal.rules.cards.codes import ROLES, TYPES
from portroyal.rules.cards.deck import COMBINED, PORT_ROYAL, UNTERWEGS, CardGame, deck_of

WHOLESALER = "wholesaler-yellow-6/2"


def counted(game: CardGame) -> Counter[str]:
    """Cards by type, persons by role."""
    found: Counter[str] = Counter()
    for kind in deck_of(game).kinds:
        found[TYPES[kind.type] if kind.role < 0 else ROLES[kind.role]] += kind.count
    return found


def test_c7_1_sixty_cards() -> None:
    assert counted(UNTERWEGS) == {
        "wholesaler": 10, "sailor": 10, "pirate": 2, "passenger": 10, "tax_increase": 3, "ship": 25,
    }  # fmt: skip


def test_c7_1_two_wholesalers_and_five_ships_per_color() -> None:
    colors: Counter[tuple[str, int]] = Counter()
    for kind in deck_of(UNTERWEGS).kinds:
        if kind.color >= 0:
            colors[TYPES[kind.type], kind.color] += kind.count
    assert colors == {("ship", c): 5 for c in range(5)} | {("person", c): 2 for c in range(5)}


def test_c7_1_the_deck_says_that_its_values_are_inferred() -> None:
    assert (PORT_ROYAL.inferred, UNTERWEGS.inferred, COMBINED.inferred) == (False, True, True)


def test_c7_1_there_are_no_expeditions() -> None:
    assert not UNTERWEGS.has_expeditions
    assert not [name for name in deck_of(UNTERWEGS).names if name.startswith("expedition")]


def test_c7_2_a_ship_traded_with_is_kept_under_its_wholesaler() -> None:
    game = trading(seat(1, [WHOLESALER]), seat(), game="unterwegs", harbor=["yellow-3/4", BLUE])
    events = play(game, "take yellow-3/4")
    assert told(events)[:2] == ["0 trade yellow-3/4 1 harbor>ships:0", "0 income 3 draw>coins:0"]
    player = game.state().players[0]
    assert (player.ships, player.coins, player.points) == (["yellow-3/4"], 4, 2 + 1)
    assert "yellow-3/4" not in game.state().discard


def test_c7_2_each_ship_kept_is_a_point() -> None:
    game = trading(
        seat(0, [WHOLESALER], ["yellow-3/4", "yellow-2/2"]), seat(), game="unterwegs", harbor=["yellow-2/1"]
    )
    assert points(game) == [4, 0]
    play(game, "take yellow-2/1")
    assert game.state().players[0].ships == ["yellow-3/4", "yellow-2/2", "yellow-2/1"]
    assert points(game) == [5, 0]


def test_c7_2_a_ship_of_another_color_is_discarded() -> None:
    game = trading(seat(0, [WHOLESALER]), seat(), game="unterwegs", harbor=[BLUE])
    assert told(play(game, f"take {BLUE}"))[0] == f"0 trade {BLUE} 1 harbor>discard"
    assert game.state().players[0].ships == []
    assert game.state().discard == [BLUE]


def test_c7_2_the_wholesaler_of_another_player_keeps_nothing() -> None:
    game = trading(seat(), seat(0, [WHOLESALER]), game="unterwegs", harbor=["yellow-2/1"])
    play(game, "take yellow-2/1")
    assert game.state().discard == ["yellow-2/1"]
    assert points(game) == [0, 2]


def test_c7_2_with_two_wholesalers_of_a_color_a_ship_counts_once() -> None:
    both = [WHOLESALER, "wholesaler-yellow-8/3"]
    game = trading(seat(0, both), seat(), game="unterwegs", harbor=["yellow-2/1"])
    play(game, "take yellow-2/1")
    assert game.state().players[0].ships == ["yellow-2/1"]
    assert points(game) == [6, 0]
    assert coins(game) == [2, 0]


def test_c7_2_a_wholesaler_is_no_trader_and_a_trader_no_wholesaler() -> None:
    game = trading(seat(0, ["wholesaler-yellow-8/3"]), seat(), game="combined", harbor=["yellow-2/1"])
    play(game, "take yellow-2/1")
    assert coins(game) == [2, 0]
    game = trading(seat(0, ["trader-yellow-3/1"]), seat(), game="combined", harbor=["yellow-2/1"])
    play(game, "take yellow-2/1")
    assert game.state().players[0].ships == []


def test_c7_2_with_a_trader_the_kept_ship_yields_more() -> None:
    mine = ["wholesaler-yellow-8/3", "trader-yellow-3/1"]
    game = trading(seat(0, mine), seat(), game="combined", harbor=["yellow-2/1"])
    play(game, "take yellow-2/1")
    assert coins(game) == [3, 0]
    assert game.state().players[0].ships == ["yellow-2/1"]


def test_c7_2_the_ship_is_kept_for_a_player_who_is_not_active_too() -> None:
    game = trading(seat(), seat(0, [WHOLESALER]), game="unterwegs", decider=1, harbor=["yellow-2/1"])
    play(game, "take yellow-2/1")
    assert coins(game) == [1, 1]
    assert game.state().players[1].ships == ["yellow-2/1"]


def test_c7_2_the_kept_ship_cannot_be_among_its_own_coins() -> None:
    """One card face down, a ship of 2: one coin, and the ship under the wholesaler."""
    box = cards({SAILOR: 20, "yellow-2/1": 1, WHOLESALER: 1})
    game = trading(
        seat(9, [WHOLESALER]), seat(10), game="unterwegs", options={"cards": box}, harbor=["yellow-2/1"]
    )
    assert game.state().draw == 1
    play(game, "take yellow-2/1")
    assert coins(game) == [10, 10]
    assert game.state().players[0].ships == ["yellow-2/1"]


def test_c7_3_passengers_have_no_skill() -> None:
    party = ["passenger-4/2", "passenger-4/2", "passenger-4/2"]
    game = trading(seat(1, party), seat(), game="combined", harbor=[YELLOW, RED, BLACK, BLUE, SETTLER])
    state = game.state()
    assert (state.players[0].points, state.players[0].swords, state.takes_left) == (6, 0, 2)
    assert takes(game) == {YELLOW, RED, BLACK, BLUE}
    assert at(seat(0, party), seat(), game="combined", expeditions=["expedition-settlers"]).legal == ["draw"]


def test_c7_4_the_twenty_cards_with_two_nails_join_the_base_deck() -> None:
    added = counted(COMBINED) - counted(PORT_ROYAL)
    assert added == {"wholesaler": 5, "passenger": 5, "ship": 10}
    assert counted(COMBINED).total() == 140


@pytest.mark.parametrize("players", [2, 5])
def test_c7_4_two_to_five_players_and_the_five_player_expedition(players: int) -> None:
    game = Game.new("combined", players, seed=1)
    assert whole_deck(game)[FIVE_PLAYER] == (1 if players == 5 else 0)
    assert whole_deck(game).total() == (140 if players == 5 else 139)


def test_c7_4_the_base_games_rules_and_its_twelve_points_apply() -> None:
    game = at(
        seat(12, ["wholesaler-red-6/2"] + ["mademoiselle-9/3"] * 2),
        seat(11),
        game="combined",
        deck=[TAX_POINTS],
    )
    play(game, "draw")
    assert coins(game) == [6, 12]
    assert not game.state().end_called
    twelve = ["wholesaler-red-6/2", "mademoiselle-9/3", "mademoiselle-9/3", "passenger-4/2", "passenger-4/2"]
    assert at(seat(0, twelve), seat(), game="combined").state().end_called

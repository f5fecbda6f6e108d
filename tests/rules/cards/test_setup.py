"""Setup, rule by rule (C2)."""

from __future__ import annotations

import pytest
from tests.tables import (
    BLACK,
    BLUE,
    GOVERNOR,
    GREEN,
    JACK,
    PRIEST,
    RED,
    SAILOR,
    SETTLER,
    YELLOW,
    coins,
    play,
    told,
)

from portroyal.play.errors import PlayError
from portroyal.play.game import Game

NINE = [JACK, PRIEST, GOVERNOR, SETTLER, SAILOR, BLUE, YELLOW, GREEN, BLACK]


@pytest.mark.parametrize(
    ("game", "most", "cards"), [("port-royal", 5, 119), ("unterwegs", 4, 60), ("combined", 5, 139)]
)
def test_c2_1_two_to_five_play_unterwegs_alone_two_to_four(game: str, most: int, cards: int) -> None:
    for players in range(2, most + 1):
        table = Game.new(game, players, seed=1)
        assert coins(table) == [3] * players
        assert table.state().draw == cards - 3 * players
        assert table.state().discard == []
    for players in (1, most + 1):
        with pytest.raises(PlayError, match=f"players is {players}; it must be 2 to {most} for {game}"):
            Game.new(game, players, seed=1)


def test_c2_1_the_start_player_is_dealt_first_then_clockwise() -> None:
    game = Game.new("port-royal", 3, start=1, deck=[*NINE, RED], seed=1)
    assert told(game.events) == [
        "1 deal 3 draw>coins:1",
        "2 deal 3 draw>coins:2",
        "0 deal 3 draw>coins:0",
        "1 turn 1",
    ]
    assert told(play(game, "draw")) == [f"1 reveal {RED} 1 draw>harbor"]


def test_c2_1_a_start_player_is_one_of_the_players() -> None:
    assert Game.new("port-royal", 4, start=3, seed=1).state().start == 3
    with pytest.raises(PlayError, match="start is 4; it must be 0 to 3 with 4 players"):
        Game.new("port-royal", 4, start=4, seed=1)


def test_c2_2_the_start_player_is_active_first_then_clockwise() -> None:
    """Three players who reveal one ship each and take nothing."""
    game = Game.new("port-royal", 3, start=1, deck=[*NINE, *[RED] * 3, *[SAILOR] * 2], seed=1)
    assert (game.state().phase, game.state().active, game.decider, game.legal) == ("discover", 1, 1, ["draw"])
    turns = [(game.state().active, game.state().round)]
    for _ in range(3):
        play(game, "draw", "stop", "pass", "pass", "pass")
        turns.append((game.state().active, game.state().round))
    assert turns == [(1, 1), (2, 1), (0, 1), (1, 2)]
    assert game.state().start == 1


def test_c2_2_a_new_turn_has_drawn_nothing() -> None:
    game = Game.new("port-royal", 2, deck=[*NINE[:6], RED], seed=1)
    play(game, "draw", "stop", "pass", "pass")
    state = game.state()
    assert (state.active, state.drawn, state.takes_left, state.harbor) == (1, 0, 0, [])
    assert state.discard == [RED]
    assert game.legal == ["draw"]

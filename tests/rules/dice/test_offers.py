"""Offers of the Dice Game: what every choice costs, brings and risks is what comes when it is played."""

from __future__ import annotations

from typing import Any

import pytest

from offers_played import fault_of, positions
from portroyal.play.game import Game
from portroyal.rules.dice.chart_words import CHAPTERS

from .table import atlas

POSITIONS = 200
CHARTS: list[dict[str, Any]] = [{"chapter": chapter} for chapter in CHAPTERS] + [{"chart": atlas()}]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("options", CHARTS, ids=["1", "2", "3", "4", "atlas"])
def test_what_is_offered_is_what_comes(options: dict[str, Any], players: int) -> None:
    def new(seed: int) -> Game:
        return Game.new("dice", players, seed=seed, options=options)

    for position in positions(new, POSITIONS):
        assert fault_of(position) is None, position.state()


def test_e5_of_two_skulls_owed_an_answer_tells_those_it_strikes() -> None:
    def new(seed: int) -> Game:
        return Game.new("dice", 3, seed=seed, options={"chart": atlas()})

    def two_owed(game: Game) -> bool:
        return bool(game.state().todo.count("skull") == 2)

    for position in positions(new, 3, wanted=two_owed):
        assert fault_of(position) is None, position.state()


@pytest.mark.parametrize("players", [2, 5])
def test_near_the_end_wins_are_offered_as_such(players: int) -> None:
    """G3.7, G8.1: what decides the game, and the crosses that nobody places any more."""

    def new(seed: int) -> Game:
        return Game.new("dice", players, seed=seed, options={"chart": atlas()})

    def late(game: Game) -> bool:
        return max(player.points for player in game.state().players) >= 16

    seen = set()
    for position in positions(new, POSITIONS, wanted=late):
        assert fault_of(position) is None, position.state()
        seen |= {offer.ends for offer in position.offers()}
    assert "game" in seen

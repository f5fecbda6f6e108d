"""How the captain judges: shares of the win that add up, true ones at the end, the same in compiled code."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest
from tests.tables import ELEVEN_POINTS, at, seat

from portroyal.bots.cards.evaluation import N_INPUTS, Evaluation, evaluate, net_of, write_inputs
from portroyal.play.cards.adapter import CardTable
from portroyal.play.game import Game
from portroyal.rules.compiled import compiled, one_record


def fresh(game: str, players: int) -> Evaluation:
    evaluation = Evaluation()
    evaluation.net = list(net_of(game, players))
    return evaluation


def shares_at(game: Game) -> list[float]:
    assert isinstance(game.table, CardTable)
    evaluation = fresh(game.setup.game, game.setup.players)
    evaluate(game.table.g, game.table.deck.box, evaluation)
    return evaluation.shares[: game.setup.players]


@compiled
def compiled_evaluate(boxes: Any, states: Any, evaluations: Any) -> None:
    evaluate(states[0], boxes[0], evaluations[0])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_shares_add_up_to_one(players: int) -> None:
    assert math.isclose(sum(shares_at(Game.new("combined", players, seed=1))), 1.0)


def test_who_is_ahead_is_thought_to_win() -> None:
    assert shares_at(at(seat(6, ELEVEN_POINTS[:3]), seat(6)))[0] > 0.8
    assert shares_at(at(seat(12), seat(2)))[0] > 0.5


def test_when_the_game_is_over_the_shares_are_true() -> None:
    over = at(seat(3, [*ELEVEN_POINTS, "sailor-3/1"]), seat(3), phase="over", end_called=True)
    assert shares_at(over) == [1.0, 0.0]


def test_inputs_are_of_the_size_of_one() -> None:
    game = at(seat(11, ELEVEN_POINTS), seat(4), expeditions=["expedition-settlers"])
    assert isinstance(game.table, CardTable)
    inputs = [9.0] * N_INPUTS
    write_inputs(game.table.g, game.table.deck.box, 0, inputs)
    assert all(-3 <= x <= 3 for x in inputs)
    assert inputs[0] == 1.0


def test_plain_and_compiled_judgements_are_the_same() -> None:
    for game in (Game.new("port-royal", 4, seed=2), at(seat(9, ELEVEN_POINTS), seat(4), start=1)):
        assert isinstance(game.table, CardTable)
        evaluations = one_record(fresh("port-royal", game.setup.players))
        compiled_evaluate(one_record(game.table.deck.box), one_record(game.table.g), evaluations)
        assert np.array_equal(evaluations[0]["shares"][: game.setup.players], shares_at(game))

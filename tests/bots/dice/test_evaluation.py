"""How the captain of the Dice Game judges: shares that add up, the leader ahead, and compiled code agrees."""

from __future__ import annotations

import math
import random
from typing import Any

import pytest

from portroyal.bots.dice.evaluation import (
    CHAPTER,
    N_CHAPTERS,
    N_INPUTS,
    Evaluation,
    evaluate,
    net_of,
    write_inputs,
)
from portroyal.bots.dice.weights import weights
from portroyal.play.dice.adapter import DiceTable
from portroyal.play.family import Setup
from portroyal.rules.compiled import compiled, one_record
from portroyal.rules.dice.batch import sheet_record


def table_after(acts: int, players: int, chapter: int, seed: int = 1) -> DiceTable:
    table = DiceTable(Setup("dice", players, seed=seed, options={"chapter": chapter}))
    chance = random.Random(seed)
    for _ in range(acts):
        table.act(chance.choice(table.legal()), None)
    return table


def judged(table: DiceTable) -> Evaluation:
    evaluation = Evaluation()
    evaluation.net = list(net_of(table.n_players))
    evaluate(table.g, table.on.sheet, weights(), evaluation)
    return evaluation


@compiled
def compiled_evaluate(sheets: Any, states: Any, weights: Any, evaluations: Any) -> None:
    evaluate(states[0], sheets[0], weights[0], evaluations[0])


@pytest.mark.parametrize(("players", "chapter"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_shares_add_up_and_compiled_code_agrees(players: int, chapter: int) -> None:
    table = table_after(60, players, chapter)
    plain = judged(table)
    assert math.isclose(sum(plain.shares[:players]), 1.0)
    made = one_record(plain)
    made[0]["shares"] = 0.0
    compiled_evaluate(sheet_record(table.on), one_record(table.g), one_record(weights()), made)
    assert made[0]["shares"][:players] == pytest.approx(plain.shares[:players], rel=1e-9)


@pytest.mark.parametrize("players", [2, 4])
def test_who_is_ahead_is_thought_to_win(players: int) -> None:
    table = table_after(2, players, 1)
    before = judged(table).shares[1]
    table.g.players[1].points += 12
    assert judged(table).shares[1] > before + 0.2


def test_the_network_is_told_the_chapter_and_numbers_of_the_size_of_one() -> None:
    table = table_after(40, 3, 2)
    inputs = [9.0] * N_INPUTS
    write_inputs(table.g, table.on.sheet, 1, judged(table), inputs)
    assert inputs[CHAPTER : CHAPTER + N_CHAPTERS] == [0.0, 1.0, 0.0, 0.0]
    assert all(-1 <= x <= 4 for x in inputs)

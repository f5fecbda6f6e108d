"""The captain's eye in the Dice Game: shares that add up, the leader ahead, the same in compiled code."""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
import pytest

from portroyal.bots.dice.chart_costs import PLAN_SIZE
from portroyal.bots.dice.evaluation import CHAPTER_SEEN, N_CHAPTERS, N_NET, N_SIGHTS, Eye, judge, see
from portroyal.bots.dice.search_loops import FILE
from portroyal.bots.dice.weights import weights
from portroyal.bots.network import kept_net
from portroyal.play.dice.adapter import DiceTable
from portroyal.play.family import Setup
from portroyal.rules.compiled import compiled, one_record
from portroyal.rules.dice.batch import STATE, sheet_record
from portroyal.rules.layout import to_record


def table_after(acts: int, players: int, chapter: int, seed: int = 1) -> DiceTable:
    table = DiceTable(Setup("dice", players, seed=seed, options={"chapter": chapter}))
    chance = random.Random(seed)
    for _ in range(acts):
        table.act(chance.choice(table.legal()), None)
    return table


def judged(table: DiceTable) -> Eye:
    eye = Eye()
    eye.net = list(kept_net(FILE, table.n_players, N_NET))
    judge(table.g, table.on.sheet, list(weights()), [0] * PLAN_SIZE, eye)
    return eye


@compiled
def compiled_judge(sheets: Any, states: Any, weights: Any, plan: Any, eyes: Any) -> None:
    judge(states[0], sheets[0], weights, plan, eyes[0])


@pytest.mark.parametrize(("players", "chapter"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_shares_add_up_and_compiled_code_agrees(players: int, chapter: int) -> None:
    table = table_after(60, players, chapter)
    eye = judged(table)
    assert math.isclose(sum(eye.shares[:players]), 1.0)
    states, eyes = np.zeros(1, STATE), one_record(eye)
    to_record(table.g, states[0])
    eyes[0]["shares"] = 0.0
    compiled_judge(sheet_record(table.on), states, np.array(weights()), np.zeros(PLAN_SIZE, np.int64), eyes)
    assert eyes[0]["shares"][:players] == pytest.approx(eye.shares[:players], rel=1e-9)


@pytest.mark.parametrize("players", [2, 4])
def test_who_is_ahead_is_thought_to_win(players: int) -> None:
    table = table_after(2, players, 1)
    before = judged(table).shares[1]
    table.g.players[1].points += 12
    assert judged(table).shares[1] > before + 0.2


def test_the_network_sees_the_chapter_and_numbers_of_the_size_of_one() -> None:
    table = table_after(40, 3, 2)
    eye = judged(table)
    sights = [9.0] * N_SIGHTS
    see(table.g, table.on.sheet, 1, eye, sights)
    assert sights[CHAPTER_SEEN : CHAPTER_SEEN + N_CHAPTERS] == [0.0, 1.0, 0.0, 0.0]
    assert all(-1 <= x <= 4 for x in sights)

"""Lessons for the captain's eye: tables at the beginning of turns between mates, and who won from there."""

from __future__ import annotations

from typing import Any

import numpy as np

from portroyal.bots.columns import MATE
from portroyal.bots.dice.batch import DiceBatch
from portroyal.bots.dice.chart_costs import PLAN_SIZE
from portroyal.bots.dice.evaluation import N_SIGHTS, Eye, look_around, see
from portroyal.bots.dice.mate import mate
from portroyal.bots.dice.playout import knowledge
from portroyal.rules.chance import game_key, whim_below
from portroyal.rules.compiled import compiled, master_stream
from portroyal.rules.dice.batch import STATE
from portroyal.rules.dice.codes import DISCOVER, MAX_LEGAL, OVER
from portroyal.rules.dice.legal import act, legal, set_up
from portroyal.rules.layout import record_type

WHIMS = 20  # of a thousand choices that are random, so that other tables are seen too


@compiled
def watch_mates(
    sheets: Any, masters: Any, states: Any, n_players: int, weights: Any, odds: Any, eyes: Any, sights: Any,
    shares: Any,
) -> None:  # fmt: skip
    """Fills `sights` (table, seat, sight) and `shares` (table, seat) with game after game."""
    actions: Any = np.zeros(MAX_LEGAL, np.int64)
    plan: Any = np.zeros(PLAN_SIZE, np.int64)
    whim: Any = np.zeros(1, np.int64)
    seen = 0
    number = 0
    while seen < sights.shape[0]:
        states[1] = states[0]
        g = states[1]
        game_key(masters[0], number, g.stream, whim)
        set_up(g, sheets[0], n_players, number % n_players)
        number += 1
        first = seen
        while g.phase != OVER:
            if g.phase == DISCOVER and g.handled == 0 and g.roll == 0 and seen < sights.shape[0]:
                look_around(g, sheets[0], weights[MATE], plan, eyes[0])
                for p in range(n_players):
                    see(g, sheets[0], p, eyes[0], sights[seen, p])
                seen += 1
            n = legal(g, sheets[0], actions)
            if whim_below(whim, 1000) < WHIMS:
                action = actions[whim_below(whim, n)]
            else:
                action = mate(g, sheets[0], actions, n, weights[MATE], plan, odds)
            act(g, sheets[0], action)
        winners = 0
        for p in range(n_players):
            winners += (g.winners >> p) & 1
        for table in range(first, seen):
            for p in range(n_players):
                shares[table, p] = ((g.winners >> p) & 1) / max(1, winners)


def lessons(batch: DiceBatch, positions: int, seed: int) -> tuple[Any, Any]:
    """So many tables on one chart: what is seen of every seat, and every seat's share of the victory."""
    sights = np.zeros((positions, batch.players, N_SIGHTS), np.float32)
    shares = np.zeros((positions, batch.players), np.float32)
    weights, odds = knowledge()
    states, masters = np.zeros(2, STATE), master_stream(seed)
    eyes = np.zeros(1, record_type(Eye))
    watch_mates(batch.sheets, masters, states, batch.players, weights, odds, eyes, sights, shares)
    return sights, shares

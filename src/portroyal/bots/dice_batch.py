"""Batches of Dice Games between rule-of-thumb players in a compiled loop, one row of results per game."""

from __future__ import annotations

from typing import Any

import numpy as np

from portroyal.bots.dice_plan import PLAN_SIZE
from portroyal.bots.dice_thumb import thumb
from portroyal.rules.chance import MASK32, game_key, whim_below
from portroyal.rules.compiled import compiled
from portroyal.rules.dice.codes import CHOOSE, MAX_LEGAL, N_PERSONS, OVER
from portroyal.rules.dice.legal import act, legal, set_up
from portroyal.rules.rulebook import rule

# Columns of a row of results
ROUNDS, REASON, WINNERS, PERSONS, POINTS, TRAIL = range(6)
N_RESULTS = 6

FREE_CHOICE = -1  # instead of an island that the first player is forced onto
DECKHAND = -1  # instead of a row of weights: a seat that plays at random


@rule
def trail_after(trail: int, action: int) -> int:
    return (trail * 1_000_003 + action) & MASK32


@compiled
def thumb_games(
    sheets: Any, masters: Any, states: Any, n_players: int, forced: int, first: int,
    weights: Any, plays: Any, results: Any,
) -> None:  # fmt: skip
    """Plays games first, first + 1, ... of a batch, one for every row of `results`.

    Seats count from the first active player. Seat s plays by weights[plays[s]], or at random. `winners` has
    a bit per seat, `persons` a bit per person that somebody got, `trail` sums up all actions in their order.
    `states` holds a blank state and a scratch.
    """
    actions: Any = np.zeros(MAX_LEGAL, np.int64)
    plan: Any = np.zeros(PLAN_SIZE, np.int64)
    whim: Any = np.zeros(1, np.int64)
    for i in range(results.shape[0]):
        states[1] = states[0]
        g = states[1]
        game_key(masters[0], first + i, g.stream, whim)
        set_up(g, sheets[0], n_players, 0)
        if forced >= 0:
            act(g, sheets[0], CHOOSE + forced)
        trail = 0
        while g.phase != OVER:
            n = legal(g, sheets[0], actions)
            row = plays[g.decider]
            if row < 0:
                action = actions[whim_below(whim, n)]
            else:
                action = thumb(g, sheets[0], actions, n, weights[row], plan)
            trail = trail_after(trail, action)
            act(g, sheets[0], action)
        persons = 0
        points = 0
        for p in range(n_players):
            points = max(points, g.players[p].points)
            for person in range(N_PERSONS):
                if g.players[p].people[person] > 0:
                    persons |= 1 << person
        results[i, ROUNDS] = g.round
        results[i, REASON] = g.reason
        results[i, WINNERS] = g.winners
        results[i, PERSONS] = persons
        results[i, POINTS] = points
        results[i, TRAIL] = trail

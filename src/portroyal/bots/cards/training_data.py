"""What the captain's network learns from: positions at the beginning of mates' turns, and who won."""

from __future__ import annotations

from typing import Any

import numpy as np

from portroyal.bots.cards.batch import CardBatch, begin
from portroyal.bots.cards.evaluation import N_INPUTS, write_inputs
from portroyal.bots.cards.mate import mate
from portroyal.bots.columns import share_win
from portroyal.rules.cards.batch import STATE
from portroyal.rules.cards.codes import OVER
from portroyal.rules.cards.legal import act, legal
from portroyal.rules.chance import whim_below
from portroyal.rules.compiled import compiled

RANDOM_OUT_OF = 1_000


@compiled
def collect(
    boxes: Any, all_series: Any, states: Any, random: int, inputs: Any, shares: Any, games: Any
) -> int:
    """Plays games until the arrays are full; answers how many positions belong to games that ended.

    Mates play, but `random` of a thousand choices are random, so that odd positions are seen as well.
    """
    box = boxes[0]
    series = all_series[0]
    actions = series.actions
    g = states[1]
    end = 0
    number = 0
    while True:
        first = end
        states[1] = states[0]
        begin(g, box, series, number, number % series.n_players)
        turn = -1
        while g.phase != OVER:
            now = g.round * g.n_players + g.active
            if now != turn:
                turn = now
                if end == len(inputs):
                    return first
                for p in range(g.n_players):
                    write_inputs(g, box, p, inputs[end, p])
                games[end] = number
                end += 1
            n = legal(g, box, actions)
            if whim_below(series.whim, RANDOM_OUT_OF) < random:
                action = actions[whim_below(series.whim, n)]
            else:
                action = mate(g, box, actions, n, series.weights[0], series.notes)
            act(g, box, action)
        for i in range(first, end):
            share_win(g.winners, g.n_players, shares[i])
        number += 1


def examples(game: str, players: int, seed: int, positions: int, random: int, needs: int = 0) -> Any:
    """Inputs (positions, players, N_INPUTS), shares (positions, players) and the game each came from."""
    inputs = np.zeros((positions, players, N_INPUTS), np.float32)
    shares, games = np.zeros((positions, players), np.float32), np.zeros(positions, np.int64)
    batch = CardBatch(game, {"ending": "expedition"} if needs else {}, players)
    series = batch.new_series(seed, batch.weights)
    n = collect(batch.boxes, series, np.zeros(2, STATE), random, inputs, shares, games)
    return inputs[:n], shares[:n], games[:n]

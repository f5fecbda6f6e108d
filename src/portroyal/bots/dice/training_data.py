"""What the captain's network learns from: tables at the beginning of turns between mates, and who won."""

from __future__ import annotations

from typing import Any

import numpy as np

from portroyal.bots.columns import share_win
from portroyal.bots.dice.batch import DiceBatch, begin
from portroyal.bots.dice.evaluation import N_INPUTS, Evaluation, read_sheets, write_inputs
from portroyal.bots.dice.mate import mate
from portroyal.bots.dice.roll_odds import all_reach
from portroyal.rules.chance import whim_below
from portroyal.rules.compiled import compiled, one_record
from portroyal.rules.dice.batch import STATE
from portroyal.rules.dice.codes import DISCOVER, OVER
from portroyal.rules.dice.legal import act, legal

RANDOM = 20  # of a thousand choices, so that other tables are seen too


@compiled
def collect(
    sheets: Any, odds: Any, all_series: Any, states: Any, evaluations: Any, inputs: Any, shares: Any
) -> None:
    """Fills `inputs` (table, seat, input) and `shares` (table, seat) with game after game."""
    sheet = sheets[0]
    series = all_series[0]
    notes = series.notes
    w = series.weights[0]
    g = states[1]
    end = 0
    number = 0
    while end < len(inputs):
        states[1] = states[0]
        begin(g, sheet, series, number, number % series.n_players)
        number += 1
        first = end
        while g.phase != OVER:
            if g.phase == DISCOVER and g.handled == 0 and g.roll == 0 and end < len(inputs):
                read_sheets(g, sheet, w, evaluations[0])
                for p in range(g.n_players):
                    write_inputs(g, sheet, p, evaluations[0], inputs[end, p])
                end += 1
            n = legal(g, sheet, notes.actions)
            if whim_below(series.whim, 1000) < RANDOM:
                action = notes.actions[whim_below(series.whim, n)]
            else:
                action = mate(g, sheet, n, w, notes, odds)
            act(g, sheet, action)
        for table in range(first, end):
            share_win(g.winners, g.n_players, shares[table])


def examples(batch: DiceBatch, positions: int, seed: int) -> tuple[Any, Any]:
    """So many tables on one chart: the inputs of every seat, and every seat's share of the victory."""
    inputs = np.zeros((positions, batch.players, N_INPUTS), np.float32)
    shares = np.zeros((positions, batch.players), np.float32)
    series, evaluations = batch.new_series(seed, batch.weights), one_record(Evaluation())
    collect(batch.sheets, all_reach(), series, np.zeros(2, STATE), evaluations, inputs, shares)
    return inputs, shares

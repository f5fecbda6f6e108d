"""A glance at a dice table: mates play the turn to its end, then the captain's judgement says the rest."""

from __future__ import annotations

from typing import Any

from portroyal.bots.batch import NO_ACTION
from portroyal.bots.columns import share_win
from portroyal.bots.dice.evaluation import evaluate
from portroyal.bots.dice.mate import mate
from portroyal.rules.chance import game_key
from portroyal.rules.compiled import compiled
from portroyal.rules.dice.codes import OVER
from portroyal.rules.dice.legal import act, legal


@compiled
def glances(
    sheets: Any, odds: Any, all_series: Any, evaluations: Any, states: Any, codes: Any, shares: Any
) -> None:
    """`Batch.glances`."""
    sheet = sheets[0]
    series = all_series[0]
    evaluation = evaluations[0]
    active = states[0].active
    g = states[1]
    for a in range(len(codes)):
        for j in range(shares.shape[1]):
            states[1] = states[0]
            game_key(series.master, series.game + j, g.stream, series.whim)
            if codes[a] != NO_ACTION:
                act(g, sheet, codes[a])
            while g.phase != OVER and g.active == active:
                n = legal(g, sheet, series.notes.actions)
                act(g, sheet, mate(g, sheet, n, series.weights[0], series.notes, odds))
            if g.phase == OVER:
                share_win(g.winners, g.n_players, shares[a, j])
            else:
                evaluate(g, sheet, series.weights[0], evaluation)
                for p in range(g.n_players):
                    shares[a, j, p] = evaluation.shares[p]

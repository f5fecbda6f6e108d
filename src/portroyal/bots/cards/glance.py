"""A glance at a card table: mates play the turn to its end, then the captain's judgement says the rest."""

from __future__ import annotations

from typing import Any

import numpy as np

from portroyal.bots.batch import NO_ACTION
from portroyal.bots.cards.evaluation import evaluate
from portroyal.bots.cards.mate import mate
from portroyal.bots.cards.tree import turns_begun
from portroyal.rules.cards.codes import MAX_CARDS, OVER
from portroyal.rules.cards.hidden import reshuffle_hidden
from portroyal.rules.cards.legal import act, legal
from portroyal.rules.chance import game_key
from portroyal.rules.compiled import compiled


@compiled
def glances(boxes: Any, all_series: Any, evaluations: Any, states: Any, codes: Any, shares: Any) -> None:
    """`Batch.glances`; the hidden cards of states[0] are dealt afresh for every deal."""
    scratch: Any = np.zeros(MAX_CARDS, np.int64)
    box = boxes[0]
    series = all_series[0]
    evaluation = evaluations[0]
    g = states[2]
    last = turns_begun(states[0]) + 1
    for j in range(shares.shape[1]):
        states[1] = states[0]
        game_key(series.master, series.game + j, states[1].stream, series.whim)
        reshuffle_hidden(states[1], states[1].stream, scratch)
        for a in range(len(codes)):
            states[2] = states[1]
            if codes[a] != NO_ACTION:
                act(g, box, codes[a])
            while g.phase != OVER and turns_begun(g) < last:
                n = legal(g, box, series.actions)
                act(g, box, mate(g, box, series.actions, n, series.weights[0], series.notes))
            evaluate(g, box, evaluation)
            for p in range(g.n_players):
                shares[a, j, p] = evaluation.shares[p]

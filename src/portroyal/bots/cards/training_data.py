"""Lessons for the captain's eye: positions at the beginning of turns from games of mates, and who won."""

from __future__ import annotations

from typing import Any

import numpy as np

from portroyal.bots.cards.evaluation import N_SIGHTS, see
from portroyal.bots.cards.mate import mate
from portroyal.bots.cards.weights import weights_of
from portroyal.bots.cards.worth import Notes
from portroyal.play.cards.adapter import deck_for
from portroyal.rules.cards.batch import STATE, box_record, master_stream
from portroyal.rules.cards.codes import MAX_LEGAL, OVER
from portroyal.rules.cards.legal import act, legal, set_up
from portroyal.rules.chance import game_key, whim_below
from portroyal.rules.compiled import compiled, one_record

WHIMS_OUT_OF = 1_000


@compiled
def collect(
    boxes: Any, masters: Any, states: Any, n_players: int, needs_expedition: int, first: int, whims: int,
    weights: Any, notes: Any, sights: Any, shares: Any, games: Any,
) -> int:  # fmt: skip
    """Plays games until the arrays are full; answers how many positions belong to games that ended.

    Mates play, but `whims` of a thousand choices are random, so that odd positions are seen as well.
    """
    actions: Any = np.zeros(MAX_LEGAL, np.int64)
    whim: Any = np.zeros(1, np.int64)
    box = boxes[0]
    end = 0
    number = first
    while True:
        begin = end
        states[1] = states[0]
        g = states[1]
        game_key(masters[0], number, g.stream, whim)
        set_up(g, box, n_players, number % n_players, needs_expedition)
        turn = -1
        while g.phase != OVER:
            now = g.round * n_players + g.active
            if now != turn:
                turn = now
                if end == len(sights):
                    return begin
                for p in range(n_players):
                    see(g, box, p, sights[end, p])
                games[end] = number
                end += 1
            n = legal(g, box, actions)
            if whim_below(whim, WHIMS_OUT_OF) < whims:
                action = actions[whim_below(whim, n)]
            else:
                action = mate(g, box, actions, n, weights[0], notes[0])
            act(g, box, action)
        winners = 0
        for p in range(n_players):
            winners += (g.winners >> p) & 1
        for i in range(begin, end):
            for p in range(n_players):
                shares[i, p] = ((g.winners >> p) & 1) / max(1, winners)
        number += 1


def lessons(game: str, players: int, seed: int, positions: int, whims: int, needs: int = 0) -> Any:
    """Sights (positions, players, N_SIGHTS), shares (positions, players) and the game each came from."""
    sights = np.zeros((positions, players, N_SIGHTS), np.float32)
    shares, games = np.zeros((positions, players), np.float32), np.zeros(positions, np.int64)
    options = {"ending": "expedition"} if needs else {}
    boxes = box_record(deck_for(game, options))
    n = collect(
        boxes, master_stream(seed), np.zeros(2, STATE), players, needs, 0, whims,
        one_record(weights_of(game, players)), one_record(Notes()), sights, shares, games,
    )  # fmt: skip
    return sights[:n], shares[:n], games[:n]

"""Compiled games of Pig between deckhands."""

from typing import Any

import numpy as np

from pig.rules import State, act, choices, set_up
from portroyal.bots.batch import DeckhandBatch
from portroyal.bots.columns import BUSTS, MOVES, SEAT_WIDTH, SEATS, TRAIL, TURNS, note_end, trail_after
from portroyal.rules.chance import game_key, whim_below
from portroyal.rules.compiled import compiled


@compiled
def games(masters: Any, states: Any, n_players: int, numbers: Any, starts: Any, rows: Any) -> None:
    whim: Any = np.zeros(1, np.int64)
    for i in range(len(numbers)):
        states[1] = states[0]
        g, row = states[1], rows[i]
        game_key(masters[0], numbers[i], g.stream, whim)
        set_up(g, n_players, starts[i])
        while g.decider >= 0:
            seat, action = SEATS + g.decider * SEAT_WIDTH, whim_below(whim, choices(g))
            row[MOVES], row[TRAIL] = row[MOVES] + 1, trail_after(row[TRAIL], action)
            row[seat + TURNS] += g.pot == 0
            row[seat + BUSTS] += act(g, action)
        note_end(g, row)


class PigBatch(DeckhandBatch):
    state, games = State, games

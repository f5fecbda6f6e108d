"""Compiled games of Pig between deckhands."""

from typing import Any

import numpy as np

from pig.rules import State, act, choices, set_up
from portroyal.bots import columns
from portroyal.rules.chance import game_key, whim_below
from portroyal.rules.compiled import compiled, master_stream
from portroyal.rules.layout import record_type


@compiled
def games(masters: Any, states: Any, n_players: int, numbers: Any, starts: Any, rows: Any) -> None:
    whim: Any = np.zeros(1, np.int64)
    for i in range(len(numbers)):
        states[1] = states[0]
        g = states[1]
        game_key(masters[0], numbers[i], g.stream, whim)
        set_up(g, n_players, starts[i])
        while g.decider >= 0:
            seat = columns.SEATS + g.decider * columns.SEAT_WIDTH
            rows[i, seat + columns.TURNS] += g.pot == 0
            rows[i, seat + columns.BUSTS] += act(g, whim_below(whim, choices(g)))
            rows[i, columns.MOVES] += 1
        rows[i, columns.ROUNDS], rows[i, columns.REASON], rows[i, columns.WINNERS] = (
            g.round,
            g.reason,
            g.winners,
        )
        for p in range(n_players):
            rows[i, columns.SEATS + p * columns.SEAT_WIDTH + columns.POINTS] = g.players[p].points


class PigBatch:
    def __init__(self, players: int) -> None:
        self.players = players

    def play(self, bots: Any, seed: int, numbers: Any, starts: Any, playouts: int, results: Any) -> None:
        games(master_stream(seed), np.zeros(2, record_type(State)), self.players, numbers, starts, results)

"""Batches of Dice Games in compiled loops: random play at full speed, and copies of states for search."""

from __future__ import annotations

from typing import Any

import numpy as np

from portroyal.rules.chance import Stream, game_key, seed_stream
from portroyal.rules.compiled import compiled
from portroyal.rules.dice.codes import MAX_LEGAL, MAX_PLAYERS
from portroyal.rules.dice.legal import play_out, set_up
from portroyal.rules.dice.sheet import SheetOf
from portroyal.rules.dice.state import Sheet, State
from portroyal.rules.layout import record_type, to_record

STATE = record_type(State)
SHEET = record_type(Sheet)
TOTALS = 6 + MAX_PLAYERS


def sheet_record(sheet_of: SheetOf) -> Any:
    """The sheet as a one-element array: cheaper to pass than a record."""
    sheets = np.zeros(1, SHEET)
    to_record(sheet_of.sheet, sheets[0])
    return sheets


def master_stream(seed: int | str) -> Any:
    plain = Stream()
    seed_stream(plain, seed)
    masters = np.zeros(1, record_type(Stream))
    to_record(plain, masters[0])
    return masters


@compiled
def random_games(
    sheets: Any, masters: Any, states: Any, n_players: int, first: int, count: int, totals: Any
) -> None:
    """Plays games first .. first+count-1 of a batch in a scratch state and adds up the totals.

    `states` has two elements: a blank one and the scratch. Totals: moves, rounds, ended by points, by sudden
    death, by the cap, shared victory, then sole wins by seat. The start player rotates with the number.
    """
    actions: Any = np.zeros(MAX_LEGAL, np.int64)
    whim: Any = np.zeros(1, np.int64)
    for i in range(count):
        states[1] = states[0]
        g = states[1]
        game_key(masters[0], first + i, g.stream, whim)
        set_up(g, sheets[0], n_players, (first + i) % n_players)
        totals[0] += play_out(g, sheets[0], actions, whim)
        totals[1] += g.round
        totals[1 + g.reason] += 1
        sole = 0
        for p in range(n_players):
            if g.winners == 1 << p:
                totals[6 + p] += 1
                sole = 1
        if sole == 0:
            totals[5] += 1

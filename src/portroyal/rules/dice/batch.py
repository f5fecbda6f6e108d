"""Batches of Dice Games in compiled loops: random play at full speed, and copies of states for search."""

from __future__ import annotations

from typing import Any

import numpy as np

from portroyal.rules.chance import game_key, whim_below
from portroyal.rules.compiled import compiled, one_record
from portroyal.rules.compiled import master_stream as master_stream
from portroyal.rules.dice.codes import MAX_LEGAL, MAX_PLAYERS, OVER, REROLL, ROLL
from portroyal.rules.dice.invariants import fault_of
from portroyal.rules.dice.legal import act, legal, play_out, set_up
from portroyal.rules.dice.offers import risk_roll, weigh
from portroyal.rules.dice.sheet import SheetOf
from portroyal.rules.dice.state import Sheet, State
from portroyal.rules.layout import record_type

STATE = record_type(State)
SHEET = record_type(Sheet)
TOTALS = 6 + MAX_PLAYERS
WATCHED_EVERY = 8


def sheet_record(sheet_of: SheetOf) -> Any:
    """The sheet as compiled code takes it."""
    return one_record(sheet_of.sheet)


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


@compiled
def watched_games(
    sheets: Any,
    masters: Any,
    states: Any,
    n_players: int,
    first: int,
    count: int,
    most_moves: int,
    totals: Any,
) -> int:
    """Random games under watch: the sheets are counted again every few moves and at the end.

    Answers 0, or 1 + the number of the first game that shows a fault, hangs or leaves nobody a choice; the
    fault is then in totals[2]. Totals: moves, longest game, fault, ended by points, sudden death, the cap.
    """
    actions: Any = np.zeros(MAX_LEGAL, np.int64)
    whim: Any = np.zeros(1, np.int64)
    for i in range(count):
        states[1] = states[0]
        g = states[1]
        game_key(masters[0], first + i, g.stream, whim)
        set_up(g, sheets[0], n_players, (first + i) % n_players)
        moves = 0
        while g.phase != OVER:
            n = legal(g, sheets[0], actions)
            if n == 0 or moves == most_moves:
                totals[2] = -1
                return 1 + first + i
            act(g, sheets[0], actions[whim_below(whim, n)])
            moves += 1
            if moves % WATCHED_EVERY == 0 or g.phase == OVER:
                totals[2] = fault_of(g, sheets[0])
                if totals[2] != 0:
                    return 1 + first + i
        totals[0] += moves
        totals[1] = max(totals[1], moves)
        totals[2 + g.reason] += 1
    return 0


@compiled
def weighed(sheets: Any, states: Any, actions: Any, terms: Any, risks: Any) -> int:
    """The offers of states[0]: its legal actions, the terms of each and the risk of a roll; answers how many.

    states[1] is played on.
    """
    n = legal(states[0], sheets[0], actions)
    for i in range(n):
        if actions[i] == ROLL or actions[i] == REROLL:
            risk_roll(states[0], risks[0])
        else:
            states[1] = states[0]
            weigh(states[0], states[1], sheets[0], actions[i], terms[i])
    return n

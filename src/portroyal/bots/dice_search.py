"""The captain's search: every choice is played on to the end of the turn, and the worse ones drop out.

A choice opens a tree whose chance nodes are the coming rolls. Each playout runs down one branch of it: mates
decide for everybody, fresh dice fall, and where the next turn begins the table is judged (`dice_value`). The
dice of a playout are the same whatever was chosen, so that luck does not decide between choices.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

from portroyal.bots.dice_mate import mate
from portroyal.bots.dice_value import judge
from portroyal.rules.chance import rewind, whim_below
from portroyal.rules.dice.codes import DISCOVER, OVER, TRADE
from portroyal.rules.dice.legal import act, legal
from portroyal.rules.rulebook import rule

ROUND = 16  # playouts of every choice between two looks at them
SURE_WORSE = 2.5  # standard errors by which a choice may lie behind before it drops out
TRUSTED = 1.0  # standard errors by which a choice must be ahead of the mate's own to replace it,
LEAST_LEAD = 0.01  # and beyond them this share of the victory: the judgement errs by as much
WORDS_BELOW = 1 << 32
KEY = 7  # words of a search's own key; the eighth numbers its playouts

# Scratch of a search, per choice: the sum of its leads over the mate's choice, their squares, its playouts.
LEAD, SQUARES, TIMES = range(3)


@rule
def own_dice(g: Any, key: Any, playout: int) -> None:
    """The dice of one playout: the same whatever was chosen, so that choices can be compared."""
    for i in range(KEY):
        g.stream.key[i] = key[i]
    g.stream.key[KEY] = playout
    rewind(g.stream)


@rule
def is_searched(g: Any) -> bool:
    """Where to cross, and where to begin, is left to the mate: one turn ahead nobody can judge it better."""
    return bool(g.n_todo > 0 or g.phase == DISCOVER or g.phase == TRADE)


@rule
def play_ahead(
    g: Any, sheet: Any, seat: int, active: int, weights: Any, odds: Any, actions: Any, plan: Any, eye: Any
) -> float:  # fmt: skip
    """Mates play on to the end of the turn; then the table is judged, if the game is not over."""
    while g.phase != OVER:
        if g.active != active:
            judge(g, sheet, weights, plan, eye)
            return float(eye.shares[seat])
        n = legal(g, sheet, actions)
        act(g, sheet, mate(g, sheet, actions, n, weights, plan, odds))
    winners = 0
    for p in range(g.n_players):
        winners += (g.winners >> p) & 1
    return float(((g.winners >> seat) & 1) / max(1, winners))


@rule
def standard_error(scratch: Any, i: int) -> float:
    n = scratch[i, TIMES]
    mean = scratch[i, LEAD] / n
    return sqrt(max(0.0, scratch[i, SQUARES] / n - mean * mean) / n) + 1e-9


@rule
def drop_worse(scratch: Any, alive: Any, n_alive: int) -> int:
    """Drops the choices that lie surely behind the best; answers how many are left."""
    best = 0
    for k in range(n_alive):
        i = alive[k]
        if scratch[i, LEAD] / scratch[i, TIMES] > scratch[alive[best], LEAD] / scratch[alive[best], TIMES]:
            best = k
    top = alive[best]
    lead = scratch[top, LEAD] / scratch[top, TIMES]
    error = standard_error(scratch, top)
    kept = 0
    for k in range(n_alive):
        i = alive[k]
        behind = lead - scratch[i, LEAD] / scratch[i, TIMES]
        own = standard_error(scratch, i)
        if k == best or behind < SURE_WORSE * sqrt(error * error + own * own):
            alive[kept] = i
            kept += 1
    return kept


@rule
def search(
    states: Any, sheet: Any, own: int, playouts: int, whim: Any, weights: Any, odds: Any,
    choices: Any, n: int, actions: Any, plan: Any, eye: Any, key: Any, alive: Any, scratch: Any, values: Any,
) -> int:  # fmt: skip
    """The number of the best of the `n` choices at states[1]; states[2] is scratch.

    `own` is what the mate would do. `values` gets the decider's expected share of the victory by choice.
    """
    seat = states[1].decider
    for i in range(KEY):
        key[i] = whim_below(whim, WORDS_BELOW)
    first = 0
    for i in range(n):
        scratch[i, :] = 0.0
        alive[i] = i
        if choices[i] == own:
            first = i
    alive[first] = 0
    alive[0] = first
    n_alive = n
    total = 0.0
    series = 0
    spent = 0
    while n_alive > 1 and spent < playouts:
        for _ in range(ROUND):
            base = 0.0
            for k in range(-1, n_alive):
                # The mate's choice is the measure, so it is played first, also after it has dropped out.
                i = first if k < 0 else alive[k]
                if k >= 0 and i == first:
                    continue
                states[2] = states[1]
                g = states[2]
                own_dice(g, key, series)
                act(g, sheet, choices[i])
                value = play_ahead(g, sheet, seat, states[1].active, weights, odds, actions, plan, eye)
                spent += 1
                if k < 0:
                    base = value
                    total += value
                scratch[i, LEAD] += value - base
                scratch[i, SQUARES] += (value - base) * (value - base)
                scratch[i, TIMES] += 1
            series += 1
        n_alive = drop_worse(scratch, alive, n_alive)
    best = first
    most = 0.0
    for k in range(n_alive):
        i = alive[k]
        lead = scratch[i, LEAD] / max(1.0, scratch[i, TIMES])
        if i != first and lead > most and lead > LEAST_LEAD + TRUSTED * standard_error(scratch, i):
            most = lead
            best = i
    for i in range(n):
        # A choice that dropped out was measured on fewer dice, so its lead may reach beyond what is possible.
        share = total / max(1, series) + scratch[i, LEAD] / max(1.0, scratch[i, TIMES])
        values[i] = min(1.0, max(0.0, share))
    return best

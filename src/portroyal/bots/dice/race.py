"""The captain's search: every choice is played on to the end of the turn, and the worse ones drop out.

A choice opens a tree whose chance nodes are the coming rolls. Each playout runs down one branch of it: mates
decide for everybody, fresh dice fall, and where the next turn begins the table is judged (`evaluation`). The
dice of a playout are the same whatever was chosen, so that luck does not decide between choices.
"""

from __future__ import annotations

from math import sqrt
from typing import Annotated

from portroyal.bots.columns import share_win
from portroyal.bots.dice.evaluation import Evaluation, evaluate
from portroyal.bots.dice.mate import mate
from portroyal.bots.dice.weights import Weights
from portroyal.bots.dice.worth import Notes
from portroyal.rules.chance import rewind, whim_below
from portroyal.rules.dice.codes import DISCOVER, MAX_LEGAL, OVER, TRADE
from portroyal.rules.dice.legal import act, legal
from portroyal.rules.dice.state import Sheet, State
from portroyal.rules.layout import I8, Cell, layout
from portroyal.rules.rulebook import rule

N_STATES = 2  # the position, and a scratch
ROUNDS = 16  # playouts of every choice between two looks at them
SURE_WORSE = 2.5  # standard errors by which a choice may lie behind before it drops out
TRUSTED = 1.0  # standard errors by which a choice must be ahead of the mate's own to replace it,
LEAST_LEAD = 0.01  # and beyond them this share of the victory: the judgement errs by as much
WORDS_BELOW = 1 << 32
KEY = 7  # words of a search's own key; the eighth numbers its playouts


@layout
class Race:
    """The choices of one decision and how far their playouts have come; the search can go on from here."""

    weights: Weights
    notes: Notes
    evaluation: Evaluation
    anew: I8  # 1: the choices are not lined up yet
    first: I8  # the number of the mate's choice, which is the measure
    best: I8  # and of the choice made by now
    n_arms: I8
    n_alive: I8
    rounds: I8  # of dice, each played by every choice that is alive
    playouts: I8
    total: Annotated[float, Cell("f8")]  # shares of the victory by the mate's choice
    key: Annotated[list[int], Cell("i8", KEY)]
    codes: Annotated[list[int], Cell("i8", MAX_LEGAL)]
    alive: Annotated[list[int], Cell("i8", MAX_LEGAL)]
    leads: Annotated[list[float], Cell("f8", MAX_LEGAL)]  # over the mate's choice, summed up,
    squares: Annotated[list[float], Cell("f8", MAX_LEGAL)]  # their squares,
    times: Annotated[list[float], Cell("f8", MAX_LEGAL)]  # and the playouts, by choice


@rule
def own_dice(g: State, race: Race) -> None:
    """The dice of a round: the same whatever was chosen, so that choices can be compared."""
    for i in range(KEY):
        g.stream.key[i] = race.key[i]
    g.stream.key[KEY] = race.rounds
    rewind(g.stream)


@rule
def is_searched(g: State) -> bool:
    """Where to cross, and where to begin, is left to the mate: one turn ahead nobody can judge it better."""
    return bool(g.n_todo > 0 or g.phase == DISCOVER or g.phase == TRADE)


@rule
def line_up(g: State, sheet: Sheet, race: Race, odds: list[int], whim: list[int]) -> None:
    """Lines the choices of a new decision up; what the mate would do is their measure."""
    for i in range(KEY):
        race.key[i] = whim_below(whim, WORDS_BELOW)
    n = legal(g, sheet, race.notes.actions)
    favorite = mate(g, sheet, n, race.weights, race.notes, odds)
    race.first = 0
    for i in range(n):
        race.codes[i] = race.notes.actions[i]
        race.leads[i] = 0.0
        race.squares[i] = 0.0
        race.times[i] = 0.0
        race.alive[i] = i
        if race.codes[i] == favorite:
            race.first = i
    race.alive[race.first] = 0
    race.alive[0] = race.first
    race.n_arms = n
    race.n_alive = n
    race.total = 0.0
    race.rounds = 0
    race.playouts = 0


@rule
def play_ahead(g: State, sheet: Sheet, active: int, race: Race, odds: list[int]) -> None:
    """Mates play on to the end of the turn; then every seat's share is known, or judged."""
    while g.phase != OVER:
        if g.active != active:
            evaluate(g, sheet, race.weights, race.evaluation)
            return
        n = legal(g, sheet, race.notes.actions)
        act(g, sheet, mate(g, sheet, n, race.weights, race.notes, odds))
    share_win(g.winners, g.n_players, race.evaluation.shares)


@rule
def play_round(states: list[State], sheet: Sheet, race: Race, odds: list[int]) -> None:
    """One playout of every choice that is alive, all with the same dice."""
    base = 0.0
    for k in range(-1, race.n_alive):
        # The mate's choice is the measure, so it is played first, also after it has dropped out.
        i = race.first if k < 0 else race.alive[k]
        if k >= 0 and i == race.first:
            continue
        states[1] = states[0]
        own_dice(states[1], race)
        act(states[1], sheet, race.codes[i])
        play_ahead(states[1], sheet, states[0].active, race, odds)
        value = race.evaluation.shares[states[0].decider]
        race.playouts += 1
        if k < 0:
            base = value
            race.total += value
        race.leads[i] += value - base
        race.squares[i] += (value - base) * (value - base)
        race.times[i] += 1.0
    race.rounds += 1


@rule
def run(states: list[State], sheet: Sheet, race: Race, odds: list[int], playouts: int) -> None:
    """Plays on from states[0] until so many playouts are made in all."""
    while race.n_alive > 1 and race.playouts < playouts:
        for _ in range(ROUNDS):
            play_round(states, sheet, race, odds)
        drop_worse(race)
    race.best = clearly_best(race)


@rule
def lead(race: Race, i: int) -> float:
    """How far a choice lies before the mate's, on average."""
    return float(race.leads[i] / max(1.0, race.times[i]))


@rule
def standard_error(race: Race, i: int) -> float:
    n = race.times[i]
    mean = race.leads[i] / n
    return sqrt(max(0.0, race.squares[i] / n - mean * mean) / n) + 1e-9


@rule
def drop_worse(race: Race) -> None:
    """Drops the choices that lie surely behind the best."""
    best = 0
    for k in range(race.n_alive):
        if lead(race, race.alive[k]) > lead(race, race.alive[best]):
            best = k
    top = race.alive[best]
    most = lead(race, top)
    error = standard_error(race, top)
    kept = 0
    for k in range(race.n_alive):
        i = race.alive[k]
        behind = most - lead(race, i)
        own = standard_error(race, i)
        if k == best or behind < SURE_WORSE * sqrt(error * error + own * own):
            race.alive[kept] = i
            kept += 1
    race.n_alive = kept


@rule
def clearly_best(race: Race) -> int:
    """The choice that is clearly ahead of the mate's own, or that one."""
    best = race.first + 0
    most = 0.0
    for k in range(race.n_alive):
        i = race.alive[k]
        ahead = lead(race, i)
        if i != race.first and ahead > most and ahead > LEAST_LEAD + TRUSTED * standard_error(race, i):
            most = ahead
            best = i
    return best


@rule
def share(race: Race, i: int) -> float:
    """The decider's expected share of the victory with a choice.

    One that dropped out was measured on fewer dice, so its lead may reach beyond what is possible.
    """
    return min(1.0, max(0.0, race.total / max(1, race.rounds) + lead(race, i)))

"""The end: points kept after every single change, 20 of them, sudden death, and the last round (G3.7, G8)."""

from __future__ import annotations

from portroyal.rules.dice.chart_words import POINTS_TO_WIN
from portroyal.rules.dice.codes import (
    BY_CAP,
    BY_POINTS,
    BY_SUDDEN_DEATH,
    GAME_OVER,
    OVER,
    OWED_ISLAND,
    POINTS,
    SUDDEN_DEATH,
)
from portroyal.rules.dice.state import State
from portroyal.rules.rulebook import rule
from portroyal.rules.telling import NOWHERE, tell

LAST_ROUND = 200  # G8.2
NEVER = 99


@rule
def score(g: State, seat: int, n: int) -> None:
    """G8.1, E10: points come or go, and 20 of them win at once."""
    if n == 0:
        return
    player = g.players[seat]
    player.points += n
    tell(g, POINTS, seat, 0, n, NOWHERE, NOWHERE)
    if player.points >= POINTS_TO_WIN:
        end_game(g, BY_POINTS, 1 << seat)


@rule
def sudden_death_at(points: int) -> int:
    """G3.7: the pieces on the board that win at once."""
    if points >= 15:
        return 5
    if points >= 13:
        return 6
    if points >= 11:
        return 7
    return NEVER


@rule
def sudden_death(g: State, pieces: int) -> None:
    """G3.7: asked the moment a piece is placed."""
    if pieces >= sudden_death_at(g.players[g.active].points):
        tell(g, SUDDEN_DEATH, g.active, 0, pieces, NOWHERE, NOWHERE)
        end_game(g, BY_SUDDEN_DEATH, 1 << g.active)


@rule
def end_by_cap(g: State) -> None:
    """G8.2: most points win, ties are shared."""
    best = g.players[0].points
    for p in range(g.n_players):
        best = max(best, g.players[p].points)
    seats = 0
    for p in range(g.n_players):
        if g.players[p].points == best:
            seats |= 1 << p
    end_game(g, BY_CAP, seats)


@rule
def end_game(g: State, reason: int, winners: int) -> None:
    g.phase = OVER
    g.decider = -1
    g.takes_left = 0
    g.crosses_left = 0
    g.yellow = 0
    g.reason = reason
    g.winners = winners
    keep_owed_islands(g)
    tell(g, GAME_OVER, -1, 0, g.round, NOWHERE, NOWHERE)


@rule
def keep_owed_islands(g: State) -> None:
    """Nobody is asked any more; islands whose person came too late stay listed, so that the sheet adds up."""
    kept = 0
    for i in range(g.n_todo):
        if g.todo[i] >= OWED_ISLAND:
            g.todo[kept] = g.todo[i]
            kept += 1
    g.n_todo = kept

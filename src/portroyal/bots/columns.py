"""The rows of results that every compiled batch of games between bots fills, one row per game."""

from __future__ import annotations

from typing import Any

from portroyal.play.family import MOST_SEATS
from portroyal.rules.chance import MASK32
from portroyal.rules.rulebook import rule

BOTS_IN_BATCHES = ("deckhand", "bosun", "mate", "captain", "admiral")
DECKHAND, BOSUN, MATE, CAPTAIN, ADMIRAL = range(5)
SEARCHING = ("captain", "admiral")  # those who think outside the loops, on a budget

# Columns of a game; `winners` has a bit per seat, `trail` sums up all actions in their order.
ROUNDS, REASON, WINNERS, MOVES, TRAIL, SEATS = range(6)

# Columns of a seat, from SEATS + seat * SEAT_WIDTH; `persons` has a bit per role that ended in the display,
# or per person on the sheet of the dice game, which has no coins. A bot that is asked move by move may fail:
# `asked` counts its choices and `stood_in` those that the bosun made in its place.
POINTS, COINS, TURNS, BUSTS, PERSONS, ASKED, STOOD_IN = range(7)
SEAT_WIDTH = 7

WIDTH = SEATS + MOST_SEATS * SEAT_WIDTH


@rule
def trail_after(trail: int, action: int) -> int:
    return (trail * 1_000_003 + action) & MASK32


@rule
def note_end(g: Any, row: list[int]) -> None:
    """What every game has when it is over."""
    row[ROUNDS] = g.round
    row[REASON] = g.reason
    row[WINNERS] = g.winners
    for p in range(g.n_players):
        row[SEATS + p * SEAT_WIDTH + POINTS] = g.players[p].points


@rule
def share_win(winners: int, n_players: int, shares: list[float]) -> None:
    """Writes every seat's share of the win; one of nobody is nobody's."""
    n = 0
    for p in range(n_players):
        n += (winners >> p) & 1
    for p in range(n_players):
        shares[p] = ((winners >> p) & 1) / max(1, n)

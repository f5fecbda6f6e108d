"""The rows of results that every compiled batch of games between bots fills, one row per game."""

from __future__ import annotations

from portroyal.play.family import MOST_SEATS

BOTS_IN_BATCHES = ("deckhand", "bosun", "mate", "captain")
DECKHAND, BOSUN, MATE, CAPTAIN = range(4)

# Columns of a game; `winners` has a bit per seat, `trail` sums up all actions in their order.
ROUNDS, REASON, WINNERS, MOVES, TRAIL, SEATS = range(6)

# Columns of a seat, from SEATS + seat * SEAT_WIDTH; `persons` has a bit per role that ended in the display,
# or per person on the sheet of the dice game, which has no coins. A bot that is asked move by move may fail:
# `asked` counts its choices and `stood_in` those that the bosun made in its place.
POINTS, COINS, TURNS, BUSTS, PERSONS, ASKED, STOOD_IN = range(7)
SEAT_WIDTH = 7

WIDTH = SEATS + MOST_SEATS * SEAT_WIDTH

"""The rows of results that every compiled batch of games between bots fills, one row per game."""

from __future__ import annotations

from portroyal.rules.cards.codes import MAX_PLAYERS

BOTS_IN_BATCHES = ("deckhand", "bosun", "mate", "captain")
DECKHAND, BOSUN, MATE, CAPTAIN = range(4)

# Columns of a game; `winners` has a bit per seat, `trail` sums up all actions in their order.
ROUNDS, REASON, WINNERS, MOVES, TRAIL, SEATS = range(6)

# Columns of a seat, from SEATS + seat * SEAT_WIDTH; `persons` has a bit per role that ended in the display,
# or per person on the sheet of the dice game, which has no coins.
POINTS, COINS, TURNS, BUSTS, PERSONS = range(5)
SEAT_WIDTH = 5

WIDTH = SEATS + MAX_PLAYERS * SEAT_WIDTH

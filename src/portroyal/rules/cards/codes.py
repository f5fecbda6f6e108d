"""The words of the card games as small integers: phases, actions, card types, colors, persons, happenings."""

from __future__ import annotations

MAX_PLAYERS = 5
MAX_CARDS = 192  # base and unterwegs together are 180
MAX_LEGAL = 2 * MAX_CARDS + 5

# Phases
DISCOVER, REPELLING, TRADE, OVER = range(4)
PHASES = ("discover", "repel", "trade", "over")

# Actions: five words, then `take` and `fulfil` with a kind of card (D1-D3, D5)
DRAW_CARD, STOP, REPEL, KEEP, PASS = range(5)
TAKE = 5
FULFIL = TAKE + MAX_CARDS

# Types of card
SHIP, PERSON, EXPEDITION, TAX = range(4)
TYPES = ("ship", "person", "expedition", "tax_increase")

# Colors of ships
COLORS = ("yellow", "blue", "green", "red", "black")
N_COLORS = 5

# Persons
(
    SETTLER, CAPTAIN, PRIEST, JACK, SAILOR, PIRATE, MADEMOISELLE,
    JESTER, ADMIRAL, GOVERNOR, TRADER, WHOLESALER, PASSENGER,
) = range(13)  # fmt: skip
N_ROLES = 13
ROLES = (
    "settler", "captain", "priest", "jack", "sailor", "pirate", "mademoiselle",
    "jester", "admiral", "governor", "trader", "wholesaler", "passenger",
)  # fmt: skip

# Tax increases: who gains afterwards (C3.6)
MOST_SWORDS, LEAST_POINTS = range(2)
TAXES = ("most-swords", "least-points")

SKULL = -1  # in place of a ship's swords: it is never repelled (C3.3)

# Why a game ended
NOT_ENDED, BY_POINTS, BY_NO_CARDS, BY_CAP = range(4)
REASONS = (None, "points", "no-cards", "cap")

# Happenings, as told to a listener
(
    SET_UP, DEALT, TURN, REVEALED, REPELLED, KEPT, BUST, SWEPT, TAXED, RELIEF, TAX_DONE, STOPPED,
    ADMIRAL_PAY, JESTER_PAY, TRADED, INCOME, PAID, FEE, HIRED, PASSED, GIVEN, FULFILLED, REWARD,
    SHUFFLED, END_CALLED, GAME_OVER,
) = range(26)  # fmt: skip
HAPPENINGS = (
    "set-up", "deal", "turn", "reveal", "repel", "keep", "bust", "sweep", "tax", "relief", "tax-done", "stop",
    "admiral", "jester", "trade", "income", "pay", "fee", "hire", "pass", "give", "fulfil", "reward",
    "shuffle", "end-called", "over",
)  # fmt: skip

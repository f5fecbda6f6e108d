"""The words and limits of a sea chart: persons, colors, fields, orders, and the chapter that brings each."""

from __future__ import annotations

from typing import Final

START: Final = "start"

# The order of the color die (G1.1); there is no black wheel (G1.5).
SHIP_COLORS: Final = ("yellow", "orange", "green", "blue", "red", "black")
WHEEL_COLORS: Final = ("yellow", "orange", "green", "blue", "red")

CHAPTERS: Final = (1, 2, 3, 4)
EDITIONS: Final = (1, 2)  # of our own charts; games of an older one must replay on it
NEWEST: Final = EDITIONS[-1]

# Section 9: the chapter in which a person, a kind of field or an order first appears.
PERSONS: Final = {
    "sailor": 1,
    "pirate": 1,
    "trader": 1,
    "wholesaler": 1,
    "jester": 1,
    "vice-admiral": 1,
    "admiral": 1,
    "senorita": 1,
    "passenger": 1,
    "gunner": 2,
    "captain": 2,
    "diplomat": 3,
    "bold-jester": 3,
    "clerk": 4,
}
FIELD_KINDS: Final = {"plain": 1, "color": 1, "skull": 1, "treasure": 1, "wheel": 2, "number": 2, "order": 3}
ORDERS: Final = {
    "treasures-2": 3,
    "wheels-4": 3,
    "islands-5": 3,
    "skulls-7": 4,
    "swords-4": 4,
    "orders-3": 4,
}

# The one key that a kind of field carries beside `kind`, `next_to` and `at`.
KIND_KEYS: Final = {"color": "color", "treasure": "points", "number": "number", "order": "order"}

TRADING_PERSONS: Final = ("trader", "wholesaler")
YELLOW_TRADE_CHAPTERS: Final = (2, 4)
SWORDS: Final = {"sailor": 1, "pirate": 2}
DIPLOMAT_SKULLS: Final = 3  # G6.6
GIVEN_UP_WHEELS: Final = ("yellow", "orange", "blue")  # a wheel field is paid with one of these (G6.3)
GREEN_WHEEL_POINTS: Final = (1, 1, 2, 1, 1, 2)  # G4.7
ORDER_POINTS_FIRST: Final = 2  # G6.5
POINTS_TO_WIN: Final = 20  # G8.1
START_ISLANDS: Final = 4
START_ISLAND_FIELDS: Final = 4

# What the compiled engine's fixed arrays hold. No printed sheet comes near these.
MAX_ISLANDS: Final = 32
MAX_FIELDS: Final = 160  # island fields and sea fields together
MAX_TOUCHING: Final = 12  # what one sea field touches, both ways counted
MAX_VIA: Final = 8
MAX_SKULLS: Final = 32
MAX_BOXES: Final = 12
MAX_GREEN_BOXES: Final = len(GREEN_WHEEL_POINTS)
MAX_POINTS: Final = POINTS_TO_WIN
MAX_NUMBER: Final = 9
MAX_NAME: Final = 40
MAX_TITLE: Final = 60

SHEET_WIDTH: Final = 1000
SHEET_HEIGHT: Final = 700

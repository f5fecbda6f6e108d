"""The words of the Dice Game as small integers: phases, actions, pieces, persons, fields, happenings."""

from __future__ import annotations

from portroyal.rules.dice.chart_words import (
    FIELD_KINDS,
    MAX_FIELDS,
    MAX_ISLANDS,
    PERSONS,
    SHIP_COLORS,
    WHEEL_COLORS,
)

MAX_PLAYERS = 5
MAX_TAKES = 3  # G4.2
MAX_TODO = MAX_ISLANDS + 8  # a question per island, and the skulls of one take

# Phases
START, DISCOVER, TRADE, CROSS, OVER = range(5)
PHASES = ("start", "discover", "trade", "cross", "over")

# Colors in the order of the color die (G1.1); wheels have the first five of them.
YELLOW, ORANGE, GREEN, BLUE, RED, BLACK = range(6)
N_COLORS = len(SHIP_COLORS)
N_WHEELS = len(WHEEL_COLORS)
LETTERS = ("A", "B", "C", "D", "E")
N_LETTERS = len(LETTERS)

# Pieces (G1.5): a ship's number is its color, a wheel's is WHEEL_PIECE and its color.
WHEEL_PIECE = N_COLORS
CHEST = WHEEL_PIECE + N_WHEELS
N_PIECES = CHEST + 1
PIECES = (*(f"ship-{c}" for c in SHIP_COLORS), *(f"wheel-{c}" for c in WHEEL_COLORS), "chest")

# Actions: ten words, then those that name something (E1-E8)
ROLL, STOP, RESOLVE, REROLL, USE_RED, USE_YELLOW, SKULL_GREEN, SKULL_RED, BOLD, DONE = range(10)
WORDS = (
    "roll", "stop", "resolve", "reroll", "use red", "use yellow", "skull green", "skull red",
    "bold-jester", "done",
)  # fmt: skip
REPEL = DONE + 1  # and the orange wheels spent on it; 0: person swords are enough
MOST_ORANGE = 4  # no roll has more than 8 swords, and an orange wheel has 2
TAKE = REPEL + MOST_ORANGE + 1
WHEEL = TAKE + N_PIECES  # and the color that a captain chooses
CHOOSE = WHEEL + N_WHEELS  # and the start island
CROSS_FIELD = CHOOSE + MAX_ISLANDS
CROSS_WHEEL = CROSS_FIELD + MAX_FIELDS  # and 3 * field + the wheel given up: yellow, orange or blue
N_GIVEN_UP = 3
N_ACTIONS = CROSS_WHEEL + N_GIVEN_UP * MAX_FIELDS
MAX_LEGAL = N_GIVEN_UP * MAX_FIELDS + 1

# Questions still owed (`State.todo`); the last two carry a color or an island.
OWED_SKULL, OWED_BOLD, OWED_CAPTAIN = range(3)
OWED_SECOND = 3  # a captain's second wheel, and the color of the first
OWED_ISLAND = OWED_SECOND + N_WHEELS

# What is drawn on a field of a player's sheet
FAR, NEAR, CROSSED, PAINTED, STRUCK = range(5)  # near: a way leads there (G6.1, G6.2); struck: G6.4

# Kinds of field (G6.3), in the order of FIELD_KINDS
PLAIN, COLOR, SKULL, TREASURE, WHEEL_FIELD, NUMBER, ORDER = range(7)
KINDS = tuple(FIELD_KINDS)

# What an order asks for (G6.5)
TREASURES, WHEELS, ISLANDS, SKULLS, SWORDS, ORDERS_CROSSED = range(6)
ORDER_WORDS = ("treasures", "wheels", "islands", "skulls", "swords", "orders")

# Persons (G6.6), in the order of PERSONS
(
    SAILOR, PIRATE, TRADER, WHOLESALER, JESTER, VICE_ADMIRAL, ADMIRAL, SENORITA, PASSENGER,
    GUNNER, CAPTAIN, DIPLOMAT, BOLD_JESTER, CLERK,
) = range(14)  # fmt: skip
N_PERSONS = 14
PERSON_NAMES = tuple(PERSONS)

# Why a game ended
NOT_ENDED, BY_POINTS, BY_SUDDEN_DEATH, BY_CAP = range(4)
REASONS = (None, "points", "sudden-death", "cap")

# Happenings, as told to a listener: the word, what `what` means, what `n` means
(
    CHOSEN, TURN, ROLLED, PLACED, TAKEN_OFF, REPELLED, REROLLED, BUST, SUDDEN_DEATH, STOPPED, CHANCE,
    ADMIRALS, JESTERS, BOLD_PAID, BOLD_DECLINED, TOOK, CIRCLED, SPENT, GIVEN_UP, SKULL_STRUCK, SKULL_LOST,
    CROSSED_FIELD, PAINTED_FIELD, TREASURE_FOUND, TREASURE_STRUCK, ORDER_FILLED, ISLAND_COMPLETE, HIRED,
    POINTS, CHANCE_OVER, RETURNED, TURN_OVER, GAME_OVER,
) = range(33)  # fmt: skip
HAPPENINGS = (
    ("start", "island", "fields crossed there"),
    ("turn", "", "round"),
    ("roll", "roll", "swords on the dice"),
    ("place", "piece", "letter"),
    ("take-off", "piece", ""),
    ("repel", "roll", "orange wheels spent"),
    ("reroll", "roll", ""),
    ("bust", "piece", "pieces on the board"),
    ("sudden-death", "", "pieces on the board"),
    ("stop", "", "pieces on the board"),
    ("chance", "", "takes"),
    ("admiral", "", "crosses"),
    ("jester", "", "crosses"),
    ("bold-jester", "", "crosses"),
    ("no-bold-jester", "", ""),
    ("take", "piece", "crosses"),
    ("circle", "color", "1; 0 if no box is left"),
    ("use", "color", "crosses"),
    ("give-up", "color", ""),
    ("skull", "skull", "points"),
    ("no-skull", "", ""),
    ("cross", "field", "crosses it cost"),
    ("paint", "field", ""),
    ("treasure", "field", "points"),
    ("strike", "field", ""),
    ("order", "field", "points"),
    ("island", "island", "points"),
    ("hire", "person", ""),
    ("points", "", "points gained or lost"),
    ("done", "", "crosses lost"),
    ("return", "piece", ""),
    ("end-of-turn", "", ""),
    ("over", "", "round"),
)
SKULL_COLORS = ("red", "green")  # `what` of a struck skull

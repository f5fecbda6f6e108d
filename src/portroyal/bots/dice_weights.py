"""What the rule-of-thumb player of the Dice Game thinks things are worth, in hundredths of a cross."""

from __future__ import annotations

from typing import Final

from portroyal.rules.dice.codes import N_PERSONS, N_WHEELS

# Places in the array of weights, so that a tuner can change any of them.
(
    POINT,  # a point
    SKULL,  # a skull, besides the minus points of the boxes ahead
    COLOR_EXTRA,  # a color field whose ship one has not taken this turn
    NUMBER_EXTRA,  # each cross of a number field beyond the first
    WHEEL_EXTRA,  # a wheel field while one has a wheel to give up
    NO_WHEEL_EXTRA,  # a wheel field while one has none
    PASSAGE,  # the one field of an island that opens the routes beyond it
    PATIENCE,  # added to every cost before values are divided by it: how little nearness counts
    FINISH,  # percent: a goal that the crosses in hand reach
    RACE,  # percent: a treasure that somebody else lies next to
    UNLOCK,  # a ship whose color opens a field one lies next to
    TYPICAL,  # a piece not yet rolled
    SECOND,  # percent: of the piece left at an active player's second chance (two players)
    GIFT,  # percent: of what the next player takes
    WIN,  # the game
    BOLDNESS,  # percent: of the value of going on
    DENY,  # percent: of what the piece would be worth to the next player
) = range(17)
PERSON: Final = DENY + 1  # and the person: worth at the beginning, fading as the leader nears 20
WHEEL_WORTH: Final = PERSON + N_PERSONS  # and the color
N_WEIGHTS: Final = WHEEL_WORTH + N_WHEELS

WEIGHTS: Final = (
    230, 30, 110, 20, 120, 350, 60, 250, 160, 130, 60, 230, 60, 20, 6000, 100, 10,
    # sailor, pirate, trader, wholesaler, jester, vice admiral, admiral, senorita, passenger
    300, 650, 450, 800, 700, 250, 900, 1300, 0,
    # gunner, captain, diplomat, bold jester, clerk
    200, 600, 400, 350, 400,
    # yellow, orange, green (its points count instead), blue, red
    170, 150, 0, 190, 230,
)  # fmt: skip
assert len(WEIGHTS) == N_WEIGHTS

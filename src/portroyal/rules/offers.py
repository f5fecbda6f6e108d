"""What the offers of all families share: what an action can end, and the risk of the next card or roll."""

from __future__ import annotations

from portroyal.rules.layout import I2, layout

# What an action ends
NOTHING, CHANCE, TURN, GAME = range(4)


@layout
class Risk:
    """The next card or roll alone."""

    busts: I2
    repelled: I2  # of those that bust
    lost: I2  # the others
    of: I2  # all that may come
    wins: I2  # those that would win at once (G3.7)

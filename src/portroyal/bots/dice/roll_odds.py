"""The exact odds of phase 1 as bots look them up: whole numbers, worked out by `rules.dice.odds_table`."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from portroyal.rules.dice.odds_table import BOARDS, MOST_SWORDS, table
from portroyal.rules.rulebook import rule

SURE: Final = 10_000  # chances are whole numbers out of this many
FEWEST, MOST = 2, 7  # pieces worth playing for: more than 7 win nothing more
HAND = 2  # wheels of a color that are counted; a third one is seldom spent in the same turn
HANDS = HAND + 1
REACH_SIZE: Final = (MOST - FEWEST + 1) * (MOST_SWORDS + 1) * HANDS * HANDS * BOARDS


@rule
def reach_place(target: int, swords: int, blue: int, orange: int, board: int) -> int:
    """Where the chance of a target from a board and a hand stands."""
    hand = (min(swords, MOST_SWORDS) * HANDS + min(blue, HAND)) * HANDS + min(orange, HAND)
    return ((target - FEWEST) * (MOST_SWORDS + 1) * HANDS * HANDS + hand) * BOARDS + board


def _worked_out(place: int) -> int:
    rest, board = divmod(place, BOARDS)
    rest, orange = divmod(rest, HANDS)
    rest, blue = divmod(rest, HANDS)
    target, swords = divmod(rest, MOST_SWORDS + 1)
    return round(SURE * table(swords, FEWEST + target).reach(board, blue, orange))


class Reach(dict[int, int]):
    """The odds for plain play: each worked out when it is first asked for."""

    def __missing__(self, place: int) -> int:
        self[place] = _worked_out(place)
        return self[place]


@cache
def plain_reach() -> Reach:
    return Reach()


@cache
def all_reach() -> Any:
    """The whole table as an array, for compiled play: a second's work, done once."""
    import numpy as np

    made = np.zeros((MOST - FEWEST + 1, MOST_SWORDS + 1, HANDS, HANDS, BOARDS), np.int32)
    for target in range(FEWEST, MOST + 1):
        for swords in range(MOST_SWORDS + 1):
            chances = table(swords, target)
            for blue in range(HANDS):
                for orange in range(HANDS):
                    made[target - FEWEST, swords, blue, orange] = [
                        round(SURE * chance) for chance in chances.chances(blue, orange)
                    ]
    return made.reshape(REACH_SIZE)

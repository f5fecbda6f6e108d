"""The odds as the bots look them up: those of `rules.dice.odds`, plain and compiled."""

from __future__ import annotations

import pytest

from portroyal.bots.dice.roll_odds import (
    HAND,
    MOST,
    REACH_SIZE,
    SURE,
    all_reach,
    plain_reach,
    reach_place,
)
from portroyal.rules.dice.codes import BLACK, RED
from portroyal.rules.dice.odds import board_in, board_of, reach
from portroyal.rules.dice.state import State


@pytest.mark.parametrize(
    ("target", "swords", "blue", "orange", "board"),
    [(3, 0, 0, 0, 0), (5, 4, 1, 2, 0b100001), (7, 2, 2, 0, 0b11), (2, 8, 0, 1, 1)],
)
def test_plain_and_compiled_odds_are_the_exact_ones(
    target: int, swords: int, blue: int, orange: int, board: int
) -> None:
    place = reach_place(target, swords, blue, orange, board)
    assert (
        plain_reach()[place] == all_reach()[place] == round(SURE * reach(board, swords, blue, orange, target))
    )


def test_a_third_wheel_and_a_ninth_sword_count_no_more() -> None:
    assert reach_place(MOST, 9, HAND + 3, HAND + 1, 2047) == reach_place(MOST, 8, HAND, HAND, 2047)
    assert reach_place(MOST, 9, HAND, HAND, 2047) == REACH_SIZE - 1 == len(all_reach()) - 1


def test_a_board_has_the_number_that_its_pieces_give_it() -> None:
    g = State()
    g.ships[BLACK], g.wheels[RED] = 3, 5
    assert board_in(g) == board_of(["ship-black", "wheel-red"]) > 0

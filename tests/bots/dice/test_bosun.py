"""The bosun's rules of thumb, one by one, as its page tells them."""

from __future__ import annotations

import pytest

from portroyal.bots.dice.bots import bosun_choice
from portroyal.rules.dice.board import A, B, C, D, roll_code
from portroyal.rules.dice.chart import load_chart
from portroyal.rules.dice.codes import (
    BLACK,
    BLUE,
    DISCOVER,
    GREEN,
    ORANGE,
    RED,
    REPEL,
    REROLL,
    RESOLVE,
    ROLL,
    STOP,
    TAKE,
    TRADE,
    WHEEL_PIECE,
    YELLOW,
)
from portroyal.rules.dice.legal import set_up
from portroyal.rules.dice.sheet import sheet_of
from portroyal.rules.dice.state import State

ON = sheet_of(load_chart("1"))


def table(*ships: int, swords: int = 0, points: int = 0) -> State:
    """The first player of two is rolling, and these ships lie in column A."""
    g = State()
    set_up(g, ON.sheet, 2, 0)
    g.phase, g.handled = DISCOVER, 1
    for color in ships:
        g.ships[color] = A + 1
    g.players[0].swords, g.players[0].points = swords, points
    return g


def choice(g: State) -> int:
    return bosun_choice(g, ON.sheet)


@pytest.mark.parametrize(
    ("ships", "swords", "points", "wanted"),
    [
        ((YELLOW, RED), 0, 0, ROLL),  # two pieces are too few
        ((YELLOW, RED, BLACK), 0, 0, STOP),  # 14 of 36 rolls bust
        ((YELLOW, ORANGE, GREEN), 4, 0, ROLL),  # hardly anything busts
        ((YELLOW, ORANGE, GREEN, BLUE, RED), 8, 0, STOP),  # five are plenty
        ((YELLOW, ORANGE, GREEN, BLUE), 0, 15, ROLL),  # one more wins at once
    ],
)
def test_how_long_a_bosun_rolls(ships: tuple[int, ...], swords: int, points: int, wanted: int) -> None:
    assert choice(table(*ships, swords=swords, points=points)) == wanted


def test_a_bosun_places_what_is_new_and_saves_the_board_with_what_costs_least() -> None:
    g = table(RED, swords=3)
    g.players[0].circled[BLUE] = g.players[0].circled[ORANGE] = 1
    g.roll = roll_code(YELLOW, B)
    assert choice(g) == RESOLVE
    g.roll = roll_code(RED, A)
    assert choice(g) == REPEL
    g.roll = roll_code(RED, C)
    assert choice(g) == REROLL
    g.players[0].circled[BLUE] = 0
    assert choice(g) == REPEL + 1


def test_a_bosun_takes_the_most_crosses() -> None:
    g = table(YELLOW, RED)
    g.phase, g.chance, g.takes_left = TRADE, 1, 1
    g.ships[RED], g.ships[BLUE] = D + 1, C + 1  # three crosses each, one with a skull
    g.wheels[ORANGE] = 5
    assert choice(g) == TAKE + RED
    g.wheels[GREEN] = 5
    g.players[0].spent[GREEN] = 2  # the third one brings two points
    assert choice(g) == TAKE + WHEEL_PIECE + GREEN

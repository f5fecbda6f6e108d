"""The watch over a Dice Game: sound sheets pass, and what cannot be on a sheet is named."""

from __future__ import annotations

import pytest

from portroyal.rules.dice.chart_words import WHEEL_COLORS
from portroyal.rules.dice.codes import CROSSED
from portroyal.rules.dice.invariants import FAULTS, fault_of

from .table import Table

SKULLS = 8  # in the atlas's row; they cost 3 points together
LAST = 2  # whoever sits last is watched too


def fault(table: Table) -> str | None:
    return FAULTS[fault_of(table.g, table.sheet)]


def busy() -> Table:
    """Seat 0 has something of everything: 7 points, and three orders of which nobody knows who was first."""
    table = Table.at_turn()
    table.hire(0, "sailor", "pirate", "corsair")  # 3 points
    table.draw(0, "gold", "wheels-4", "islands-5", "swords-4", "green")  # 3 points, and the orders
    player = table.player()
    player.spent[WHEEL_COLORS.index("green")] = 3  # 1 + 1 + 2 points
    player.skulls = 4  # -1 and -2 points
    player.points = 7 + 3
    return table


def test_sheets_without_a_fault() -> None:
    assert fault(Table.at_turn()) is None
    assert fault(busy()) is None


def test_g4_7_every_wheel_box_may_be_full() -> None:
    table = Table.at_turn()
    table.circle(LAST, "red", "red", "blue", "blue")
    assert fault(table) is None


@pytest.mark.parametrize("color", WHEEL_COLORS)
def test_g4_7_more_wheels_than_boxes_or_fewer_than_none_are_a_fault(color: str) -> None:
    i = WHEEL_COLORS.index(color)
    many, few, unspent = Table.at_turn(), Table.at_turn(), Table.at_turn()
    many.player(LAST).circled[i] = many.sheet.boxes[i] + 1
    few.player(LAST).circled[i] = -1
    unspent.player(LAST).spent[i] = -1
    for table in (many, few, unspent):
        assert fault(table) == "wheel boxes do not add up"


def test_g6_9_all_skulls_may_be_struck_but_no_more() -> None:
    table = Table.at_turn()
    table.player(LAST).skulls, table.player(LAST).points = SKULLS, -3
    assert fault(table) is None
    table.player(LAST).skulls = SKULLS + 1
    assert fault(table) == "more skulls are struck than there are"


def test_g6_6_green_skulls_come_from_diplomats() -> None:
    table = Table.at_turn()
    table.hire(LAST, "diplomat")
    table.player(LAST).points, table.player(LAST).green_skulls = 1, 3
    assert fault(table) is None
    table.player(LAST).green_skulls = 4
    assert fault(table) == "more skulls are struck than there are"


@pytest.mark.parametrize("more", [-1, 1])
def test_g6_6_swords_are_those_of_sailors_and_pirates(more: int) -> None:
    table = busy()
    assert table.player().swords == 1 + 2 + 2
    table.player().swords += more
    assert fault(table) == "swords are miscounted"


@pytest.mark.parametrize("points", [10, 11, 12, 13])
def test_g6_5_each_order_gives_one_point_or_two(points: int) -> None:
    table = busy()
    table.player().points = points
    assert fault(table) is None


@pytest.mark.parametrize("points", [9, 14])
def test_g8_1_points_that_nothing_on_the_sheet_gives_are_a_fault(points: int) -> None:
    table = busy()
    table.player().points = points
    assert fault(table) == "points are miscounted"


def test_g6_4_only_one_player_crosses_a_treasure() -> None:
    table = busy()
    table.draw(LAST, "green")  # any other field is crossed by whoever gets there
    assert fault(table) is None
    table.player(LAST).marks[table.of.field_names.index("gold")] = CROSSED
    assert fault(table) == "a treasure is crossed twice"

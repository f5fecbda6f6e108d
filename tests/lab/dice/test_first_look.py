"""A first look at a game on a chart of somebody's own."""

from __future__ import annotations

from tests.lab.review.test_first_look import begun, looked
from tests.server.table.test_material import OWN

from portroyal.lab.review.result import Found


def test_charts_of_ones_own_are_reviewed() -> None:
    found = Found(looked(begun(OWN[1])))
    assert found.unjudged == 0
    assert all(0 <= chance <= 1 for point in found.curve for chance in point)

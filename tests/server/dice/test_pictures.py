"""The maps that the server draws: chapters by number, own charts by their data, nothing else."""

from __future__ import annotations

import pytest

from portroyal.rules.dice.chart import chart_to_data, load_chart
from portroyal.rules.dice.chart_words import NEWEST
from portroyal.server.dice.charts import chapter_map, own_map
from portroyal.server.game_messages import GivenChart
from portroyal.server.problems import RefusedError


def test_a_chapter_is_drawn_once() -> None:
    drawn = chapter_map(1, NEWEST, "desk")
    assert drawn.startswith("<svg")
    assert chapter_map(1, NEWEST, "desk") is drawn


def test_an_own_chart_is_drawn_like_a_chapter() -> None:
    assert own_map(GivenChart(chart_to_data(load_chart("1"))), "desk") == chapter_map(1, NEWEST, "desk")


def test_a_table_of_before_sees_the_map_of_its_own_edition() -> None:
    first, second = (chapter_map(3, edition, "desk") for edition in (1, 2))
    assert 'data-field="x3"' in first
    assert 'data-field="x4"' not in first
    assert 'data-field="x4"' in second


@pytest.mark.parametrize(("chapter", "size"), [(0, "desk"), (5, "phone"), (1, "wall")])
def test_there_are_no_other_maps(chapter: int, size: str) -> None:
    with pytest.raises(RefusedError, match="there is no map"):
        chapter_map(chapter, NEWEST, size)


def test_a_chart_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(RefusedError) as refused:
        own_map(GivenChart({"name": "void"}), "desk")
    assert refused.value.code == "bad-chart"
    with pytest.raises(RefusedError, match="there are phone, tablet, desk"):
        own_map(GivenChart({}), "wall")

"""The maps that the server draws: chapters by number, own charts by their data, nothing else."""

from __future__ import annotations

import time
from typing import Any

import httpx
import pytest
from tests.server.guests import Running

from portroyal.rules.dice.chart import chart_to_data, load_chart
from portroyal.rules.dice.chart_words import NEWEST
from portroyal.server.dice.charts import chapter_map, own_chart
from portroyal.server.game_messages import GivenChart
from portroyal.server.live.bot_pool import ASIDE
from portroyal.server.problems import RefusedError


def test_a_chapter_is_drawn_once() -> None:
    drawn = chapter_map(1, NEWEST, "desk")
    assert drawn.startswith("<svg")
    assert chapter_map(1, NEWEST, "desk") is drawn


def test_an_own_chart_is_drawn_like_a_chapter_and_by_another_process(server: Running) -> None:
    """To draw one takes seconds, in which nobody else at the server would get a word in edgeways."""
    chart: dict[str, Any] = chart_to_data(load_chart("1"))
    path, before = f"{server.address}/api/charts/map/desk", time.process_time()
    assert httpx.post(path, json={"chart": chart}).text == chapter_map(1, NEWEST, "desk")
    chart["islands"] = {
        name: island | {"at": [37 * n % 600 + 20, 53 * n % 380 + 20]}
        for n, (name, island) in enumerate(chart["islands"].items())
    }
    drawn = httpx.post(path, json={"chart": chart}, timeout=ASIDE)
    assert drawn.text.startswith("<svg")
    assert time.process_time() - before < 1
    (painter,) = server.house.bots.patient.workers
    painter.close()
    assert httpx.post(path, json={"chart": chart}).text == drawn.text  # and the second time it is there
    assert painter.executor is None  # nobody was asked to draw it


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
        own_chart(GivenChart({"name": "void"}), "desk")
    assert refused.value.code == "bad-chart"
    with pytest.raises(RefusedError, match="there are phone, tablet, desk"):
        own_chart(GivenChart({}), "wall")

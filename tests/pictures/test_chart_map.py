"""The map alone, as programs get it that mark it themselves: two layers, a box for everything, no colors."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from itertools import pairwise

import pytest

from portroyal.pictures.charts import layout as chart_layout
from portroyal.pictures.charts.kept_maps import NO_WORDS
from portroyal.pictures.charts.layout import DESK, PHONE, TABLET, Box, Measures, lay_out
from portroyal.pictures.charts.map import map_svg, names_on
from portroyal.pictures.charts.places import routes
from portroyal.pictures.charts.ways import meets
from portroyal.pictures.style import DAY, Brush
from portroyal.rules.dice.chart import Chart, load_chart
from portroyal.rules.dice.chart_words import START

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module", params=["1", "4"])
def chart(request: pytest.FixtureRequest) -> Chart:
    return load_chart(request.param)


def test_sea_and_land_are_layers_with_room_between_them(chart: Chart) -> None:
    drawn = ET.fromstring(map_svg(chart, DESK))
    assert [part.get("data-layer") for part in drawn if part.tag == f"{SVG}g"] == ["sea", "land"]


@pytest.mark.parametrize("size", [DESK, TABLET, PHONE], ids=["desk", "tablet", "phone"])
@pytest.mark.parametrize("chapter", ["1", "2", "3", "4"])
def test_our_charts_keep_their_places(chapter: str, size: Measures, monkeypatch: pytest.MonkeyPatch) -> None:
    """Row after row is for charts that cannot be pulled apart; ours can, on every screen."""
    monkeypatch.setattr(chart_layout, "_in_rows", None)
    lay_out.cache_clear()
    chart = load_chart(chapter)
    assert lay_out(chart, size, names_on(Brush(DAY, {}, ""), chart)).boxes


@pytest.mark.parametrize("size", [DESK, TABLET, PHONE], ids=["desk", "tablet", "phone"])
@pytest.mark.parametrize("chapter", ["1", "2", "3", "4"])
def test_no_route_runs_behind_an_island_or_a_field(chapter: str, size: Measures) -> None:
    """As far as the drawing tells: straight lines, and the bends that `data-bends` lists."""
    drawn = ET.fromstring(map_svg(load_chart(chapter), size, NO_WORDS))
    boxes = {
        str(part.get("data-field") or part.get("data-island")): tuple(
            map(float, str(part.get("data-box")).split())
        )
        for part in drawn.iter()
        if part.get("data-box")
    }
    bent = {}
    for line in filter(None, str(drawn.get("data-bends", "")).split(";")):
        one, other, *at = line.split()
        bent[one, other] = list(zip(map(float, at[::2]), map(float, at[1::2]), strict=True))
    chart = load_chart(chapter)
    on_land = set(chart.island_of)
    hidden = []
    for one, other in routes(chart):
        points = [boxes[one][:2], *bent.get((one, other), ()), boxes[other][:2]]
        for name, (x, y, width, height) in boxes.items():
            if name not in (one, other) and name not in on_land:
                box = Box(x, y, width - 2, height - 2)
                hidden += [(one, other, name) for a, b in pairwise(points) if meets(a, b, box, 0.0)]
    assert hidden == []


def test_everything_tells_where_it_lies(chart: Chart) -> None:
    drawn = ET.fromstring(map_svg(chart, DESK))
    marked = {
        part.get("data-field") or part.get("data-island"): part.get("data-box") for part in drawn.iter()
    }
    marked.pop(None)
    names = {START, *(island.name for island in chart.islands), *chart.all_fields}
    assert set(marked) == names
    boxes = lay_out(chart, DESK, names_on(Brush(DAY, {}, ""), chart)).boxes
    for name, box in boxes.items():
        x, y, *_ = map(float, str(marked[name]).split())
        assert (x, y) == pytest.approx((box.x, box.y), abs=0.01)
    medals = [part.get("data-medal") for part in drawn.iter() if part.get("data-island")]
    assert len(medals) == len(chart.islands)
    assert all(medals)


def test_colors_but_those_of_ships_and_seals_are_left_to_css(chart: Chart) -> None:
    drawn = map_svg(chart, DESK)
    used = set(re.findall(r"var\(--chart-([a-z-]+)\)", drawn))
    assert {"sea", "land", "field", "ink", "route"} <= used
    assert not {DAY.sea, DAY.land, DAY.field} & set(re.findall(r"#[0-9a-f]{6}", drawn))


def test_nothing_is_marked_and_nothing_explains_itself(chart: Chart) -> None:
    drawn = map_svg(chart, DESK, {START: " "})
    assert "class=" not in drawn
    assert "<title>" not in drawn
    assert "start<" not in drawn.lower()

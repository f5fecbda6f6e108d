"""The map of a drawn sea chart: sea, routes, islands and fields, within a sheet or as its own picture."""

from __future__ import annotations

import re
import zlib
from collections.abc import Mapping
from dataclasses import fields
from functools import lru_cache
from itertools import pairwise
from typing import Final

from portroyal.pictures.charts.glyphs import GLYPHS
from portroyal.pictures.charts.land import Pen, draw_island, draw_sea_field, draw_start
from portroyal.pictures.charts.layout import MapLayout, Measures, lay_out
from portroyal.pictures.charts.places import routes
from portroyal.pictures.charts.sea import (
    Ornaments,
    Route,
    decorations,
    draw_routes,
    find_ornaments,
    frame,
    gradient,
    water,
)
from portroyal.pictures.charts.ways import course
from portroyal.pictures.style import DAY, Brush, Palette, number, tag
from portroyal.rules.dice.chart import Chart
from portroyal.rules.dice.chart_words import START

# Colors are left to whoever shows the map: `--chart-sea` and so on are custom properties of CSS.
STYLED: Final = Palette(
    **{
        ink.name: f"var(--chart-{ink.name.replace('_', '-')})"
        for ink in fields(Palette)
        if ink.name != "shallows_strength"
    },
    shallows_strength=DAY.shallows_strength,
)
UNMARKED: Final = Pen(frozenset(), frozenset(), frozenset(), frozenset())


def map_svg(chart: Chart, m: Measures, labels: Mapping[str, str] | None = None) -> str:
    """The map alone and unmarked, for a program that draws marks itself and colors by CSS.

    Two layers, `sea` and `land`, leave room for wakes between them; `data-box` tells the middle and the size
    of every field, island and of the start, `data-medal` the middle and radius of an island's medal, and
    `data-bends` the routes that are not straight: their ends, and where they bend between them.
    """
    prefix = f"map{zlib.crc32(repr((chart, m)).encode('utf-8', 'backslashreplace')):08x}"
    brush = Brush(STYLED, dict(labels or {}), prefix)
    layout, ornaments = scene(chart, m, names_on(brush, chart))
    sea, land = draw_layers(brush, chart, UNMARKED, layout, ornaments, m)
    drawn = tag(
        "svg",
        definitions(brush, layout) + tag("g", sea, data_layer="sea") + tag("g", land, data_layer="land"),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(layout.width)} {number(layout.height)}",
        data_prefix=prefix,
        data_bends=";".join(
            " ".join([*line, *(number(part) for point in between for part in point)])
            for line, between in layout.bends.items()
        ),
    )
    return re.sub("<title>[^<]*</title>", "", drawn)  # the program has its own explanations


@lru_cache(maxsize=64)
def scene(chart: Chart, m: Measures, names: tuple[str, ...]) -> tuple[MapLayout, Ornaments]:
    """What is the same in every picture of a chart at one size; finding it takes longer than drawing."""
    layout = lay_out(chart, m, names)
    boxes = layout.boxes
    lines = [
        part
        for one, other in routes(chart)
        for part in pairwise(course(boxes[one], layout.bends.get((one, other), ()), boxes[other]))
    ]
    return layout, find_ornaments(layout, lines, chart.name)


def names_on(brush: Brush, chart: Chart) -> tuple[str, ...]:
    return tuple(brush.title(island.name) for island in chart.islands)


def draw_layers(
    brush: Brush, chart: Chart, pen: Pen, layout: MapLayout, ornaments: Ornaments, m: Measures
) -> tuple[str, str]:
    """The sea with its routes, and what lies on it."""
    boxes = layout.boxes
    sea = [
        frame(brush, layout),
        water(brush, layout),
        decorations(brush, layout, ornaments),
        draw_routes(brush, _routes(chart, pen, layout)),
    ]
    land = [draw_start(brush, boxes[START], m)]
    for island in chart.islands:
        plan = layout.plans[island.name]
        land.append(draw_island(brush, island, plan, boxes[island.name], pen, m))
    land.extend(draw_sea_field(brush, field, boxes[field.name], pen, m) for field in chart.fields)
    return "".join(sea), "".join(land)


def _routes(chart: Chart, pen: Pen, layout: MapLayout) -> list[Route]:
    sailed = (
        {START}
        | set(pen.crossed)
        | {chart.island_of[name] for name in pen.crossed if name in chart.island_of}
    )
    via = {(name, island.name) for island in chart.islands for name in island.via}
    islands = {island.name for island in chart.islands}
    starts = {START} | {island.name for island in chart.islands if island.start}
    found = []
    for one, other in routes(chart):
        between = layout.bends.get((one, other), ())
        if one in islands:
            one, other, between = other, one, between[::-1]
        opens, leaves = (one, other) in via, other in chart.touching.get(one, ())
        one_way = other in islands and not starts & {one, other} and opens != leaves
        begin, end = (one, other) if opens else (other, one)
        points = course(layout.boxes[begin], between if opens else between[::-1], layout.boxes[end])
        ends = layout.boxes[begin], layout.boxes[end]
        found.append(Route(*ends, points, one in sailed and other in sailed, one_way))
    return found


def definitions(brush: Brush, layout: MapLayout) -> str:
    p = brush.palette
    glyphs = "".join(tag("g", drawing, id=brush.id(name)) for name, drawing in GLYPHS.items())
    edge = layout.frame
    inside = {"width": layout.width - 2 * edge, "height": layout.height - 2 * edge}
    paint = tag("rect", width=6, height=6, fill=p.painted, fill_opacity=0.45) + tag(
        "path", d="M-1 7L7-1M-1 1L1-1M5 7L7 5", stroke=p.painted, stroke_width=1.8
    )
    return tag(
        "defs",
        gradient(brush, "sea", p.sea, p.sea_low)
        + gradient(brush, "land", p.land, p.land_low)
        + gradient(brush, "paper", p.paper, p.paper_low)
        + gradient(brush, "panel", p.paper, p.paper_low)
        + tag("clipPath", tag("rect", x=edge, y=edge, **inside), id=brush.id("water"))
        + tag("pattern", paint, id=brush.id("paint"), width=6, height=6, patternUnits="userSpaceOnUse")
        + glyphs,
    )

"""One picture of one player's sea chart: map, islands, routes and panel as a stand-alone SVG document."""

from __future__ import annotations

import math
import random
import zlib
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from portroyal.play.chart_glyphs import GLYPHS
from portroyal.play.chart_layout import Box, IslandPlan, MapLayout, Measures, lay_out, measures_for
from portroyal.play.chart_panel import Marks, cartouche, medal, person_list, skull_row, strike, wheel_boxes
from portroyal.play.chart_places import routes
from portroyal.play.chart_sea import FRAME, OpenSea, Route, decorations, draw_routes, frame, gradient, water
from portroyal.play.chart_style import DAY, NIGHT, Brush, number, tag, tooltip, words
from portroyal.rules.dice.chart import Chart, Field, Island
from portroyal.rules.dice.chart_words import START

MARGIN = 8.0
ORDER_SIGNS = {
    "treasures": "treasure",
    "wheels": "wheel",
    "islands": "island",
    "skulls": "skull",
    "swords": "sword",
    "orders": "scroll",
}


@dataclass(frozen=True, slots=True)
class Sheet:
    """The marks on the map: fields crossed, painted and struck, and the fields that may be crossed now."""

    crossed: AbstractSet[str]
    painted: AbstractSet[str]
    struck: AbstractSet[str]
    open_fields: AbstractSet[str]


def chart_svg(
    chart: Chart,
    *,
    crossed: AbstractSet[str] = frozenset(),
    painted: AbstractSet[str] = frozenset(),
    struck: AbstractSet[str] = frozenset(),
    open_fields: AbstractSet[str] = frozenset(),
    skulls: int = 0,
    green_skulls: int = 0,
    wheels: Mapping[str, Sequence[int]] | None = None,
    persons: Sequence[str] = (),
    title: str | None = None,
    labels: Mapping[str, str] | None = None,
    width: int = 1280,
    dark: bool = False,
) -> str:
    """The sheet as SVG, `width` pixels wide; up to 480 the panel stands below an upright map.

    `labels` gives the words of a language: persons, `skulls`, `wheels`, `persons`, `start`, kinds of fields,
    colors, and any name of the chart; what it leaves out is written as the chart and the spec spell it.
    """
    marks = Marks(skulls, green_skulls, wheels, persons)
    sheet = Sheet(crossed, painted, struck, open_fields)
    inputs = repr((chart, sorted(crossed), sorted(painted), sorted(struck), sorted(open_fields), marks, title, width))
    brush = Brush(NIGHT if dark else DAY, dict(labels or {}), f"pr{zlib.crc32((inputs + str(dark)).encode()):08x}")
    m = measures_for(width)
    names = {island.name: brush.title(island.name) for island in chart.islands}
    layout = lay_out(chart, m, names, FRAME)
    shown_title = title if title is not None else brush.labels.get(chart.name, chart.name)
    compose = _beside if m.beside else _below
    body, height = compose(brush, chart, sheet, marks, shown_title, layout, m)
    p = brush.palette
    ground = tag("rect", width=m.sheet, height=height, fill=brush.url("paper"))
    return tag(
        "svg",
        tooltip(shown_title) + _definitions(brush, layout) + ground + body,
        xmlns="http://www.w3.org/2000/svg",
        width=width,
        height=math.ceil(height * width / m.sheet),
        viewBox=f"0 0 {number(m.sheet)} {number(height)}",
        role="img",
        fill=p.ink,
    )

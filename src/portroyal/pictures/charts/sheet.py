"""One picture of one player's sea chart: map, islands, routes and panel as a stand-alone SVG document."""

from __future__ import annotations

import math
import zlib
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from typing import Final

from portroyal.pictures.charts.land import Pen
from portroyal.pictures.charts.layout import MapLayout, Measures, measures_for
from portroyal.pictures.charts.map import definitions, draw_layers, names_on, scene
from portroyal.pictures.charts.panel import Marks, cartouche, person_list, skull_row, wheel_boxes
from portroyal.pictures.charts.sea import Ornaments
from portroyal.pictures.style import DAY, NIGHT, Brush, number, tag, tooltip
from portroyal.rules.dice.chart import Chart

MARGIN: Final = 8.0
PANEL_PADDING: Final = 14.0
SECTION_GAP: Final = 14.0
SECTIONS: Final = (skull_row, wheel_boxes, person_list)


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
    pen = Pen(crossed, painted, struck, open_fields)
    marked = [sorted(names) for names in (crossed, painted, struck, open_fields)]
    inputs = repr((chart, marked, marks, title, sorted((labels or {}).items()), width, dark))
    prefix = f"pr{zlib.crc32(inputs.encode('utf-8', 'backslashreplace')):08x}"
    brush = Brush(NIGHT if dark else DAY, dict(labels or {}), prefix)
    m = measures_for(width)
    shown_title = title if title is not None else brush.labels.get(chart.name, chart.name)
    body, height, layout = (_beside if m.beside else _below)(brush, chart, pen, marks, shown_title, m)
    p = brush.palette
    ground = tag("rect", width=m.sheet, height=height, fill=brush.url("paper"))
    return tag(
        "svg",
        tooltip(shown_title) + definitions(brush, layout) + ground + body,
        xmlns="http://www.w3.org/2000/svg",
        width=width,
        height=math.ceil(height * width / m.sheet),
        viewBox=f"0 0 {number(m.sheet)} {number(height)}",
        role="img",
        fill=p.ink,
    )


def _beside(
    brush: Brush, chart: Chart, pen: Pen, marks: Marks, title: str, m: Measures
) -> tuple[str, float, MapLayout]:
    """The panel to the left of the map, both of the same height."""
    panel_width = m.sheet - m.map_width - 3 * MARGIN
    x, width = MARGIN + PANEL_PADDING, panel_width - 2 * PANEL_PADDING
    heading, used = cartouche(brush, chart, title, x, MARGIN + PANEL_PADDING, width)
    top = MARGIN + PANEL_PADDING + used
    full = sum(section(brush, chart, marks, x, 0, width)[1] for section in SECTIONS)
    needed = math.ceil(top + full + 3 * SECTION_GAP + PANEL_PADDING - MARGIN)
    m = replace(m, map_height=max(m.map_height, needed))
    layout, ornaments = scene(chart, m, names_on(brush, chart))
    gap = min((MARGIN + layout.height - PANEL_PADDING - top - full) / 3, 2 * SECTION_GAP)
    parts = [_panel_ground(brush, MARGIN, MARGIN, panel_width, layout.height), heading]
    y = top + gap
    for section in SECTIONS:
        drawn, used = section(brush, chart, marks, x, y, width)
        parts.append(drawn)
        y += used + gap
    below = MARGIN + layout.height - PANEL_PADDING - y
    if below > 40:
        size = min(below, 110.0)
        parts.append(
            brush.glyph("galleon", x + width / 2, y + below / 2, size, brush.palette.faded, opacity=0.45)
        )
    parts.append(_map(brush, chart, pen, layout, ornaments, m, panel_width + 2 * MARGIN, MARGIN))
    return "".join(parts), layout.height + 2 * MARGIN, layout


def _below(
    brush: Brush, chart: Chart, pen: Pen, marks: Marks, title: str, m: Measures
) -> tuple[str, float, MapLayout]:
    """Title, map, and the panel below it: in two columns where there is room, in one on a phone."""
    layout, ornaments = scene(chart, m, names_on(brush, chart))
    left = (m.sheet - layout.width) / 2
    heading, used = cartouche(brush, chart, title, left + 4, MARGIN, layout.width - 8)
    map_top = MARGIN + used + 4
    top = map_top + layout.height + MARGIN
    columns = 1 if m.upright else 2
    width = (layout.width - (columns + 1) * PANEL_PADDING) / columns
    ends = [top + PANEL_PADDING] * columns
    parts = []
    for n, section in enumerate(SECTIONS):
        column = n // 2 if columns == 2 else 0
        x = left + PANEL_PADDING + column * (width + PANEL_PADDING)
        drawn, used = section(brush, chart, marks, x, ends[column], width)
        parts.append(drawn)
        ends[column] += used + SECTION_GAP
    ground = _panel_ground(brush, left, top, layout.width, max(ends) - top)
    drawn_map = _map(brush, chart, pen, layout, ornaments, m, left, map_top)
    return heading + drawn_map + ground + "".join(parts), max(ends) + MARGIN, layout


def _panel_ground(brush: Brush, x: float, y: float, width: float, height: float) -> str:
    p = brush.palette
    outer = {"x": x, "y": y, "width": width, "height": height, "rx": 4}
    inner = {"x": x + 4, "y": y + 4, "width": width - 8, "height": height - 8, "rx": 2}
    return tag("rect", **outer, fill=brush.url("panel"), stroke=p.ink, stroke_width=1.5) + tag(
        "rect", **inner, fill="none", stroke=p.ink, stroke_width=0.8, opacity=0.6
    )


def _map(
    brush: Brush,
    chart: Chart,
    pen: Pen,
    layout: MapLayout,
    ornaments: Ornaments,
    m: Measures,
    x: float,
    y: float,
) -> str:
    drawn = "".join(draw_layers(brush, chart, pen, layout, ornaments, m))
    return tag("g", drawn, transform=f"translate({number(x)} {number(y)})", data_part="map")

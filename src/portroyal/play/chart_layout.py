"""Where everything lies on the drawn map: the plan of each island, and boxes moved apart until none overlap."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from portroyal.play.chart_places import Point, places
from portroyal.play.chart_style import fit, text_width
from portroyal.rules.dice.chart import Chart, Field, Island
from portroyal.rules.dice.chart_words import SHEET_HEIGHT, SHEET_WIDTH, START

SEPARATION_ROUNDS: Final = 300
GROWTH: Final = 1.08
GROWTH_STEPS: Final = 20
CLEARANCE: Final = 7.0


@dataclass(frozen=True, slots=True)
class Measures:
    """The sizes of one way to lay out the sheet, in the units of its view box."""

    sheet: float  # width of the whole picture
    map_width: float
    map_height: float  # at least; a crowded chart gets more
    beside: bool  # the panel stands beside the map, not below
    upright: bool  # west is up, so that a long map fits a tall screen
    field: float
    gap: float
    medal: float  # radius
    label: float  # font size
    columns: int  # of fields on an island


DESK: Final = Measures(1280, 1000, 720, True, False, 25, 3, 20, 14.5, 4)
TABLET: Final = Measures(820, 792, 700, False, False, 24, 3, 18, 13.5, 3)
PHONE: Final = Measures(390, 374, 1060, False, True, 23, 3, 16, 13, 3)


def measures_for(width: float) -> Measures:
    if width <= 480:
        return PHONE
    return TABLET if width <= 900 else DESK


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle on the map by its middle."""

    x: float
    y: float
    width: float
    height: float

    @property
    def left(self) -> float:
        return self.x - self.width / 2

    @property
    def top(self) -> float:
        return self.y - self.height / 2


@dataclass(frozen=True, slots=True)
class IslandPlan:
    """An island's inner plan, from the left top corner of its box: land, medal, fields, name."""

    width: float
    height: float
    land: tuple[float, float, float, float]  # left, top, width, height
    medal: Point
    colors: Point  # where a trader's ship colors begin
    fields: tuple[Point, ...]
    name: Point
    name_text: str
    name_size: float


def island_plan(island: Island, name: str, m: Measures) -> IslandPlan:
    """Medal on the left, the island's own fields beside it in rows, the name below the shore."""
    count = len(island.fields)
    columns = 2 if count <= 4 else 3 if count <= 6 else max(m.columns, min(6, math.ceil(math.sqrt(count))))
    columns = min(columns, count)
    rows = math.ceil(count / columns)
    step = m.field + m.gap
    shore, headroom = 10.0, 5.0
    medals = 2 * m.medal + (17 if island.colors else 0)
    inner_width = 2 * m.medal + 7 + columns * step - m.gap
    inner_height = max(medals, rows * step - m.gap)
    land_width, land_height = inner_width + 2 * shore, inner_height + 2 * shore
    name_text, name_size = fit(name, m.label, max(land_width, 118))
    width = max(land_width, text_width(name_text, name_size) + 4)
    left = (width - land_width) / 2
    grid_x = left + shore + 2 * m.medal + 7 + m.field / 2
    grid_y = headroom + shore + (inner_height - rows * step + m.gap) / 2 + m.field / 2
    medal_y = headroom + shore + (inner_height - medals) / 2 + m.medal
    return IslandPlan(
        width=width,
        height=headroom + land_height + m.label * 1.25,
        land=(left, headroom, land_width, land_height),
        medal=(left + shore + m.medal, medal_y),
        colors=(left + shore + m.medal, medal_y + m.medal + 10),
        fields=tuple((grid_x + n % columns * step, grid_y + n // columns * step) for n in range(count)),
        name=(width / 2, headroom + land_height + m.label * 0.98),
        name_text=name_text,
        name_size=name_size,
    )


def field_size(field: Field, m: Measures) -> tuple[float, float]:
    """A sea field's box; an order shows a count and a sign side by side."""
    return (m.field * 1.9 if field.kind == "order" else m.field + 4), m.field + 4


@dataclass(frozen=True, slots=True)
class MapLayout:
    width: float
    height: float
    boxes: dict[str, Box]
    plans: dict[str, IslandPlan]


def lay_out(chart: Chart, m: Measures, names: dict[str, str], frame: float) -> MapLayout:
    """Boxes for the start, islands and sea fields inside the frame; the map grows until they all fit."""
    plans = {island.name: island_plan(island, names[island.name], m) for island in chart.islands}
    sizes = {START: (m.field * 2.6, m.field * 2.6 + m.label)}
    sizes |= {name: (plan.width, plan.height) for name, plan in plans.items()}
    sizes |= {field.name: field_size(field, m) for field in chart.fields}
    spots = places(chart)
    for step in range(GROWTH_STEPS):
        height = m.map_height * GROWTH**step
        boxes = {name: Box(*_on_map(spots[name], m, height), *size) for name, size in sizes.items()}
        apart = _separated(boxes, m.map_width, height, frame + 5)
        if apart is not None:
            return MapLayout(m.map_width, height, apart, plans)
    boxes, height = _in_rows(sizes, m.map_width, frame + 5)
    return MapLayout(m.map_width, max(height, m.map_height), boxes, plans)


def _in_rows(sizes: dict[str, Point], width: float, frame: float) -> tuple[dict[str, Box], float]:
    """Row after row, for a chart whose own places cannot be pulled apart, such as all in one spot."""
    boxes: dict[str, Box] = {}
    left, top, row = frame, frame, 0.0
    for name, (w, h) in sizes.items():
        if left + w > width - frame:
            left, top, row = frame, top + row + CLEARANCE, 0.0
        boxes[name] = Box(left + w / 2, top + h / 2, w, h)
        left, row = left + w + CLEARANCE, max(row, h)
    return boxes, top + row + frame


def _on_map(spot: Point, m: Measures, height: float) -> Point:
    x, y = spot[0] / SHEET_WIDTH, spot[1] / SHEET_HEIGHT
    return (y * m.map_width, x * height) if m.upright else (x * m.map_width, y * height)


def _separated(boxes: dict[str, Box], width: float, height: float, frame: float) -> dict[str, Box] | None:
    """The boxes pushed apart, small ones more than large ones; None if the map is too small for them."""
    names = list(boxes)
    x = [box.x for box in boxes.values()]
    y = [box.y for box in boxes.values()]
    half_w = [box.width / 2 for box in boxes.values()]
    half_h = [box.height / 2 for box in boxes.values()]
    mass = [box.width * box.height for box in boxes.values()]
    if sum(mass) > 0.8 * width * height:
        return None
    for _ in range(SEPARATION_ROUNDS):
        touched = False
        for i in range(len(names)):
            x[i] = min(max(x[i], frame + half_w[i]), width - frame - half_w[i])
            y[i] = min(max(y[i], frame + half_h[i]), height - frame - half_h[i])
        for i in range(len(names)):
            for j in range(i):
                over_x = half_w[i] + half_w[j] + CLEARANCE - abs(x[i] - x[j])
                over_y = half_h[i] + half_h[j] + CLEARANCE - abs(y[i] - y[j])
                if over_x <= 0.01 or over_y <= 0.01:
                    continue
                touched = True
                share = mass[j] / (mass[i] + mass[j])
                if over_x < over_y:
                    push = math.copysign(over_x * 0.6, x[i] - x[j] or 1.0)
                    x[i] += push * share
                    x[j] -= push * (1 - share)
                else:
                    push = math.copysign(over_y * 0.6, y[i] - y[j] or 1.0)
                    y[i] += push * share
                    y[j] -= push * (1 - share)
        if not touched:
            sizes = zip(names, x, y, boxes.values(), strict=True)
            return {name: Box(px, py, box.width, box.height) for name, px, py, box in sizes}
    return None

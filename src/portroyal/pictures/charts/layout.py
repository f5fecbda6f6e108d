"""Where everything lies on the drawn map: each island's plan, and boxes moved apart until none overlap."""

from __future__ import annotations

import math
from copy import deepcopy
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from portroyal.pictures.charts.places import Point, places, routes
from portroyal.pictures.charts.relax import CLEARANCE, Boxes
from portroyal.pictures.charts.ways import bends
from portroyal.pictures.style import fit, text_width
from portroyal.rules.dice.chart import Chart, Field, Island
from portroyal.rules.dice.chart_words import SHEET_HEIGHT, SHEET_WIDTH, START

GROWTH: Final = 1.08
GROWTH_STEPS: Final = 20
SQUEEZE: Final = 0.97
Ways = tuple[tuple[float, bool], ...]
# Ways to move boxes apart: how much rather up and down than sideways, and whether islands go first.
WIDE_WAYS: Final[Ways] = ((1.0, False), (1.0, True))
TALL_WAYS: Final[Ways] = ((2.0, True), (3.0, True), (5.0, True))
LAST_WAYS: Final[Ways] = ((1.5, False), (2.0, False))  # where islands are too wide for channels between them


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
    frame: float
    shallows: float  # water kept free between shores and frame


DESK: Final = Measures(1280, 984, 740, True, False, 25, 3, 20, 14.5, 4, 15, 10)
TABLET: Final = Measures(820, 792, 700, False, False, 24, 3, 18, 13.5, 3, 15, 10)
PHONE: Final = Measures(390, 382, 1060, False, True, 23, 3, 16, 13, 3, 9, 5)


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
    shore, headroom = 10.0, 7.0
    medals = 2 * m.medal + (17 if island.colors else 0)
    inner_width = 2 * m.medal + 7 + columns * step - m.gap
    inner_height = max(medals, rows * step - m.gap)
    land_width, land_height = inner_width + 2 * shore, inner_height + 2 * shore
    name_text, name_size = fit(name, m.label, max(land_width, 150))
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
    frame: float
    boxes: dict[str, Box]
    plans: dict[str, IslandPlan]
    bends: dict[tuple[str, str], tuple[Point, ...]]  # of routes that run around something


@lru_cache(maxsize=32)  # a crowded chart takes seconds and is drawn again with every mark
def lay_out(chart: Chart, m: Measures, names: tuple[str, ...]) -> MapLayout:
    """Boxes for the start, islands and sea fields inside the frame; the map grows until they all fit.

    `names` are the islands' names as they will be written. Of several sound layouts the one is taken on which
    the fewest routes run behind a foreign island.
    """
    plans = {i.name: island_plan(i, name, m) for i, name in zip(chart.islands, names, strict=True)}
    sizes = {START: (m.field * 2.6, m.field * 2.6 + m.label)}
    sizes |= {name: (plan.width, plan.height) for name, plan in plans.items()}
    sizes |= {field.name: field_size(field, m) for field in chart.fields}
    spots = places(chart)
    first = TALL_WAYS if m.upright else WIDE_WAYS
    sound = _pulled_apart(chart, sizes, spots, m, first) or _pulled_apart(chart, sizes, spots, m, LAST_WAYS)
    squeezed = [_squeezed(cost, ease, boxes, m) for ease, (cost, boxes) in sound.items()]
    found = min(squeezed, key=_cost, default=None) or _in_rows(_boxes(chart, sizes, spots, m, m.map_height))
    placed = {
        name: Box(found.x[n], found.y[n], 2 * found.half_width[n], 2 * found.half_height[n])
        for n, name in enumerate(found.names)
    }
    around = bends(routes(chart), placed, (found.width, found.height, m.frame))
    return MapLayout(found.width, found.height, m.frame, placed, plans, around)


def _pulled_apart(
    chart: Chart, sizes: dict[str, Point], spots: dict[str, Point], m: Measures, ways: Ways
) -> dict[float, tuple[float, Boxes]]:
    """The best of each way that leads to a sound map, with its cost; higher and higher maps are tried."""
    sound: dict[float, tuple[float, Boxes]] = {}
    for step in range(GROWTH_STEPS):
        height = m.map_height * GROWTH**step
        if sound and min(cost for cost, _ in sound.values()) <= height:
            break
        for ease, spread in ways:
            boxes = _boxes(chart, sizes, spots, m, height)
            if _free(boxes, ease, m, spread):
                cost = _cost(boxes)
                if ease not in sound or cost < sound[ease][0]:
                    sound[ease] = (cost, boxes)
    return sound


def _boxes(
    chart: Chart, sizes: dict[str, Point], spots: dict[str, Point], m: Measures, height: float
) -> Boxes:
    names = list(sizes)
    on_map = [_on_map(spots[name], m, height) for name in names]
    index = {name: n for n, name in enumerate(names)}
    return Boxes(
        names=names,
        x=[x for x, _ in on_map],
        y=[y for _, y in on_map],
        half_width=[width / 2 for width, _ in sizes.values()],
        half_height=[height / 2 for _, height in sizes.values()],
        anchors=1 + len(chart.islands),
        width=m.map_width,
        height=height,
        frame=m.frame + m.shallows,
        lines=[(index[one], index[other]) for one, other in routes(chart)],
    )


def _on_map(spot: Point, m: Measures, height: float) -> Point:
    x, y = spot[0] / SHEET_WIDTH, spot[1] / SHEET_HEIGHT
    return (y * m.map_width, x * height) if m.upright else (x * m.map_width, y * height)


def _cost(boxes: Boxes) -> float:
    """A map should be small, and a route should not run behind an island or field that is not its own."""
    return boxes.height * (1 + 0.03 * boxes.blocked_lines())


def _squeezed(cost: float, ease: float, boxes: Boxes, m: Measures) -> Boxes:
    """The same map with less open water, as long as everything comes free and the routes stay as clear."""
    while boxes.height > m.map_height:
        height = max(boxes.height * SQUEEZE, m.map_height)
        for spread in (False, True):
            lower = deepcopy(boxes)
            lower.y = [y * height / boxes.height for y in boxes.y]
            lower.height = height
            if _free(lower, ease, m, spread) and (lower_cost := _cost(lower)) < cost:
                cost, boxes = lower_cost, lower
                break
        else:
            break
    return boxes


def _free(boxes: Boxes, ease: float, m: Measures, spread: bool) -> bool:
    """Whether all boxes come free: each moved as far as it overlaps, or islands first and then the fields."""
    if spread:
        return boxes.spread(m.field + 8 + 2 * CLEARANCE, ease)
    return boxes.separate(range(len(boxes.names)), (), CLEARANCE, ease)


def _in_rows(boxes: Boxes) -> Boxes:
    """Row after row, for a chart whose own places cannot be pulled apart, such as all in one spot."""
    left, top, row = boxes.frame, boxes.frame, 0.0
    for n in range(len(boxes.names)):
        width, height = 2 * boxes.half_width[n], 2 * boxes.half_height[n]
        if left + width > boxes.width - boxes.frame:
            left, top, row = boxes.frame, top + row + CLEARANCE, 0.0
        boxes.x[n], boxes.y[n] = left + width / 2, top + height / 2
        left, row = left + width + CLEARANCE, max(row, height)
    boxes.height = max(boxes.height, top + row + boxes.frame)
    return boxes

"""Places for a chart that names none: near on the sheet what is near on the way (stress minimization)."""

from __future__ import annotations

import heapq
import math
import random
from collections.abc import Mapping

from portroyal.rules.dice.chart import Chart
from portroyal.rules.dice.chart_words import SHEET_HEIGHT, SHEET_WIDTH, START

Point = tuple[float, float]

ROUNDS = 40
ISLAND_REACH = 68.0
START_REACH = 30.0
FIELD_REACH = 20.0
MARGIN_X = 90.0
MARGIN_Y = 75.0


def routes(chart: Chart) -> list[tuple[str, str]]:
    """Every pair of start, islands and sea fields between which a line is drawn, once each."""
    lines: dict[tuple[str, str], None] = {}
    for field in chart.fields:
        for name in chart.touching[field.name]:
            if (name, field.name) not in lines:
                lines[field.name, name] = None
    for island in chart.islands:
        for name in island.via:
            if (name, island.name) not in lines:
                lines.setdefault((island.name, name))
    unique: dict[frozenset[str], tuple[str, str]] = {}
    for line in lines:
        unique.setdefault(frozenset(line), line)
    return list(unique.values())


def places(chart: Chart) -> dict[str, Point]:
    """A place on the 1000 x 700 sheet for the start, every island and every sea field; `at` is kept."""
    fixed = {island.name: island.at for island in chart.islands if island.at is not None}
    fixed |= {field.name: field.at for field in chart.fields if field.at is not None}
    starts = [island.at for island in chart.islands if island.start and island.at is not None]
    if starts:  # the start field lies amid its islands
        fixed[START] = (sum(x for x, _ in starts) / len(starts), sum(y for _, y in starts) / len(starts))
    names = [START, *(island.name for island in chart.islands), *(field.name for field in chart.fields)]
    if len(fixed) == len(names):
        return fixed
    found = _least_stress(names, _distances(chart, names), fixed)
    return found if fixed else _filling_the_sheet(found)


def _distances(chart: Chart, names: list[str]) -> dict[str, dict[str, float]]:
    reach = dict.fromkeys(names, FIELD_REACH) | {i.name: ISLAND_REACH for i in chart.islands}
    reach[START] = START_REACH
    onward: dict[str, dict[str, float]] = {name: {} for name in names}
    for one, other in routes(chart):
        onward[one][other] = onward[other][one] = reach[one] + reach[other]
    return {name: _from(name, onward) for name in names}


def _from(origin: str, onward: Mapping[str, Mapping[str, float]]) -> dict[str, float]:
    shortest = {origin: 0.0}
    waiting = [(0.0, origin)]
    while waiting:
        far, here = heapq.heappop(waiting)
        if far > shortest[here]:
            continue
        for name, length in onward[here].items():
            if far + length < shortest.get(name, math.inf):
                shortest[name] = far + length
                heapq.heappush(waiting, (far + length, name))
    return shortest


def _least_stress(
    names: list[str], far: Mapping[str, Mapping[str, float]], fixed: Mapping[str, Point]
) -> dict[str, Point]:
    """Stochastic gradient descent on the stress (Zheng, Pawar and Goodman, 2018), always the same."""
    chance = random.Random("places")
    spot = {
        name: list(fixed.get(name, (SHEET_WIDTH * chance.random(), SHEET_HEIGHT * chance.random())))
        for name in names
    }
    pairs = [
        (a, b, far[a][b]) for n, a in enumerate(names) for b in names[:n] if not (a in fixed and b in fixed)
    ]
    longest = max(length for *_, length in pairs)
    shortest = min(length for *_, length in pairs)
    first, last = longest**2, 0.1 * shortest**2
    for turn in range(ROUNDS):
        step = first * math.exp(math.log(last / first) * turn / (ROUNDS - 1))
        pairs.sort(key=lambda _: chance.random())
        for a, b, length in pairs:
            (ax, ay), (bx, by) = spot[a], spot[b]
            apart = math.hypot(ax - bx, ay - by) or 0.001
            pull = min(1.0, step / length**2) * (apart - length) / (2 * apart)
            dx, dy = pull * (ax - bx), pull * (ay - by)
            if a not in fixed:
                spot[a] = [ax - dx, ay - dy]
            if b not in fixed:
                spot[b] = [bx + dx, by + dy]
    return {name: (x, y) for name, (x, y) in spot.items()}


def _filling_the_sheet(spot: Mapping[str, Point]) -> dict[str, Point]:
    """The picture turned so that it is longest from west to east, and stretched over the sheet."""
    count = len(spot)
    mx, my = sum(x for x, _ in spot.values()) / count, sum(y for _, y in spot.values()) / count
    xx = sum((x - mx) ** 2 for x, _ in spot.values())
    yy = sum((y - my) ** 2 for _, y in spot.values())
    xy = sum((x - mx) * (y - my) for x, y in spot.values())
    turn = 0.5 * math.atan2(2 * xy, xx - yy)
    turned = {
        name: (
            (x - mx) * math.cos(turn) + (y - my) * math.sin(turn),
            (y - my) * math.cos(turn) - (x - mx) * math.sin(turn),
        )
        for name, (x, y) in spot.items()
    }
    xs, ys = [x for x, _ in turned.values()], [y for _, y in turned.values()]
    wide, high = (max(xs) - min(xs)) or 1.0, (max(ys) - min(ys)) or 1.0
    return {
        name: (
            MARGIN_X + (x - min(xs)) / wide * (SHEET_WIDTH - 2 * MARGIN_X),
            MARGIN_Y + (y - min(ys)) / high * (SHEET_HEIGHT - 2 * MARGIN_Y),
        )
        for name, (x, y) in turned.items()
    }

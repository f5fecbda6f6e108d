"""The sea of a drawn chart: frame, water, rhumb lines, compass rose, ships, waves, and the routes across."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable
from dataclasses import dataclass, field

from portroyal.pictures.charts.layout import Box, MapLayout
from portroyal.pictures.charts.places import Point
from portroyal.pictures.charts.ways import longest_part, rounded
from portroyal.pictures.style import Brush, moved_to, number, tag


def gradient(brush: Brush, name: str, one: str, two: str, upright: bool = True) -> str:
    stops = tag("stop", offset="0", stop_color=one) + tag("stop", offset="1", stop_color=two)
    return tag("linearGradient", stops, id=brush.id(name), x1=0, y1=0, x2=int(not upright), y2=1)


def frame(brush: Brush, layout: MapLayout) -> str:
    """The border of a sea chart: a ladder of degrees between two lines."""
    p = brush.palette
    width, height, edge = layout.width, layout.height, layout.frame
    inset = edge * 0.27
    parts = [
        tag("rect", x=0, y=0, width=width, height=height, rx=4, fill=p.paper, stroke=p.ink, stroke_width=1.5),
        *(
            tag("rect", **_inner(layout, distance), fill="none", stroke=p.ink, stroke_width=0.8)
            for distance in (inset, edge - inset)
        ),
    ]
    rungs = []
    for length, along in ((width, True), (height, False)):
        count = max(6, round((length - 2 * edge) / 48)) // 2 * 2 + 1
        step = (length - 2 * edge) / count
        for n in range(0, count, 2):
            for across in (inset, (height if along else width) - edge + inset):
                start = edge + n * step
                x, y = (start, across) if along else (across, start)
                w, h = (step, edge - 2 * inset) if along else (edge - 2 * inset, step)
                rungs.append(f"M{number(x)} {number(y)}h{number(w)}v{number(h)}h{number(-w)}Z")
    parts.append(tag("path", d="".join(rungs), fill=p.ink))
    return "".join(parts)


def _inner(layout: MapLayout, distance: float) -> dict[str, object]:
    return {
        "x": distance,
        "y": distance,
        "width": layout.width - 2 * distance,
        "height": layout.height - 2 * distance,
    }


def water(brush: Brush, layout: MapLayout) -> str:
    ink = brush.palette.ink
    return tag("rect", **_inner(layout, layout.frame), fill=brush.url("sea"), stroke=ink, stroke_width=1.4)


@dataclass(slots=True)
class OpenSea:
    """What is still free on the map, so that decorations never lie on something that means something."""

    layout: MapLayout
    lines: list[tuple[Point, Point]]
    discs: list[tuple[float, float, float]] = field(default_factory=list)

    def room(self, x: float, y: float, enough: float = 0.0) -> float:
        """The radius of the free disc around a point; 0 as soon as it cannot be more than `enough`."""
        room = min(x, y, self.layout.width - x, self.layout.height - y) - self.layout.frame - 4
        for box in self.layout.boxes.values():
            if room <= enough:
                return 0.0
            dx, dy = abs(x - box.x) - box.width / 2, abs(y - box.y) - box.height / 2
            if dx < room and dy < room:
                room = min(room, math.hypot(max(dx, 0.0), max(dy, 0.0)))
        for cx, cy, r in self.discs:
            room = min(room, math.hypot(x - cx, y - cy) - r)
        for one, other in self.lines:
            if room <= enough:
                return 0.0
            room = min(room, distance_to_line((x, y), one, other))
        return room

    def largest(self, step: float = 12.0) -> tuple[float, float, float]:
        """The middle and radius of the largest free disc."""
        best = (0.0, 0.0, 0.0)
        for row in range(int(self.layout.height / step)):
            for column in range(int(self.layout.width / step)):
                x, y = (column + 0.5) * step, (row + 0.5) * step
                if (room := self.room(x, y, best[2])) > best[2]:
                    best = (x, y, room)
        return best

    def take(self, x: float, y: float, r: float) -> None:
        self.discs.append((x, y, r))


def distance_to_line(point: Point, one: Point, other: Point) -> float:
    (px, py), (ax, ay), (bx, by) = point, one, other
    length = (bx - ax) ** 2 + (by - ay) ** 2 or 1e-9
    t = max(0.0, min(1.0, ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / length))
    return math.hypot(px - ax - t * (bx - ax), py - ay - t * (by - ay))


@dataclass(frozen=True, slots=True)
class Ornaments:
    """Where the open sea has room: a compass rose, creatures as (glyph, x, y, radius), and waves."""

    rose: tuple[float, float, float]
    creatures: tuple[tuple[str, float, float, float], ...]
    waves: str


def find_ornaments(layout: MapLayout, lines: list[tuple[Point, Point]], seed: str) -> Ornaments:
    """The largest free spots, one after the other."""
    sea = OpenSea(layout, lines)
    x, y, room = sea.largest()
    rose = (x, y, min(room * 0.94, 74.0))
    sea.take(*rose)
    creatures = []
    for glyph, biggest in (("galleon", 34.0), ("serpent", 28.0), ("galleon", 22.0)):
        gx, gy, room = sea.largest()
        if room < 14:
            break
        size = min(room * 0.92, biggest)
        sea.take(gx, gy, size)
        creatures.append((glyph, gx, gy, size))
    return Ornaments(rose, tuple(creatures), _waves(sea, seed))


def decorations(brush: Brush, layout: MapLayout, ornaments: Ornaments) -> str:
    """Compass rose with its rhumb lines, ships, serpents and waves."""
    p = brush.palette
    x, y, radius = ornaments.rose
    parts = [_rhumb_lines(brush, layout, x, y)]
    if radius >= 20:
        parts.append(compass(brush, x, y, radius))
    for glyph, gx, gy, size in ornaments.creatures:
        parts.append(brush.glyph(glyph, gx, gy, size * 1.75, p.rhumb, opacity=0.85))
    pen = {"stroke": p.wave, "stroke_width": 1.1, "stroke_linecap": "round", "opacity": 0.6}
    parts.append(tag("path", d=ornaments.waves, fill="none", **pen))
    return "".join(parts)


def _rhumb_lines(brush: Brush, layout: MapLayout, x: float, y: float) -> str:
    far = layout.width + layout.height
    lines = []
    for n in range(32):
        angle = math.tau * n / 32
        lines.append(
            f"M{number(x)} {number(y)}l{number(far * math.cos(angle))} {number(far * math.sin(angle))}"
        )
    p = brush.palette
    strong, weak = "".join(lines[::2]), "".join(lines[1::2])
    return tag(
        "g",
        tag("path", d=strong, stroke=p.rhumb, stroke_width=0.7, opacity=0.34)
        + tag("path", d=weak, stroke=p.rhumb, stroke_width=0.5, opacity=0.2),
        clip_path=brush.url("water"), fill="none",
    )  # fmt: skip


def compass(brush: Brush, x: float, y: float, r: float) -> str:
    """A rose of sixteen points; each point is half dark, half light, and the north carries a lily."""
    p = brush.palette
    parts = [
        tag("circle", cx=x, cy=y, r=r, fill=p.halo, opacity=0.55),
        tag("circle", cx=x, cy=y, r=r * 0.8, fill="none", stroke=p.rhumb, stroke_width=1.2),
        tag("circle", cx=x, cy=y, r=r * 0.74, fill="none", stroke=p.rhumb, stroke_width=0.6),
        tag("circle", cx=x, cy=y, r=r * 0.4, fill="none", stroke=p.rhumb, stroke_width=0.8),
    ]
    for count, offset, length, waist in ((8, 0.5, 0.56, 0.2), (4, 0.5, 0.7, 0.2), (4, 0.0, 0.88, 0.19)):
        for n in range(count):
            angle = math.tau * (n + offset) / count - math.pi / 2
            tip = _polar(x, y, r * length, angle)
            for side, ink in ((-1, p.route), (1, p.paper)):
                flank = _polar(x, y, r * waist, angle + side * math.tau / 16)
                points = " ".join(f"{number(a)},{number(b)}" for a, b in ((x, y), flank, tip))
                parts.append(tag("polygon", points=points, fill=ink, stroke=p.route, stroke_width=0.6))
    lily = "M0-1C.5-.6.5-.2.16.1L.2.4H-.2L-.16.1C-.5-.2-.5-.6 0-1Z"
    parts.append(tag("path", d=lily, transform=moved_to(x, y - r * 0.93, r * 0.15), fill=p.seal))
    parts.append(tag("circle", cx=x, cy=y, r=r * 0.07, fill=p.gold, stroke=p.route, stroke_width=0.6))
    return tag("g", "".join(parts))


def _polar(x: float, y: float, r: float, angle: float) -> Point:
    return x + r * math.cos(angle), y + r * math.sin(angle)


def _waves(sea: OpenSea, seed: str) -> str:
    chance = random.Random(f"waves {seed}")
    strokes = []
    for _ in range(int(sea.layout.width * sea.layout.height / 2600)):
        x, y = sea.layout.width * chance.random(), sea.layout.height * chance.random()
        length = 5 + 4 * chance.random()
        if sea.room(x, y, length + 3):
            sea.take(x, y, length + 2)
            a, b = number(length / 2), number(length / 3)
            strokes.append(f"M{number(x - length)} {number(y)}q{a}-{b} {number(length)} 0t{number(length)} 0")
    return "".join(strokes)


@dataclass(frozen=True, slots=True)
class Route:
    """A line between two places; `one_way` means that it leads only from the first to the second."""

    one: Box
    other: Box
    course: list[Point]
    traveled: bool
    one_way: bool


def draw_routes(brush: Brush, all_routes: Iterable[Route]) -> str:
    """Dashed lines, a firm wake where one has sailed, and an arrowhead where a line leads one way only."""
    p = brush.palette
    ahead: list[str] = []
    wake: list[str] = []
    arrows: list[str] = []
    for route in all_routes:
        (wake if route.traveled else ahead).append(rounded(route.course))
        if route.one_way:
            arrows.append(_arrow(route))
    return (
        tag("path", d="".join(ahead + wake), fill="none", stroke=p.halo, stroke_width=5, opacity=0.7)
        + tag("path", d="".join(ahead), fill="none", stroke=p.route, stroke_width=2.2, stroke_dasharray="7 5")
        + tag("path", d="".join(wake), fill="none", stroke=p.wake, stroke_width=3.2, stroke_linecap="round")
        + tag("path", d="".join(arrows), fill=p.route, stroke=p.halo, stroke_width=0.8)
    )


def _arrow(route: Route) -> str:
    """An arrowhead midway between the two boxes' edges, or on the longest part between two bends."""
    (ax, ay), (bx, by) = longest_part(route.course)
    length = math.hypot(bx - ax, by - ay) or 1.0
    ux, uy = (bx - ax) / length, (by - ay) / length
    straight = len(route.course) == 2
    begin = _edge(route.one, ux, uy) if straight else 0.0
    end = length - _edge(route.other, ux, uy) if straight else length
    middle = (begin + end) / 2
    x, y = ax + ux * middle, ay + uy * middle
    tip = (x + 6 * ux, y + 6 * uy)
    left, right = (x - 5 * ux - 5 * uy, y - 5 * uy + 5 * ux), (x - 5 * ux + 5 * uy, y - 5 * uy - 5 * ux)
    return "M" + "L".join(f"{number(a)} {number(b)}" for a, b in (tip, left, right)) + "Z"


def _edge(box: Box, ux: float, uy: float) -> float:
    """How far the box's edge is from its middle in a direction."""
    across = box.width / 2 / abs(ux) if ux else math.inf
    along = box.height / 2 / abs(uy) if uy else math.inf
    return min(across, along)

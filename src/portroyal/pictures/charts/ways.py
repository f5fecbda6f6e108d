"""The course of every route on a drawn map: straight, or around the islands and fields that lie between."""

from __future__ import annotations

import heapq
import math
from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Protocol

from portroyal.pictures.charts.places import Point
from portroyal.pictures.style import number

BERTHS = (6.0, 3.5, 1.5)  # how far a route keeps off what it passes; the first for which there is a way
BEND = 25.0  # a bend is worth so much of a detour
CORNER = 9.0  # how much of each side a bend rounds off


class Rectangle(Protocol):
    """A place on the map by its middle."""

    @property
    def x(self) -> float: ...
    @property
    def y(self) -> float: ...
    @property
    def width(self) -> float: ...
    @property
    def height(self) -> float: ...


def bends(
    lines: Iterable[tuple[str, str]], boxes: Mapping[str, Rectangle], inside: tuple[float, float, float]
) -> dict[tuple[str, str], tuple[Point, ...]]:
    """Where the routes bend whose straight line would run behind something else; `inside` is the map's
    width and height and the frame that nothing may touch."""
    found = {}
    for one, other in lines:
        others = [box for name, box in boxes.items() if name not in (one, other)]
        begin, end = (boxes[one].x, boxes[one].y), (boxes[other].x, boxes[other].y)
        if any(meets(begin, end, box, 0.0) for box in others):
            for berth in BERTHS:
                course = _around(begin, end, others, berth, inside)
                if course:
                    found[one, other] = tuple(course[1:-1])
                    break
    return found


def meets(begin: Point, end: Point, box: Rectangle, berth: float) -> bool:
    """Whether a line comes nearer to a box than the berth (clipping it by the box's four sides)."""
    first, last = 0.0, 1.0
    for start, step, middle, half in (
        (begin[0], end[0] - begin[0], box.x, box.width / 2 + berth),
        (begin[1], end[1] - begin[1], box.y, box.height / 2 + berth),
    ):
        if abs(step) < 1e-9:
            if abs(start - middle) >= half:
                return False
            continue
        enter, leave = (middle - half - start) / step, (middle + half - start) / step
        first, last = max(first, min(enter, leave)), min(last, max(enter, leave))
    return first < last


def _around(
    begin: Point, end: Point, others: list[Rectangle], berth: float, inside: tuple[float, float, float]
) -> list[Point]:
    """The shortest way by the corners of what lies between (Dijkstra on what sees each other)."""
    width, height, frame = inside
    out = berth + 0.5
    corners = [
        (box.x + side * (box.width / 2 + out), box.y + end_of * (box.height / 2 + out))
        for box in others
        for side in (-1, 1)
        for end_of in (-1, 1)
    ]
    free = [
        (x, y)
        for x, y in corners
        if frame <= x <= width - frame
        and frame <= y <= height - frame
        and not any(meets((x, y), (x, y), box, berth) for box in others)
    ]
    shortest: dict[Point, float] = {begin: 0.0}
    before: dict[Point, Point] = {}
    waiting = [(math.dist(begin, end), begin)]
    while waiting:
        _, here = heapq.heappop(waiting)
        if here == end:
            return _back(before, end)
        for there in (end, *free):
            far = shortest[here] + math.dist(here, there) + BEND
            if far < shortest.get(there, math.inf) and not any(
                meets(here, there, box, berth) for box in others
            ):
                shortest[there] = far
                before[there] = here
                heapq.heappush(waiting, (far + math.dist(there, end), there))
    return []


def _back(before: Mapping[Point, Point], end: Point) -> list[Point]:
    course = [end]
    while course[-1] in before:
        course.append(before[course[-1]])
    return course[::-1]


def course(begin: Rectangle, between: Iterable[Point], end: Rectangle) -> list[Point]:
    return [(begin.x, begin.y), *between, (end.x, end.y)]


def rounded(points: list[Point]) -> str:
    """The course as a path of SVG, with its bends rounded off."""
    drawn = f"M{_at(points[0])}"
    for before, (x, y), after in zip(points, points[1:], points[2:], strict=False):
        near, far = _towards((x, y), before), _towards((x, y), after)
        drawn += f"L{_at(near)}Q{_at((x, y))} {_at(far)}"
    return drawn + f"L{_at(points[-1])}"


def longest_part(points: list[Point]) -> tuple[Point, Point]:
    return max(pairwise(points), key=lambda part: math.dist(*part))


def _towards(point: Point, other: Point) -> Point:
    far = math.dist(point, other) or 1.0
    part = min(CORNER, far / 2) / far
    return point[0] + part * (other[0] - point[0]), point[1] + part * (other[1] - point[1])


def _at(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"

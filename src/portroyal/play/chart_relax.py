"""Moving the boxes of a map apart: islands first, then sea fields between them, with routes clear of other islands."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

Point = tuple[float, float]

CLEARANCE: Final = 7.0
APART_ROUNDS: Final = 260
DRIFT_ROUNDS: Final = 120
FULLEST: Final = 0.8  # the share of a map that boxes may cover


@dataclass(slots=True)
class Boxes:
    """Movable boxes by index, inside a frame; the first `anchors` of them are the start and the islands."""

    names: list[str]
    x: list[float]
    y: list[float]
    half_width: list[float]
    half_height: list[float]
    anchors: int
    width: float
    height: float
    frame: float
    lines: list[tuple[int, int]] = field(default_factory=list)

    def keep_inside(self, indices: Iterable[int]) -> None:
        for i in indices:
            across, along = self.frame + self.half_width[i], self.frame + self.half_height[i]
            self.x[i] = min(max(self.x[i], across), self.width - across)
            self.y[i] = min(max(self.y[i], along), self.height - along)

    def overlap(self, i: int, j: int, clearance: float) -> tuple[float, float]:
        """How far two boxes reach into each other, in both directions; they overlap if both are positive."""
        return (
            self.half_width[i] + self.half_width[j] + clearance - abs(self.x[i] - self.x[j]),
            self.half_height[i] + self.half_height[j] + clearance - abs(self.y[i] - self.y[j]),
        )

    def separate(self, movable: Sequence[int], fixed: Sequence[int], clearance: float, upright: float) -> bool:
        """Push boxes apart, small ones more than large ones; false if they do not come free.

        `upright` above 1 makes pushes up and down the cheaper ones, for a map that is tall and narrow.
        """
        mass = [w * h for w, h in zip(self.half_width, self.half_height, strict=True)]
        for _ in range(APART_ROUNDS):
            touched = False
            self.keep_inside(movable)
            for n, i in enumerate(movable):
                for others, both in ((movable[:n], True), (fixed, False)):
                    for j in others:
                        over_x, over_y = self.overlap(i, j, clearance)
                        if over_x > 0.01 and over_y > 0.01:
                            touched = True
                            share = mass[j] / (mass[i] + mass[j]) if both else 1.0
                            self._push(i, j, over_x, over_y, share, upright)
            if not touched:
                return True
        return False

    def _push(self, i: int, j: int, over_x: float, over_y: float, share: float, upright: float) -> None:
        if over_x * upright < over_y:
            push = math.copysign(over_x * 0.6, self.x[i] - self.x[j] or 1.0)
            self.x[i] += push * share
            self.x[j] -= push * (1 - share)
        else:
            push = math.copysign(over_y * 0.6, self.y[i] - self.y[j] or 1.0)
            self.y[i] += push * share
            self.y[j] -= push * (1 - share)

    def blocked(self, margin: float = 0.0) -> list[tuple[int, int, int]]:
        """Routes that run through an island which is not theirs: both ends and that island."""
        found = []
        for a, b in self.lines:
            for k in range(self.anchors):
                if k not in (a, b) and self._crosses(a, b, k, margin):
                    found.append((a, b, k))
        return found

    def _crosses(self, a: int, b: int, k: int, margin: float) -> bool:
        """Whether the line from a to b meets box k (clipping it by the box's four sides)."""
        x, y = self.x[a], self.y[a]
        dx, dy = self.x[b] - x, self.y[b] - y
        begin, end = 0.0, 1.0
        for start, step, middle, half in (
            (x, dx, self.x[k], self.half_width[k] + margin),
            (y, dy, self.y[k], self.half_height[k] + margin),
        ):
            if abs(step) < 1e-9:
                if abs(start - middle) > half:
                    return False
                continue
            first, last = (middle - half - start) / step, (middle + half - start) / step
            begin, end = max(begin, min(first, last)), min(end, max(first, last))
        return begin < end

    def drift(self, leashes: Mapping[int, tuple[int, Point]], upright: float) -> bool:
        """Let the sea fields float between their neighbors, around the islands; false if they find no room."""
        fields = range(self.anchors, len(self.names))
        islands = range(self.anchors)
        neighbors: dict[int, list[int]] = {i: [] for i in fields}
        for a, b in self.lines:
            for one, other in ((a, b), (b, a)):
                if one >= self.anchors:
                    neighbors[one].append(other)
        for turn in range(DRIFT_ROUNDS):
            for i in fields:
                if i in leashes:
                    holder, (dx, dy) = leashes[i]
                    goal = [(self.x[holder] + dx, self.y[holder] + dy)]
                else:
                    goal = [self._shore(j, i) if j < self.anchors else (self.x[j], self.y[j]) for j in neighbors[i]]
                if goal:
                    self.x[i] += 0.35 * (sum(px for px, _ in goal) / len(goal) - self.x[i])
                    self.y[i] += 0.35 * (sum(py for _, py in goal) / len(goal) - self.y[i])
            if turn % 3 == 0:
                self._around_islands()
            self._nudge(fields, islands)
        return self.separate(list(fields), list(islands), CLEARANCE, upright)

    def _shore(self, j: int, i: int) -> Point:
        """The point of anchor j's shore nearest to field i, a little out at sea."""
        across = self.half_width[j] + self.half_width[i] + CLEARANCE
        along = self.half_height[j] + self.half_height[i] + CLEARANCE
        return (
            min(max(self.x[i], self.x[j] - across), self.x[j] + across),
            min(max(self.y[i], self.y[j] - along), self.y[j] + along),
        )

    def _around_islands(self) -> None:
        for a, b, k in self.blocked(margin=4.0):
            x, y = self.x[k], self.y[k]
            mx, my = (self.x[a] + self.x[b]) / 2 - x, (self.y[a] + self.y[b]) / 2 - y
            length = math.hypot(mx, my) or 1.0
            for end in (a, b):
                if end >= self.anchors:
                    self.x[end] += 9 * mx / length
                    self.y[end] += 9 * my / length

    def _nudge(self, fields: Sequence[int], islands: Sequence[int]) -> None:
        """One gentle round of pushing fields off each other and off the islands."""
        self.keep_inside(fields)
        for n, i in enumerate(fields):
            for j in (*fields[:n], *islands):
                over_x, over_y = self.overlap(i, j, CLEARANCE)
                if over_x > 0 and over_y > 0:
                    self._push(i, j, over_x, over_y, 0.5 if j >= self.anchors else 1.0, 1.0)

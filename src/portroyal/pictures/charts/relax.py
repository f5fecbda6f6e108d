"""Moving the boxes of a map apart: islands, then sea fields between them, routes clear of other islands."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

Point = tuple[float, float]

CLEARANCE: Final = 6.0
APART_ROUNDS: Final = 80  # each of a few turns over the pairs that are near each other
ROUNDS_PER_LOOK: Final = 5
HOPELESS_ROUNDS: Final = 30
DRIFT_ROUNDS: Final = 40
NEAR: Final = 12.0


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
    lines: list[tuple[int, int]]
    leashes: dict[int, tuple[int, Point]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """A dead end stays on the side of its neighbor where the chart has it, on a short leash."""
        for i in range(self.anchors, len(self.names)):
            ends = self.ends(i)
            if len(ends) == 1:
                j = ends[0]
                dx, dy = self.x[i] - self.x[j], self.y[i] - self.y[j]
                reach = (self.half_width[i] + self.half_width[j] + 16) / (math.hypot(dx, dy) or 1.0)
                self.leashes[i] = (j, (dx * reach, dy * reach))

    def ends(self, i: int) -> list[int]:
        """What the routes from box i lead to."""
        return [b if a == i else a for a, b in self.lines if i in (a, b)]

    def keep_inside(self, indices: Iterable[int]) -> None:
        for i in indices:
            across, along = self.frame + self.half_width[i], self.frame + self.half_height[i]
            self.x[i] = min(max(self.x[i], across), self.width - across)
            self.y[i] = min(max(self.y[i], along), self.height - along)

    def separate(
        self, movable: Sequence[int], fixed: Sequence[int], clearance: float, upright: float
    ) -> bool:
        """Push boxes apart, small ones more than large ones; false if they do not come free.

        `upright` above 1 makes pushes up and down the cheaper ones, for a map that is tall and narrow.
        """
        fewest, since = len(self.names) ** 2, 0
        for _ in range(APART_ROUNDS):
            touched = self._push_all(self._near(movable, fixed, clearance), movable, clearance, upright)
            if touched == 0:
                return True
            fewest, since = (touched, 0) if touched < fewest else (fewest, since + 1)
            if since > HOPELESS_ROUNDS:
                return False
        return False

    def _near(
        self, movable: Sequence[int], fixed: Sequence[int], clearance: float
    ) -> list[tuple[int, int, float]]:
        """Pairs that overlap or soon may, with the share of a push that falls to the first of them."""
        x, y, half_width, half_height = self.x, self.y, self.half_width, self.half_height
        area = [width * height for width, height in zip(half_width, half_height, strict=True)]
        found: list[tuple[int, int, float]] = []
        for n, i in enumerate(movable):
            reach_x, reach_y = half_width[i] + clearance + NEAR, half_height[i] + clearance + NEAR
            for others, shared in ((movable[:n], True), (fixed, False)):
                found.extend(
                    (i, j, area[j] / (area[i] + area[j]) if shared else 1.0)
                    for j in others
                    if abs(x[i] - x[j]) < reach_x + half_width[j]
                    and abs(y[i] - y[j]) < reach_y + half_height[j]
                )
        return found

    def _push_all(
        self, pairs: list[tuple[int, int, float]], movable: Sequence[int], clearance: float, upright: float
    ) -> int:
        """A few rounds over the same pairs; how many overlapped in the first of them."""
        x, y, half_width, half_height = self.x, self.y, self.half_width, self.half_height
        first = 0
        for turn in range(ROUNDS_PER_LOOK):
            self.keep_inside(movable)
            touched = 0
            for i, j, share in pairs:
                over_x = half_width[i] + half_width[j] + clearance - abs(x[i] - x[j])
                over_y = half_height[i] + half_height[j] + clearance - abs(y[i] - y[j])
                if over_x > 0.01 and over_y > 0.01:
                    touched += 1
                    self._push(i, j, over_x, over_y, share, upright)
            first = touched if turn == 0 else first
            if not touched:
                break
        return first

    def _push(self, i: int, j: int, over_x: float, over_y: float, share: float, upright: float) -> None:
        if over_x * upright < over_y:
            push = math.copysign(over_x * 0.75 + 0.05, self.x[i] - self.x[j] or 1.0)
            self.x[i] += push * share
            self.x[j] -= push * (1 - share)
        else:
            push = math.copysign(over_y * 0.75 + 0.05, self.y[i] - self.y[j] or 1.0)
            self.y[i] += push * share
            self.y[j] -= push * (1 - share)

    def blocked(self, margin: float = 0.0) -> list[tuple[int, int, int]]:
        """Routes that run through an island which is not theirs: both ends and that island."""
        return [
            (a, b, k)
            for a, b in self.lines
            for k in range(self.anchors)
            if k not in (a, b) and self._crosses(a, b, k, margin)
        ]

    def blocked_lines(self) -> int:
        """How often a route runs through an island or field which is not its own."""
        every = range(len(self.names))
        return sum(k not in (a, b) and self._crosses(a, b, k, -2.0) for a, b in self.lines for k in every)

    def _crosses(self, a: int, b: int, k: int, margin: float) -> bool:
        """Whether the line from a to b meets box k (clipping it by the box's four sides)."""
        x, y = self.x[a], self.y[a]
        dx, dy = self.x[b] - x, self.y[b] - y
        if abs(2 * (self.x[k] - x) - dx) > abs(dx) + 2 * (self.half_width[k] + margin):
            return False
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

    def spread(self, channel: float, upright: float) -> bool:
        """Move the islands apart with channels between them, then the fields midway along their routes."""
        before = list(self.x), list(self.y)
        if not self.separate(range(self.anchors), (), channel, upright):
            return False
        for i in range(self.anchors, len(self.names)):  # a field goes with the islands at its ends
            islands = [j for j in self.ends(i) if j < self.anchors]
            for axis, old in ((self.x, before[0]), (self.y, before[1])):
                axis[i] += sum(axis[j] - old[j] for j in islands) / (len(islands) or 1)
        return self._drift(upright)

    def _drift(self, upright: float) -> bool:
        """Let the sea fields float between their neighbors, around the islands; false without room."""
        fields = range(self.anchors, len(self.names))
        islands = range(self.anchors)
        neighbors = {i: self.ends(i) for i in fields}
        for turn in range(DRIFT_ROUNDS):
            for i in fields:
                if i in self.leashes:
                    holder, (dx, dy) = self.leashes[i]
                    goal = [(self.x[holder] + dx, self.y[holder] + dy)]
                else:
                    goal = [
                        self._shore(j, i) if j < self.anchors else (self.x[j], self.y[j])
                        for j in neighbors[i]
                    ]
                if goal:
                    self.x[i] += 0.35 * (sum(px for px, _ in goal) / len(goal) - self.x[i])
                    self.y[i] += 0.35 * (sum(py for _, py in goal) / len(goal) - self.y[i])
            if turn % 3 == 0:
                self._around_islands()
            self._push_all(self._near(fields, islands, CLEARANCE), fields, CLEARANCE, 1.0)
        every = range(len(self.names))
        return self.separate(fields, islands, CLEARANCE, 1.0) or self.separate(every, (), CLEARANCE, upright)

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

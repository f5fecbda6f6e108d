"""The panel of a drawn sheet: title, row of skulls, boxes of the wheels, and the persons to be hired."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from portroyal.pictures.style import (
    ON_SHIP_INK,
    SHIP_INKS,
    Brush,
    fit,
    number,
    tag,
    text_width,
    tooltip,
    words,
)
from portroyal.rules.dice.chart import Chart
from portroyal.rules.dice.chart_words import DIPLOMAT_SKULLS, GREEN_WHEEL_POINTS, PERSONS, WHEEL_COLORS

ROMAN: Final = {1: "I", 2: "II", 3: "III", 4: "IV"}
PERSON_PITCH: Final = 40.0


@dataclass(frozen=True, slots=True)
class Marks:
    """What a player has marked in the panel."""

    skulls: int
    green_skulls: int
    wheels: Mapping[str, Sequence[int]] | None
    persons: Sequence[str]


def strike(x: float, y: float, r: float, ink: str, width: float = 2.4) -> str:
    """A hand-drawn cross over something used up or crossed."""
    strokes = (((-1, -0.92), (0.1, -0.1), (1, 1)), ((0.95, -1), (-0.12, 0.08), (-1, 0.94)))
    d = ""
    for stroke in strokes:
        begin, bend, end = (f"{number(x + r * a)} {number(y + r * b)}" for a, b in stroke)
        d += f"M{begin}Q{bend} {end}"
    return tag("path", d=d, fill="none", stroke=ink, stroke_width=width, stroke_linecap="round")


def cartouche(brush: Brush, chart: Chart, title: str, x: float, y: float, width: float) -> tuple[str, float]:
    """The title between two rules, with the chapter on a seal."""
    p = brush.palette
    seal_x = x + 24
    parts = [
        tag("path", d=_seal_edge(seal_x, y + 26, 21), fill=p.seal, stroke=p.ink, stroke_width=0.6),
        tag("circle", cx=seal_x, cy=y + 26, r=15, fill="none", stroke="#f7ecd3", stroke_width=1, opacity=0.7),
        words(ROMAN[chart.chapter], seal_x, y + 31.5, 15, "#f7ecd3", font_weight="bold"),
    ]
    left, room = x + 54, width - 58
    lines = _in_lines(title, 20, room)
    first = y + (32 if len(lines) == 1 else 20)
    for n, line in enumerate(lines):
        parts.append(
            words(
                line, left, first + 23 * n, 20, p.ink, "start", room, font_weight="bold", font_style="italic"
            )
        )
    return tag("g", "".join(parts)), 56.0


def _seal_edge(x: float, y: float, r: float) -> str:
    """A blob of wax."""
    wobble = (1.0, 0.93, 1.04, 0.95, 1.02, 0.91, 1.05, 0.96, 1.0, 0.92, 1.03, 0.97)
    directions = [
        (1.0, 0.0), (0.87, 0.5), (0.5, 0.87), (0.0, 1.0), (-0.5, 0.87), (-0.87, 0.5),
        (-1.0, 0.0), (-0.87, -0.5), (-0.5, -0.87), (0.0, -1.0), (0.5, -0.87), (0.87, -0.5),
    ]  # fmt: skip
    points = [(x + r * w * a, y + r * w * b) for w, (a, b) in zip(wobble, directions, strict=True)]
    d = ""
    for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1], strict=True):
        mx, my = number((ax + bx) / 2), number((ay + by) / 2)
        d += f"{'Q' if d else 'M'}" + (f"{number(ax)} {number(ay)} {mx} {my}" if d else f"{mx} {my}")
    ax, ay = points[0]
    bx, by = points[1]
    return d + f"Q{number(ax)} {number(ay)} {number((ax + bx) / 2)} {number((ay + by) / 2)}Z"


def _in_lines(text: str, size: float, room: float) -> list[str]:
    """One line, or two of about the same length at a space."""
    if text_width(text, size) <= room or " " not in text:
        return [text]
    cuts = [n for n, sign in enumerate(text) if sign == " "]
    best = min(cuts, key=lambda n: abs(2 * n - len(text)))
    return [text[:best], text[best + 1 :]]


def heading(brush: Brush, name: str, x: float, y: float, width: float) -> str:
    """A section's word between two fine lines."""
    p = brush.palette
    text, size = fit(brush.title(name), 13.5, width - 40)
    half = text_width(text, size) / 2 + 8
    middle = x + width / 2
    length = number(width / 2 - half)
    rule = f"M{number(x)} {number(y + 11)}h{length}m{number(2 * half)} 0h{length}"
    return tag("path", d=rule, stroke=p.faded, stroke_width=0.9) + words(
        text, middle, y + 15.5, size, p.ink, font_style="italic"
    )


def skull_row(
    brush: Brush, chart: Chart, marks: Marks, x: float, y: float, width: float
) -> tuple[str, float]:
    """Skulls from left to right with the points that each costs; green ones of the diplomats below."""
    p = brush.palette
    cell = 31.0
    widest = int(width // cell)
    rows = -(-len(chart.skulls) // widest)
    per_row = -(-len(chart.skulls) // rows) if rows else widest
    left = x + (width - per_row * cell) / 2 + cell / 2
    parts = [heading(brush, "skulls", x, y, width)]
    top = y + 24
    for n, points in enumerate(chart.skulls):
        cx, cy = left + n % per_row * cell, top + n // per_row * 41 + 12
        struck = n < marks.skulls
        parts.append(brush.glyph("skull", cx, cy, 23, p.ink, opacity=0.4 if struck else None))
        if points:
            ink = p.faded if struck else p.wake
            parts.append(words(str(points).replace("-", "−"), cx, cy + 24, 12.5, ink, font_weight="bold"))
        if struck:
            parts.append(strike(cx, cy, 11, p.wake))
    height = 24 + 41.0 * rows
    green = DIPLOMAT_SKULLS * sum(island.person == "diplomat" for island in chart.islands)
    owned = DIPLOMAT_SKULLS * list(marks.persons).count("diplomat")
    for n in range(green):
        cx, cy = left + n % per_row * cell, y + height + n // per_row * 32 + 12
        struck = n < marks.green_skulls
        frame = {"stroke_dasharray": None if n < owned else "3 3", "opacity": 0.4 if struck else None}
        parts.append(
            tag(
                "rect",
                x=cx - 13,
                y=cy - 13,
                width=26,
                height=26,
                rx=7,
                fill="none",
                stroke="#009e73",
                stroke_width=2,
                **frame,
            )
        )
        ink = "#009e73" if n < owned and not struck else p.faded
        parts.append(brush.glyph("skull", cx, cy, 19, ink, opacity=None if n < owned and not struck else 0.5))
        if struck:
            parts.append(strike(cx, cy, 11, p.wake))
    return tag("g", "".join(parts), data_part="skulls"), height + 32.0 * (-(-green // per_row))


def wheel_boxes(
    brush: Brush, chart: Chart, marks: Marks, x: float, y: float, width: float
) -> tuple[str, float]:
    """A row of boxes per color: free, circled (taken), crossed out (spent); green ones show their points."""
    parts = [heading(brush, "wheels", x, y, width)]
    step = min(42.0, (width - 34) / max(6, *chart.wheels))
    r = min(12.5, step * 0.42)
    pitch = 2 * r + 8
    for row, color in enumerate(WHEEL_COLORS):
        cy = y + 26 + r + row * pitch
        boxes = chart.boxes(color)
        _, circled, spent = marks.wheels[color] if marks.wheels else (boxes, 0, 0)
        line = [tooltip(brush.word(color)), brush.ship_shape(color, x + 13, cy, 20)]
        for n in range(boxes):
            points = GREEN_WHEEL_POINTS[n] if color == "green" else None
            state = "spent" if n < spent else "circled" if n < spent + circled else "free"
            line.append(_wheel_box(brush, color, points, state, x + 34 + (n + 0.5) * step, cy, r))
        parts.append(tag("g", "".join(line), data_wheels=color))
    return tag("g", "".join(parts), data_part="wheels"), 26.0 + pitch * len(WHEEL_COLORS) - 8


def _wheel_box(brush: Brush, color: str, points: int | None, state: str, x: float, y: float, r: float) -> str:
    p = brush.palette
    taken = state != "free"
    ink = ON_SHIP_INK[color] if taken else p.field_ink
    paper = SHIP_INKS[color] if taken else p.field
    parts = [tag("circle", cx=x, cy=y, r=r, fill=paper, stroke=p.faded, stroke_width=1)]
    if points is None:
        parts.append(brush.glyph("wheel", x, y, r * 1.62, ink, opacity=None if taken else 0.4))
    else:
        parts.append(words(str(points), x, y + r * 0.44, r * 1.24, ink, font_weight="bold"))
    if state == "spent":
        parts.append(
            strike(x, y, r * 0.92, p.field, 4.6)
        )  # a pale edge, so that the cross shows on any color
        parts.append(strike(x, y, r * 0.92, p.cross, 2.8))
    elif state == "circled":
        parts.append(tag("circle", cx=x, cy=y, r=r + 2, fill="none", stroke=p.ink, stroke_width=2.4))
    return "".join(parts)


def person_list(
    brush: Brush, chart: Chart, marks: Marks, x: float, y: float, width: float
) -> tuple[str, float]:
    """Every person of the chart with a box for each of its islands, crossed when the person is hired."""
    p = brush.palette
    hired = list(marks.persons)
    kinds = [person for person in PERSONS if any(island.person == person for island in chart.islands)]
    columns = max(1, int(width // 112))
    cell = width / columns
    parts = [heading(brush, "persons", x, y, width)]
    for n, person in enumerate(kinds):
        cx, cy = x + n % columns * cell + 16, y + 43 + n // columns * PERSON_PITCH
        count = sum(island.person == person for island in chart.islands)
        item = [tooltip(brush.word(person)), medal(brush, person, cx, cy, 15, person in hired)]
        left, room = cx + 20, cell - 38
        lines = _in_lines(brush.title(person), 12.5, room * 1.1)
        size = 12.5 if len(lines) == 1 else 10.8
        for k, line in enumerate(lines):
            baseline = cy - 2 if len(lines) == 1 else cy - 8.5 + 12 * k
            item.append(words(line, left, baseline, size, p.ink, "start", room))
        top = cy + 4 if len(lines) == 1 else cy + 7
        step = min(14.0, room / count)
        for box in range(count):
            bx = left + box * step
            ground = {"x": bx, "y": top, "width": 10, "height": 10, "rx": 2}
            item.append(tag("rect", **ground, fill=p.field, stroke=p.faded, stroke_width=1))
            if box < hired.count(person):
                item.append(strike(bx + 5, top + 5, 4.6, p.cross, 2))
        parts.append(tag("g", "".join(item), data_person=person))
    rows = -(-len(kinds) // columns)
    return tag("g", "".join(parts), data_part="persons"), 27.0 + PERSON_PITCH * rows


def medal(brush: Brush, person: str, x: float, y: float, r: float, hired: bool) -> str:
    """A person's emblem on a coin, golden once the person is hired."""
    p = brush.palette
    return (
        tag(
            "circle", cx=x, cy=y, r=r, fill=p.gold if hired else p.field, stroke=p.field_ink, stroke_width=1.4
        )
        + tag(
            "circle", cx=x, cy=y, r=r - 2.6, fill="none", stroke=p.field_ink, stroke_width=0.6, opacity=0.55
        )
        + brush.glyph(person, x, y, r * 1.34, p.field_ink)
    )

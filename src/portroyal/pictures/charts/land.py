"""The islands and fields of a drawn chart: coasts made from names, signs on fields, marks of the pen."""

from __future__ import annotations

import math
import random
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Final

from portroyal.pictures.charts.layout import Box, IslandPlan, Measures
from portroyal.pictures.charts.panel import medal, strike
from portroyal.pictures.charts.places import Point
from portroyal.pictures.style import Brush, number, tag, tooltip, words
from portroyal.rules.dice.chart import Field, Island
from portroyal.rules.dice.chart_words import START

ORDER_SIGNS: Final = {
    "treasures": "treasure",
    "wheels": "wheel",
    "islands": "island",
    "skulls": "skull",
    "swords": "sword",
    "orders": "scroll",
}
SHIELD: Final = "M-8-9C-4-8 4-8 8-9V0C8 5 4 8.6 0 10.4C-4 8.6-8 5-8 0Z"


@dataclass(frozen=True, slots=True)
class Pen:
    """The marks on the map: fields crossed, painted and struck, and those that may be crossed now."""

    crossed: AbstractSet[str]
    painted: AbstractSet[str]
    struck: AbstractSet[str]
    open_fields: AbstractSet[str]

    def complete(self, island: Island) -> bool:
        return all(name in self.crossed or name in self.painted for name in island.fields)


def coast_path(name: str, land: tuple[float, float, float, float]) -> str:
    """A shore around the land: a rounded oblong whose bays and capes come from the island's name."""
    left, top, width, height = land
    chance = random.Random(f"coast {name}")
    waves = [(k, math.tau * chance.random(), 1.7 / k**0.6) for k in (3, 4, 5, 7, 11)]
    count = 36
    points: list[Point] = []
    for n in range(count):
        angle = math.tau * n / count
        c, s = math.cos(angle), math.sin(angle)
        swell = sum(size * math.sin(k * angle + phase) for k, phase, size in waves) + 1.2 * (
            chance.random() - 0.5
        )
        a, b = width / 2 + 1 + swell, height / 2 + 1 + swell
        x = math.copysign(abs(c) ** 0.46, c) * a
        y = math.copysign(abs(s) ** 0.46, s) * b
        points.append((left + width / 2 + x, top + height / 2 + y))
    return _smooth(points)


def _smooth(points: list[Point]) -> str:
    """A closed curve through the points (Catmull-Rom as Bezier)."""
    count = len(points)
    d = [f"M{number(points[0][0])} {number(points[0][1])}"]
    for n in range(count):
        (ax, ay), (bx, by) = points[n - 1], points[n]
        (cx, cy), (dx, dy) = points[(n + 1) % count], points[(n + 2) % count]
        handles = (bx + (cx - ax) / 6, by + (cy - ay) / 6, cx - (dx - bx) / 6, cy - (dy - by) / 6, cx, cy)
        d.append("C" + " ".join(map(number, handles)))
    return "".join(d) + "Z"


def draw_island(brush: Brush, island: Island, plan: IslandPlan, box: Box, pen: Pen, m: Measures) -> str:
    """Coast, person, points, own fields and name; a complete island shines and flies a flag."""
    p = brush.palette
    x0, y0 = box.left, box.top
    left, top, width, height = plan.land
    land = (x0 + left, y0 + top, width, height)
    done = pen.complete(island)
    medal_x, medal_y = x0 + plan.medal[0], y0 + plan.medal[1]
    parts = [
        tooltip(f"{plan.name_text}: {brush.word(island.person)}"),
        _shore(brush, island.name, land, done),
        medal(brush, island.person, medal_x, medal_y, m.medal, done),
    ]
    if done:
        parts.append(_flag(brush, medal_x, medal_y - m.medal + 1))
    shield_x, shield_y = medal_x - m.medal * 0.72, medal_y - m.medal * 0.66
    if island.points:
        parts.append(_shield(brush, island.points, shield_x, shield_y))
    for n, color in enumerate(island.colors):
        spread = (n - (len(island.colors) - 1) / 2) * 19
        parts.append(brush.ship_shape(color, x0 + plan.colors[0] + spread, y0 + plan.colors[1], 14))
    for name, (fx, fy) in zip(island.fields, plan.fields, strict=True):
        parts.append(_land_field(brush, name, x0 + fx, y0 + fy, m.field, pen))
    parts.append(
        words(
            plan.name_text, x0 + plan.name[0], y0 + plan.name[1], plan.name_size, p.ink, halo=p.halo,
            font_style="italic", font_weight="bold",
        )
    )  # fmt: skip
    return tag(
        "g",
        "".join(parts),
        data_island=island.name,
        data_box=place_of(box.x, box.y, box.width, box.height),
        data_medal=place_of(medal_x, medal_y, m.medal),
    )


def place_of(*numbers: float) -> str:
    """Where something lies, for programs that draw on the map."""
    return " ".join(map(number, numbers))


def _shore(brush: Brush, name: str, land: tuple[float, float, float, float], done: bool) -> str:
    """Shallows in three widening bands, the land itself, and a few palms on its upper shore."""
    p = brush.palette
    coast = brush.id(f"coast-{name}")
    parts = [tag("defs", tag("path", d=coast_path(name, land), id=coast))]
    haze = {"fill": "none", "stroke": p.shallows, "stroke_linejoin": "round", "opacity": p.shallows_strength}
    parts += [tag("use", href=f"#{coast}", stroke_width=width, **haze) for width in (19, 12, 6)]
    rim = {"stroke": p.coast, "stroke_width": 2.6 if done else 1.7}
    parts.append(tag("use", href=f"#{coast}", fill=brush.url("land"), **rim))
    chance = random.Random(f"palms {name}")
    left, top, width, _ = land
    spots = [left + width * (0.34 + 0.6 * (n + chance.random()) / 3) for n in range(3)]
    for x in spots[: 2 + (chance.random() < 0.5)]:
        size = 12 + 4 * chance.random()
        parts.append(
            brush.glyph("palm", min(x, left + width - 9), top + 2 - size * 0.16, size, p.coast, opacity=0.9)
        )
    return "".join(parts)


def _flag(brush: Brush, x: float, y: float) -> str:
    p = brush.palette
    d = f"M{number(x)} {number(y)}v-15l12 3.5-12 3.5"
    return tag("path", d=d, fill=p.cross, stroke=p.ink, stroke_width=1.1, stroke_linejoin="round")


def _shield(brush: Brush, points: int, x: float, y: float) -> str:
    p = brush.palette
    place = f"translate({number(x)} {number(y)})"
    return tag("path", d=SHIELD, transform=place, fill=p.seal, stroke="#f7ecd3", stroke_width=1.3) + words(
        str(points), x, y + 4.2, 12.5 if points < 10 else 10, "#ffffff", font_weight="bold"
    )


def _land_field(brush: Brush, name: str, x: float, y: float, size: float, pen: Pen) -> str:
    p = brush.palette
    lit = name in pen.open_fields
    square = {"x": x - size / 2, "y": y - size / 2, "width": size, "height": size, "rx": 5}
    parts = [tooltip(name)]
    parts.append(
        tag("rect", **square, fill=p.lit_paper if lit else p.field, stroke=p.field_ink, stroke_width=1.3)
    )
    if name in pen.painted:
        parts.append(tag("rect", **square, fill=brush.url("paint"), stroke=p.painted, stroke_width=2))
    if lit:
        parts.append(_light(brush, x, y, size, size))
    if name in pen.crossed:
        parts.append(strike(x, y, size * 0.34, p.cross, 3.2))
    box = place_of(x, y, size, size)
    return tag("g", "".join(parts), data_field=name, data_box=box, class_=_state(name, pen))


def _light(brush: Brush, x: float, y: float, width: float, height: float) -> str:
    """A field that may be crossed: a second, heavy border and a dot; color is not needed to see it."""
    p = brush.palette
    right, top = x + width / 2, y - height / 2
    border = {"x": x - width / 2 - 1, "y": top - 1, "width": width + 2, "height": height + 2, "rx": 7}
    return tag("rect", **border, fill="none", stroke=p.lit, stroke_width=3.2) + tag(
        "circle", cx=right - 1, cy=top + 1, r=4, fill=p.lit, stroke=p.field_ink, stroke_width=1
    )


def _state(name: str, pen: Pen) -> str | None:
    states = {"crossed": pen.crossed, "painted": pen.painted, "struck": pen.struck, "open": pen.open_fields}
    return " ".join(word for word, names in states.items() if name in names) or None


def draw_sea_field(brush: Brush, field: Field, box: Box, pen: Pen, m: Measures) -> str:
    """A sea field with the sign of its kind."""
    p = brush.palette
    x, y, size = box.x, box.y, m.field
    crossed, struck, lit = field.name in pen.crossed, field.name in pen.struck, field.name in pen.open_fields
    paper = p.lit_paper if lit else p.field
    parts = [tooltip(f"{field.name}: {brush.word(field.order or field.kind)}")]
    parts.append(_buoy(field, box, size, paper, p.field_ink))
    faint = 0.42 if crossed or struck else None
    parts.append(tag("g", _sign(brush, field, x, y, size), opacity=faint))
    if lit:
        parts.append(_light(brush, x, y, box.width, box.height))
    if struck and not crossed:
        across, along = number(size * 1.1), number(-size * 0.8)
        d = f"M{number(x - size * 0.55)} {number(y + size * 0.4)}l{across} {along}"
        parts.append(tag("path", d=d, stroke=p.field_ink, stroke_width=3.4, stroke_linecap="round"))
    if crossed:
        parts.append(strike(x, y, size * 0.36, p.cross, 3.2))
    return tag(
        "g",
        "".join(parts),
        data_field=field.name,
        data_kind=field.kind,
        data_box=place_of(x, y, box.width, box.height),
        class_=_state(field.name, pen),
    )


def _buoy(field: Field, box: Box, size: float, paper: str, ink: str) -> str:
    """The ground of a sea field: a disc; teeth of a reef for a number, a scroll's oblong for an order."""
    x, y, r = box.x, box.y, size / 2
    if field.kind == "order":
        w, h = box.width - 4, size
        quarter, half = number(w / 4), number(w / 2)
        d = (
            f"M{number(x - w / 2)} {number(y - h / 2)}q{quarter}-3 {half} 0t{half} 0"
            f"v{number(h)}q-{quarter} 3-{half} 0t-{half} 0Z"
        )
        return tag("path", d=d, fill=paper, stroke=ink, stroke_width=1.4, stroke_linejoin="round")
    if field.kind == "number":
        spikes = []
        for n in range(20):
            reach = r + 2 if n % 2 else r - 2.4
            angle = math.tau * n / 20
            spikes.append(f"{number(x + reach * math.cos(angle))},{number(y + reach * math.sin(angle))}")
        return tag(
            "polygon",
            points=" ".join(spikes),
            fill=paper,
            stroke=ink,
            stroke_width=1.3,
            stroke_linejoin="round",
        )
    return tag("circle", cx=x, cy=y, r=r, fill=paper, stroke=ink, stroke_width=1.4)


def _sign(brush: Brush, field: Field, x: float, y: float, size: float) -> str:
    ink = brush.palette.field_ink
    if field.color is not None:
        return brush.ship_shape(field.color, x, y, size * 0.74)
    if field.kind == "number":
        return words(str(field.number), x, y + size * 0.2, size * 0.6, ink, font_weight="bold")
    if field.kind == "treasure":
        return brush.glyph("treasure", x, y - size * 0.12, size * 0.68, ink) + _treasure_points(
            brush, field, x, y, size
        )
    if field.order is not None:
        what, _, count = field.order.partition("-")
        return words(
            count, x - size * 0.4, y + size * 0.22, size * 0.66, ink, font_weight="bold"
        ) + brush.glyph(ORDER_SIGNS[what], x + size * 0.36, y, size * 0.7, ink)
    return brush.glyph(field.kind, x, y, size * 0.74, ink) if field.kind in ("skull", "wheel") else ""


def _treasure_points(brush: Brush, field: Field, x: float, y: float, size: float) -> str:
    place = f"translate({number(x + size * 0.36)} {number(y + size * 0.34)}) scale(.74)"
    return tag(
        "path", d=SHIELD, transform=place, fill=brush.palette.seal, stroke="#f7ecd3", stroke_width=1.3
    ) + words(str(field.points), x + size * 0.36, y + size * 0.34 + 3.4, 10, "#ffffff", font_weight="bold")


def draw_start(brush: Brush, box: Box, m: Measures) -> str:
    """The start field: an anchor in a ring of rope, which counts as crossed."""
    p = brush.palette
    r = m.field * 1.2
    x, y = box.x, box.top + m.field * 1.3
    rope = {"stroke": p.field_ink, "stroke_width": 2.4, "stroke_dasharray": "5 3"}
    return tag(
        "g",
        tooltip(brush.word(START))
        + tag("circle", cx=x, cy=y, r=r, fill=p.gold, stroke=p.field_ink, stroke_width=1.4)
        + tag("circle", cx=x, cy=y, r=r - 3, fill="none", **rope)
        + brush.glyph("anchor", x, y, r * 1.2, p.field_ink)
        + words(
            brush.title(START), x, box.top + box.height - m.label * 0.2, m.label, p.ink, room=box.width + 30,
            halo=p.halo, font_style="italic", font_weight="bold",
        ),
        data_field=START, data_box=place_of(box.x, box.y, box.width, box.height),
    )  # fmt: skip

"""The picture of a link: what a messenger shows of an invitation, a game or its review."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final
from xml.sax.saxutils import escape

from portroyal.pictures.style import DAY, clean, fit, moved_to, number, tag, text_width

WIDTH, HEIGHT = 1200, 630
ART_WIDTH, ART_HEIGHT = 420, 510  # the box of a family's own art
LEFT, ROOM, COAST, EDGE = 64.0, 600.0, 716.0, 14.0
BOTTOM: Final = 548.0
FACE: Final = "serif"  # of this machine (`pictures.dots`)
CROWN: Final = "M-11 8.6L-12-5-5.4.4 0-9.6 5.4.4 12-5 11 8.6Z"
SHIP: Final = (  # our sign, as in web/src/frame/Logo.svelte, for a light ground
    '<circle cx="46" cy="17" r="7" fill="#d9ac3c"/>'
    '<path d="M31 44V9" stroke="#65472a" stroke-width="3" stroke-linecap="round"/>'
    '<path d="M33 12c10 3 16 12 16 25-6 2-11 2-16 1z" fill="#fffbf0" stroke="#65472a" stroke-width="1.5"/>'
    '<path d="M28 14c1 8 1 16 0 24-6 1-11 0-15-1 8-6 12-13 15-23z" fill="#d55e00"/>'
    '<path d="M12 42c13 4 27 4 40-1-2 9-6 13-11 14H23c-6-1-10-6-11-13z" fill="#8a5a2e"/>'
    '<path d="M4 57q7-6 14 0t14 0 14 0 14 0" fill="none" stroke="#4f9aa0" stroke-width="3.5" '
    'stroke-linecap="round"/>'
)


@dataclass(frozen=True)
class Line:
    """A seat: its name, what stands at its end, and the mark before it (`crown`, `free` or none)."""

    name: str
    value: str = ""
    mark: str = ""
    ink: str = ""  # of its line in the curve
    dash: str = ""


@dataclass(frozen=True)
class Poster:
    """What is written and drawn; the curve has everybody's share at each moment."""

    house: str
    kicker: str
    title: str
    lines: Sequence[Line] = ()
    note: str = ""
    art: str = ""
    curve: Sequence[Sequence[float]] = ()
    caption: str = ""  # of the curve


def poster_svg(poster: Poster) -> str:
    """The poster as one SVG document."""
    p = DAY
    y, out, foot = 104.0, "", ""
    if not poster.curve:  # which leaves the room to what is said of it
        foot = tag("g", SHIP, transform=f"translate({LEFT:g} 558) scale(.75)")
        foot += _text(poster.house, LEFT + 62, 596, 24, p.faded, ROOM - 70)
    if poster.kicker:
        out += _text(poster.kicker, LEFT, 92, 32, p.seal, ROOM)
        y = 132.0
    for size, most in ((60, 1), (50, 1), (46, 2), (40, 2), (34, 2), (30, 3), (26, 4)):
        parts = _wrapped(poster.title, size, ROOM)
        if len(parts) <= most:
            break
    for part in parts:
        y += size * 0.86
        out += _text(part, LEFT, y, size, p.ink, ROOM)
        y += size * 0.24
    drawn, y = _lines(poster.lines, y + 22, BOTTOM - (130 if poster.note else 0))
    out += drawn + _note(poster.note, y + 12, BOTTOM if foot else HEIGHT - 40)
    art = _curve(poster) if poster.curve else poster.art
    place = f"translate({number((COAST + WIDTH - EDGE - ART_WIDTH) / 2)} {(HEIGHT - ART_HEIGHT) / 2:g})"
    inner = _ground() + _sea() + out + foot + tag("g", art, transform=place) + _frame()
    return tag(
        "svg", inner, xmlns="http://www.w3.org/2000/svg", width=WIDTH, height=HEIGHT,
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
    )  # fmt: skip


def _text(
    text: str,
    x: float,
    y: float,
    size: float,
    ink: str,
    room: float,
    anchor: str = "start",
    bold: bool = True,
) -> str:
    """A line that surely fits, whatever serif the machine has."""
    text, size = fit(text, size, room, 0.52)
    return tag(
        "text", escape(clean(text)), x=x, y=y, font_size=size, font_family=FACE, text_anchor=anchor, fill=ink,
        font_weight="bold" if bold else None,
    )  # fmt: skip


def _wrapped(text: str, size: float, room: float) -> list[str]:
    """The text in lines, parted at its blanks."""
    found: list[str] = []
    for word in text.split():
        if found and text_width(f"{found[-1]} {word}", size) <= room:
            found[-1] += f" {word}"
        else:
            found.append(word)
    return found


def _lines(lines: Sequence[Line], top: float, bottom: float) -> tuple[str, float]:
    """Who sits there, and the height where that ends."""
    if not lines:
        return "", top
    pitch = min(84.0, (bottom - top) / len(lines))
    size = min(44.0, pitch * 0.62)
    out = ""
    for i, line in enumerate(lines):
        y = top + (i + 0.5) * pitch
        ink = DAY.faded if line.mark == "free" else DAY.ink
        end = text_width(line.value, size) + 16 if line.value else 0
        out += _mark(line, LEFT + 20, y, size)
        out += _text(
            line.name, LEFT + 56, y + size * 0.34, size, ink, ROOM - 56 - end, bold=line.mark != "free"
        )
        if line.value:
            out += _text(line.value, LEFT + ROOM, y + size * 0.34, size, ink, end, "end")
        if i + 1 < len(lines):
            rule = f"M{LEFT:g} {number(top + (i + 1) * pitch)}H{LEFT + ROOM:g}"
            out += tag("path", d=rule, stroke=DAY.rhumb, stroke_width=1, opacity=0.4)
    return out, top + len(lines) * pitch


def _mark(line: Line, x: float, y: float, size: float) -> str:
    """The crown of a winner, an open seat, or the line of the curve."""
    if line.ink:
        key = tag("path", d=f"M{x - 20:g} {number(y)}H{x + 20:g}", stroke=line.ink, stroke_width=6,
                  stroke_dasharray=line.dash or None)  # fmt: skip
        return key + (_crown(x, y - 15, 16) if line.mark == "crown" else "")
    if line.mark == "crown":
        return _crown(x, y, size)
    dash = "6 5" if line.mark == "free" else None
    return tag("circle", cx=x, cy=y, r=size * 0.3, fill="none" if dash else DAY.sea_low, stroke=DAY.coast,
               stroke_width=2.4, stroke_dasharray=dash)  # fmt: skip


def _crown(x: float, y: float, size: float) -> str:
    return tag("path", d=CROWN, transform=moved_to(x, y, size / 24), fill=DAY.gold, stroke=DAY.coast,
               stroke_width=1.6, stroke_linejoin="round")  # fmt: skip


def _note(text: str, top: float, bottom: float) -> str:
    """A sentence in as large letters as fit."""
    if not text:
        return ""
    for size in (36, 33, 30, 27, 24, 22, 20, 18):
        parts = _wrapped(text, size, ROOM)
        if top + len(parts) * size * 1.3 <= bottom:
            break
    return "".join(
        _text(part, LEFT, top + (i + 0.8) * size * 1.3, size, DAY.ink, ROOM, bold=False)
        for i, part in enumerate(parts)
    )


def _ground() -> str:
    """Paper, and the shades that it and the sea have."""
    shades = "".join(
        tag(
            "linearGradient",
            tag("stop", offset=0, stop_color=high) + tag("stop", offset=1, stop_color=low),
            id=name, x1=0, y1=0, x2=0, y2=1,
        )
        for name, high, low in (("paper", DAY.paper, DAY.paper_low), ("sea", DAY.sea, DAY.sea_low))
    )  # fmt: skip
    return tag("defs", shades) + tag("rect", width=WIDTH, height=HEIGHT, fill="url(#paper)")


def _sea() -> str:
    """Water from the coast on, with rows of waves."""
    coast = f"M{COAST:g} 0c26 70-22 120-6 190s34 110 8 190 4 130-10 250H{WIDTH}V0Z"
    crests = "".join(
        f"M{COAST + 40 + 22 * (row % 2):g} {40 + 46 * row:g}{'q11-9 22 0t22 0' * 10}" for row in range(13)
    )
    return tag("path", d=coast, fill="url(#sea)", stroke=DAY.coast, stroke_width=2.5) + tag(
        "path", d=crests, fill="none", stroke=DAY.wave, stroke_width=2, opacity=0.35
    )


def _frame() -> str:
    inner = {"x": EDGE, "y": EDGE, "width": WIDTH - 2 * EDGE, "height": HEIGHT - 2 * EDGE, "rx": 10}
    return tag("rect", **inner, fill="none", stroke=DAY.coast, stroke_width=3)


def _curve(poster: Poster) -> str:
    """Everybody's chances over the game, on a sheet in the art's box."""
    left, right, top, bottom = 24.0, ART_WIDTH - 24.0, 72.0, ART_HEIGHT - 30.0
    sheet = tag(
        "rect", width=ART_WIDTH, height=ART_HEIGHT, rx=14, fill=DAY.field, stroke=DAY.coast, stroke_width=2
    )
    steps = max(1, len(poster.curve) - 1)

    def y(share: float) -> float:
        return bottom - (bottom - top) * share

    out = sheet + _text(poster.caption, left, 44, 26, DAY.faded, right - left)
    for share in (0.0, 0.5, 1.0):
        rule = f"M{left:g} {y(share):g}H{right:g}"
        out += tag("path", d=rule, stroke=DAY.rhumb, stroke_width=1.5, opacity=0.55)
    for seat, line in enumerate(poster.lines):
        points = _joined(
            (left + (right - left) * i / steps, y(now[seat])) for i, now in enumerate(poster.curve)
        )
        out += tag("polyline", points=points, fill="none", stroke=line.ink, stroke_width=4.5,
                   stroke_linejoin="round", stroke_dasharray=line.dash or None)  # fmt: skip
    return out


def _joined(points: Iterable[tuple[float, float]]) -> str:
    return " ".join(f"{number(x)},{number(y)}" for x, y in points)

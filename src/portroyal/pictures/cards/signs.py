"""The signs on the cards: coins, shields, swords, and every skill told without a word."""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape

from portroyal.pictures.cards.people import OUTLINE
from portroyal.pictures.cards.ships import shape
from portroyal.pictures.charts.glyphs import GLYPHS
from portroyal.pictures.style import SHIP_INKS, clean, fit, moved_to, tag, text_width
from portroyal.rules.cards.codes import (
    ADMIRAL,
    CAPTAIN,
    COLORS,
    GOVERNOR,
    JACK,
    JESTER,
    MADEMOISELLE,
    PIRATE,
    PRIEST,
    SAILOR,
    SETTLER,
    TRADER,
    WHOLESALER,
)  # fmt: skip
from portroyal.rules.cards.deck import Kind

INK: Final = OUTLINE
GOLD: Final = "#e2b540"
GOLD_LOW: Final = "#a8761a"
STEEL: Final = "#4a5560"
BLOOD: Final = "#9b2626"
PLATE: Final = "#f1f3f3"
FACE: Final = "'Liberation Serif','Times New Roman',Times,serif"
LIKELY: Final = 0.76  # of the width that `text_width` grants the broadest letters; these are narrower

# In a square from -12 to 12, in one ink, like the glyphs of the sea charts.
_OWN: Final = {
    "sabre": (
        '<path d="M10.6-11.4C11.6-3.6 7.6 3-.4 6L-2.6 2.6C4.6.4 8.6-4.6 10.6-11.4Z"/>'
        '<path d="M-4.4-.4L2.4 9.8.2 11.2-2 7.9-8.2 12-11.2 7.4-5 3.2-6.6 1Z"/>'
    ),
    "cross": '<path d="M-3-11.5H3V-5H9V1H3V11.5H-3V1H-9V-5H-3Z"/>',
    "house": '<path fill-rule="evenodd" d="M0-11L12 0H9V10H-9V0H-12ZM-3 10H3V2H-3Z"/>',
    "card": '<path fill-rule="evenodd" d="M-9-11H9V11H-9ZM-6.4-8.4V8.4H6.4V-8.4Z"/>',
    "empty": (
        '<path d="M-7.6-9.8H7.6V9.8H-7.6Z" fill="none" stroke="currentColor" stroke-width="2" '
        'stroke-dasharray="3.4 2.6"/>'
    ),
    "person": '<path d="M-10.5 11C-10.5 3-5.5.6-2.6 0A5.8 6 0 1 1 2.6 0C5.5.6 10.5 3 10.5 11Z"/>',
    "pointer": '<path d="M-11-3.4H1V-9L12 0 1 9V3.4H-11Z"/>',
    "crown": '<path d="M-11 8.6L-12-5-5.4.4 0-9.6 5.4.4 12-5 11 8.6Z"/>',
    "flag": '<path d="M-8-11.6H-5.6V-10H10L6-4.6 10 1H-5.6V11.6H-8Z"/>',
    "bell": (
        '<path d="M0-11.6C5.4-11.6 7-7.6 7-2.6C7 2.4 9 4.4 10.4 6H-10.4C-9 4.4-7 2.4-7-2.6'
        'C-7-7.6-5.4-11.6 0-11.6ZM-3.6 7.6H3.6C3.4 10-3.4 10-3.6 7.6Z"/>'
    ),
}  # fmt: skip
SIGNS: Final[dict[str, str]] = {name: GLYPHS[name] for name in ("skull", "wheel", "anchor", "scroll")} | _OWN
SKILL_OF: Final = {PRIEST: "cross", CAPTAIN: "wheel", SETTLER: "house"}
DEMANDS: Final = {"priest": "cross", "captain": "wheel", "settler": "house"}


def sign(name: str, x: float, y: float, size: float, ink: str = INK) -> str:
    """A sign, centered, `size` across."""
    place = moved_to(x, y, size / 24)
    return f'<g transform="{place}" fill="{ink}" color="{ink}">{SIGNS[name]}</g>'


def line(
    text: str, x: float, y: float, size: float, ink: str, anchor: str = "middle", room: float | None = None
) -> str:
    """One bold line of text, vertically centered on y; with `room` it is made to fit."""
    length = None
    if room is not None:
        text, size = fit(text, size, room / LIKELY, 0.64)
        width = text_width(text, size)
        length = LIKELY * width if width > room else None  # where broader letters would not fit
    return tag(
        "text", escape(clean(text)), x=x, y=y + size * 0.35, font_size=size, font_family=FACE,
        font_weight="bold", text_anchor=anchor, fill=ink, textLength=length,
        lengthAdjust="spacingAndGlyphs" if length else None,
    )  # fmt: skip


def lines(text: str, x: float, y: float, size: float, ink: str, room: float) -> str:
    """A name on one line or, where it is long and can be parted, on two."""
    breaks = [i + 1 for i, letter in enumerate(text) if letter in " -" and 0 < i < len(text) - 1]
    if not breaks or LIKELY * text_width(text, size) <= 1.1 * room:
        return line(text, x, y, size, ink, room=room)
    at = min(breaks, key=lambda i: abs(2 * i - len(text)))
    small = size * 0.8
    return line(text[:at].rstrip(), x, y - small * 0.52, small, ink, room=room) + line(
        text[at:].lstrip(), x, y + small * 0.52, small, ink, room=room
    )


def coin(x: float, y: float, r: float, text: str = "") -> str:
    face = tag("circle", cx=x, cy=y, r=r, fill=GOLD, stroke=INK, stroke_width=r / 9)
    ring = tag("circle", cx=x, cy=y, r=r * 0.78, fill="none", stroke=GOLD_LOW, stroke_width=r / 9)
    size = r * (1.12 if len(text) < 2 else 0.98 if len(text) < 3 else 0.68)
    return face + ring + (line(text, x, y, size, INK) if text else "")


def shield(x: float, y: float, size: float, text: str) -> str:
    """Points on a shield, `size` across."""
    outline = "M-10-11.5H10V-1C10 6 5 10.5 0 12.5C-5 10.5-10 6-10-1Z"
    body = tag("path", d=outline, fill=BLOOD, stroke=INK, stroke_width=1.4)
    trim = tag("path", d=outline, transform="scale(.82)", fill="none", stroke=GOLD, stroke_width=1.2)
    letters = size * (0.62 if len(text) < 2 else 0.5)
    drawn = tag("g", body + trim, transform=moved_to(x, y, size / 21))
    return drawn + line(text, x, y - size * 0.02, letters, "#ffffff")


def strength(x: float, y: float, r: float, swords: str) -> str:
    """A ship's swords, or the skull of one that nobody repels (x)."""
    plate = tag("circle", cx=x, cy=y, r=r, fill=PLATE, stroke=INK, stroke_width=r / 9)
    if swords == "x":
        return plate + sign("skull", x, y, r * 1.4)
    sabre = sign("sabre", x - r * 0.42, y + r * 0.1, r * 1.06, STEEL)
    return plate + sabre + line(swords, x + r * 0.42, y, r * (1.05 if len(swords) < 2 else 0.72), INK)


def skill(kind: Kind, x: float, y: float, size: float, room: float) -> str:
    """A person's skill as a row of signs around x, at most `room` across."""
    parts = _skill_parts(kind)
    widths = [0.5 if part == "/" else 1.12 for part in parts]
    size = min(size, room / max(1.0, sum(widths)))
    out, left = "", x - sum(widths) * size / 2
    for part, width in zip(parts, widths, strict=True):
        out += _part(part, left + width * size / 2, y, size, kind)
        left += width * size
    return out


def _skill_parts(kind: Kind) -> list[str]:
    role = kind.role
    if role in SKILL_OF:
        return [SKILL_OF[role]]
    if role == JACK:
        return ["cross", "/", "wheel", "/", "house"]
    if role in (SAILOR, PIRATE):
        return ["sabre"] * kind.swords if kind.swords <= 3 else ["sabre", f"×{kind.swords}"]
    return {
        MADEMOISELLE: ["person", "coin −1"],
        JESTER: ["empty", "coin +1"],
        ADMIRAL: ["card 5+", "coin +2"],
        GOVERNOR: ["+1", "card"],
        TRADER: ["shape", "coin +1"],
        WHOLESALER: ["shape", "shield 1"],
    }.get(role, [])


def _part(part: str, x: float, y: float, size: float, kind: Kind) -> str:
    name, _, text = part.partition(" ")
    if name == "coin":
        return coin(x, y, size * 0.52, text)
    if name == "shield":
        return shield(x, y, size * 0.86, text)
    if name == "shape":
        color = COLORS[kind.color]
        return shape(color, x, y, size, SHIP_INKS[color], INK)
    if name in SIGNS:
        ink = STEEL if name == "sabre" else INK
        return sign(name, x, y, size, ink) + (line(text, x, y, size * 0.5, INK) if text else "")
    return line(name, x, y, size * 0.74, INK)


def demands(kind: Kind, x: float, y: float, r: float) -> str:
    """The persons whom an expedition demands, as a row of seals around x."""
    pitch = r * 2.12
    left = x - (len(kind.needs) - 1) * pitch / 2
    return "".join(seal(need, left + i * pitch, y, r) for i, need in enumerate(kind.needs))


def seal(need: str, x: float, y: float, r: float) -> str:
    """The sign of a demanded person on a disc."""
    disc = tag("circle", cx=x, cy=y, r=r, fill="#fffaf0", stroke=INK, stroke_width=r / 10)
    return disc + sign(DEMANDS[need], x, y, r * 1.32)

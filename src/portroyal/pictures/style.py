"""The look of the sea charts: colors by day and night, a shape per ship color, text widths, SVG elements."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Final
from xml.sax.saxutils import escape, quoteattr


@dataclass(frozen=True, slots=True)
class Palette:
    """The inks and papers of one light; a field's own paper stays bright at night, so that its sign reads."""

    paper: str
    paper_low: str
    ink: str
    faded: str
    sea: str
    sea_low: str
    wave: str
    rhumb: str
    land: str
    land_low: str
    coast: str
    shallows: str
    shallows_strength: float
    field: str
    field_ink: str
    cross: str
    painted: str
    lit: str
    lit_paper: str
    route: str
    wake: str
    gold: str
    seal: str
    halo: str


DAY: Final = Palette(
    paper="#f7ecd3", paper_low="#ead7ab", ink="#34251a", faded="#6f5940",
    sea="#dcebe3", sea_low="#b3d2d2", wave="#6f9fa4", rhumb="#9c7a4d",
    land="#f5e6bb", land_low="#dcc389", coast="#65472a", shallows="#4f9aa0", shallows_strength=0.16,
    field="#fffbf0", field_ink="#34251a", cross="#a81e16", painted="#b8557a",
    lit="#b86e00", lit_paper="#ffe58a", route="#5a4028", wake="#a81e16", gold="#d9ac3c", seal="#9b1c1c",
    halo="#e6efe2",
)  # fmt: skip
NIGHT: Final = Palette(
    paper="#16222f", paper_low="#0c1520", ink="#f0e4c8", faded="#b9ab8b",
    sea="#15395a", sea_low="#081a2e", wave="#4f86a8", rhumb="#c9a765",
    land="#6b6247", land_low="#4a4433", coast="#e2cb92", shallows="#58b4cf", shallows_strength=0.13,
    field="#f3e9d0", field_ink="#2a1d12", cross="#b3160d", painted="#a8466b",
    lit="#ffce3a", lit_paper="#ffe999", route="#d8c596", wake="#ff9d7a", gold="#e0b64a", seal="#b3261e",
    halo="#0b2034",
)  # fmt: skip

# Okabe and Ito, told apart by people with any color vision, but for red: all who were asked took theirs for
# orange. Each color has a shape too.
SHIP_INKS: Final = {
    "yellow": "#f0e442",
    "orange": "#e69f00",
    "green": "#009e73",
    "blue": "#0072b2",
    "red": "#c62f22",
    "black": "#1a1a1a",
}
ON_SHIP_INK: Final = dict.fromkeys(SHIP_INKS, "#ffffff") | {"yellow": "#2a1d12", "orange": "#2a1d12"}

# Within a square from -10 to 10: disc, triangle, diamond, square, triangle on its tip, star.
SHIP_SHAPES: Final = {
    "yellow": "M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0Z",
    "orange": "M0-8.6L9 7H-9Z",
    "green": "M0-9.6L8.6 0 0 9.6-8.6 0Z",
    "blue": "M-7.2-7.2H7.2V7.2H-7.2Z",
    "red": "M0 8.6L9-7H-9Z",
    "black": "M0-9.8L2.4-3.3 9.3-3 3.9 1.3 5.8 8 0 4.1-5.8 8-3.9 1.3-9.3-3-2.4-3.3Z",
}

FONT: Final = "serif"
# Widths in em. Measured in Chromium over our words: DejaVu Serif Bold, the widest serif that systems bring,
# needs 0.88 of what is reckoned here on average and never more than 1; Times needs 0.7.
_NARROW: Final = frozenset("ijlI.,:;'’!|()[] ")
_MIDDLE: Final = frozenset('frstJz-–"/')
_BROAD: Final = frozenset("mwMWÆŒ@%&—…")
ASCENT: Final = 0.81
DESCENT: Final = 0.25


def text_width(text: str, size: float) -> float:
    """The width that a text surely does not exceed, whatever serif the viewer has."""
    return size * sum(map(_em, unicodedata.normalize("NFC", text)))


def _em(sign: str) -> float:
    if sign in _NARROW:
        return 0.48
    if sign in _MIDDLE:
        return 0.6
    if sign in _BROAD:
        return 1.14
    if unicodedata.combining(sign):
        return 0.0
    if unicodedata.east_asian_width(sign) in "WF":
        return 1.1
    return 0.96 if sign.isupper() or sign == "ß" or ord(sign) > 0x24F else 0.74


def fit(text: str, size: float, room: float, smallest: float = 0.78) -> tuple[str, float]:
    """The text and size that fit into the room: first smaller letters, then fewer of them."""
    if (width := text_width(text, size)) <= room:
        return text, size
    size *= max(smallest, room / width)
    while len(text) > 1 and text_width(text, size) > room + 1e-6:  # which a size made for it may miss
        text = text[:-2].rstrip() + "…"
    return text, size


def number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") or "0"


def moved_to(x: float, y: float, scale: float) -> str:
    """The transform that draws something there, so many times as large."""
    return f"translate({number(x)} {number(y)}) scale({number(scale)})"


def disc(x: float, y: float, r: float) -> str:
    """A disc as a path."""
    return f"M{x - r:g} {y:g}a{r:g} {r:g} 0 1 0 {2 * r:g} 0a{r:g} {r:g} 0 1 0 {-2 * r:g} 0Z"


def tag(name: str, inner: str = "", /, **attributes: object) -> str:
    """An SVG element; `_` in an attribute's name stands for `-`, None leaves the attribute out."""
    words = []
    for key, value in attributes.items():
        if value is not None:
            shown = number(value) if isinstance(value, int | float) else str(value)
            words.append(f" {key.rstrip('_').replace('_', '-')}={quoteattr(clean(shown))}")
    opening = f"<{name}{''.join(words)}"
    return f"{opening}>{inner}</{name}>" if inner else f"{opening}/>"


def clean(text: str) -> str:
    """The text without the control characters that XML cannot carry."""
    return "".join(sign for sign in text if sign.isprintable() or sign == " ")


def words(
    text: str, x: float, y: float, size: float, ink: str, anchor: str = "middle", room: float | None = None,
    halo: str | None = None, **more: object,
) -> str:  # fmt: skip
    """One line of text on its baseline; with `room` it is made to fit."""
    if room is not None:
        text, size = fit(text, size, room)
    around = {"stroke": halo, "stroke_width": size / 4, "stroke_linejoin": "round", "paint_order": "stroke"}
    return tag(
        "text", escape(clean(text)), x=x, y=y, font_size=size, font_family=FONT, text_anchor=anchor, fill=ink,
        **(around if halo else {}), **more,
    )  # fmt: skip


def tooltip(text: str) -> str:
    return f"<title>{escape(clean(text))}</title>"


@dataclass(frozen=True, slots=True)
class Brush:
    """A palette, the words of a language, and a prefix that keeps one picture's ids apart from another's."""

    palette: Palette
    labels: dict[str, str]
    prefix: str

    def word(self, name: str) -> str:
        return self.labels.get(name, name)

    def title(self, name: str) -> str:
        """The word for a name; without one, the name as a map writes it: `boca-chica` becomes Boca Chica."""
        return self.labels.get(name) or " ".join(
            part[:1].upper() + part[1:] for part in name.replace("_", "-").split("-")
        )

    def id(self, name: str) -> str:
        return f"{self.prefix}-{name}"

    def url(self, name: str) -> str:
        return f"url(#{self.id(name)})"

    def glyph(self, name: str, x: float, y: float, size: float, ink: str, **more: object) -> str:
        """A glyph, centered, `size` units across."""
        place = moved_to(x, y, size / 24)
        return tag("use", href=f"#{self.id(name)}", transform=place, fill=ink, color=ink, **more)

    def ship_shape(self, color: str, x: float, y: float, size: float) -> str:
        """The shape of a ship color in its ink, with an outline that holds on any ground."""
        place = moved_to(x, y, size / 20)
        outline = "#ffffff" if color == "black" else "#2a1d12"
        return tag(
            "path", d=SHIP_SHAPES[color], transform=place, fill=SHIP_INKS[color], stroke=outline,
            stroke_width=1.6, stroke_linejoin="round",
        )  # fmt: skip

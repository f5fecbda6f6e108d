"""One card, drawn by its notation name: a ship, a person, an expedition, a tax increase, or a card's back."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from portroyal.pictures.cards.people import PORTRAITS, portrait
from portroyal.pictures.cards.ships import sea, shape, ship
from portroyal.pictures.cards.signs import (
    BLOOD,
    DEMANDS,
    INK,
    STEEL,
    coin,
    demands,
    line,
    lines,
    shield,
    sign,
    skill,
    strength,
)  # fmt: skip
from portroyal.pictures.style import ON_SHIP_INK, SHIP_INKS, moved_to, tag, tooltip
from portroyal.rules.cards.codes import (
    COLORS,
    EXPEDITION,
    MOST_SWORDS,
    PERSON,
    ROLES,
    SHIP,
    SKULL,
    TAX,
    TRADER,
)
from portroyal.rules.cards.deck import CARD_GAMES, Kind, deck_of

CARD_WIDTH: Final = 120
CARD_HEIGHT: Final = 168
PAPER: Final = "#fdf6e4"
SKY: Final = "#dcedf2"
CHART: Final = "#efe0b8"
DUES: Final = "#d9c3b4"
BAND: Final = "#e7d6ad"


@cache
def known_kinds() -> dict[str, Kind]:
    """Every card of the games that come with the program, by name."""
    return {kind.name: kind for game in CARD_GAMES.values() for kind in deck_of(game).kinds}


def framed(inner: str, width: float) -> str:
    return tag(
        "svg", inner, xmlns="http://www.w3.org/2000/svg", width=width,
        height=width * CARD_HEIGHT / CARD_WIDTH, viewBox=f"0 0 {CARD_WIDTH} {CARD_HEIGHT}", role="img",
    )  # fmt: skip


def title_of(kind: Kind, labels: Mapping[str, str]) -> str:
    """A card's name in the words of a language; without a word, its name in the notation."""
    if kind.name in labels:
        return labels[kind.name]
    if kind.type == SHIP:
        return labels.get(COLORS[kind.color], COLORS[kind.color])
    if kind.type == PERSON:
        return labels.get(ROLES[kind.role], ROLES[kind.role])
    general = "expedition" if kind.type == EXPEDITION else "tax"
    return labels.get(general, kind.name.removeprefix(f"{general}-"))


def card_face(kind: Kind, labels: Mapping[str, str]) -> str:
    """The face in a box of 120 by 168."""
    if kind.type == SHIP:
        inner = _ship(kind)
    elif kind.type == PERSON:
        inner = _person(kind)
    elif kind.type == EXPEDITION:
        inner = _expedition(kind)
    else:
        inner = _tax(kind)
    band, ink = BANDS.get(kind.type, (BAND, INK))
    if kind.type == SHIP:
        band, ink = SHIP_INKS[COLORS[kind.color]], ON_SHIP_INK[COLORS[kind.color]]
    plate = tag("path", d="M6 136H114V155Q114 162 107 162H13Q6 162 6 155Z", fill=band)
    title = title_of(kind, labels)
    if kind.type == SHIP:
        plate += shape(COLORS[kind.color], 20, 149, 16, ink)
        name = lines(title, 70, 149, 14.5, ink, 82)
    else:
        left = 10 if kind.type == TAX else 40
        name = lines(title, (left + 111) / 2, 149, 14.5, ink, 111 - left)
    return tag("g", tooltip(f"{title} ({kind.name})") + _paper() + plate + inner + name)


BANDS: Final = {EXPEDITION: ("#d9c184", INK)}


def _paper() -> str:
    shadow = tag("rect", x=2.5, y=3.5, width=117, height=164, rx=10, fill="#000000", fill_opacity=0.22)
    return shadow + _rect(1, 1, 117, 164.5, 10, PAPER)


def _rect(x: float, y: float, width: float, height: float, round_: float, fill: str) -> str:
    return tag(
        "rect", x=x, y=y, width=width, height=height, rx=round_, fill=fill, stroke=INK, stroke_width=1.4
    )


def _window(ground: str, picture: str) -> str:
    """The picture of a card in its frame."""
    pane = tag("rect", x=-50, y=-48, width=100, height=96, fill=ground)
    frame = tag("rect", x=-50, y=-48, width=100, height=96, fill="none", stroke=INK, stroke_width=1.6)
    return placed(pane + picture + frame, 60, 84)


def _ship(kind: Kind) -> str:
    swords = "x" if kind.swords == SKULL else str(kind.swords)
    return (
        _window(SKY, ship_scene(COLORS[kind.color]))
        + coin(23, 22, 17, str(kind.coins))
        + strength(95, 22, 17, swords)
    )


def ship_scene(color: str) -> str:
    """A ship of this color under the sun."""
    return tag("circle", cx=-30, cy=-30, r=9, fill="#fff3c4") + ship(color)


def _person(kind: Kind) -> str:
    color = COLORS[kind.color] if kind.color >= 0 else None
    role = ROLES[kind.role]
    picture = portrait(role, SHIP_INKS[color]) if color else portrait(role)
    if color:  # the shape on the clothes; a trader's purse and a wholesaler's fur leave it different room
        x, y = (-26, 38) if kind.role == TRADER else (0, 40)
        picture += shape(color, x, y, 13, ON_SHIP_INK[color])
    banner = tag("path", d="M8 9H84L78 20.5 84 32H8Z", fill=BAND, stroke=INK, stroke_width=1.2)
    return (
        _window(PORTRAITS[role].ground, picture)
        + banner
        + skill(kind, 43, 20.5, 22.5, 66)
        + shield(98, 23, 31, str(kind.points))
        + coin(22, 141, 16, str(kind.cost))
    )


def _expedition(kind: Kind) -> str:
    seals = demands(kind, 0, 6, min(19.0, 45 / max(1, len(kind.needs))))
    return (
        _window(CHART, chart_scene() + seals)
        + sign("scroll", 24, 20.5, 22)
        + shield(96, 25, 35, str(kind.points))
        + coin(22, 141, 16, str(kind.coins))
    )


def chart_scene() -> str:
    """A coast and the route across it, behind an expedition's demands."""
    route = (
        '<path d="M-46 34C-30 10-34-20-10-26S22 6 44-30" fill="none" stroke="#9b2626" stroke-width="2.4" '
        'stroke-dasharray="5 4"/><path d="M40-34L48-26M48-34L40-26" stroke="#9b2626" stroke-width="3"/>'
    )
    coast = "M-50-48H-18C-22-40-32-42-34-34S-44-26-50-28ZM50 48H14C20 38 30 42 36 34S46 24 50 26Z"
    return tag("path", d=coast, fill="#c9b478") + route


def _tax(kind: Kind) -> str:
    return _window(DUES, tax_scene(kind.tax)) + sign("bell", 60, 21, 22, BLOOD)


def tax_scene(tax: int) -> str:
    """Half a heap of coins goes; who gains one is shown below: the most swords, or the fewest points."""
    heap = "".join(coin(x, y, 11) for x, y in ((-28, -6), (-4, -6), (-16, -22)))
    cut = f'<path d="M12-40L-2 14" stroke="{BLOOD}" stroke-width="4" stroke-linecap="round"/>'
    gone = f'<g opacity="0.4">{coin(20, -6, 11)}{coin(34, -20, 11)}</g>'
    gains = sign("sabre", -26, 32, 22, STEEL) if tax == MOST_SWORDS else shield(-26, 32, 20, "")
    rank = "▲" if tax == MOST_SWORDS else "▼"
    return heap + gone + cut + gains + line(rank, -6, 32, 13, INK) + coin(24, 32, 12, "+1")


def card_back() -> str:
    """Every card's back is a coin (C1.2)."""
    cloth = _rect(8, 8, 103, 150.5, 6, "#22506b")
    ropes = "".join(
        f'<path d="M{x} 12L{x + 20} 32M{x + 20} 12L{x} 32M{x} 134L{x + 20} 154M{x + 20} 134L{x} 154" '
        'stroke="#6fa3b8" stroke-width="1.6" fill="none"/>'
        for x in (14, 37, 60, 83)
    )
    mint = coin(59.5, 83, 34) + sign("anchor", 59.5, 83, 38, "#7a5312")
    return tag("g", _paper() + cloth + ropes + mint)


def tile(kind: Kind, count: int, labels: Mapping[str, str]) -> str:
    """A card as it lies in a display, in a box of 60 by 74: portrait, points, skill and how many."""
    if kind.type == EXPEDITION:
        left = 30 - (len(kind.needs) - 1) * 9
        signs = "".join(sign(DEMANDS[need], left + 18 * i, 64.3, 15) for i, need in enumerate(kind.needs))
        picture, ground = tag("g", sea(), transform="scale(.56)") + sign("scroll", 0, -4, 30), CHART
    else:
        dye = SHIP_INKS[COLORS[kind.color]] if kind.color >= 0 else "#8a8a8a"
        picture = tag("g", portrait(ROLES[kind.role], dye), transform="scale(.56)")
        ground = PORTRAITS[ROLES[kind.role]].ground
        signs = skill(kind, 30, 64.3, 16.5, 54)
    sheet = _rect(0.8, 0.8, 58.4, 72.4, 5, PAPER)
    pane = tag("rect", x=2, y=2, width=56, height=53.8, rx=4, fill=ground)
    title, many = f"{title_of(kind, labels)} ({kind.name})", ""
    if count > 1:
        title += f" ×{count}"
        many = tag("circle", cx=10, cy=11, r=9.5, fill=INK) + line(f"×{count}", 10, 11, 11.5, "#ffffff")
    drawn = sheet + pane + placed(picture, 30, 28.8) + signs + shield(49, 13, 19, str(kind.points)) + many
    return tag("g", tooltip(title) + drawn)


def ship_tile(color: str, count: int, title: str) -> str:
    """The ships of a color under a wholesaler, in a box of 60 by 26: each is a point (C7.2)."""
    plate = _rect(0.8, 0.8, 58.4, 24.4, 5, SHIP_INKS[color])
    marks = shape(color, 13, 13, 15, ON_SHIP_INK[color]) + line(f"×{count}", 29, 13, 12, ON_SHIP_INK[color])
    return tag("g", tooltip(title) + plate + marks + shield(48, 13.4, 17, str(count)))


def placed(inner: str, x: float, y: float, scale: float = 1.0) -> str:
    return tag("g", inner, transform=moved_to(x, y, scale))

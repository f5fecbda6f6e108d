"""The art of the cards as one sheet of symbols, from which the browser client puts its card faces together.

No symbol has a title or a value on it: names come in the reader's language, values from the card list that is
played with, so one sheet serves every language and every list. Traders wear the current color.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from portroyal.pictures.cards.card import (
    BAND,
    BANDS,
    CARD_HEIGHT,
    CARD_WIDTH,
    CHART,
    DUES,
    PAPER,
    SKY,
    card_back,
    chart_scene,
    known_kinds,
    ship_scene,
    tax_scene,
)
from portroyal.pictures.cards.people import PORTRAITS, portrait
from portroyal.pictures.cards.ships import FLEET
from portroyal.pictures.cards.signs import (
    BLOOD,
    DEMANDS,
    GOLD,
    INK,
    PLATE,
    SIGNS,
    STEEL,
    coin,
    seal,
    shield,
    sign,
    skill,
)  # fmt: skip
from portroyal.pictures.style import tag
from portroyal.rules.cards.codes import COLORS, EXPEDITION, PERSON, ROLES, SAILOR, TAXES
from portroyal.rules.cards.deck import Kind

WINDOW: Final = "-50 -48 100 96"  # of every portrait, ship and scene
SIGN: Final = "-12 -12 24 24"
SKILL: Final = "-42 -12 84 24"  # a row of signs
DYE: Final = "currentColor"
MOST_SWORDS_DRAWN: Final = 3
CARD_INKS: Final = {
    "paper": PAPER,
    "ink": INK,
    "band": BAND,
    "voyage": BANDS[EXPEDITION][0],
    "plate": PLATE,
    "steel": STEEL,
    "blood": BLOOD,
    "gold": GOLD,
}


def cards_sprite() -> str:
    """One SVG document of symbols, each to be used by its id."""
    drawn = [*_windows(), *_skills(), *_parts()]
    return tag("svg", "\n".join(["", *drawn, ""]), xmlns="http://www.w3.org/2000/svg") + "\n"


def _symbol(name: str, box: str, drawn: str) -> str:
    return tag("symbol", drawn, id=name, viewBox=box)


def _scene(name: str, ground: str, drawn: str) -> str:
    pane = tag("rect", x=-50, y=-48, width=100, height=96, fill=ground)
    return _symbol(name, WINDOW, pane + drawn)


def _windows() -> list[str]:
    """What is seen through the frame of a card, and the back of all cards."""
    return [
        *(_scene(f"ship-{color}", SKY, ship_scene(color)) for color in FLEET),
        *(_scene(f"person-{role}", who.ground, portrait(role, DYE)) for role, who in PORTRAITS.items()),
        _scene("expedition", CHART, chart_scene()),
        *(_scene(f"tax-{name}", DUES, tax_scene(number)) for number, name in enumerate(TAXES)),
        _symbol("back", f"0 0 {CARD_WIDTH} {CARD_HEIGHT}", card_back()),
    ]  # fmt: skip


def _skills() -> list[str]:
    """Skills as rows of signs: `skill-jester`, `skill-trader-red`, `skill-swords-2` for the armed."""
    persons = [kind for kind in known_kinds().values() if kind.type == PERSON]
    rows: dict[str, Kind] = {}
    for kind in persons:
        if kind.swords == 0:
            rows["-".join([ROLES[kind.role], *COLORS[kind.color : kind.color + 1]])] = kind
    armed = next(kind for kind in persons if kind.role == SAILOR)
    rows |= {f"swords-{n}": replace(armed, swords=n) for n in range(1, MOST_SWORDS_DRAWN + 1)}
    drawn = {name: skill(kind, 0, 0, 22, 84) for name, kind in rows.items()}
    return [_symbol(f"skill-{name}", SKILL, signs) for name, signs in drawn.items() if signs]


def _parts() -> list[str]:
    """Coin, shield and plate to write a number on, and all signs in the current color."""
    return [
        _symbol("coin", SIGN, coin(0, 0, 11)),
        _symbol("shield", "-11 -12.5 22 26", shield(0, 0, 21, "")),
        _symbol("sword", SIGN, sign("sabre", 0, 0, 22, STEEL)),
        *(_symbol(f"need-{person}", SIGN, seal(person, 0, 0, 11)) for person in DEMANDS),
        *(_symbol(f"sign-{name}", SIGN, sign(name, 0, 0, 24, "currentColor")) for name in SIGNS),
    ]

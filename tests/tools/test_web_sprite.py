"""The sheet of the cards' art: every picture that a card face of the browser client is put together from."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from portroyal.pictures.cards.card import known_kinds
from portroyal.rules.cards.codes import COLORS, EXPEDITION, PASSENGER, PERSON, ROLES, SHIP, TAX, TAXES
from portroyal.rules.cards.deck import Kind
from web_sprite import CARD_INKS, cards_sprite

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def symbols() -> dict[str | None, ElementTree.Element]:
    sheet = ElementTree.fromstring(cards_sprite())
    return {symbol.get("id"): symbol for symbol in sheet.findall(f"{SVG}symbol")}


def needed(kind: Kind) -> set[str]:
    """What the face of a card shows, as `web/src/table/cards/art.ts` asks for it."""
    if kind.type == SHIP:
        return {f"ship-{COLORS[kind.color]}", "coin", "sword", "sign-skull"}
    if kind.type == TAX:
        return {f"tax-{TAXES[kind.tax]}", "sign-bell"}
    if kind.type == EXPEDITION:
        return {"expedition", "shield", "coin", "sign-scroll", *(f"need-{need}" for need in kind.needs)}
    role = ROLES[kind.role]
    skill = f"skill-swords-{kind.swords}" if kind.swords else f"skill-{role}"
    if kind.color >= 0:
        skill += f"-{COLORS[kind.color]}"
    return {f"person-{role}", "shield", "coin"} | (set() if kind.role == PASSENGER else {skill})


@pytest.mark.parametrize("name", known_kinds())
def test_every_card_of_every_game_finds_its_pictures(
    name: str, symbols: dict[str | None, ElementTree.Element]
) -> None:
    assert needed(known_kinds()[name]) <= symbols.keys()


def test_every_symbol_has_an_id_of_its_own_and_a_box(symbols: dict[str | None, ElementTree.Element]) -> None:
    assert len(symbols) == cards_sprite().count("<symbol")
    for symbol in symbols.values():
        assert re.fullmatch(r"(-?[\d.]+ ){3}[\d.]+", symbol.get("viewBox") or "")


def test_nobody_is_drawn_twice_for_another_color(symbols: dict[str | None, ElementTree.Element]) -> None:
    """Traders and wholesalers wear the color of the text around them, which the page sets."""
    persons = {kind.role for kind in known_kinds().values() if kind.type == PERSON}
    assert {name for name in symbols if str(name).startswith("person-")} == {
        f"person-{ROLES[role]}" for role in persons
    }
    assert "currentColor" in ElementTree.tostring(symbols["person-trader"], "unicode")


def test_inks_are_colors() -> None:
    assert all(re.fullmatch(r"#[0-9a-f]{6}", ink) for ink in CARD_INKS.values())

"""Decks: card lists as data files, a user's own card list, and the box that the rules play with."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache, cached_property
from importlib import resources
from typing import Any

from portroyal.rules.cards.codes import (
    COLORS,
    EXPEDITION,
    MAX_CARDS,
    PERSON,
    PIRATE,
    ROLES,
    SAILOR,
    SHIP,
    SKULL,
    TAX,
    TAXES,
    TYPES,
)  # fmt: skip
from portroyal.rules.cards.state import Box
from portroyal.rules.sentences import shortened

COLUMNS = ("set", "type", "name", "color", "coins", "swords", "cost", "points", "needs", "count", "evidence")
FIVE_PLAYER = "expedition-five-player"
HIGHEST = 60  # of any number printed on a card
COLORED = ("trader", "wholesaler")
SWORDS = {SAILOR: 1, PIRATE: 2}  # C3.3, where a card list says nothing


class DeckError(ValueError):
    """A card list that cannot be played with; the message says where and why."""


@dataclass(frozen=True)
class Kind:
    """Cards that are alike in every printed value (D5)."""

    name: str
    type: int
    color: int = -1
    coins: int = 0
    swords: int = 0
    cost: int = 0
    points: int = 0
    role: int = -1
    tax: int = -1
    needs: tuple[str, ...] = ()
    count: int = 0


@dataclass(frozen=True)
class CardGame:
    """The facts of a card game: what differs between the three of them."""

    name: str
    sets: tuple[str, ...]
    most_players: int
    end_points: int
    tax_from: int
    tax_to: int
    has_expeditions: bool
    inferred: bool  # some card values are worked out, not seen

    least_players: int = 2


PORT_ROYAL = CardGame("port-royal", ("base",), 5, 12, 12, 0, True, False)
UNTERWEGS = CardGame("unterwegs", ("unterwegs-nails", "unterwegs"), 4, 8, 9, 8, False, True)
COMBINED = CardGame("combined", ("base", "unterwegs-nails"), 5, 12, 12, 0, True, True)
CARD_GAMES = {game.name: game for game in (PORT_ROYAL, UNTERWEGS, COMBINED)}


@dataclass(frozen=True)
class Deck:
    """A game's kinds of card in the order of its list, and the box made from them."""

    game: CardGame
    kinds: tuple[Kind, ...]
    box: Box

    @cached_property
    def names(self) -> tuple[str, ...]:
        return tuple(kind.name for kind in self.kinds)

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {kind.name: i for i, kind in enumerate(self.kinds)}

    def kind(self, name: object) -> int | None:
        """The number of the kind that bears this name; None if there is none."""
        return self._numbers.get(name) if isinstance(name, str) else None

    @cached_property
    def card_names(self) -> tuple[str, ...]:
        """By card; the first is none."""
        return "", *(self.kinds[kind].name for kind in self.box.kind_of[1 : self.box.n_cards + 1])

    def name_of(self, card: int) -> str:
        return self.card_names[card]


@cache
def deck_of(game: CardGame) -> Deck:
    """The deck that comes with the game."""
    rows: list[tuple[str, Mapping[str, Any]]] = []
    for name in game.sets:
        text = resources.files("portroyal.rules.cards").joinpath(f"decks/{name}.csv").read_text("utf-8")
        rows += [(f"{name}.csv, line {i}", row) for i, row in enumerate(csv.DictReader(io.StringIO(text)), 2)]
    return _deck(game, rows)


def own_deck(game: CardGame, cards: object, where: str = "cards") -> Deck:
    """A deck from a card list of a user's own: a list of rows in the columns of our card lists, or CSV text.

    Rows of other sets of the family are left out, so that one corrected list can serve all three games.
    """
    rows = _rows_of(cards, where)
    if any(row.get("set") in game.sets for _, row in rows):
        rows = [(at, row) for at, row in rows if row.get("set") in game.sets]
    return _deck(game, rows)


def rows_of_text(text: str, where: str) -> list[dict[str, str]]:
    """CSV text as data: what a record embeds when the cards came from a file."""
    return [dict(row) for _, row in _rows_of(text, where)]


def rows_of_deck(deck: Deck) -> list[dict[str, Any]]:
    """The deck as rows of a card list and nothing else; `own_deck` gives the same deck back."""
    return [{key: value for key, value in _row(kind).items() if value != ""} for kind in deck.kinds]


def _row(kind: Kind) -> dict[str, Any]:
    row: dict[str, Any] = {"type": TYPES[kind.type], "count": kind.count}
    if kind.type == SHIP:
        swords = "skull" if kind.swords == SKULL else kind.swords
        return row | {"color": COLORS[kind.color], "coins": kind.coins, "swords": swords}
    if kind.type == PERSON:
        row |= {"name": ROLES[kind.role], "cost": kind.cost, "points": kind.points}
        return row | {
            "color": COLORS[kind.color] if kind.color >= 0 else "",
            "swords": kind.swords if kind.role in SWORDS else "",
        }
    if kind.type == TAX:
        return row | {"name": TAXES[kind.tax]}
    name = kind.name.removeprefix("expedition-")
    return row | {"name": name, "coins": kind.coins, "points": kind.points, "needs": "+".join(kind.needs)}


def _rows_of(cards: object, where: str) -> list[tuple[str, Mapping[str, Any]]]:
    if isinstance(cards, str):
        try:
            return _rows_of_text(cards, where)
        except csv.Error as wrong:
            raise DeckError(f"{where}: this is no card list: {wrong}") from None
    if not isinstance(cards, list):
        raise DeckError(f"{where}: a card list is a list of rows, not {type(cards).__name__}")
    rows: list[tuple[str, Mapping[str, Any]]] = []
    for i, row in enumerate(cards, 1):
        if not isinstance(row, Mapping):
            raise DeckError(f"{where}, row {i}: a row is an object with the columns {', '.join(COLUMNS)}")
        rows.append((f"{where}, row {i}", row))
    return rows


def _rows_of_text(text: str, where: str) -> list[tuple[str, Mapping[str, Any]]]:
    reader = csv.DictReader(io.StringIO(text.removeprefix("\ufeff")))
    header = [str(column).strip() for column in reader.fieldnames or ()]
    missing = [column for column in ("type", "name", "count") if column not in header]
    if missing:
        raise DeckError(f"{where}: the first line must name the columns; {', '.join(missing)} is missing")
    reader.fieldnames = header
    found: list[tuple[str, Mapping[str, Any]]] = []
    for row in reader:
        at = f"{where}, line {reader.line_num}"
        if None in row:
            raise DeckError(f"{at}: more values than the {len(header)} columns of the first line")
        found.append((at, {k: (v or "").strip() for k, v in row.items()}))
    return found


def _deck(game: CardGame, rows: Iterable[tuple[str, Mapping[str, Any]]]) -> Deck:
    kinds: dict[str, Kind] = {}
    for where, row in rows:
        kind = _kind(where, row)
        if kind.type == EXPEDITION and not game.has_expeditions:
            raise DeckError(f"{where}: {game.name} has no expeditions")
        known = kinds.get(kind.name)
        if known is not None and replace(known, count=0) != replace(kind, count=0):
            raise DeckError(f"{where}: another card is named {kind.name} and differs from this one")
        kinds[kind.name] = replace(kind, count=kind.count + (known.count if known else 0))
    listed = tuple(kind for kind in kinds.values() if kind.count)
    _check_size(game, listed)
    return Deck(game, listed, _box(game, listed))


def _check_size(game: CardGame, kinds: tuple[Kind, ...]) -> None:
    n = sum(kind.count for kind in kinds)
    if not 1 <= n <= MAX_CARDS:
        raise DeckError(f"the card list has {n} cards for {game.name}; it needs 1 to {MAX_CARDS}")
    for kind in kinds:
        if kind.name == FIVE_PLAYER and kind.count != 1:
            raise DeckError(f"the card list has {kind.count} copies of {FIVE_PLAYER}; there is at most one")


def _kind(where: str, row: Mapping[str, Any]) -> Kind:
    for column in row:
        if column not in COLUMNS:
            raise DeckError(
                f"{where}: {shortened(column)} is no column; the columns are {', '.join(COLUMNS)}"
            )
    word = _word(where, row, "type", TYPES)
    count = _number(where, row, "count")
    name = str(row.get("name") or "").strip()
    if TYPES[SHIP] == word:
        return _ship(where, row, count)
    if TYPES[PERSON] == word:
        return _person(where, row, name, count)
    if TYPES[TAX] == word:
        tax = name.replace("_", "-")
        if tax not in TAXES:
            raise DeckError(
                f"{where}: a tax increase is named most_swords or least_points, not {shortened(name)}"
            )
        return Kind(f"tax-{tax}", TAX, tax=TAXES.index(tax), count=count)
    return _expedition(where, row, name, count)


def _ship(where: str, row: Mapping[str, Any], count: int) -> Kind:
    color = COLORS.index(_word(where, row, "color", COLORS))
    coins = _number(where, row, "coins")
    skull = str(row.get("swords")).strip() in ("skull", "x")
    swords = SKULL if skull else _number(where, row, "swords")
    name = f"{COLORS[color]}-{coins}/{'x' if skull else swords}"
    return Kind(name, SHIP, color, coins, swords, count=count)


def _person(where: str, row: Mapping[str, Any], name: str, count: int) -> Kind:
    word = "jack" if name == "jack_of_all_trades" else name
    if word not in ROLES:
        raise DeckError(f"{where}: {shortened(name)} is no person; choose from {', '.join(ROLES)}")
    role = ROLES.index(word)
    cost, points = _number(where, row, "cost"), _number(where, row, "points")
    color = -1
    if word in COLORED:
        color = COLORS.index(_word(where, row, "color", COLORS))
        word = f"{word}-{COLORS[color]}"
    elif not _absent(row.get("color")):
        raise DeckError(f"{where}: a {word} has no color")
    swords = SWORDS.get(role, 0)
    if not _absent(row.get("swords")):
        if role not in SWORDS:
            raise DeckError(f"{where}: a {word} has no swords")
        swords = _number(where, row, "swords")
    return Kind(f"{word}-{cost}/{points}", PERSON, color, 0, swords, cost, points, role, count=count)


def _expedition(where: str, row: Mapping[str, Any], name: str, count: int) -> Kind:
    needs = tuple(str(row.get("needs") or "").split("+"))
    for need in needs:
        if need not in ("priest", "captain", "settler"):
            sentence = "an expedition needs priests, captains and settlers joined by +"
            raise DeckError(f"{where}: {sentence}, not {shortened(need)}")
    if not name:
        raise DeckError(f"{where}: an expedition needs a name")
    label = "expedition-" + name.replace("_and_", "-").replace("_", "-").replace(" ", "-")
    coins, points = _number(where, row, "coins"), _number(where, row, "points")
    return Kind(label, EXPEDITION, coins=coins, points=points, needs=needs, count=count)


def _absent(value: Any) -> bool:
    return value is None or (isinstance(value, str) and not value.strip())


def _word(where: str, row: Mapping[str, Any], column: str, known: tuple[str, ...]) -> str:
    word = str(row.get(column) or "").strip()
    if word not in known:
        raise DeckError(f"{where}: {column} is {shortened(word)}; it must be one of {', '.join(known)}")
    return word


def _number(where: str, row: Mapping[str, Any], column: str) -> int:
    value = row.get(column)
    if isinstance(value, str) and value.strip().isdecimal() and len(value) < 9:
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= HIGHEST:
        wrong = shortened(row.get(column))
        raise DeckError(f"{where}: {column} is {wrong}; it must be a whole number from 0 to {HIGHEST}")
    return value


def _box(game: CardGame, kinds: tuple[Kind, ...]) -> Box:
    box = Box()
    card = 0
    for k, kind in enumerate(kinds):
        box.type_of[k], box.color[k], box.coins[k] = kind.type, kind.color, kind.coins
        box.swords[k], box.cost[k], box.points[k] = kind.swords, kind.cost, kind.points
        box.role[k], box.tax[k] = kind.role, kind.tax
        box.settlers[k] = kind.needs.count("settler")
        box.captains[k] = kind.needs.count("captain")
        box.priests[k] = kind.needs.count("priest")
        for _ in range(kind.count):
            card += 1
            box.kind_of[card] = k
        if kind.name == FIVE_PLAYER:
            box.open_card = card
    box.n_cards, box.n_kinds = card, len(kinds)
    box.least_crew = min((len(kind.needs) for kind in kinds if kind.type == EXPEDITION), default=0)
    box.end_points, box.tax_from, box.tax_to = game.end_points, game.tax_from, game.tax_to
    return box

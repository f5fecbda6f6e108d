"""The cards of the card games by name: what is printed on them, and what they do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from os import PathLike, fspath
from typing import TYPE_CHECKING

from portroyal.play.cards.adapter import deck_for
from portroyal.play.errors import PlayError, shortened
from portroyal.play.families import with_files
from portroyal.rules.cards.codes import COLORS, ROLES, SKULL, TYPES
from portroyal.rules.cards.deck import CARD_GAMES, rows_of_deck
from portroyal.rules.cards.deck import Deck as _Deck

if TYPE_CHECKING:
    from portroyal.text.cards.names import CardText as _CardText


@dataclass(frozen=True)
class Card:
    """What is printed on a card, and how many of it are in the deck of a game.

    >>> governor = card("governor-8/0")
    >>> governor.type, governor.role, governor.cost, governor.points, governor.count
    ('person', 'governor', 8, 0, 4)
    >>> print(governor)
    governor (costs 8, 0 points)
    """

    name: str
    type: str  # ship, person, expedition or tax_increase
    count: int
    color: str | None
    role: str | None
    coins: int
    swords: int | None  # None: a skull, never repelled
    cost: int
    points: int
    needs: tuple[str, ...]  # of an expedition
    _deck: _Deck = field(repr=False, compare=False)

    def text(self, lang: str = "en") -> str:
        """Its name and what is printed on it, in words."""
        return self._said(lang).full(self.name)

    def skill(self, lang: str = "en") -> str:
        """What it does, in a sentence."""
        return self._said(lang).skill(self.name)

    def row(self) -> dict[str, str | int]:
        """Its row in a card list: what `Game.new(…, options={"cards": rows})` takes."""
        return rows_of_deck(self._deck)[self._deck.names.index(self.name)]

    def svg(self, lang: str = "en") -> str:
        """A picture of it."""
        from portroyal.library.language import words_in
        from portroyal.pictures.cards.card import CARD_WIDTH, card_face, framed
        from portroyal.text.cards.family import card_labels

        said = self._said(lang)
        return framed(card_face(said.kind(self.name), card_labels(words_in(lang))), CARD_WIDTH)

    def _said(self, lang: str) -> _CardText:
        from portroyal.library.language import words_in
        from portroyal.text.cards.names import CardText

        return CardText(words_in(lang), self._deck)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __str__(self) -> str:
        return self.text()


def cards(
    game: str = "port-royal", own: str | PathLike[str] | Sequence[Mapping[str, object]] | None = None
) -> list[Card]:
    """The cards of a card game in the order of its list, or of a list of your own (a file, or its rows).

    >>> sum(card.count for card in cards("unterwegs"))
    60
    """
    if own is None:
        return list(_cards(game))
    listed = fspath(own) if isinstance(own, (str, PathLike)) else [dict(row) for row in own]
    _check(game)
    return _of(deck_for(game, with_files(game, {"cards": listed})))


def card(name: str, game: str | None = None) -> Card:
    """A card by its name in the notation; without a game, the first game that has it.

    >>> card("red-4/x").swords is None
    True
    >>> card("parrot-1/1")
    Traceback (most recent call last):
        ...
    portroyal.play.errors.PlayError: there is no card 'parrot-1/1' in port-royal, unterwegs or combined
    """
    among = list(CARD_GAMES) if game is None else [game]
    for each in among:
        for found in _cards(each):
            if found.name == name:
                return found
    where = f"{', '.join(among[:-1])} or {among[-1]}" if among[1:] else among[0]
    raise PlayError("unknown-card", f"there is no card {shortened(name)} in {where}")


@cache
def _cards(game: str) -> tuple[Card, ...]:
    _check(game)
    return tuple(_of(deck_for(game, {})))


def _check(game: str) -> None:
    if game not in CARD_GAMES:
        raise PlayError(
            "unknown-game", f"{shortened(game)} is no card game; those are {', '.join(CARD_GAMES)}"
        )


def _of(deck: _Deck) -> list[Card]:
    return [
        Card(
            kind.name,
            TYPES[kind.type],
            kind.count,
            COLORS[kind.color] if kind.color >= 0 else None,
            ROLES[kind.role] if kind.role >= 0 else None,
            kind.coins,
            None if kind.swords == SKULL else kind.swords,
            kind.cost,
            kind.points,
            kind.needs,
            deck,
        )
        for kind in deck.kinds
    ]

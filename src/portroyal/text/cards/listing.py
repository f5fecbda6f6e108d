"""The cards of a game as `portroyal cards` lists them: names in the notation, and what is printed on them."""

from __future__ import annotations

from typing import Any

from portroyal.play.cards.adapter import deck_for
from portroyal.play.families import with_files
from portroyal.rules.cards.codes import COLORS, ROLES, TYPES
from portroyal.rules.cards.deck import CARD_GAMES, Deck
from portroyal.text.cards.names import CardText
from portroyal.text.layout import columns
from portroyal.text.words import Words


def text_of_game(words: Words, game: str, cards: str | None) -> CardText:
    """The cards of a game, or of a card list of one's own."""
    if game not in CARD_GAMES:
        raise words.error("cards-none", "unknown-game", game=game, games=", ".join(CARD_GAMES))
    options = with_files(game, {} if cards is None else {"cards": cards})
    return CardText(words, deck_for(game, dict(options)))


def card_lines(text: CardText) -> list[str]:
    """A line for every kind of card: how many, its name, what it is and does."""
    rows = [
        [f"{kind.count} ×", kind.name, text.name(kind.name), text.facts(kind.name)]
        for kind in text.deck.kinds
    ]
    return [text.words.say("cards-title", n=sum(kind.count for kind in text.deck.kinds)), *columns(rows)]


def card_data(deck: Deck) -> list[dict[str, Any]]:
    """The same as data, with the words of the card lists."""
    return [
        {
            "card": kind.name, "count": kind.count, "type": TYPES[kind.type],
            "color": COLORS[kind.color] if kind.color >= 0 else None,
            "role": ROLES[kind.role] if kind.role >= 0 else None,
            "coins": kind.coins, "swords": kind.swords, "cost": kind.cost, "points": kind.points,
            "needs": list(kind.needs),
        }
        for kind in deck.kinds
    ]  # fmt: skip

"""The card games in text: introduction, questions, table and picture."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from portroyal.pictures.cards.card import card_face
from portroyal.pictures.cards.position import cards_svg
from portroyal.play.cards.adapter import CardTable
from portroyal.play.game import Game
from portroyal.rules.cards.codes import COLORS, EXPEDITION, PERSON, ROLES, SHIP
from portroyal.rules.cards.deck import CARD_GAMES, COLORED, deck_of
from portroyal.text.cards import odds
from portroyal.text.cards.choices import CardChoices
from portroyal.text.cards.names import CardText
from portroyal.text.cards.narration import CardNarrator
from portroyal.text.cards.table import seat_line, table_text
from portroyal.text.family import TextPart, everybody
from portroyal.text.layout import seats_text
from portroyal.text.narration import called
from portroyal.text.words import Words

TABLE_WORDS = (
    "round", "harbor", "draw", "discard", "expeditions", "active", "decider", "start", "revealed", "winners",
    "takes_left", "end_called", "coins", "points", "swords", "ships", "seat", "discover", "repel", "trade",
    "over",
)  # fmt: skip


class CardFamily:
    """One card game and its words."""

    def __init__(self, words: Words, game: Game, you: int | None = None) -> None:
        assert isinstance(game.table, CardTable)
        self.words = words
        self.game = game
        self.cards = CardText(words, game.table.deck)
        self.narrator = CardNarrator(words, game.names, self.cards, you)

    def introduction(self) -> list[str]:
        say, facts, options = self.words.say, self.cards.deck.game, self.game.setup.options
        lines = [
            say("intro", game=say(f"title-{facts.name}"), names=everybody(self.narrator)),
            say(f"goal-{facts.name}", n=facts.end_points),
        ]
        if options.get("ending"):
            lines.append(say("intro-ending"))
        if facts.inferred and "cards" not in options:
            lines.append(say("intro-inferred"))
        return lines

    def asking(self) -> CardChoices:
        assert isinstance(self.game.table, CardTable)
        return CardChoices(self.game.table, self.cards, self.narrator)

    def seats(self, state: Any) -> list[str]:
        told = [seat_line(self.words, player) for player in state.players]
        return seats_text(self.narrator, state.active, told)

    def table(self, state: Any) -> str:
        return table_text(self.cards, self.narrator, state)

    def chances(self, chances: Any) -> list[str]:
        return odds.next_card(self.words, chances.risk, chances.next_card)

    def hidden(self, chances: Any) -> list[str]:
        return odds.hidden(self.cards, chances.hidden)


def card_labels(words: Words) -> dict[str, str]:
    """The words on the cards and the table in the reader's language."""
    trading = {role: words.say(f"dice-person-{role}", form="name") for role in COLORED}
    found = {
        role: words.say(f"person-{role}", form="name") for role in ROLES if role not in COLORED
    } | trading
    found |= {color: words.say("color-name", color=color) for color in COLORS}
    found |= {"expedition": words.say("picture-expedition"), "tax": words.say("tax", form="name")}
    found |= {game: words.say(f"title-{game}") for game in CARD_GAMES}
    return found | {key: words.say(f"picture-{key.replace('_', '-')}") for key in TABLE_WORDS}


def picture(words: Words, game: Game, seat: int | None) -> str:
    return cards_svg(game.state(), names=called(words, game.names), labels=card_labels(words))


def art(words: Words, game: str, options: Mapping[str, Any], number: int) -> str:
    """A fan of three of the game's cards: a ship, an expedition where there are any, a person before them."""
    kinds = deck_of(CARD_GAMES[game]).kinds
    ships, persons, rarer = (
        [kind for kind in kinds if kind.type == sort] for sort in (SHIP, PERSON, EXPEDITION)
    )
    sorts = (ships, rarer or persons, persons)
    shown = [sort[number // step % len(sort)] for sort, step in zip(sorts, (3, 7, 1), strict=True)]
    labels = card_labels(words)
    places = ((137, 282, -13), (283, 282, 13), (210, 232, 0))
    return "".join(
        f'<g transform="translate({x} {y}) rotate({turn}) scale(1.75) translate(-60 -84)">'
        f"{card_face(kind, labels)}</g>"
        for kind, (x, y, turn) in zip(shown, places, strict=True)
    )


def remark(game: str) -> str | None:
    return "games-inferred" if CARD_GAMES[game].inferred else None


FAMILY = TextPart(CardFamily, picture, remark=remark, art=art)

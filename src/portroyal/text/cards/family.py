"""The card games in text: introduction, questions and table of port-royal, unterwegs and combined."""

from __future__ import annotations

from typing import Any

from portroyal.play.cards.adapter import CardTable
from portroyal.play.game import Game
from portroyal.text.cards.choices import CardChoices
from portroyal.text.cards.names import CardText
from portroyal.text.cards.table import seats_text, table_text
from portroyal.text.family import named
from portroyal.text.narration import CardNarrator
from portroyal.text.words import Words


class CardFamily:
    """One card game and its words."""

    def __init__(self, words: Words, game: Game, you: int | None = None) -> None:
        assert isinstance(game.table, CardTable)
        self.words = words
        self.game = game
        self.card_table = game.table
        self.cards = CardText(words, game.table.deck)
        self.narrator = CardNarrator(words, game.names, self.cards, you)

    def introduction(self) -> list[str]:
        say, facts, options = self.words.say, self.cards.deck.game, self.game.setup.options
        names = named(self.narrator, range(len(self.game.names)))
        lines = [
            say("intro", game=say(f"title-{facts.name}"), names=names),
            say(f"goal-{facts.name}", n=facts.end_points),
        ]
        if options.get("ending"):
            lines.append(say("intro-ending"))
        if facts.inferred and "cards" not in options:
            lines.append(say("intro-inferred"))
        return lines

    def asking(self) -> CardChoices:
        return CardChoices(self.card_table, self.cards, self.narrator)

    def seats(self, state: Any) -> list[str]:
        return seats_text(self.words, self.narrator, state)

    def table(self, state: Any) -> str:
        return table_text(self.cards, self.narrator, state)

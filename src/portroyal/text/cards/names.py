"""The cards in words: their names in lists and in sentences, what is printed on them, what they do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from portroyal.play.cards.offers import CardOffer
from portroyal.rules.cards.codes import COLORS, EXPEDITION, PERSON, ROLES, SHIP, SKULL, TAXES
from portroyal.rules.cards.deck import Deck, Kind
from portroyal.text.words import Words


class CardText:
    """The cards of one game in one language; cards are given by their notation."""

    def __init__(self, words: Words, deck: Deck) -> None:
        self.words = words
        self.deck = deck

    def kind(self, card: str) -> Kind:
        number = self.deck.kind(card)
        if number is None:
            raise LookupError(f"{card} is no card of {self.deck.game.name}")
        return self.deck.kinds[number]

    def name(self, card: str) -> str:
        """As in a list: `sailor`."""
        return self._called(self.kind(card), "name")

    def object(self, card: str) -> str:
        """As in `Ann hires a sailor`."""
        return self._called(self.kind(card), "object")

    def taken(self, card: str) -> str:
        """As in `Ann trades with the red frigate`: of a color one ship lies there; persons may be several."""
        return self._called(self.kind(card), "the")

    def facts(self, card: str) -> str:
        """What is printed on the card."""
        kind, say = self.kind(card), self.words.say
        if kind.type == SHIP:
            return say("facts-ship", coins=say("coins", n=kind.coins), swords=self._swords(kind))
        points = say("points", n=kind.points)
        if kind.type == PERSON:
            if kind.swords:
                return say("facts-armed", cost=kind.cost, points=points, swords=self._swords(kind))
            return say("facts-person", cost=kind.cost, points=points)
        if kind.type == EXPEDITION:
            needs = " + ".join(self.role(need) for need in kind.needs)
            return say("facts-expedition", needs=needs, points=points, coins=say("coins", n=kind.coins))
        return say(f"facts-tax-{TAXES[kind.tax]}")

    def full(self, card: str) -> str:
        return f"{self.name(card)} ({self.facts(card)})"

    def brief(self, card: str, offer: CardOffer) -> str:
        """The name with what the card costs or pays the one who decides."""
        if self.kind(card).type == SHIP:
            return self.words.say("brief-ship", card=self.name(card), n=offer.coins or 0)
        return self.words.say("brief-person", card=self.name(card), n=offer.pay or 0)

    def skill(self, card: str) -> str:
        """What the card does, in a sentence."""
        kind = self.kind(card)
        if kind.type == SHIP:
            return self.words.say("skill-skull" if kind.swords == SKULL else "skill-ship")
        if kind.type == PERSON:
            if kind.color >= 0:
                return self.words.say(f"skill-{ROLES[kind.role]}", color=COLORS[kind.color])
            return self.words.say(f"skill-{ROLES[kind.role]}")
        return self.words.say("skill-expedition" if kind.type == EXPEDITION else "skill-tax")

    def role(self, role: str) -> str:
        """A person without a color, as in a list."""
        return self.words.say(f"person-{role}", form="name")

    def counted(self, cards: Sequence[str]) -> str:
        """Cards in a row, those of one name together: `2 × sailor, admiral`."""
        names = Counter(self.name(card) for card in cards)
        return ", ".join(name if n == 1 else f"{n} × {name}" for name, n in names.items())

    def _called(self, kind: Kind, form: str) -> str:
        if kind.type == SHIP:
            return self.words.say("ship", form=form, color=COLORS[kind.color])
        if kind.type == PERSON:
            if kind.color >= 0:
                return self.words.say(f"person-{ROLES[kind.role]}", form=form, color=COLORS[kind.color])
            return self.words.say(f"person-{ROLES[kind.role]}", form=form)
        return self.words.say("expedition" if kind.type == EXPEDITION else "tax", form=form)

    def _swords(self, kind: Kind) -> str:
        if kind.swords == SKULL:
            return self.words.say("facts-skull")
        return self.words.say("swords", n=kind.swords)

"""The choices of the card games in words: what each costs, brings and risks is told by its offer."""

from __future__ import annotations

from collections.abc import Iterable

from portroyal.play.cards.adapter import CardTable
from portroyal.play.cards.offers import CardOffer
from portroyal.play.cards.view import CardState
from portroyal.rules.cards.codes import COLORS, SHIP
from portroyal.text.cards.names import CardText
from portroyal.text.cards.reasons import CardReasons
from portroyal.text.choices import Choice, risk_args
from portroyal.text.layout import capital
from portroyal.text.narration import Narrator

# A short key, the word to type and what it means.
PLAIN = {
    "draw": ("d", "word-draw", "help-draw"),
    "stop": ("s", "word-stop", "help-stop"),
    "repel": ("r", "word-repel", "help-repel"),
    "keep": ("k", "word-keep", "help-keep"),
    "pass": ("p", "word-pass", "help-pass"),
}


class CardChoices:
    """What the decider of a card game can do."""

    def __init__(self, table: CardTable, cards: CardText, narrator: Narrator) -> None:
        self.table = table
        self.cards = cards
        self.narrator = narrator
        self.words = cards.words
        self.state: CardState = table.state()
        self.offers: list[CardOffer] = table.offers()

    @property
    def active(self) -> str:
        """Who gets the fees (C4.9)."""
        return self.narrator.names[self.state.active]

    def question(self) -> list[str]:
        """What is being decided, before the choices."""
        state, say = self.state, self.words.say
        if state.phase == "repel":
            assert state.revealed is not None
            color = self.cards.kind(state.revealed).color
            message = "ask-repel-bust" if self.keeping_busts() else "ask-repel"
            return [say(message, card=capital(self.cards.full(state.revealed)), color=COLORS[color])]
        if state.phase == "discover":
            return [say("ask-harbor", cards=self.briefly(state.harbor))] if state.harbor else []
        assert state.decider is not None
        coins = self.words.say("coins", n=state.players[state.decider].coins)
        return [say("ask-trade", n=state.takes_left, coins=coins)]

    def choices(self) -> list[Choice]:
        order = {"draw": 0, "repel": 0, "take": 0, "fulfil": 1, "stop": 2, "keep": 2, "pass": 2}
        offers = sorted(
            (offer for offer in self.offers if offer.can),
            key=lambda offer: (order[offer.action.split()[0]], self._place(offer.action)),
        )
        return [self._choice(offer) for offer in offers]

    def remarks(self) -> list[str]:
        """What one might look for among the choices in vain."""
        dear = [offer for offer in self.offers if offer.why == "coins"]
        if not dear:
            return []
        priced = (f"{self.cards.name(offer.action.partition(' ')[2])} ({offer.pay})" for offer in dear)
        return [self.words.say("choice-too-dear", cards=", ".join(priced))]

    def explained(self) -> list[str]:
        """The cards on the table and what they do."""
        state = self.state
        shown = [state.revealed] if state.revealed is not None else []
        cards = dict.fromkeys([*shown, *state.harbor, *state.expeditions])
        rows = [f"{capital(self.cards.full(card))}. {self.cards.skill(card)}" for card in cards]
        return [self.words.say("help-cards"), *rows] if rows else []

    def reasons(self, better: str, other: str) -> list[str]:
        return CardReasons(self, better, other).told()

    def _place(self, action: str) -> int:
        card = action.partition(" ")[2]
        return self.state.harbor.index(card) if card in self.state.harbor else 0

    def _choice(self, offer: CardOffer) -> Choice:
        word, _, card = offer.action.partition(" ")
        if word == "take":
            return self._take(offer, card)
        if word == "fulfil":
            return self._fulfil(offer, card)
        key, label, explanation = PLAIN[word]
        say = self.words.say
        return Choice(offer.action, say(label), self._detail(word, offer), say(explanation), (key,))

    def _detail(self, word: str, offer: CardOffer) -> str:
        say = self.words.say
        if word == "draw":
            return say("choice-draw", risk=self._risk(offer))
        if word == "stop":
            return "; ".join([say("choice-stop", n=offer.takes or 0), *self.parts(offer)])
        if word == "keep":
            message = "choice-keep-bust" if self.keeping_busts() else "choice-keep"
            return "; ".join([say(message), *self.parts(offer)])
        return say("choice-repel") if word == "repel" else say("choice-pass")

    def briefly(self, harbor: Iterable[str]) -> str:
        """Cards of the harbor with what each costs or pays."""
        offers = {offer.action: offer for offer in self.offers}
        return ", ".join(self.cards.brief(card, offers[f"take {card}"]) for card in harbor)

    def keeping_busts(self) -> bool:
        """C3.4: of all that is kept only a bust ends the turn."""
        return any(offer.action == "keep" and offer.ends for offer in self.offers)

    def _risk(self, offer: CardOffer) -> str:
        risk = offer.risk
        assert risk is not None, "a draw has its risk"
        return self.words.say("choice-draw-risk", **risk_args(risk))

    def parts(self, offer: CardOffer) -> list[str]:
        """Where the coins come from, and the one whom the fee goes to."""
        return [
            self.words.say(f"part-{part}", n=abs(n), to=self.active) for part, n in offer.parts or () if n
        ]

    def _take(self, offer: CardOffer, card: str) -> Choice:
        name, say = self.cards.name(card), self.words.say
        if self.cards.kind(card).type == SHIP:
            label, detail = say("label-trade", card=self.cards.taken(card)), self._trade_detail(offer)
        else:
            label, detail = say("label-hire", card=self.cards.object(card)), self._hire_detail(offer)
        return Choice(offer.action, label, detail, say("help-take"), (name, card))

    def _hire_detail(self, offer: CardOffer) -> str:
        say = self.words.say
        price = say("choice-pay", n=offer.pay) if offer.pay else say("choice-free")
        if offer.discount or offer.fee:
            parts = [say("part-cost", n=offer.cost or 0)]
            parts += [say("part-discount", n=offer.discount)] if offer.discount else []
            parts += [say("part-fee", n=offer.fee, to=self.active)] if offer.fee else []
            price += f" ({', '.join(parts)})"
        gains = [say("points", n=offer.points)] if offer.points else []
        gains += [say("swords", n=offer.swords)] if offer.swords else []
        return say("choice-hire", price=price, gains=self.words.all_of(gains)) if gains else price

    def _trade_detail(self, offer: CardOffer) -> str:
        gain, parts = self.words.say("choice-gain", n=offer.coins or 0), self.parts(offer)
        if len(parts) > 1:
            gain += f" ({', '.join(parts)})"
        if not offer.kept:
            return gain
        points = self.words.say("points", n=offer.points or 0)
        return self.words.say("choice-trade-kept", gain=gain, points=points)

    def _fulfil(self, offer: CardOffer, card: str) -> Choice:
        say, kind = self.words.say, self.cards.kind(card)
        persons = self.words.all_of(self.cards.name(person) for person in offer.spends or ())
        coins = say("coins", n=offer.coins or 0)
        points = say("more-points", n=offer.points or 0)
        detail = say("choice-fulfil", persons=persons, points=points, coins=coins)
        needs = " + ".join(self.cards.role(need) for need in kind.needs)
        explanation = f"{say('help-fulfil')} {self.cards.facts(card)}."
        return Choice(offer.action, say("label-fulfil", needs=needs), detail, explanation, (card,))

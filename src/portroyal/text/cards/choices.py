"""The choices of the card games, with true prices, what a card yields, and what a draw risks."""

from __future__ import annotations

from collections import Counter

from portroyal.play.cards.adapter import CardTable
from portroyal.play.cards.view import CardState
from portroyal.rules.cards.codes import COLORS, JACK, MADEMOISELLE, ROLES, SHIP, SKULL
from portroyal.rules.cards.deck import Kind
from portroyal.rules.cards.trade import fee_of, income_of, price_of, takes_of
from portroyal.text.cards.names import CardText
from portroyal.text.choices import Choice
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

    def question(self) -> list[str]:
        """What is being decided, before the choices."""
        state, say = self.state, self.words.say
        if state.phase == "repel":
            assert state.revealed is not None
            color = self.cards.kind(state.revealed).color
            message = "ask-repel-bust" if color in self._harbor_colors() else "ask-repel"
            return [say(message, card=capital(self.cards.full(state.revealed)), color=COLORS[color])]
        if state.phase == "discover":
            harbor = ", ".join(self.cards.brief(card) for card in state.harbor)
            return [say("ask-harbor", cards=harbor)] if state.harbor else []
        assert state.decider is not None
        coins = self.words.say("coins", n=state.players[state.decider].coins)
        return [say("ask-trade", n=state.takes_left, coins=coins)]

    def choices(self) -> list[Choice]:
        order = {"draw": 0, "repel": 0, "take": 0, "fulfil": 1, "stop": 2, "keep": 2, "pass": 2}
        actions = sorted(self.state.legal, key=lambda action: (order[action.split()[0]], self._place(action)))
        return [self._choice(action) for action in actions]

    def remarks(self) -> list[str]:
        """What one might look for among the choices in vain."""
        state = self.state
        if state.phase != "trade" or not state.takes_left:
            return []
        able = {action.split(" ", 1)[1] for action in state.legal if action.startswith("take")}
        dear = [card for card in dict.fromkeys(state.harbor) if card not in able]
        if not dear:
            return []
        priced = (f"{self.cards.name(card)} ({self._price(self.cards.kind(card))})" for card in dear)
        return [self.words.say("choice-too-dear", cards=", ".join(priced))]

    def explained(self) -> list[str]:
        """The cards on the table and what they do."""
        state = self.state
        shown = [state.revealed] if state.revealed is not None else []
        cards = dict.fromkeys([*shown, *state.harbor, *state.expeditions])
        rows = [f"{capital(self.cards.full(card))}. {self.cards.skill(card)}" for card in cards]
        return [self.words.say("help-cards"), *rows] if rows else []

    def _place(self, action: str) -> int:
        card = action.partition(" ")[2]
        return self.state.harbor.index(card) if card in self.state.harbor else 0

    def _choice(self, action: str) -> Choice:
        word, _, card = action.partition(" ")
        if word == "take":
            return self._take(action, card)
        if word == "fulfil":
            return self._fulfil(action, card)
        key, label, explanation = PLAIN[word]
        return Choice(action, self.words.say(label), self._detail(word), self.words.say(explanation), (key,))

    def _detail(self, word: str) -> str:
        state, say = self.state, self.words.say
        if word == "draw":
            return self._risk()
        if word == "stop":
            if not state.harbor:
                return say("choice-stop-empty")
            return say("choice-stop", n=takes_of(self.table.g, state.active))
        if word == "keep":
            assert state.revealed is not None
            busts = self.cards.kind(state.revealed).color in self._harbor_colors()
            return say("choice-keep-bust" if busts else "choice-keep")
        return say("choice-repel") if word == "repel" else say("choice-pass")

    def _harbor_colors(self) -> list[int]:
        kinds = [self.cards.kind(card) for card in self.state.harbor]
        return sorted(kind.color for kind in kinds if kind.type == SHIP)

    def _risk(self) -> str:
        """How many of the cards that could come next would bust; exact, for everybody knows them (D6)."""
        state, say = self.state, self.words.say
        hidden = Counter(state.unseen.new) if state.draw else Counter(state.discard)
        colors = self._harbor_colors()
        swords = state.players[state.active].swords
        bad: Counter[int] = Counter()
        for card, n in hidden.items():
            kind = self.cards.kind(card)
            stays = kind.swords == SKULL or kind.swords > swords  # C3.3
            if kind.type == SHIP and kind.color in colors and stays:
                bad[kind.color] += n
        n, total = bad.total(), hidden.total()
        if not n:
            return say("choice-draw-safe") if not colors else say("choice-draw-guarded")
        names = self.words.one_of(say("color-name", color=COLORS[color]) for color in colors if bad[color])
        return say("choice-draw-risk", colors=names, n=n, total=total, percent=max(1, round(100 * n / total)))

    def _take(self, action: str, card: str) -> Choice:
        kind, name = self.cards.kind(card), self.cards.name(card)
        if kind.type == SHIP:
            label, detail = self.words.say("label-trade", card=name), self._trade_detail(kind)
        else:
            label, detail = self.words.say("label-hire", card=name), self._hire_detail(card, kind)
        return Choice(action, label, detail, self.words.say("help-take"), (name, card))

    def _price(self, kind: Kind) -> int:
        """What a person costs the decider, with discount and fee."""
        table, seat = self.table, self.state.decider
        assert seat is not None
        number = table.deck.kinds.index(kind)
        return price_of(table.deck.box, table.g.players[seat], number) + fee_of(table.g, seat)

    def _fee_part(self) -> list[str]:
        active = self.state.active
        if self.state.decider == active:
            return []
        return [self.words.say("part-fee", to=self.narrator.names[active])]

    def _hire_detail(self, card: str, kind: Kind) -> str:
        say, total = self.words.say, self._price(kind)
        seat = self.state.decider
        assert seat is not None
        off = min(kind.cost, self.table.g.players[seat].people[MADEMOISELLE])
        parts = [say("part-cost", n=kind.cost)]
        parts += [say("part-discount", n=off)] if off else []
        parts += self._fee_part()
        price = say("choice-free") if not total else say("choice-pay", n=total)
        if len(parts) > 1:
            price += f" ({', '.join(parts)})"
        gains = [say("points", n=kind.points)] if kind.points else []
        gains += [say("swords", n=kind.swords)] if kind.swords else []
        return say("choice-hire", price=price, gains=self.words.all_of(gains)) if gains else price

    def _trade_detail(self, kind: Kind) -> str:
        say, table = self.words.say, self.table
        seat = self.state.decider
        assert seat is not None
        player = table.g.players[seat]
        income = income_of(table.deck.box, player, table.deck.kinds.index(kind))
        parts = [say("part-ship", n=kind.coins)]
        parts += [say("part-traders", n=income - kind.coins)] if income > kind.coins else []
        parts += self._fee_part()
        gain = say("choice-gain", n=income - fee_of(table.g, seat))
        if len(parts) > 1:
            gain += f" ({', '.join(parts)})"
        if player.wholesalers[kind.color]:
            return say("choice-trade-kept", gain=gain)
        return gain

    def _fulfil(self, action: str, card: str) -> Choice:
        say, kind = self.words.say, self.cards.kind(card)
        given = self._persons_for(kind)
        detail = say(
            "choice-fulfil",
            persons=self.words.all_of(self.cards.name(person) for person in given),
            n=kind.points - sum(self.cards.kind(person).points for person in given),
            coins=say("coins", n=kind.coins),
        )
        needs = " + ".join(self.cards.role(need) for need in kind.needs)
        explanation = f"{say('help-fulfil')} {self.cards.facts(card)}."
        return Choice(action, say("label-fulfil", needs=needs), detail, explanation, (card,))

    def _persons_for(self, kind: Kind) -> list[str]:
        """Who would go: exact persons before jacks, those who came first first (C5.3)."""
        display = list(self.state.players[self.state.active].display)
        given: list[str] = []
        for need in (*kind.needs, *[ROLES[JACK]] * len(kind.needs)):
            person = next((card for card in display if card.startswith(f"{need}-")), None)
            if person is not None and len(given) < len(kind.needs):
                display.remove(person)
                given.append(person)
        return given

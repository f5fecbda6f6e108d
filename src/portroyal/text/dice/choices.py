"""The choices of the dice game in words: what each brings, costs and risks is told by its offer."""

from __future__ import annotations

from portroyal.play.dice.adapter import DiceTable
from portroyal.play.dice.offers import DiceOffer, Landing
from portroyal.play.dice.view import DiceState
from portroyal.text.choices import Choice, risk_args
from portroyal.text.dice.names import DiceText, spelled
from portroyal.text.dice.reasons import DiceReasons
from portroyal.text.dice.table import board_text
from portroyal.text.layout import capital

# A short key, the word to type and what it means.
PLAIN = {
    "roll": ("r", "word-roll", "help-roll"),
    "stop": ("s", "word-stop", "help-dice-stop"),
    "resolve": ("e", "word-resolve", "help-resolve"),
    "reroll": ("o", "word-reroll", "help-reroll"),
    "done": ("d", "word-done", "help-done"),
    "bold-jester": ("b", "word-bold-jester", "help-bold-jester"),
}


class DiceChoices:
    """What the decider of a dice game can do."""

    def __init__(self, table: DiceTable, text: DiceText) -> None:
        self.table = table
        self.text = text
        self.words = text.words
        self.state: DiceState = table.state()
        assert self.state.decider is not None
        self.player = self.state.players[self.state.decider]
        self.offers: list[DiceOffer] = [offer for offer in table.offers() if offer.can]

    def question(self) -> list[str]:
        state, say = self.state, self.words.say
        if state.todo:
            asked = state.todo[0].split()
            message = {"skull": "ask-skull", "bold": "ask-bold"}.get(asked[0])
            return [say(message or ("ask-captain-second" if len(asked) > 1 else "ask-captain"))]
        match state.phase:
            case "start":
                return [say("ask-start", n=self._most_marked)]
            case "discover" if state.roll is not None:
                swords = say("dice-swords", n=self._landing.swords)
                roll = self.text.roll(state.roll)
                return [say("ask-roll", roll=roll, swords=swords, result=self._result())]
            case "discover":
                return [board_text(self.text, state)]
            case "trade":
                return [say("ask-dice-trade", n=state.takes_left, crosses=state.crosses_left)]
            case "cross":
                return [say("ask-cross", n=state.crosses_left)]
        return []

    def remarks(self) -> list[str]:
        return []

    def explained(self) -> list[str]:
        """The wheels on the board and in hand, and what they do."""
        circled = [color for color, boxes in self.player.wheels.items() if boxes[1]]
        colors = dict.fromkeys([*self.state.board.wheels, *circled])
        say = self.words.say
        rows = [f"{capital(self.text.piece(f'wheel-{color}'))}: {say(f'wheel-{color}')}" for color in colors]
        return [say("help-wheels"), *rows] if rows else []

    def reasons(self, better: str, other: str) -> list[str]:
        return DiceReasons(self, better, other).told()

    def choices(self) -> list[Choice]:
        """One per action, but the fields of one island are one choice: their order does not matter (G6.2)."""
        found: list[Choice] = []
        islands: set[str] = set()
        for offer in sorted(self.offers, key=lambda offer: self._place(offer.action)):
            word, _, what = offer.action.partition(" ")
            island = self.text.chart.island_of.get(what) if word == "cross" else None
            if island is None or island not in islands:
                found.append(self._choice(offer, word, what))
            if island is not None:
                islands.add(island)
        return found

    def _place(self, action: str) -> tuple[int, int]:
        word, _, what = action.partition(" ")
        rank = {"done": 3, "stop": 2, "use": 1}.get(word, 0)
        fields = self.text.chart.all_fields
        name = what.split(" ")[0]
        return rank, fields.index(name) if word == "cross" and name in fields else 0

    def _choice(self, offer: DiceOffer, word: str, what: str) -> Choice:
        say, action = self.words.say, offer.action
        match word:
            case "take":
                label = say("label-piece", piece=self.text.piece(what, "object"))
                names = (self.text.piece(what), what)
                return Choice(action, label, self._piece(offer, what), say("help-dice-take"), names)
            case "cross":
                return self._cross(offer, what)
            case "start":
                return self._island(offer, what)
            case "use":
                return Choice(action, say("label-use", color=what), self._gain(offer), say("help-use"))
            case "wheel":
                label = say("label-wheel", color=what)
                return Choice(action, label, self._wheel(offer, what), say("help-captain-wheel"), (what,))
            case "skull":
                detail = say("choice-skull", n=abs(offer.points or 0), skulls=offer.skulls or 0)
                return Choice(action, say(f"word-skull-{what}"), detail, say("help-skull"), (what,))
            case "repel":
                wheels = len(offer.wheels_spent or ())
                label = say("label-repel-wheels", n=wheels) if wheels else say("label-repel")
                return Choice(action, label, say("choice-dice-repel"), say("help-dice-repel"), ("p",))
        key, label, explanation = PLAIN[word]
        return Choice(action, say(label), self._detail(offer, word), say(explanation), (key,))

    def _detail(self, offer: DiceOffer, word: str) -> str:
        state, say = self.state, self.words.say
        match word:
            case "roll":
                return self._risk(offer)
            case "stop":
                return say("choice-dice-stop", n=offer.takes or 0, skulls=offer.skulls or 0)
            case "resolve":
                return self._result()
            case "bold-jester":
                return self._gain(offer)
            case "reroll":
                return f"{say('choice-reroll')}; {self._risk(offer)}"
        if state.todo:  # crosses of a bust come all the same
            return "; ".join([say("choice-done"), *([self._gain(offer)] if offer.crosses else [])])
        if state.phase == "cross" or offer.crosses_lost:
            return say("choice-done-cross", n=offer.crosses_lost or 0)
        return say("choice-pass" if offer.ends else "choice-done-trade")

    def _risk(self, offer: DiceOffer) -> str:
        risk, say = offer.risk, self.words.say
        assert risk is not None, "a roll has its risk"
        text = say("choice-roll-risk", **risk_args(risk), wins=offer.sudden or 0)
        needed = self.player.sudden_at
        return text if needed is None else f"{text}; {say('choice-roll-sudden', n=needed)}"

    def _result(self) -> str:
        """What comes of the roll on the table."""
        lands = self._landing
        return self.words.say(f"result-{lands.result}", n=lands.crosses, skulls=lands.skulls)

    @property
    def _landing(self) -> Landing:
        return next(offer.lands for offer in self.offers if offer.lands is not None)

    def _gain(self, offer: DiceOffer) -> str:
        return self.words.say("choice-crosses", n=offer.crosses or 0, skulls=offer.skulls or 0)

    def _piece(self, offer: DiceOffer, piece: str) -> str:
        kind, _, color = piece.partition("-")
        return self._wheel(offer, color) if kind == "wheel" else self._gain(offer)

    def _wheel(self, offer: DiceOffer, color: str) -> str:
        """What it is good for if a box is free, and what comes at once: points (G4.7), crosses by persons."""
        say, does = self.words.say, f"wheel-{color}" if color in (offer.wheels_got or ()) else "choice-no-box"
        parts = [say("dice-points", n=offer.points) if offer.points else say(does)]
        parts += [say("crosses", n=offer.crosses)] if offer.crosses else []
        return "; ".join(parts)

    def _skull_field(self, offer: DiceOffer) -> str:
        say = self.words.say
        return say("choice-skull-field", n=offer.points or 0) if offer.skulls else say("dice-event-no-skull")

    @property
    def _most_marked(self) -> int:
        return max(offer.cost or 0 for offer in self.offers)

    def _island(self, offer: DiceOffer, name: str) -> Choice:
        island, say = self.text.islands[name], self.words.say
        detail = say(
            "choice-start-island",
            person=self.text.role(island),
            n=island.points,
            total=len(island.fields),
            skill=self.text.skill(island),
        )
        if offer.cost != self._most_marked:  # a small one
            detail += f"; {say('choice-start-fewer', n=offer.cost or 0)}"
        return Choice(offer.action, spelled(name), detail, say("help-start"), (name,))

    def _cross(self, offer: DiceOffer, what: str) -> Choice:
        say, action, (name, _, wheel) = self.words.say, offer.action, what.partition(" ")
        if name in self.text.chart.island_of:
            island = self.text.islands[self.text.chart.island_of[name]]
            detail = say(
                "choice-cross-island",
                person=self.text.role(island),
                skill=self.text.skill(island),
                n=island.points,
                left=offer.left or 0,
            )
            own = island.points if island.name in (offer.completes or ()) else 0
            if offer.points and offer.points != own:  # a second island, completed with it
                detail += f"; {say('choice-in-all', n=offer.points)}"
            return Choice(action, spelled(island.name), detail, say("help-cross"), (name,))
        field = self.text.sea[name]
        skull = field.kind == "skull"
        parts = [self._skull_field(offer) if skull else self.text.kind(field, offer.cost or 0)]
        parts += [say("dice-points", n=offer.points)] if field.kind == "order" and offer.points else []
        parts += [self.text.ahead(offer.ahead)] if offer.ahead else []
        label = say("label-cross-wheel", field=name, color=wheel) if wheel else name
        return Choice(action, label, "; ".join(parts), say("help-cross"), (what,))

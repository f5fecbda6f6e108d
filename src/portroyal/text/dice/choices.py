"""The choices of the dice game: what a roll risks, what a piece brings, where a cross leads."""

from __future__ import annotations

from portroyal.play.dice.adapter import DiceTable
from portroyal.play.dice.view import DiceState
from portroyal.rules.dice.board import (
    CHEST_CROSSES,
    FACES,
    LETTER_OF_FACE,
    SHIP_CROSSES,
    is_wheel_space,
    roll_code,
    roll_swords,
    space_skulls,
)
from portroyal.rules.dice.chart_words import SHIP_COLORS
from portroyal.rules.dice.codes import LETTERS
from portroyal.rules.dice.crossing import cost_of
from portroyal.rules.dice.ending import NEVER, sudden_death_at
from portroyal.rules.dice.start import MOST_START_CROSSES, choosers_before
from portroyal.rules.dice.trade import stop_skulls, takes_of
from portroyal.text.choices import Choice
from portroyal.text.dice.names import DiceText, spelled
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
        self.seat = self.state.decider
        self.player = self.state.players[self.seat]
        self.ships, self.wheels = self.state.board.ships, self.state.board.wheels

    def question(self) -> list[str]:
        state, say = self.state, self.words.say
        if state.todo:
            asked = state.todo[0].split()
            message = {"skull": "ask-skull", "bold": "ask-bold"}.get(asked[0])
            return [say(message or ("ask-captain-second" if len(asked) > 1 else "ask-captain"))]
        match state.phase:
            case "start":
                return [say("ask-start", n=min(choosers_before(self.table.g) + 1, MOST_START_CROSSES))]
            case "discover" if state.roll is not None:
                roll = state.roll
                color, letter = _numbers(roll)
                swords = say("dice-swords", n=roll_swords(roll_code(color, letter)))
                return [say("ask-roll", roll=self.text.roll(roll), swords=swords, result=self._result())]
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
        colors = dict.fromkeys([*self.wheels, *circled])
        say = self.words.say
        rows = [f"{capital(self.text.piece(f'wheel-{color}'))}: {say(f'wheel-{color}')}" for color in colors]
        return [say("help-wheels"), *rows] if rows else []

    def choices(self) -> list[Choice]:
        """One per action, but the fields of one island are one choice: their order does not matter (G6.2)."""
        found: list[Choice] = []
        islands: set[str] = set()
        for action in sorted(self.state.legal, key=self._place):
            word, _, what = action.partition(" ")
            island = self.text.chart.island_of.get(what) if word == "cross" else None
            if island is None or island not in islands:
                found.append(self._choice(action, word, what))
            if island is not None:
                islands.add(island)
        return found

    def _place(self, action: str) -> tuple[int, int]:
        word, _, what = action.partition(" ")
        rank = {"done": 3, "stop": 2, "use": 1}.get(word, 0)
        fields = self.text.chart.all_fields
        name = what.split(" ")[0]
        return rank, fields.index(name) if word == "cross" and name in fields else 0

    def _choice(self, action: str, word: str, what: str) -> Choice:
        say = self.words.say
        match word:
            case "take":
                label = say("label-piece", piece=self.text.piece(what, "object"))
                return Choice(
                    action, label, self._piece(what), say("help-dice-take"), (self.text.piece(what), what)
                )
            case "cross":
                return self._cross(action, what)
            case "start":
                return self._island(action, what)
            case "use":
                detail = (
                    say("choice-use-red") if what == "red" else say("choice-use-yellow", n=self.state.yellow)
                )
                return Choice(action, say("label-use", color=what), detail, say("help-use"))
            case "wheel":
                detail, label = say(f"wheel-{what}"), say("label-wheel", color=what)
                return Choice(action, label, detail, say("help-captain-wheel"), (what,))
            case "skull":
                return self._skull(action, what)
            case "repel":
                label = say("label-repel-wheels", n=int(what)) if what else say("label-repel")
                return Choice(action, label, say("choice-dice-repel"), say("help-dice-repel"), ("p",))
        key, label, explanation = PLAIN[word]
        return Choice(action, say(label), self._detail(word), say(explanation), (key,))

    def _detail(self, word: str) -> str:
        state, say = self.state, self.words.say
        match word:
            case "roll":
                return self._risk()
            case "stop":
                pieces = len(self.ships) + len(self.wheels)
                return say("choice-dice-stop", n=takes_of(pieces), skulls=stop_skulls(pieces))
            case "resolve":
                return self._result()
            case "done" if not state.todo:
                if state.phase == "cross":
                    return say("choice-done-cross", n=state.crosses_left)
                return say("choice-done-trade")
            case "done":
                return say("choice-done")
        return say("choice-reroll") if word == "reroll" else say("choice-bold-jester")

    def _risk(self) -> str:
        """The rolls that bust: a ship that lies there and that person swords do not repel."""
        swords, say = self.player.swords, self.words.say
        bad = sum(
            1
            for color, name in enumerate(SHIP_COLORS)
            for letter in LETTER_OF_FACE
            if name in self.ships
            and not is_wheel_space(color, letter)
            and roll_swords(roll_code(color, letter)) > swords
        )
        text = (
            say("choice-roll-risk", n=bad, percent=round(100 * bad / FACES**2))
            if bad
            else say("choice-roll-safe")
        )
        needed = sudden_death_at(self.player.points)
        if needed != NEVER:
            text += say("choice-roll-sudden", n=max(1, needed - len(self.ships) - len(self.wheels)))
        return text

    def _result(self) -> str:
        """What resolving the roll on the table would do."""
        say, (color, letter) = self.words.say, _numbers(self.state.roll)
        name = SHIP_COLORS[color]
        if is_wheel_space(color, letter):
            return say("result-wheel-off" if name in self.wheels else "result-wheel")
        if name in self.ships:
            return say("result-bust")
        return say("result-ship", n=SHIP_CROSSES[letter], skulls=space_skulls(color, letter))

    def _piece(self, piece: str) -> str:
        kind, _, name = piece.partition("-")
        if kind == "chest":
            return self.words.say("choice-take-chest", n=CHEST_CROSSES)
        if kind == "wheel":
            return self.words.say(f"wheel-{name}")
        color, letter = SHIP_COLORS.index(name), LETTERS.index(self.ships[name])
        crosses = SHIP_CROSSES[letter] + self.table.g.players[self.seat].bonus[color]
        return self.words.say("choice-take-ship", n=crosses, skulls=space_skulls(color, letter))

    def _island(self, action: str, name: str) -> Choice:
        island, say = self.text.islands[name], self.words.say
        detail = say(
            "choice-start-island",
            person=self.text.role(island),
            n=island.points,
            total=len(island.fields),
            skill=self.text.skill(island),
        )
        return Choice(action, spelled(name), detail, say("help-start"), (name,))

    def _cross(self, action: str, what: str) -> Choice:
        say, (name, _, wheel) = self.words.say, what.partition(" ")
        crossed = self.player.crossed
        if name in self.text.chart.island_of:
            island = self.text.islands[self.text.chart.island_of[name]]
            left = set(island.fields) - set(crossed) - set(self.player.painted)
            detail = say(
                "choice-cross-island",
                person=self.text.role(island),
                skill=self.text.skill(island),
                n=island.points,
                left=len(left),
            )
            return Choice(action, spelled(island.name), detail, say("help-cross"), (name,))
        field = self.text.sea[name]
        others = [other for other in self.state.players if other is not self.player]
        gone = [treasure for other in others for treasure in other.treasures]
        parts = [self.text.kind(field, self._cost(name)), self.text.ahead(name, [*crossed, *gone])]
        label = say("label-cross-wheel", field=name, color=wheel) if wheel else name
        return Choice(action, label, "; ".join(part for part in parts if part), say("help-cross"), (what,))

    def _cost(self, name: str) -> int:
        """G6.3: a gunner makes number fields cheaper."""
        on = self.table.on
        return cost_of(on.sheet, self.table.g.players[self.seat], on.field_names.index(name))

    def _skull(self, action: str, color: str) -> Choice:
        say = self.words.say
        if color == "green":
            detail = say("choice-skull-green")
        else:
            row, struck = self.text.chart.skulls, self.player.skulls
            detail = say("choice-skull-red", n=-row[struck] if struck < len(row) else 0)
        label = say(f"word-skull-{color}")
        return Choice(action, label, detail, say("help-skull"), (color,))


def _numbers(roll: str | None) -> tuple[int, int]:
    color, _, letter = (roll or "").partition("-")
    return SHIP_COLORS.index(color), LETTERS.index(letter)

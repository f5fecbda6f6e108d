"""`portroyal play --text`: a game for people and opponents, line by line, with every choice explained."""

from __future__ import annotations

import json
import time
from pathlib import Path

from portroyal.bots.registry import choose
from portroyal.play.errors import PlayError
from portroyal.play.events import Event
from portroyal.play.game import Game
from portroyal.play.options import text_of
from portroyal.play.record import bad, from_record, to_record
from portroyal.terminal.choices import Choice, UnclearError, understood
from portroyal.terminal.family import Asking, family_of
from portroyal.terminal.narration import Told
from portroyal.terminal.screen import LeaveError, Screen
from portroyal.terminal.seats import Seats, Wishes, new_game
from portroyal.terminal.table_text import capital, columns, score_text
from portroyal.words import Words

COMMANDS = ("help", "table", "undo", "log", "quit")
SHORT = {"?": "help", "h": "help", "t": "table", "u": "undo", "l": "log", "q": "quit"}


class TextGame:
    """One game at one terminal."""

    def __init__(self, screen: Screen, game: Game, seats: Seats, save: str | None = None) -> None:
        self.screen = screen
        self.words = screen.words
        self.game = game
        self.seats = seats
        self.save_name = save
        self.family = family_of(self.words, game, seats.you)
        self.narrator = self.family.narrator
        self.commands = {self.words.say(f"command-{name}").casefold(): name for name in COMMANDS}
        self.commands |= {name: name for name in COMMANDS} | SHORT

    def run(self) -> int:
        """Plays to the end, or until the person leaves; answers the exit code."""
        self.screen.say(*self.family.introduction(), self.words.say("intro-commands"))
        try:
            self._tell(self.game.events)
            while not self.game.over:
                if self.game.decider in self.seats.people:
                    self._decide()
                else:
                    self._tell(self.game.play(choose(self.game)["action"]))
        except (LeaveError, KeyboardInterrupt):
            return self._leave()
        result = self.game.result
        assert result is not None
        self.screen.say("", *score_text(self.words, self.narrator, result))
        if self.save_name is not None:
            return self._save(self.save_name)
        return 0

    def _tell(self, events: list[Event]) -> None:
        self._show(self.narrator.tell(events))

    def _show(self, lines: list[Told]) -> None:
        for told in lines:
            if told.type == "turn":
                self.screen.say("", f"— {told.text} —")
                if self.game.decider in self.seats.people:
                    self.screen.say(*self.family.seats(self.game.state()))
            else:
                self.screen.say(told.text)

    def _decide(self) -> None:
        """Asks the person who decides until there is an action, and plays it."""
        asking = self.family.asking()
        choices = asking.choices()
        self._offer(asking, choices)
        while True:
            line = self.screen.ask(self._prompt())
            command, _, rest = line.partition(" ")
            name = self.commands.get(command.casefold())
            if name == "quit":
                if self._quit(rest.strip()):
                    raise LeaveError
            elif name == "undo" and not rest:
                if self._undo():
                    return
            elif name is not None and not rest:
                self._answer(name, choices)
            else:
                if not line and len(choices) == 1:
                    line = "1"
                try:
                    action = understood(self.words, choices, line).action
                except UnclearError as unclear:
                    self.screen.say(str(unclear))
                    continue
                self._tell(self.game.play(action))
                return

    def _offer(self, asking: Asking, choices: list[Choice]) -> None:
        rows = [[f"{number}", capital(choice.label), choice.detail] for number, choice in enumerate(choices, 1)]
        self.screen.say(*asking.question(), *columns(rows), *("  " + remark for remark in asking.remarks()))

    def _prompt(self) -> str:
        seat = self.game.decider
        if self.seats.you is not None or seat is None:
            return ">"
        return f"{self.narrator.names[seat]} >"

    def _answer(self, name: str, choices: list[Choice]) -> None:
        if name == "table":
            self.screen.say(self.family.table(self.game.state()))
        elif name == "log":
            self._show(self.narrator.tell(self.game.events))
        else:
            self.screen.say(self.words.say("help-choices"))
            for number, choice in enumerate(choices, 1):
                self.screen.say(f"  {number}  {capital(choice.label)}: {choice.explanation}")
            self.screen.say(self.words.say("help-commands"), self.words.say("help-typing"))

    def _undo(self) -> bool:
        """Takes back a person's last act, if nothing hidden was seen since (notation, section 4)."""
        if not any(self.game.can_undo(seat) for seat in self.seats.people):
            self.screen.say(self.words.say("undo-impossible"))
            return False
        self.game.undo()
        self.screen.say(self.words.say("undo-done"))
        return True

    def _quit(self, name: str) -> bool:
        """Whether one can leave: a game that cannot be saved is not thrown away at once."""
        if name:
            self.save_name = name
        return self._save(self._file_name()) == 0 if self.game.actions else True

    def _leave(self) -> int:
        if self.game.actions and not self._saved:
            return self._save(self._file_name())
        return 0

    _saved = False

    def _file_name(self) -> str:
        if self.save_name is not None:
            return self.save_name
        stamp = time.strftime("%Y%m%d-%H%M%S")
        return f"{self.game.setup.game}-{stamp}.json"

    def _save(self, name: str) -> int:
        record = to_record(self.game) | {"seats": self.seats.data(self.game.names)}
        try:
            Path(name).write_text(json.dumps(record, ensure_ascii=False, indent=1) + "\n", "utf-8")
        except (OSError, ValueError) as wrong:
            why = getattr(wrong, "strerror", None) or str(wrong)
            self.screen.complain(self.words.say("save-impossible", file=name, why=why))
            return 1
        self._saved = True
        message = "saved-finished" if self.game.over else "saved-unfinished"
        self.screen.say(self.words.say(message, file=name))
        return 0


def load(name: str) -> tuple[Game, Seats]:
    """A saved game with its people; a record that does not say who they are gives the first seat to one."""
    text = text_of(name, "bad-record")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as wrong:
        raise bad(f"{name} is no JSON document: {wrong}") from None
    game = from_record(data)
    return game, Seats.from_record(data, len(game.names)) or Seats({0})


def play_text(words: Words, wishes: Wishes, record: str | None = None, save: str | None = None) -> int:
    """The whole of `portroyal play --text`; answers the exit code."""
    screen = Screen(words)
    try:
        game, seats = new_game(screen, wishes) if record is None else load(record)
    except LeaveError:
        return 0
    except PlayError as wrong:
        screen.complain(words.say("error", sentence=wrong.sentence))
        return 2
    return TextGame(screen, game, seats, save).run()

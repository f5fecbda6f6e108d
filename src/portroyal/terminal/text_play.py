"""`portroyal play --text`: a game for people and opponents, line by line, with every choice explained."""

from __future__ import annotations

from portroyal.bots.registry import answer
from portroyal.play.errors import PlayError
from portroyal.play.events import Event
from portroyal.play.game import Game
from portroyal.terminal.choices import Choice, UnclearError, understood
from portroyal.terminal.family import Asking, family_of
from portroyal.terminal.narration import Told
from portroyal.terminal.saving import file_name, load, save
from portroyal.terminal.screen import LeaveError, Screen
from portroyal.terminal.seats import Seats, Wishes, new_game
from portroyal.terminal.table_text import columns, score_text
from portroyal.words import Words

COMMANDS = ("help", "table", "undo", "log", "quit")
SHORT = {"?": "help", "h": "help", "t": "table", "u": "undo", "l": "log", "q": "quit"}


class TextGame:
    """One game at one terminal."""

    def __init__(self, screen: Screen, game: Game, seats: Seats, save_name: str | None = None) -> None:
        self.screen = screen
        self.words = screen.words
        self.game = game
        self.seats = seats
        self.save_name = save_name
        self.saved = False
        self.unkept = False  # the file could not be written; said once
        self.family = family_of(self.words, game, seats.you)
        self.narrator = self.family.narrator
        self.commands = {self.words.say(f"command-{name}").casefold(): name for name in COMMANDS}
        self.commands |= {name: name for name in COMMANDS} | SHORT

    def run(self, resumed: bool = False) -> int:
        """Plays to the end, or until the person leaves; answers the exit code."""
        try:
            self.screen.say(*self.family.introduction(), self.words.say("intro-commands"))
            if resumed:
                self.screen.say("", self.family.table(self.game.state()))
            else:
                self._tell(self.game.events)
            while not self.game.over:
                if self.game.decider in self.seats.people:
                    self._decide()
                else:
                    self._opponent()
            result = self.game.result
            assert result is not None
            self.screen.say("", *score_text(self.words, self.narrator, result))
        except (LeaveError, KeyboardInterrupt):
            return self._leave()
        return 0 if self.save_name is None or self._save(self.save_name) else 1

    def _opponent(self) -> None:
        """A bot that fails is replaced for this choice, and the person hears of it."""
        seat = self.game.decider
        assert seat is not None
        chosen = answer(self.game, self.seats.bot(seat))
        if chosen.trouble is not None:
            self.screen.complain(self.words.say("bot-trouble", sentence=chosen.trouble.sentence))
        self._play(chosen.action)

    def _play(self, action: str) -> None:
        """Plays, and writes the game down before anybody hears of it: not even a kill -9 loses a move."""
        events = self.game.play(action)
        self._keep()
        self._tell(events)

    def _keep(self) -> None:
        if self.save_name is None or self.unkept:
            return
        try:
            save(self.words, self.game, self.seats, self.save_name)
        except PlayError as wrong:
            self.unkept = True
            self.screen.complain(self.words.say("error", sentence=wrong.sentence))

    def _tell(self, events: list[Event]) -> None:
        """What has just happened; before a person's own turn, how everybody stands."""
        lines = self.narrator.tell(events)
        for told in lines:
            self._show(told)
        if lines and lines[-1].type == "turn" and self.game.decider in self.seats.people:
            self.screen.say(*self.family.seats(self.game.state()))

    def _show(self, told: Told) -> None:
        if told.type == "turn":
            self.screen.say("", f"— {told.text} —")
        else:
            self.screen.say(told.text)

    def _decide(self) -> None:
        """Asks the person who decides until there is an action, and plays it."""
        asking = self.family.asking()
        choices = asking.choices()
        self._offer(asking, choices)
        while True:
            line = self.screen.ask(self._prompt(len(choices)))
            command, _, rest = line.partition(" ")
            name = self.commands.get(command.casefold())
            if name == "quit":
                if self._quit(rest.strip()):
                    raise LeaveError
            elif name == "undo" and not rest:
                if self._undo():
                    return
            elif name is not None and not rest:
                self._answer(name, asking, choices)
            else:
                if not line and len(choices) == 1:
                    line = "1"
                try:
                    # Of actions that are alike only one is offered; the notation names the others too.
                    legal = line in self.game.legal
                    action = line if legal else understood(self.words, choices, line).action
                except UnclearError as unclear:
                    self.screen.say(str(unclear))
                    continue
                self._play(action)
                return

    def _offer(self, asking: Asking, choices: list[Choice]) -> None:
        rows = [[f"{number}", choice.title, choice.detail] for number, choice in enumerate(choices, 1)]
        self.screen.say(*asking.question(), *columns(rows), *("  " + remark for remark in asking.remarks()))

    def _prompt(self, choices: int) -> str:
        """Several people are called by their names; where there is but one choice, Enter takes it."""
        seat = self.game.decider
        prompt = ">" if choices > 1 else self.words.say("prompt-default", default="1")
        if self.seats.you is not None or seat is None:
            return prompt
        return f"{self.narrator.names[seat]} {prompt}"

    def _answer(self, name: str, asking: Asking, choices: list[Choice]) -> None:
        if name == "table":
            self.screen.say(self.family.table(self.game.state()))
        elif name == "log":
            for told in self.narrator.tell(self.game.events):
                self._show(told)
        else:
            self.screen.say(self.words.say("help-choices"))
            for number, choice in enumerate(choices, 1):
                self.screen.say(f"  {number}  {choice.title}: {choice.explanation}")
            for row in asking.explained():
                self.screen.say(row if row.endswith(":") else "  " + row)
            self.screen.say(self.words.say("help-commands"), self.words.say("help-typing"))

    def _undo(self) -> bool:
        """Takes back a person's last act, if nothing hidden was seen since (notation, section 4)."""
        if not any(self.game.can_undo(seat) for seat in self.seats.people):
            self.screen.say(self.words.say("undo-impossible"))
            return False
        self.game.undo()
        self._keep()
        self.screen.say(self.words.say("undo-done"))
        return True

    def _quit(self, name: str) -> bool:
        """Whether one can leave: a game that cannot be saved is not thrown away at once."""
        return not self.game.actions or self._save(name or self.save_name or file_name(self.game))

    def _leave(self) -> int:
        """At the end of input, or by Ctrl-C; what `quit` has saved is not saved again."""
        if not self.game.actions or self.saved:
            return 0
        return 0 if self._save(self.save_name or file_name(self.game)) else 1

    def _save(self, name: str) -> bool:
        try:
            save(self.words, self.game, self.seats, name)
        except PlayError as wrong:
            self.screen.complain(self.words.say("error", sentence=wrong.sentence))
            return False
        self.saved = True
        message = "saved-finished" if self.game.over else "saved-unfinished"
        self.screen.say(self.words.say(message, file=name))
        return True


def play_text(words: Words, wishes: Wishes, record: str | None = None, save_name: str | None = None) -> int:
    """The whole of `portroyal play --text`; answers the exit code."""
    screen = Screen(words)
    try:
        game, seats = new_game(screen, wishes) if record is None else load(record)
    except LeaveError:
        return 0
    except PlayError as wrong:
        screen.complain(words.say("error", sentence=words.refusal(wrong)))
        return 2
    return TextGame(screen, game, seats, save_name).run(resumed=record is not None)

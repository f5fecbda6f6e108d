"""`portroyal play --text`: a game for people and opponents, line by line, with every choice explained."""

from __future__ import annotations

import shlex
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from portroyal.bots.registry import answer
from portroyal.play.errors import PlayError
from portroyal.play.events import Event
from portroyal.terminal.saving import Saved, file_name, load, new_file, newest, save
from portroyal.terminal.screen import LeaveError, Screen
from portroyal.terminal.seats import Opponents, Wishes, contradiction, new_game
from portroyal.terminal.signals import EndedError, endings
from portroyal.text.choices import Choice, UnclearError, understood
from portroyal.text.family import Asking, family_of
from portroyal.text.layout import columns, score_text
from portroyal.text.words import Words

COMMANDS = ("help", "table", "undo", "log", "quit")
SHORT = {"?": "help", "h": "help", "t": "table", "u": "undo", "l": "log", "q": "quit"}


class TextGame:
    """One game at one terminal."""

    def __init__(self, screen: Screen, saved: Saved, save_name: str | None = None) -> None:
        self.screen = screen
        self.words = screen.words
        self.kept = saved
        self.game, self.seats = saved.game, saved.seats
        self.save_name = save_name  # None until the first move: then a file of the data folder
        self.is_own_name = False  # whether that file is one that nobody has named
        self.written = len(saved.game.actions)  # acts that the file holds
        self.unkept = False  # no file could be written; said once
        self.asked: Counter[int] = Counter()  # how often each opponent was
        self.opponents = Opponents(screen, self.game, self.seats)
        self.family = family_of(self.words, self.game, self.seats.you)
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
            self.screen.say("", *score_text(self.words, self.narrator, result, self.game.tied))
        except (LeaveError, KeyboardInterrupt) as left:
            return self._leave(left)
        finally:
            self.opponents.close()
        return 0 if self._say_where() else 1

    def _opponent(self) -> None:
        """A bot that fails is replaced for this choice, and the person hears of it."""
        seat = self.game.decider
        assert seat is not None
        bot, budget = self.opponents.on(self.seats.bot(seat))
        chosen = answer(self.game, bot, budget, before=self.asked[seat])
        self.asked[seat] += 1
        if chosen.trouble is not None:
            trouble = chosen.trouble
            self.screen.complain(self.words.say(f"bot-trouble-{trouble.kind}", bot=trouble.bot))
            self.screen.complain(f"  {self.words.refusal(PlayError(trouble.kind, trouble.sentence))}")
        self._play(chosen.action)

    def _play(self, action: str) -> None:
        """Plays, and writes the game down before anybody hears of it: not even a kill -9 loses a move."""
        events = self.game.play(action)
        self._keep()
        self._tell(events)

    def _keep(self) -> None:
        """A file that cannot be written (any more) is said once; then the data folder keeps the game."""
        if self.unkept:
            return
        try:
            if self.save_name is None:
                self.save_name, self.is_own_name = new_file(self.words, self.game), True
            save(self.words, self.kept, self.save_name)
            self.written = len(self.game.actions)
        except PlayError as wrong:
            self.screen.complain(self.words.complaint(wrong))
            nowhere = self.save_name is None or self.is_own_name
            self.unkept = nowhere and wrong.code != "save-changed"
            self.save_name, self.is_own_name = None, False
            self._keep()

    def _tell(self, events: list[Event]) -> None:
        """What has just happened; before a person's own turn, how everybody stands."""
        lines = self.narrator.tell(events)
        self.screen.tell(lines)
        if lines and lines[-1].type == "turn" and self.game.decider in self.seats.people:
            self.screen.say(*self.family.seats(self.game.state()))

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
            self.screen.tell(self.narrator.tell(self.game.events))
        else:
            self.screen.say(self.words.say("help-choices"))
            for number, choice in enumerate(choices, 1):
                self.screen.say(f"  {number}  {choice.title}: {choice.explanation}")
            for row in asking.explained():
                self.screen.say(row if row.endswith(":") else "  " + row)
            typing = self.words.say("help-typing", example=choices[0].action)
            self.screen.say(self.words.say("help-commands"), typing)

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
        if not self.game.actions:
            return True
        if name or self.unkept:
            return self._save_as(name or file_name(self.game))
        return True

    def _save_as(self, name: str) -> bool:
        """Into a file that the person names; the one in the data folder is then one too many."""
        try:
            save(self.words, self.kept, name)
        except PlayError as wrong:
            self.screen.complain(self.words.complaint(wrong))
            return False
        if self.is_own_name and self.save_name is not None and not _same(name, self.save_name):
            Path(self.save_name).unlink(missing_ok=True)
        self.save_name, self.is_own_name, self.unkept = name, False, False
        self.written = len(self.game.actions)
        return True

    def _leave(self, left: BaseException) -> int:
        """At the end of input, by `quit`, Ctrl-C or a signal: every move is written already."""
        code = left.code if isinstance(left, EndedError) else 0
        try:
            done = not self.game.actions or self._say_where()
        except LeaveError:  # whoever could have read it has gone
            done = not self.unkept
        return code if done else code or 1

    def _say_where(self) -> bool:
        """Where the game lies and what can be done with it; False if it could not be kept anywhere."""
        if self.written != len(self.game.actions):  # ended between a move and its writing
            self._keep()
        if self.unkept and not self._save_as(file_name(self.game)):
            return False
        if self.save_name is None:
            return True
        file = shlex.quote(self.save_name)
        if self.game.over:
            self.screen.say(
                self.words.say("saved-finished", file=file), self.words.say("saved-review", file=file)
            )
        else:
            self.screen.say(self._goes_on(self.save_name))
        return True

    def _goes_on(self, file: str) -> str:
        return _to_go_on(self.words, self.kept, file)


def _same(one: str, other: str) -> bool:
    return Path(one).resolve() == Path(other).resolve()


def play_text(words: Words, wishes: Wishes, record: str | None = None, save_name: str | None = None) -> int:
    """The whole of `portroyal play --text`; answers the exit code."""

    def begin(screen: Screen) -> tuple[TextGame, bool]:
        file = _unfinished(screen, wishes) if record is None and save_name is None else record
        saved = Saved(*new_game(screen, wishes)) if file is None else _loaded(words, wishes, file)
        return TextGame(screen, saved, save_name or file), file is not None

    return played(words, begin)


def played(words: Words, begin: Callable[[Screen], tuple[TextGame, bool]]) -> int:
    """Plays what begins, or is taken up again, until the person leaves; answers the exit code."""
    screen = Screen(words)
    with endings():
        try:
            playing, resumed = begin(screen)
        except EndedError as ended:
            return ended.code
        except LeaveError:
            return 0
        except PlayError as wrong:
            screen.complain(words.complaint(wrong))
            return 2
        return playing.run(resumed)


def _loaded(words: Words, wishes: Wishes, record: str) -> Saved:
    """A saved game as it was; what the command line says must agree with it."""
    saved = load(record)
    against = contradiction(wishes, saved.game, saved.seats)
    if against is not None:
        raise words.error("load-contradicts", "bad-option", option=against, file=record)
    if saved.seats.programs and not wishes.bots:
        raise words.error("load-program", "bad-option", file=record, bots=_named(saved))
    return saved


def _unfinished(screen: Screen, wishes: Wishes) -> str | None:
    """The game that was left last, if the person at the terminal wants to go on with it."""
    path = None if screen.piped else newest()
    if path is None:
        return None
    try:
        saved = load(str(path))
    except PlayError:
        return None
    another = contradiction(wishes, saved.game, saved.seats) is not None
    if not another and not (saved.seats.programs and not wishes.bots):
        say, game = screen.words.say, saved.game
        told = say("kept-game", game=game.setup.game, names=", ".join(game.names), n=game.state().round)
        yes, no = say("answer-yes"), say("answer-no")
        if screen.choose(told, [(yes, say("kept-go-on")), (no, say("kept-new"))], yes) == yes:
            return str(path)
    screen.say(_to_go_on(screen.words, saved, str(path)))
    return None


def _to_go_on(words: Words, saved: Saved, file: str) -> str:
    """The command that goes on with a game; only whoever names a program starts it."""
    bots = f" --bots {_named(saved)}" if saved.seats.programs else ""
    return words.say("saved-unfinished", file=shlex.quote(file), bots=bots)


def _named(saved: Saved) -> str:
    """The opponents as `--bots` wants them."""
    return shlex.quote(",".join(saved.seats.opponents(saved.game)))

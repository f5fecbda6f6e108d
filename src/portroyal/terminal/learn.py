"""`portroyal learn`: a first voyage at the terminal, the same steps as in the browser."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from portroyal.play.errors import PlayError
from portroyal.play.game import Game
from portroyal.play.lessons import LEARNER, Bubble, Lesson, lesson
from portroyal.terminal.play import TextGame, played
from portroyal.terminal.saving import Saved, games_folder, load
from portroyal.terminal.screen import LeaveError, Screen
from portroyal.terminal.seats import Seats, seat_names
from portroyal.text.words import Words


class LearnedError(LeaveError):
    """Nothing is left to be learned here."""


class TextLesson(TextGame):
    """A guided game: before every choice it says what it is about, and it takes only the act it asks for."""

    def __init__(self, screen: Screen, saved: Saved, save_name: str, learned: Lesson) -> None:
        super().__init__(screen, saved, save_name)
        self.lesson = learned
        under = self._under()
        # Bubbles that were read; one whose acts are not all done is read again.
        self.read = sum(b.after < len(self.game.actions) and b != under for b in learned.bubbles)

    def _decide(self) -> None:
        self._bubbles()
        super()._decide()

    def _opponent(self) -> None:
        self._bubbles()
        expected = self.lesson.expected(self.game.actions)
        assert expected is not None
        super()._play(expected)

    def _play(self, action: str) -> None:
        """Another act than the one that is asked for is answered and not played."""
        alike = self.game.table.alike()
        expected = self.lesson.expected(self.game.actions) or ""
        bubble = self._under()
        if alike.get(action) == alike.get(expected):
            super()._play(expected)
        elif bubble is not None and bubble.otherwise is not None:
            self._say(bubble.otherwise)

    def _under(self) -> Bubble | None:
        done = len(self.game.actions)
        under = (b for b in self.lesson.bubbles if b.after <= done < b.after + len(b.do))
        return next(under, None)

    def _bubbles(self) -> None:
        """What is to be read here; where nothing is to be done, Enter goes on."""
        while self.read < len(self.lesson.bubbles):
            bubble = self.lesson.bubbles[self.read]
            if bubble.after > len(self.game.actions):
                break
            self.read += 1
            self._say(bubble.say)
            if not bubble.do:
                prompt = self.words.say("prompt-default", default=self.words.say("lesson-go-on"))
                if self.commands.get(self.screen.ask(prompt).casefold()) == "quit":
                    raise LeaveError
        if self.lesson.expected(self.game.actions) is None:
            raise LearnedError

    def _say(self, message: str) -> None:
        self.screen.say("", "» " + self.words.say(message, name=self.narrator.names[1]))

    def _goes_on(self, file: str) -> str:
        return self.words.say("lesson-kept", lesson=self.lesson.name)

    def _leave(self, left: BaseException) -> int:
        if not isinstance(left, LearnedError):
            return super()._leave(left)
        self.screen.say("", self.words.say("lesson-end"))
        self._say(f"lesson-{self.lesson.name}-end")
        if self.save_name is not None:
            Path(self.save_name).unlink(missing_ok=True)
        return 0


def learn_text(words: Words, name: str) -> int:
    """The whole of `portroyal learn`: a lesson that was left is taken up again."""

    def begin(screen: Screen) -> tuple[TextGame, bool]:
        learned = lesson(name)
        path = games_folder().parent / "lessons" / f"{name}.json"
        saved = _left(path, learned)
        with suppress(OSError):  # where nothing can be kept, the first act says so
            path.parent.mkdir(parents=True, exist_ok=True)
            if saved is None:
                path.unlink(missing_ok=True)
        playing = TextLesson(screen, saved or _begun(words, learned), str(path), learned)
        return playing, saved is not None

    return played(words, begin)


def _begun(words: Words, learned: Lesson) -> Saved:
    names = seat_names(words, (), 1, learned.file.players)
    return Saved(Game(learned.setup(0), names), Seats({LEARNER}))


def _left(path: Path, learned: Lesson) -> Saved | None:
    """The lesson as it was left; one that fits no more is begun anew."""
    try:
        saved = load(str(path))
    except PlayError:
        return None
    return saved if saved.game.actions and learned.expected(saved.game.actions) is not None else None

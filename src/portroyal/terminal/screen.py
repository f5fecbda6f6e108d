"""Lines in and lines out: a terminal, or a pipe without one."""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
import textwrap
from collections.abc import Sequence

from portroyal.text.narration import Told
from portroyal.text.words import Words


class LeaveError(Exception):
    """The person wants to leave, or there is no more input."""


class Screen:
    """Says lines and asks for lines; never fails on what comes in."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.piped = not sys.stdin.isatty()
        self.gone = False
        self.width = max(40, min(110, shutil.get_terminal_size().columns)) if sys.stdout.isatty() else None
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            reconfigure = getattr(stream, "reconfigure", None)
            if reconfigure is not None:
                reconfigure(errors="replace")

    def say(self, *lines: str) -> None:
        """Lines, wrapped where they are longer than the screen is wide."""
        for text in lines:
            for line in text.split("\n"):
                self._write(wrapped(line, self.width) + "\n")

    def tell(self, lines: Sequence[Told], margin: str = "") -> None:
        """Lines of the story: a turn has a heading, and the margin stands before the first of the others."""
        for told in lines:
            if told.type == "turn":
                self.say("", f"— {told.text} —")
            else:
                self.say(margin + told.text)
                margin = " " * len(margin)

    def complain(self, line: str) -> None:
        self._write("")
        with contextlib.suppress(OSError):
            print(line, file=sys.stderr)

    def ask(self, prompt: str) -> str:
        """One line; raises LeaveError at the end of input and when the person presses Ctrl-C."""
        self._write("")
        try:
            line = input(f"{prompt} ")
        except (EOFError, KeyboardInterrupt, OSError):  # OSError: the terminal was closed
            self._write("\n")
            raise LeaveError from None
        if self.piped:
            self._write(line + "\n")
        return line.strip()

    def _write(self, text: str) -> None:
        """A reader who has gone away hears no more; what follows (saving the game) still happens."""
        if self.gone:
            return
        try:
            sys.stdout.write(text)
            sys.stdout.flush()
        except OSError:  # a pipe without a reader, or a terminal that was closed
            self.gone = True
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise LeaveError from None

    def choose(self, question: str, options: Sequence[tuple[str, str]], default: str) -> str:
        """One of several named things; Enter takes the default."""
        self.say(question)
        for number, (name, text) in enumerate(options, 1):
            self.say(f"  {number}  {text}" if text.startswith(name) else f"  {number}  {name:<11} {text}")
        while True:
            line = self._answer(default).casefold()
            if not line:
                return default
            names = [name for name, _ in options]
            if line.isdecimal() and len(line) < 3 and 1 <= int(line) <= len(names):
                return names[int(line) - 1]
            found = [name for name in names if name == line] or [
                name for name in names if name.startswith(line)
            ]
            if len(found) == 1:
                return found[0]
            self.say(self.words.say("unclear-number", n=len(names)))

    def _answer(self, default: str) -> str:
        """To a question before a game, where one may leave as in a game."""
        line = self.ask(self.words.say("prompt-default", default=default))
        if line.casefold() in ("q", self.words.say("command-quit")):
            raise LeaveError
        return line

    def number(self, question: str, least: int, most: int, default: int) -> int:
        """A whole number in a range; Enter takes the default."""
        self.say(question)
        while True:
            line = self._answer(str(default))
            if not line:
                return default
            if line.isdecimal() and len(line) < 4 and least <= int(line) <= most:
                return int(line)
            self.say(self.words.say("unclear-range", least=least, most=most))


def wrapped(line: str, width: int | None) -> str:
    """A line broken between words; what follows stands a little further in. Pipes get whole lines.

    A command stays whole, too: it is there to be copied.
    """
    if width is None or len(line) <= width or line.startswith("portroyal "):
        return line
    inner = len(line) - len(line.lstrip()) + 4
    lines = textwrap.wrap(
        line, width, subsequent_indent=" " * inner, break_long_words=False, break_on_hyphens=False
    )
    return "\n".join(lines)

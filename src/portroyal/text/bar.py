"""A progress bar on stderr, for people only: a file or a pipe gets none, and nothing of it stays behind."""

from __future__ import annotations

import sys
import time

from portroyal.text.words import Words

WIDTH = 30
EVERY = 0.1  # seconds between two drawings
CLEARED = "\r\x1b[K"  # back to the beginning of an empty line


def say_beside(line: str) -> None:
    """A line on stderr while a bar may stand there; the bar goes on below it."""
    print(f"{CLEARED if sys.stderr.isatty() else ''}{line}", file=sys.stderr, flush=True)


class Bar:
    """How many of so many things are done, and how long the rest will take."""

    def __init__(self, total: int, words: Words | None = None, things: str = "games") -> None:
        self.total, self.words, self.things, self.done = total, words or Words(), things, 0
        self.shown = sys.stderr.isatty()
        self.begun = self.drawn = time.monotonic()
        self.before = 0

    def skip(self, n: int) -> None:
        """What was done in an earlier run; it says nothing of the pace of this one."""
        self.before += n
        self.advance(n)

    def advance(self, n: int) -> None:
        self.done += n
        now = time.monotonic()
        if self.shown and (now - self.drawn >= EVERY or self.done >= self.total):
            self.drawn = now
            filled = WIDTH * self.done // max(1, self.total)
            bar = "#" * filled + "." * (WIDTH - filled)
            told = self.words.say(f"bar-{self.things}", done=self.done, total=self.total)
            print(f"{CLEARED}[{bar}] {told}{self._left(now)}", end="", file=sys.stderr, flush=True)

    def close(self) -> None:
        if self.shown:
            print(CLEARED, end="", file=sys.stderr, flush=True)

    def _left(self, now: float) -> str:
        fresh = self.done - self.before
        if fresh <= 0 or self.done >= self.total or now - self.begun < 2:
            return ""
        seconds = int((now - self.begun) * (self.total - self.done) / fresh)
        minutes, seconds = divmod(seconds, 60)
        return ", " + self.words.say("bar-left", time=f"{minutes}:{seconds:02}")

"""What is compiled and about how long that takes, said on stderr as soon as it keeps anybody waiting."""

from __future__ import annotations

import sys
import threading
import time

from portroyal.text.bar import CLEARED
from portroyal.text.words import Words

PATIENCE = 1.0  # seconds that nobody minds
EVERY = 1.0  # seconds between two looks at the clock

# What an entry point is for, and the seconds that it took on two busy cores: enough to say about how long.
KNOWN = {
    "games_between": ("play", 20), "thought": ("search", 10), "worked_out": ("admiral", 15),
    "rollouts": ("rollouts", 25), "collect": ("lessons", 20), "play_and_note": ("lessons", 25),
    "deckhand_games": ("play", 15),
}  # fmt: skip
USUAL = ("rules", 15)


class Compiling:
    """Hears what is compiled (`rules.compiling`); a terminal sees the seconds pass."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self._watching: tuple[threading.Event, threading.Thread] | None = None

    def heard(self, name: str, begins: bool) -> None:
        if self._watching is not None:
            ended, watch = self._watching
            ended.set()
            watch.join()  # its line is cleared before anybody else writes one
            self._watching = None
        if begins:
            ended = threading.Event()
            watch = threading.Thread(target=self._watch, args=(name, ended), daemon=True)
            self._watching = ended, watch
            watch.start()

    def _watch(self, name: str, ended: threading.Event) -> None:
        begun = time.monotonic()
        if ended.wait(PATIENCE):
            return
        what, seconds = KNOWN.get(name, USUAL)
        sentence = self.words.say(f"compiling-{what}", seconds=seconds)
        if not sys.stderr.isatty():
            print(sentence, file=sys.stderr, flush=True)
            return
        while True:
            spent = int(time.monotonic() - begun)
            print(f"{CLEARED}{sentence} {spent // 60}:{spent % 60:02}", end="", file=sys.stderr, flush=True)
            if ended.wait(EVERY):
                print(CLEARED, end="", file=sys.stderr, flush=True)
                return

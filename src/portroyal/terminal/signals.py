"""Being ended from outside: SIGTERM and a closed terminal are ways to leave the table, not to lose a game."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from portroyal.terminal.screen import LeaveError

PATIENCE = 2.0  # seconds in which the game is put away in good order
SIGNALS = tuple(getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name))


class EndedError(LeaveError):
    """The program is asked to end, or its terminal was closed."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.code = 128 + number  # as a shell reports it


@contextmanager
def endings() -> Iterator[None]:
    """Within it, signals raise EndedError; a second one does nothing while the game is put away."""

    def end(number: int, frame: FrameType | None) -> None:
        for each in SIGNALS:
            signal.signal(each, signal.SIG_IGN)
        raise EndedError(number)

    before = {number: signal.signal(number, end) for number in SIGNALS}
    try:
        with _insisting():
            yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextmanager
def _insisting() -> Iterator[None]:
    """A signal that comes just before the program waits for a key would be seen only after the key: then the
    program ends all the same, since every move is in the file already."""
    if os.name != "posix":
        yield
        return
    hears, tells = os.pipe()
    os.set_blocking(tells, False)
    left = threading.Event()

    def insist() -> None:
        with os.fdopen(hears, "rb", buffering=0) as pipe:
            while told := pipe.read(1):
                if told[0] in SIGNALS and not left.wait(PATIENCE):
                    os._exit(128 + told[0])

    heard = signal.set_wakeup_fd(tells, warn_on_full_buffer=False)
    threading.Thread(target=insist, daemon=True).start()
    try:
        yield
    finally:
        left.set()
        signal.set_wakeup_fd(heard)
        os.close(tells)

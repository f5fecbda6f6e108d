"""Being ended from outside: SIGTERM and a closed terminal are ways to leave the table, not to lose a game."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from portroyal.terminal.screen import LeaveError

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
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)

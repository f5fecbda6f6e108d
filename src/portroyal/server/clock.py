"""A clock that never jumps."""

from __future__ import annotations

import time


class Moments:
    """The milliseconds since 1970 when the process began, counted on by a clock that cannot jump.

    So a wrong or corrected system clock never takes time from a player while the server runs.
    """

    def __init__(self) -> None:
        self._began = time.time_ns() // 1_000_000
        self._count = time.monotonic_ns() // 1_000_000

    def now(self) -> int:
        return self._began + time.monotonic_ns() // 1_000_000 - self._count

    def off_by(self) -> int:
        """How far the system clock is from this one now: not 0 after it jumped."""
        return time.time_ns() // 1_000_000 - self.now()

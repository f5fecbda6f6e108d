"""How much one visitor or address may ask for: buckets that fill with time, and counts of what is open."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from portroyal.server.problems import RefusedError
from portroyal.server.settings import Limits

PAUSE = 1.0  # seconds until a refused rate is answered: who does not listen gets one answer a connection
MOST_KEPT = 50_000  # buckets in memory; the one unused for longest goes first, and by then is full again

CODES = {"creates": "too-many-tables", "chat": "too-much-chat"}  # all others are too many requests


class Bucket:
    """One rate: so much per second, and so much at once."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate, self.most = rate, most
        self._level, self._since = most, time.monotonic()

    def take(self, n: int = 1) -> bool:
        now = time.monotonic()
        self._level = min(self.most, self._level + (now - self._since) * self.rate)
        self._since = now
        fits = self._level >= n
        self._level -= n * fits
        return fits


class Gate:
    """Counts what goes through; refuses what is too much and says when to come again."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.refused: Counter[str] = Counter()
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self._open: Counter[tuple[str, str]] = Counter()

    def take(self, what: str, who: str) -> None:
        """One more of something with a rate."""
        rate, most = getattr(self.limits, what)
        now = time.monotonic()
        level, since = self._buckets.pop((what, who), (most, now))
        level = min(most, level + (now - since) * rate)
        fits = level >= 1
        self._buckets[what, who] = (level - fits, now)
        if len(self._buckets) > MOST_KEPT:
            self._buckets.popitem(last=False)
        if not fits:
            self.refused[what] += 1
            wait = max(1.0, (1 - level) / rate)
            raise RefusedError(
                CODES.get(what, "too-many-requests"), f"that is too often; try again in {wait:.0f} s", wait
            )

    @contextmanager
    def few(self, what: str, who: str, most: int) -> Iterator[None]:
        """Something of which so many may be under way at once."""
        if self._open[what, who] >= most:
            self.refused[what] += 1
            raise RefusedError("too-many-requests", f"{most} of these are under way already", 1)
        self._open[what, who] += 1
        try:
            yield
        finally:
            self._end((what, who))

    def enter(self, visitor: str | None, address: str) -> None:
        """A stream opens."""
        owners = self._owners(visitor, address)
        for (kind, who), most in owners.items():
            if self._open[kind, who] >= most:
                self.refused["streams"] += 1
                raise RefusedError("too-many-streams", f"{most} streams are open already", 5)
        self._open.update(owners.keys())

    def leave(self, visitor: str | None, address: str) -> None:
        for owner in self._owners(visitor, address):
            self._end(owner)

    def _end(self, owner: tuple[str, str]) -> None:
        self._open[owner] -= 1
        if self._open[owner] <= 0:
            del self._open[owner]

    def _owners(self, visitor: str | None, address: str) -> dict[tuple[str, str], int]:
        owners = {("address", address): self.limits.streams_of_address}
        if visitor is not None:
            owners["visitor", visitor] = self.limits.streams
        return owners

"""The patience of those who wait where no clock runs: since when somebody is silent, and nudged or not."""

from __future__ import annotations

from collections import Counter

Place = tuple[int | None, int, bool]  # who decides, after how many acts, and whether it is paused


class Patience:
    """How long the one who decides has been silent, counted as live clocks are: no restart costs time."""

    def __init__(self, seconds: int | None) -> None:
        self.seconds = seconds
        self.nudged: int | None = None  # the moment
        self.since = 0
        self.returns: Counter[int] = Counter()  # how often each seat's person came back at this place
        self._place: Place | None = None

    def look(self, place: Place, now: int) -> None:
        """After an entry. Only acts, undos and pauses begin anew: others who come and go prolong nothing."""
        if place != self._place:
            self._place, self.since, self.nudged = place, now, None
            self.returns.clear()

    def forgive(self) -> None:
        """A bot plays there now; who comes back is not stood in for at once."""
        self.nudged = None

    @property
    def ends(self) -> int | None:
        """The moment from which the one who decides may be nudged."""
        return None if self.seconds is None else self.since + 1000 * self.seconds

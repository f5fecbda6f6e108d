"""The players' clocks. Only entries of the log move them: what is refused, or merely sent, never does."""

from __future__ import annotations

from typing import NamedTuple

from portroyal.server.messages import ClockRule
from portroyal.server.table.protocol import Clocks


class Reading(NamedTuple):
    """The clocks at one moment."""

    left: tuple[int, ...]
    decider: int | None
    granted: bool
    most_acts: int


class GameClock:
    """The time of every seat, worked out from the log.

    Each entry that touches the game says how long the seat on the move has thought. A live clock counts from
    the moment a process learned of the last entry, so neither a restart nor a jump of the system clock costs
    anybody time; a correspondence clock counts from the entry's own moment, for days pass while servers are
    down. `fair` is false for games begun by a version that gave increments to bots, too: their logs say what
    was spent of that time.
    """

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        first = rule.seconds * 1000 if rule.kind == "live" else 0
        self.left = [first] * seats
        self.running: int | None = None
        self.since = 0
        self.fair = True
        self._decider: int | None = None
        self._granted = True
        self._most_acts = -1

    def turn(self, decider: int | None, running: bool, acts: int, at: int) -> None:
        """After an entry: who decides, whether their clock runs, and how many acts stand.

        Time is added when a player begins to decide, once for each turn and not while a bot plays; not again
        after an undo, or acting and taking back in turns would make time from nothing.
        """
        if decider != self._decider:
            self._granted = acts <= self._most_acts
        if decider is not None and not self._granted and (running or not self.fair):
            self._granted = True
            if self.rule.kind == "live":
                self.left[decider] += self.rule.increment * 1000
            else:
                self.left[decider] = self.rule.seconds * 1000
        self._decider = decider
        self._most_acts = max(self._most_acts, acts)
        self.running = decider if running and self.rule.kind != "none" else None
        self.since = at

    @property
    def on_turn(self) -> int | None:
        """The seat whose time passes, or would if its person played it."""
        return self._decider if self.running is None else self.running

    def passed(self, now: int) -> int:
        """What has passed since the last entry, also while a bot was about to act: who comes back before it
        does, or takes an act back, has thought meanwhile."""
        seat = self.on_turn
        if seat is None or self.rule.kind == "none":
            return 0
        return min(max(0, now - self.since), self.left[seat])

    def used(self, now: int) -> int:
        """What the running seat has thought since the last entry."""
        return 0 if self.running is None else self.passed(now)

    def charge(self, spent: int) -> None:
        seat = self.on_turn
        if seat is not None:
            self.left[seat] = max(0, self.left[seat] - spent)

    def reading(self) -> Reading:
        return Reading(tuple(self.left), self._decider, self._granted, self._most_acts)

    def back_to(self, then: Reading, seat: int, cost: int) -> None:
        """As if an act had never been played; its seat pays for what the others have lost since."""
        own = max(0, self.left[seat] - cost)
        self.left = list(then.left)
        self.left[seat] = own
        self._decider, self._granted, self._most_acts = then.decider, then.granted, then.most_acts

    def runs_out(self) -> int | None:
        """The moment at which the running clock will be empty."""
        return None if self.running is None else self.since + self.left[self.running]

    def view(self, now: int) -> Clocks:
        if self.rule.kind == "none":
            return Clocks(None, [None] * len(self.left), now)
        left: list[int | None] = list(self.left)
        if self.running is not None:
            left[self.running] = self.left[self.running] - self.used(now)
        return Clocks(self.running, left, now)

"""What can still be taken back at a table: whose act it was, and what it has cost the others since."""

from __future__ import annotations

from dataclasses import dataclass

from portroyal.server.table.clocks import GameClock, Reading


@dataclass
class Standing:
    """An act that showed nothing hidden and that nobody else has answered."""

    seat: int
    number: int  # of the act within the game
    by_person: bool
    before: Reading  # the clocks as they were when it was played
    cost: int = 0  # milliseconds that the others' clocks have lost since


class Undoing:
    """The acts of one seat that stand open, the last one on top, and the places where one was taken back.

    At each place one act is taken back at most, or playing and taking back in turns would keep the others
    waiting for ever.
    """

    def __init__(self) -> None:
        self._acts: list[Standing] = []
        self._used: set[int] = set()

    @property
    def last(self) -> Standing | None:
        return self._acts[-1] if self._acts else None

    def used(self, act: Standing) -> bool:
        """Whether an act at this place was taken back before."""
        return act.number in self._used

    def acted(self, act: Standing, open: bool) -> None:
        """Somebody acted: what other seats did before stands, and so does all if something hidden came."""
        self._acts = [*(a for a in self._acts if a.seat == act.seat), act] if open else []

    def lost(self, seat: int | None, spent: int) -> None:
        """A clock lost time; the one who made its owner think it over pays if the act is taken back."""
        if self._acts and seat is not None and seat != self._acts[-1].seat:
            self._acts[-1].cost += spent

    def take_back(self, clock: GameClock, fair: bool) -> None:
        """The last act is gone, and with it the time that it has cost; not so in older logs."""
        if not self._acts:
            return
        act = self._acts.pop()
        self._used.add(act.number)
        if fair:
            clock.back_to(act.before, act.seat, act.cost)

    def end(self) -> None:
        """Everything stands."""
        self._acts = []

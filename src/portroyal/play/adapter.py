"""What the tables of all families share: a state of their rules, read in the same cells."""

from __future__ import annotations

from typing import Any

from portroyal.play.events import Event
from portroyal.play.family import Result
from portroyal.rules.telling import PLACES


class RulesTable:
    """A game in the state `g`; a family adds what its actions, cards and happenings are called."""

    g: Any
    opened: list[Event]

    @property
    def n_players(self) -> int:
        return int(self.g.n_players)

    @property
    def decider(self) -> int | None:
        return None if self.g.decider < 0 else int(self.g.decider)

    def opening(self) -> list[Event]:
        return self.opened

    def happened(self, happening: int, what: int) -> tuple[str, str | None]:
        """The type of an event, and the name of what it is about."""
        raise NotImplementedError

    def _events(self) -> list[Event]:
        """What the rules have told since the last time."""
        told, self.g.told = self.g.told, []
        return [
            Event(
                *self.happened(happening, what),
                n,
                PLACES[source],
                PLACES[target],
                seat if seat >= 0 else None,
            )
            for happening, seat, what, n, source, target in told
        ]

    def _ended(self, reason: str | None, coins: list[int] | None) -> Result | None:
        g = self.g
        if reason is None:
            return None
        winners = [p for p in range(g.n_players) if g.winners >> p & 1]
        return Result(winners, [player.points for player in g.players[: g.n_players]], coins, g.round, reason)

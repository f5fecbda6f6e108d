"""What the tables of all families share: a state of their rules, read in the same cells."""

from __future__ import annotations

from typing import Any, Protocol

from portroyal.play.events import Event
from portroyal.play.family import Result


class Cells(Protocol):
    """The cells that the states of all families have."""

    n_players: int
    decider: int
    winners: int
    round: int
    players: Any


class RulesTable:
    """A game in the state `g`; a family adds what its actions, cards and happenings are called."""

    g: Cells
    opened: list[Event]

    @property
    def n_players(self) -> int:
        return self.g.n_players

    @property
    def decider(self) -> int | None:
        return None if self.g.decider < 0 else self.g.decider

    def opening(self) -> list[Event]:
        return self.opened

    def _ended(self, reason: str | None, coins: list[int] | None) -> Result | None:
        g = self.g
        if reason is None:
            return None
        winners = [p for p in range(g.n_players) if g.winners >> p & 1]
        return Result(winners, [player.points for player in g.players[: g.n_players]], coins, g.round, reason)

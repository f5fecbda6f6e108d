"""The turns of a game under review: what each did to everybody's chances, and the act that did most of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from portroyal.lab.review.node import Node

LUCK, CHOICE = "luck", "choice"
MOST = 0.5  # of a change, to be what did it


@dataclass(frozen=True, eq=False)
class Turn:
    """One turn, whoever decided in it."""

    nodes: Sequence[Node]
    chances: Sequence[Any]  # before each of its acts, and after the last
    luck: Any  # what cards or rolls changed, seat by seat
    choice: Any  # and what choices did
    error: float

    @property
    def active(self) -> int:
        return self.nodes[0].seat

    @property
    def round(self) -> int:
        return self.nodes[0].round

    def change(self, seat: int) -> float:
        return float(self.chances[-1][seat] - self.chances[0][seat])

    @property
    def seat(self) -> int:
        """Whom it touched most."""
        return max(range(len(self.chances[0])), key=lambda seat: abs(self.change(seat)))

    @property
    def rival(self) -> int:
        """Who lost most of what that one gained, or the other way round."""
        most = self.change(self.seat)
        return max(range(len(self.chances[0])), key=lambda seat: -self.change(seat) * most)

    @property
    def gainer(self) -> int:
        return self.seat if self.change(self.seat) > 0 else self.rival

    @property
    def size(self) -> float:
        return abs(self.change(self.seat))

    @property
    def deciding(self) -> Node:
        """The act that did most of it."""
        seat, way = self.seat, 1 if self.change(self.seat) > 0 else -1
        steps = [
            way * float(self.chances[i + 1][seat] - self.chances[i][seat]) for i in range(len(self.nodes))
        ]
        return self.nodes[steps.index(max(steps))]

    def did(self, seat: int) -> str | None:
        """Luck or choices, where one of them did at least half of what a seat won or lost, and more of it."""
        change = self.change(seat)
        parts = {LUCK: float(self.luck[seat]) / change, CHOICE: float(self.choice[seat]) / change}
        most = max(parts, key=lambda name: parts[name])
        return most if parts[most] >= MOST else None


@dataclass(frozen=True)
class Moment:
    """One of the moments that decided the game: a turn, or the costliest error of one that changed little."""

    turn: Turn | None
    fault: Node | None  # the error that is told with it

    @property
    def node(self) -> Node:
        """The deciding act."""
        if self.fault is not None:
            return self.fault
        assert self.turn is not None
        return self.turn.deciding

    @property
    def seat(self) -> int:
        """Whom it concerns most."""
        return self.node.seat if self.turn is None else self.turn.seat

    @property
    def kind(self) -> str:
        return CHOICE if self.turn is None else self.turn.did(self.turn.seat) or "turn"

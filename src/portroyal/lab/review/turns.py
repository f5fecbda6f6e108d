"""The turns of a game under review: what each did to everybody's chances, and the act that did most of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from portroyal.lab.review.node import Node

LUCK, CHOICE = "luck", "choice"
MOST = 0.5  # of a change, to be what did it
TAKEN_BACK = 0.05  # of a jump within the same turn, so that it is told by itself


@dataclass(frozen=True, eq=False)
class Turn:
    """One turn, whoever decided in it; or one act of it, of which the rest took something back."""

    nodes: Sequence[Node]
    chances: Sequence[Any]  # before each of its acts, and after the last
    luck: Any  # what cards or rolls changed, seat by seat
    choice: Any  # and what choices did
    error: float
    within: Turn | None = None  # the turn of such an act

    @property
    def whole(self) -> Turn:
        return self.within or self

    @property
    def active(self) -> int:
        return self.whole.nodes[0].seat

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

    def jump(self, i: int) -> float:
        """How far an act, or what came of it, moved the chances of anybody."""
        step = self.chances[i + 1] - self.chances[i]
        return max(abs(float(share)) for share in step)

    @property
    def deciding(self) -> Node:
        """The act that did most of it; a bust that did not much less, since everybody remembers that."""
        seat, way = self.seat, 1 if self.change(self.seat) > 0 else -1
        steps = [way * float(b[seat] - a[seat]) for a, b in pairwise(self.chances)]
        places = [i for i in self.moving if steps[i] > 0] or range(len(steps))
        most = max(places, key=lambda i: steps[i])
        busts = (i for i in places if any(event.type == "bust" for event in self.nodes[i].events))
        return self.nodes[next((i for i in busts if steps[i] >= MOST * steps[most]), most)]

    @property
    def moving(self) -> Sequence[int]:
        """The acts that can change chances."""
        return [i for i, node in enumerate(self.nodes) if node.moves]

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

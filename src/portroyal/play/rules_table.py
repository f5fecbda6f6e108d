"""A table over a state of the rules: what every family does in the same way."""

from __future__ import annotations

import copy
import random
from collections.abc import Sequence
from typing import Any, ClassVar, TypeVar

from portroyal.play.blind import forget
from portroyal.play.events import Event
from portroyal.play.family import Result
from portroyal.play.offers import Offer, Price
from portroyal.rules.layout import copy_of, copy_plain
from portroyal.rules.telling import PLACES

T = TypeVar("T", bound="RulesTable")


class RulesTable:
    """The half of `Table` that needs nothing but the state: its stream, round, decider, players, reason and
    winners (a bit per seat). A family adds what its actions are called and what of the state is shown.
    """

    happenings: ClassVar[Sequence[str]]  # the types of events, by the number that the rules tell
    reasons: ClassVar[Sequence[str | None]]  # why a game ended
    g: Any
    opened: list[Event]

    @property
    def n_players(self) -> int:
        return int(self.g.n_players)

    @property
    def decider(self) -> int | None:
        return None if self.g.decider < 0 else int(self.g.decider)

    def legal(self) -> list[str]:
        raise NotImplementedError

    def opening(self) -> list[Event]:
        return self.opened

    def offers(self) -> Sequence[Offer]:
        return [Offer(action) for action in self.legal()]

    def prices(self) -> list[Price]:
        return []

    def alike(self) -> dict[str, str]:
        return {action: action for action in self.legal()}

    def blinded(self: T, chance: random.Random) -> T:
        """For games whose only secret is the chance to come; who keeps more says what of it may be seen."""
        other = copy.copy(self)
        other.g, other.opened = copy_of(self.g), []
        other.g.told = []
        forget(other.g.stream, chance)
        return other

    def result(self) -> Result | None:
        reason = self.reasons[self.g.reason]
        if reason is None:
            return None
        points = [player.points for player in self.g.players[: self.n_players]]
        return Result(self.winners(), points, self.coins(), self.g.round, reason)

    def coins(self) -> list[int] | None:
        """What counts where points are equal."""
        return None

    def winners(self) -> list[int]:
        return [seat for seat in range(self.n_players) if self.g.winners >> seat & 1]

    def snapshot(self) -> Any:
        return copy_of(self.g)

    def restore(self, snapshot: Any) -> None:
        copy_plain(snapshot, self.g)
        self.g.told = []

    def chance_record(self) -> dict[str, Any]:
        return {}

    def thing(self, happening: int, what: int) -> str | None:
        """What an event is about, by name."""
        return None

    def told(self) -> list[Event]:
        """What the rules have told since the last time."""
        told, self.g.told = self.g.told, []
        return [
            Event(
                self.happenings[happening], self.thing(happening, what), n, PLACES[source], PLACES[target],
                seat if seat >= 0 else None,
            )
            for happening, seat, what, n, source, target in told
        ]  # fmt: skip

"""A table over a state of the rules: what every family does in the same way."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Hashable, Sequence
from typing import Any, ClassVar, TypeVar

from portroyal.play.blind import forget
from portroyal.play.errors import PlayError, refusal
from portroyal.play.events import Event
from portroyal.play.family import Result
from portroyal.play.prices import Price
from portroyal.rules.layout import copy_of, copy_plain
from portroyal.rules.telling import PLACES

T = TypeVar("T", bound="RulesTable")
K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Remembered(dict[K, V]):
    """What was worked out once: the rules' numbers are asked for their names again and again."""

    def __init__(self, worked_out: Callable[[K], V]) -> None:
        self.worked_out = worked_out

    def __missing__(self, key: K) -> V:
        found = self[key] = self.worked_out(key)
        return found


class RulesTable:
    """The half of `Table` that needs nothing but the state: its stream, round, decider, players, reason and
    winners (a bit per seat). A family adds what its actions are called and what of the state is shown.
    """

    happenings: ClassVar[Sequence[str]]  # the types of events, by the number that the rules tell
    reasons: ClassVar[Sequence[str | None]]  # why a game ended
    g: Any
    opened: list[Event]
    _choices: dict[str, int] | None = None  # of the one who decides, until something is played

    @property
    def n_players(self) -> int:
        return int(self.g.n_players)

    @property
    def decider(self) -> int | None:
        return None if self.g.decider < 0 else int(self.g.decider)

    def choices(self) -> dict[str, int]:
        """The decider's choices by name, with the rules' numbers; made once per position."""
        if self._choices is None:
            self._choices = self.find_choices()
        return self._choices

    def find_choices(self) -> dict[str, int]:
        raise NotImplementedError

    def legal(self) -> list[str]:
        return list(self.choices())

    def act(self, action: str, chance: Sequence[Any] | None) -> list[Event]:
        code = self.choices().get(action)
        if code is None:
            raise PlayError("illegal-action", refusal(action, self.legal()))
        self._choices = None
        self.do(code, action, chance)
        return self.told()

    def do(self, code: int, action: str, chance: Sequence[Any] | None) -> None:
        raise NotImplementedError

    def opening(self) -> list[Event]:
        return self.opened

    def prices(self) -> list[Price]:
        return []

    def alike(self) -> dict[str, str]:
        return {action: action for action in self.legal()}

    def copy(self: T) -> T:
        other = copy.copy(self)
        other.g = copy_of(self.g)
        other.restore(self.snapshot())
        return other

    def blinded(self: T, chance: random.Random) -> T:
        """For games whose only secret is the chance to come; who keeps more says what of it may be seen."""
        other = copy.copy(self)
        other.g, other.opened, other._choices = copy_of(self.g), [], None
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
        self.g.told, self._choices = [], None

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

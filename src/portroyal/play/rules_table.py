"""A table over a state of the rules: what every family does in the same way."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from typing import Any, ClassVar, TypeVar

import msgspec

from portroyal.play.blind import forget
from portroyal.play.errors import PlayError, refusal, shortened
from portroyal.play.events import Event
from portroyal.play.family import Result, Setup
from portroyal.play.offers import Offer, Price, without_hints
from portroyal.play.reading import whole, wrong
from portroyal.play.state import OpenSeat, OpenState
from portroyal.rules.chance import seed_stream
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
    """What needs nothing but the state: its stream, start, round, decider, players, reason and winners (a bit
    per seat). A family adds what its actions are called and what of the state is shown.
    """

    rules_state: ClassVar[type]
    happenings: ClassVar[Sequence[str]]  # the types of events, by the number that the rules tell
    reasons: ClassVar[Sequence[str | None]]  # why a game ended
    shows: ClassVar[Collection[str]]  # the types of events in which hidden chance is seen
    view: ClassVar[type[OpenState]] = OpenState
    seat_view: ClassVar[type[OpenSeat]] = OpenSeat
    g: Any
    opened: list[Event]
    _choices: dict[str, int] | None = None  # of the one who decides, until something is played

    def __init__(self, setup: Setup) -> None:
        """What a family keeps beside the state is there before this is called."""
        self.game, self.options = setup.game, dict(setup.options)
        self.g = self.rules_state()
        seed_stream(self.g.stream, setup.seed)
        self.g.told = []
        if setup.position is None:
            self.begin(setup)
        else:
            self.lay_out(setup, setup.position)
        self.opened = self.told()

    def begin(self, setup: Setup) -> None:
        """Sets up a new game on a blank state."""
        raise NotImplementedError

    def lay_out(self, setup: Setup, position: Mapping[str, Any]) -> None:
        """A position as the default `state` shows it."""
        self.begin(setup)
        self.g.told = []
        try:
            at = msgspec.convert(position, self.view)
            seats = msgspec.convert(position["players"], list[self.seat_view])  # type: ignore[name-defined]
        except msgspec.ValidationError as fault:
            raise wrong(str(fault)) from None
        if len(seats) != setup.players:
            raise wrong(f"it has {len(seats)} players, not {setup.players}")
        self.g.round = at.round
        self.g.decider = whole(position, "active", setup.start, 0, setup.players - 1)
        for seen, cells in [(at, self.g), *zip(seats, self.g.players, strict=False)]:
            for name in own_fields(type(seen)):
                setattr(cells, name, getattr(seen, name))

    @property
    def n_players(self) -> int:
        return int(self.g.n_players)

    @property
    def decider(self) -> int | None:
        seat: int = self.g.decider
        return None if seat < 0 else seat

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
        """Plays a choice; half of it, where this fails, is undone by `Game`. Here for games of which no real
        table shows the chance."""
        if chance is not None:
            raise PlayError("bad-chance", f"{shortened(self.game)} takes no chance from a real table")
        self.play(code)

    def play(self, code: int) -> None:
        """Lets the rules play."""
        raise NotImplementedError

    def revealed(self, events: Sequence[Event]) -> bool:
        return any(event.type in self.shows for event in events)

    def state(self) -> OpenState:
        """What `view` and `seat_view` list and nothing else, by the names that it has in the rules."""
        g, over = self.g, self.decider is None
        players = [
            self.seat_view(**{name: getattr(player, name) for name in own_fields(self.seat_view)})
            for player in g.players[: self.n_players]
        ]
        own = {name: getattr(g, name) for name in own_fields(self.view)}
        return self.view(
            game=self.game, phase="over" if over else "turn", round=g.round, active=max(0, g.decider),
            decider=self.decider, start=g.start, players=players, legal=self.legal(), winners=self.winners(),
            options=self.options, **own,
        )  # fmt: skip

    def opening(self) -> list[Event]:
        return self.opened

    def offers(self) -> Sequence[Offer]:
        return [Offer(action) for action in self.legal()]

    def bare_offers(self) -> Sequence[Offer]:
        """Without the odds, for tables where nobody is told them."""
        return [without_hints(offer) for offer in self.offers()]

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

    def tied(self) -> list[int]:
        return []

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


def own_fields(view: type[msgspec.Struct]) -> list[str]:
    """The fields that a family has added to what every table shows."""
    shared = OpenState.__struct_fields__ if issubclass(view, OpenState) else ()
    return [name for name in view.__struct_fields__ if name not in shared]

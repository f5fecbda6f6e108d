"""What a game needs of the rules it is played by: the small interface that each family of games fills."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec

from portroyal.play.events import Event

RANDOM_SEED_BELOW = 1 << 53  # a seed that every JSON reader can hold


class Result(msgspec.Struct, frozen=True):
    """How a game ended: reason is points, sudden-death, no-cards or cap. The dice game has no coins."""

    winners: list[int]
    points: list[int]
    coins: list[int] | None
    rounds: int
    reason: str


@dataclass(frozen=True)
class Setup:
    """Everything that makes a game before its first action."""

    game: str
    players: int
    seed: int | str
    options: Mapping[str, Any] = field(default_factory=dict)
    start: int = 0
    deck: Sequence[Any] | None = None
    reshuffles: Sequence[Any] | None = None
    dice: Sequence[Any] | None = None
    position: Mapping[str, Any] | None = None


class Table(Protocol):
    """A game on the table, in the hands of its rules: names in, names and views out."""

    @property
    def n_players(self) -> int: ...

    @property
    def decider(self) -> int | None: ...

    def legal(self) -> list[str]:
        """The decider's choices, in notation."""

    def act(self, action: str, chance: Sequence[Any] | None) -> list[Event]:
        """Plays a legal action; `chance` is what a table showed. Else a PlayError, and nothing changed."""

    def opening(self) -> list[Event]:
        """What happened when the game was set up."""

    def revealed(self, events: Sequence[Event]) -> bool:
        """Whether somebody has seen hidden chance in these events, so that they cannot be taken back."""

    def state(self) -> Any:
        """The open state: an allow-listed type, nothing that a player with perfect memory would not know."""

    def result(self) -> Result | None: ...

    def snapshot(self) -> Any: ...

    def restore(self, snapshot: Any) -> None: ...

    def chance_record(self) -> dict[str, Any]:
        """What a record must say of chance that came from outside: deck and reshuffles, or dice."""

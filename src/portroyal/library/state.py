"""What the states of all games have in common; `CardState` and `DiceState` hold the rest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol


class Seat(Protocol):
    """A player as everybody sees them."""

    @property
    def points(self) -> int: ...


class State(Protocol):
    """The open state of any game: what a player with perfect memory knows, and no more.

    >>> import portroyal
    >>> state: portroyal.State = portroyal.Game.new("dice", 2, seed=1).state()
    >>> state.game, state.round, state.phase, state.decider
    ('dice', 1, 'start', 0)

    `isinstance` tells which game it is of:

    >>> isinstance(state, portroyal.DiceState)
    True
    """

    @property
    def game(self) -> str: ...

    @property
    def phase(self) -> str: ...

    @property
    def round(self) -> int: ...

    @property
    def active(self) -> int: ...

    @property
    def decider(self) -> int | None: ...

    @property
    def start(self) -> int: ...

    @property
    def players(self) -> Sequence[Seat]: ...

    @property
    def legal(self) -> Sequence[str]: ...

    @property
    def winners(self) -> Sequence[int]: ...

    @property
    def options(self) -> Mapping[str, object]: ...

"""The open state: what every game shows of itself, and the type that a family's own state extends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar

import msgspec

# The value of an option. JSON can hold anything there, and who reads it looks first.
Option = Annotated[object, msgspec.Meta(extra_json_schema={"description": "what JSON can hold"})]


class OpenSeat(msgspec.Struct, frozen=True):
    """What everybody sees of a player; a family adds the fields of its own that may be seen."""

    _derived: ClassVar[tuple[str, ...]] = ()  # fields that follow from the others, for whoever shows them

    points: int


class OpenState(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody sees of a table; a family adds the fields of its own that may be seen."""

    _derived: ClassVar[tuple[str, ...]] = ()

    game: str
    phase: str
    round: int
    active: int
    decider: int | None
    start: int
    players: Sequence[OpenSeat]
    legal: list[str]
    winners: list[int]
    options: dict[str, Option]


def notation_of(state: OpenState) -> dict[str, Any]:
    """A state as the notation has it, for the engine and foreign bots: without what follows from it."""
    data: dict[str, Any] = msgspec.to_builtins(state)
    for key in state._derived:
        del data[key]
    for held, player in zip(data["players"], state.players, strict=True):
        for key in player._derived:
            del held[key]
    return data

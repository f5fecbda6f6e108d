"""The open state: what every game shows of itself, and the type that a family's own state extends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec

# The value of an option. JSON can hold anything there, and who reads it looks first.
Option = Annotated[object, msgspec.Meta(extra_json_schema={"description": "what JSON can hold"})]


class OpenSeat(msgspec.Struct, frozen=True):
    """What everybody sees of a player; a family adds the fields of its own that may be seen."""

    points: int


class OpenState(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody sees of a table; a family adds the fields of its own that may be seen."""

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

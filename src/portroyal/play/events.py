"""Events: what happened, every card and coin that moved; log and animation are made from these alone."""

from __future__ import annotations

import msgspec


class Event(msgspec.Struct, frozen=True, gc=False, rename={"source": "from", "target": "to"}):
    """One happening. `what` is None for cards that nobody sees; `n` counts cards, coins, rounds or points."""

    type: str
    what: str | None
    n: int
    source: str | None
    target: str | None
    seat: int | None

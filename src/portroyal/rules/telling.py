"""What the rules tell a listener: every card, coin and piece that moves, with where from and where to."""

from __future__ import annotations

from typing import Any

from portroyal.rules.rulebook import outside

# Places; a player's own places are the base number plus the seat.
NOWHERE, DRAW, DISCARD, HARBOR, EXPEDITIONS, BOARD, BESIDE = range(7)
COINS, DISPLAY, SHIPS, SHEET = 10, 20, 30, 40

PLACES = {
    NOWHERE: None, DRAW: "draw", DISCARD: "discard", HARBOR: "harbor",
    EXPEDITIONS: "expeditions", BOARD: "board", BESIDE: "beside",
} | {
    base + seat: f"{name}:{seat}"
    for base, name in ((COINS, "coins"), (DISPLAY, "display"), (SHIPS, "ships"), (SHEET, "sheet"))
    for seat in range(5)
}  # fmt: skip


@outside(0)
def tell(g: Any, happening: int, seat: int, what: int, n: int, source: int, target: int) -> int:
    """Tells the listener of a plain game; silent where nobody listens, and in compiled code."""
    if g.told is not None:
        g.told.append((happening, seat, what, n, source, target))
    return 0

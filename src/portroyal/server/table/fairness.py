"""The cut of the cards: what a cut may be, and what the secret and all cuts together decide."""

from __future__ import annotations

import hashlib
import unicodedata
from typing import Any

from portroyal.play.record import fair_key
from portroyal.server.problems import RefusedError
from portroyal.server.table.entries import Started
from portroyal.server.table.state import Table

MAX_CUT = 64  # bytes


def checked_cut(cut: str) -> str:
    normal = unicodedata.normalize("NFC", cut)
    try:
        size = len(normal.encode())
    except UnicodeEncodeError:
        raise RefusedError("bad-cut", "the cut is no text") from None
    if size > MAX_CUT:
        raise RefusedError("bad-cut", f"the cut has {size} bytes; at most {MAX_CUT} fit")
    return normal


def started(table: Table, cuts: dict[str, str], position: dict[str, Any] | None = None) -> Started:
    """The cards are cut: the first seat of each visitor has the visitor's cut, all others the empty one."""
    firsts = {visitor: table.seats_of(visitor)[0] for visitor in table.people()}
    by_seat = {seat: cuts.get(visitor, "") for visitor, seat in firsts.items()}
    final = [by_seat.get(s, "") for s in range(len(table.seats))]
    start = table.plan.start
    # Kept with the game, so that it can be read when the lesson is another one in a later version.
    deck, dice = (None, None) if table.lesson is None else table.lesson.chance
    return Started(final, lot(table, final) if start is None else start, deck, dice, position, fair=True)


def lot(table: Table, cuts: list[str]) -> int:
    """The start seat by lot, from the same secret and cuts as the cards, so that it can be checked."""
    key = fair_key({"commitment": table.commitment, "secret": table.secret, "game": table.id, "cuts": cuts})
    return lot_of(key, len(table.seats))


def lot_of(key: str, seats: int) -> int:
    return int.from_bytes(hashlib.sha256(f"start:{key}".encode()).digest()[:4], "big") % seats

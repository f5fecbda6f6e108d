"""`portroyal verify`: whether cards follow from secret and cuts, and whether these are what one was shown."""

from __future__ import annotations

import json
import unicodedata
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from portroyal.play.errors import PlayError, shortened
from portroyal.play.files import text_of
from portroyal.play.record import bad, fair_key, from_record
from portroyal.server.table.fairness import lot_of

FROM_OUTSIDE = ("seed", "deck", "reshuffles", "dice", "position", "chance")


@dataclass(frozen=True)
class Kept:
    """What a player has noted before the cut; a record alone can only be compared with itself."""

    table: str | None = None
    commitment: str | None = None
    cut: str | None = None


@dataclass(frozen=True)
class Proof:
    """What was found to be true of a record."""

    game: str
    commitment: str
    actions: int
    shuffles: int
    rolls: int
    by_lot: bool
    finished: bool
    others: list[tuple[str, str]]  # who else has cut, and how: the cards hang on that as well


NOTHING = Kept()


def verify(record: object, kept: Kept = NOTHING) -> Proof:
    """Checks everything that can be checked; raises a PlayError that says what is wrong."""
    if not isinstance(record, Mapping):
        raise bad("it must be an object")
    fairness = record.get("fairness")
    if not isinstance(fairness, Mapping):
        raise bad("it holds no proof of fairness")
    _compare(fairness, kept)
    for key in FROM_OUTSIDE:
        if record.get(key) is not None:
            raise bad(f"{key} stands beside the proof, so that the cards could come from there")
    key = fair_key(fairness)
    players = record.get("players")
    cuts = fairness["cuts"]
    if not isinstance(players, list) or len(cuts) != len(players):
        raise bad("fairness: there must be one cut for each player")
    _check_silence(record, cuts)
    if not isinstance(fairness.get("game"), str):
        raise bad("fairness: the game must be named")
    by_lot = record.get("start_by_lot") is True
    if by_lot and record.get("start") != lot_of(key, len(players)):
        raise bad("the start player is not the one whom the lot has chosen")
    game = from_record(record)
    told = Counter(event.type for event in game.events)
    return Proof(
        game=game.setup.game,
        commitment=str(fairness["commitment"]),
        actions=len(game.actions),
        shuffles=bool(told["deal"]) + told["shuffle"],
        rolls=told["roll"],
        by_lot=by_lot,
        finished=game.over,
        others=[
            (str(name), cut) for name, cut in zip(players, cuts, strict=True) if cut not in ("", kept.cut)
        ],
    )


def _compare(fairness: Mapping[str, Any], kept: Kept) -> None:
    """A secret that was exchanged after the cut makes a record that agrees with itself, but not with this."""
    if kept.table is not None and fairness.get("game") != kept.table:
        raise bad(f"it is of table {shortened(fairness.get('game'))}, and you were at {kept.table}")
    if kept.commitment is not None and fairness.get("commitment") != kept.commitment:
        raise bad(f"its commitment is not {kept.commitment}, which you were shown before the cut")
    cuts = fairness.get("cuts")
    if kept.cut is not None and (not isinstance(cuts, list) or kept.cut not in cuts):
        raise bad(f"your cut {shortened(kept.cut)} is not among its cuts")


def _check_silence(record: Mapping[str, Any], cuts: list[str]) -> None:
    """A cut that nobody gave is one that the server may have chosen after it knew the others."""
    seats = record.get("seats")
    for s, (seat, cut) in enumerate(zip(seats if isinstance(seats, list) else [], cuts, strict=False)):
        if cut and isinstance(seat, Mapping) and seat.get("kind") == "bot":
            raise bad(f"seat {s} has the cut {shortened(cut)}, and a bot sat there, which gives none")


def kept_of(commitment: str | None, cut: str | None, table: str | None = None) -> Kept:
    """A player's notes as a record would write them."""
    if commitment is not None:
        commitment = commitment.strip().lower()
        if len(commitment) != 64 or not set(commitment) <= set("0123456789abcdef"):
            raise PlayError("bad-record", f"a commitment has 64 hex digits, not {shortened(commitment)}")
    return Kept(table, commitment, None if cut is None else unicodedata.normalize("NFC", cut))


def kept_file(name: str) -> Kept:
    """The notes that the browser client saves: an object with table, commitment and cut."""
    data = _json(name)
    values = [data.get(key) if isinstance(data, Mapping) else None for key in ("commitment", "cut", "table")]
    if not all(isinstance(value, str) for value in values):
        raise PlayError("bad-record", f"{name} must hold the texts table, commitment and cut")
    return kept_of(*values)


def verify_file(name: str, kept: Kept = NOTHING) -> Proof:
    return verify(_json(name), kept)


def _json(name: str) -> Any:
    try:
        return json.loads(text_of(name, "bad-record"))
    except (ValueError, RecursionError) as wrong:
        if isinstance(wrong, PlayError):
            raise
        raise bad(f"{name} is no JSON document: {wrong}") from None

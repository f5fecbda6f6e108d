"""`portroyal verify`: whether cards follow from secret and cuts, and whether these are what one was shown."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from portroyal.play.errors import PlayError, shortened
from portroyal.play.files import json_of
from portroyal.play.record import bad, fair_key, from_record
from portroyal.server.ids import hash_of
from portroyal.server.table.fairness import lot_of

Seals = tuple[str | None, ...]
FROM_OUTSIDE = ("seed", "deck", "reshuffles", "dice", "position", "chance")


@dataclass(frozen=True)
class Kept:
    """What a player has noted before the cut; a record alone can only be compared with itself."""

    table: str | None = None
    commitment: str | None = None
    cut: str | None = None
    seals: Seals | None = None  # by seat, as they were shown before the own cut was given


@dataclass(frozen=True)
class Proof:
    """What was found to be true of a record."""

    game: str
    table: str
    commitment: str
    actions: int
    shuffles: int
    rolls: int
    by_lot: bool
    finished: bool
    own: tuple[int, str] | None  # the seat at which the own cut stands, and its name
    others: list[tuple[str, str]]  # who else has cut, and how: the cards hang on that as well
    sealed: bool  # whether these are what was sealed before the own cut was given
    withheld: list[str]  # who has sealed a cut and not given it


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
    seals = kept.seals
    own = None if kept.cut is None else _own_seat(cuts, kept.cut, seals)
    others = [s for s, cut in enumerate(cuts) if cut and s != own]
    if seals is not None:
        _check_seals(cuts, others, seals)
    game = from_record(record)
    told = Counter(event.type for event in game.events)
    return Proof(
        game=game.setup.game,
        table=fairness["game"],
        commitment=str(fairness["commitment"]),
        actions=len(game.actions),
        shuffles=bool(told["deal"]) + told["shuffle"],
        rolls=told["roll"],
        by_lot=by_lot,
        finished=game.over,
        own=None if own is None else (own, str(players[own])),
        others=[(str(players[s]), cuts[s]) for s in others],
        sealed=seals is not None,
        withheld=[str(players[s]) for s, seal in enumerate(seals or ()) if seal and not cuts[s] and s != own],
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


def _own_seat(cuts: list[str], cut: str, seals: Seals | None) -> int:
    """Where the own cut stands; at another seat than where it was sealed, it takes the place of another's."""
    if seals is None:
        return cuts.index(cut)
    if len(seals) != len(cuts):
        raise bad(f"your notes are of a table with {len(seals)} seats")
    found = [s for s, given in enumerate(cuts) if given == cut and seals[s] == hash_of(cut)]
    if not found:
        raise bad(f"your cut {shortened(cut)} does not stand at the seat where it was sealed")
    return found[0]


def _check_seals(cuts: list[str], others: list[int], seals: Seals) -> None:
    """A cut that was sealed before the own one was known was not chosen to suit it."""
    for s in others:
        if hash_of(cuts[s]) != seals[s]:
            given = shortened(cuts[s])
            raise bad(f"seat {s} has the cut {given}, and before you gave yours another was sealed")


def kept_of(
    commitment: str | None, cut: str | None, table: str | None = None, seals: list[str | None] | None = None
) -> Kept:
    """A player's notes as a record would write them."""
    if commitment is not None:
        commitment = commitment.strip().lower()
        if len(commitment) != 64 or not set(commitment) <= set("0123456789abcdef"):
            raise PlayError("bad-record", f"a commitment has 64 hex digits, not {shortened(commitment)}")
    if cut == "":
        raise PlayError(
            "bad-record", "an empty cut proves nothing: a server that expects it can choose its secret"
        )
    return Kept(
        table,
        commitment,
        None if cut is None else unicodedata.normalize("NFC", cut),
        None if seals is None else tuple(seals),
    )


def kept_file(name: str) -> Kept:
    """The notes that the browser client saves: table, commitment and cut, and where others have cut seals."""
    data = json_of(name, "bad-record")
    values = [data.get(key) if isinstance(data, Mapping) else None for key in ("commitment", "cut", "table")]
    if not all(isinstance(value, str) for value in values):
        raise PlayError("bad-record", f"{name} must hold the texts table, commitment and cut")
    seals = data.get("seals")
    if seals is not None and not (
        isinstance(seals, list) and all(seal is None or isinstance(seal, str) for seal in seals)
    ):
        raise PlayError("bad-record", f"{name} must hold the seals as a list of texts")
    commitment, cut, table = values
    return kept_of(commitment, cut, table, seals)


def verify_file(name: str, kept: Kept = NOTHING) -> Proof:
    return verify(json_of(name, "bad-record"), kept)

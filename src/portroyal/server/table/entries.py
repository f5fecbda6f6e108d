"""The log of a table: what each kind of entry says, and how it is kept. Commands ask, entries tell.

The kind stands in a column of its own, the fields as JSON beside it, without those that have their default.
Databases and other processes rely on names and order of the fields: a new one has a default, and none goes.
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal, get_args

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from portroyal.server.messages import encode
from portroyal.server.problems import RefusedError
from portroyal.server.storage.schema import Row


class Told(Struct, frozen=True, omit_defaults=True):
    """What an entry says beside its number, its moment and its author."""

    KIND: ClassVar[str]
    ENDLESS: ClassVar[bool] = False  # whether a visitor could write it again and again, in any game


class Touching(Told, frozen=True, kw_only=True):
    """It changes what the game is or who plays it, and has a version of its own (notation, section 6)."""

    spent: int = 0  # milliseconds that the running clock lost


class Reckoned(Touching, frozen=True, kw_only=True):
    """Clocks are kept by today's rules after it if it is `fair`, as in older logs it is not."""

    fair: bool = False


# --- seats ---


class Joined(Told, frozen=True):
    """The author sits down on the first of these seats, guests at the same device on the others."""

    KIND = "join"
    ENDLESS = True
    seats: list[int]
    names: list[str]


class Seated(Told, frozen=True, kw_only=True):
    """A seat is a bot's or an open one from now on; a person who sat there is removed."""

    KIND = "sit"
    ENDLESS = True
    seat: int
    name: str | None = None  # the bot's
    kind: Literal["bot", "open"]
    level: str | None = None
    whom: str | None = None  # the visitor for whom an open seat is kept
    key: str | None = None  # the invitation's new one, after somebody was removed


class Left(Touching, frozen=True):
    """The author gets up: bots play on if the game runs (only then it is touched), or the seats are open."""

    KIND = "leave"
    seats: list[int]
    whom: str | None = None  # the author, who can be taken out of the log


class Deleted(Touching, frozen=True):
    """The author's data are deleted, at this table, too; beyond that it is as when somebody leaves."""

    KIND = "delete"
    seats: list[int] = []
    whom: str | None = None


class StoodIn(Touching, frozen=True):
    """A bot plays on for somebody who is gone, or whose clock has run out and who loses the seat."""

    KIND = "stand-in"
    seat: int
    why: Literal["left", "clock"]


class CameBack(Touching, frozen=True):
    """The bots that stood in give these seats back."""

    KIND = "come-back"
    seats: list[int]


class Resigned(Touching, frozen=True):
    """Bots play these seats for the rest of the game, or it ends."""

    KIND = "resign"
    seats: list[int]


# --- cutting ---


class Began(Told, frozen=True):
    """All seats are taken, and the cards are to be cut."""

    KIND = "begin"


class Sealed(Told, frozen=True):
    """The SHA-256 of the author's cut."""

    KIND = "seal"
    seats: list[int]
    hash: str


class Opened(Told, frozen=True):
    """The author's cut itself."""

    KIND = "cut"
    seats: list[int]
    cut: str


class Started(Reckoned, frozen=True):
    """The game begins with these cuts, one for each seat, and this seat; in a lesson chance is prepared.

    A game that goes on from a moment of another one begins at its open position.
    """

    KIND = "start"
    cuts: list[str]
    start: int
    deck: list[str] | None = None
    dice: list[str] | None = None
    position: dict[str, Any] | None = None


# --- playing ---


class Acted(Touching, frozen=True):
    """An act of the game, by a person or (without an author) by a bot; `back` takes the seat from a bot."""

    KIND = "act"
    seat: int
    action: str
    why: Literal["back"] | None = None


class Undone(Reckoned, frozen=True):
    """The last act of this seat is taken back."""

    KIND = "undo"
    seat: int


class Voted(Told, frozen=True):
    """These seats agree to abandon or to pause the game, or no longer do."""

    KIND = "vote"
    ENDLESS = True
    seats: list[int]
    about: Literal["abandon", "pause"]
    yes: bool = True


class Declined(Told, frozen=True):
    """These seats do not agree, so the vote is over."""

    KIND = "decline"
    ENDLESS = True
    seats: list[int]
    about: Literal["abandon", "pause"]


class Paused(Touching, frozen=True):
    """The last of all who had to agree to a pause."""

    KIND = "pause"
    ENDLESS = True
    seats: list[int]


class Resumed(Touching, frozen=True):
    """The pause is over."""

    KIND = "resume"
    seats: list[int]


class Abandoned(Touching, frozen=True):
    """The last of all who had to agree to end the game without a result."""

    KIND = "abandon"
    seats: list[int]


class Nudged(Told, frozen=True):
    """The author waits for this seat."""

    KIND = "nudge"
    seat: int


class Paced(Told, frozen=True):
    """How long bots shall wait for the author's eyes, in milliseconds; none: as the table was made."""

    KIND = "pace"
    ENDLESS = True
    pace: int | None = None


class Skipped(Told, frozen=True):
    """The author wants no bot to wait before it is the author's turn."""

    KIND = "skip"
    ENDLESS = True


# --- talking ---


class Said(Told, frozen=True):
    """A line of chat, under the name that the author had then."""

    KIND = "chat"
    ENDLESS = True
    seat: int | None = None  # none where the author only watches
    name: str | None = None
    text: str | None = None  # none where it was deleted


class Muted(Told, frozen=True):
    """A visitor may chat no more, or again."""

    KIND = "mute"
    ENDLESS = True
    yes: bool = True
    whom: str | None = None  # none where that visitor was deleted


class Rematched(Told, frozen=True):
    """The same seats play again at another table."""

    KIND = "rematch"
    table: str | None = None  # none until it is opened


AnyEntry = (
    Joined | Seated | Left | Deleted | StoodIn | CameBack | Resigned | Began | Sealed | Opened | Started
    | Acted | Undone | Voted | Declined | Paused | Resumed | Abandoned | Nudged | Paced | Skipped | Said
    | Muted | Rematched
)  # fmt: skip


class Draft(Struct, frozen=True):
    """An entry that somebody wants to write; `client` is the id of the command that asked for it."""

    what: AnyEntry
    visitor: str | None = None
    client: str | None = None


class LogEntry(Draft, frozen=True, kw_only=True):
    """An entry in its place in the log."""

    seq: int
    at: int


def row_of(entry: LogEntry, table_id: str) -> Row:
    data = encode(entry.what)
    return Row(table_id, entry.seq, entry.what.KIND, entry.visitor, entry.client, entry.at, data)


def entry_of(row: Row) -> LogEntry:
    """An entry that was kept; refuses what another version may understand."""
    try:
        what: AnyEntry = _decoders[row.kind].decode(row.data)
    except (KeyError, msgspec.DecodeError, UnicodeDecodeError):
        sentence = f"entry {row.seq} of this table ({row.kind}) is not known to this version of the server"
        raise RefusedError("unreadable", sentence, 5) from None
    return LogEntry(what, row.visitor, row.client, seq=row.seq, at=row.at)


def seats_in(what: AnyEntry) -> list[int]:
    """The seats of which an entry tells."""
    match what:
        case Seated() | StoodIn() | Acted() | Undone() | Nudged():
            return [what.seat]
        case Said():
            return [] if what.seat is None else [what.seat]
        case Began() | Started() | Paced() | Skipped() | Muted() | Rematched():
            return []
        case _:
            return what.seats


def names_whom(what: AnyEntry, visitor: str) -> bool:
    return isinstance(what, Seated | Left | Deleted | Muted) and what.whom == visitor


def without(row: Row, visitor: str, author: bool) -> bytes:
    """What is kept of an entry when a visitor is taken out, also as its author; of a broken one, nothing.

    What a later version has written is refused: it may name the visitor in a way that this one does not know.
    """
    try:
        what = entry_of(row).what
    except RefusedError:
        if row.kind not in _decoders:
            raise
        return b"" if author or visitor.encode() in row.data else row.data
    if names_whom(what, visitor):
        what = replace(what, whom=None)
    elif not author:
        return row.data
    if author and isinstance(what, Joined):
        what = replace(what, names=[""] * len(what.names))
    if author and isinstance(what, Seated | Said) and what.name is not None:
        what = replace(what, name="")
    if author and isinstance(what, Said):
        what = replace(what, text=None)
    return encode(what)


_decoders: dict[str, msgspec.json.Decoder[Any]] = {
    kind.KIND: msgspec.json.Decoder(kind) for kind in get_args(AnyEntry)
}

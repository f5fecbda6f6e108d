"""The log of a table: what each entry says, and which entries touch the game."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from portroyal.server.storage.schema import Row

# Kinds that change what the game is or who plays it: each has a version of its own (notation, section 6).
TOUCHING = frozenset(
    ("start", "act", "undo", "stand-in", "come-back", "resign", "pause", "resume", "abandon")
)
TOUCHING_WHEN_RUNNING = frozenset(("leave", "delete"))


class Deed(Struct, frozen=True, omit_defaults=True):
    """What an entry says beside its kind and its author; each kind uses the fields that it needs."""

    seat: int | None = None
    seats: list[int] = []
    names: list[str] = []
    name: str | None = None
    kind: str | None = None
    level: str | None = None
    hash: str | None = None
    cut: str | None = None
    cuts: list[str] = []
    start: int | None = None
    action: str | None = None
    why: str | None = None
    about: str | None = None
    yes: bool = True
    text: str | None = None
    whom: str | None = None
    table: str | None = None
    key: str | None = None  # the invitation's new one, after somebody was removed
    spent: int = 0  # milliseconds that the running clock lost
    fair: bool = False  # a start or undo after which clocks are kept by today's rules; false in older logs


class Draft(Struct, frozen=True):
    """An entry that somebody wants to write."""

    kind: str
    deed: Deed
    visitor: str | None = None
    client: str | None = None


def row_of(draft: Draft, table_id: str, seq: int, at: int) -> Row:
    return Row(table_id, seq, draft.kind, draft.visitor, draft.client, at, _encoder.encode(draft.deed))


def deed_of(row: Row) -> Deed:
    return _decoder.decode(row.data)


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Deed)

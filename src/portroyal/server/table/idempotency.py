"""A command that comes again under its id: the same one gets its answer again, another one is refused."""

from __future__ import annotations

from typing import Any

import msgspec

from portroyal.server.names import clean_text
from portroyal.server.problems import RefusedError
from portroyal.server.table import protocol

# The kinds of entries that a command can become, where they are not called as the command is.
KINDS: dict[type[Any], tuple[str, ...]] = {
    protocol.Begin: ("begin", "start"),
    protocol.Vote: ("vote", "decline", "abandon", "pause"),
}


def check_same(command: protocol.AnyCommand, entry: bytes) -> None:
    """Refuses a command whose id was used for the other one that this entry tells of."""
    told = _entries.decode(entry)
    kinds = KINDS.get(type(command)) or (command.__struct_config__.tag,)
    same = told.kind in kinds
    if isinstance(command, protocol.Act):
        same = same and told.action == command.action
    elif isinstance(command, protocol.Say) and same:
        same = told.text == clean_text(command.text, "the line", "bad-message", 500)
    if not same:
        raise RefusedError("id-used", f"the id {command.id!r} was used for another command")


class _Told(msgspec.Struct):
    """What of an entry tells which command it was."""

    kind: str
    action: str | None
    text: str | None


_entries = msgspec.json.Decoder(_Told)

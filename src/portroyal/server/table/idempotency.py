"""A command that comes again under its id: the same one gets its answer again, another one is refused."""

from __future__ import annotations

from typing import Any

from portroyal.server.names import clean_text
from portroyal.server.problems import RefusedError
from portroyal.server.table import protocol
from portroyal.server.table.entries import Acted, AnyEntry, Paced, Said

# What a command can become where it is not called as the command is.
KINDS: dict[type[Any], tuple[str, ...]] = {
    protocol.Begin: ("begin", "start"),
    protocol.Vote: ("vote", "decline", "abandon", "pause"),
}


def check_same(command: protocol.AnyCommand, what: AnyEntry) -> None:
    """Refuses a command whose id was used for another one, which has become this entry."""
    kinds = KINDS.get(type(command)) or (command.__struct_config__.tag,)
    same = what.KIND in kinds
    if isinstance(command, protocol.Act) and isinstance(what, Acted):
        same = what.action == command.action
    elif isinstance(command, protocol.Say) and isinstance(what, Said):
        same = what.text == clean_text(command.text, "the line", "bad-message", 500)
    elif isinstance(command, protocol.Pace) and isinstance(what, Paced):
        same = what.pace == command.pace
    if not same:
        raise RefusedError("id-used", f"the id {command.id!r} was used for another command")

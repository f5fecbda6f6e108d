"""A command that comes again under its id: the same one gets its answer again, another one is refused."""

from __future__ import annotations

from typing import Any

from portroyal.server.names import clean_text
from portroyal.server.problems import RefusedError
from portroyal.server.table import entries, protocol
from portroyal.server.table.entries import AnyEntry
from portroyal.server.table.fairness import checked_cut

# What a command can become where it is not called as the command is.
KINDS: dict[type[Any], tuple[str, ...]] = {
    protocol.Begin: ("begin", "start"),
    protocol.Vote: ("vote", "decline", "abandon", "pause"),
}


def check_same(command: protocol.AnyCommand, what: AnyEntry) -> None:
    """Refuses a command whose id was used for another one, which has become this entry."""
    kinds = KINDS.get(type(command)) or (command.__struct_config__.tag,)
    if what.KIND not in kinds or not _says_the_same(command, what):
        raise RefusedError("id-used", f"the id {command.id!r} was used for another command")


def _says_the_same(command: protocol.AnyCommand, what: AnyEntry) -> bool:
    match command, what:
        case protocol.Act(), entries.Acted():
            return what.action == command.action
        case protocol.Say(), entries.Said():
            return what.text == clean_text(command.text, "the line", "bad-message", 500)
        case protocol.Pace(), entries.Paced():
            return what.pace == command.pace
        case protocol.Sit(), entries.Seated():
            told = (command.seat, command.kind, command.level or what.level)
            return told == (what.seat, what.kind, what.level)
        case protocol.Resign(), entries.Resigned():
            return command.seat is None or command.seat in what.seats
        case protocol.Vote(), entries.Voted() | entries.Declined():
            yes = isinstance(what, entries.Voted) and what.yes
            return (command.about, command.yes) == (what.about, yes)
        case protocol.Vote(), _:
            return command.yes and command.about == what.KIND
        case protocol.Mute(), entries.Muted():
            return command.muted == what.yes and what.whom in (None, command.visitor)
        case protocol.Seal(), entries.Sealed():
            return command.hash == what.hash
        case protocol.GiveCut(), entries.Opened():
            return checked_cut(command.cut) == what.cut
    return True

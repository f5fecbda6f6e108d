"""Refusals of the lower floors, which speak English alone, in the language of whoever reads them."""

from __future__ import annotations

import errno
import os
import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from portroyal.text.words import Words

# Their sentences and the messages that say the same. What is not here is about data that programs write.
REFUSALS = (
    (r"there is no game (?P<game>.+); choose from (?P<games>.+)", "setup-unknown-game"),
    (r"there is no bot (?P<name>.+); choose from (?P<known>.+)", "refused-bot"),
    (r"there is no lesson (?P<name>.+); choose from (?P<known>.+)", "refused-lesson"),
    (r"players is (?P<value>.+); it must be (?P<least>\d) to (?P<most>\d) for (?P<name>.+)",
     "refused-players"),
    (r"playouts is (?P<value>.+); it must be 1 to (?P<most>[\d,]+)", "refused-playouts"),
    (r"(?P<name>.+): a budget is a number from 1 to (?P<most>[\d,]+)", "refused-budget"),
    (r"the option (?P<name>\w+) is (?P<value>.+); it must be (?P<any>.+)", "refused-value"),
    (r"(?P<game>\S+) has no option (?P<name>.+); its options are (?P<all>.+)", "refused-option"),
    (r"a seed is a whole number or 64 hex digits, not (?P<value>.+)", "refused-seed"),
    (r"at least one bot must be named", "refused-no-bot"),
    (r"(?P<bots>\d+) bots do not fit in (?P<seats>\d+) seats", "refused-seats"),
    (r"an arena needs at least two different bots: --bot A --bot B", "refused-alone"),
    (r"--sprt is (?P<value>.+); it must be two win rates, as in 0\.5,0\.6", "refused-sprt"),
    (r"--state cannot be used here: one of the bots is a program .+", "refused-state"),
    (r"(?P<file>.+) belongs to an arena with other settings or from another version", "refused-arena"),
    (r"(?P<file>.+) holds neither a record nor a position", "refused-neither"),
    (r"--at goes with a record, not with a position", "refused-at"),
    (r"the game is over; --at N shows it after N moves", "refused-over"),
    (r"--at is (?P<value>\d+), but the record’s last move is (?P<acts>\d+)", "refused-far"),
    (r"there is nothing to review: the record holds no moves", "refused-nothing"),
    (r"cmd: needs a program, as in cmd:\./mybot", "refused-program"),
    (r"(?P<name>.+) cannot be started: (?P<why>.+)", "refused-start"),
    (r"(?P<name>.+) ended without an answer", "refused-end"),
    (r"(?P<name>.+) gave no answer within (?P<value>[\d.]+) seconds", "refused-late"),
    (r"(?P<file>.+) cannot be read: (?P<why>.+)", "backup-not-read"),
    (r"(?P<file>.+) cannot be written: there is no folder (?P<folder>.+)", "refused-folder"),
    (r"(?P<file>.+) cannot be (?:written|used): (?P<why>.+)", "write-impossible"),
    (r"(?P<file>.+) is larger than (?P<most>[\d,]+) bytes", "refused-large"),
    (r"(?P<file>.+) must end in (?P<kinds>\.\S+(?:, \.\S+)*)", "bad-ending"),
    (r"(?P<file>.+) is not a JSON document: (?P<why>.+)", "refused-json"),
    (r"lab tune takes (?P<all>.+), not (?P<value>.+)", "refused-tuning"),
    (r"--table is (?P<value>.+); it can be two, more or both", "refused-table"),
    (r"--write and --out name two places; give only one of them", "refused-places"),
    (r"[\w ]+ needs? (?:the package )?(?P<package>[\w.]+): pip install \"portroyal\[(?P<extra>\w+)\]\"",
     "missing-package"),
)  # fmt: skip

# Why the system did not do something.
SYSTEM = {
    os.strerror(errno.ENOENT): "system-no-file",
    os.strerror(errno.EACCES): "system-forbidden",
    os.strerror(errno.EISDIR): "system-folder",
    os.strerror(errno.ENOTDIR): "system-no-folder",
    os.strerror(errno.ENOSPC): "system-full",
    os.strerror(errno.EROFS): "system-read-only",
    os.strerror(errno.ENAMETOOLONG): "system-long-name",
    os.strerror(errno.EADDRINUSE): "system-taken",
    os.strerror(errno.EADDRNOTAVAIL): "system-no-address",
    "it is not UTF-8 text": "system-no-text",
}


def refusal_in(words: Words, sentence: str) -> str | None:
    """The sentence in this language; None where it is not known there."""
    if words.lang.startswith("en"):
        return sentence
    for pattern, message in REFUSALS:
        if found := re.fullmatch(pattern, sentence, re.DOTALL):
            told = found.groupdict().items()
            return words.say(message, **{name: _blank_in(words, name, value) for name, value in told})
    return None


def _blank_in(words: Words, name: str, value: str) -> str | int:
    """Lists and large numbers as this language writes them."""
    if name in ("any", "kinds"):
        return words.one_of(re.split(r", | or ", value))
    if name == "all":
        return words.all_of(re.split(r", | and ", value))
    return int(value.replace(",", "")) if name == "most" else value


def reason_in(words: Words, why: str) -> str:
    """What the system gives as its reason; what is not known in this language is quoted."""
    if words.lang.startswith("en"):
        return why
    return words.say(SYSTEM[why]) if why in SYSTEM else words.say("system-says", told=why)

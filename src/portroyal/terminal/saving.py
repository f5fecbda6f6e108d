"""Saved games: a record with the people who sit at the table, written after every move, read to go on."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import Any

from portroyal.play.errors import PlayError
from portroyal.play.game import Game
from portroyal.play.options import text_of
from portroyal.play.record import FORMAT, bad, from_record, to_record
from portroyal.terminal.seats import Seats
from portroyal.words import Words


def file_name(game: Game) -> str:
    """A name for a game that nobody has named."""
    return f"{game.setup.game}-{time.strftime('%Y%m%d-%H%M%S')}.json"


def save(words: Words, game: Game, seats: Seats, name: str) -> None:
    """Writes the record; a file that is there already is only replaced if it is a record, too."""
    path = Path(name)
    record = to_record(game) | {"seats": seats.data(game.names)}
    try:
        if path.is_file() and path.stat().st_size and not _is_record(path):
            raise PlayError("bad-file", words.say("save-foreign", file=name))
        # Beside it first: whatever happens, one whole record is there.
        written = path.with_name(path.name + ".part")
        written.write_text(json.dumps(record, ensure_ascii=False, indent=1) + "\n", "utf-8")
        os.replace(written, path)
    except (OSError, ValueError) as wrong:
        if isinstance(wrong, PlayError):
            raise
        why = getattr(wrong, "strerror", None) or str(wrong)
        raise PlayError("bad-file", words.say("save-impossible", file=name, why=why)) from None


def _is_record(path: Path) -> bool:
    try:
        document = json.loads(path.read_text("utf-8"))
    except (ValueError, RecursionError):
        return False
    return isinstance(document, dict) and document.get("format") == FORMAT


def load(name: str) -> tuple[Game, Seats]:
    """A saved game; a record that does not say who its people are gives the first seat to one."""
    try:
        data: Any = json.loads(text_of(name, "bad-record"))
    except PlayError:
        raise
    except (ValueError, RecursionError) as wrong:
        raise bad(f"{name} is no JSON document: {wrong}") from None
    game = from_record(data)
    return game, Seats.from_record(data, len(game.names)) or Seats({0})

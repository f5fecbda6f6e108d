"""Saved games: a record with the people who sit at the table, written after every move, read to go on."""

from __future__ import annotations

import json
import os
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from portroyal.play.errors import PlayError
from portroyal.play.files import json_of
from portroyal.play.game import Game
from portroyal.play.record import FORMAT, from_record, to_record
from portroyal.terminal.seats import Seats
from portroyal.text.words import Words

Look = tuple[Path, tuple[int, ...]]  # a file, and what changes when somebody writes it; () if it is not there


@dataclass
class Saved:
    """A game as a file holds it; `more` is what only others understand, such as a server's proof."""

    game: Game
    seats: Seats
    more: dict[str, Any] = field(default_factory=dict)
    seen: Look | None = None  # its file, as it was last read or written


def games_folder() -> Path:
    """Where games are kept that nobody has named a file for."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(os.environ.get("PORTROYAL_DATA") or Path(home) / "portroyal") / "games"


def file_name(game: Game) -> str:
    """A name for a game that nobody has named."""
    return f"{game.setup.game}-{time.strftime('%Y%m%d-%H%M%S')}.json"


def new_file(words: Words, game: Game) -> str:
    """An empty file of its own for a game, also where two begin in the same second."""
    folder, name = games_folder(), file_name(game)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for number in range(1, 1000):
            path = folder / (name if number == 1 else name.replace(".json", f"-{number}.json"))
            try:
                path.open("x").close()
            except FileExistsError:
                continue
            return str(path)
    except OSError as wrong:
        raise words.error("save-impossible", "bad-file", file=str(folder), why=str(wrong.strerror)) from None
    raise words.error("save-impossible", "bad-file", file=str(folder), why=name)


def newest() -> Path | None:
    """The game that was left last without a file of its own; those that came to their end do not count."""
    try:
        files = sorted(games_folder().glob("*.json"), key=lambda path: path.stat().st_mtime_ns, reverse=True)
        return next((path for path in files if (kept := _record_in(path)) and not kept.get("result")), None)
    except OSError:
        return None


def save(words: Words, saved: Saved, name: str) -> None:
    """Writes the record; a file that is there already is only replaced if it holds this game, too."""
    path = Path(name)
    record = saved.more | to_record(saved.game) | {"seats": saved.seats.data(saved.game.names)}
    written = path.with_name(path.name + ".part") if path.name else path
    try:
        if (now := _look(path))[1]:
            if saved.seen is None or saved.seen[0] != now[0]:
                if path.stat().st_size and not _goes_on(record, _record_in(path)):
                    raise words.error("save-foreign", "bad-file", file=name)
            elif saved.seen[1] != now[1]:  # the same game goes on in two terminals
                raise words.error("save-changed", file=name)
        # Beside it first: whatever happens, one whole record is there.
        with written.open("w", encoding="utf-8") as file:
            file.write(json.dumps(record, ensure_ascii=False, indent=1) + "\n")
            file.flush()
            os.fsync(file.fileno())
        os.replace(written, path)
        saved.seen = _look(path)
    except (OSError, ValueError) as wrong:
        if isinstance(wrong, PlayError):
            raise
        why = getattr(wrong, "strerror", None) or str(wrong)
        raise words.error("save-impossible", "bad-file", file=name, why=why) from None


def _look(path: Path) -> Look:
    try:
        told = path.stat()
    except (OSError, ValueError):
        return path, ()
    return path.resolve(), (told.st_mtime_ns, told.st_ino, told.st_size)


def _record_in(path: Path) -> dict[str, Any] | None:
    try:
        document = json.loads(path.read_text("utf-8"))
    except (ValueError, RecursionError):
        return None
    return document if isinstance(document, dict) and document.get("format") == FORMAT else None


def _goes_on(record: dict[str, Any], kept: dict[str, Any] | None) -> bool:
    """Whether a game is the one kept there, come further: only then nothing is lost by writing over it."""
    if kept is None or any(kept.get(key) != record[key] for key in ("game", "players", "start", "seed")):
        return False
    acts = kept.get("actions")
    return isinstance(acts, list) and record["actions"][: len(acts)] == acts


def load(name: str) -> Saved:
    """A saved game; a record that does not say who its people are gives the first seat to one."""
    seen = _look(Path(name))
    data = json_of(name, "bad-record")
    game = from_record(data)
    seats = Seats.from_record(data, len(game.names)) or Seats({0})
    return Saved(game, seats, {key: value for key, value in data.items() if key not in to_record(game)}, seen)

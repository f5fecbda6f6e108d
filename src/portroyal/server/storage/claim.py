"""The claim on an SQLite file: one process has it, and notes beside it which commit it acknowledged last."""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path
from typing import Any

from portroyal.server.storage.errors import DatabaseError

try:
    import fcntl
except ModuleNotFoundError:
    fcntl = None  # type: ignore[assignment]  # Windows

NUMBERS = 2**31  # of commits, before they begin anew: SQLite keeps one in 32 bits (PRAGMA user_version)


class Claim:
    """One process per SQLite file, whatever name it is given: its tables live in one memory.

    The lock goes when the process does; the file that is locked stays, with the number of the last commit.
    It is written after that commit and before anybody is told of it, so it is never ahead of a database that
    is whole. SQLite itself passes over a write-ahead log that was torn or emptied, and says nothing.
    """

    def __init__(self, file: Path) -> None:
        file = file.resolve()
        file.parent.mkdir(parents=True, exist_ok=True)
        self._handle = os.open(f"{file}.lock", os.O_CREAT | os.O_RDWR, 0o600)  # closed in children by itself
        try:
            _lock(self._handle)
        except OSError:
            self.close()
            raise DatabaseError("database-in-use", file=str(file)) from None

    def missing(self, number: int) -> int:
        """How many commits were acknowledged since the one that the database has as its last."""
        os.lseek(self._handle, 0, os.SEEK_SET)
        noted = os.read(self._handle, 20).strip()
        behind = (int(noted) - number) % NUMBERS if noted.isdigit() else 0
        return behind if behind < NUMBERS // 2 else 0  # or the database is ahead

    def note(self, number: int) -> None:
        os.lseek(self._handle, 0, os.SEEK_SET)
        os.write(self._handle, b"%010d\n" % number)

    def forget(self) -> None:
        """Another database has come in place of the one that was here."""
        os.truncate(self._handle, 0)

    def close(self) -> None:
        os.close(self._handle)


def _lock(handle: int) -> None:
    """At once or not at all: an OSError says that somebody else has it."""
    if fcntl is not None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    else:
        windows: Any = import_module("msvcrt")
        windows.locking(handle, windows.LK_NBLCK, 1)

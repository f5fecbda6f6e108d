"""What one commit keeps: jobs that came in together, written to SQLite in one go or to PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from operator import attrgetter, itemgetter
from pathlib import Path
from typing import Any, Protocol

from msgspec.structs import astuple
from sqlalchemy import Connection, Engine, Executable, bindparam, func, select, update
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncEngine

from portroyal.server.storage.claim import NUMBERS, Claim
from portroyal.server.storage.schema import Row, entries, tables

CHANNEL = "portroyal"
NOTICE = 7_000  # bytes of one notice; PostgreSQL takes 8000
Place = tuple[str, int]  # of an entry: its table and its number there


@dataclass
class Job:
    """Something to be kept: an entry, a table's new line in the lists, other statements; all or nothing."""

    row: Row | None = None
    table: dict[str, Any] | None = None
    statements: Sequence[tuple[Executable, Any]] = ()
    notices: Sequence[str] = ()
    erases: bool = False  # what it overwrites must not be left in any file
    changed: int = 0  # rows, by the first of the statements
    done: asyncio.Future[bool] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def fits(self, written: set[Place]) -> bool:
        """Whether its entry, if it has one, is among those that were written."""
        return self.row is None or (self.row.table_id, self.row.seq) in written


class Keeper(Protocol):
    """Keeps jobs by one commit and says which entries it has written; others have been there before."""

    async def open(self) -> int:
        """Makes ready; answers how many commits are gone that were acknowledged."""
        return 0

    async def keep(self, jobs: list[Job]) -> set[Place]: ...

    async def tidy(self) -> None:
        """Takes what was erased out of all files, if it can be done at once; else it is tried again."""

    def close(self) -> None: ...


def _in_order(jobs: list[Job]) -> list[Row]:
    """The entries in the order of tables, so that two processes never wait for each other in a circle."""
    return sorted((job.row for job in jobs if job.row is not None), key=attrgetter("table_id", "seq"))


def _changes(jobs: list[Job]) -> list[dict[str, Any]]:
    return sorted((job.table for job in jobs if job.table is not None), key=itemgetter("which"))


def _other_statements(connection: Connection, jobs: list[Job]) -> None:
    for job in jobs:
        for n, (statement, values) in enumerate(job.statements):
            done = connection.execute(statement, values)
            job.changed = done.rowcount if n == 0 else job.changed


class SqliteKeeper:
    """A thread of its own with one connection: a batch costs one hop, however many statements it has.

    What every move writes goes to the driver as it is; SQLAlchemy would take as long as SQLite does.
    """

    INSERT = (
        "INSERT INTO entries (table_id, seq, kind, visitor, client, at, data)"
        " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
    )
    UPDATE = (
        "UPDATE tables SET status = :new_status, changed = :new_changed, due = :new_due, line = :new_line"
        " WHERE id = :which"
    )

    def __init__(self, engine: Engine, file: Path) -> None:
        self.engine, self.file = engine, file
        self._thread = ThreadPoolExecutor(1, "writer")
        self._connection: Connection | None = None
        self._claim: Claim | None = None
        self._number = 0  # of the last commit
        self._untidy = True  # a process that was killed may have left something

    async def open(self) -> int:
        self._claim = Claim(self.file)
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._missing, self._claim)

    def _missing(self, claim: Claim) -> int:
        self._number = self._opened().exec_driver_sql("PRAGMA user_version").scalar_one()
        self._opened().rollback()
        return claim.missing(self._number)

    async def keep(self, jobs: list[Job]) -> set[Place]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._keep, jobs)

    def _keep(self, jobs: list[Job]) -> set[Place]:
        connection = self._opened()
        raw: Any = connection.connection.driver_connection
        number = (self._number + 1) % NUMBERS
        try:
            with raw:  # which commits, or takes all back
                raw.execute("BEGIN IMMEDIATE")
                written = {
                    (row.table_id, row.seq)
                    for row in (job.row for job in jobs if job.row is not None)
                    if raw.execute(self.INSERT, astuple(row)).rowcount
                }
                kept = [job for job in jobs if job.fits(written)]
                _other_statements(connection, kept)
                raw.executemany(self.UPDATE, _changes(kept))
                raw.execute(f"PRAGMA user_version={number}")
            self._number = number
            if self._claim is not None:
                self._claim.note(number)
            self._untidy |= any(job.erases for job in kept)
            return written
        finally:
            connection.rollback()  # of what SQLAlchemy believes to have begun: nothing, here

    async def tidy(self) -> None:
        if self._untidy:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._tidy)

    def _tidy(self) -> None:
        """The write-ahead log holds pages as they were. It stays while somebody reads them; nobody waits."""
        raw: Any = self._opened().connection.driver_connection
        patience = raw.execute("PRAGMA busy_timeout").fetchone()[0]
        raw.execute("PRAGMA busy_timeout=0")
        with suppress(sqlite3.Error):  # of which those who read and write tell
            self._untidy = bool(raw.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0])
        raw.execute(f"PRAGMA busy_timeout={patience}")

    def _opened(self) -> Connection:
        if self._connection is None:
            self._connection = self.engine.connect()
        return self._connection

    def close(self) -> None:
        self._thread.shutdown()
        if self._connection is not None:
            self._connection.close()
        self.engine.dispose()
        if self._claim is not None:
            self._claim.close()
            self._claim = None


class PostgresKeeper(Keeper):
    """A transaction through SQLAlchemy; the other processes are told what it wrote."""

    INSERT = postgresql.insert(entries).on_conflict_do_nothing().returning(entries.c.table_id, entries.c.seq)
    UPDATE = (
        update(tables)
        .where(tables.c.id == bindparam("which"))
        .values(
            status=bindparam("new_status"),
            changed=bindparam("new_changed"),
            due=bindparam("new_due"),
            line=bindparam("new_line"),
        )
    )

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def keep(self, jobs: list[Job]) -> set[Place]:
        async with self.engine.begin() as connection:
            return await connection.run_sync(self._keep, jobs)

    def _keep(self, connection: Connection, jobs: list[Job]) -> set[Place]:
        written: set[Place] = set()
        rows = _in_order(jobs)
        if rows:
            found = connection.execute(self.INSERT, [row.values() for row in rows])
            written = {(row.table_id, row.seq) for row in found}
        kept = [job for job in jobs if job.fits(written)]
        _other_statements(connection, kept)
        changes = _changes(kept)
        if changes:
            connection.execute(self.UPDATE, changes)
        self._notify(connection, kept)
        return written

    def _notify(self, connection: Connection, jobs: list[Job]) -> None:
        notices = [f"{job.row.table_id}:{job.row.seq}" for job in jobs if job.row is not None]
        notices += [notice for job in jobs for notice in job.notices]
        batch = ""
        for notice in [*notices, ""]:
            if batch and (not notice or len(batch) + len(notice) >= NOTICE):
                connection.execute(select(func.pg_notify(CHANNEL, batch)))
                batch = ""
            batch = f"{batch},{notice}" if batch else notice

    async def tidy(self) -> None:
        """PostgreSQL cleans up by itself."""

    def close(self) -> None:
        """The engine is the house's."""

"""The one who writes: entries of all tables that come in together are kept by one commit."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Executable, bindparam, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from portroyal.server.ids import new_id
from portroyal.server.problems import RefusedError
from portroyal.server.storage.database import about_what_was_given, why
from portroyal.server.storage.schema import Row, entries, tables, visitors

CHANNEL = "portroyal"
NOTICE = 7_000  # bytes of one notice; PostgreSQL takes 8000
log = logging.getLogger("portroyal.writer")

UPDATE_TABLE = (
    update(tables)
    .where(tables.c.id == bindparam("which"))
    .values(
        status=bindparam("new_status"),
        changed=bindparam("new_changed"),
        due=bindparam("new_due"),
        line=bindparam("new_line"),
    )
)


@dataclass
class Job:
    """Something to be kept: an entry, a table's new line in the lists, other statements; all or nothing."""

    row: Row | None = None
    table: dict[str, Any] | None = None
    statements: Sequence[tuple[Executable, Any]] = ()
    notices: Sequence[str] = ()
    done: asyncio.Future[bool] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


def _refuse(jobs: list[Job], refusal: RefusedError) -> None:
    for job in jobs:
        if not job.done.done():
            job.done.set_exception(refusal)


class Writer:
    """Collects jobs while the last commit is under way, and keeps them with the next one.

    The answer to a job is true when it is on disk, false when another process has written an entry of the
    same number first. If the database cannot keep it, the answer is the refusal `not-saved`, and whether it
    was kept is not known: the table must look before it goes on.
    """

    def __init__(self, engine: AsyncEngine, gather: float) -> None:
        self.engine = engine
        self.gather = gather
        self.healthy = True
        self.commits = self.kept = 0
        self._jobs: list[Job] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._task: asyncio.Task[None] | None = None
        dialect = postgresql if engine.dialect.name == "postgresql" else sqlite
        self._insert = (
            dialect.insert(entries).on_conflict_do_nothing().returning(entries.c.table_id, entries.c.seq)
        )
        self._notifies = engine.dialect.name == "postgresql"

    def open(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def close(self) -> None:
        """Everything that was given is written, then it ends."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            await self._task

    async def keep(self, job: Job) -> bool:
        if self._closing:
            raise RefusedError("shutting-down", "the server is going down; try again in a moment", 2)
        self._jobs.append(job)
        self._wake.set()
        return await job.done

    async def run(self, *statements: Executable) -> None:
        """Keeps something that has no place in a log."""
        await self.keep(Job(statements=[(statement, None) for statement in statements]))

    async def probe(self) -> None:
        """After a failure: writes something and takes it back, so that all is well again by itself."""
        if not self.healthy:
            nobody = new_id(12)
            await self.run(
                insert(visitors).values(id=nobody, name="", created=0),
                delete(visitors).where(visitors.c.id == nobody),
            )

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            if not self._jobs:
                if self._closing:
                    return
                continue
            if self.gather and not self._closing:
                await asyncio.sleep(self.gather)
            jobs, self._jobs = self._jobs, []
            await self._commit(jobs)
            if self._jobs or self._closing:
                self._wake.set()

    async def _commit(self, jobs: list[Job]) -> None:
        try:
            async with self.engine.begin() as connection:
                won = await self._write(connection, jobs)
        except Exception as wrong:  # whatever a database or its driver says: the writer must go on
            if not about_what_was_given(wrong):
                self._cannot_save(jobs, wrong)
            elif len(jobs) > 1:
                for job in jobs:  # one of them cannot be kept, and the others must not suffer for it
                    await self._commit([job])
            else:
                log.error("cannot be kept", extra={"why": why(wrong)})
                _refuse(jobs, RefusedError("stale", "this does not fit any more; look and try again"))
            return
        if not self.healthy:
            log.info("saving again")
        self.healthy = True
        self.commits += 1
        self.kept += len(jobs)
        for job in jobs:
            if not job.done.done():
                job.done.set_result(job.row is None or (job.row.table_id, job.row.seq) in won)

    def _cannot_save(self, jobs: list[Job], wrong: Exception) -> None:
        if self.healthy:
            expected = isinstance(wrong, (SQLAlchemyError, OSError, TimeoutError))
            log.error("cannot save", extra={"why": why(wrong)}, exc_info=None if expected else wrong)
        self.healthy = False
        _refuse(jobs, RefusedError("not-saved", "the server cannot keep anything now; try again", 2))

    async def _write(self, connection: AsyncConnection, jobs: list[Job]) -> set[tuple[str, int]]:
        """In the order of tables, so that two processes never wait for each other in a circle."""
        rows = sorted(
            (job.row for job in jobs if job.row is not None), key=lambda row: (row.table_id, row.seq)
        )
        won: set[tuple[str, int]] = set()
        if rows:
            result = await connection.execute(self._insert, [row.values() for row in rows])
            won = {(found.table_id, found.seq) for found in result}
        kept = [job for job in jobs if job.row is None or (job.row.table_id, job.row.seq) in won]
        for job in kept:
            for statement, values in job.statements:
                await connection.execute(statement, values)
        changes = sorted(
            (job.table for job in kept if job.table is not None), key=lambda change: str(change["which"])
        )
        if changes:
            await connection.execute(UPDATE_TABLE, changes)
        if self._notifies:
            await self._notify(connection, kept)
        return won

    async def _notify(self, connection: AsyncConnection, jobs: list[Job]) -> None:
        notices = [f"{job.row.table_id}:{job.row.seq}" for job in jobs if job.row is not None]
        notices += [notice for job in jobs for notice in job.notices]
        batch = ""
        for notice in [*notices, ""]:
            if batch and (not notice or len(batch) + len(notice) >= NOTICE):
                await connection.execute(select(func.pg_notify(CHANNEL, batch)))
                batch = ""
            batch = f"{batch},{notice}" if batch else notice

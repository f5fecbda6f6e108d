"""The one who writes: entries of all tables that come in together are kept by one commit."""

from __future__ import annotations

import asyncio
import logging
import sqlite3

from sqlalchemy import Executable, delete, insert
from sqlalchemy.exc import SQLAlchemyError

from portroyal.server.ids import new_id
from portroyal.server.problems import RefusedError, shutting_down
from portroyal.server.storage.batch import Job, Keeper
from portroyal.server.storage.errors import about_what_was_given, damaged, why
from portroyal.server.storage.schema import visitors

log = logging.getLogger("portroyal.writer")


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

    def __init__(self, keeper: Keeper, gather: float) -> None:
        self.keeper, self.gather = keeper, gather
        self._saves, self._damaged = True, False
        self.commits = self.kept = 0
        self._jobs: list[Job] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._task: asyncio.Task[None] | None = None

    @property
    def healthy(self) -> bool:
        """Whether it saves, and has found nothing broken since it began: that does not mend itself."""
        return self._saves and not self._damaged

    def open(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def close(self) -> None:
        """Everything that was given is written, then it ends."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            await self._task
        self.keeper.close()

    async def keep(self, job: Job) -> bool:
        if self._closing:
            raise shutting_down()
        self._jobs.append(job)
        self._wake.set()
        return await job.done

    async def run(self, *statements: Executable) -> int:
        """Keeps something that has no place in a log; answers how many rows the first statement changed.

        Of several who try the same at once, one has changed them.
        """
        job = Job(statements=[(statement, None) for statement in statements])
        await self.keep(job)
        return job.changed

    async def probe(self) -> None:
        """After a failure: writes something and takes it back, so that all is well again by itself."""
        if not self._saves:
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
            written = await self.keeper.keep(jobs)
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
        if not self._saves:
            log.info("saving again")
        self._saves = True
        self.commits += 1
        self.kept += len(jobs)
        for job in jobs:
            if not job.done.done():
                job.done.set_result(job.fits(written))

    def _cannot_save(self, jobs: list[Job], wrong: Exception) -> None:
        if self.healthy:
            expected = isinstance(wrong, (SQLAlchemyError, sqlite3.Error, OSError, TimeoutError))
            log.error("cannot save", extra={"why": why(wrong)}, exc_info=None if expected else wrong)
        if damaged(wrong):
            self._damaged = True
        else:
            self._saves = False
        _refuse(jobs, RefusedError("not-saved", "the server cannot keep anything now; try again", 2))

"""Reviews of finished games: a first look when a page is opened, the full one on request, tables first."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import and_, delete, update
from sqlalchemy.dialects import postgresql, sqlite

from portroyal.lab.review.judges import is_readable, judge_of
from portroyal.play.record import record_hash
from portroyal.server.clock import Moments
from portroyal.server.live.bot_pool import Bots
from portroyal.server.live.live_table import LiveTable
from portroyal.server.live.registry import Tables
from portroyal.server.live.review_work import (
    FIRST,
    FULL,
    Glimpse,
    Told,
    look_on,
    missing_for,
    numbers_in,
    told,
)
from portroyal.server.logging_setup import in_short
from portroyal.server.messages import Me, Review
from portroyal.server.problems import RefusedError
from portroyal.server.settings import Settings
from portroyal.server.storage.schema import reviews
from portroyal.server.storage.store import Store
from portroyal.server.storage.writer import Writer
from portroyal.server.table import history

LEFT_ALONE = 60_000  # milliseconds after which another process goes on with a review
LOOK_EVERY = 30.0  # seconds between looks for such reviews
MOST_PAGES = 24  # in words, in memory
TRIES = 2
log = logging.getLogger("portroyal.reviews")


@dataclass
class Job:
    """A review under way."""

    table: str
    record: str  # its hash
    kind: str
    judge: str
    asked: int
    text: bytes  # the record itself
    data: bytes | None = None  # what is kept of it
    numbers: bytes | None = None  # of a full one that is done
    progress: float = 0.0
    failures: int = 0
    finished: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def key(self) -> tuple[str, str]:
        return self.record, self.kind


class Reviews:
    """Who works at reviews in this process, one slice after the other."""

    def __init__(
        self, settings: Settings, store: Store, writer: Writer, tables: Tables, bots: Bots, moments: Moments
    ) -> None:
        self.store, self.writer, self.tables, self.bots, self.moments = store, writer, tables, bots, moments
        self.settings, self.shared = settings, settings.file is None
        self._jobs: OrderedDict[tuple[str, str], Job] = OrderedDict()
        self._failed: OrderedDict[tuple[str, str], None] = OrderedDict()
        self._pages: OrderedDict[tuple[str, ...], Told] = OrderedDict()
        self._wakes = {FIRST: asyncio.Event(), FULL: asyncio.Event()}
        self._tasks: list[asyncio.Task[None]] = []
        self._asking = asyncio.Lock()
        self.next_wishes: Callable[[], Awaitable[None]] | None = None  # of those who want all games reviewed

    def open(self) -> None:
        """First looks do not wait for full reviews: each kind has a worker of its own."""
        self._tasks = [asyncio.create_task(self._work(kind), name=f"reviews {kind}") for kind in self._wakes]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # --- what a visitor sees and asks for ---

    async def show(self, live: LiveTable, lang: str, known: str | None, wait: int = 0) -> Review:
        """The review as it stands; where there is none, a first look begins."""
        game = history.finished(live.table)
        if not game.actions:
            raise RefusedError("wrong-status", "nothing was played at this table, so there is no review")
        missing = missing_for(game.setup.game)
        if missing is not None:
            return Review("impossible", missing=missing)
        record, judge = record_hash(game), judge_of(game.setup.game).version
        rows = await self.store.reviews_of(record)
        shown = _best(rows, judge)
        if shown is None:
            await self._first_look(live, record, judge, wait)
            rows = await self.store.reviews_of(record)
            shown = _best(rows, judge)
        stands = await self._stands(record, judge, rows, shown)
        made = None if shown is None else f"{shown.kind}-{shown.judge}"
        if shown is None or made == known:
            return msgspec.structs.replace(stands, made=made)
        try:
            page = await self._page(live, shown, lang)
        except Exception as wrong:  # a worker that is gone is replaced; the page asks again
            _warn(live.table.id, wrong)
            return Review("failed")
        return msgspec.structs.replace(stands, made=made, title=page.title, html=page.html, steps=page.steps)

    async def _first_look(self, live: LiveTable, record: str, judge: str, wait: int) -> None:
        job = self._jobs.get((record, FIRST))
        if job is None:
            if (record, FIRST) in self._failed:
                return
            job = self._add(self._job(live, record, FIRST, judge, self.moments.now()))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(job.finished.wait(), wait)

    async def _stands(self, record: str, judge: str, rows: list[Any], shown: Any) -> Review:
        to_do = next((row for row in rows if row.kind == FULL and not row.done), None)
        if to_do is not None:
            job, place = self._jobs.get((record, FULL)), await self.store.reviews_before(to_do.asked)
            if place:
                return Review("waiting", place=place)
            return Review("reviewing", progress=0.0 if job is None else round(job.progress, 3))
        if shown is None:
            failed = (record, FIRST) in self._failed
            job = self._jobs.get((record, FIRST))
            return Review("failed" if failed else "looking", progress=None if job is None else job.progress)
        if (record, FULL) in self._failed:
            return Review("failed")
        return Review("reviewed" if shown.kind == FULL else "looked", newer=shown.judge != judge)

    async def ask(self, me: Me, live: LiveTable) -> None:
        """The full review, please: one for a visitor at a time, unless it is there or under way."""
        game = history.finished(live.table)
        if not game.actions or missing_for(game.setup.game) is not None:
            raise RefusedError("wrong-status", "this game cannot be reviewed here")
        record, judge = record_hash(game), judge_of(game.setup.game).version
        async with self._asking:  # who asks for many at once is heard one after the other
            rows = await self.store.reviews_of(record)
            if any(row.kind == FULL and (row.judge == judge or not row.done) for row in rows):
                return
            if await self.under_way(me.visitor):
                sentence = "one of your games is under review; wait until it is done"
                raise RefusedError("too-many-reviews", sentence)
            self._failed.pop((record, FULL), None)
            job = self._job(live, record, FULL, judge, self.moments.now())
            if await self.writer.run(self._new(job, me.visitor)):
                self._add(job)  # else another process has begun with it

    async def under_way(self, visitor: str) -> bool:
        """Whether a review is to be done that this visitor has asked for."""
        return any(not row.done for row in await self.store.reviews_by(visitor))

    # --- the work ---

    def _job(self, live: LiveTable, record: str, kind: str, judge: str, asked: int) -> Job:
        return Job(live.table.id, record, kind, judge, asked, _document(live))

    def _add(self, job: Job) -> Job:
        self._jobs[job.key] = job
        self._wakes[job.kind].set()
        return job

    async def _work(self, kind: str) -> None:
        """One slice after the other of what was asked for first."""
        wake = self._wakes[kind]
        while True:
            try:
                if kind == FULL:
                    await self._mind()
                    worker = self.bots.patient  # which needs much memory, and starts again within seconds
                    if not worker.waiting and not any(job.kind == FULL for job in self._jobs.values()):
                        worker.close()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(wake.wait(), LOOK_EVERY)
                wake.clear()
                minded = time.monotonic()
                while mine := [job for job in self._jobs.values() if job.kind == kind]:
                    await self._go_on(min(mine, key=lambda job: job.asked))
                    if time.monotonic() - minded > LOOK_EVERY:
                        wake.set()  # for what is left when the others have been minded
                        break
            except RefusedError:
                await asyncio.sleep(1.0)  # the database is away, or the server goes down
            except Exception:
                log.exception("reviews failed")
                await asyncio.sleep(1.0)

    async def _mind(self) -> None:
        """Says which reviews are taken care of, and takes on those that nobody cares for.

        After a restart these are all, if there is but one process.
        """
        own = [job.record for job in self._jobs.values() if job.kind == FULL]
        if own and self.shared:
            mine = and_(reviews.c.record.in_(own), ~reviews.c.done)
            await self.writer.run(update(reviews).where(mine).values(touched=self.moments.now()))
        before = self.moments.now() - (LEFT_ALONE if self.shared else 0)
        for row in await self.store.reviews_to_do(before):
            this = and_(_is(row), ~reviews.c.done, reviews.c.touched == row.touched)
            claim = update(reviews).where(this).values(touched=self.moments.now())
            if (row.record, row.kind) in self._jobs or not await self.writer.run(claim):
                continue  # it is under way here, or another process was faster
            live = await self.tables.get(row.table_id)
            judge = judge_of(live.table.plan.game).version
            job = self._job(live, row.record, row.kind, judge, row.asked)
            if row.judge == judge:
                job.data = row.data
            else:  # it has learned meanwhile, and begins anew
                old = and_(reviews.c.record == row.record, reviews.c.kind == row.kind, ~reviews.c.done)
                await self.writer.run(update(reviews).where(old).values(judge=judge, data=None))
            self._add(job)
        if self.next_wishes is not None:
            await self.next_wishes()

    async def count(self, row: Any) -> bytes | None:
        """The numbers of a full review that was done before there were any; none if that cannot be now."""
        if not self.bots.is_warm():
            return None
        kept = next(
            (each for each in await self.store.reviews_of(row.record) if each.judge == row.judge), None
        )
        if kept is None or kept.data is None:
            return None
        live = await self.tables.get(row.table_id)
        document = _document(live)
        try:
            numbers: bytes = await self.bots.aside(numbers_in, document, kept.data)
        except Exception as wrong:  # a worker that is gone is replaced; the page asks again
            _warn(row.table_id, wrong)
            return None
        this = and_(reviews.c.record == row.record, reviews.c.kind == FULL, reviews.c.judge == row.judge)
        await self.writer.run(update(reviews).where(this).values(numbers=numbers))
        return numbers

    def wake(self) -> None:
        """Somebody has a new wish."""
        self._wakes[FULL].set()

    def failed(self, record: str) -> bool:
        return (record, FULL) in self._failed

    async def _go_on(self, job: Job) -> None:
        try:
            seen = await self._slice(job, None)
            if seen is None:
                seen = await self._slice(job, job.data or b"")
        except Exception as wrong:
            job.failures += 1
            _warn(job.table, wrong)
            if job.failures >= TRIES:
                await self._give_up(job)
            return
        assert seen is not None
        job.progress = seen.progress
        if seen.data is not None:
            job.data, job.numbers = seen.data, seen.numbers
            try:
                await self._keep(job, seen.done)
            except RefusedError as wrong:
                if wrong.code != "stale":
                    raise
                self._end(job)  # the game was deleted meanwhile
        if seen.done:
            self._end(job)

    async def _slice(self, job: Job, data: bytes | None) -> Glimpse | None:
        limits = (self.settings.review_seconds, self.settings.review_kept)
        about = (f"{job.record} {job.judge}", job.kind, job.text, data, *limits)
        ask = self.bots.aside if job.kind == FIRST else self.bots.patiently
        seen: Glimpse | None = await ask(look_on, *about)
        return seen

    async def _give_up(self, job: Job) -> None:
        self._failed[job.key] = None
        if len(self._failed) > 1_000:
            self._failed.popitem(last=False)
        self._end(job)
        undone = and_(reviews.c.record == job.record, reviews.c.kind == job.kind, ~reviews.c.done)
        await self.writer.run(delete(reviews).where(undone))

    def _end(self, job: Job) -> None:
        self._jobs.pop(job.key, None)
        job.finished.set()

    def _new(self, job: Job, visitor: str | None = None) -> Any:
        """A row for a review that has none yet."""
        row: dict[str, Any] = {"record": job.record, "kind": job.kind, "judge": job.judge}
        row |= {"table_id": job.table, "visitor": visitor, "asked": job.asked, "touched": self.moments.now()}
        dialect = postgresql if self.shared else sqlite
        return dialect.insert(reviews).values(**row, done=False).on_conflict_do_nothing()

    async def _keep(self, job: Job, done: bool) -> None:
        """What was found so far. When it is done, what it replaces goes: older ones, and the first look."""
        this, now = _is(job), self.moments.now()
        statements: list[Any] = [
            self._new(job),
            update(reviews).where(this).values(touched=now, done=done, data=job.data, numbers=job.numbers),
        ]
        if done:
            older = and_(reviews.c.record == job.record, ~this)
            kinds = (FIRST, FULL) if job.kind == FULL else (FIRST,)
            statements.append(delete(reviews).where(older, reviews.c.kind.in_(kinds)))
        await self.writer.run(*statements)

    async def _page(self, live: LiveTable, row: Any, lang: str) -> Told:
        names = [seat.name for seat in live.table.seats]
        key = (live.table.id, lang, row.record, row.kind, row.judge, *names)
        page = self._pages.pop(key, None)
        if page is None:
            page = await self.bots.aside(told, _document(live), names, row.data, lang, live.table.id)
        self._pages[key] = page
        if len(self._pages) > MOST_PAGES:
            self._pages.popitem(last=False)
        return page

    def shown(self, table: str, lang: str, names: list[str]) -> Told | None:
        """What somebody has looked at lately in this language, by the names that the players have now."""
        for key in reversed(self._pages):
            if key[:2] == (table, lang) and list(key[5:]) == names:
                return self._pages[key]
        return None


def _is(one: Any) -> Any:
    """The row of a job, or a row itself."""
    return and_(reviews.c.record == one.record, reviews.c.kind == one.kind, reviews.c.judge == one.judge)


def _document(live: LiveTable) -> bytes:
    """The record of a table, as workers read it."""
    return msgspec.json.encode(history.record(live.table))


def _warn(table: str, wrong: Exception) -> None:
    log.warning("review failed", extra={"table": table, "why": in_short(wrong)})


def _best(rows: list[Any], judge: str) -> Any:
    """What is shown: a full review, by this judge or else by the last one before; or a first look."""
    done = [row for row in rows if row.done and is_readable(row.judge)]
    wanted = ((FULL, True), (FULL, False), (FIRST, True))
    for kind, today in wanted:
        for row in done:
            if row.kind == kind and (row.judge == judge or not today):
                return row
    return None

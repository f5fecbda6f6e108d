"""Tables in memory: each is served by one live table per process, loaded from its log when it is needed."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import msgspec

from portroyal.server.clock import Moments
from portroyal.server.live.bot_pool import Bots
from portroyal.server.live.live_table import LiveTable
from portroyal.server.messages import TableLine, encode
from portroyal.server.problems import RefusedError, no_table
from portroyal.server.settings import Settings
from portroyal.server.storage.schema import Row
from portroyal.server.storage.store import Store
from portroyal.server.storage.writer import Writer
from portroyal.server.table.loading import load_table
from portroyal.server.table.protocol import Bye
from portroyal.server.table.state import Table

SWEEP = 5.0  # seconds between looks for tables that nobody serves
MOST_DUE = 200  # of them, that are woken at one look
MOST_IDLE = 1_000  # tables at which nobody looks; those beyond leave the memory after a rest
REST = 30.0  # seconds, longer than anybody waits for news with one request
LATE = 3_000  # milliseconds after which another process takes over what is due
LAST_WORDS = 200  # hundredths of a second for streams to hear that they shall come again
TABLE_ID = re.compile(r"[0-9A-Za-z]{10}")
log = logging.getLogger("portroyal.tables")


async def no_rematch(visitor: str, old: Table) -> str:
    raise RefusedError("wrong-status", "there is no lobby that could open a table")


class Tables:
    """The live tables of this process."""

    def __init__(
        self, settings: Settings, store: Store, writer: Writer, bots: Bots, moments: Moments
    ) -> None:
        self.settings, self.store, self.writer = settings, store, writer
        self.bots, self.moments = bots, moments
        self.live: dict[str, LiveTable] = {}
        self.unreadable: set[str] = set()  # what is kept of these is broken, or of a later version
        self._complained: set[str] = set()
        self.gone: OrderedDict[str, None] = OrderedDict()  # visitors of whom nothing is written any more
        self.shared = settings.file is None  # other processes may write, too
        self.ask_others: Callable[[str], Awaitable[None]] | None = None  # who is at a table elsewhere
        self.rematch: Callable[[str, Table], Awaitable[str]] = no_rematch  # the lobby opens it
        # What the other processes want to know; nobody listens where there are none.
        self.came: Callable[[str, str], None] = lambda id, visitor: None
        self.went: Callable[[str, str], None] = lambda id, visitor: None
        self.loaded: Callable[[str], None] = lambda id: None
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    async def close(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
            await asyncio.gather(self._sweeper, return_exceptions=True)
        closing = list(self.live.values())
        for live in closing:
            await live.close("shutting-down", again=True)
        for _ in range(LAST_WORDS):
            if not any(live.company.listeners for live in closing):
                break
            await asyncio.sleep(0.01)
        self.live.clear()

    async def get(self, id: str) -> LiveTable:
        """The live table; loaded once, however many ask at the same time."""
        if not TABLE_ID.fullmatch(id):
            raise no_table()
        live = self.live.get(id)
        if live is None:
            task = self._loading.get(id)
            if task is None:
                task = self._loading[id] = asyncio.create_task(self._load(id))
                task.add_done_callback(lambda _: self._loading.pop(id, None))
            live = await asyncio.shield(task)
        if live is None:
            raise no_table()
        return live

    async def _load(self, id: str) -> LiveTable | None:
        try:
            found = await load_table(self.store, id, self.moments.now())
        except RefusedError as wrong:
            if wrong.code == "unreadable":
                self._cannot_read(id, wrong.sentence)
            raise
        if found is None:
            return None
        self.unreadable.discard(id)
        return self.add(LiveTable(self, *found))

    def add(self, live: LiveTable) -> LiveTable:
        self.live[live.table.id] = live
        live.keeper.schedule()
        self.loaded(live.table.id)
        return live

    def _cannot_read(self, id: str, why: str) -> None:
        self.unreadable.add(id)
        self._complain(id, why)

    def _complain(self, id: str, why: str) -> None:
        """Once: people ask again, and so do lists and bots."""
        if id not in self._complained:
            self._complained.add(id)
            log.error("table unreadable", extra={"table": id, "why": why})

    def check_there(self, visitor: str | None) -> None:
        """Refuses what somebody has asked for who is deleted meanwhile."""
        if visitor in self.gone:
            raise RefusedError("no-identity", "this visitor is deleted")

    def line(self, row: Any) -> TableLine | None:
        """How lists show a table; none if that is broken: the others are shown."""
        try:
            return _lines.decode(row.line)
        except (msgspec.DecodeError, UnicodeDecodeError):
            self._complain(row.id, "its line for lists is broken")
            return None

    def lines(self, rows: Iterable[Any]) -> list[TableLine]:
        """Those that can be shown."""
        return [line for row in rows if (line := self.line(row)) is not None]

    def forget(self, id: str) -> None:
        """The table is read anew when it is next needed."""
        live = self.live.pop(id, None)
        if live is not None:
            live.stop()

    async def reread(self, id: str) -> None:
        """The log itself was overwritten: listeners come again and get the table as it is now."""
        live = self.live.pop(id, None)
        if live is not None:
            await live.close("reread", again=True)

    def dismiss(self, visitor: str, bye: Bye) -> None:
        """The streams of a visitor end at all tables, those too where they only watch."""
        message = encode(bye)
        for live in self.live.values():
            live.company.dismiss(message, visitor)

    async def noticed(self, seqs: dict[str, int]) -> None:
        """Other processes have written entries up to these numbers; all are read at once."""
        behind = {id: seq for id, seq in seqs.items() if id in self.live and self.live[id].table.seq < seq}
        rows: dict[str, list[Row]] = {}
        for row in await self.store.entries_up_to(
            {id: (self.live[id].table.seq, behind[id]) for id in behind}
        ):
            rows.setdefault(row.table_id, []).append(row)
        for id, found in rows.items():
            if id in self.live:
                await self._aside(id, self.live[id].heard(found))

    async def catch_up_all(self) -> None:
        """After notices may have been missed."""
        for id, live in list(self.live.items()):
            await self._aside(id, live.catch_up())

    async def _aside(self, id: str, work: Awaitable[object]) -> None:
        """One table that is broken, or gone on with by another version, must not be in the others' way."""
        try:
            await work
        except RefusedError as wrong:
            if wrong.code != "unreadable":
                raise
            self._cannot_read(id, wrong.sentence)
            await self.reread(id)

    async def _sweep(self) -> None:
        """Wakes tables that are due, sends sleepers away, and tidies up after those who are deleted."""
        while True:
            try:
                await self.store.probe()
                await self.writer.probe()
                await self.writer.keeper.tidy()
                for id in await self.store.due(self.moments.now() - LATE, MOST_DUE + len(self.unreadable)):
                    await self._wake(id)
                self._evict()
            except RefusedError:
                pass  # the database is away; the next look may find it
            except Exception:
                log.exception("sweep failed")
            await asyncio.sleep(SWEEP)

    async def _wake(self, id: str) -> None:
        if id in self.live:
            self.live[id].keeper.schedule()
        elif id not in self.unreadable:
            await self._aside(id, self.get(id))

    def _evict(self) -> None:
        """Tables that nobody has looked at for long, by stream or by request, leave the memory.

        Of many it need not be long: whoever asks for one after the other would fill it.
        """
        now, keep = self.moments.now(), self.settings.keep_loaded
        idle = [
            (live.company.idle_since, id)
            for id, live in self.live.items()
            if live.company.idle_since is not None and self._may_sleep(live, now)
        ]
        for place, (since, id) in enumerate(sorted(idle, reverse=True)):
            if since < now - int(1000 * (keep if place < MOST_IDLE else min(keep, REST))):
                self.forget(id)

    def _may_sleep(self, live: LiveTable, now: int) -> bool:
        """A live clock runs in memory alone; the days of correspondence pass on disk as well."""
        due, clock = live.keeper.due(), live.table.plan.clock
        far = due is not None and due > now + int(1000 * self.settings.keep_loaded)
        return (due is None or (far and clock.kind == "correspondence")) and not live.lock.locked()


_lines = msgspec.json.Decoder(TableLine)

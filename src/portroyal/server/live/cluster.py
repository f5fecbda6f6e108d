"""Other processes on the same PostgreSQL: what they wrote and whom they serve, by LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine
from typing import Any

from sqlalchemy import func, select

from portroyal.server.ids import new_id
from portroyal.server.live.identity import People
from portroyal.server.live.registry import Tables
from portroyal.server.problems import RefusedError
from portroyal.server.settings import Settings
from portroyal.server.storage.batch import CHANNEL
from portroyal.server.storage.writer import Writer

ALIVE = 10.0  # seconds between signs of life
DEAD = 30.0  # a process not heard for so long has nobody connected
ANSWER = 1.0  # seconds in which others say whether they have somebody
log = logging.getLogger("portroyal.peers")


class Peers:
    """The line to the other processes. With SQLite there are none, and nothing is said."""

    def __init__(self, settings: Settings, tables: Tables, people: People, writer: Writer) -> None:
        self.settings, self.tables, self.people, self.writer = settings, tables, people, writer
        self.me = new_id(8)
        self.active = settings.file is None
        self._heard: dict[str, float] = {}
        self._lost = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._notices: asyncio.Queue[str] = asyncio.Queue()

    async def open(self) -> None:
        if not self.active:
            return
        self.tables.ask_others = self.ask_others
        self.tables.came = self.came
        self.tables.went = self.went
        self.tables.loaded = self.loaded
        connection = await self._connect()
        for work in (self._listen(connection), self._work(), self._live()):
            self._tasks.append(asyncio.create_task(work))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # --- listening ---

    async def _connect(self) -> Any:
        import asyncpg

        url = self.settings.url.replace("postgresql+asyncpg://", "postgresql://")
        connection = await asyncpg.connect(url, timeout=5)
        await connection.add_listener(CHANNEL, self._noticed)
        connection.add_termination_listener(lambda _: self._lost.set())
        return connection

    async def _listen(self, connection: Any) -> None:
        """Listens for ever; after a break every table in memory looks what it has missed."""
        try:
            while True:
                await self._lost.wait()
                log.warning("listener lost")
                await self._hang_up(connection)
                while True:
                    try:
                        self._lost.clear()
                        connection = await self._connect()
                        await self.tables.catch_up_all()
                        await self.people.catch_up()
                        log.info("listening again")
                        break
                    except Exception:  # whatever a database says while it goes down or comes up
                        await self._hang_up(connection)
                        await asyncio.sleep(0.5)
        finally:
            await self._hang_up(connection)

    async def _hang_up(self, connection: Any) -> None:
        with contextlib.suppress(Exception):
            await asyncio.wait_for(connection.close(), 1)

    def _noticed(self, connection: Any, pid: int, channel: str, payload: Any) -> None:
        for notice in str(payload).split(","):
            self._notices.put_nowait(notice)

    async def _work(self) -> None:
        """Takes all notices that have come, so that entries of many tables are read with one question."""
        while True:
            said = [await self._notices.get()]
            while not self._notices.empty():
                said.append(self._notices.get_nowait())
            seqs: dict[str, int] = {}
            for notice in said:
                id, _, seq = notice.partition(":")
                if seq.isdecimal():
                    seqs[id] = max(seqs.get(id, 0), int(seq))
            try:
                for notice in said:
                    await self._hear(notice.split(":"))
                if seqs:
                    self._start(self.tables.noticed(seqs))
            except RefusedError:
                self._lost.set()  # could not be read: look at everything when the database is back
            except Exception:
                log.exception("notice failed")

    async def _hear(self, said: list[str]) -> None:
        match said:
            case ["here", who, id, visitor] if who != self.me:
                self._connected(who, id, visitor, True)
            case ["gone", who, id, visitor] if who != self.me:
                self._connected(who, id, visitor, False)
            case ["seen", who, id, visitor, ago] if who != self.me:
                self._seen(who, id, visitor, int(ago))
            case ["who", who, id] if who != self.me:
                await self._answer(id)
            case ["alive", who] if who != self.me:
                self._heard[who] = time.monotonic()
            case ["forget", visitor]:
                self.people.deleted(visitor)
            case ["ended", visitor]:
                self.people.ended(visitor)
            case ["reread", id]:
                await self.tables.reread(id)

    # --- who is connected where ---

    def _connected(self, who: str, id: str, visitor: str, here: bool) -> None:
        self._heard[who] = time.monotonic()
        live = self.tables.live.get(id)
        if live is not None:
            live.company.set_elsewhere(visitor, who, here, self.tables.moments.now())
            live.company.tell_presence(live.table)
            live.keeper.schedule()

    def _seen(self, who: str, id: str, visitor: str, ago: int) -> None:
        self._heard[who] = time.monotonic()
        live = self.tables.live.get(id)
        if live is not None:
            live.company.seen(visitor, self.tables.moments.now() - ago)
            live.keeper.schedule()

    async def _answer(self, id: str) -> None:
        """Tells who is at a table here, by stream or by requests."""
        live = self.tables.live.get(id)
        if live is None:
            return
        streams, now = set(live.company.streams), self.tables.moments.now()
        notices = [f"here:{self.me}:{id}:{visitor}" for visitor in streams]
        notices += [
            f"seen:{self.me}:{id}:{visitor}:{now - at}"
            for visitor, at in live.company.last_asked.items()
            if visitor not in streams
        ]
        for notice in notices:
            await self._say(notice)

    async def ask_others(self, id: str) -> None:
        """Asks the other processes who is at a table there, and waits for what they say."""
        await self._say(f"who:{self.me}:{id}")
        await asyncio.sleep(ANSWER)

    def came(self, id: str, visitor: str) -> None:
        self._later(f"here:{self.me}:{id}:{visitor}")

    def went(self, id: str, visitor: str) -> None:
        self._later(f"gone:{self.me}:{id}:{visitor}")

    def loaded(self, id: str) -> None:
        self._later(f"who:{self.me}:{id}")

    def _later(self, notice: str) -> None:
        self._start(self._say(notice))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._safely(work))
        self._tasks.append(task)
        task.add_done_callback(self._tasks.remove)

    async def _safely(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except RefusedError:
            self._lost.set()
        except Exception:
            log.exception("notice failed")

    async def _say(self, notice: str) -> None:
        with contextlib.suppress(RefusedError):
            await self.writer.run(select(func.pg_notify(CHANNEL, notice)))

    async def _live(self) -> None:
        """Says that this process lives, and forgets those that do not."""
        while True:
            await self._say(f"alive:{self.me}")
            await asyncio.sleep(ALIVE)
            dead = {who for who, heard in self._heard.items() if heard < time.monotonic() - DEAD}
            for who in dead:
                del self._heard[who]
            for id, live in list(self.tables.live.items()) if dead else ():
                for visitor, places in list(live.company.elsewhere.items()):
                    for who in dead & places:
                        self._connected(who, id, visitor, False)
                        self._heard.pop(who, None)

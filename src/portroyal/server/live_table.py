"""A table being played: commands in, entries kept, updates out, and what happens when time passes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
from sqlalchemy import Executable

from portroyal.server import views
from portroyal.server.decide import decide, start_deed
from portroyal.server.log import Deed, Draft, row_of
from portroyal.server.messages import encode
from portroyal.server.problems import RefusedError
from portroyal.server.schema import Row
from portroyal.server.stream import AnyCommand, Bye, Done, Entry, Hello, Presence, Present, Refused, Rematch
from portroyal.server.table import Table
from portroyal.server.writer import Job

if TYPE_CHECKING:
    from portroyal.server.tables import Tables

TRIES = 5
LATE = 2_000  # milliseconds that a process waits for the one that wrote the last entry
RETRY = 1.0  # seconds until something that happens by itself is tried again
log = logging.getLogger("portroyal.table")


class Listener(Protocol):
    """Whoever gets a table's updates."""

    visitor: str | None

    def push(self, message: bytes) -> None: ...

    def end(self, message: bytes) -> None: ...


class LiveTable:
    """One table in one process. Everything that reads or changes it holds its lock."""

    def __init__(self, home: Tables, table: Table, applied: list[tuple[Row, Entry]]) -> None:
        self.home, self.table = home, table
        self.entries = [encode(entry) for _, entry in applied]
        self.face = views.Face(table)
        self.lock = asyncio.Lock()
        self.listeners: dict[Listener, None] = {}
        self.elsewhere: dict[
            str, dict[str, int]
        ] = {}  # visitor: processes where they are connected, when heard
        self.known_since = home.moments.now()
        self.idle_since: int | None = self.known_since
        self.gone = dict.fromkeys(table.people(), self.known_since)
        self.mine = False  # whether this process wrote the last entry
        self._in_doubt = False  # a commit failed, so the log must be read anew
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._thinking_at = -1
        self._news = asyncio.Event()
        self._stopped = False

    # --- commands ---

    async def execute(self, visitor: str, name: str, command: AnyCommand) -> Done | Refused:
        """Does a visitor's command once; a refusal brings the state as it is."""
        try:
            async with self.lock:
                await self._sure()
                return await self._execute(visitor, name, command)
        except RefusedError as wrong:
            if wrong.status >= 500:
                raise
            return views.refused(self.table, self.face, visitor, command.id, wrong.code, wrong.sentence)

    async def _execute(self, visitor: str, name: str, command: AnyCommand) -> Done:
        for _ in range(TRIES):
            known = self.table.done.get((visitor, command.id))
            if known is not None:
                return Done(
                    command.id, known[1], known[2], self.table.rematch if known[0] == "rematch" else None
                )
            if isinstance(command, Rematch) and self.table.rematch is not None:
                return Done(command.id, self.table.seq, self.table.version, self.table.rematch)
            try:
                draft = decide(self.table, visitor, name, command, self.home.moments.now())
            except RefusedError:
                if await self._news_from_others():
                    continue  # the client may know more than this process did
                raise
            if isinstance(command, Rematch):
                draft = msgspec.structs.replace(
                    draft, deed=Deed(table=await self.home.rematch(visitor, self.table))
                )
            if await self._write(draft):
                return Done(command.id, self.table.seq, self.table.version, draft.deed.table)
        raise RefusedError("stale", "others were faster, again and again; look and try again")

    async def write(self, decided: Callable[[Table], Draft], *statements: Executable) -> None:
        """Keeps an entry that somebody else decides, again if others are faster; for who holds the lock."""
        await self._sure()
        for _ in range(TRIES):
            await self._news_from_others()
            if await self._write(decided(self.table), *statements):
                return
        raise RefusedError("stale", "others were faster, again and again; look and try again")

    async def _write(self, draft: Draft, *statements: Executable) -> bool:
        """Applies, keeps, tells; in this order, so that nobody ever hears of what might be lost."""
        table, now = self.table, self.home.moments.now()
        row = row_of(draft, table.id, table.seq + 1, max(now, table.changed))
        self._in_doubt = True
        entry = table.apply(row, now)
        self.face = views.Face(table)
        self.known_since = now
        job = Job(row, self._change(), [(statement, None) for statement in statements])
        if not await self.home.writer.keep(job):
            await self._read_anew()
            return False
        self._in_doubt = False
        self.mine = True
        self._tell(entry)
        return True

    def _change(self) -> dict[str, Any]:
        table = self.table
        return {
            "which": table.id,
            "new_status": table.status,
            "new_changed": table.changed,
            "new_due": self.due(),
            "new_line": encode(views.table_line(table)),
        }

    # --- the log as others write it ---

    async def _sure(self) -> None:
        if self._in_doubt:
            await self._read_anew()

    async def _read_anew(self) -> None:
        """The table as the log has it; what was not kept is gone, what others wrote is told."""
        told = len(self.entries)
        found = await self.home.store.table(self.table.id, self.home.moments.now())
        if found is None:
            raise RefusedError("no-table", "there is no such table any more")
        self.table, applied = found
        self._in_doubt = False
        self.face = views.Face(self.table)
        self.known_since = self.home.moments.now()
        self.entries = self.entries[:told]
        self._thinking_at = -1
        for _, entry in applied[told:]:
            self.mine = False
            self._tell(entry)
        self.schedule()

    async def catch_up(self) -> None:
        """Tells what other processes have written since."""
        async with self.lock:
            await self._sure()
            await self._news_from_others()

    async def _news_from_others(self) -> bool:
        """Whether another process has written something that this one had not heard of yet."""
        if not self.home.shared:
            return False
        rows = await self.home.store.entries(self.table.id, self.table.seq)
        for row in rows:
            self._heard(row)
        return bool(rows)

    def _heard(self, row: Row) -> None:
        now = self.home.moments.now()
        entry = self.table.apply(row, now)
        self.face = views.Face(self.table)
        self.known_since, self.mine = now, False
        self._tell(entry)

    async def heard(self, rows: list[Row]) -> None:
        """Entries of other processes that somebody has read for several tables at once."""
        async with self.lock:
            await self._sure()
            for row in rows:
                if row.seq == self.table.seq + 1:
                    self._heard(row)
            if rows[-1].seq > self.table.seq:
                await self._news_from_others()

    async def let_in(self, visitor: str | None, key: str | None) -> None:
        """Refuses who may not see the table; who sits there may have sat down at another process."""
        if not views.may_see(self.table, visitor, key):
            await self.catch_up()
            if not views.may_see(self.table, visitor, key):
                raise RefusedError("no-table", "there is no such table, or it is not for you")

    # --- listeners ---

    def _tell(self, entry: Entry) -> None:
        """One message for all who may not choose, one for the seat that may, encoded once each."""
        self.entries.append(encode(entry))
        table, now = self.table, self.home.moments.now()
        if views.table_changed(table, entry):
            for listener in list(self.listeners):
                listener.push(encode(views.update(table, self.face, entry, listener.visitor, now)))
        elif self.listeners:
            shared = encode(views.update(table, self.face, entry, None, now))
            chooser = None if self.face.decider is None else table.seats[self.face.decider].visitor
            for listener in list(self.listeners):
                if chooser is not None and listener.visitor == chooser:
                    listener.push(encode(views.update(table, self.face, entry, chooser, now)))
                else:
                    listener.push(shared)
        self._news.set()
        self._news = asyncio.Event()
        self.schedule()

    async def hello(self, visitor: str | None, since: int | None, listener: Listener | None = None) -> Hello:
        """The whole table; a listener hears everything that comes after it."""
        async with self.lock:
            await self._sure()
            await self._news_from_others()
            missed = [] if since is None or since < 0 else self.entries[since:]
            greeting = self._hello(visitor, missed)
            if listener is not None:
                self.listeners[listener] = None
                self.idle_since = None
                if visitor is not None:
                    self.gone.pop(visitor, None)
                    self.home.came(self.table.id, visitor)
                greeting = self._hello(visitor, missed)
                listener.push(encode(greeting))
                self.tell_presence(except_for=listener)
            return greeting

    def _hello(self, visitor: str | None, missed: list[bytes]) -> Hello:
        return views.hello(self.table, self.face, visitor, self.present(), missed, self.home.moments.now())

    async def news(self, since: int, seconds: float) -> None:
        """Waits for an entry after `since`, but not longer than so many seconds."""
        if self.table.seq <= since:
            try:
                await asyncio.wait_for(self._news.wait(), seconds)
            except TimeoutError:
                return

    def remove(self, listener: Listener) -> None:
        self.listeners.pop(listener, None)
        now = self.home.moments.now()
        visitor = listener.visitor
        if visitor is not None and not any(other.visitor == visitor for other in self.listeners):
            self.gone[visitor] = now
            self.home.went(self.table.id, visitor)
        if not self.listeners:
            self.idle_since = now
        if not self._stopped:
            self.tell_presence()
            self.schedule()

    def connected(self, visitor: str | None) -> bool:
        here = any(listener.visitor == visitor for listener in self.listeners)
        return here or bool(self.elsewhere.get(visitor or ""))

    def present(self) -> Present:
        table = self.table
        seats = [seat.visitor is not None and self.connected(seat.visitor) for seat in table.seats]
        seated = set(table.people())
        watchers = sum(listener.visitor not in seated for listener in self.listeners)
        return Present(seats, watchers)

    def tell_presence(self, except_for: Listener | None = None) -> None:
        message = encode(Presence(self.present()))
        for listener in list(self.listeners):
            if listener is not except_for:
                listener.push(message)

    # --- what happens by itself ---

    def due(self) -> int | None:
        """The moment at which a bot, a clock or the end of cutting has to act."""
        table = self.table
        if table.status == "cutting":
            return table.changed + int(self.home.settings.cut_time * 1000)
        if table.bot_decides:
            return table.changed + table.plan.pace
        return table.clock.runs_out()

    def _next(self) -> int | None:
        """The next moment at which this process has to look."""
        moments = []
        due = self.due()
        if due is not None and not self.table.bot_decides:
            moments.append(due if self.mine else due + LATE)
        moments += [since + int(self.home.settings.grace * 1000) for _, since in self._leavers()]
        if self.table.status == "cutting" and self._all_cut():
            moments.append(self.known_since if self.mine else self.known_since + LATE)
        return min(moments, default=None)

    def _leavers(self) -> list[tuple[str, int]]:
        """Who is gone while another person waits. Where nobody waits, the table does."""
        table = self.table
        if table.status != "running" or table.paused or table.plan.clock.kind == "correspondence":
            return []
        playing = {table.seats[s].visitor for s in table.players_present()}
        if not any(self.connected(visitor) for visitor in playing):
            return []
        return [
            (visitor, self.gone.setdefault(visitor, self.home.moments.now()))
            for visitor in playing
            if visitor is not None and not self.connected(visitor)
        ]

    def _all_cut(self) -> bool:
        return set(self.table.people()) <= set(self.table.cuts)

    def schedule(self) -> None:
        """Sets the timer for what comes next, and lets a bot think if it is its turn."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._stopped:
            return
        if self.table.bot_decides and self._thinking_at != self.table.version:
            self._thinking_at = self.table.version
            self._spawn(self._bot_acts, self.table.version)
        moment = self._next()
        if moment is not None:
            wait = max(0.0, (moment - self.home.moments.now()) / 1000)
            self._timer = asyncio.get_running_loop().call_later(wait, self._spawn, self._tick)

    def _spawn(self, work: Callable[..., Awaitable[None]], *about: Any) -> None:
        task = asyncio.get_running_loop().create_task(self._safely(work, *about))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _safely(self, work: Callable[..., Awaitable[None]], *about: Any) -> None:
        """What happens by itself is tried again later if it could not be kept."""
        try:
            await work(*about)
        except Exception as wrong:
            if not isinstance(wrong, RefusedError):
                log.exception("table stumbled", extra={"table": self.table.id})
            await asyncio.sleep(RETRY)
            self._thinking_at = -1
            if not self._in_doubt:
                self.schedule()
            elif not self._stopped:
                self._spawn(self.catch_up)  # which reads anew, and sets the timers by what it finds

    async def _bot_acts(self, version: int) -> None:
        """The bot answers after the table's pace, counted from the last entry and not from what it saw."""
        if not self.mine:
            await asyncio.sleep(LATE / 1000)
        table = self.table
        seat = table.decider
        if table.version != version or seat is None or table.game is None or self.face.open is None:
            return
        action = await self.home.bots.choose(
            bytes(self.face.open), table.game.legal, table.seats[seat].level or "normal"
        )
        wait = self.known_since + table.plan.pace - self.home.moments.now()
        if wait > 0:
            await asyncio.sleep(wait / 1000)
        async with self.lock:
            await self._sure()
            if self.table.version == version and self.table.bot_decides:
                await self._write(Draft("act", Deed(seat=seat, action=action)))

    async def _tick(self) -> None:
        async with self.lock:
            await self._sure()
            table, now = self.table, self.home.moments.now()
            runs_out = table.clock.runs_out()
            late = 0 if self.mine else LATE
            if table.status == "cutting" and (self._all_cut() or now >= (self.due() or now) + late):
                await self._write(Draft("start", start_deed(table, table.cuts)))
            elif runs_out is not None and now >= runs_out + late:
                deed = Deed(seat=table.clock.running, why="clock", spent=table.clock.used(now))
                await self._write(Draft("stand-in", deed))
            else:
                await self._stand_in_for_leavers(now)
        self.schedule()

    async def _stand_in_for_leavers(self, now: int) -> None:
        grace = int(self.home.settings.grace * 1000)
        for visitor, since in self._leavers():
            if now < since + grace:
                continue
            if self.home.elsewhere is not None and await self.home.elsewhere(self.table.id, visitor):
                self.gone[visitor] = self.home.moments.now()
                continue
            for s in self.table.seats_of(visitor):
                if self.table.seats[s].by_person and self.table.status == "running":
                    used = self.table.clock.used(now)
                    await self._write(Draft("stand-in", Deed(seat=s, why="left", spent=used)))

    # --- the end ---

    def stop(self) -> None:
        """Nothing happens by itself any more."""
        self._stopped = True
        if self._timer is not None:
            self._timer.cancel()
        for task in list(self._tasks):
            task.cancel()

    async def close(self, code: str, again: bool) -> None:
        self.stop()
        async with self.lock:
            message = encode(Bye(code, again))
            for listener in list(self.listeners):
                listener.end(message)

"""A table being played: commands in, entries kept, updates out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from sqlalchemy import Executable, delete

from portroyal.server.live.presence import Company, Listener
from portroyal.server.live.scheduler import Timekeeper
from portroyal.server.messages import encode
from portroyal.server.problems import RefusedError, no_table
from portroyal.server.storage.batch import Job
from portroyal.server.storage.schema import Row, members
from portroyal.server.table import views
from portroyal.server.table.decide import decide
from portroyal.server.table.entries import Deleted, Draft, Rematched, entry_of, row_of
from portroyal.server.table.idempotency import check_same
from portroyal.server.table.loading import load_table
from portroyal.server.table.protocol import AnyCommand, Bye, Done, Entry, Hello, Leave, Refused, Rematch
from portroyal.server.table.state import Table

if TYPE_CHECKING:
    from portroyal.server.live.registry import Tables

TRIES = 5
CROWD = 5  # times what one visitor may write that all may who do not sit there
SEATING = frozenset(("join", "sit", "leave", "delete"))  # who watched may play now, or the other way round


class LiveTable:
    """One table in one process. Everything that reads or changes it holds its lock."""

    def __init__(self, home: Tables, table: Table, applied: list[Entry]) -> None:
        self.home, self.table = home, table
        self.entries = [encode(entry) for entry in applied]
        self.face = views.Face(table)
        self.lock = asyncio.Lock()
        self.known_since = home.moments.now()  # when this process learned of the last entry
        self.company = Company(table.people(), self.known_since)
        self.mine = False  # whether this process wrote the last entry
        self.in_doubt = False  # a commit failed, so the log must be read anew
        self.keeper = Timekeeper(self)
        self._news = asyncio.Event()

    # --- commands ---

    async def execute(self, visitor: str, name: str, command: AnyCommand) -> Done | Refused:
        """Does a visitor's command once; a refusal brings the state as it is."""
        try:
            async with self.lock:
                await self.sure()
                self.company.asked(self.table, visitor, self.home.moments.now())
                return await self._execute(visitor, name, command)
        except RefusedError as wrong:
            if wrong.status >= 500:
                raise
            return views.refused(self.table, self.face, visitor, command.id, wrong.code, wrong.sentence)

    async def _execute(self, visitor: str, name: str, command: AnyCommand) -> Done:
        for _ in range(TRIES):
            known = self.table.done.get((visitor, command.id))
            if known is not None:
                what, seq, version = known
                check_same(command, what)
                return Done(command.id, seq, version, what.table if isinstance(what, Rematched) else None)
            if isinstance(command, Rematch) and self.table.rematch is not None:
                return Done(command.id, self.table.seq, self.table.version, self.table.rematch)
            try:
                draft = decide(self.table, visitor, name, command, self.home.moments.now())
            except RefusedError:
                if await self._news_from_others():
                    continue  # the client may know more than this process did
                raise
            self.check_room(draft)
            opened = None
            if isinstance(command, Rematch):
                opened = await self.home.rematch(visitor, self.table)
                draft = Draft(Rematched(opened), visitor, command.id)
            if await self.keep(draft):
                return Done(command.id, self.table.seq, self.table.version, opened)
            if opened is not None:  # another process has opened one for the rematch
                spare = await self.home.get(opened)
                await spare.execute(visitor, name, Leave(id="spare"))
        raise RefusedError("stale", "others were faster, again and again; look and try again")

    def check_room(self, draft: Draft) -> None:
        """A log is kept and read for ever, so nobody may write into it for ever, nor one after the other."""
        table, what, most = self.table, draft.what, self.home.settings.limits.written
        if not what.ENDLESS:
            return
        if table.written[draft.visitor or ""] >= most:
            raise RefusedError("log-full", "you have said and done as much at this table as one may")
        if table.of_the_crowd(what, draft.visitor) and table.crowd[what.KIND] >= CROWD * most:
            raise RefusedError("log-full", "others have said and done as much at this table as they may")

    async def write(self, decided: Callable[[Table], Draft], *statements: Executable) -> None:
        """Keeps an entry that somebody else decides, again if others are faster; for who holds the lock."""
        await self.sure()
        for _ in range(TRIES):
            await self._news_from_others()
            draft = decided(self.table)
            self.check_room(draft)
            if await self.keep(draft, *statements):
                return
        raise RefusedError("stale", "others were faster, again and again; look and try again")

    async def keep(self, draft: Draft, *statements: Executable) -> bool:
        """Applies, keeps, tells; in this order, so that nobody ever hears of what might be lost."""
        table, now = self.table, self.home.moments.now()
        if not isinstance(draft.what, Deleted):
            self.home.check_there(draft.visitor)
        entry = table.next_entry(draft, now)
        row = row_of(entry, table.id)
        sat = table.people() if table.game is None else []
        self.in_doubt = True
        told = table.apply(entry, now)
        self.face = views.Face(table)
        self.known_since = now
        also: list[Executable] = [*statements, *self._got_up(sat)]
        if not await self.home.writer.keep(Job(row, self._change(), [(one, None) for one in also])):
            await self._read_anew()
            return False
        self.in_doubt = False
        self.mine = True
        self._tell(told)
        return True

    def _got_up(self, sat: list[str]) -> list[Executable]:
        """Who got up before the start, or was removed by the host, has no part in this table any more."""
        sit = self.table.people() if sat else []
        return [
            delete(members).where(members.c.table_id == self.table.id, members.c.visitor == visitor)
            for visitor in sat
            if visitor not in sit
        ]

    def _change(self) -> dict[str, Any]:
        table = self.table
        return {
            "which": table.id,
            "new_status": table.status,
            "new_changed": table.changed,
            "new_due": self.keeper.due(),
            "new_line": encode(views.table_line(table)),
        }

    # --- the log as others write it ---

    async def sure(self) -> None:
        """For who holds the lock: what is in memory is what the log says."""
        if self.keeper.stopped:
            raise RefusedError("shutting-down", "the table is being closed or read anew; try again", 1)
        if self.in_doubt:
            await self._read_anew()

    async def _read_anew(self) -> None:
        """The table as the log has it; what was not kept is gone, what others wrote is told."""
        told = len(self.entries)
        found = await load_table(self.home.store, self.table.id, self.home.moments.now())
        if found is None:
            raise RefusedError("no-table", "there is no such table any more")
        self.table, applied = found
        self.in_doubt = False
        self.face = views.Face(self.table)
        self.known_since = self.home.moments.now()
        for entry in applied[told:]:
            self.mine = False
            self._tell(entry)
        self.keeper.think_anew()

    async def catch_up(self) -> None:
        """Tells what other processes have written since."""
        async with self.lock:
            await self.sure()
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
        told = self.table.apply(entry_of(row), now)
        self.face = views.Face(self.table)
        self.known_since, self.mine = now, False
        self._tell(told)

    async def heard(self, rows: list[Row]) -> None:
        """Entries of other processes that somebody has read for several tables at once."""
        async with self.lock:
            await self.sure()
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
                raise no_table()

    # --- listeners ---

    def _tell(self, entry: Entry) -> None:
        """One message for all who may not choose, one for the seat that may, encoded once each."""
        told = encode(entry)
        self.entries.append(told)
        table, now = self.table, self.home.moments.now()
        if entry.kind == "sit":
            for visitor in table.removed:
                self.company.dismiss(encode(Bye("removed", again=False)), visitor)
        listeners = self.company.listeners
        if views.table_changed(table, entry):
            own: dict[str | None, bytes] = {}  # many who only watch get the same
            for listener in list(listeners):
                who = listener.visitor
                if who not in own:
                    own[who] = encode(views.update(table, self.face, entry, told, who, now))
                listener.push(own[who])
        elif listeners:
            update = views.update(table, self.face, entry, told, None, now)
            shared = encode(update)
            chooser = None if self.face.decider is None else table.seats[self.face.decider].visitor
            for listener in list(listeners):
                if chooser is not None and listener.visitor == chooser:
                    listener.push(encode(views.for_chooser(update, self.face)))
                else:
                    listener.push(shared)
        if entry.kind in SEATING:
            self.company.tell_presence(table)
        self._awake_who_waits()
        self.keeper.schedule()

    def _awake_who_waits(self) -> None:
        self._news.set()
        self._news = asyncio.Event()

    async def hello(self, visitor: str | None, since: int | None, listener: Listener | None = None) -> Hello:
        """The whole table; a listener hears everything that comes after it."""
        async with self.lock:
            await self.sure()
            await self._news_from_others()
            now = self.home.moments.now()
            self.company.asked(self.table, visitor, now)
            if listener is not None:
                self.company.add(listener)
                if visitor is not None:
                    self.home.came(self.table.id, visitor)
            missed = [] if since is None or since < 0 else self._newest(since)
            present = self.company.present(self.table)
            greeting = views.hello(self.table, self.face, visitor, present, missed, now)
            if listener is not None:
                listener.push(encode(greeting))
                self.company.tell_presence(self.table, except_for=listener)
                self.keeper.schedule()  # somebody waits now, perhaps for somebody who is gone
            return greeting

    def _newest(self, since: int) -> list[bytes]:
        """The entries after `since`, or the last of them: who was away for long reads the log."""
        size, first = 0, len(self.entries)
        while first > since and size + len(self.entries[first - 1]) <= self.home.settings.limits.behind_bytes:
            first -= 1
            size += len(self.entries[first])
        return self.entries[first:]

    async def news(self, since: int, seconds: float) -> None:
        """Waits for an entry after `since`, but not longer than so many seconds."""
        if self.table.seq <= since:
            try:
                await asyncio.wait_for(self._news.wait(), seconds)
            except TimeoutError:
                return

    def remove(self, listener: Listener) -> None:
        last = self.company.remove(listener, self.home.moments.now())
        if last and listener.visitor is not None:
            self.home.went(self.table.id, listener.visitor)
        if not self.keeper.stopped:
            self.company.tell_presence(self.table)
            self.keeper.schedule()

    # --- the end ---

    def stop(self) -> None:
        """Nothing happens by itself any more, and nobody waits here for news."""
        self.keeper.stop()
        self._awake_who_waits()

    async def close(self, code: str, again: bool) -> None:
        self.stop()
        async with self.lock:
            self.company.dismiss(encode(Bye(code, again)))

"""Who a visitor is: a secret that their device keeps; names are only shown."""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from collections import OrderedDict
from collections.abc import Iterator
from typing import Any

import msgspec
from sqlalchemy import Insert, Update, delete, insert, update

from portroyal.server.clock import Moments
from portroyal.server.ids import hash_of, new_code, new_id, new_token
from portroyal.server.live.devices import device_of, id_of, in_words
from portroyal.server.live.registry import Tables
from portroyal.server.messages import (
    ChatLine,
    Device,
    Me,
    MoveCode,
    NewTable,
    OwnData,
    OwnReview,
    TableLine,
    encode,
)
from portroyal.server.names import clean_text
from portroyal.server.problems import RefusedError
from portroyal.server.storage.batch import Job
from portroyal.server.storage.schema import (
    Row,
    codes,
    devices,
    entries,
    members,
    reports,
    reviews,
    tables,
    visitors,
)
from portroyal.server.storage.store import Store
from portroyal.server.storage.writer import Writer
from portroyal.server.table.entries import Deleted, Draft, Said, entry_of, without
from portroyal.server.table.protocol import Bye
from portroyal.server.table.state import Table

CODE_LASTS = 10 * 60 * 1000
REMEMBERED = 20_000  # visitors known without asking the database
REMEMBER_FOR = 30.0  # seconds; another process may have changed the name
MOST_GONE = 1_000  # deleted visitors who are remembered, for what was under way when they were deleted
SETTLED = 1.0  # seconds in which other processes have heard of a deletion
SEEN_EVERY = 3_600_000  # milliseconds; a device is looked for by the day, not followed
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


class People:
    """The visitors of this server."""

    def __init__(self, store: Store, writer: Writer, tables: Tables, moments: Moments) -> None:
        self.store, self.writer, self.tables, self.moments = store, writer, tables, moments
        self._known: OrderedDict[str, tuple[Me, float]] = OrderedDict()
        self._forgotten = 0  # how often somebody was forgotten
        self._notes: set[asyncio.Task[None]] = set()

    async def who(self, token: str | None, agent: str = "") -> Me | None:
        """The visitor whose token this is; `agent` is what their browser says of itself."""
        if token is None or not TOKEN.fullmatch(token):
            return None
        hashed = hash_of(token)
        known = self._known.get(hashed)
        if known is not None and known[1] > time.monotonic():
            self._known.move_to_end(hashed)
            return known[0]
        before = self._forgotten
        found = await self.store.visitor_of(hashed)
        if found is None or found.id in self.tables.gone:
            return None
        self._note(hashed, found, agent)
        me = Me(found.id, found.name, found.created)
        # Whoever was forgotten meanwhile may be this one, whose device is ended: not to be known by heart.
        return self._remember(hashed, me) if before == self._forgotten else me

    def _note(self, hashed: str, found: Any, agent: str) -> None:
        """That a device was seen. Nobody waits for it, and nothing fails if it cannot be kept."""
        now = self.moments.now()
        if found.seen is not None and now - found.seen < SEEN_EVERY:
            return
        noted = {"seen": now, "about": found.about or in_words(agent) or None}

        async def keep() -> None:
            with contextlib.suppress(RefusedError):
                await self.writer.run(update(devices).where(devices.c.token == hashed).values(**noted))

        task = asyncio.create_task(keep())
        self._notes.add(task)
        task.add_done_callback(self._notes.discard)

    def _remember(self, hashed: str, me: Me) -> Me:
        self._known[hashed] = (me, time.monotonic() + REMEMBER_FOR)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return me

    def forget(self, visitor: str) -> None:
        self._forgotten += 1
        for hashed in [hashed for hashed, (me, _) in self._known.items() if me.visitor == visitor]:
            del self._known[hashed]

    async def create(self, agent: str = "") -> tuple[Me, str]:
        """A new visitor and the token of their first device."""
        now, token = self.moments.now(), new_token()
        me = Me(new_id(12), "", now)
        await self.writer.run(
            insert(visitors).values(id=me.visitor, name=me.name, created=now),
            _new_device(token, me.visitor, now, agent),
        )
        return self._remember(hash_of(token), me), token

    async def rename(self, me: Me, name: str) -> Me:
        clean = clean_text(name, "the name", "bad-name", 32)
        await self.writer.run(update(visitors).where(visitors.c.id == me.visitor).values(name=clean))
        self.forget(me.visitor)
        return Me(me.visitor, clean, me.created)

    async def code(self, me: Me) -> MoveCode:
        """A one-time code for another device; a new one makes the old ones void."""
        code, until = new_code(), self.moments.now() + CODE_LASTS
        await self.writer.run(
            delete(codes).where(codes.c.visitor == me.visitor),
            insert(codes).values(code=hash_of(code), visitor=me.visitor, until=until),
        )
        return MoveCode(code, until)

    async def move(self, code: str, agent: str = "") -> tuple[Me, str]:
        """Whoever has the code becomes its visitor on this device, too."""
        hashed = hash_of(code.strip().upper())
        found = await self.store.code(hashed)
        visitor = None if found is None else await self.store.visitor(found.visitor)
        if found is None or visitor is None or found.until < self.moments.now():
            raise RefusedError("bad-code", "this code is wrong, used already or too old")
        if not await self.writer.run(delete(codes).where(codes.c.code == hashed)):  # somebody was faster
            raise RefusedError("bad-code", "this code is wrong, used already or too old")
        token = new_token()
        await self.writer.run(_new_device(token, found.visitor, self.moments.now(), agent))
        return Me(visitor.id, visitor.name, visitor.created), token

    async def devices(self, me: Me, token: str | None) -> list[Device]:
        """The devices of a visitor; the one with this token asks."""
        here = None if token is None else hash_of(token)
        return [device_of(row, here) for row in await self.store.devices_of(me.visitor)]

    async def end_devices(self, me: Me, token: str | None, id: str | None) -> None:
        """Ends one device, or all but the one that asks. Codes that they may have asked for are void."""
        here = None if token is None else hash_of(token)
        rows = await self.store.devices_of(me.visitor)
        going = [row for row in rows if (row.token != here if id is None else id_of(row.token) == id)]
        if id is not None and not going:
            raise RefusedError("no-device", "you have no such device")
        if len(going) == len(rows):
            raise RefusedError("wrong-status", "this is your only device; delete your data if you want to go")
        statements = [
            *(delete(devices).where(devices.c.token == row.token) for row in going),
            delete(codes).where(codes.c.visitor == me.visitor),
        ]
        job = Job(statements=[(one, None) for one in statements], notices=[f"ended:{me.visitor}"])
        await self.writer.keep(job)
        self.ended(me.visitor)

    def ended(self, visitor: str) -> None:
        """Streams do not know their device: all of this visitor come again, those that still may."""
        self.forget(visitor)
        self.tables.dismiss(visitor, Bye("reread", again=True))

    async def catch_up(self) -> None:
        """After notices of other processes may have been missed: who was deleted, or which devices ended."""
        self._forgotten += 1
        self._known.clear()
        lives = list(self.tables.live.values())
        there = await self.store.there(visitors.c.id, {who for live in lives for who in live.table.named()})
        for live in lives:
            if not live.table.named() <= there:
                await self.tables.reread(live.table.id)
        streams = [listener for live in lives for listener in live.company.listeners]
        known = await self.store.there(devices.c.token, {one.device for one in streams if one.device})
        for stream in streams:
            if stream.device and stream.device not in known:
                stream.end(encode(Bye("reread", again=True)))

    async def data(self, me: Me, token: str | None) -> OwnData:
        """Everything that is kept of a visitor."""
        rows = await self.store.tables_of(me.visitor, None, None, 10_000)
        lines = self.tables.lines(rows)
        gone = [row.id for row in rows if row.dismissed is not None]
        chat = []
        for row in await self.store.rows_by(me.visitor, Said.KIND):
            with _unless_broken():
                said = entry_of(row).what
                assert isinstance(said, Said)
                chat.append(ChatLine(row.seq, row.at, row.visitor, said.name or "", said.text))
        own = await self.devices(me, token)
        asked = await self.store.reviews_by(me.visitor)
        told = [OwnReview(row.table_id, row.asked, row.judge, row.done) for row in asked]
        reported = await self.store.reports_of(me.visitor)
        return OwnData(me, len(own), lines, chat, reported, own, told, gone)

    async def delete(self, me: Me) -> None:
        """Seats pass to bots; name, chat and everything that tells of the visitor are overwritten.

        From now on nothing of theirs is written any more, be it from another device or asked for before.
        """
        self._is_gone(me.visitor)
        try:
            await self.writer.keep(Job())  # what was given to it before is written
            await self._delete(me.visitor)
            if self.tables.shared:  # another process may have heard of it too late
                await asyncio.sleep(SETTLED)
                await self._overwrite(me.visitor, [], {})
        except BaseException:
            self.tables.gone.pop(me.visitor, None)
            raise
        self.deleted(me.visitor)

    async def _delete(self, visitor: str) -> None:
        rows, broken = [], {}
        for found in await self.store.tables_of(visitor, None, None, 100_000):
            broken[found.id] = found.line
            with _unless_broken():  # or nobody plays there; what it keeps of them is overwritten all the same
                live = await self.tables.get(found.id)
                async with live.lock:
                    await live.write(lambda table: self._goodbye(table, visitor))
                if live.table.rematch is not None:  # where a seat may be kept for them
                    rows += await self.store.seat_rows(live.table.rematch)
                del broken[found.id]
        rows += await self.store.mutes_of(visitor)
        await self._overwrite(visitor, [row for row in rows if row.visitor != visitor], broken)

    def _is_gone(self, visitor: str) -> None:
        self.tables.gone[visitor] = None
        if len(self.tables.gone) > MOST_GONE:
            self.tables.gone.popitem(last=False)
        self.forget(visitor)

    def deleted(self, visitor: str) -> None:
        """Nobody is this visitor any more, here or at another process."""
        self._is_gone(visitor)
        self.tables.dismiss(visitor, Bye("deleted", again=False))

    def _goodbye(self, table: Table, visitor: str) -> Draft:
        used = table.clock.used(self.moments.now())
        return Draft(Deleted(table.seats_of(visitor), visitor, spent=used), visitor)

    async def _overwrite(self, visitor: str, about: list[Row], broken: dict[str, bytes]) -> None:
        """Takes a visitor out of what they have written, and out of what others wrote about them.

        Of tables that cannot be read it takes all names out of the line that lists show.
        """
        changed = []
        ids = set()
        for row in about:
            if (data := without(row, visitor, author=False)) != row.data:
                ids.add(row.table_id)
                changed.append(_changed(row).values(data=data))
        for row in await self.store.rows_by(visitor):
            ids.add(row.table_id)
            data = without(row, visitor, author=True)
            changed.append(_changed(row).values(data=data, visitor=None, client=None))
        opened = {table.id: table for table in await self.store.opened_by(visitor)}
        ids |= opened.keys()
        lines = broken | {id: table.line for id, table in opened.items()}
        statements = [
            *changed,
            *(_planless(table) for table in opened.values()),
            *(_nameless(id, line, id in opened, id in broken) for id, line in lines.items()),
            update(reports).where(reports.c.visitor == visitor).values(visitor=None),
            update(reports).where(reports.c.about == visitor).values(about=None),
            delete(reviews).where(reviews.c.visitor == visitor, ~reviews.c.done),
            update(reviews).where(reviews.c.visitor == visitor).values(visitor=None),
            delete(members).where(members.c.visitor == visitor),
            delete(visitors).where(visitors.c.id == visitor),
        ]
        notices = [f"forget:{visitor}", *(f"reread:{id}" for id in ids)]
        await self.writer.keep(Job(statements=[(s, None) for s in statements], notices=notices, erases=True))
        for id in ids:
            await self.tables.reread(id)


@contextlib.contextmanager
def _unless_broken() -> Iterator[None]:
    """Passes over a table or an entry that cannot be read."""
    try:
        yield
    except RefusedError as wrong:
        if wrong.code != "unreadable":
            raise


def _new_device(token: str, visitor: str, now: int, agent: str) -> Insert:
    about = in_words(agent) or None
    return insert(devices).values(token=hash_of(token), visitor=visitor, created=now, seen=now, about=about)


def _changed(row: Row) -> Update:
    return update(entries).where(entries.c.table_id == row.table_id, entries.c.seq == row.seq)


def _planless(table: Any) -> Update:
    """A table without what the one who opened it has written: its title, the guests' names, the own cut."""
    plan = b""  # of a broken one nothing is left
    with contextlib.suppress(msgspec.DecodeError, UnicodeDecodeError):
        was = _plans.decode(table.plan)
        seats = [msgspec.structs.replace(wish, name=None) for wish in was.seats]
        plan = msgspec.json.encode(msgspec.structs.replace(was, title="", cut="", seats=seats))
    return update(tables).where(tables.c.id == table.id).values(host=None, plan=plan)


def _nameless(id: str, line: bytes, opened: bool, broken: bool) -> Update:
    """What lists show of a table, without its title or its names."""
    told = b""
    with contextlib.suppress(msgspec.DecodeError, UnicodeDecodeError):
        was = _lines.decode(line)
        seats = [msgspec.structs.replace(seat, name="") for seat in was.seats] if broken else was.seats
        title = "" if opened else was.title
        told = msgspec.json.encode(msgspec.structs.replace(was, title=title, seats=seats))
    return update(tables).where(tables.c.id == id).values(line=told)


_lines = msgspec.json.Decoder(TableLine)
_plans = msgspec.json.Decoder(NewTable)

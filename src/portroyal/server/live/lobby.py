"""Opening, finding and joining tables."""

from __future__ import annotations

import asyncio
import logging
import random
import re
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from msgspec import UNSET
from sqlalchemy import insert
from sqlalchemy.dialects import postgresql, sqlite

from portroyal.play.errors import PlayError
from portroyal.play.game import Game
from portroyal.play.lessons import LEARNER, lesson
from portroyal.server.ids import new_id
from portroyal.server.limits import Gate
from portroyal.server.live.live_table import LiveTable
from portroyal.server.live.registry import Tables
from portroyal.server.messages import Join, Me, Moment, NewTable, SeatWish, encode
from portroyal.server.messages import Tables as TableList
from portroyal.server.names import called, clean_text
from portroyal.server.problems import RefusedError, refused
from portroyal.server.settings import Settings
from portroyal.server.storage.batch import Job
from portroyal.server.storage.schema import entries, members, tables
from portroyal.server.storage.store import PAGE, Place, Store
from portroyal.server.storage.writer import Writer
from portroyal.server.table import history, views
from portroyal.server.table.decide import bot_name, check_names, checked_level, free_sailors, join
from portroyal.server.table.entries import Draft, Joined, Seated, row_of
from portroyal.server.table.fairness import checked_cut, started
from portroyal.server.table.material import own_names, rewritten
from portroyal.server.table.state import Table

Aside = Callable[..., Awaitable[Any]]
BEFORE = re.compile(r"([0-9]{1,15})-([0-9A-Za-z]{10})")
log = logging.getLogger("portroyal.lobby")


class Lobby:
    """Where tables are opened and found."""

    def __init__(self, settings: Settings, store: Store, writer: Writer, tables: Tables, gate: Gate) -> None:
        self.settings, self.store, self.writer, self.tables = settings, store, writer, tables
        self.gate = gate
        tables.rematch = self.rematch

    async def create(self, me: Me, plan: NewTable, aside: Aside = asyncio.to_thread) -> LiveTable:
        """Opens a table; it starts at once where nobody else is needed.

        What takes long to understand is done `aside`.
        """
        if plan.moment is not UNSET:
            return await self._play_on(me, plan, plan.moment)
        own = bool(own_names() & plan.options.keys())
        plan = await aside(checked_plan, plan) if own else checked_plan(plan)
        await self._room_for(me.visitor)
        return await self._open(plan, me.visitor, _sitting(plan, me), new_id(20))

    async def _play_on(self, me: Me, wish: NewTable, moment: Moment) -> LiveTable:
        """A game against bots from a moment of a finished one.

        Of that game it takes what everybody saw there. What lay hidden is dealt anew by this table's own
        secret, so that nothing of the old order, which all may know by now, is in it.
        """
        live = await self.tables.get(moment.table)
        await live.let_in(me.visitor, None if moment.key is UNSET else moment.key)
        async with live.lock:
            old, played = live.table, history.finished(live.table)
            if moment.act > len(played.actions):
                raise RefusedError("wrong-status", f"this game has {len(played.actions)} acts")
            game = await asyncio.to_thread(played.again, moment.act)
        if game.over:
            raise RefusedError("wrong-status", "the game is over at this moment")
        if sorted(seat.kind for seat in wish.seats) != ["bot"] * (len(old.seats) - 1) + ["me"]:
            raise RefusedError("bad-players", f"one plays on at a table of {len(old.seats)}, alone with bots")
        await self._room_for(me.visitor)
        plan = NewTable(
            old.plan.game, [_checked_seat(seat) for seat in wish.seats], old.plan.options, hints=wish.hints,
            chat="off", start=game.setup.start, pace=wish.pace, begin=True, cut=checked_cut(wish.cut),
            moment=Moment(old.id, moment.act),
        )  # fmt: skip
        seen = msgspec.structs.replace(game.state(), options=old.told_options)
        return await self._open(plan, me.visitor, _sitting(plan, me), new_id(20), msgspec.to_builtins(seen))

    async def _room_for(self, visitor: str) -> None:
        if await self.store.open_tables(visitor) >= self.settings.limits.tables:
            raise RefusedError("too-many-tables", "you have too many tables that are not over")

    async def _open(
        self, plan: NewTable, host: str, drafts: list[Draft], key: str, position: dict[str, Any] | None = None
    ) -> LiveTable:
        self.tables.check_there(host)
        now = self.tables.moments.now()
        table = Table(new_id(10), plan, key, secrets.token_hex(32), host, now)
        rows, applied = [], []

        def write(draft: Draft) -> None:
            entry = table.next_entry(draft, now)
            rows.append(row_of(entry, table.id))
            applied.append(table.apply(entry, now))

        for draft in drafts:
            write(draft)
        alone = table.people() == [host] and not any(seat.kind == "open" for seat in table.seats)
        if plan.begin and alone:
            write(Draft(started(table, {host: checked_cut(plan.cut)}, position), host))
        live = LiveTable(self.tables, table, applied)
        await self._keep(live, rows)
        live.mine = True
        return self.tables.add(live)

    async def _keep(self, live: LiveTable, rows: list[Any]) -> None:
        table = live.table
        line = insert(tables).values(
            id=table.id,
            plan=encode(table.plan),
            key=table.key,
            secret=table.secret,
            host=table.host,
            public=table.plan.public,
            status=table.status,
            created=table.created,
            changed=table.changed,
            due=live.keeper.due(),
            line=encode(views.table_line(table)),
        )
        seated = {"visitor": table.host, "table_id": table.id}
        statements = [
            (line, None),
            (insert(members), [seated]),
            (insert(entries), [r.values() for r in rows]),
        ]
        await self.writer.keep(Job(statements=statements))

    async def join(self, me: Me, id: str, wish: Join) -> LiveTable:
        live = await self.tables.get(id)
        await live.let_in(me.visitor, wish.key)
        async with live.lock:
            await self._room_for(me.visitor)
            dialect = postgresql if self.store.engine.dialect.name == "postgresql" else sqlite
            member = dialect.insert(members).values(visitor=me.visitor, table_id=id).on_conflict_do_nothing()
            await live.write(lambda table: join(table, me.visitor, me.name, wish), member)
        return live

    async def rematch(self, visitor: str, old: Table) -> str:
        """The same seats and rules again, the next seat starting. Other people's seats wait for them.

        It waits for `begin` even where nobody else is needed: who begins gives the cut, and the commitment
        must be shown before. It is a new table like any other, also to the limits.
        """
        self.gate.take("creates", visitor)
        await self._room_for(visitor)
        seats = len(old.seats)
        start = None if old.plan.start is None else (old.plan.start + 1) % seats
        options = new_options(old.plan)
        plan = msgspec.structs.replace(
            old.plan, start=start, begin=False, cut="", options=options, lesson=UNSET, moment=UNSET
        )
        drafts: list[Draft] = []
        mine, names = [], []
        for s, seat in enumerate(old.seats):
            if seat.visitor == visitor:
                mine.append(s)
                names.append(seat.name)
            elif seat.kind == "bot" or seat.visitor is None:
                name = seat.name if seat.kind == "bot" else bot_name(old)
                level = seat.level or "normal"
                drafts.append(Draft(Seated(seat=s, name=name, kind="bot", level=level)))
            else:
                drafts.append(Draft(Seated(seat=s, kind="open", whom=seat.visitor)))
        drafts.append(Draft(Joined(mine, names), visitor))
        return (await self._open(plan, visitor, drafts, old.key)).table.id

    # --- lists ---

    async def public(self, status: str, before: str | None) -> TableList:
        fresh = self.tables.moments.now() - int(1000 * self.settings.keep_listed)
        rows = await self.store.listed(status, fresh if status == "waiting" else 0, place_in(before))
        more = len(rows) == PAGE
        return TableList(self.tables.lines(rows), place_of(rows[-1]) if more else None)


def checked_plan(plan: NewTable) -> NewTable:
    """The wish if a game can be set up this way; cards and charts are data, never names of files."""
    try:
        plan = plan if plan.lesson is UNSET else lesson_plan(plan.lesson)
        options = new_options(plan)
    except PlayError as wrong:
        raise refused(wrong) from None
    if not any(seat.kind == "me" for seat in plan.seats) or sum(s.kind == "me" for s in plan.seats) > 1:
        raise RefusedError("bad-players", "exactly one of the seats is for `me`")
    if plan.clock.kind != "none" and plan.clock.seconds < 10:
        raise RefusedError("bad-option", "a clock needs at least 10 seconds")
    title = clean_text(plan.title, "the title", "bad-name", 60) if plan.title.strip() else ""
    seats = [_checked_seat(wish) for wish in plan.seats]
    return msgspec.structs.replace(plan, title=title, seats=seats, cut=checked_cut(plan.cut), options=options)


def lesson_plan(name: str) -> NewTable:
    """A guided game: the learner and scripted opponents, which play on by themselves when it is over."""
    learned = lesson(name).file
    bot = SeatWish("bot", level="easy")
    seats = [SeatWish("me"), *(bot for _ in range(learned.players - 1))]
    return NewTable(
        learned.game, seats, learned.options, hints=True, chat="off", start=LEARNER, begin=True, lesson=name
    )


def new_options(plan: NewTable) -> dict[str, Any]:
    """The options as a new game says them, cards and chart as they were understood."""
    options = rewritten(plan.game, plan.options)
    game = Game.new(plan.game, len(plan.seats), seed=0, options=options, start=plan.start or 0)
    return dict(game.setup.options)


def _checked_seat(wish: SeatWish) -> SeatWish:
    level = checked_level(wish.level) if wish.kind == "bot" else None
    name = None
    if wish.kind == "guest":
        name = clean_text(wish.name or "", "a guest's name", "bad-name", 32)
    return SeatWish(wish.kind, name, level)


def _sitting(plan: NewTable, me: Me) -> list[Draft]:
    """The entries that seat those who are known when a table is opened."""
    drafts = []
    mine = next(s for s, wish in enumerate(plan.seats) if wish.kind == "me")
    names = {mine: me.name} | {
        s: wish.name or "" for s, wish in enumerate(plan.seats) if wish.kind == "guest"
    }
    check_names(
        names, [one for s, wish in enumerate(plan.seats) if wish.kind == "open" for one in called("", s)]
    )
    crew = random.sample(free_sailors(list(names.values())), len(plan.seats))
    for s, wish in enumerate(plan.seats):
        if wish.kind == "bot":
            drafts.append(Draft(Seated(seat=s, name=crew.pop(), kind="bot", level=wish.level)))
    return [*drafts, Draft(Joined(list(names), list(names.values())), me.visitor)]


def place_in(before: str | None) -> Place | None:
    """Where a page begins, as the page before it has said."""
    if before is None:
        return None
    said = BEFORE.fullmatch(before)
    if said is None:
        raise RefusedError("bad-query", "before is what the last page said")
    return int(said[1]), said[2]


def place_of(row: Any) -> str:
    return f"{row.changed}-{row.id}"

"""What the server reads from the database: visitors, tables and their logs, lists."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Any

from sqlalchemy import Column, Select, func, select, text, tuple_
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from portroyal.server.problems import RefusedError
from portroyal.server.storage.errors import about_what_was_given, damaged, why
from portroyal.server.storage.schema import (
    MUTES,
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

log = logging.getLogger("portroyal.store")
PAGE = 50
Place = tuple[int, str]  # in a list, the latest first: when the table changed, and which it is


class Store:
    """Reads; what is written goes through the writer."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._failed: Select[Any] | None = None  # what could not be read

    @property
    def healthy(self) -> bool:
        return self._failed is None

    async def all(self, query: Select[Any]) -> list[Any]:
        try:
            async with self.engine.connect() as connection:
                return list((await connection.execute(query)).all())
        except (SQLAlchemyError, OSError, TimeoutError) as wrong:
            if self._failed is None and not about_what_was_given(wrong):
                log.error("cannot read", extra={"why": why(wrong)})
                self._failed = query
            if damaged(wrong):
                raise RefusedError("unreadable", "what was kept of this is broken", 5) from None
            raise RefusedError("not-saved", "the database does not answer now; try again", 2) from None

    async def probe(self) -> None:
        """After a failure: the same question again, since pages that are whole may answer others."""
        failed = self._failed
        if failed is not None:
            with suppress(RefusedError):
                await self.all(failed)
                self._failed = None
                log.info("reading again")

    async def one(self, query: Select[Any]) -> Any:
        found = await self.all(query)
        return found[0] if found else None

    async def rows(self, query: Select[Any]) -> list[Row]:
        """Entries of logs."""
        return [Row(*tuple(found)) for found in await self.all(query)]

    async def there(self, column: Column[str], wanted: Iterable[str]) -> set[str]:
        """Which of these values a column has."""
        found: set[str] = set()
        for some in in_parts(wanted):
            found |= {row[0] for row in await self.all(select(column).where(column.in_(some)))}
        return found

    # --- visitors ---

    async def visitor_of(self, token: str) -> Any:
        """The visitor whose device has this token (its hash), and what is known of the device."""
        return await self.one(
            select(visitors.c.id, visitors.c.name, visitors.c.created, devices.c.seen, devices.c.about)
            .join(devices, devices.c.visitor == visitors.c.id)
            .where(devices.c.token == token)
        )

    async def code(self, code: str) -> Any:
        return await self.one(select(codes.c.visitor, codes.c.until).where(codes.c.code == code))

    async def visitor(self, id: str) -> Any:
        return await self.one(select(visitors).where(visitors.c.id == id))

    async def devices_of(self, visitor: str) -> list[Any]:
        return await self.all(
            select(devices).where(devices.c.visitor == visitor).order_by(devices.c.created, devices.c.token)
        )

    async def reports_of(self, visitor: str) -> list[str]:
        return [
            row.reason for row in await self.all(select(reports.c.reason).where(reports.c.visitor == visitor))
        ]

    # --- tables ---

    async def table(self, id: str) -> Any:
        return await self.one(select(tables).where(tables.c.id == id))

    async def entries(self, table_id: str, since: int) -> list[Row]:
        query = (
            select(entries)
            .where(entries.c.table_id == table_id, entries.c.seq > since)
            .order_by(entries.c.seq)
        )
        return await self.rows(query)

    async def entries_up_to(self, spans: dict[str, tuple[int, int]]) -> list[Row]:
        """The entries of several tables, each after one number and up to another."""
        if not spans:
            return []
        pairs = [(id, seq) for id, (known, last) in spans.items() for seq in range(known + 1, last + 1)]
        query = (
            select(entries)
            .where(tuple_(entries.c.table_id, entries.c.seq).in_(pairs[:2000]))
            .order_by(entries.c.table_id, entries.c.seq)
        )
        return await self.rows(query)

    async def seat_rows(self, *table_ids: str) -> list[Row]:
        """The entries that say who sits where."""
        kinds = ("join", "sit", "leave", "delete")
        query = (
            select(entries)
            .where(entries.c.table_id.in_(table_ids), entries.c.kind.in_(kinds))
            .order_by(entries.c.table_id, entries.c.seq)
        )
        return await self.rows(query)

    async def seqs(self, ids: Iterable[str]) -> dict[str, int]:
        """The last number of each of these tables' logs."""
        found: dict[str, int] = {}
        for some in in_parts(ids):
            query = (
                select(entries.c.table_id, func.max(entries.c.seq))
                .where(entries.c.table_id.in_(some))
                .group_by(entries.c.table_id)
            )
            found |= dict(tuple(row) for row in await self.all(query))
        return found

    async def due(self, before: int, most: int) -> list[str]:
        """Tables at which a bot or a clock has to act by now."""
        query = select(tables.c.id).where(tables.c.due <= before).order_by(tables.c.due).limit(most)
        return [row.id for row in await self.all(query)]

    async def listed(self, status: str, since: int, before: Place | None) -> list[Any]:
        """Public tables at which something happened since then."""
        query = select(tables.c.id, tables.c.line, tables.c.changed).where(
            tables.c.public, tables.c.status == status, tables.c.changed >= since
        )
        return await self.all(_page(query, before, PAGE))

    async def tables_of(
        self,
        visitor: str,
        over: bool | None,
        before: Place | None,
        most: int = PAGE,
        dismissed: bool | None = None,
        id: str | None = None,
    ) -> list[Any]:
        query = (
            select(tables.c.id, tables.c.line, tables.c.changed, tables.c.status, members.c.dismissed)
            .join(members, members.c.table_id == tables.c.id)
            .where(members.c.visitor == visitor)
        )
        if over is not None:
            query = query.where(tables.c.status == "over" if over else tables.c.status != "over")
        if dismissed is not None:
            gone = members.c.dismissed
            query = query.where(gone.is_not(None) if dismissed else gone.is_(None))
        if id is not None:
            query = query.where(tables.c.id == id)
        return await self.all(_page(query, before, most))

    async def sits_at(self, visitor: str, table_id: str) -> bool:
        query = select(members.c.visitor).where(members.c.visitor == visitor, members.c.table_id == table_id)
        return await self.one(query) is not None

    async def opened_by(self, visitor: str) -> list[Any]:
        """The tables that somebody has opened, as they were asked for and as lists show them."""
        return await self.all(
            select(tables.c.id, tables.c.plan, tables.c.line).where(tables.c.host == visitor)
        )

    async def open_tables(self, visitor: str) -> int:
        query = (
            select(func.count())
            .select_from(tables)
            .join(members, members.c.table_id == tables.c.id)
            .where(members.c.visitor == visitor, tables.c.status != "over")
        )
        found = await self.one(query)
        return int(found[0]) if found else 0

    async def mutes_of(self, visitor: str) -> list[Row]:
        """Every entry by which somebody mutes a visitor, or lets them speak again."""
        place = func.instr if self.engine.dialect.name == "sqlite" else func.pg_catalog.position
        query = select(entries).where(text(MUTES), place(entries.c.data, visitor.encode()) > 0)
        return await self.rows(query)

    # --- reviews ---

    async def reviews_of(self, record: str) -> list[Any]:
        """All that is kept of the reviews of one game, the latest first."""
        query = select(reviews).where(reviews.c.record == record).order_by(reviews.c.asked.desc())
        return await self.all(query)

    async def reviews_by(self, visitor: str) -> list[Any]:
        """Those that a visitor has asked for, without what was found."""
        columns = [column for column in reviews.c if column.name != "data"]
        return await self.all(select(*columns).where(reviews.c.visitor == visitor).order_by(reviews.c.asked))

    async def full_reviews(self, visitor: str) -> list[Any]:
        """The full ones that are done of all games that a visitor has played, without what was found."""
        query = (
            select(reviews.c.record, reviews.c.judge, reviews.c.table_id, reviews.c.numbers)
            .join(members, members.c.table_id == reviews.c.table_id)
            .where(members.c.visitor == visitor, reviews.c.kind == "full", reviews.c.done)
        )
        return await self.all(query)

    async def wanting_reviews(self) -> list[Any]:
        """The visitors who want all their games reviewed, who has waited longest first."""
        query = select(visitors).where(visitors.c.reviewing.is_not(None))
        return await self.all(query.order_by(visitors.c.reviewing).limit(PAGE))

    async def reviews_to_do(self, before: int) -> list[Any]:
        """Those that are not done and that nobody has worked at since then, in the order of asking."""
        query = select(reviews).where(~reviews.c.done, reviews.c.touched <= before)
        return await self.all(query.order_by(reviews.c.asked))

    async def reviews_before(self, asked: int) -> int:
        """How many are to be done before one that was asked for then."""
        query = select(func.count()).select_from(reviews).where(~reviews.c.done, reviews.c.asked < asked)
        return int((await self.one(query))[0])

    async def rows_by(self, visitor: str, kind: str | None = None) -> list[Row]:
        """Every entry that a visitor has written, or those of one kind."""
        query = (
            select(entries).where(entries.c.visitor == visitor).order_by(entries.c.table_id, entries.c.seq)
        )
        if kind is not None:
            query = query.where(entries.c.kind == kind)
        return await self.rows(query)


def in_parts(wanted: Iterable[str]) -> Iterator[list[str]]:
    """As many as one question may name."""
    rest = list(wanted)
    while rest:
        yield rest[:500]
        rest = rest[500:]


def _page(query: Select[Any], before: Place | None, most: int) -> Select[Any]:
    """Two tables of the same moment have an order, too, or one of them would be between two pages."""
    if before is not None:
        query = query.where(tuple_(tables.c.changed, tables.c.id) < tuple_(*before))
    return query.order_by(tables.c.changed.desc(), tables.c.id.desc()).limit(most)

"""`portroyal reports`: what players told the operator of a line of chat or a name, and settling it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from portroyal.server.settings import Settings
from portroyal.server.storage.database import open_existing
from portroyal.server.storage.errors import clear_errors
from portroyal.server.storage.schema import Row, entries, reports, visitors
from portroyal.server.table.entries import Said, entry_of


@dataclass(frozen=True)
class Reported:
    """One report; a name is empty where none was given, and null where its visitor is deleted."""

    number: int
    at: int
    table: str
    seq: int | None
    who: str | None
    whom: str | None
    reason: str
    writer: str | None  # the name beside the reported line, as it was then
    text: str | None  # null where the line is deleted, or where none was reported


async def read_reports(settings: Settings) -> list[Reported]:
    """All reports, the oldest first; also while the server runs."""
    return list(await _with(settings, _read))


async def settle(settings: Settings, numbers: list[int]) -> int:
    """Deletes reports that are dealt with; answers how many there were."""

    async def remove(connection: AsyncConnection) -> int:
        return (await connection.execute(delete(reports).where(reports.c.id.in_(numbers)))).rowcount

    return int(await _with(settings, remove))


async def _with(settings: Settings, work: Any) -> Any:
    engine = open_existing(settings)
    try:
        with clear_errors():
            async with engine.begin() as connection:
                return await work(connection)
    finally:
        await engine.dispose()


async def _read(connection: AsyncConnection) -> list[Reported]:
    found = (await connection.execute(select(reports).order_by(reports.c.id))).all()
    return [await _reported(connection, row) for row in found]


async def _reported(connection: AsyncConnection, row: Any) -> Reported:
    line = None
    if row.seq is not None:
        here = select(entries).where(entries.c.table_id == row.table_id, entries.c.seq == row.seq)
        kept = (await connection.execute(here)).first()
        line = None if kept is None else Row(*tuple(kept))
    said = entry_of(line).what if line is not None and line.kind == Said.KIND else None
    return Reported(
        number=row.id,
        at=row.at,
        table=row.table_id,
        seq=row.seq,
        who=await _name(connection, row.visitor),
        whom=await _name(connection, row.about or (None if line is None else line.visitor)),
        reason=row.reason,
        writer=said.name if isinstance(said, Said) else None,
        text=said.text if isinstance(said, Said) else None,
    )


async def _name(connection: AsyncConnection, visitor: str | None) -> str | None:
    query: Select[Any] = select(visitors.c.name).where(visitors.c.id == visitor)
    found = (await connection.execute(query)).first()
    return None if found is None else str(found.name)

"""`portroyal backup` and `restore`: the whole database as one packed file of lines, from one moment."""

from __future__ import annotations

import base64
import gzip
import os
import stat
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, func, insert, inspect, select, text

from portroyal.server.settings import Settings
from portroyal.server.storage.claim import Claim
from portroyal.server.storage.database import forms, migrate, open_engine, open_existing, upgrade
from portroyal.server.storage.errors import DatabaseError, clear_errors
from portroyal.server.storage.schema import entries, metadata, tables

FORMAT = "port-royal-backup/1"
BATCH = 500


async def backup(settings: Settings, target: Path) -> int:
    """Writes everything as it was at one moment, also while the server runs; answers how many rows.

    What misses something is written as well, for it may be all that is left, and then called so: pages that
    a disk gives back empty are no error to PostgreSQL.
    """
    engine = open_existing(settings)
    async with AsyncExitStack() as stack:
        stack.push_async_callback(engine.dispose)
        with clear_errors():
            connection = await stack.enter_async_context(engine.connect())
            if connection.dialect.name == "postgresql":
                await connection.execution_options(isolation_level="REPEATABLE READ")
        with clear_errors(), _writing(target) as file:
            rows = await connection.run_sync(_write, file)
        try:
            with clear_errors():
                gaps = await connection.run_sync(_gaps)
        except DatabaseError as wrong:
            raise DatabaseError("backup-unsure", rows=rows, file=str(target), **wrong.blanks) from None
        if gaps:
            raise DatabaseError("backup-gaps", rows=rows, file=str(target), gaps=gaps)
        return rows


@contextmanager
def _writing(target: Path) -> Iterator[gzip.GzipFile]:
    """The file is there as a whole or not at all; it holds secrets, so nobody else may read it."""
    part = target.with_name(target.name + ".part")
    try:
        descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        if stat.S_ISREG(os.fstat(descriptor).st_mode):
            name = descriptor if os.chmod in os.supports_fd else part
            os.chmod(name, 0o600)  # what lay there may have been open to others
        with os.fdopen(descriptor, "wb") as raw, gzip.open(raw, "wb", 6) as file:
            yield file
        part.replace(target)
    except OSError as wrong:
        raise DatabaseError(
            "backup-not-written", file=str(target), why=wrong.strerror or str(wrong)
        ) from None
    finally:
        part.unlink(missing_ok=True)


def _write(connection: Connection, file: gzip.GzipFile) -> int:
    revision, _ = forms(connection)
    if revision is None:
        raise DatabaseError("backup-never-used")
    file.write(msgspec.json.encode({"format": FORMAT, "revision": revision}) + b"\n")
    rows = 0
    for table in _there(connection):
        there = {column["name"] for column in inspect(connection).get_columns(table.name)}  # of an older form
        columns = [column for column in table.columns if column.name in there]
        for row in connection.execution_options(yield_per=BATCH).execute(select(*columns)):
            values = {str(name): _plain(value) for name, value in row._mapping.items()}
            file.write(msgspec.json.encode([str(table.name), values]) + b"\n")
            rows += 1
    file.write(msgspec.json.encode({"rows": rows}) + b"\n")
    return rows


def _gaps(connection: Connection) -> int:
    """How many logs have gaps or no table, tables no log, and rows of any kind not what they refer to."""
    logs, same = select(entries.c.table_id).group_by(entries.c.table_id), entries.c.table_id == tables.c.id
    strange = [
        logs.having(func.count() != func.max(entries.c.seq)),
        logs.where(~select(tables).where(same).exists()),
        select(tables.c.id).where(~select(entries).where(same).exists()),
    ]
    for table in _there(connection):
        for key in table.foreign_keys:
            found = select(key.column).where(key.column == key.parent).exists()
            strange.append(select(key.parent).where(key.parent.is_not(None), ~found))
    counts = [select(func.count()).select_from(query.subquery()) for query in strange]
    return sum(int(connection.execute(count).scalar_one()) for count in counts)


def _there(connection: Connection) -> list[Table]:
    """The tables that the database has: one of an older form has fewer."""
    names = set(inspect(connection).get_table_names())
    return [table for table in metadata.sorted_tables if table.name in names]


async def restore(settings: Settings, source: Path) -> int:
    """Fills an empty database from a backup and brings it to the newest form."""
    _look_into(source)  # before a database is made for it
    engine = open_engine(settings)
    async with AsyncExitStack() as stack:
        stack.push_async_callback(engine.dispose)
        with clear_errors():
            if settings.file is not None:
                claim = Claim(settings.file)
                stack.callback(claim.close)
            async with engine.begin() as connection:
                rows = await connection.run_sync(_fill, source)
            await migrate(engine, settings)
            if settings.file is not None:
                claim.forget()
        return rows


def _look_into(source: Path) -> None:
    try:
        with gzip.open(source, "rb") as file:
            _head(file)
    except (OSError, EOFError) as wrong:
        raise _not_read(source, wrong) from None


def _not_read(source: Path, wrong: OSError | EOFError) -> DatabaseError:
    why = getattr(wrong, "strerror", None) or str(wrong)  # the file's name has been said
    return DatabaseError("backup-not-read", file=str(source), why=why)


def _head(file: gzip.GzipFile) -> dict[str, Any]:
    head = _line(file.readline())
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise DatabaseError("restore-no-backup", format=FORMAT)
    return head


def _fill(connection: Connection, source: Path) -> int:
    try:
        with gzip.open(source, "rb") as file:
            return _read(connection, file)
    except (OSError, EOFError) as wrong:
        raise _not_read(source, wrong) from None


def _read(connection: Connection, file: gzip.GzipFile) -> int:
    head = _head(file)
    now, _ = forms(connection)
    if now is None:
        upgrade(connection, str(head["revision"]))
    elif now != head["revision"]:
        raise DatabaseError("restore-other-form", now=now, form=str(head["revision"]))
    for table in _there(connection):
        if connection.execute(select(func.count()).select_from(table)).scalar():
            raise DatabaseError("restore-not-empty")
    rows = 0
    for name, batch in _batches(file):
        connection.execute(insert(metadata.tables[name]), batch)
        rows += len(batch)
    if connection.dialect.name == "postgresql":
        connection.execute(
            text(
                "SELECT setval(pg_get_serial_sequence('reports', 'id'), "
                "(SELECT coalesce(max(id), 0) + 1 FROM reports), false)"
            )
        )
    return rows


def _batches(file: gzip.GzipFile) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Rows of one table at a time; the last line says how many there must be."""
    name = ""
    batch: list[dict[str, Any]] = []
    for rows, raw in enumerate(file):
        line = _line(raw)
        if isinstance(line, dict):
            if line.get("rows") != rows:
                raise DatabaseError("restore-torn-rows", rows=rows, all=str(line.get("rows")))
            if batch:
                yield name, batch
            return
        table, values = line
        if batch and (table != name or len(batch) >= BATCH):
            yield name, batch
            batch = []
        name = table
        batch.append({key: _value(value) for key, value in values.items()})
    raise DatabaseError("restore-torn-end")


def _line(raw: bytes) -> Any:
    try:
        return msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise DatabaseError("restore-torn-line") from None


def _plain(value: Any) -> Any:
    return {"bytes": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


def _value(value: Any) -> Any:
    return base64.b64decode(value["bytes"]) if isinstance(value, dict) else value

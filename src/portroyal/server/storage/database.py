"""The connection to SQLite or PostgreSQL, and the database brought to its newest form."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sqlite3
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from portroyal.server.settings import Settings
from portroyal.server.storage.batch import Keeper, PostgresKeeper, SqliteKeeper
from portroyal.server.storage.errors import DatabaseError, clear_errors

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATING = 7_026_315  # the number of the lock under which one of several processes migrates
log = logging.getLogger("portroyal.database")


def open_engine(settings: Settings) -> AsyncEngine:
    """SQLite writes ahead and syncs every commit: what is acknowledged survives kill -9 and a power cut."""
    file = settings.file
    if file is None:
        if not settings.url.startswith("postgresql+asyncpg://"):
            raise DatabaseError("database-neither")
        try:
            return create_async_engine(
                settings.url, pool_size=5, max_overflow=5, pool_pre_ping=True, connect_args={"timeout": 5}
            )
        except ModuleNotFoundError:
            raise DatabaseError("database-driver") from None
    with clear_errors():
        file.parent.mkdir(parents=True, exist_ok=True)
        refuse_second_name(file)
    engine = create_async_engine(settings.url, pool_size=3, max_overflow=0)
    _prepare(engine.sync_engine, settings, file)

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


def open_existing(settings: Settings) -> AsyncEngine:
    """A database that is there already: no file is made where there is none."""
    if settings.file is not None and not settings.file.exists():
        raise DatabaseError("backup-no-database", file=str(settings.file))
    return open_engine(settings)


def open_keeper(settings: Settings, engine: AsyncEngine) -> Keeper:
    """What writes to the database; to SQLite by a connection of its own."""
    if settings.file is None:
        return PostgresKeeper(engine)
    own = create_engine(make_url(settings.url).set(drivername="sqlite"), pool_size=1)
    _prepare(own, settings, settings.file)
    return SqliteKeeper(own, settings.file)


def _prepare(engine: Engine, settings: Settings, file: Path) -> None:
    """How every connection to an SQLite file begins."""

    @event.listens_for(engine, "do_connect")
    def hide(*_: object) -> None:
        keep_private(file)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, record: object) -> None:
        connection.isolation_level = None  # Python's own transactions would leave out CREATE TABLE
        cursor = connection.cursor()
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            f"busy_timeout={int(settings.busy * 1000)}",
            "foreign_keys=ON",
            "cache_size=-32000",
            "secure_delete=ON",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()


def refuse_second_name(file: Path) -> None:
    """SQLite finds its write-ahead log by the file's name: under a hard link, what was committed is missing.

    Nor would the lock be the same, which lies beside the file as well. To lock the file itself would not do:
    it would have to be opened here, and closing it would take away the locks that SQLite has on it.
    """
    with contextlib.suppress(FileNotFoundError):
        if file.stat().st_nlink > 1:
            raise DatabaseError("database-two-names", file=str(file))


def keep_private(file: Path) -> None:
    """A database holds secrets: it is for its owner alone, and so is what SQLite lays beside it.

    A file that is there is never opened here: closing it would take away the locks that SQLite has on it.
    """
    file = file.resolve()
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        for name in (file, f"{file}-wal", f"{file}-shm"):
            with contextlib.suppress(FileNotFoundError, PermissionError):  # or it is somebody else's
                os.chmod(name, 0o600)


async def migrate(engine: AsyncEngine, settings: Settings) -> None:
    """Brings the database to the newest form; an SQLite file is copied before."""
    async with engine.connect() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_lock({MIGRATING})"))
        try:
            now, newest = await connection.run_sync(forms)
            if now == newest:
                return
            if now is not None and not known(now):
                raise DatabaseError("database-newer", form=now)
            if now is not None and settings.file is not None:
                await asyncio.to_thread(
                    copy_file, settings.file, settings.file.with_suffix(f".before-{newest}")
                )
            log.info("migrating", extra={"was": now, "new": newest})
            await connection.run_sync(upgrade)
            await connection.commit()
        finally:
            if connection.dialect.name == "postgresql":
                await connection.rollback()
                await connection.execute(text(f"SELECT pg_advisory_unlock({MIGRATING})"))
                await connection.commit()


def copy_file(source: Path, target: Path) -> None:
    """A whole and consistent copy of an SQLite file, also while it is in use."""
    keep_private(target)
    with sqlite3.connect(source) as old, sqlite3.connect(target) as new:
        old.backup(new)
    old.close()
    new.close()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


def forms(connection: Connection) -> tuple[str | None, str | None]:
    """The form that the database has, and the newest one."""
    newest = ScriptDirectory.from_config(_config()).get_current_head()
    return MigrationContext.configure(connection).get_current_revision(), newest


def known(form: str) -> bool:
    """Whether this version has the step of the migrations that leads to a form."""
    return form in {step.revision for step in ScriptDirectory.from_config(_config()).walk_revisions()}


def upgrade(connection: Connection, revision: str = "head") -> None:
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)

"""The settings of a server; without any it is one process with a file beside it."""

from __future__ import annotations

import os
from pathlib import Path

from msgspec import Struct
from msgspec.structs import asdict, replace

SQLITE = "sqlite+aiosqlite:///"


class Limits(Struct, frozen=True):
    """How much one visitor or one address may ask for. Rates are (per second, at once)."""

    body: int = 300_000  # bytes of a request; an own chart or card list is the largest
    head: int = 16_384  # bytes of a request before its body: path and headers
    headers: int = 64  # of a request
    connections: int = 300  # open ones of an address
    arrivals: tuple[float, float] = (50, 300)  # new ones of an address; more are closed without a word
    command: int = 4_096  # bytes of a message on a stream
    frames: tuple[float, float] = (10, 40)  # messages of a stream, pings included; who sends more is let go
    messages: tuple[float, float] = (100, 400)  # on all streams of an address
    requests: tuple[float, float] = (50, 300)  # of an address
    visitors: tuple[float, float] = (0.2, 30)  # new ones from an address
    codes: tuple[float, float] = (0.05, 5)  # tries to move a visitor, of an address
    commands: tuple[float, float] = (10, 40)  # of a visitor
    chat: tuple[float, float] = (0.5, 5)  # of a visitor
    creates: tuple[float, float] = (0.2, 10)  # tables opened by a visitor
    pictures: tuple[float, float] = (0.1, 5)  # of own charts, of an address: they cost seconds to draw
    charts: tuple[float, float] = (1, 10)  # of one's own, checked, of an address
    odds: tuple[float, float] = (5, 40)  # of an address
    coaching: int = 3  # questions to the coach that an address may have under way: it has one worker for all
    own: int = 6  # cards, charts and maps of one's own that an address may have understood or drawn at once
    replays: tuple[float, float] = (0.5, 10)  # of an address: every act is played again
    logs: tuple[float, float] = (2, 30)  # of tables, of an address: a long one has megabytes
    reviews: tuple[float, float] = (2, 30)  # looks at reviews, of an address
    searches: tuple[float, float] = (1, 15)  # through all one's games, of an address: there may be thousands
    previews: tuple[float, float] = (1, 20)  # pictures of links, of an address
    pages: tuple[float, float] = (100, 600)  # of an address: the client's files, health and numbers
    tables: int = 30  # tables of a visitor that are not over
    written: int = 200_000  # bytes or so in the log of a table, of a visitor, acts not counted
    streams: int = 20  # of a visitor
    streams_of_address: int = 200
    openings: tuple[float, float] = (5, 60)  # of streams, of an address: each is greeted with the whole table
    behind: int = 256  # messages that a stream may be behind before it is closed
    behind_bytes: int = 256_000  # the same in bytes; a first one always fits


UNLIMITED = replace(
    Limits(
        connections=1_000_000, tables=1_000_000, written=10**12, streams=1_000_000,
        streams_of_address=1_000_000, coaching=1_000_000, own=1_000_000,
    ),
    **{name: (1e9, 1e9) for name, limit in asdict(Limits()).items() if isinstance(limit, tuple)},  # rates
)  # fmt: skip


class Settings(Struct, frozen=True):
    """Everything that can be set; times are in seconds."""

    database: str = ""
    host: str = "127.0.0.1"
    port: int = 8000
    limits: Limits = Limits()
    origins: tuple[str, ...] = ()  # other sites that may use this server, as https://example.org
    behind_proxy: bool = False  # believe X-Forwarded-For and X-Forwarded-Proto
    grace: float = 60.0  # until a bot stands in for somebody who is gone, or was nudged
    second_thoughts: float = 3.0  # that bots leave a person to take an act back, unless their pace is 0
    cut_time: float = 20.0
    head_time: float = 10.0  # until the head of a request must have come
    body_time: float = 20.0  # until its body must have come
    unread_time: float = 30.0  # until somebody who reads nothing is let go
    busy: float = 5.0  # how long a locked SQLite file is waited for
    gather: float = 0.002  # how long a commit waits for company
    bot_workers: int = 1
    bot_ms: int = 1000  # what a bot may think
    review_seconds: float = 100.0  # of a processor's time that a full review takes at most
    review_kept: float = 5.0  # of these seconds that a server which is killed may lose
    warm_bots: bool = False  # the strongest bots are compiled when the server starts, not when first asked
    keep_listed: float = 86_400.0  # until a table that waits and waits leaves the lobby; its link stays good
    keep_loaded: float = 300.0  # until a table that nobody looks at leaves the memory
    metrics: bool = True
    metrics_port: int | None = None  # a port of their own, so that nobody else needs to be kept away
    log_level: str = "INFO"

    @property
    def url(self) -> str:
        """The database as SQLAlchemy names it; a plain path is an SQLite file."""
        given = self.database or str(default_file())
        if given.startswith(("postgresql://", "postgres://")):
            return "postgresql+asyncpg://" + given.split("://", 1)[1]
        name = given.removeprefix("sqlite:///").removeprefix(SQLITE)
        return given if "://" in name else SQLITE + name

    @property
    def file(self) -> Path | None:
        """The SQLite file, if it is one; what stands behind a question mark is no part of its name."""
        url = self.url
        return Path(url.removeprefix(SQLITE).partition("?")[0]) if url.startswith(SQLITE) else None


def default_file() -> Path:
    """Where the tables are kept if nobody says: in the user's data folder."""
    folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "portroyal"
    return folder / "tables.sqlite"

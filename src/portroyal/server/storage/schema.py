"""The database: visitors with their devices, tables, the log of every table, reviews of games."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    text,
)

MUTES = "kind = 'mute'"  # word for word as in the index, or it would not be used
REVIEWING = "reviewing IS NOT NULL"
metadata = MetaData()

visitors = Table(
    "visitors",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("reviewing", BigInteger),  # since when all their games are to be reviewed, one after another
    Index("visitors_reviewing", "reviewing", sqlite_where=text(REVIEWING), postgresql_where=text(REVIEWING)),
)

devices = Table(
    "devices",
    metadata,
    Column("token", String(64), primary_key=True),  # SHA-256 of what the cookie holds
    Column("visitor", ForeignKey("visitors.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger),  # null: not since devices are listed
    Column("about", String(40)),  # in words, as Firefox, Android
)

codes = Table(
    "codes",
    metadata,
    Column("code", String(64), primary_key=True),  # SHA-256 of it
    Column("visitor", ForeignKey("visitors.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("until", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(10), primary_key=True),
    Column("plan", LargeBinary, nullable=False),  # what was asked for when it was opened
    Column("key", String(20), nullable=False),
    Column("secret", String(64), nullable=False),  # of the proof of fairness
    Column("host", String(12)),
    Column("public", Boolean, nullable=False),
    Column("status", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("due", BigInteger),  # when a bot or a clock has to act
    Column("line", LargeBinary, nullable=False),  # how lists show it
    Index("tables_listed", "public", "status", "changed"),
    Index("tables_due", "due"),
)

members = Table(
    "members",
    metadata,
    Column("visitor", String(12), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("dismissed", BigInteger),  # since when it is gone from their list
    Index("members_table", "table_id"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(10), primary_key=True),
    Column("seq", Integer, primary_key=True),  # two who write the same number: the first one has written
    Column("kind", String(16), nullable=False),
    Column("visitor", String(12), index=True),
    Column("client", String(40)),
    Column("at", BigInteger, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Index("entries_mutes", "table_id", sqlite_where=text(MUTES), postgresql_where=text(MUTES)),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("table_id", String(10), nullable=False),
    Column("visitor", String(12)),  # who reports
    Column("about", String(12)),
    Column("seq", Integer),
    Column("reason", Text, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("record", String(64), primary_key=True),  # a hash of the game, without names
    Column("kind", String(5), primary_key=True),  # first or full
    Column("judge", String(60), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("visitor", String(12), index=True),  # who asked for it
    Column("asked", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),  # when somebody last worked at it
    Column("done", Boolean, nullable=False),
    Column("data", LargeBinary),  # what was found so far (lab/review/keeping.py)
    Column("numbers", LargeBinary),  # what it says of each seat (lab/review/numbers.py), when it is done
)


class Row(Struct, frozen=True):
    """One entry of a log as it is kept; `data` depends on the kind (server/table/entries.py)."""

    table_id: str
    seq: int
    kind: str
    visitor: str | None
    client: str | None
    at: int
    data: bytes

    def values(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__struct_fields__}

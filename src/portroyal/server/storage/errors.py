"""What goes wrong with a database: said in one sentence, without values, and who is to blame."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError

from portroyal.text.words import Words


class DatabaseError(Exception):
    """The database, or a copy of it, cannot be used; one of our messages says why."""

    def __init__(self, message: str, **blanks: str | int) -> None:
        super().__init__(Words().say(message, **blanks))
        self.message, self.blanks = message, blanks


def why(wrong: Exception) -> str:
    """What a driver says, in one line and without the values, which may be secrets."""
    said = str(getattr(wrong, "orig", None) or wrong).splitlines() or [type(wrong).__name__]
    return said[0].partition(" with text ")[0][:200]


def about_what_was_given(wrong: Exception) -> bool:
    """Whether a value or a reference is to blame, and not the database."""
    state = str(getattr(getattr(wrong, "orig", None), "sqlstate", None) or "")
    given = (IntegrityError, DataError, sqlite3.IntegrityError, sqlite3.DataError, ValueError, OverflowError)
    return isinstance(wrong, given) or state[:2] in ("22", "23")


def damaged(wrong: Exception) -> bool:
    """Whether what the database keeps is broken: the rest may be whole, and proves nothing about this.

    PostgreSQL says XX when it finds a contradiction, 58 when the system cannot read or find a file of it.
    """
    cause = getattr(wrong, "orig", None) or wrong
    if isinstance(cause, sqlite3.OperationalError):
        return "decode" in str(cause)
    return type(cause) is sqlite3.DatabaseError or str(getattr(cause, "sqlstate", None))[:2] in ("XX", "58")


@contextmanager
def clear_errors() -> Iterator[None]:
    """Whatever a database or its driver says when it cannot be used becomes one sentence."""
    try:
        yield
    except Exception as wrong:
        if isinstance(wrong, (SQLAlchemyError, OSError, TimeoutError)) or _of_a_driver(wrong):
            raise DatabaseError("database-unusable", why=why(wrong)) from wrong
        raise


def _of_a_driver(wrong: Exception) -> bool:
    """Where rows are read one after the other, SQLAlchemy lets pass what PostgreSQL's driver says."""
    return type(wrong).__module__.partition(".")[0] in ("sqlite3", "asyncpg")

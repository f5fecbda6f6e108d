"""Time and secrets as the server uses them: a clock that never jumps, ids that nobody guesses."""

from __future__ import annotations

import hashlib
import secrets
import time

from portroyal.server.names import seen
from portroyal.server.problems import RefusedError

LETTERS = "0123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"


class Moments:
    """The milliseconds since 1970 when the process began, counted on by a clock that cannot jump.

    So a wrong or corrected system clock never takes time from a player while the server runs.
    """

    def __init__(self) -> None:
        self._began = time.time_ns() // 1_000_000
        self._count = time.monotonic_ns() // 1_000_000

    def now(self) -> int:
        return self._began + time.monotonic_ns() // 1_000_000 - self._count

    def off_by(self) -> int:
        """How far the system clock is from this one now: not 0 after it jumped."""
        return time.time_ns() // 1_000_000 - self.now()


def new_id(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def new_token() -> str:
    return secrets.token_urlsafe(32)


def new_code() -> str:
    """A code that people can copy by hand: 60 bits in three groups."""
    letters = "".join(secrets.choice(CODE_LETTERS) for _ in range(12))
    return "-".join((letters[:4], letters[4:8], letters[8:]))


def hash_of(secret: str) -> str:
    """What is kept of a token or code, so that a stolen database opens no seat."""
    return hashlib.sha256(secret.encode()).hexdigest()


def clean_text(text: str, what: str, code: str, most: int) -> str:
    """Text of a person, in one form and without anything that is not seen."""
    kept = seen(text)
    if not kept:
        raise RefusedError(code, f"{what} is empty")
    if len(kept) > most:
        raise RefusedError(code, f"{what} has {len(kept)} characters; at most {most} fit")
    return kept

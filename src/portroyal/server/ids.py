"""Ids and secrets that nobody guesses, and what is kept of a secret."""

from __future__ import annotations

import hashlib
import secrets

LETTERS = "0123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"


def new_id(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def new_token() -> str:
    return secrets.token_urlsafe(32)


def new_code() -> str:
    """A code that people can copy by hand: 60 bits in three groups."""
    letters = "".join(secrets.choice(CODE_LETTERS) for _ in range(12))
    return "-".join((letters[:4], letters[4:8], letters[8:]))


def hash_of(secret: str) -> str:
    """The seal of a cut; and what is kept of a token or code, so that a stolen database opens no seat."""
    return hashlib.sha256(secret.encode()).hexdigest()

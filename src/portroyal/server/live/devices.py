"""The devices of a visitor in words: enough to tell a phone from a desk, not where it stands."""

from __future__ import annotations

from typing import Any

from portroyal.server.ids import hash_of
from portroyal.server.messages import Device

# What a browser says of itself, in the order in which it must be asked: most claim to be others, too.
BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Firefox/", "Firefox"),
    ("Chrom", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def in_words(agent: str) -> str:
    """Browser and system by the names that people know; empty where neither is known."""
    found = (next((name for mark, name in names if mark in agent), "") for names in (BROWSERS, SYSTEMS))
    return ", ".join(name for name in found if name)


def id_of(token: str) -> str:
    """How a device is named to its owner; its token (a hash already) cannot be had from it."""
    return hash_of(f"device:{token}")[:16]


def device_of(row: Any, here: str | None) -> Device:
    """A kept device as it is told; `here` is the token of the one that asks."""
    return Device(id_of(row.token), row.about or "", row.created, row.seen or row.created, row.token == here)

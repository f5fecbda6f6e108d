"""Long answers that are sent piece by piece, as they are read, and are never whole in memory."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

PIECE = 65_536  # bytes that are sent at once


def in_pieces(message: bytes, parts: Iterable[bytes]) -> Iterator[bytes]:
    """An encoded message that ends with an empty list, with these parts in that list."""
    assert message.endswith(b"[]}"), "the last field of such a message is an empty list"
    piece = bytearray(message[:-2])
    between = b""
    for part in parts:
        piece += between + part
        between = b","
        if len(piece) >= PIECE:
            yield bytes(piece)
            piece.clear()
    yield bytes(piece + b"]}")

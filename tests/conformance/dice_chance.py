"""The dice of a seed, written a second time from notation.md section 5: ChaCha20 (RFC 8439), index, roll."""

import hashlib
import struct
from collections.abc import Iterable, Iterator

COLOR_FACES = ("yellow", "orange", "green", "blue", "red", "black")
LETTER_FACES = ("A", "B", "B", "C", "D", "E")
WORD = 0xFFFFFFFF
# Columns first, then diagonals, as in RFC 8439 section 2.3.
QUARTERS = (
    (0, 4, 8, 12),
    (1, 5, 9, 13),
    (2, 6, 10, 14),
    (3, 7, 11, 15),
    (0, 5, 10, 15),
    (1, 6, 11, 12),
    (2, 7, 8, 13),
    (3, 4, 9, 14),
)


def turned(word: int, bits: int) -> int:
    return ((word << bits) | (word >> (32 - bits))) & WORD


def block(key: bytes, counter: int) -> list[int]:
    """The sixteen words of one block, nonce 0."""
    before = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *struct.unpack("<8I", key), counter, 0, 0, 0]
    x = list(before)
    for _ in range(10):
        for a, b, c, d in QUARTERS:
            for first, second, third, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                x[first] = (x[first] + x[second]) & WORD
                x[third] = turned(x[third] ^ x[first], bits)
    return [(mixed + start) & WORD for mixed, start in zip(x, before, strict=True)]


def key_of(seed: int | str) -> bytes:
    """An integer seed is hashed; 64 hex digits are the key itself."""
    if isinstance(seed, str):
        return bytes.fromhex(seed)
    return hashlib.sha256(f"port-royal:{seed}".encode()).digest()


def words(seed: int | str) -> Iterator[int]:
    key, counter = key_of(seed), 0
    while True:
        yield from block(key, counter)
        counter += 1


class Dice:
    """Scripted rolls first, which use up no words; then the rolls of the seed."""

    def __init__(self, seed: int | str, scripted: Iterable[str] = ()) -> None:
        self.words = words(seed)
        self.scripted = list(scripted)

    def index(self, n: int) -> int:
        bound = 2**32 // n * n
        while True:
            word = next(self.words)
            if word < bound:
                return word % n

    def roll(self) -> str:
        if self.scripted:
            return self.scripted.pop(0)
        color = COLOR_FACES[self.index(6)]
        return f"{color}-{LETTER_FACES[self.index(6)]}"

"""Chance: the ChaCha20 stream that shuffles and rolls, equal in every engine (notation, section 5)."""

from __future__ import annotations

import hashlib
from typing import Annotated

from portroyal.rules.layout import I8, Cell, layout
from portroyal.rules.rulebook import hot, rule

MASK32 = 0xFFFFFFFF
WORDS = 16  # words in a block


@layout
class Stream:
    """A place in a ChaCha20 stream: the key, the next block's number and what is left of the current block.

    The words are the only unsigned cells of the house: compiled code then turns them in one instruction,
    and every sum of them is taken in 64 bits and cut to 32, so that nothing can overflow.
    """

    key: Annotated[list[int], Cell("u4", 8)]
    block: Annotated[list[int], Cell("u4", WORDS)]
    counter: I8
    used: I8


def key_of(seed: int | str) -> tuple[int, ...]:
    """The key of a seed: an integer n stands for SHA-256 of `port-royal:n`, 64 hex digits for themselves."""
    if isinstance(seed, str):
        raw = bytes.fromhex(seed)
        if len(raw) != 32 or len(seed) != 64:
            raise ValueError("a seed of text has 64 hex digits")
    else:
        raw = hashlib.sha256(f"port-royal:{seed}".encode()).digest()
    return tuple(int.from_bytes(raw[i : i + 4], "little") for i in range(0, 32, 4))


def seed_stream(stream: Stream, seed: int | str) -> None:
    """Puts a stream to its beginning."""
    for i, word in enumerate(key_of(seed)):
        stream.key[i] = word
    rewind(stream)


@rule
def rewind(stream: Stream) -> None:
    stream.counter = 0
    stream.used = WORDS


@rule
def rotated(word: int, bits: int) -> int:
    return ((word << bits) & MASK32) | (word >> (32 - bits))


@rule
def quarter_round(x: list[int], a: int, b: int, c: int, d: int) -> None:
    x[a] = (x[a] + x[b]) & MASK32
    x[d] = rotated(x[d] ^ x[a], 16)
    x[c] = (x[c] + x[d]) & MASK32
    x[b] = rotated(x[b] ^ x[c], 12)
    x[a] = (x[a] + x[b]) & MASK32
    x[d] = rotated(x[d] ^ x[a], 8)
    x[c] = (x[c] + x[d]) & MASK32
    x[b] = rotated(x[b] ^ x[c], 7)


@rule
def next_block(stream: Stream) -> None:
    """RFC 8439, section 2.3, with nonce 0."""
    x = stream.block
    x[0] = 0x61707865
    x[1] = 0x3320646E
    x[2] = 0x79622D32
    x[3] = 0x6B206574
    for i in range(8):
        x[4 + i] = stream.key[i]
    x[12] = stream.counter
    x[13] = 0
    x[14] = 0
    x[15] = 0
    for _ in range(10):
        quarter_round(x, 0, 4, 8, 12)
        quarter_round(x, 1, 5, 9, 13)
        quarter_round(x, 2, 6, 10, 14)
        quarter_round(x, 3, 7, 11, 15)
        quarter_round(x, 0, 5, 10, 15)
        quarter_round(x, 1, 6, 11, 12)
        quarter_round(x, 2, 7, 8, 13)
        quarter_round(x, 3, 4, 9, 14)
    x[0] = (x[0] + 0x61707865) & MASK32
    x[1] = (x[1] + 0x3320646E) & MASK32
    x[2] = (x[2] + 0x79622D32) & MASK32
    x[3] = (x[3] + 0x6B206574) & MASK32
    for i in range(8):
        x[4 + i] = (x[4 + i] + stream.key[i]) & MASK32
    x[12] = (x[12] + stream.counter) & MASK32
    stream.counter = stream.counter + 1
    stream.used = 0


@rule
def next_word(stream: Stream) -> int:
    if stream.used == WORDS:
        next_block(stream)
    word = stream.block[stream.used]
    stream.used = stream.used + 1
    return word


@hot
def index(stream: Stream, n: int) -> int:
    """A fair number below n: words past the last full multiple of n are thrown away."""
    last = (1 << 32) - n  # where the last full multiple may begin
    word = next_word(stream)
    number = word % n
    while word - number > last:
        word = next_word(stream)
        number = word % n
    return number


@rule
def shuffle(stream: Stream, cells: list[int], first: int, end: int) -> None:
    """Shuffles cells[first:end] in place; the cell at `first` is the top."""
    for i in range(end - first - 1, 0, -1):
        j = index(stream, i + 1)
        cell = cells[first + i]
        cells[first + i] = cells[first + j]
        cells[first + j] = cell


@rule
def game_key(master: Stream, number: int, stream: Stream, whim: list[int]) -> None:
    """Game `number` of a batch: its key is a block of the batch's master stream, and so is its whim.

    The key, written as 64 hex digits, is the seed under which the same game can be played again alone.
    """
    master.counter = number
    next_block(master)
    for i in range(8):
        stream.key[i] = master.block[i]
    rewind(stream)
    whim[0] = master.block[8] | 1


@rule
def whim_below(whim: list[int], n: int) -> int:
    """A cheap throw-away choice (xorshift, 32 bits) for random players; never the game's own chance."""
    x = whim[0]
    x = x ^ ((x << 13) & MASK32)
    x = x ^ (x >> 17)
    x = x ^ ((x << 5) & MASK32)
    whim[0] = x
    return (x * n) >> 32

"""The games behind a balance report: free ones, and ones with the first player forced onto a start island."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import numpy as np

from portroyal.bots.columns import WIDTH
from portroyal.bots.dice.batch import FREE_CHOICE, DiceBatch
from portroyal.rules.dice.sheet import SheetOf

BOT = "mate"  # on every seat
CHUNK = 50
THREADS = 2


@dataclass(frozen=True)
class Played:
    """The rows of one chart and player count: by free choice, and by each start island's number."""

    sheet_of: SheetOf
    players: int
    free: Any
    forced: dict[int, Any]


def start_islands(sheet_of: SheetOf) -> list[int]:
    return [i for i in range(sheet_of.sheet.n_islands) if sheet_of.sheet.is_start[i]]


@contextmanager
def two_threads() -> Iterator[ThreadPoolExecutor]:
    """A pool that Ctrl-C leaves at once: what was not begun is dropped."""
    pool = ThreadPoolExecutor(THREADS)
    try:
        yield pool
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def play(
    sheet_of: SheetOf, players: int, games: int, seed: int, progress: Callable[[int], None] = lambda _: None
) -> Played:
    """Plays `games` free games and as many for every start island; `progress` hears of each chunk played."""
    batch = DiceBatch("dice", {}, players, on=sheet_of)
    islands = [FREE_CHOICE, *start_islands(sheet_of)]
    rows = {island: np.zeros((games, WIDTH), np.int64) for island in islands}

    def chunk(job: tuple[int, int]) -> int:
        island, first = job
        part = rows[island][first : first + CHUNK]
        # Other games for every island, so that their shares can be compared as independent ones.
        numbers = np.arange(len(part), dtype=np.int64) + first + (1 + island) * games
        batch.play([BOT] * players, seed, numbers, np.zeros_like(numbers), 0, part, forced=island)
        return len(part)

    with two_threads() as pool:
        for done in pool.map(
            chunk, [(island, first) for island in islands for first in range(0, games, CHUNK)]
        ):
            progress(done)
    free = rows.pop(FREE_CHOICE)
    return Played(sheet_of, players, free, rows)

"""Many games of one match: chunk by chunk on all cores or on a cluster, always with the same result."""

from __future__ import annotations

import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

from portroyal.lab.match import Match, rows_of

# Games in a chunk: about half a second's worth, so that Ctrl-C and the bar answer soon.
CHUNKS = {"deckhand": 8192, "bosun": 2048, "mate": 512, "captain": 2, "admiral": 2}
PLAIN_CHUNK = 2
AHEAD = 2  # chunks in work for every thread


def chunk_rows(match: Match, first: int, count: int) -> Any:
    """Games first .. first + count - 1; the start player moves on by a seat from game to game."""
    import numpy as np

    numbers = np.arange(first, first + count, dtype=np.int64)
    return rows_of(match, numbers, numbers % match.players)


def chunk_games(match: Match, first: int, count: int) -> tuple[Any, list[str]]:
    """The same with a record of every game, for which bots are asked move by move."""
    import numpy as np

    from portroyal.bots.columns import WIDTH
    from portroyal.lab.plain_games import play_plainly, record_line

    numbers, rows = np.arange(first, first + count, dtype=np.int64), np.zeros((count, WIDTH), np.int64)
    played = play_plainly(match, numbers, numbers % match.players, rows)
    return rows, [record_line(match, game) for game in played]


def chunks(
    match: Match,
    games: int,
    threads: int | None = None,
    cluster: str | None = None,
    work: Callable[[Match, int, int], Any] = chunk_rows,
) -> Iterator[tuple[int, Any]]:
    """What `work` makes of all games as (number of the first, rows), in order and without gaps.

    Which thread or machine plays a chunk, and how large it is, makes no difference to any game. Whoever
    stops taking has all games up to there.
    """
    bots = None if work is chunk_games else match.batch_bots
    size = PLAIN_CHUNK if bots is None else min(CHUNKS[bot] for bot in bots)
    jobs = ((first, min(size, games - first)) for first in range(0, games, size))
    if cluster is None:
        if work is not chunk_games:
            warm_up(match)
        if bots is None and threads is None:
            threads = 1  # moves in Python do not run faster side by side
    with _executor(threads, cluster) as (pool, width):
        yield from in_order(pool, width, lambda job: (match, *job), work, jobs)


def in_order(
    pool: Executor, width: int, arguments: Callable[[Any], Any], work: Callable[..., Any], jobs: Iterator[Any]
) -> Iterator[tuple[Any, Any]]:
    """Each job's first word and result, in the order of the jobs, with a few of them in work at a time."""
    waiting: deque[tuple[Any, Future[Any]]] = deque()
    for job in jobs:
        waiting.append((job[0], pool.submit(work, *arguments(job))))
        if len(waiting) >= width * AHEAD:
            first, future = waiting.popleft()
            yield first, future.result()
    while waiting:
        first, future = waiting.popleft()
        yield first, future.result()


@contextmanager
def _executor(threads: int | None, cluster: str | None) -> Iterator[tuple[Executor, int]]:
    """Threads of this machine, or a cluster's workers; left at once when somebody has enough."""
    if cluster is not None:
        from portroyal.lab.cluster import cluster_executor

        with cluster_executor(cluster) as pair:
            yield pair
        return
    width = threads or os.cpu_count() or 1
    pool = ThreadPoolExecutor(width)
    try:
        yield pool, width
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def unbroken() -> Iterator[None]:
    """Ctrl-C waits until this is done as a whole: what is counted is also in the files."""
    if threading.current_thread() is not threading.main_thread():  # where Ctrl-C never comes
        yield
        return
    came: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: came.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if came and callable(before):
        before(signal.SIGINT, None)


def warm_up(match: Match) -> None:
    """Loads or compiles the loops of a match once, before several threads ask for them at the same time."""
    import numpy as np

    rows_of(match, np.zeros(0, np.int64), np.zeros(0, np.int64))

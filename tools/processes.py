"""Work on several cores: what its pieces bring, in their order, however many processes there are."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import count
from time import monotonic
from typing import TypeVar

A = TypeVar("A")
T = TypeVar("T")


def without_end(piece: Callable[[int], Sequence[T]], processes: int) -> Iterator[T]:
    """What piece(0), piece(1) and so on bring, as long as somebody asks."""
    if processes == 1:
        for number in count():
            yield from piece(number)
    with ProcessPoolExecutor(processes) as pool:
        for first in count(0, processes):
            for found in pool.map(piece, range(first, first + processes)):
                yield from found


def of_each(
    work: Callable[[A], T], things: Sequence[A], processes: int, seconds: float | None = None
) -> Iterator[T]:
    """What is not done when the seconds are over, or when nobody asks any more, is given up at once.

    One process alone ends what it has begun.
    """
    end = None if seconds is None else monotonic() + seconds
    if processes == 1:
        for thing in things:
            if end is not None and monotonic() >= end:
                return
            yield work(thing)
        return
    with multiprocessing.Pool(processes) as pool:
        coming = pool.imap(work, things)
        for _ in things:
            try:
                yield coming.next(None if end is None else max(0.0, end - monotonic()))
            except multiprocessing.TimeoutError:
                return

"""Work on several cores: what its pieces bring, in their order, however many processes there are."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import count
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


def of_each(work: Callable[[A], T], things: Sequence[A], processes: int) -> Iterator[T]:
    if processes == 1:
        yield from map(work, things)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(work, things)

"""Who hears that compiled code is being made, which takes its time; unless somebody listens, nobody does."""

from __future__ import annotations

from collections.abc import Callable

# Gets the name of an entry point, and whether its compiling begins or has ended.
Heard = Callable[[str, bool], None]

_listeners: list[Heard] = []


def listen(heard: Heard) -> None:
    """From now on this one hears, and nobody else."""
    _listeners[:] = [heard]


def tell_compiling(name: str, begins: bool) -> None:
    for heard in _listeners:
        heard(name, begins)

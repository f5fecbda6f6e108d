"""The same chunks on many machines: a Dask client is an executor like any other."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Any

from portroyal.play.errors import PlayError, shortened

CONNECT = "10s"


@contextmanager
def cluster_executor(address: str) -> Iterator[tuple[Executor, int]]:
    """The workers behind a scheduler's address, and how many threads they have.

    Every worker needs this package in the same version; each compiles its loops once.
    """
    try:
        import distributed
    except ModuleNotFoundError:
        raise PlayError(
            "missing-package", 'a cluster needs dask.distributed: pip install "portroyal[cluster]"'
        ) from None
    connect: Any = distributed.Client
    try:
        client = connect(address, timeout=CONNECT, set_as_default=False)
    except (OSError, ValueError, TimeoutError) as wrong:
        raise PlayError(
            "no-cluster", f"no Dask scheduler answers at {shortened(address)}: {shortened(str(wrong))}"
        ) from None
    try:
        width = sum(client.nthreads().values())
        if width == 0:
            raise PlayError("no-cluster", f"the scheduler at {shortened(address)} has no workers")
        executor = client.get_executor(pure=False)
        try:
            yield executor, width
        finally:
            executor.shutdown(wait=False)
    finally:
        client.close()

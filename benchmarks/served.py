"""The processor time of a served move, beside another version: old and new in turns, one run.

    git clone . ../old && git -C ../old checkout 2fa9f9d && make -C ../old setup
    python benchmarks/served.py ../old --in-flight 8 --pairs 3

Tables of four on SQLite, a stream each; so many commands are always under way, each at another table. A move
counts when the last of the four has the update; then the next table moves. What the server uses of a
processor is divided by the moves. Timings say little on a busy machine, ratios of one run more.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import itertools
import json
import resource
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import uvloop
from load import Load, LoadTable

from server_program import Program

ENOUGH = 0.9  # of the tables that must be playing still, or the measurement would be of something else


class ServedTable(LoadTable):
    """Tells when a move has reached all."""

    told: asyncio.Event | None = None

    def arrived(self, seq: int) -> None:
        super().arrived(seq)
        if not self.sent and self.told is not None:
            self.told.set()

    async def moved(self) -> bool:
        if self.turn is None:
            return False
        self.told = asyncio.Event()
        self.move()
        await self.told.wait()
        return True


async def keep_moving(tables: Iterator[LoadTable], until: float) -> int:
    """One command after the other, each at the next table; answers how many."""
    moves = 0
    while time.perf_counter() < until:
        table = next(tables)
        assert isinstance(table, ServedTable)
        moves += await table.moved()
    return moves


async def measure(python: str, port: int, tables: int, in_flight: int, seconds: float, game: str) -> float:
    """Microseconds of a processor that one move takes."""
    with tempfile.TemporaryDirectory() as folder:
        program = Program(Path(folder) / "tables.sqlite", Path(folder) / "log", "--log", "WARNING", port=port)
        program.command[0] = python
        program.start()
        load = Load([port], game)
        load.kind = ServedTable
        try:
            await asyncio.gather(*(load.open_table() for _ in range(tables)))
            await load.started()
            gc.collect()
            gc.disable()
            shares = [itertools.cycle(load.tables[n::in_flight]) for n in range(in_flight)]
            now = time.perf_counter()
            await asyncio.gather(*(keep_moving(share, now + seconds / 4) for share in shares))
            used, now = program.cpu(), time.perf_counter()
            moves = sum(await asyncio.gather(*(keep_moving(share, now + seconds) for share in shares)))
            used = program.cpu() - used
            if load.errors or sum(table.turn is not None for table in load.tables) < ENOUGH * tables:
                raise RuntimeError(f"too many games are over, or {load.errors[:1]}")
            return 1e6 * used / moves
        finally:
            gc.enable()
            await load.close()
            program.end()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("old", type=Path, help="a clone of another version, set up")
    parser.add_argument("--in-flight", type=int, default=8)
    parser.add_argument("--tables", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pairs", type=int, default=3)
    parser.add_argument("--game", default="port-royal")
    parser.add_argument("--port", type=int, default=8190)
    given = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    old, ratios = str(given.old.absolute() / ".venv" / "bin" / "python"), []
    for pair in range(given.pairs):
        took = {}
        for name, python in (("old", old), ("new", sys.executable)):
            about = (given.port, given.tables, given.in_flight, given.seconds, given.game)
            took[name] = uvloop.run(measure(python, *about))
        ratios.append(took["new"] / took["old"])
        told = {name: round(value) for name, value in took.items()}
        print(json.dumps({"pair": pair, "us_per_move": told, "ratio": round(ratios[-1], 3)}), flush=True)
    print(f"new takes {statistics.median(ratios):.2f} of old, {given.in_flight} commands in flight")


if __name__ == "__main__":
    main()

"""`make abuse`: every attack that we know, each from one address, beside tables at which people play.

    python tools/abuse.py                          # all of them, for some seconds each
    python tools/abuse.py --only unread-streams --seconds 20

The server is one of its own with the limits of every day. The players come from other addresses (all of
127.0.0.0/8 are this machine's). Measured is the time from a move to the moment at which the last stream at
its table has it, and the server's memory. Asked for: median under 100 ms, memory under 600 MB, nobody thrown
out, and nothing got through that must not.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import uvloop

import abuse_inside  # noqa: F401  (its attacks join the others)
import abuse_names  # noqa: F401
from abuse_attacks import ATTACKS, run
from server_program import Program
from sockets import Socket, connect

PAUSE = 2.0  # seconds between two moves at a table
MEDIAN, MEMORY = 100.0, 600.0  # what issue 11 asks for: milliseconds, MB
QUIET = "nobody"  # the same without an attack, to compare with
POLITE = 5  # attackers share two cores with those who measure
LONGEST = 150.0  # seconds after which an attack that does not end is ended


class Honest:
    """A table of two at one device, and somebody at another who watches."""

    def __init__(self, port: int, number: int) -> None:
        self.port = port
        self.sources = [f"127.{seat}.{number // 250}.{number % 250 + 1}" for seat in (1, 2)]
        self.chance = random.Random(number)
        self.times: list[float] = []
        self.trouble: list[str] = []
        self.sockets: list[Socket] = []
        self.seqs = [0, 0]
        self.told: bytes | None = None
        self.sent = 0.0
        self.token, self.number = "", 0

    async def open(self) -> None:
        """A new table, the old one's streams closed."""
        self.close()
        self.seqs, self.told, self.sent = [0, 0], None, 0.0
        way = httpx.AsyncHTTPTransport(local_address=self.sources[0])
        async with httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{self.port}", transport=way, timeout=60
        ) as http:
            if not self.token:
                self.token = str((await http.get("/api/me")).cookies["portroyal"])
            http.cookies.clear()
            seats = [{"kind": "me"}, {"kind": "guest", "name": "Grace"}]
            plan = {"game": "port-royal", "seats": seats, "begin": True, "public": True}
            bearer = {"authorization": f"Bearer {self.token}"}
            opened = (await http.post("/api/tables", json=plan, headers=bearer)).json()["table"]
        path = f"/api/tables/{opened['id']}/live"
        self.sockets = [
            await connect(self.port, path, self.token, self.player_heard, self.sources[0]),
            await connect(self.port, path, "", lambda message: self.heard(1, message), self.sources[1]),
        ]

    def player_heard(self, message: bytes) -> None:
        if message.startswith((b'{"type":"hello"', b'{"type":"update"')):
            self.told = message
        self.heard(0, message)

    def heard(self, who: int, message: bytes) -> None:
        if message.startswith((b'{"type":"refused"', b'{"type":"bye"')):
            self.trouble.append(message[:120].decode())
        if message.startswith(b'{"type":"update"'):
            self.seqs[who] = int(message[23 : message.index(b",", 23)])
            if self.sent and self.seqs[0] == self.seqs[1]:
                self.times.append((time.perf_counter() - self.sent) * 1000)
                self.sent = 0.0

    async def play(self) -> None:
        await asyncio.sleep(self.chance.random() * PAUSE)
        while True:
            if any(socket.lost for socket in self.sockets):
                self.trouble.append("a stream was closed")
                await self.open()
            if self.told is not None and not self.sent:
                await self.move(json.loads(self.told))
            await asyncio.sleep(PAUSE)

    async def move(self, told: dict[str, Any]) -> None:
        if told["state"] is None or told["state"]["decider"] is None:
            await self.open()
            return
        self.number += 1
        action = self.chance.choice(told["state"]["legal"])
        body = {"id": f"m{self.number}", "version": told["version"], "action": action}
        self.sent = time.perf_counter()
        self.sockets[0].send(json.dumps(body).encode())

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()


class Day:
    """The server, those who play there, and one attack after the other."""

    def __init__(self, program: Program, tables: int) -> None:
        self.program = program
        self.tables = [Honest(program.port, number) for number in range(tables)]
        self.lines: list[str] = []
        self.faults = 0

    async def begin(self) -> list[asyncio.Task[None]]:
        for some in range(0, len(self.tables), 10):
            await asyncio.gather(*(table.open() for table in self.tables[some : some + 10]))
        return [asyncio.create_task(table.play()) for table in self.tables]

    async def watch(self, name: str, number: int, seconds: float) -> str:
        """One attack; the line that tells of it."""
        for table in self.tables:
            table.times.clear()
            table.trouble.clear()
        attacking = asyncio.create_task(self.attack(name, f"127.3.0.{number + 1}", seconds))
        most = 0.0
        while not attacking.done():
            most = max(most, self.program.memory_now())
            await asyncio.wait((attacking,), timeout=0.1)
        tries, faults = attacking.result()
        waiting = [(time.perf_counter() - one.sent) * 1000 for one in self.tables if one.sent]
        times = sorted([time for one in self.tables for time in one.times] + waiting)
        median, slow = times[len(times) // 2], times[len(times) * 99 // 100]
        faults += [text for table in self.tables for text in table.trouble]
        faults += ["the median is too slow"] * (median >= MEDIAN) + ["too much memory"] * (most >= MEMORY)
        self.faults += len(faults)
        for fault in faults[:5]:
            print(f"FAULT {name}: {fault}", flush=True)
        return (
            f"{name}: {tries} tries in {seconds:.0f} s; {len(times)} moves, median {median:.1f} ms, "
            f"99 % {slow:.0f} ms, worst {times[-1]:.0f} ms; {most:.0f} MB; {len(faults)} faults"
        )

    async def attack(self, name: str, source: str, seconds: float) -> tuple[int, list[str]]:
        """In a process of its own: at full speed it would keep those waiting who measure."""
        if name == QUIET:
            await asyncio.sleep(seconds)
            return 0, []
        about = [str(self.program.port), str(self.program.pid), source, str(seconds)]
        attacker = await asyncio.create_subprocess_exec(
            sys.executable, __file__, "--attack", name, *about, stdout=asyncio.subprocess.PIPE
        )
        try:
            said, _ = await asyncio.wait_for(attacker.communicate(), seconds + LONGEST)
            told = json.loads(said)
            return told["tries"], told["faults"]
        except (TimeoutError, ValueError):
            return 0, ["the attack itself failed"]
        finally:
            if attacker.returncode is None:
                attacker.kill()
                await attacker.wait()


async def abuse(database: Path, tables: int, seconds: float, names: list[str]) -> Day:
    program = Program(database, database.with_suffix(".log"), "--log", "WARNING", limited=True).start()
    day = Day(program, tables)
    try:
        playing = await day.begin()
        for number, name in enumerate(names):
            day.lines.append(await day.watch(name, number, seconds))
            print(day.lines[-1], flush=True)
            await asyncio.sleep(1)
            for task in playing:
                if task.done():  # a player never ends by itself, so this one has failed
                    task.result()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    finally:
        for table in day.tables:
            table.close()
        program.kill()
    return day


def main() -> None:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if sys.argv[1:2] == ["--attack"]:
        name, port, pid, source, seconds = sys.argv[2:7]
        os.nice(POLITE)
        print(uvloop.run(run(name, int(port), int(pid), source, float(seconds))))
        return
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=12)
    parser.add_argument("--only", nargs="*", choices=(QUIET, *ATTACKS), help="some of the attacks")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        names = given.only or [QUIET, *ATTACKS]
        day = uvloop.run(abuse(Path(folder) / "tables.sqlite", given.tables, given.seconds, names))
    print(f"{len(names)} attacks beside {given.tables} tables, {day.faults} faults")
    sys.exit(1 if day.faults else 0)


if __name__ == "__main__":
    main()

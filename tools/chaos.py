"""`make chaos`: kills servers at random moments of busy play and looks whether anything acknowledged is lost.

    python tools/chaos.py --kills 200 --database sqlite
    python tools/chaos.py --kills 200 --database postgresql   # two processes, one of them killed each time

Players act at many tables at once and send every command again, with the same id, until it is answered. After
each kill -9 the server starts again and all goes on. At the end every answer is compared with the logs.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from typing import Any

import httpx

from chaos_checks import check_game, check_log
from chaos_players import Player
from server_program import Program
from temporary_postgres import cluster

BUSY = 0.8  # part of the kills that come when play is busy again; the others may hit the start itself
PATIENCE = 60.0  # seconds in which, after the last kill, every player must move again, and then end


class Storm:
    """Servers, players, and the one who kills."""

    def __init__(self, programs: list[Program], players: int, seed: int) -> None:
        self.programs = programs
        self.chance = random.Random(seed)
        no_cookies = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
        self.http = httpx.AsyncClient(timeout=10, cookies=no_cookies)
        self.faults: list[str] = []
        self.players = [Player(number, self.http, self.address) for number in range(players)]

    def address(self) -> str:
        return self.chance.choice(self.programs).address

    async def rage(self, kills: int) -> None:
        for program in self.programs:
            await asyncio.to_thread(program.start)
        tasks = [asyncio.create_task(player.run()) for player in self.players]
        for number in range(kills):
            if self.chance.random() < BUSY:
                await self.is_busy()
            await asyncio.sleep(self.chance.uniform(0.05, 1.0))
            victim = self.chance.choice(self.programs)
            victim.kill()
            await asyncio.to_thread(victim.start)
            if number % 20 == 19:
                print(f"{number + 1} kills, {self.kept()} commands acknowledged", flush=True)
            for task in tasks:
                if task.done():  # a player never ends by itself, so this one has failed
                    task.result()
        await self.goes_on()
        for player in self.players:
            player.over = True
        _, stuck = await asyncio.wait(tasks, timeout=PATIENCE)
        for player, task in zip(self.players, tasks, strict=True):
            self.faults += player.faults
            if task in stuck:
                self.faults.append(f"a player is stuck at {player.where()}")
                task.cancel()
            else:
                task.result()

    def kept(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    async def is_busy(self) -> None:
        """Until commands are acknowledged again after the last kill."""
        enough, end = self.kept() + len(self.players), time.monotonic() + PATIENCE
        while self.kept() < enough and time.monotonic() < end:
            await asyncio.sleep(0.02)

    async def goes_on(self) -> None:
        """After the last kill every player makes another move."""
        before = [player.moves for player in self.players]
        end = time.monotonic() + PATIENCE
        while True:
            still = [p for p, was in zip(self.players, before, strict=True) if p.moves == was]
            if not still:
                return
            if time.monotonic() > end:
                self.faults += [f"a table stands still, its player at {player.where()}" for player in still]
                return
            await asyncio.sleep(0.1)

    async def look(self) -> dict[str, int]:
        """Every answer against the logs as they are now, every log against the rules."""
        acts = acknowledged = tables = 0
        for player in self.players:
            for id in player.played:
                tables += 1
                mine = [one for one in player.acknowledged if one["table"] == id]
                acknowledged += len(mine)
                try:
                    async with asyncio.timeout(PATIENCE):
                        acts += await self.look_at(player, id, mine)
                except (TimeoutError, KeyError):  # what was acknowledged is not there, or cannot be read
                    self.faults.append(f"a table is lost, its player at {player.where()}")
        return {"tables": tables, "acts": acts, "acknowledged": acknowledged}

    async def look_at(self, player: Player, id: str, mine: list[dict[str, Any]]) -> int:
        """One table; answers how many acts it has."""
        log = (await player.ask("GET", f"/api/tables/{id}/log")).json()["entries"]
        self.faults += check_log(id, log, mine)
        # An abandoned game opens its proof, and then it can be played again.
        body = {"id": "end", "do": "vote", "about": "abandon"}
        await player.ask("POST", f"/api/tables/{id}/commands", body)
        view = (await player.ask("GET", f"/api/tables/{id}")).json()
        log = (await player.ask("GET", f"/api/tables/{id}/log")).json()["entries"]
        self.faults += check_game(id, log, view)
        return sum(entry["kind"] == "act" for entry in log)

    async def end(self) -> None:
        await self.http.aclose()
        for program in self.programs:
            program.kill()


async def storm(database: str, processes: int, kills: int, seats: int, seed: int, log: Path) -> int:
    programs = [Program(database, log, "--log", "WARNING") for _ in range(processes)]
    blown = Storm(programs, seats, seed)
    began = time.monotonic()
    try:
        await blown.rage(kills)
        counts = await blown.look()
    finally:
        await blown.end()
    for fault in blown.faults[:20]:
        print(f"FAULT {fault}")
    minutes = (time.monotonic() - began) / 60
    kind = "PostgreSQL" if database.startswith("postgresql") else "SQLite"
    print(
        f"{kind}, {processes} process{'es' * (processes > 1)}: {kills} kills in {minutes:.1f} minutes, "
        f"{counts['tables']} tables, {counts['acts']} acts, {counts['acknowledged']} commands acknowledged, "
        f"{len(blown.faults)} faults"
    )
    return len(blown.faults)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seats", type=int, default=8)
    parser.add_argument("--database", choices=("sqlite", "postgresql", "both"), default="both")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    faults = 0
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        if given.database != "postgresql":
            file = f"{folder}/tables.sqlite"
            faults += asyncio.run(storm(file, 1, given.kills, given.seats, given.seed, log))
        if given.database != "sqlite":
            with cluster() as postgres:
                url = postgres.database()
                faults += asyncio.run(storm(url, 2, given.kills, given.seats, given.seed, log))
        told = log.read_text()[-6000:]
        if faults and told:
            print(told)
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()

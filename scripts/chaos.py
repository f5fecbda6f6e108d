"""`make chaos`: kills servers at random moments of busy play and looks whether anything acknowledged is lost.

    python scripts/chaos.py --kills 200 --database sqlite
    python scripts/chaos.py --kills 200 --database postgresql   # two processes, one of them killed each time

Players act at many tables at once and send every command again, with the same id, until it is answered. After
each kill -9 the server starts again and all goes on. At the end every answer is compared with the logs.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from portroyal.play.game import Game
from portroyal.play.record import fair_key
from portroyal.play.table import Setup
from temporary_postgres import cluster, free_port

GAMES = ("port-royal", "unterwegs", "combined", "dice")
SOON = 0.02
BROKEN = (OSError, httpx.TransportError, WebSocketException, TimeoutError, EOFError)


class Program:
    """One server process that is killed and started again."""

    def __init__(self, database: str, log: Path) -> None:
        self.database, self.port = database, free_port()
        self.log = log.open("ab")
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        command = [sys.executable, "-m", "portroyal", "serve", "--port", str(self.port), "--unlimited"]
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        self.process = subprocess.Popen(
            [*command, "--database", self.database, "--log", "WARNING"],
            stdout=self.log,
            stderr=self.log,
            env=environment,
            start_new_session=True,
        )
        async with httpx.AsyncClient() as http:
            end = time.monotonic() + 120
            while time.monotonic() < end and self.process.poll() is None:
                with contextlib.suppress(httpx.TransportError):
                    if (await http.get(f"http://127.0.0.1:{self.port}/healthz")).status_code == 200:
                        return
                await asyncio.sleep(SOON)
        self.log.flush()
        told = Path(self.log.name).read_text()[-2000:]
        raise SystemExit(f"a server did not come back (exit code {self.process.poll()}): {told}")

    def kill(self) -> None:
        """The whole session, so that no bot's worker is left behind."""
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()


@dataclass
class Seat:
    """A visitor with two guests at a table of their own, or a guest and a bot; acts as fast as it goes."""

    storm: Storm
    number: int
    token: str = ""
    table: str = ""
    acknowledged: list[dict[str, Any]] = field(default_factory=list)
    played: list[str] = field(default_factory=list)
    moves: int = 0
    trouble: str = "none"  # the last answer of the server that was a mistake of its own

    def __post_init__(self) -> None:
        self.ids = itertools.count()
        self.chance = random.Random(self.number)

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Again and again until somebody answers; any process will do."""
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        while True:
            address = self.storm.address()
            with contextlib.suppress(*BROKEN):
                answer = await self.storm.http.request(method, address + path, json=body, headers=headers)
                if answer.status_code < 500:
                    return answer
                self.trouble = f"{method} {path}: {answer.status_code} {answer.text[:200]}"
            await asyncio.sleep(SOON)

    async def run(self) -> None:
        answer = await self.ask("GET", "/api/me")
        self.token = answer.cookies["portroyal"]
        while not self.storm.over:
            await self.open()
            await (self.by_stream() if self.number % 2 else self.by_http())

    async def open(self) -> None:
        third = {"kind": "bot", "level": "easy"} if self.number % 4 == 3 else {"kind": "guest", "name": "Kay"}
        seats = [{"kind": "me"}, {"kind": "guest", "name": "Grace"}, third]
        plan = {"game": GAMES[self.number // 2 % 4], "seats": seats, "pace": 0, "begin": True}
        told = (await self.ask("POST", "/api/tables", plan)).json()
        self.table = told["table"]["id"]
        self.played.append(self.table)

    def command(self, told: dict[str, Any]) -> dict[str, Any] | None:
        """What this player does next: mostly acts, now and then a line of chat or an undo."""
        legal = told["state"]["legal"]
        id = f"k{next(self.ids)}"
        if self.chance.random() < 0.05:
            return {"id": id, "do": "chat", "text": id}
        if told["undo"] is not None and self.chance.random() < 0.2:
            return {"id": id, "do": "undo", "version": told["version"]}
        if not legal:
            return None
        return {"id": id, "do": "act", "version": told["version"], "action": self.chance.choice(legal)}

    def note(self, command: dict[str, Any], answer: dict[str, Any]) -> None:
        if answer["type"] == "done":
            self.moves += 1
            self.acknowledged.append({"table": self.table, "seq": answer["seq"], "command": command})
        elif answer["code"] not in ("stale", "not-your-turn", "cannot-undo", "wrong-status"):
            self.storm.faults.append(f"{self.table}: {command} was refused: {answer['code']}")

    async def by_http(self) -> None:
        path = f"/api/tables/{self.table}"
        while not self.storm.over:
            told = (await self.ask("GET", path)).json()
            if told["table"]["status"] == "over":
                return
            command = self.command(told)
            if command is None:
                await self.ask("GET", f"{path}?since={told['seq']}&wait=1")
                continue
            answer = (await self.ask("POST", f"{path}/commands", command)).json()
            if "type" in answer:
                self.note(command, answer)

    async def by_stream(self) -> None:
        """The same over a stream; what was not answered when it broke is sent again over the next."""
        waiting: dict[str, Any] | None = None
        while not self.storm.over:
            url = self.storm.address().replace("http", "ws", 1) + f"/api/tables/{self.table}/live"
            headers = {"Authorization": f"Bearer {self.token}"}
            try:
                async with connect(
                    url, additional_headers=headers, open_timeout=5, ping_interval=None
                ) as stream:
                    waiting = await self.talk(stream, waiting)
                    if waiting is None:
                        return
            except BrokenStreamError as broken:
                waiting = broken.waiting
            except BROKEN:
                pass
            await asyncio.sleep(SOON)

    async def talk(self, stream: Any, waiting: dict[str, Any] | None) -> dict[str, Any] | None:
        told: dict[str, Any] = {}
        fresh = True
        try:
            while not self.storm.over:
                if waiting is not None and fresh:
                    await stream.send(json.dumps(waiting))
                fresh = False
                try:
                    message = json.loads(await asyncio.wait_for(stream.recv(), 2))
                except TimeoutError:
                    fresh = waiting is not None
                    continue
                kind = message["type"]
                if kind in ("hello", "update"):
                    told = message
                elif kind in ("done", "refused") and waiting is not None and message["id"] == waiting["id"]:
                    self.note(waiting, message)
                    waiting = None
                elif kind == "bye":
                    raise BrokenStreamError(waiting)
                if waiting is None and told:
                    if told["state"]["decider"] is None:
                        return None
                    waiting = self.command(told)
                    fresh = True
        except BROKEN as wrong:
            raise BrokenStreamError(waiting) from wrong
        return waiting or {}


class BrokenStreamError(Exception):
    """The stream is gone; what had not been answered is still to be sent."""

    def __init__(self, waiting: dict[str, Any] | None) -> None:
        super().__init__()
        self.waiting = waiting


class Storm:
    """Servers, players, and the one who kills."""

    def __init__(self, programs: list[Program], seats: int, seed: int) -> None:
        self.programs = programs
        self.chance = random.Random(seed)
        self.http = httpx.AsyncClient(timeout=10)
        self.http.cookies.jar.set_policy(_no_cookies())
        self.faults: list[str] = []
        self.over = False
        self.seats = [Seat(self, number) for number in range(seats)]

    def address(self) -> str:
        return f"http://127.0.0.1:{self.chance.choice(self.programs).port}"

    async def rage(self, kills: int) -> None:
        for program in self.programs:
            await program.start()
        players = [asyncio.create_task(seat.run()) for seat in self.seats]
        for number in range(kills):
            await asyncio.sleep(self.chance.uniform(0.05, 1.0))
            victim = self.chance.choice(self.programs)
            victim.kill()
            await victim.start()
            if number % 20 == 19:
                kept = sum(len(seat.acknowledged) for seat in self.seats)
                print(f"{number + 1} kills, {kept} commands acknowledged", flush=True)
            crashed = [task for task in players if task.done()]
            for task in crashed:
                task.result()
        await self.goes_on()
        self.over = True
        _, stuck = await asyncio.wait(players, timeout=60)
        for seat, task in zip(self.seats, players, strict=True):
            if task in stuck:
                where = [f"{frame.f_code.co_name}:{frame.f_lineno}" for frame in task.get_stack()]
                self.faults.append(
                    f"{seat.table}: a player is stuck at {where}; last trouble: {seat.trouble}"
                )
                task.cancel()
            else:
                task.result()

    async def goes_on(self) -> None:
        """After the last kill every player makes another move."""
        before = [seat.moves for seat in self.seats]
        end = time.monotonic() + 60
        while any(seat.moves == was for seat, was in zip(self.seats, before, strict=True)):
            if time.monotonic() > end:
                stuck = [s.table for s, was in zip(self.seats, before, strict=True) if s.moves == was]
                self.faults.append(f"these tables stand still: {stuck}")
                return
            await asyncio.sleep(0.1)

    async def look(self) -> dict[str, int]:
        """Every answer against the logs as they are now, every log against the rules."""
        acts = acknowledged = tables = 0
        for seat in self.seats:
            for id in seat.played:
                tables += 1
                log = (await seat.ask("GET", f"/api/tables/{id}/log")).json()["entries"]
                mine = [one for one in seat.acknowledged if one["table"] == id]
                acknowledged += len(mine)
                acts += sum(entry["kind"] == "act" for entry in log)
                self.faults += check_log(id, log, mine)
                # An abandoned game opens its proof, and then it can be played again.
                body = {"id": "end", "do": "vote", "about": "abandon"}
                await seat.ask("POST", f"/api/tables/{id}/commands", body)
                view = (await seat.ask("GET", f"/api/tables/{id}")).json()
                log = (await seat.ask("GET", f"/api/tables/{id}/log")).json()["entries"]
                self.faults += check_game(id, log, view)
        return {"tables": tables, "acts": acts, "acknowledged": acknowledged}

    async def end(self) -> None:
        await self.http.aclose()
        for program in self.programs:
            program.kill()
            program.log.close()


def _no_cookies() -> Any:
    from http.cookiejar import DefaultCookiePolicy

    return DefaultCookiePolicy(allowed_domains=[])


def check_log(id: str, log: list[dict[str, Any]], acknowledged: list[dict[str, Any]]) -> list[str]:
    """No gap, nothing acknowledged missing or at another place, nothing answered twice in two places."""
    faults = []
    if [entry["seq"] for entry in log] != list(range(1, len(log) + 1)):
        faults.append(f"{id}: the log has gaps")
    places: set[int] = set()
    for one in acknowledged:
        command = one["command"]
        entry = log[one["seq"] - 1] if one["seq"] <= len(log) else None
        if entry is None or entry["kind"] != command["do"]:
            faults.append(f"{id}: acknowledged {command} is lost")
        elif command["do"] == "act" and entry["action"] != command["action"]:
            faults.append(
                f"{id}: entry {one['seq']} is {entry['action']}, acknowledged was {command['action']}"
            )
        if one["seq"] in places:
            faults.append(f"{id}: entry {one['seq']} was acknowledged for two commands")
        places.add(one["seq"])
    said = [entry["text"] for entry in log if entry["kind"] == "chat"]
    if len(said) != len(set(said)):
        faults.append(f"{id}: a line of chat stands there twice")
    return faults


def check_game(id: str, log: list[dict[str, Any]], view: dict[str, Any]) -> list[str]:
    """The log is a game: played again from its proof it is the very state that is shown."""
    table = view["table"]
    setup = Setup(
        table["game"], len(table["seats"]), fair_key(table["fairness"]), table["options"], table["start"]
    )
    game = Game(setup)
    for entry in log:
        if entry["kind"] == "act":
            game.play(entry["action"])
        elif entry["kind"] == "undo":
            game.undo(entry["seat"])
    played = msgspec.to_builtins(msgspec.structs.replace(game.state(), legal=[]))
    return [] if played == view["state"] else [f"{id}: the log does not lead to what is shown"]


async def storm(database: str, processes: int, kills: int, seats: int, seed: int, log: Path) -> int:
    programs = [Program(database, log) for _ in range(processes)]
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

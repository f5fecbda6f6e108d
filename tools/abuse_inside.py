"""The attacks of `make abuse` from within: a disk that breaks, and an operator who deals anew.

Visitors can do neither, so each has a server of its own, whose file is changed while it is down.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from abuse_attacks import Site, attack
from server_program import Program

CUT = "my own words"
SWAPPED = "5e" * 32  # the secret that the operator likes better


class Own:
    """A server of the attack's own with one table, at which somebody has given a cut."""

    def __init__(self, folder: Path, site: Site) -> None:
        self.folder, self.file = folder, folder / "tables.sqlite"
        self.program = Program(self.file, folder / "log", "--log", "WARNING", limited=True)
        self.site = Site(self.program.port, 0, site.source, 0)
        self.token, self.table = "", dict[str, Any]()

    async def begin(self) -> None:
        await self.start()
        self.token = await self.site.visitor()
        self.table = await self.site.open(self.token, begin=False)
        begun = await self.site.send(self.token, self.table["id"], "begin", cut=CUT)
        if begun["type"] != "done":
            raise RuntimeError(f"the game does not begin: {begun}")
        while (await self.told()).json()["table"]["status"] != "running":
            await asyncio.sleep(0.05)

    async def told(self, more: str = "") -> httpx.Response:
        return await self.site.ask(self.token, "GET", f"/api/tables/{self.table['id']}{more}")

    async def start(self) -> None:
        await asyncio.to_thread(self.program.start, ill=True)  # how it is, the attack looks itself

    async def end(self) -> None:
        await asyncio.to_thread(self.program.end)

    async def command(self, *words: str) -> tuple[int, str, str]:
        """Runs `portroyal` with these words: how it ended, and what it said and complained of."""
        asked = (sys.executable, "-m", "portroyal", *words, "--lang", "en")
        pipe = asyncio.subprocess.PIPE
        done = await asyncio.create_subprocess_exec(*asked, stdout=pipe, stderr=pipe)
        said, complained = await done.communicate()
        return done.returncode or 0, said.decode(), complained.decode()


@asynccontextmanager
async def own_server(site: Site) -> AsyncIterator[Own]:
    with tempfile.TemporaryDirectory() as folder:
        own = Own(Path(folder), site)
        try:
            await own.begin()
            yield own
        finally:
            own.program.kill()
            await own.site.http.aclose()


def damage(file: Path, table: str) -> bytes:
    """Makes a table or an index unreadable, as a broken disk does, and no other; answers what was there.

    Whoever asks the index alone, as a health page may, notices nothing.
    """
    with sqlite3.connect(file) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        query = "SELECT rootpage FROM sqlite_master WHERE name = ?"
        (page,) = other.execute(query, (table,)).fetchone()
        (size,) = other.execute("PRAGMA page_size").fetchone()
    other.close()
    whole = file.read_bytes()
    with file.open("r+b") as raw:
        raw.seek((page - 1) * size)
        raw.write(b"\xa5" * size)
    return whole


@attack
async def damaged_pages(site: Site) -> list[str]:
    """A disk breaks: the operator must see it in the health page and the log, and `backup` must say it."""
    wrong = []
    async with own_server(site) as own:
        await own.end()
        damage(own.file, "entries")
        await own.start()
        told = await own.told()
        health = await own.site.http.get("/healthz")
        code, said, complained = await own.command(
            "backup", str(own.folder / "copy.gz"), "--database", str(own.file)
        )
        if told.status_code != 503:
            wrong.append(f"a table that cannot be read is answered with {told.status_code}")
        if health.status_code != 503 or health.json()["status"] != "cannot read":
            wrong.append(f"the health page says {health.status_code} while nothing can be read")
        if "cannot read" not in own.program.said():
            wrong.append("the log says nothing of it")
        if (code, said, len(complained.strip().splitlines())) != (1, "", 1):
            wrong.append(f"backup ends with {code} and {complained[-200:]!r}")
        if list(own.folder.glob("copy*")):
            wrong.append("backup leaves half a copy")
    site.tries += 1
    return wrong


@attack
async def dishonest_server(site: Site) -> list[str]:
    """An operator exchanges the secret after the cut: the record agrees with itself, not with one's notes."""
    wrong = []
    async with own_server(site) as own:
        await own.end()
        with sqlite3.connect(own.file) as file:
            file.execute("UPDATE tables SET secret = ?", (SWAPPED,))
        file.close()
        await own.start()
        await own.site.send(own.token, own.table["id"], "resign")
        record, kept = own.folder / "record.json", own.folder / "kept.json"
        told = await own.told("/record")
        record.write_bytes(told.content)
        notes = {"table": own.table["id"], "commitment": own.table["commitment"], "cut": CUT}
        kept.write_text(json.dumps(notes))
        code, said, _ = await own.command("verify", str(record))
        if code or json.loads(told.content)["fairness"]["secret"] != SWAPPED:
            wrong.append("the server was not dishonest, so that nothing was tried")
        if "Proven: " in said:
            wrong.append("a record that was compared with itself alone is called proven")
        for compared in (("--commitment", notes["commitment"], "--cut", CUT), ("--kept", str(kept))):
            code, said, _ = await own.command("verify", str(record), *compared)
            if code != 1 or "NOT PROVEN" not in said:
                wrong.append(f"verify {compared[0]} finds nothing wrong")
            site.tries += 1
    return wrong

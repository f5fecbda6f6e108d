"""The attacks of `make abuse`: each is one small function that does its worst until its time is over.

An attack comes from one address. It answers what of it got through that must not, one sentence for each; that
the others hardly notice, and that the server stays small, is watched from outside (abuse.py).
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
import itertools
import json
import os
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx

GAME = {"game": "port-royal", "pace": 0, "begin": True, "start": 0, "cut": ""}
SEATS = [{"kind": "me"}, {"kind": "guest", "name": "Mallory"}]
SHIP = {"type": "ship", "color": "red", "coins": 1, "swords": 1, "count": 20}
PADDED = [SHIP | {"evidence": "x" * 280_000}]
PING = b"\x89\xfd\0\0\0\0" + b"p" * 125
NEIGHBOR, SLOW = "127.4.0.1", 1.0  # somebody else's address, and what is too long for them, in seconds
GONE = (OSError, httpx.HTTPError, asyncio.IncompleteReadError, asyncio.TimeoutError)


def frame(text: bytes) -> bytes:
    """A message of a stream, masked with zeros."""
    size = bytes((128 | len(text),)) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
    return b"\x81" + size + b"\0\0\0\0" + text


class Site:
    """The server under attack, seen from the attacker's one address."""

    def __init__(self, port: int, pid: int, source: str, seconds: float) -> None:
        self.port, self.pid, self.source = port, pid, source
        self.end = time.monotonic() + seconds
        self.tries = 0
        self.http = self.client()

    def client(self, **more: Any) -> httpx.AsyncClient:
        way = httpx.AsyncHTTPTransport(local_address=self.source, limits=httpx.Limits(max_connections=64))
        return httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", transport=way, timeout=30, **more)

    @property
    def goes_on(self) -> bool:
        self.tries += 1
        return time.monotonic() < self.end

    async def visitor(self) -> str:
        self.http.cookies.clear()
        told = await self.http.get("/api/me")
        return str(told.cookies["portroyal"])

    async def ask(self, token: str, method: str, path: str, body: Any = None) -> httpx.Response:
        self.http.cookies.clear()
        return await self.http.request(method, path, json=body, headers={"authorization": f"Bearer {token}"})

    async def open(self, token: str, **plan: Any) -> dict[str, Any]:
        told = await self.ask(token, "POST", "/api/tables", GAME | {"seats": SEATS} | plan)
        return dict(told.json()["table"])

    async def send(self, token: str, id: str, do: str, **more: Any) -> dict[str, Any]:
        body = {"id": os.urandom(8).hex(), "do": do} | more
        return dict((await self.ask(token, "POST", f"/api/tables/{id}/commands", body)).json())

    @contextlib.asynccontextmanager
    async def line(self) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        """A bare connection, hung up without a word."""
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(self.source, 0), limit=1 << 16
        )
        try:
            yield reader, writer
        finally:
            writer.transport.abort()

    @contextlib.asynccontextmanager
    async def stream(
        self, token: str, id: str, query: str = ""
    ) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        key = base64.b64encode(os.urandom(16)).decode()
        async with self.line() as (reader, writer):
            writer.write(
                f"GET /api/tables/{id}/live{query} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
                f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
                f"Sec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n\r\n".encode()
            )
            await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 30)
            yield reader, writer

    async def crowd(self, size: int, work: Callable[[], Awaitable[None]]) -> None:
        """So many at once, each again and again; being thrown out is part of the game."""

        async def one() -> None:
            while self.goes_on:
                with contextlib.suppress(*GONE):
                    await asyncio.wait_for(work(), max(0.1, self.end - time.monotonic()))
                await asyncio.sleep(0)

        await asyncio.gather(*(one() for _ in range(size)))


Attack = Callable[[Site], Awaitable[list[str]]]
ATTACKS: dict[str, Attack] = {}


def attack(do: Attack) -> Attack:
    ATTACKS[do.__name__.replace("_", "-")] = do
    return do


async def until_over(site: Site) -> None:
    await asyncio.sleep(max(0.0, site.end - time.monotonic()))


# --- 3a: large things told again and again ---


@attack
async def unread_streams(site: Site) -> list[str]:
    """Streams that do not read, at a table with a card list of its own at which much happens."""
    token = await site.visitor()
    table = await site.open(token, options={"cards": PADDED}, public=True, chat="all")

    async def deaf() -> None:
        async with site.stream("", table["id"], "?since=0"):
            await until_over(site)

    async def busy() -> None:
        await site.send(token, table["id"], "vote", about="pause", yes=site.tries % 2 == 0)
        await site.send(token, table["id"], "act", version=0, action="draw")

    await asyncio.gather(site.crowd(60, deaf), site.crowd(4, busy))
    return []


@attack
async def unread_replays(site: Site) -> list[str]:
    token = await site.visitor()
    table = await site.open(token, options={"cards": PADDED})
    for _ in range(60):
        told = (await site.ask(token, "GET", f"/api/tables/{table['id']}")).json()
        if not told["state"]["legal"]:
            break
        await site.send(token, table["id"], "act", version=told["version"], action=told["state"]["legal"][0])
    await site.send(token, table["id"], "resign")
    request = (
        f"GET /api/tables/{table['id']}/replay HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n\r\n"
    )

    async def deaf() -> None:
        async with site.line() as (_, writer):
            writer.write(request.encode())
            await until_over(site)

    await site.crowd(40, deaf)
    return []


@attack
async def padded_cards(site: Site) -> list[str]:
    """Tables with as much in their card lists as a request holds."""
    tokens = itertools.cycle([await site.visitor() for _ in range(10)])

    async def one() -> None:
        await site.ask(
            next(tokens), "POST", "/api/tables", GAME | {"seats": SEATS, "options": {"cards": PADDED}}
        )

    await site.crowd(8, one)
    return []


@attack
async def long_greetings(site: Site) -> list[str]:
    """A table of which much was missed, asked for again and again, and packed each time."""
    tokens = [await site.visitor() for _ in range(25)]
    table = await site.open(tokens[0], public=True, chat="all")

    async def talk(token: str) -> None:
        for _ in range(5):
            await site.send(token, table["id"], "chat", text=os.urandom(250).hex())

    await asyncio.gather(*map(talk, tokens))

    async def one() -> None:
        await site.http.get(f"/api/tables/{table['id']}?since=0", headers={"accept-encoding": "gzip"})

    await site.crowd(50, one)
    return []


# --- 3b: messages without end ---


@attack
async def refused_commands(site: Site) -> list[str]:
    """Somebody who watches sends commands that are refused, as fast as it goes."""
    table = await site.open(await site.visitor(), public=True)
    refused = frame(b'{"id":"x","do":"act","version":0,"action":"draw"}') * 100

    async def one() -> None:
        async with site.stream("", table["id"]) as (reader, writer):
            asking = asyncio.create_task(_drain(reader))
            try:
                while not reader.at_eof():
                    writer.write(refused)
                    await writer.drain()
            finally:
                asking.cancel()

    await site.crowd(20, one)
    return []


@attack
async def unread_pings(site: Site) -> list[str]:
    table = await site.open(await site.visitor(), public=True)

    async def one() -> None:
        async with site.stream("", table["id"]) as (_, writer):
            while site.goes_on:
                writer.write(PING * 200)
                await writer.drain()

    await site.crowd(20, one)
    return []


@attack
async def opening_streams(site: Site) -> list[str]:
    """Everybody at a table hears that somebody came, and that somebody went."""
    table = await site.open(await site.visitor(), public=True)

    async def one() -> None:
        async with site.stream("", table["id"]):
            pass

    await site.crowd(50, one)
    return []


# --- 3c: requests that are none ---


@attack
async def endless_headers(site: Site) -> list[str]:
    """200 MB of headers in each request."""

    async def one() -> None:
        async with site.line() as (_, writer):
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n")
            for number in range(2_000):
                writer.write(b"x-%d: " % number + b"x" * 100_000 + b"\r\n")
                await writer.drain()

    await site.crowd(8, one)
    return []


@attack
async def late_headers(site: Site) -> list[str]:
    """A header without end that comes after a body, and a body of crumbs."""
    head = b"GET /healthz HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
    floods = itertools.cycle(((head + b"0\r\nx-late: ", b"x" * 65_536), (head, b"1\r\nx\r\n" * 10_000)))

    async def one() -> None:
        first, more = next(floods)
        async with site.line() as (reader, writer):
            writer.write(first)
            while not reader.at_eof():
                writer.write(more)
                await writer.drain()

    await site.crowd(8, one)
    return []


@attack
async def half_requests(site: Site) -> list[str]:
    """5,000 requests that never end."""

    async def one() -> None:
        async with site.line() as (reader, writer):
            writer.write(b"GET /api/games HTTP/1.1\r\nHost: x\r\nx-half: ")
            await reader.read()  # until the server hangs up

    await site.crowd(5_000, one)
    return []


@attack
async def many_requests(site: Site) -> list[str]:
    """Requests, sent without waiting for answers."""
    requests = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * 500

    async def one() -> None:
        async with site.line() as (reader, writer):
            writer.write(requests)
            await _drain(reader)

    await site.crowd(100, one)
    return []


# --- 3d, 3e: little questions that cost much ---


@attack
async def nasty_cookies(site: Site) -> list[str]:
    """What Python's own parser needs a sixth of a second for."""
    request = b'GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: a="' + b"\\" * 8_000 + b"\r\n\r\n"

    async def one() -> None:
        async with site.line() as (reader, writer):
            while site.goes_on:
                writer.write(request)
                await reader.readuntil(b"\r\n\r\n")

    await site.crowd(50, one)
    return []


@attack
async def cards_of_a_table(site: Site) -> list[str]:
    """A deck of somebody's own is built anew for whoever asks."""
    token = await site.visitor()
    table = await site.open(token, options={"cards": PADDED})

    async def one() -> None:
        await site.ask(token, "GET", f"/api/tables/{table['id']}/cards")

    await site.crowd(32, one)
    return []


@attack
async def new_charts(site: Site) -> list[str]:
    """Charts that nobody has seen before, each to be understood and remembered."""
    chart = (await site.http.get("/api/charts/1")).json()["chart"]
    tokens = itertools.cycle([await site.visitor() for _ in range(10)])

    async def one() -> None:
        own = chart | {"name": f"sea {site.tries}"}
        plan = GAME | {"game": "dice", "seats": SEATS, "options": {"chart": own}}
        await site.ask(next(tokens), "POST", "/api/tables", plan)
        await site.http.post("/api/charts", json={"chart": own})

    await site.crowd(16, one)
    return []


@attack
async def own_maps(site: Site) -> list[str]:
    """Maps of charts that nobody has seen before take seconds to draw; no table may wait for that."""
    chart = (await site.http.get("/api/charts/4")).json()["chart"]
    neighbor = Site(site.port, site.pid, NEIGHBOR, 0)
    token = await neighbor.visitor()
    path = f"/api/tables/{(await neighbor.open(token, hints=True))['id']}/odds"
    slowest = 0.0

    async def one() -> None:
        strewn = {
            name: island | {"at": [(37 * n + 13 * site.tries) % 600 + 20, (53 * n) % 380 + 20]}
            for n, (name, island) in enumerate(chart["islands"].items())
        }
        await site.http.post("/api/charts/map/desk", json={"chart": chart | {"islands": strewn}})

    async def odds() -> None:
        nonlocal slowest
        began = time.monotonic()
        try:
            await neighbor.ask(token, "GET", path)
        finally:
            slowest = max(slowest, time.monotonic() - began)
        await asyncio.sleep(0.3)

    await asyncio.gather(site.crowd(16, one), site.crowd(1, odds))
    await neighbor.http.aclose()
    return [f"a neighbor has waited {slowest:.1f} s for the odds"] if slowest > SLOW else []


@attack
async def many_previews(site: Site) -> list[str]:
    """Pictures of links, in every language and of every table, and the pages that name them."""
    token = await site.visitor()
    ids = [(await site.open(token, public=True))["id"] for _ in range(8)]
    which = itertools.cycle(itertools.product(ids, ("table", "replay"), ("en", "de", "nl", "en-US")))

    async def one() -> None:
        id, kind, lang = next(which)
        await site.http.get(f"/art/tables/{id}/{kind}.png?lang={lang}")
        await site.http.get(f"/{kind}/{id}?lang={lang}")

    await site.crowd(32, one)
    return []


@attack
async def greedy_bots(site: Site) -> list[str]:
    """As many tables as one may open at once, at which bots play each other without a pause."""
    token = await site.visitor()
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "hard"}] * 4]
    for _ in range(9):
        with contextlib.suppress(KeyError):
            table = await site.open(token, seats=seats)
            await site.send(token, table["id"], "leave")
    await until_over(site)
    return []


# --- 4: a bot that hangs ---


@attack
async def stopped_worker(site: Site) -> list[str]:
    """The process in which bots think stands still; every table must go on."""
    token = await site.visitor()
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    await _my_turn(site, token, (await site.open(token, seats=seats, start=1))["id"], 60)
    for pid in _workers(site.pid):
        os.kill(pid, signal.SIGSTOP)
    ids = [(await site.open(token, seats=seats, start=1))["id"] for _ in range(5)]
    moved = await asyncio.gather(*(_my_turn(site, token, id, 90) for id in ids))
    return [f"{moved.count(False)} of 5 tables stand still"] if not all(moved) else []


def _workers(server: int) -> list[int]:
    """The server's processes that run our program; the one that only watches over resources is none."""
    children = Path(f"/proc/{server}/task/{server}/children").read_text().split()
    return [int(pid) for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


async def _my_turn(site: Site, token: str, id: str, seconds: float) -> bool:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        told = (await site.ask(token, "GET", f"/api/tables/{id}")).json()
        if told["table"]["status"] != "running" or told["state"]["decider"] == 0:
            return True
        await asyncio.sleep(0.5)
    return False


# --- 1 and 6: what only counts, and costs others their time or the server its room ---


@attack
async def undo_after_resigning(site: Site) -> list[str]:
    """Who has resigned takes back what the stand-in plays."""
    ann, bob = await site.visitor(), await site.visitor()
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}]
    table = await site.open(ann, seats=seats, begin=False)
    await site.ask(bob, "POST", f"/api/tables/{table['id']}/join", {"key": table["key"]})
    await site.send(ann, table["id"], "begin")
    for do, said in (("seal", {"hash": hashlib.sha256(b"").hexdigest()}), ("cut", {"cut": ""})):
        for token in (ann, bob):
            await site.send(token, table["id"], do, **said)
    status = ""
    while status != "running" and site.goes_on:
        await asyncio.sleep(0.1)
        status = (await site.ask(ann, "GET", f"/api/tables/{table['id']}")).json()["table"]["status"]
    await site.send(ann, table["id"], "resign")
    undone = looked = 0
    while site.goes_on:
        told = (await site.ask(bob, "GET", f"/api/tables/{table['id']}")).json()
        done = await site.send(ann, table["id"], "undo", version=told["version"])
        undone += done["type"] == "done"
        looked += 1
        # Bob acts now and then only: what the stand-in has done must lie there for a while.
        if looked % 10 == 0 and told["state"] and told["state"]["decider"] == 1 and told["state"]["legal"]:
            body = {"version": told["version"], "action": told["state"]["legal"][-1]}
            await site.send(bob, table["id"], "act", **body)
        await asyncio.sleep(0.05)
    return [f"{undone} acts taken back by somebody who has resigned"] if undone else []


@attack
async def coming_and_going(site: Site) -> list[str]:
    """Who leaves and comes back in turns lets no bot act, and no clock run."""
    token = await site.visitor()
    seats, clock = [{"kind": "me"}, {"kind": "bot", "level": "easy"}], {"kind": "live", "seconds": 60}
    table = await site.open(token, seats=seats, pace=900, clock=clock)
    before = (await site.ask(token, "GET", f"/api/tables/{table['id']}")).json()["state"]
    for _ in range(6):  # half a second each, less than the bot waits
        await site.send(token, table["id"], "leave")
        await asyncio.sleep(0.5)
        await site.send(token, table["id"], "come-back")
        site.tries += 1
    await until_over(site)
    after = (await site.ask(token, "GET", f"/api/tables/{table['id']}")).json()
    free = after["clocks"]["left"][0] > 59_000  # of the 1.5 seconds at least for which it was away
    stands = after["state"] == before
    return ["the bot that stands in never acts"] * stands + ["thinking while away costs nothing"] * free


@attack
async def rematch_for_ever(site: Site) -> list[str]:
    """Tables opened by rematch, each resigned at once to open the next."""
    token = await site.visitor()
    id, opened = (await site.open(token))["id"], 0
    while site.goes_on:
        await site.send(token, id, "resign")
        done = await site.send(token, id, "rematch")
        if done["type"] != "done":
            await asyncio.sleep(0.5)
            continue
        opened, id = opened + 1, done["table"]
        await site.send(token, id, "begin", cut="")
    return [f"{opened} tables opened by rematch, where 10 at once may be opened"] if opened > 20 else []


@attack
async def removed_guest(site: Site) -> list[str]:
    """Who was removed by the host sits down again by the old link, and again."""
    host, guest = await site.visitor(), await site.visitor()
    table = await site.open(host, seats=[{"kind": "me"}, {"kind": "open"}], begin=False)
    way = f"/api/tables/{table['id']}/join"
    await site.ask(guest, "POST", way, {"key": table["key"]})
    await site.send(host, table["id"], "sit", seat=1, kind="open")
    back = 0
    while site.goes_on:
        back += (await site.ask(guest, "POST", way, {"key": table["key"]})).status_code == 200
        await asyncio.sleep(0.1)
    return [f"came back {back} times by the old link"] if back else []


@attack
async def ended_device(site: Site) -> list[str]:
    """A device that was ended by another one goes on."""
    token = await site.visitor()
    code = (await site.ask(token, "POST", "/api/me/code")).json()["code"]
    site.http.cookies.clear()
    lost = str((await site.http.post("/api/me/move", json={"code": code})).cookies["portroyal"])
    for device in (await site.ask(token, "GET", "/api/me/devices")).json()["devices"]:
        if not device["here"]:
            await site.ask(token, "DELETE", f"/api/me/devices/{device['id']}")
    known = 0
    while site.goes_on:
        known += (await site.ask(lost, "GET", "/api/me/games")).status_code == 200
        await asyncio.sleep(0.1)
    return [f"an ended device was answered {known} times"] if known else []


@attack
async def foreign_sites(site: Site) -> list[str]:
    """A page of another site acts with the visitor's cookie."""
    token, through = await site.visitor(), 0
    other = {"origin": "https://evil.example", "cookie": f"portroyal={token}"}
    while site.goes_on:
        site.http.cookies.clear()
        told = await site.http.post("/api/tables", json=GAME | {"seats": SEATS}, headers=other)
        through += told.status_code == 200 or "access-control-allow-origin" in told.headers
        await asyncio.sleep(0.05)
    return [f"{through} requests of another site got through"] if through else []


async def _drain(reader: asyncio.StreamReader) -> None:
    while await reader.read(65_536):
        pass


async def run(name: str, port: int, pid: int, source: str, seconds: float) -> str:
    """Does its worst; what there is to say about it as one line of JSON."""
    site = Site(port, pid, source, seconds)
    faults = await ATTACKS[name](site)
    await site.http.aclose()
    return json.dumps({"tries": site.tries, "faults": faults})

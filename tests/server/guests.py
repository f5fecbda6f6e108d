"""Servers to test against, real ones on real sockets, and guests who play at them."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import json
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvloop
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from portroyal.server.context import House
from portroyal.server.serve import Server
from portroyal.server.settings import UNLIMITED, Limits, Settings

WAIT = 20.0
_open: list[Guest | Stream] = []  # closed after each test
Json = dict[str, Any]


class Running:
    """A server in a thread of this process, so that a test can look into its house."""

    def __init__(self, database: str | Path, limits: Limits = UNLIMITED, **settings: Any) -> None:
        self.settings = Settings(database=str(database), port=0, limits=limits, **settings)
        self.loop: asyncio.AbstractEventLoop
        self.house: House
        self.port = 0
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        uvloop.run(self._serve())

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.house = House(self.settings)
        self._server = Server(self.settings, self.house, self._listening)
        try:
            await self._server.run_house()
        finally:
            self._ready.set()

    def _listening(self) -> None:
        self.port = self._server.servers[0].sockets[0].getsockname()[1]
        self._ready.set()

    def start(self) -> Running:
        self._thread.start()
        assert self._ready.wait(WAIT)
        assert self.port, "the server did not start"
        return self

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(WAIT)
        assert not self._thread.is_alive()

    def do(self, work: Any) -> Any:
        """Runs a coroutine within the server."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(WAIT)

    def later(self, seconds: int, *tables: str) -> None:
        """Puts the server's clock forward and lets tables look at it: so a slow machine makes nobody late."""

        async def forward() -> None:
            self.house.moments._began += 1000 * seconds
            for id in tables:
                await self.house.tables.live[id].keeper._tick()

        self.do(forward())

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@contextmanager
def running(database: str | Path, limits: Limits = UNLIMITED, **settings: Any) -> Iterator[Running]:
    server = Running(database, limits, **settings).start()
    try:
        yield server
    finally:
        server.stop()


class Guest:
    """A visitor: plain HTTP, and streams where wanted."""

    def __init__(self, address: str, name: str | None = None) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=WAIT)
        self.me: Json = self.http.get("/api/me").json()
        _open.append(self)
        self._ids = itertools.count()
        if name is not None:
            assert self.http.patch("/api/me", json={"name": name}).status_code == 200

    @property
    def visitor(self) -> str:
        return str(self.me["visitor"])

    @property
    def token(self) -> str:
        return str(self.http.cookies["portroyal"])

    def elsewhere(self, server: Running) -> Guest:
        """The same visitor at another process."""
        other = Guest.__new__(Guest)
        other.__dict__ |= self.__dict__
        other.address = server.address
        other.http = httpx.Client(base_url=server.address, timeout=WAIT, cookies={"portroyal": self.token})
        _open.append(other)
        return other

    def close(self) -> None:
        self.http.close()

    def get(self, path: str, **query: Any) -> httpx.Response:
        return self.http.get(path, params=query)

    def post(self, path: str, body: object = None) -> httpx.Response:
        return self.http.post(path, json=body)

    def open(self, *seats: str, **plan: Any) -> Json:
        """A new table; a seat is me, open, a level, or a guest's name."""
        kinds = {"me": {"kind": "me"}, "open": {"kind": "open"}}
        levels = ("easy", "normal", "hard", "master")
        wishes = [
            kinds.get(seat)
            or ({"kind": "bot", "level": seat} if seat in levels else {"kind": "guest", "name": seat})
            for seat in seats
        ]
        answer = self.post("/api/tables", {"game": "port-royal", "pace": 0, "seats": wishes} | plan)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def table(self, id: str, **query: Any) -> Json:
        answer = self.get(f"/api/tables/{id}", **query)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def join(self, id: str, **wish: Any) -> Json:
        answer = self.post(f"/api/tables/{id}/join", wish)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def send(self, id: str, do: str, **more: Any) -> Json:
        """A command over HTTP; the answer is a `done` or a `refused`."""
        answer = self.post(f"/api/tables/{id}/commands", {"id": f"c{next(self._ids)}", "do": do} | more)
        return dict(answer.json())

    def act(self, id: str, action: str | None = None) -> Json:
        """Plays for one's own seat; without an action the first that is legal."""
        hello = self.table(id)
        chosen = hello["state"]["legal"][0] if action is None else action
        return self.send(id, "act", version=hello["version"], action=chosen)

    def stream(self, id: str, **query: Any) -> Stream:
        return Stream(self, id, query)


class Stream:
    """A live stream, read message by message."""

    def __init__(self, guest: Guest | None, id: str, query: Json, address: str = "", **headers: str) -> None:
        base = (guest.address if guest is not None else address).replace("http", "ws", 1)
        asked = "&".join(f"{key}={value}" for key, value in query.items())
        if guest is not None:
            headers = {"Cookie": f"portroyal={guest.token}"} | headers
        url = f"{base}/api/tables/{id}/live?{asked}"
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(url, additional_headers=headers, open_timeout=WAIT)
        )
        _open.append(self)
        self._ids = itertools.count()

    def next(self, *types: str, timeout: float = WAIT) -> Json:
        """The next message of one of these types (of any without)."""
        return dict(json.loads(self.raw(*types, timeout=timeout)))

    def raw(self, *types: str, timeout: float = WAIT) -> str:
        """The same as it came over the wire."""
        end = time.monotonic() + timeout
        while True:
            text = str(self.socket.recv(timeout=max(0.01, end - time.monotonic())))
            if not types or json.loads(text)["type"] in types:
                return text

    def until(self, kind: str, timeout: float = WAIT) -> Json:
        """The update whose entry is of this kind."""
        while True:
            message = self.next("update", timeout=timeout)
            if message["entry"]["kind"] == kind:
                return message

    def send(self, do: str, **more: Any) -> None:
        self.socket.send(json.dumps({"id": f"s{next(self._ids)}", "do": do} | more))

    def closed(self) -> bool:
        """Whether the server closes it, whatever comes before."""
        try:
            while True:
                self.socket.recv(timeout=WAIT)
        except ConnectionClosed:
            return True
        except TimeoutError:
            return False

    def close(self) -> None:
        self._open.close()


def close_all() -> None:
    while _open:
        _open.pop().close()


def seal(cut: str) -> str:
    return hashlib.sha256(cut.encode()).hexdigest()


def cut_all(id: str, *guests: Guest) -> None:
    """All give their cut, and the game runs."""
    for guest in guests:
        assert guest.send(id, "seal", hash=seal(guest.visitor))["type"] == "done"
    for guest in guests:
        assert guest.send(id, "cut", cut=guest.visitor)["type"] == "done"
    wait_for(lambda: guests[0].table(id)["table"]["status"] == "running")


def wait_for(what: Any, timeout: float = WAIT) -> None:
    end = time.monotonic() + timeout
    while not what():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(timeout / 1000)  # who has long patience asks less often


def two_at_a_table(server: Running, **plan: Any) -> tuple[Guest, Guest, str]:
    """Ann opens, Bob joins, both cut: the game runs."""
    ann, bob = Guest(server.address, "Ann"), Guest(server.address, "Bob")
    hello = ann.open("me", "open", **plan)
    id = hello["table"]["id"]
    bob.join(id, key=hello["table"]["key"])
    assert ann.send(id, "begin")["type"] == "done"
    cut_all(id, ann, bob)
    return ann, bob, id

"""The players of `make chaos`: each acts as fast as it goes, and sends every command until it is answered."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import time
from collections.abc import Callable
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

GAMES = ("port-royal", "unterwegs", "combined", "dice")
SOON = 0.02
SILENCE = 2.0  # seconds after which a command that was not answered is sent again
BROKEN = (OSError, httpx.TransportError, WebSocketException, TimeoutError, EOFError)
EXPECTED = ("stale", "not-your-turn", "cannot-undo", "wrong-status")
LONG = 15.0  # seconds of silence after which a player looks whether the stream has kept something back


class Player:
    """A visitor with two guests at a table of their own, or a guest and a bot."""

    def __init__(self, number: int, http: httpx.AsyncClient, address: Callable[[], str]) -> None:
        self.number, self.http, self.address = number, http, address
        self.over = False  # the storm is
        self.token = self.table = ""
        self.acknowledged: list[dict[str, Any]] = []
        self.played: list[str] = []
        self.faults: list[str] = []
        self.moves = 0
        self.trouble = "none"  # the last answer of the server that was a mistake of its own
        self._ids = itertools.count()
        self._chance = random.Random(number)
        self._does("nothing yet")

    def _does(self, what: str) -> None:
        """What it waits for, so that a player who is stuck can say on what."""
        self._doing, self._since = what, time.monotonic()

    def where(self) -> str:
        """One line about what the player does now."""
        waited = time.monotonic() - self._since
        return f"{self.table}: {self._doing} for {waited:.0f} s; last trouble: {self.trouble}"

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Again and again until somebody answers; any process will do."""
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        self._does(f"{method} {path} {body or ''}".strip())
        while True:
            with contextlib.suppress(*BROKEN):
                answer = await self.http.request(method, self.address() + path, json=body, headers=headers)
                if answer.status_code < 500:
                    return answer
                self.trouble = f"{method} {path}: {answer.status_code} {answer.text[:200]}"
            await asyncio.sleep(SOON)

    async def run(self) -> None:
        answer = await self.ask("GET", "/api/me")
        self.token = answer.cookies["portroyal"]
        while not self.over:
            await self._open()
            await (self._by_stream() if self.number % 2 else self._by_http())

    async def _open(self) -> None:
        third = {"kind": "bot", "level": "easy"} if self.number % 4 == 3 else {"kind": "guest", "name": "Kay"}
        seats = [{"kind": "me"}, {"kind": "guest", "name": "Grace"}, third]
        plan = {"game": GAMES[self.number // 2 % 4], "seats": seats, "pace": 0, "begin": True}
        told = (await self.ask("POST", "/api/tables", plan)).json()
        self.table = told["table"]["id"]
        self.played.append(self.table)

    def _command(self, told: dict[str, Any]) -> dict[str, Any] | None:
        """What this player does next: mostly acts, now and then a line of chat or an undo."""
        legal = told["state"]["legal"]
        id = f"k{next(self._ids)}"
        if self._chance.random() < 0.05:
            return {"id": id, "do": "chat", "text": id}
        if told["undo"] is not None and self._chance.random() < 0.2:
            return {"id": id, "do": "undo", "version": told["version"]}
        if not legal:
            return None
        return {"id": id, "do": "act", "version": told["version"], "action": self._chance.choice(legal)}

    def _note(self, command: dict[str, Any], answer: dict[str, Any]) -> None:
        if answer["type"] == "done":
            self.moves += 1
            self.acknowledged.append({"table": self.table, "seq": answer["seq"], "command": command})
        elif answer["code"] not in EXPECTED:
            self.faults.append(f"{self.table}: {command} was refused: {answer['code']}")
        else:
            self.trouble = f"{command['do']}: {answer['code']}"

    async def _by_http(self) -> None:
        path = f"/api/tables/{self.table}"
        while not self.over:
            told = (await self.ask("GET", path)).json()
            if told["table"]["status"] == "over":
                return
            command = self._command(told)
            if command is None:
                await self.ask("GET", f"{path}?since={told['seq']}&wait=1")
                continue
            answer = (await self.ask("POST", f"{path}/commands", command)).json()
            if "type" in answer:
                self._note(command, answer)
            else:
                self.trouble = f"{command['do']}: {answer.get('code')}"

    async def _by_stream(self) -> None:
        """The same over a stream; what was not answered when it broke is sent again over the next."""
        talk = Talk()
        while not self.over and not talk.game_over:
            url = self.address().replace("http", "ws", 1) + f"/api/tables/{self.table}/live"
            headers = {"Authorization": f"Bearer {self.token}"}
            self._does("opening a stream")
            with contextlib.suppress(*BROKEN):
                async with connect(
                    url, additional_headers=headers, open_timeout=5, close_timeout=2, ping_interval=None
                ) as stream:
                    await self._talk(stream, talk)
            await asyncio.sleep(SOON)

    async def _talk(self, stream: Any, talk: Talk) -> None:
        """Until the game or the storm is over, or the stream breaks."""
        told: dict[str, Any] = {}
        talk.sent, talk.heard = 0.0, time.monotonic()
        while not self.over:
            if talk.waiting is not None and time.monotonic() - talk.sent > SILENCE:
                await stream.send(json.dumps(talk.waiting))
                talk.sent = time.monotonic()
            self._does(f"listening after {told.get('seq')}, {talk.waiting or 'nothing'} unanswered")
            try:
                message = json.loads(await asyncio.wait_for(stream.recv(), SILENCE))
            except TimeoutError:
                await self._compare(told, talk)
                continue
            talk.heard = time.monotonic()
            kind = message["type"]
            if kind in ("hello", "update"):
                told = message
            elif kind in ("done", "refused") and talk.waiting and message["id"] == talk.waiting["id"]:
                self._note(talk.waiting, message)
                talk.waiting = None
            elif kind == "bye":
                self.trouble = f"bye: {message['code']}"
                return
            if talk.waiting is None and told:
                if told["state"]["decider"] is None:
                    talk.game_over = True
                    return
                talk.waiting, talk.sent = self._command(told), 0.0

    async def _compare(self, told: dict[str, Any], talk: Talk) -> None:
        """A table at which nothing happens is no fault of the stream; one that goes on untold is."""
        if time.monotonic() - talk.heard < LONG:
            return
        now = (await self.ask("GET", f"/api/tables/{self.table}")).json()
        if now["seq"] > told.get("seq", 0):
            self.faults.append(
                f"{self.table}: the stream ended with {told.get('seq')}, the log is at {now['seq']}, "
                f"{talk.waiting or 'nothing'} unanswered"
            )
        else:
            decider = now["state"] and now["state"]["decider"]
            self.trouble = f"silence at {now['seq']}, seat {decider} decides"
        talk.heard = time.monotonic()


class Talk:
    """What a player over streams carries from one to the next."""

    def __init__(self) -> None:
        self.waiting: dict[str, Any] | None = None  # the command that was not answered yet
        self.sent = self.heard = 0.0
        self.game_over = False

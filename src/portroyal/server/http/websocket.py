"""The live stream of a table over WebSocket: updates out, commands in."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from portroyal.server.context import House
from portroyal.server.http.request import address_of, same_site, token_of
from portroyal.server.http.stream_wire import StreamWire
from portroyal.server.ids import hash_of
from portroyal.server.limits import PAUSE
from portroyal.server.live.live_table import LiveTable
from portroyal.server.messages import Me, encode
from portroyal.server.problems import RefusedError, shutting_down
from portroyal.server.settings import Limits
from portroyal.server.table.protocol import AnyCommand, Bye, Refused, Say, command_of

CLOSE_POLICY, CLOSE_AGAIN = 1008, 1012
log = logging.getLogger("portroyal.stream")


class Stream:
    """One connection: what comes together goes out together, or waits until the client has read the rest.

    Who acts gets the update and the answer together: to write costs more than to make what is written.
    """

    def __init__(self, socket: WebSocket, visitor: str | None, limits: Limits) -> None:
        self.socket, self.visitor, self.limits = socket, visitor, limits
        self.device = None if visitor is None else hash_of(token_of(socket) or "")
        self.ended = False
        self.busy = False  # with a command, which is brought to its end even if the client has gone
        self._wire: StreamWire = socket.scope["wire"]
        self._soon = asyncio.get_running_loop().call_soon
        self._waiting: deque[bytes] = deque()
        self._bytes = 0  # that wait
        self._sending = False  # one of those that have waited
        self._wake = asyncio.Event()

    def push(self, message: bytes) -> None:
        if self.ended:
            return
        if self._waiting and not self._room_for(message):
            self._flush()  # perhaps nobody is slow: all of it came in one go
        if not self._waiting:
            self._soon(self._flush)
        if not self._waiting or self._room_for(message):
            self._waiting.append(message)
            self._bytes += len(message)
        else:
            self._waiting.clear()
            self.ended = True
            self._wire.cut_off("too-slow")

    def _room_for(self, message: bytes) -> bool:
        """Behind what waits already."""
        limits = self.limits
        return len(self._waiting) < limits.behind and self._bytes + len(message) <= limits.behind_bytes

    @property
    def more_to_hear(self) -> bool:
        """Whether the next command is here already."""
        return not self._wire.queue.empty()

    def _flush(self) -> None:
        """All that waits, at once if there is room for it."""
        if not self._sending and self._wire.send_at_once(self._waiting):
            self._waiting.clear()
            self._bytes = 0
        else:
            self._wake.set()

    def end(self, message: bytes) -> None:
        """The last message, then the connection closes."""
        if not self.ended:
            self._waiting.append(message)
            self.ended = True
            self._wake.set()

    async def next(self) -> bytes | None:
        """What comes next; none when the client has gone. Starlette would look whether it is a message."""
        message: Any = await self._wire.receive()
        return message.get("bytes", b"") if message["type"] == "websocket.receive" else None

    async def send_all(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                message = self._waiting.popleft()
                self._bytes -= len(message)
                self._sending = True
                await self.socket.send_text(message.decode())
                self._sending = False
            if self.ended:
                return


async def live(socket: WebSocket) -> None:
    """GET /api/tables/{id}/live"""
    house: House = socket.app.state.house
    address = address_of(socket, house.settings)
    try:
        if house.closing:
            raise shutting_down()
        if not same_site(socket, house.settings):
            raise RefusedError("cross-site", "this request comes from another site")
        house.gate.take("requests", address)
        house.gate.take("openings", address)
        me = await house.people.who(token_of(socket))
        visitor = None if me is None else me.visitor
        table = await house.tables.get(socket.path_params["id"])
        await table.let_in(visitor, socket.query_params.get("key"))
        house.gate.enter(visitor, address)
    except RefusedError as wrong:
        if wrong.code == "too-many-requests":
            await asyncio.sleep(PAUSE)
        await socket.accept()
        await _last_word(socket, wrong)
        return
    try:
        await socket.accept()
        await _converse(house, socket, table, me, address)
    finally:
        house.gate.leave(visitor, address)


async def _last_word(socket: WebSocket, wrong: RefusedError) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        again = wrong.status in (429, 503)
        await socket.send_text(encode(Bye(wrong.code, again)).decode())
        await socket.close(CLOSE_AGAIN if again else CLOSE_POLICY)


async def _converse(house: House, socket: WebSocket, table: LiveTable, me: Me | None, address: str) -> None:
    stream = Stream(socket, None if me is None else me.visitor, house.settings.limits)
    since = socket.query_params.get("since", "")
    try:
        await table.hello(
            stream.visitor, int(since) if since.isdecimal() and len(since) < 10 else None, stream
        )
    except RefusedError as wrong:
        await _last_word(socket, wrong)
        return
    sender = asyncio.create_task(stream.send_all())
    receiver = asyncio.create_task(_listen(house, table, stream, me, address))
    try:
        await asyncio.wait((sender, receiver), return_when=asyncio.FIRST_COMPLETED)
        if receiver.done() and not sender.done() and stream.ended:
            await asyncio.wait((sender,), timeout=5)  # the last word goes out
    finally:
        table.remove(stream)
        stream.ended = True
        while stream.busy and not receiver.done():
            await asyncio.wait((receiver,))
        for task in (sender, receiver):
            task.cancel()
        await asyncio.gather(sender, receiver, return_exceptions=True)
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            await socket.close(CLOSE_AGAIN)


async def _listen(house: House, table: LiveTable, stream: Stream, me: Me | None, address: str) -> None:
    """Commands until the client goes; what is no command ends this stream and nothing else."""
    while not stream.ended:
        raw = await stream.next()
        if raw is None:
            return
        try:
            if len(raw) > house.settings.limits.command:
                raise ValueError("too large")
            command = command_of(raw)
        except (ValueError, msgspec.MsgspecError, RecursionError):
            house.metrics.garbage.inc()
            stream.end(encode(Bye("garbage", again=False)))
            return
        stream.busy = True
        told = encode(await _answer_at_pace(house, table, me, address, command))
        stream.busy = False
        stream.push(told)
        if stream.more_to_hear:
            await asyncio.sleep(0)  # others first


async def _answer_at_pace(
    house: House, table: LiveTable, me: Me | None, address: str, command: AnyCommand
) -> object:
    try:
        house.gate.take("messages", address)
    except RefusedError as wrong:
        return Refused(command.id, wrong.code, wrong.sentence, table.table.version, None)
    return await answer(house, table, me, command)


async def answer(house: House, table: LiveTable, me: Me | None, command: object) -> object:
    """What a command comes to, over the stream as over HTTP; refusals are answers."""
    began = time.perf_counter()
    id = getattr(command, "id", None)
    try:
        if me is None:
            raise RefusedError("no-identity", "this needs a visitor: ask GET /api/me first")
        house.gate.take("commands", me.visitor)
        if isinstance(command, Say):
            house.gate.take("chat", me.visitor)
        told: object = await table.execute(me.visitor, me.name, command)  # type: ignore[arg-type]
    except RefusedError as wrong:
        told = Refused(id, wrong.code, wrong.sentence, table.table.version, None)
    except Exception:
        log.exception("bug", extra={"table": table.table.id, "command": type(command).__name__})
        told = Refused(id, "bug", "a mistake of the program", table.table.version, None)
    if isinstance(told, Refused):
        house.metrics.refusals.labels(told.code).inc()
    house.metrics.seconds.observe(time.perf_counter() - began)
    return told

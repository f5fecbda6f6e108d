"""The connections themselves: how long a request may take to come, and in what bounds.

uvicorn believes that a proxy watches over this; ours stands with nginx before it or without.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import httptools
from uvicorn._types import ASGI3Application, ASGIReceiveCallable, ASGISendCallable, ASGISendEvent, Scope
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from portroyal.server.http.door import LAST_WORD, Door, Unread, Writing
from portroyal.server.http.request import network_of
from portroyal.server.http.stream_wire import StreamWire
from portroyal.server.messages import Problem, encode

PIPELINED = 8  # requests on one connection that wait for the answer to the one before
UNWANTED = 8  # times the largest body that are read so that its refusal can be
# uvicorn warns of every request that is none: whoever sends them could fill the disk.
quiet = logging.getLogger("uvicorn.error.wire")
quiet.setLevel(logging.ERROR)
REASONS = {429: b"Too Many Requests", 431: b"Request Header Fields Too Large"}


class HttpWire(Writing, HttpToolsProtocol):
    """One connection: a request comes in time and in bounds, or the connection ends."""

    def __init__(self, *given: Any, door: Door, **named: Any) -> None:
        super().__init__(*given, **named)
        self.door = door
        self.logger = quiet
        self._address: str | None = None  # while it is counted
        self._head = self._body = 0  # bytes of the request that have come
        self._handed_over = False  # to the protocol of streams
        self._wrong: tuple[int, str, str] | None = None
        self._deadline: asyncio.TimerHandle | None = None
        self._answering: RequestResponseCycle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.unread = Unread(transport, self.door.settings.unread_time)
        address = network_of(self.client[0]) if self.client else "unknown"
        if self.door.comes_too_often(address):
            transport.abort()
        elif self.door.enter(address):
            self._address = address
            self._within(self.door.settings.head_time)
        else:
            most = self.door.limits.connections
            self._refuse(429, "too-many-requests", f"{most} connections of this address are open already")

    def connection_lost(self, exc: Exception | None) -> None:
        self._within(None)
        self.unread.ends()
        if self._address is not None:
            self.door.leave(self._address)
        self._forget_answers()
        super().connection_lost(exc)

    def _within(self, seconds: float | None) -> None:
        """What comes next must have come in so many seconds."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)

    # --- what comes ---

    def data_received(self, data: bytes) -> None:
        most = self.door.limits.head
        while data and not self._handed_over and not self.transport.is_closing():
            piece = data[: most - self._head + 1]
            self._head += len(piece)
            data = data[len(piece) :]
            super().data_received(piece)
            if self._head > most and not self._handed_over:
                self._refuse(431, "too-large", f"the head of a request has at most {most:,} bytes")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._within(self.door.settings.head_time)

    def on_header(self, name: bytes, value: bytes) -> None:
        most = self.door.limits.headers
        if len(self.headers) >= most:
            self._wrong = (431, "too-large", f"a request has at most {most} headers")
            raise httptools.HttpParserError("too many headers")
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= PIPELINED:
            self._wrong = (429, "too-many-requests", "wait for answers before you send more requests")
            raise httptools.HttpParserError("too many requests at once")
        self._within(self.door.settings.body_time + LAST_WORD)  # until then a late body gets an answer
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """What comes between its chunks and after it, as a head that is sent late, counts as head."""
        self._head = max(0, self._head - len(body))
        self._body += len(body)
        if self._body > UNWANTED * self.door.limits.body:
            self.transport.abort()  # it was refused long ago
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._head = self._body = 0
        self._within(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._within(None)
        self.unread.ends()
        self._handed_over = True
        self._forget_answers()
        super().handle_websocket_upgrade()
        after = self.transport.get_protocol()
        if isinstance(after, StreamWire):
            after.address, self._address = self._address, None

    # --- what goes ---

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answering = cycle

        async def answer(scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
            async def say(message: ASGISendEvent) -> None:
                if self.transport.is_closing():  # of which this protocol is told a moment later
                    cycle.disconnected = True
                await send(message)

            await app(scope, receive, say)

        super()._start_asgi_task(cycle, answer)

    def _forget_answers(self) -> None:
        """Nobody is there any more for what is still being answered, or waits to be."""
        if self._answering is not None:
            self._answering.disconnected = True
            self._answering.message_event.set()
        self.pipeline.clear()

    def send_400_response(self, msg: str) -> None:
        self._forget_answers()
        if self._wrong is None:
            super().send_400_response(msg)
            self._end_answer()
        else:
            self._refuse(*self._wrong)

    def _end_answer(self) -> None:
        """What is being worked out for an earlier request has nowhere to go."""
        if self.cycle is not None:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.pipeline.clear()

    def _refuse(self, status: int, code: str, sentence: str) -> None:
        self._within(None)
        self._forget_answers()
        self.door.refused["connections" if status == 429 else "heads"] += 1
        body = encode(Problem(code, sentence))
        head = (
            b"HTTP/1.1 %d %s" % (status, REASONS[status]),
            b"content-type: application/json",
            b"content-length: %d" % len(body),
            b"connection: close\r\n\r\n",
        )
        self.transport.write(b"\r\n".join(head) + body)
        self.transport.close()
        self._end_answer()

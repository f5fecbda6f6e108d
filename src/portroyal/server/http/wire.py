"""The connections themselves: how many, how long a request may take to come, how much may lie unread.

uvicorn believes that a proxy watches over this; ours stands with nginx before it or without.
"""

from __future__ import annotations

import asyncio
import logging
import struct
from collections import Counter
from collections.abc import Iterable
from typing import Any

import httptools
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request
from websockets.protocol import State

from portroyal.server.http.request import network_of
from portroyal.server.limits import Bucket, Gate
from portroyal.server.messages import Problem, encode
from portroyal.server.problems import RefusedError
from portroyal.server.settings import Settings
from portroyal.server.table.protocol import Bye

PIPELINED = 8  # requests on one connection that wait for the answer to the one before
AHEAD = 4  # messages of a stream that are read before somebody has taken the first of them
SLICE = 512  # bytes of a stream that are read before its messages are counted
WHOLE_TEXT = 0x81  # the first byte of a frame: a text, and nothing of it to follow
LAST_WORD = 1.0  # seconds in which the last word to a stream may go out
# uvicorn warns of every request that is none: whoever sends them could fill the disk.
quiet = logging.getLogger("uvicorn.error.wire")
quiet.setLevel(logging.ERROR)
REASONS = {429: b"Too Many Requests", 431: b"Request Header Fields Too Large"}


class Door:
    """What all connections of a server share: its settings, and how many each address has open."""

    def __init__(self, settings: Settings, gate: Gate) -> None:
        self.settings, self.limits, self.gate, self.refused = settings, settings.limits, gate, gate.refused
        self.open: Counter[str] = Counter()

    def comes_too_often(self, address: str) -> bool:
        """Whoever comes again and again is not even heard: to read and to refuse costs more than to come."""
        if self.settings.behind_proxy:
            return False
        try:
            self.gate.take("arrivals", address)
        except RefusedError:
            return True
        return False

    def enter(self, address: str) -> bool:
        """Behind a proxy all come from its address, and it counts them itself (deploy/nginx.conf)."""
        full = self.open[address] >= self.limits.connections and not self.settings.behind_proxy
        self.open[address] += not full
        return not full

    def leave(self, address: str) -> None:
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]


class Unread:
    """Lets a peer go that reads nothing of what waits for it; who reads slowly is waited for."""

    def __init__(self, transport: asyncio.Transport, seconds: float) -> None:
        self.transport, self.seconds = transport, seconds
        self._left = 0
        self._timer: asyncio.TimerHandle | None = None

    def begins(self) -> None:
        self.ends()
        self._left = self.transport.get_write_buffer_size()
        self._timer = asyncio.get_running_loop().call_later(self.seconds, self._look)

    def ends(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self) -> None:
        if self.transport.get_write_buffer_size() >= self._left:
            self.transport.abort()
        else:
            self.begins()


class Writing(asyncio.Protocol):
    """Whoever does not read what is written to them has only so much time."""

    unread: Unread

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread.begins()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.unread.ends()


class HttpWire(Writing, HttpToolsProtocol):
    """One connection: a request comes in time and in bounds, or the connection ends."""

    def __init__(self, *given: Any, door: Door, **named: Any) -> None:
        super().__init__(*given, **named)
        self.door = door
        self.logger = quiet
        self._address: str | None = None  # while it is counted
        self._in_head, self._head = True, 0  # and how many bytes of it have come
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
            piece = data[: most - self._head + 1] if self._in_head else data
            self._head += len(piece) * self._in_head
            data = data[len(piece) :]
            super().data_received(piece)
            if self._in_head and self._head > most and not self._handed_over:
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
        self._in_head = False
        self._within(self.door.settings.body_time + LAST_WORD)  # until then a late body gets an answer
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_head, self._head = True, 0
        self._within(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._within(None)
        self.unread.ends()
        self._handed_over = True
        super().handle_websocket_upgrade()
        after = self.transport.get_protocol()
        if isinstance(after, StreamWire):
            after.address, self._address = self._address, None

    # --- what goes ---

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def _forget_answers(self) -> None:
        """Nobody is there any more for what is still being answered, or waits to be."""
        if self._answering is not None:
            self._answering.disconnected = True
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


def frame_head(text: bytes) -> bytes:
    """What stands before a whole text that a server sends (RFC 6455, section 5.2)."""
    size = len(text)
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    return (
        struct.pack("!BBH", WHOLE_TEXT, 126, size)
        if size < 65_536
        else struct.pack("!BBQ", WHOLE_TEXT, 127, size)
    )


class StreamWire(Writing, WebSocketsSansIOProtocol):
    """One stream: whoever sends too much, or reads nothing, is let go at once."""

    def __init__(self, *given: Any, door: Door, **named: Any) -> None:
        super().__init__(*given, **named)
        self.door = door
        self.address: str | None = None  # while it is counted
        self._frames = Bucket(*door.limits.frames)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.unread = Unread(self.transport, self.door.settings.unread_time)

    def connection_lost(self, exc: Exception | None) -> None:
        self.unread.ends()
        if self.address is not None:
            self.door.leave(self.address)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["wire"] = self  # type: ignore[typeddict-unknown-key]

    def data_received(self, data: bytes) -> None:
        """Little by little: a buffer full of tiny messages would keep everybody waiting."""
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def handle_events(self) -> None:
        if self._frames.take(len(self.conn.events)):
            super().handle_events()
        else:
            self.door.refused["frames"] += 1
            self.cut_off("too-many-requests")

    def send_receive_event_to_app(self) -> None:
        """uvicorn stops reading at every message; here a few may wait before it believes that it must."""
        self.read_paused = self.queue.qsize() < AHEAD
        super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()  # it asks and asks, and does not read the answers

    def send_at_once(self, messages: Iterable[bytes]) -> bool:
        """Whether there was room for them: then no task has to wake up."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        if self.conn.state is not State.OPEN:
            return False
        self.transport.write(b"".join([part for text in messages for part in (frame_head(text), text)]))
        return True

    def cut_off(self, code: str) -> None:
        """Nothing more is read. The last word goes out if there is room for it; nobody waits for it long."""
        if self.transport.is_closing():
            return
        if not self.writable.is_set():
            self.transport.abort()
            return
        try:
            self.conn.send_text(encode(Bye(code, again=True)))
            self.conn.send_close(1008)
        except InvalidState:
            pass  # it was not open yet, or is not any more
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        self.loop.call_later(LAST_WORD, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

"""The connection of a stream: what comes is counted, and what goes is written at once where there is room."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Iterable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # compiled, where it can be
from websockets.http11 import Request
from websockets.protocol import State

from portroyal.server.http.door import LAST_WORD, Door, Unread, Writing
from portroyal.server.limits import Bucket
from portroyal.server.messages import encode
from portroyal.server.table.protocol import Bye

AHEAD = 4  # messages of a stream that are read before somebody has taken the first of them
SLICE = 512  # bytes of a stream that are read before its messages are counted
WHOLE_TEXT = 0x81  # the first byte of a frame: a text, and nothing of it to follow
MASKED = 0x80  # in its second byte, as all that clients send; the rest is the size of a short one
HEAD = 6  # bytes of a short masked frame before its text, the last four of them the mask
SHORT = 125  # bytes of a text whose size has room in the second byte


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
        self._heard = 0.0  # when something last came, by the loop's clock

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
        self._heard = self.loop.time()
        if self._is_one_command(data):
            if self._in_bounds(1):
                self.curr_msg_data_type = "text"
                self.frames = [apply_mask(data[HEAD:], data[2:HEAD])]
                self.send_receive_event_to_app()
            return
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def _is_one_command(self, data: bytes) -> bool:
        """Nearly all that comes is one short text, and needs no parser that could stop at every byte."""
        size, conn = len(data) - HEAD, self.conn
        return (
            0 <= size <= SHORT
            and data[0] == WHOLE_TEXT
            and data[1] == MASKED | size
            and conn.state is State.OPEN
            and conn.current_size is None  # no text that comes in pieces
            and not conn.reader.buffer  # and no half of a frame
            and not self.transport.is_closing()
        )

    def handle_events(self) -> None:
        if self._in_bounds(len(self.conn.events)):
            super().handle_events()

    def _in_bounds(self, frames: int) -> bool:
        if self._frames.take(frames):
            return True
        self.door.refused["frames"] += 1
        self.cut_off("too-many-requests")
        return False

    def send_receive_event_to_app(self) -> None:
        """uvicorn stops reading at every message; here a few may wait before it believes that it must.

        It would log at length what is no text; as bytes it is no command, and the stream ends.
        """
        self.curr_msg_data_type = "bytes"
        self.read_paused = self.queue.qsize() < AHEAD
        super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is None:  # it was no stream yet: there is nobody to say goodbye to
            self.transport.abort()
        else:
            super().handle_parser_exception()

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

    def send_keepalive_ping(self) -> None:
        """Only who is silent is asked: whoever has just said something is there."""
        left = self._heard + (self.ping_interval or 0) - self.loop.time()
        if left > 0:
            self.ping_timer = self.loop.call_later(left, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

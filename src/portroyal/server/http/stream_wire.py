"""The connection of a stream: what comes is counted, and what goes is written at once where there is room."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Iterable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request
from websockets.protocol import State

from portroyal.server.http.door import LAST_WORD, Door, Unread, Writing
from portroyal.server.limits import Bucket
from portroyal.server.messages import encode
from portroyal.server.table.protocol import Bye

AHEAD = 4  # messages of a stream that are read before somebody has taken the first of them
SLICE = 512  # bytes of a stream that are read before its messages are counted
WHOLE_TEXT = 0x81  # the first byte of a frame: a text, and nothing of it to follow


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

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

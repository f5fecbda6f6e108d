"""A WebSocket client as small as can be, so that thousands of them measure the server and not themselves."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Socket(asyncio.Protocol):
    """One connection: whole text messages go to `heard` as bytes."""

    def __init__(self, host: str, path: str, token: str, heard: Callable[[bytes], None]) -> None:
        self.host, self.path, self.token, self.heard = host, path, token, heard
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False
        self._buffer = b""  # what came without its end
        self._shaken = False
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # uvloop's own transports do all that asyncio's do, without being called so.
        self._transport = transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {self.token}\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("the server closed the connection"))

    def data_received(self, data: bytes) -> None:
        if self._buffer:
            data = self._buffer + data
        if not self._shaken:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._buffer = data
                return
            status, data = data[9:12], data[end + 4 :]
            self._shaken = True
            if status == b"101":
                self.ready.set_result(None)
            else:
                self.ready.set_exception(ConnectionError(f"status {status.decode()}"))
        self._frames(data)

    def _frames(self, buffer: bytes) -> None:
        start = 0
        while len(buffer) - start >= 2:
            size, head = buffer[start + 1] & 127, 2
            if size == 126:
                size, head = int.from_bytes(buffer[start + 2 : start + 4], "big"), 4
            elif size == 127:
                size, head = int.from_bytes(buffer[start + 2 : start + 10], "big"), 10
            if len(buffer) - start < head + size:
                break
            kind = buffer[start] & 15
            body = buffer[start + head : start + head + size]
            start += head + size
            if kind == TEXT:
                self.heard(body)
            elif kind == PING:
                self._write(PONG, body)
            elif kind == CLOSE:
                self.close()
        self._buffer = buffer[start:]

    def send(self, message: bytes) -> None:
        self._write(TEXT, message)

    def _write(self, kind: int, body: bytes) -> None:
        """Masked with zeros: a mask is for proxies that might be fooled, and there are none here."""
        size = len(body)
        head = (
            bytes((128 | kind, 128 | size))
            if size < 126
            else bytes((128 | kind, 254)) + size.to_bytes(2, "big")
        )
        if self._transport is not None and not self.lost:
            self._transport.write(head + b"\0\0\0\0" + body)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


async def connect(
    port: int, path: str, token: str, heard: Callable[[bytes], None], source: str = "127.0.0.1"
) -> Socket:
    """`source` is the address that the server sees; on this machine all of 127.0.0.0/8 are ours."""
    _, socket = await asyncio.get_running_loop().create_connection(
        lambda: Socket(f"127.0.0.1:{port}", path, token, heard), "127.0.0.1", port, local_addr=(source, 0)
    )
    await asyncio.wait_for(asyncio.shield(socket.ready), 60)
    return socket

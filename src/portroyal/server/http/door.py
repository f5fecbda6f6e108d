"""What all connections share: how many an address may have, and how much may lie unread."""

from __future__ import annotations

import asyncio
from collections import Counter

from portroyal.server.limits import Gate
from portroyal.server.problems import RefusedError
from portroyal.server.settings import Settings

LAST_WORD = 1.0  # seconds in which the last word to a peer may go out


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

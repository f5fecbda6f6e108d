"""Who is at a table: by a stream to this process, by a request now and then, or at another process."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Protocol

from portroyal.server.messages import encode
from portroyal.server.table.protocol import Presence, Present
from portroyal.server.table.state import Table


class Listener(Protocol):
    """Whoever gets a table's updates."""

    visitor: str | None
    device: str | None  # the hash of its token

    def push(self, message: bytes) -> None: ...

    def end(self, message: bytes) -> None: ...


class Company:
    """The people around one table, as this process knows them."""

    def __init__(self, people: Iterable[str], now: int) -> None:
        self.listeners: dict[Listener, None] = {}
        self.streams: Counter[str] = Counter()  # of each visitor, to this process
        self.elsewhere: dict[str, set[str]] = {}  # visitor: the other processes that serve them a stream
        self.last_seen = dict.fromkeys(people, now)  # visitor: when they were last heard of anywhere
        self.last_asked: dict[str, int] = {}  # visitor: when this process had a request of theirs
        self.idle_since: int | None = now  # since when this process has no stream of the table

    def add(self, listener: Listener) -> None:
        self.listeners[listener] = None
        if listener.visitor is not None:
            self.streams[listener.visitor] += 1
        self.idle_since = None

    def remove(self, listener: Listener, now: int) -> bool:
        """Whether this was somebody's last stream."""
        visitor = listener.visitor
        if listener in self.listeners:
            del self.listeners[listener]
            if visitor is not None:
                self.streams[visitor] -= 1
        if not self.listeners:
            self.idle_since = now
        if visitor is None or self.streams[visitor]:
            return False
        del self.streams[visitor]
        if visitor in self.last_seen:
            self.last_seen[visitor] = now
        return True

    def asked(self, table: Table, visitor: str | None, now: int) -> None:
        """Who plays by plain requests is as much there as who has a stream."""
        if visitor is not None and table.seats_of(visitor):
            self.last_seen[visitor] = self.last_asked[visitor] = now
        if self.idle_since is not None:
            self.idle_since = now

    def seen(self, visitor: str, at: int) -> None:
        """What another process says of requests there."""
        self.last_seen[visitor] = max(at, self.last_seen.get(visitor, at))

    def set_elsewhere(self, visitor: str, process: str, here: bool, now: int) -> None:
        """What another process says of its streams."""
        places = self.elsewhere.setdefault(visitor, set())
        if here:
            places.add(process)
            return
        places.discard(process)
        if not places:
            del self.elsewhere[visitor]
            self.last_seen[visitor] = now

    def connected(self, visitor: str | None) -> bool:
        return visitor is not None and (visitor in self.streams or visitor in self.elsewhere)

    def away(self, table: Table, now: int) -> list[tuple[str, int]]:
        """Who is gone, and since when, while another person waits. Where nobody waits, the table does."""
        if table.status != "running" or table.paused or table.plan.clock.kind == "correspondence":
            return []
        playing = {seat.visitor for seat in table.seats if seat.by_person}
        gone = playing.difference(self.streams, self.elsewhere)
        if gone == playing:
            return []
        return [(visitor, self.last_seen.setdefault(visitor, now)) for visitor in gone if visitor is not None]

    def present(self, table: Table) -> Present:
        seats = [self.connected(seat.visitor) for seat in table.seats]
        seated = set(table.people())
        watchers = sum(listener.visitor not in seated for listener in self.listeners)
        return Present(seats, watchers)

    def tell_presence(self, table: Table, except_for: Listener | None = None) -> None:
        message = encode(Presence(self.present(table)))
        for listener in list(self.listeners):
            if listener is not except_for:
                listener.push(message)

    def dismiss(self, message: bytes, visitor: str | None = None) -> None:
        """The last word to all streams, or to those of one visitor."""
        for listener in list(self.listeners):
            if visitor is None or listener.visitor == visitor:
                listener.end(message)

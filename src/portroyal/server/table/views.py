"""What each visitor gets to see of a table: allow-listed types made from it, never the table itself."""

from __future__ import annotations

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from portroyal.play.offers import Offer, Price
from portroyal.server.messages import (
    LessonView,
    PlayedBy,
    SeatLine,
    SeatView,
    TableLine,
    TableView,
    encode,
)
from portroyal.server.table.protocol import Clocks, Encoded, Entry, Hello, Present, Refused, Update, You
from portroyal.server.table.state import SeatState, Table

# Kinds after which the table around the game is as before.
QUIET = frozenset(("act", "undo", "chat", "nudge", "skip"))


def seat_view(table: Table, seat: SeatState) -> SeatView:
    played_by: PlayedBy = "human" if seat.by_person else "bot" if seat.by_bot else "nobody"
    cutting = table.status == "cutting" and seat.visitor is not None
    sealed = cutting and not seat.guest and table.all_sealed
    return SeatView(
        kind=seat.kind,
        name=seat.name,
        visitor=seat.visitor,
        guest=seat.guest,
        level=seat.level,
        played_by=played_by,
        why=seat.why,
        reserved=seat.reserved,
        sealed=cutting and seat.visitor in table.seals,
        cut=cutting and seat.visitor in table.cuts,
        seal=table.seals[seat.visitor or ""] if sealed else UNSET,
    )


def table_view(table: Table, with_key: bool) -> TableView:
    plan, lesson = table.plan, table.lesson
    return TableView(
        id=table.id,
        game=plan.game,
        options=table.told_options,
        title=plan.title,
        status=table.status,
        seats=[seat_view(table, seat) for seat in table.seats],
        host=table.host,
        public=plan.public,
        clock=plan.clock,
        hints=plan.hints,
        chat=plan.chat,
        start=table.start,
        pace=table.pace,
        created=table.created,
        paused=table.paused,
        votes=table.votes,
        commitment=table.commitment,
        fairness=table.fairness() if table.status == "over" else None,
        ending=table.ending,
        rematch=table.rematch,
        muted=table.muted,
        key=table.key if with_key else None,
        patience=table.patience.seconds,
        lesson=UNSET if lesson is None else LessonView(lesson.name, len(lesson.script), lesson.bubbles),
        moment=plan.moment,
    )


def table_line(table: Table) -> TableLine:
    """The line of a list; `mine` is filled in for whoever asks."""
    return TableLine(
        id=table.id,
        game=table.plan.game,
        title=table.plan.title,
        status=table.status,
        seats=[SeatLine(seat.kind, seat.name, seat.why) for seat in table.seats],
        clock=table.plan.clock,
        hints=table.plan.hints,
        created=table.created,
        changed=table.changed,
        decider=table.decider,
        ending=table.ending,
        mine=[],
        lesson=table.plan.lesson,
        moment=table.plan.moment,
    )


def you(table: Table, visitor: str | None) -> You:
    host = visitor is not None and visitor == table.host
    return You(visitor, table.seats_of(visitor), host, table.paces.get(visitor or ""))


def may_see(table: Table, visitor: str | None, key: str | None) -> bool:
    """Public tables are open; others are for those who sit there, are expected, or have the key."""
    if table.plan.public or key == table.key:
        return True
    return visitor is not None and any(visitor in (seat.visitor, seat.reserved) for seat in table.seats)


class Face:
    """A table's game as it is shown, encoded once for all who may not choose and once for who may."""

    def __init__(self, table: Table) -> None:
        game = table.game
        self.table = table
        self.decider = table.decider
        self.prices: Encoded[list[Price]] = []
        self.undo: int | None = None
        self.closed: msgspec.Raw | None = None
        self.open: msgspec.Raw | None = None
        self._offers: Encoded[list[Offer]] | None = None
        if game is None:
            return
        state = game.table.state()
        closed = encode(replace(state, options=table.told_options, legal=[]))
        if table.status == "running":
            self.open = msgspec.Raw(_opened(closed, state.legal))
            self.prices = msgspec.Raw(encode(game.table.prices()))
            self.undo = table.undo_seat
        self.closed = msgspec.Raw(closed)

    def state(self, seats: list[int]) -> msgspec.Raw | None:
        """The state for a visitor with these seats."""
        return self.open if self.decider in seats else self.closed

    def offers(self, seats: list[int]) -> Encoded[list[Offer]]:
        """For the one who decides and plays the seat."""
        if self.decider not in seats:
            return []
        if self._offers is None:  # bots and absent people need none
            self._offers = self._find_offers()
        return self._offers

    def _find_offers(self) -> Encoded[list[Offer]]:
        table, game = self.table, self.table.game
        if (
            game is None
            or self.open is None
            or self.decider is None
            or not table.seats[self.decider].by_person
        ):
            return []
        return msgspec.Raw(encode(game.offers() if table.plan.hints else game.table.bare_offers()))


def _opened(closed: bytes, legal: list[str]) -> bytes:
    """The state with its choices; nothing else in it is called so, or the whole would be encoded again."""
    before, _, after = closed.partition(b'"legal":[]')
    return b"".join((before, b'"legal":', encode(legal), after))


def clocks(table: Table, now: int) -> Clocks:
    """The clocks, or where there are none the patience with the one who decides."""
    shown = table.clock.view(now)
    if table.awaited is None:
        return shown
    return replace(shown, nudge=table.patience.ends, nudged=table.patience.nudged)


def whole_state(table: Table, face: Face) -> bytes:
    """The open state for a bot's worker, with the cards or chart themselves in place of their hash."""
    if table.told_options is table.plan.options and face.open is not None:
        return bytes(face.open)
    assert table.game is not None, "only a game that runs asks a bot"
    return encode(table.game.table.state())


def hello(
    table: Table, face: Face, visitor: str | None, present: Present, missed: list[bytes], now: int
) -> Hello:
    mine = you(table, visitor)
    return Hello(
        seq=table.seq,
        version=table.version,
        table=table_view(table, with_key=bool(mine.seats)),
        you=mine,
        state=face.state(mine.seats),
        prices=face.prices,
        clocks=clocks(table, now),
        undo=face.undo,
        present=present,
        chat=table.chat,
        missed=[msgspec.Raw(entry) for entry in missed],
        offers=face.offers(mine.seats),
    )


def update(table: Table, face: Face, entry: Entry, told: bytes, visitor: str | None, now: int) -> Update:
    """The update for one visitor about an entry, which is `told` to all in the same words."""
    mine = you(table, visitor)
    around = table_changed(table, entry)
    return Update(
        seq=entry.seq,
        version=entry.version,
        entry=msgspec.Raw(told),
        state=face.state(mine.seats),
        prices=face.prices,
        clocks=clocks(table, now),
        undo=face.undo,
        table=table_view(table, with_key=bool(mine.seats)) if around else None,
        you=mine if around else None,
        offers=face.offers(mine.seats),
    )


def for_chooser(update: Update, face: Face) -> Update:
    """The same for the visitor whose seat decides."""
    assert face.decider is not None
    return replace(update, state=face.state([face.decider]), offers=face.offers([face.decider]))


def table_changed(table: Table, entry: Entry) -> bool:
    return entry.kind not in QUIET or entry.why == "back" or table.status == "over"


def refused(
    table: Table, face: Face, visitor: str | None, id: str | None, code: str, sentence: str
) -> Refused:
    seats = table.seats_of(visitor)
    return Refused(id, code, sentence, table.version, face.state(seats), face.offers(seats))

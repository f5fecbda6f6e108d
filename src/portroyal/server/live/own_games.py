"""One's own games: the list with what it is searched for, games dismissed from it, and what all come to."""

from __future__ import annotations

import contextlib
import math
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec import UNSET
from sqlalchemy import update

from portroyal.bots.registry import has_numba
from portroyal.lab.review.judges import is_readable
from portroyal.lab.review.numbers import KINDS, Given, SeatNumbers, numbers_of
from portroyal.play.record import record_hash
from portroyal.server.clock import Moments
from portroyal.server.live.lobby import place_in, place_of
from portroyal.server.live.registry import Tables
from portroyal.server.live.review_work import missing_for
from portroyal.server.live.reviews import Reviews
from portroyal.server.messages import GameNumbers, KindNumbers, Me, Numbers, TableLine
from portroyal.server.messages import Tables as TableList
from portroyal.server.problems import RefusedError, no_table
from portroyal.server.storage.schema import members, visitors
from portroyal.server.storage.store import PAGE, Store
from portroyal.server.storage.writer import Writer
from portroyal.server.table import history
from portroyal.server.table.entries import entry_of, seats_in

AT_ONCE = 100  # games that are read at once when some are searched for
LOOKED_THROUGH = 2_000  # games by one request; the next page goes on behind them
MOST_HOPELESS = 1_000
COUNTED_AT_ONCE = 3  # reviews of before whose numbers one request waits for


@dataclass(frozen=True)
class Wish:
    """Which games shall be listed."""

    over: bool
    dismissed: bool = False
    game: str | None = None
    against: str = "all"  # or bots, people
    result: str = "all"  # or won, lost
    search: str = ""

    def fits(self, line: TableLine) -> bool:
        if self.game not in (None, line.game):
            return False
        if self.against != "all" and (self.against == "bots") != alone_with_bots(line):
            return False
        if self.result != "all" and (not counts(line) or (self.result == "won") != (share(line) > 0)):
            return False
        wanted = self.search.casefold().split()
        said = " ".join([line.title, line.game, *(seat.name for seat in line.seats)]).casefold()
        return all(word in said for word in wanted)


def alone_with_bots(line: TableLine) -> bool:
    bots = sum(seat.kind == "bot" for seat in line.seats)
    return len(line.mine) == 1 and bots == len(line.seats) - 1


def counts(line: TableLine) -> bool:
    """Whether a game says anything of how well somebody plays: it has a winner, and was a whole one."""
    ending = line.ending
    whole = line.lesson is UNSET and line.moment is UNSET and bool(line.mine)
    return whole and ending is not None and bool(ending.winners)


def share(line: TableLine) -> float:
    """One's share of the win; none where a bot has won it in one's place. Guests are not counted."""
    ending, own = line.ending, line.mine[0]
    if ending is None or own not in ending.winners or line.seats[own].why is not None:
        return 0.0
    return 1 / len(ending.winners)


class OwnGames:
    """The games of whoever asks."""

    def __init__(
        self, store: Store, writer: Writer, tables: Tables, reviews: Reviews, moments: Moments
    ) -> None:
        self.store, self.writer, self.tables = store, writer, tables
        self.reviews, self.moments = reviews, moments
        reviews.next_wishes = self.next_wishes
        self._hopeless: OrderedDict[str, None] = OrderedDict()  # games that cannot be reviewed

    # --- the list ---

    async def listed(self, me: Me, wish: Wish, before: str | None) -> TableList:
        """A page of those that fit; it ends sooner where many had to be looked through."""
        found: list[TableLine] = []
        for _ in range(0, LOOKED_THROUGH, AT_ONCE):
            dismissed = wish.dismissed if wish.over else None
            rows = await self.store.tables_of(me.visitor, wish.over, place_in(before), AT_ONCE, dismissed)
            for row, line in zip(rows, await self._lines(me.visitor, rows), strict=True):
                before = place_of(row)
                if line is not None and wish.fits(line):
                    found.append(line)
                if len(found) == PAGE:
                    return TableList(found, before)
            if len(rows) < AT_ONCE:
                return TableList(found, None)
        return TableList(found, before)

    async def _lines(self, visitor: str, rows: list[Any]) -> list[TableLine | None]:
        """Lines with one's own seats. Tables in memory know them; of others the entries about seats tell,
        without playing the whole log: a person's seat is of who has joined there last, also if they left
        while the game was running, since before that it would be an open one."""
        seats: dict[tuple[str, int], str | None] = {}
        asleep = [row.id for row in rows if row.id not in self.tables.live]
        for entry in await self.store.seat_rows(*asleep):
            with contextlib.suppress(RefusedError):  # who looks at that table is told
                for s in seats_in(entry_of(entry).what) if entry.kind == "join" else ():
                    seats[entry.table_id, s] = entry.visitor
        lines: list[TableLine | None] = []
        for row in rows:
            live, line = self.tables.live.get(row.id), self.tables.line(row)
            if line is None:
                lines.append(None)
                continue
            people = [s for s, seat in enumerate(line.seats) if seat.kind == "human"]
            own = [s for s in people if seats.get((row.id, s)) == visitor]
            mine = own if live is None else live.table.seats_of(visitor)
            lines.append(msgspec.structs.replace(line, mine=mine))
        return lines

    async def dismiss(self, me: Me, id: str, dismissed: bool) -> None:
        """A game against bots leaves one's own list, or comes back; nobody else notices."""
        rows = await self.store.tables_of(me.visitor, None, None, 1, id=id)
        line = (await self._lines(me.visitor, rows))[0] if rows else None
        if line is None:
            raise no_table()
        if line.status != "over":
            raise RefusedError("not-over", "the game is not over yet")
        if not alone_with_bots(line):
            raise RefusedError("wrong-status", "only games against bots alone can be dismissed")
        this = update(members).where(members.c.visitor == me.visitor, members.c.table_id == id)
        await self.writer.run(this.values(dismissed=self.moments.now() if dismissed else None))

    # --- what they come to ---

    async def numbers(self, me: Me, game: str | None = None) -> Numbers:
        lines = [line for line in await self._counting(me.visitor) if game in (None, line.game)]
        own = {line.id: line for line in lines}
        chances = [1 / len(line.seats) for line in lines]
        rows = [row for row in await self.store.full_reviews(me.visitor) if row.table_id in own]
        done = {row.table_id for row in rows}
        kept = {row.table_id: row.numbers for row in rows if row.numbers is not None}
        uncounted = [row for row in rows if row.numbers is None and is_readable(row.judge)]
        for row in uncounted[:COUNTED_AT_ONCE]:
            counted = await self.reviews.count(row)
            if counted is not None:
                kept[row.table_id] = counted
        reviewed, kinds = [], {kind: Given() for kind in KINDS}
        for id, data in kept.items():
            seat = numbers_of(data)[own[id].mine[0]]
            if seat.decisions:
                reviewed.append(_game_numbers(own[id], seat, kinds))
        visitor = await self.store.visitor(me.visitor)
        return Numbers(
            games=len(lines),
            won=sum(share(line) for line in lines),
            expected=sum(chances),
            spread=math.sqrt(sum(p * (1 - p) for p in chances)),
            reviewed=sorted(reviewed, key=lambda each: each.at),
            kinds=[
                KindNumbers(kind, given.decisions, round(given.lost, 5))
                for kind, given in kinds.items()
                if given.decisions
            ],
            left=sum(self._may_review(line, done) for line in lines),
            counting=sum(row.table_id not in kept for row in uncounted),
            reviewing=visitor is not None and visitor.reviewing is not None,
            missing=None if has_numba() else "numba",
        )

    async def _counting(self, visitor: str) -> list[TableLine]:
        found: list[TableLine] = []
        place = None
        for _ in range(0, LOOKED_THROUGH, AT_ONCE):  # others are served between
            rows = await self.store.tables_of(visitor, True, place, AT_ONCE, dismissed=False)
            found += [line for line in await self._lines(visitor, rows) if line is not None and counts(line)]
            if len(rows) < AT_ONCE:
                break
            place = (rows[-1].changed, rows[-1].id)
        return found

    # --- the rest, one after another ---

    async def review_the_rest(self, me: Me, wanted: bool) -> None:
        this = update(visitors).where(visitors.c.id == me.visitor)
        await self.writer.run(this.values(reviewing=self.moments.now() if wanted else None))
        self.reviews.wake()

    async def next_wishes(self) -> None:
        """Whoever wants all games reviewed and has none under way gets the next one, behind all others'."""
        for visitor in await self.store.wanting_reviews():
            me = Me(visitor.id, visitor.name, visitor.created)
            if not await self.reviews.under_way(me.visitor) and not await self._review_next(me):
                await self.review_the_rest(me, False)

    def _may_review(self, line: TableLine, done: set[str]) -> bool:
        return line.id not in done and line.id not in self._hopeless and missing_for(line.game) is None

    async def _review_next(self, me: Me) -> bool:
        done = {row.table_id for row in await self.store.full_reviews(me.visitor)}
        for line in await self._counting(me.visitor):
            if not self._may_review(line, done):
                continue
            try:
                live = await self.tables.get(line.id)
                if not self.reviews.failed(record_hash(history.finished(live.table))):
                    await self.reviews.ask(me, live)
                    return True
            except RefusedError as wrong:
                if wrong.code not in ("wrong-status", "unreadable"):
                    raise
            self._hopeless[line.id] = None  # passed over from now on
            if len(self._hopeless) > MOST_HOPELESS:
                self._hopeless.popitem(last=False)
        return False


def _game_numbers(line: TableLine, told: SeatNumbers, kinds: dict[str, Given]) -> GameNumbers:
    for kind, given in told.kinds.items():
        kinds[kind].decisions += given.decisions
        kinds[kind].lost += given.lost
    return GameNumbers(line.id, line.game, line.changed, told.luck, told.error, round(told.lost, 5))

"""Previews of links: what messengers show of a table, as whoever has the link may see it."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import OrderedDict
from typing import Any

import msgspec

from portroyal import __version__
from portroyal.server.live.bot_pool import Bots
from portroyal.server.live.registry import TABLE_ID
from portroyal.server.live.reviews import Reviews
from portroyal.server.logging_setup import in_short
from portroyal.server.messages import TableLine
from portroyal.server.problems import RefusedError
from portroyal.server.storage.store import Store
from portroyal.server.table.entries import Seated, entry_of
from portroyal.text.preview import Preview, Seen, drawn, of_a_review, of_a_table, of_the_house
from portroyal.text.words import Words

KINDS = ("table", "replay", "review")
MOST_BYTES = 8_000_000  # of pictures in memory
MOST_WAITING = 20  # pictures that are to be drawn; tables come first, and nobody waits for long
log = logging.getLogger("portroyal.previews")


class Wish(msgspec.Struct):
    """Of what was asked for when a table was opened, the options; charts and cards are not taken apart."""

    options: dict[str, msgspec.Raw] = {}


class Previews:
    """Made from what lists show of a table, never from its game: nothing hidden is within reach."""

    def __init__(self, store: Store, reviews: Reviews, bots: Bots) -> None:
        self.store, self.reviews, self.bots = store, reviews, bots
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._drawing: dict[str, asyncio.Task[bytes]] = {}

    async def close(self) -> None:
        for task in self._drawing.values():
            task.cancel()
        await asyncio.gather(*self._drawing.values(), return_exceptions=True)

    async def of(
        self, kind: str, table: str, key: str | None, visitor: str | None, lang: str
    ) -> Preview | None:
        """What may be told of a table; None where there is none, or none for who asks."""
        row = await self._row(table, key, visitor)
        if row is None:
            return None
        line, chosen = _lines.decode(row.line), _plans.decode(row.plan).options
        words, ending = await spoken(lang), line.ending
        seen = Seen(
            table=line.id,
            game=line.game,
            title=line.title,
            status=line.status,
            names=[None if seat.kind == "open" else seat.name for seat in line.seats],
            options={name: int(raw) for name, raw in small(chosen).items()},
            how="" if ending is None else ending.how,
            winners=[] if ending is None else ending.winners,
            points=[] if ending is None else ending.points,
        )
        if kind != "review" or ending is None:
            return of_a_table(words, seen)
        page = self.reviews.shown(line.id, lang, [seat.name for seat in line.seats])
        if page is None:
            return of_a_review(words, seen)
        return of_a_review(words, seen, page.verdict, [step.chances for step in page.steps])

    async def _row(self, table: str, key: str | None, visitor: str | None) -> Any:
        row = await self.store.table(table) if TABLE_ID.fullmatch(table) else None
        if row is None or row.public or (key and key == await self._key(row)):
            return row
        return row if visitor is not None and await self.store.sits_at(visitor, table) else None

    async def _key(self, row: Any) -> str:
        """The key of the invitation that holds: when somebody was removed, the link has changed."""
        key: str = row.key
        for entry in await self.store.seat_rows(row.id):
            what = entry_of(entry).what
            if isinstance(what, Seated) and what.key:
                key = what.key
        return key

    async def picture(self, preview: Preview) -> bytes:
        """The PNG, drawn once by a worker of the bots when no table needs it, however many ask."""
        name = name_of(preview)
        found = self._kept.get(name)
        if found is not None:
            self._kept.move_to_end(name)
            return found
        task = self._drawing.get(name)
        if task is None:
            if len(self._drawing) >= MOST_WAITING:
                raise RefusedError("too-many-requests", "too many pictures are being drawn; try again", 5)
            task = self._drawing[name] = asyncio.create_task(self._draw(name, preview))
            task.add_done_callback(lambda _: self._drawing.pop(name, None))
        return await asyncio.shield(task)

    async def _draw(self, name: str, preview: Preview) -> bytes:
        try:
            made: bytes = await self.bots.by_the_way(drawn, preview)
        except Exception as wrong:
            log.warning("no picture", extra={"why": in_short(wrong)})
            raise RefusedError("not-ready", "the picture could not be drawn now; try again", 5) from None
        self._kept[name] = made
        while sum(map(len, self._kept.values())) > MOST_BYTES:
            self._kept.popitem(last=False)
        return made


def small(options: dict[str, msgspec.Raw]) -> dict[str, bytes]:
    """Those that are small numbers, as a chapter is."""
    plain = {name: bytes(raw) for name, raw in options.items() if memoryview(raw).nbytes < 4}
    return {name: raw for name, raw in plain.items() if raw.isdigit()}


async def house(lang: str) -> Preview:
    return of_the_house(await spoken(lang))


async def spoken(lang: str) -> Words:
    """The words of a language; to read them for the first time takes most of a second."""
    return await asyncio.to_thread(Words, lang)


def name_of(preview: Preview) -> str:
    """A name for what is drawn: the same picture has the same, another one another."""
    return hashlib.sha256(f"{__version__} {preview!r}".encode("utf-8", "backslashreplace")).hexdigest()[:32]


_lines = msgspec.json.Decoder(TableLine)
_plans = msgspec.json.Decoder(Wish)

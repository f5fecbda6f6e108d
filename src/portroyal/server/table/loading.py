"""A table from what the database keeps of it: its plan, and everything that its log says."""

from __future__ import annotations

import asyncio

import msgspec

from portroyal.play.errors import PlayError
from portroyal.server.messages import NewTable
from portroyal.server.problems import RefusedError
from portroyal.server.storage.store import Store
from portroyal.server.table.entries import entry_of
from portroyal.server.table.protocol import Entry
from portroyal.server.table.state import Table

AT_ONCE = 100  # entries, some milliseconds


async def load_table(store: Store, id: str, now: int) -> tuple[Table, list[Entry]] | None:
    """A table with all that its log says, and the entries as everybody may read them.

    Its game may have come from a package that is not here (any more).
    """
    found = await store.table(id)
    if found is None:
        return None
    rows = await store.entries(id, 0)
    if not rows or [row.seq for row in rows] != list(range(1, len(rows) + 1)):  # it opens with who sits down
        raise RefusedError("unreadable", "entries of this table are missing", 5)
    try:
        plan = _plans.decode(found.plan)
        table = Table(found.id, plan, found.key, found.secret, found.host, found.created)
        told = []
        for n, row in enumerate(rows, 1):
            told.append(table.apply(entry_of(row), now))
            if n % AT_ONCE == 0:
                await asyncio.sleep(0)  # others do not wait for a long game
        return table, told
    except PlayError as wrong:
        raise RefusedError("unreadable", f"this table cannot be read here: {wrong}", 5) from None
    except RefusedError:
        raise
    except Exception as wrong:  # anywhere; values, which may be secrets, are not told
        sentence = f"what was kept of this table is broken ({type(wrong).__name__})"
        raise RefusedError("unreadable", sentence, 5) from None


_plans = msgspec.json.Decoder(NewTable)

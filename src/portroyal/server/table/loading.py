"""A table from what the database keeps of it: its plan, and everything that its log says."""

from __future__ import annotations

import msgspec

from portroyal.play.errors import PlayError
from portroyal.server.messages import NewTable
from portroyal.server.problems import RefusedError
from portroyal.server.storage.store import Store
from portroyal.server.table.entries import entry_of
from portroyal.server.table.protocol import Entry
from portroyal.server.table.state import Table


async def load_table(store: Store, id: str, now: int) -> tuple[Table, list[Entry]] | None:
    """A table with all that its log says, and the entries as everybody may read them.

    Its game may have come from a package that is not here (any more).
    """
    found = await store.table(id)
    if found is None:
        return None
    rows = await store.entries(id, 0)
    try:
        plan = _plans.decode(found.plan)
        table = Table(found.id, plan, found.key, found.secret, found.host, found.created)
        return table, [table.apply(entry_of(row), now) for row in rows]
    except PlayError as wrong:
        raise RefusedError("unreadable", f"this table cannot be read here: {wrong}", 5) from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise RefusedError("unreadable", "what was kept of this table is broken", 5) from None


_plans = msgspec.json.Decoder(NewTable)

"""A table from what the database keeps of it: its plan, and everything that its log says."""

from __future__ import annotations

import msgspec

from portroyal.server.messages import NewTable
from portroyal.server.storage.store import Store
from portroyal.server.table.entries import entry_of
from portroyal.server.table.protocol import Entry
from portroyal.server.table.state import Table


async def load_table(store: Store, id: str, now: int) -> tuple[Table, list[Entry]] | None:
    """A table with all that its log says, and the entries as everybody may read them."""
    found = await store.table(id)
    if found is None:
        return None
    table = Table(found.id, _plans.decode(found.plan), found.key, found.secret, found.host, found.created)
    return table, [table.apply(entry_of(row), now) for row in await store.entries(id, 0)]


_plans = msgspec.json.Decoder(NewTable)

"""The coach: what the strongest bot thinks of each choice, for a person who plays bots alone.

It sees what every bot sees, the open state, and is asked as any bot is; nothing hidden can be in its words.
"""

from __future__ import annotations

from portroyal.server.live.bot_pool import Bots
from portroyal.server.live.live_table import LiveTable
from portroyal.server.problems import RefusedError
from portroyal.server.table.protocol import Coach
from portroyal.server.table.state import Table
from portroyal.server.table.views import whole_state


async def coach(live: LiveTable, bots: Bots, visitor: str) -> Coach:
    async with live.lock:
        table = live.table
        check(table, visitor)
        assert table.game is not None
        version, legal, state = table.version, table.game.legal, whole_state(table, live.face)
    action, values = await bots.weigh(state, legal, live.table.id)
    return Coach(version, action, values)


def check(table: Table, visitor: str) -> None:
    """Whether this visitor may ask: nobody else plays here, and it is the visitor who decides."""
    if table.status != "running" or table.game is None or table.lesson is not None:
        raise RefusedError("wrong-status", "there is no game under way in which a coach could help")
    if not table.plan.hints:
        raise RefusedError("no-hints", "this table is played without hints")
    mine = table.seats_of(visitor)
    if any(seat.kind != "bot" for s, seat in enumerate(table.seats) if s not in mine[:1]):
        raise RefusedError("no-hints", "the coach helps only those who play bots alone")
    if table.decider not in mine:
        raise RefusedError("not-your-turn", "it is not yours to decide")

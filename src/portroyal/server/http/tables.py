"""The paths about tables: opening, finding and joining them, commands, and what can be looked up there."""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import insert
from starlette.responses import Response, StreamingResponse

from portroyal.server.game_messages import CardList, ChartData
from portroyal.server.http.endpoint import endpoint
from portroyal.server.http.request import Call, json_response
from portroyal.server.http.websocket import answer
from portroyal.server.live.coach import coach
from portroyal.server.live.live_table import LiveTable
from portroyal.server.messages import Join, NewTable, Nothing, Report, Tables, encode
from portroyal.server.names import clean_text
from portroyal.server.problems import STATUS_OF
from portroyal.server.storage.schema import reports
from portroyal.server.table import history, material
from portroyal.server.table.pieces import in_pieces
from portroyal.server.table.protocol import AnyCommand, Coach, Done, Hello, Log, Odds, Refused, Replay
from portroyal.text.words import DEFAULT, LANGUAGES

LONGEST_WAIT = 25


@endpoint(
    "GET", "/api/tables", Tables, codes="bad-query", status="waiting or running", before="of the last page"
)
async def tables(call: Call) -> Tables:
    """Public tables, the latest first."""
    status = call.word("status", ("waiting", "running"), "waiting")
    return await call.house.lobby.public(status, call.query("before"))


@endpoint(
    "POST",
    "/api/tables",
    Hello,
    NewTable,
    "no-identity unknown-game unknown-level bad-players bad-option bad-deck bad-chart bad-start bad-name "
    "bad-cut name-taken too-many-tables no-table not-over wrong-status",
)
async def create(call: Call) -> Hello:
    """Opens a table."""
    call.house.gate.take("creates", call.visitor.visitor)
    live = await call.house.lobby.create(call.visitor, call.body, call.aside)
    return await live.hello(call.visitor.visitor, None)


async def seen(call: Call) -> LiveTable:
    """The table of the path, if the one who asks may see it."""
    live = await call.house.tables.get(call.request.path_params["id"])
    await live.let_in(call.asker, call.query("key"))
    return live


@endpoint(
    "GET",
    "/api/tables/{id}",
    Hello,
    codes="no-table bad-query",
    key="of an invitation",
    since="the last number seen",
    wait="seconds to wait for news, at most 25",
)
async def table(call: Call) -> Hello:
    """A table as it is, and what happened since."""
    since, wait = call.number("since", 0, 10**9), call.number("wait", 0, LONGEST_WAIT)
    live = await seen(call)
    if wait and since is not None:
        await live.news(since, wait)
        await call.identify()  # the device may have been ended meanwhile
        live = await seen(call)  # it may have been read anew meanwhile
    return await live.hello(call.asker, since)


@endpoint(
    "POST",
    "/api/tables/{id}/join",
    Hello,
    Join,
    "no-identity no-table removed wrong-status no-seat seat-taken name-taken bad-name too-many-tables "
    "log-full",
)
async def join(call: Call) -> Hello:
    """Sits down at a table."""
    live = await call.house.lobby.join(call.visitor, call.request.path_params["id"], call.body)
    return await live.hello(call.visitor.visitor, None)


COMMAND_CODES = (
    "no-identity no-table not-host not-seated not-yours chat-off muted stale not-your-turn illegal-action "
    "cannot-undo wrong-status paused too-soon no-seat seat-taken name-taken seats-open not-sealed wrong-cut "
    "id-used bad-cut bad-message unknown-level too-much-chat log-full too-many-tables"
)


@endpoint("POST", "/api/tables/{id}/commands", Done, AnyCommand, COMMAND_CODES, key="of an invitation")
async def command(call: Call) -> Response:
    """Does a command, as over the stream; a refusal is a `Refused`."""
    live = await seen(call)
    told = await answer(call.house, live, call.visitor, call.body)
    return json_response(told, STATUS_OF[told.code] if isinstance(told, Refused) else 200)


@endpoint(
    "GET",
    "/api/tables/{id}/log",
    Log,
    codes="no-table bad-query",
    key="of an invitation",
    since="the last number seen",
)
async def log(call: Call) -> Response:
    """A table's log."""
    since = call.number("since", 0, 10**9) or 0
    call.house.gate.take("logs", call.address)
    live = await seen(call)
    await live.catch_up()
    async with live.lock:
        pieces = in_pieces(encode(Log(live.table.seq, [])), live.entries[since:])
    return StreamingResponse(pieces, media_type="application/json")


@endpoint("GET", "/api/tables/{id}/cards", CardList, codes="no-table unknown-game", key="of an invitation")
async def table_cards(call: Call) -> Response:
    """The cards of a table's game, its own card list included."""
    plan = (await seen(call)).table.plan
    aside = call.aside if "cards" in plan.options else asyncio.to_thread
    told = await aside(material.cards, plan.game, plan.options)
    return Response(told, media_type="application/json")


@endpoint("GET", "/api/tables/{id}/chart", ChartData, codes="no-table unknown-game", key="of an invitation")
async def table_chart(call: Call) -> ChartData:
    """The chart of a table's game, also where it is somebody's own."""
    plan = (await seen(call)).table.plan
    return material.chart(plan.game, plan.options)


@endpoint(
    "GET", "/api/tables/{id}/odds", Odds, codes="no-table no-hints wrong-status", key="of an invitation"
)
async def odds(call: Call) -> Odds:
    """The chances of the next card or roll."""
    call.house.gate.take("odds", call.address)
    live = await seen(call)
    async with live.lock:
        return await asyncio.to_thread(history.odds, live.table)


@endpoint(
    "GET",
    "/api/tables/{id}/coach",
    Coach,
    codes="no-identity no-table no-hints wrong-status not-your-turn no-coach not-ready bad-query",
    lang="en, de, nl or en-US",
)
async def coach_says(call: Call) -> Coach:
    """What the strongest bot thinks of the choices, for one who plays bots alone."""
    call.house.gate.take("odds", call.address)
    lang = call.word("lang", tuple(LANGUAGES), DEFAULT)
    with call.house.gate.few("coaching", call.address, call.house.settings.limits.coaching):
        return await coach(await seen(call), call.house.bots, call.visitor.visitor, lang)


@endpoint("GET", "/api/tables/{id}/record", dict[str, Any], codes="no-table not-over", key="of an invitation")
async def record(call: Call) -> Response:
    """The record of a finished game, with its proof of fairness."""
    live = await seen(call)
    async with live.lock:
        told = history.record(live.table)
    name = f'attachment; filename="portroyal-{live.table.id}.json"'
    return json_response(told, headers={"content-disposition": name})


@endpoint("GET", "/api/tables/{id}/replay", Replay, codes="no-table not-over", key="of an invitation")
async def replay(call: Call) -> Response:
    """Every act of a finished game with its events and the state after it."""
    call.house.gate.take("replays", call.address)
    live = await seen(call)
    async with live.lock:
        pieces = await asyncio.to_thread(history.replay, live.table, call.asker)
    return StreamingResponse(pieces, media_type="application/json")


@endpoint("POST", "/api/tables/{id}/report", Nothing, Report, "no-identity no-table", key="of an invitation")
async def report(call: Call) -> Nothing:
    """Tells the operator of a line of chat or a name."""
    live = await seen(call)
    call.house.gate.take("chat", call.visitor.visitor)
    await call.house.writer.run(
        insert(reports).values(
            at=call.house.moments.now(),
            table_id=live.table.id,
            visitor=call.visitor.visitor,
            about=call.body.visitor,
            seq=call.body.seq,
            reason=clean_text(call.body.reason, "the reason", "bad-message", 500),
        )
    )
    return Nothing()

"""The HTTP interface: every path with what it asks for and answers; OpenAPI is made from the same list."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import insert
from starlette.responses import Response

from portroyal.play.cards_table import CardTable, deck_for
from portroyal.rules.cards.deck import CARD_GAMES
from portroyal.server import art, facts, past
from portroyal.server.calls import Call, json_response
from portroyal.server.live import answer
from portroyal.server.live_table import LiveTable
from portroyal.server.messages import (
    CardList,
    ChartData,
    Games,
    Join,
    Me,
    MoveCode,
    NewName,
    NewTable,
    Nothing,
    OwnData,
    Report,
    Tables,
    UseCode,
)
from portroyal.server.problems import STATUS_OF, RefusedError
from portroyal.server.schema import reports
from portroyal.server.stream import AnyCommand, Done, Entry, Hello, Log, Odds, Refused, Replay

LONGEST_WAIT = 25
SVG = "image/svg+xml"


class Picture(msgspec.Struct):
    """An SVG picture."""


@dataclass(frozen=True)
class Endpoint:
    """One path and method."""

    method: str
    path: str
    do: Callable[[Call], Awaitable[Any]]
    summary: str
    answer: Any
    body: Any = None
    query: dict[str, str] = field(default_factory=dict)
    codes: tuple[str, ...] = ()


ENDPOINTS: list[Endpoint] = []
Handler = Callable[[Call], Awaitable[Any]]


def endpoint(
    method: str, path: str, answer: Any, body: Any = None, codes: str = "", **query: str
) -> Callable[[Handler], Handler]:
    """Puts a handler into the list; its docstring is its summary."""

    def put(do: Handler) -> Handler:
        found = Endpoint(method, path, do, do.__doc__ or "", answer, body, query, tuple(codes.split()))
        ENDPOINTS.append(found)
        return do

    return put


# --- people ---


@endpoint("GET", "/api/me", Me)
async def me(call: Call) -> Me:
    """Who you are; makes you a visitor if you are none."""
    if call.me is None:
        call.house.gate.take("visitors", call.address)
        call.me, call.token = await call.house.people.create()
    return call.me


@endpoint("PATCH", "/api/me", Me, NewName, "no-identity bad-name")
async def rename(call: Call) -> Me:
    """Gives you a name to be shown."""
    return await call.house.people.rename(call.visitor, call.body.name)


@endpoint("POST", "/api/me/code", MoveCode, codes="no-identity")
async def code(call: Call) -> MoveCode:
    """A one-time code that makes another device yours."""
    call.house.gate.take("codes", call.visitor.visitor)
    return await call.house.people.code(call.visitor)


@endpoint("POST", "/api/me/move", Me, UseCode, "bad-code")
async def move(call: Call) -> Me:
    """Makes this device the visitor's who has the code."""
    call.house.gate.take("codes", call.address)
    moved, call.token = await call.house.people.move(call.body.code)
    return moved


@endpoint("GET", "/api/me/data", OwnData, codes="no-identity")
async def data(call: Call) -> Response:
    """Everything that is kept of you."""
    told = await call.house.people.data(call.visitor)
    return json_response(told, headers={"content-disposition": 'attachment; filename="portroyal-data.json"'})


@endpoint("DELETE", "/api/me", Nothing, codes="no-identity")
async def forget_me(call: Call) -> Nothing:
    """Deletes what is kept of you; bots play on for you."""
    await call.house.people.delete(call.visitor)
    call.forgets = True
    return Nothing()


@endpoint(
    "GET",
    "/api/me/games",
    Tables,
    codes="no-identity bad-query",
    status="running or over",
    before="of the last page",
)
async def my_games(call: Call) -> Tables:
    """Your tables, the latest first."""
    over = call.word("status", ("running", "over"), "running") == "over"
    return await call.house.lobby.mine(call.visitor, over, call.query("before"))


# --- games ---


@endpoint("GET", "/api/games", Games)
async def games(call: Call) -> Games:
    """What can be played."""
    return facts.games()


@endpoint("GET", "/api/games/{game}/cards", CardList, codes="unknown-game")
async def cards(call: Call) -> CardList:
    """The cards of a game."""
    return facts.cards(call.request.path_params["game"])


@endpoint("GET", "/api/charts/{chapter}", ChartData, codes="no-page")
async def chart(call: Call) -> ChartData:
    """The chart of a chapter, 1 to 4."""
    chapter = call.request.path_params["chapter"]
    if chapter not in ("1", "2", "3", "4"):
        raise RefusedError("no-page", "there are the chapters 1 to 4")
    return facts.chart(int(chapter))


@endpoint("POST", "/api/charts", ChartData, ChartData, "bad-chart")
async def check_chart(call: Call) -> ChartData:
    """Whether a chart of your own can be played."""
    return facts.checked_chart(call.body)


@endpoint("GET", "/art/charts/{chapter}/{size}.svg", Picture, codes="no-page")
async def chart_picture(call: Call) -> Response:
    """The map of a chapter as a picture, for a `phone` or a `desk`."""
    given = call.request.path_params
    if given["chapter"] not in ("1", "2", "3", "4"):
        raise RefusedError("no-page", "there are the chapters 1 to 4")
    svg = await asyncio.to_thread(art.chapter_map, int(given["chapter"]), given["size"])
    return Response(svg, media_type=SVG, headers={"cache-control": "public, max-age=86400"})


@endpoint("POST", "/api/charts/map/{size}", Picture, ChartData, "bad-chart no-page")
async def own_chart_picture(call: Call) -> Response:
    """The map of a chart of your own as a picture."""
    call.house.gate.take("pictures", call.address)
    svg = await asyncio.to_thread(art.own_map, call.body, call.request.path_params["size"])
    return Response(svg, media_type=SVG)


# --- tables ---


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
    "bad-cut too-many-tables",
)
async def create(call: Call) -> Hello:
    """Opens a table."""
    call.house.gate.take("creates", call.visitor.visitor)
    live = await call.house.lobby.create(call.visitor, call.body)
    return await live.hello(call.visitor.visitor, None)


async def seen(call: Call) -> LiveTable:
    """The table of the path, if the one who asks may see it."""
    live = await call.house.tables.get(call.request.path_params["id"])
    await live.let_in(None if call.me is None else call.me.visitor, call.query("key"))
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
    return await live.hello(None if call.me is None else call.me.visitor, since)


@endpoint(
    "POST",
    "/api/tables/{id}/join",
    Hello,
    Join,
    "no-identity no-table wrong-status no-seat seat-taken bad-name too-many-tables",
)
async def join(call: Call) -> Hello:
    """Sits down at a table."""
    live = await call.house.lobby.join(call.visitor, call.request.path_params["id"], call.body)
    return await live.hello(call.visitor.visitor, None)


COMMAND_CODES = (
    "no-identity no-table not-host not-seated not-yours chat-off muted stale not-your-turn illegal-action "
    "cannot-undo wrong-status paused no-seat seat-taken seats-open not-sealed wrong-cut id-used bad-cut "
    "bad-message unknown-level too-much-chat"
)


@endpoint("POST", "/api/tables/{id}/commands", Done, AnyCommand, COMMAND_CODES, key="of an invitation")
async def command(call: Call) -> Response:
    """Does a command, as over the stream; a refusal is a `Refused`."""
    live = await seen(call)
    told = await answer(call.house, live, call.visitor, call.address, call.body)
    return json_response(told, STATUS_OF[told.code] if isinstance(told, Refused) else 200)


@endpoint(
    "GET",
    "/api/tables/{id}/log",
    Log,
    codes="no-table bad-query",
    key="of an invitation",
    since="the last number seen",
)
async def log(call: Call) -> Log:
    """A table's log."""
    since = call.number("since", 0, 10**9) or 0
    live = await seen(call)
    await live.catch_up()
    async with live.lock:
        entries: list[Entry] = [msgspec.Raw(entry) for entry in live.entries[since:]]  # type: ignore[misc]
        return Log(live.table.seq, entries)


@endpoint("GET", "/api/tables/{id}/cards", CardList, codes="no-table unknown-game", key="of an invitation")
async def table_cards(call: Call) -> CardList:
    """The cards of a table's game, its own card list included."""
    plan = (await seen(call)).table.plan
    if plan.game not in CARD_GAMES:
        raise RefusedError("unknown-game", f"{plan.game} is played without cards")
    return facts.cards_of(deck_for(plan.game, dict(plan.options)))


@endpoint(
    "GET", "/api/tables/{id}/odds", Odds, codes="no-table no-hints wrong-status", key="of an invitation"
)
async def odds(call: Call) -> Odds:
    """The chances of the next card or roll."""
    live = await seen(call)
    async with live.lock:
        game = live.table.game
        if game is None or isinstance(game.table, CardTable):
            return past.odds(live.table)
        return await asyncio.to_thread(past.odds, live.table)


@endpoint("GET", "/api/tables/{id}/record", dict[str, Any], codes="no-table not-over", key="of an invitation")
async def record(call: Call) -> Response:
    """The record of a finished game, with its proof of fairness."""
    live = await seen(call)
    async with live.lock:
        told = past.record(live.table)
    name = f'attachment; filename="portroyal-{live.table.id}.json"'
    return json_response(told, headers={"content-disposition": name})


@endpoint("GET", "/api/tables/{id}/replay", Replay, codes="no-table not-over", key="of an invitation")
async def replay(call: Call) -> Response:
    """Every act of a finished game with its events and the state after it."""
    live = await seen(call)
    async with live.lock:
        return await asyncio.to_thread(lambda: json_response(past.replay(live.table)))


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
            reason=call.body.reason.replace("\x00", ""),
        )
    )
    return Nothing()

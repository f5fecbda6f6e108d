"""The paths about sea charts."""

from __future__ import annotations

import asyncio

from starlette.responses import Response

from portroyal.rules.dice.chart_words import CHAPTERS, EDITIONS, NEWEST
from portroyal.server.dice import charts
from portroyal.server.game_messages import ChartData, ChartText, GivenChart
from portroyal.server.http.endpoint import SVG, Picture, endpoint
from portroyal.server.http.request import Call
from portroyal.server.problems import RefusedError

EDITION = "as the table's options name it, 1 where they name none; the newest where it is not asked for"


def _chapter(call: Call) -> tuple[int, int]:
    """The chapter and the edition of its chart that are asked for."""
    chapter = call.request.path_params["chapter"]
    if chapter not in map(str, CHAPTERS):
        raise RefusedError("no-page", "there are the chapters 1 to 4")
    return int(chapter), call.number("edition", EDITIONS[0], NEWEST) or NEWEST


@endpoint("GET", "/api/charts/{chapter}", ChartData, codes="no-page bad-query", edition=EDITION)
async def chart(call: Call) -> ChartData:
    """The chart of a chapter, 1 to 4."""
    return charts.chart(*_chapter(call))


@endpoint("GET", "/api/charts/{chapter}/text", ChartText, codes="no-page")
async def chart_text(call: Call) -> ChartText:
    """The newest chart of a chapter as its file says it, to begin one of your own with."""
    return charts.chart_text(_chapter(call)[0])


@endpoint("POST", "/api/charts", ChartData, GivenChart, "bad-chart")
async def check_chart(call: Call) -> ChartData:
    """Whether a chart of your own can be played."""
    call.house.gate.take("charts", call.address)
    return await call.aside(charts.checked_chart, call.body)


@endpoint("POST", "/api/charts/text", ChartData, ChartText, "bad-chart")
async def read_chart(call: Call) -> ChartData:
    """A chart of your own from the text of its file, TOML or JSON, if it can be played."""
    call.house.gate.take("charts", call.address)
    return await call.aside(charts.read_chart, call.body)


@endpoint("GET", "/art/charts/{chapter}/{size}.svg", Picture, codes="no-page bad-query", edition=EDITION)
async def chart_picture(call: Call) -> Response:
    """The map of a chapter as a picture, for a `phone` or a `desk`."""
    svg = await asyncio.to_thread(charts.chapter_map, *_chapter(call), call.request.path_params["size"])
    return Response(svg, media_type=SVG, headers={"cache-control": "public, max-age=86400"})


@endpoint("POST", "/api/charts/map/{size}", Picture, GivenChart, "bad-chart no-page not-ready")
async def own_chart_picture(call: Call) -> Response:
    """The map of a chart of your own as a picture."""
    call.house.gate.take("pictures", call.address)
    size = call.request.path_params["size"]
    chart = await call.aside(charts.own_chart, call.body, size)
    svg = await charts.own_maps.of(chart, size, call.address, call.house.bots)
    return Response(svg, media_type=SVG)

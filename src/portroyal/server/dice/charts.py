"""Sea charts: those of our chapters, charts of somebody's own, and maps for clients to mark."""

from __future__ import annotations

from collections import OrderedDict
from functools import cache, lru_cache

import msgspec

from portroyal.pictures.charts.kept_maps import SIZES, client_map
from portroyal.rules.dice.chart import (
    OWN_CHARTS,
    Chart,
    ChartError,
    chart_from_data,
    chart_from_text,
    chart_to_data,
    load_chart,
)
from portroyal.rules.dice.chart_words import CHAPTERS
from portroyal.server.game_messages import ChartData, ChartDrawing, ChartText, GivenChart
from portroyal.server.live.bot_pool import Bots
from portroyal.server.problems import RefusedError

MOST_MAPS = 32  # of charts of players' own, in memory
WHERE = "the chart"  # as a refusal calls it


@cache
def chart(chapter: int, edition: int) -> ChartData:
    return _told(load_chart(str(chapter), edition))


def chart_text(chapter: int) -> ChartText:
    return ChartText((OWN_CHARTS / f"chapter{chapter}.toml").read_text("utf-8"))


def checked_chart(given: GivenChart) -> ChartData:
    """The same chart in its full form, if it can be played."""
    return _told(_given(given))


def read_chart(given: ChartText) -> ChartData:
    """A chart from the text of its file, in its full form; a refusal names the line."""
    try:
        return _told(chart_from_text(given.text.removeprefix("\ufeff"), WHERE))
    except ChartError as wrong:
        raise RefusedError("bad-chart", str(wrong).removeprefix(f"{WHERE}, "), fault=wrong) from None


def _told(chart: Chart) -> ChartData:
    return ChartData(msgspec.convert(chart_to_data(chart), ChartDrawing))


@lru_cache(maxsize=32)
def _drawn(chart: Chart, size: str) -> str:
    """A map that is not kept takes seconds to draw, so call from a thread; the second time is free."""
    return client_map(chart, size)


def chapter_map(chapter: int, edition: int, size: str) -> str:
    """The map of one of our own charts."""
    if chapter not in CHAPTERS or size not in SIZES:
        raise RefusedError("no-page", f"there is no map {size[:16]!r} of chapter {chapter}")
    return _drawn(load_chart(str(chapter), edition), size)


def own_chart(given: GivenChart, size: str) -> Chart:
    """A player's own chart, of which a map in this size is wanted."""
    if size not in SIZES:
        raise RefusedError("no-page", f"there is no map {size[:16]!r}; there are {', '.join(SIZES)}")
    return _given(given)


def _given(given: GivenChart) -> Chart:
    try:
        return chart_from_data(given.chart, "chart")
    except ChartError as wrong:
        raise RefusedError("bad-chart", str(wrong), fault=wrong) from None


class OwnMaps:
    """Maps of players' own charts: drawn by a process of its own, as that takes seconds, and kept a while."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[Chart, str], str] = OrderedDict()

    async def of(self, chart: Chart, size: str, address: str, bots: Bots) -> str:
        svg = self._kept.pop((chart, size), None)
        if svg is None:
            svg = str(await bots.draw(address, client_map, chart, size))
        self._kept[chart, size] = svg
        if len(self._kept) > MOST_MAPS:
            self._kept.popitem(last=False)
        return svg


own_maps = OwnMaps()

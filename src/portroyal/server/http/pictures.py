"""Pictures that the server draws: the map of a sea chart, for clients that mark it themselves."""

from __future__ import annotations

from functools import lru_cache

from portroyal.pictures.charts.kept_maps import SIZES, client_map
from portroyal.play.dice.adapter import CHAPTERS
from portroyal.rules.dice.chart import Chart, ChartError, chart_from_data, load_chart
from portroyal.server.messages import ChartData
from portroyal.server.problems import RefusedError


@lru_cache(maxsize=32)
def _drawn(chart: Chart, size: str) -> str:
    """A map that is not kept takes up to seconds to draw, so call from a thread; the second time is free."""
    return client_map(chart, size)


def chapter_map(chapter: int, edition: int, size: str) -> str:
    """The map of one of our own charts."""
    if chapter not in CHAPTERS or size not in SIZES:
        raise RefusedError("no-page", f"there is no map {size[:16]!r} of chapter {chapter}")
    return _drawn(load_chart(str(chapter), edition), size)


def own_map(given: ChartData, size: str) -> str:
    """The map of a player's own chart."""
    if size not in SIZES:
        raise RefusedError("no-page", f"there is no map {size[:16]!r}; there are {', '.join(SIZES)}")
    try:
        return _drawn(chart_from_data(given.chart, "chart"), size)
    except ChartError as wrong:
        raise RefusedError("bad-chart", str(wrong), fault=wrong) from None

"""The Dice Game at the server's tables: charts, and the odds of a roll."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from portroyal.play.dice.adapter import DiceTable, chart_for
from portroyal.play.dice.offers import before_next, risk_of
from portroyal.rules.dice import odds as dice_odds
from portroyal.rules.dice.chart import chart_to_data
from portroyal.rules.dice.chart_words import CHAPTERS, EDITIONS
from portroyal.rules.dice.codes import DISCOVER
from portroyal.server.dice import charts
from portroyal.server.family import ServerPart
from portroyal.server.game_messages import ChartData, ChartDrawing
from portroyal.server.table.protocol import Odds


def options(game: str) -> dict[str, Any]:
    return {"chapter": list(CHAPTERS), "edition": list(EDITIONS), "chart": "data"}


def rewritten(game: str, options: dict[str, Any]) -> dict[str, Any]:
    return options | {"chart": chart_to_data(chart_for(options))} if "chart" in options else options


def chart(options: Mapping[str, Any]) -> ChartData:
    """The chart of a table, whether ours or somebody's own."""
    own = options.get("chart")
    if own is not None:
        return ChartData(msgspec.convert(own, ChartDrawing))
    return charts.chart(int(options.get("chapter", 1)), int(options.get("edition", EDITIONS[0])))


def odds(dice: DiceTable, version: int) -> Odds:
    g = dice.g
    if g.phase != DISCOVER:  # the next roll falls on an empty board
        return Odds(version, g.active, 0.0, 0.0)
    risk = risk_of(before_next(dice))
    reach = {str(n): chance for n, chance in dice_odds.reach_from(g).items()}
    return Odds(version, g.active, risk.bare, risk.sure, reach=reach)


FAMILY = ServerPart(options, rewritten, chart=chart, odds=odds, paths="portroyal.server.dice.paths")

"""A sea chart that somebody names by its file."""

from __future__ import annotations

from portroyal.play.errors import bad_chart
from portroyal.play.family import Options
from portroyal.rules.dice.chart import ChartError, chart_to_data, load_chart


def with_files(options: Options) -> Options:
    name = options.get("chart")
    if not isinstance(name, str):
        return options
    try:
        return {**options, "chart": chart_to_data(load_chart(name))}
    except ChartError as wrong:
        raise bad_chart(wrong) from None

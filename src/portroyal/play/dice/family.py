"""The family of the Dice Game: one game, a sea chart per chapter."""

from __future__ import annotations

from portroyal.play.dice.adapter import DiceTable, of_today
from portroyal.play.errors import bad_chart
from portroyal.play.family import Family, GameFacts, Options
from portroyal.rules.dice.chart import ChartError, chart_to_data, load_chart
from portroyal.rules.dice.chart_words import CHAPTERS


def with_files(options: Options) -> Options:
    """A sea chart that somebody names by its file."""
    name = options.get("chart")
    if not isinstance(name, str):
        return options
    try:
        return {**options, "chart": chart_to_data(load_chart(name))}
    except ChartError as wrong:
        raise bad_chart(wrong) from None


FAMILY = Family(
    name="dice",
    games=(GameFacts("dice", 2, 5, tuple((f"-chapter{n}", {"chapter": n}) for n in CHAPTERS)),),
    table=DiceTable,
    parts={floor: f"portroyal.{floor}.dice.family:FAMILY" for floor in ("text", "bots", "lab", "server")},
    of_today=of_today,
    with_files=with_files,
)

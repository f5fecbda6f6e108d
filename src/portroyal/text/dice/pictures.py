"""A Dice Game as a picture: one player's sheet, with the words on it in the reader's language."""

from __future__ import annotations

from portroyal.pictures.charts.sheet import chart_svg
from portroyal.play.dice.adapter import DiceTable
from portroyal.play.dice.view import DiceState
from portroyal.play.errors import PlayError
from portroyal.play.game import Game
from portroyal.rules.dice.chart import Chart
from portroyal.rules.dice.chart_words import FIELD_KINDS, PERSONS, SHIP_COLORS
from portroyal.text.dice.names import chart_title
from portroyal.text.narration import clean
from portroyal.text.words import Words


def chart_labels(words: Words) -> dict[str, str]:
    """The words on a chart in the reader's language."""
    found = {person: words.say(f"dice-person-{person}", form="name") for person in PERSONS}
    found |= {color: words.say("hue-name", color=color) for color in SHIP_COLORS}
    found |= {kind: words.say(f"field-{kind}") for kind in FIELD_KINDS}
    return found | {name: words.say(f"chart-{name}") for name in ("skulls", "wheels", "persons", "start")}


def picture(words: Words, game: Game, seat: int | None) -> str:
    assert isinstance(game.table, DiceTable)
    chart, names = game.table.on.chart, [clean(name) for name in game.names]
    title = chart_title(words, chart, game.setup.options.get("chart") is not None)
    return _sheet_picture(words, chart, title, game.table.state(), seat, names)


def _sheet_picture(
    words: Words, chart: Chart, title: str, state: DiceState, seat: int | None, names: list[str]
) -> str:
    """One player's sheet: the one asked for, or of whoever decides, or has won."""
    likely = [state.decider, *state.winners, state.active]
    shown = next(each for each in likely if each is not None) if seat is None else seat
    if shown >= len(state.players):
        raise PlayError("bad-seat", f"there is no seat {shown} among {len(state.players)} players")
    player = state.players[shown]
    others = [other for other in state.players if other is not player]
    return chart_svg(
        chart,
        crossed=set(player.crossed),
        painted=set(player.painted),
        struck={field for other in others for field in other.treasures},
        skulls=player.skulls,
        green_skulls=player.green_skulls,
        wheels=player.wheels,
        persons=player.persons,
        title=f"{title} · {names[shown]}",
        labels=chart_labels(words),
    )

"""Charts and positions as pictures and data: what `portroyal chart` and `portroyal svg` print or write."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from portroyal.play.cards_svg import cards_svg
from portroyal.play.chart_svg import chart_svg
from portroyal.play.dice_table import DiceTable
from portroyal.play.dice_view import DiceState
from portroyal.play.errors import PlayError, bad_chart
from portroyal.play.game import Game
from portroyal.play.options import text_of, with_files
from portroyal.play.record import FORMAT, from_record
from portroyal.rules.cards.codes import COLORS, ROLES
from portroyal.rules.cards.deck import CARD_GAMES, COLORED
from portroyal.rules.dice.chart import Chart, ChartError, chart_to_data, load_chart
from portroyal.rules.dice.chart_words import CHAPTERS, FIELD_KINDS, PERSONS, SHIP_COLORS
from portroyal.terminal.dice_text import chart_title
from portroyal.terminal.narration import clean
from portroyal.words import Words

TABLE_WORDS = (
    "round", "harbor", "draw", "discard", "expeditions", "active", "decider", "start", "revealed", "winners",
    "takes_left", "end_called", "coins", "points", "swords", "ships", "seat", "discover", "repel", "trade",
    "over",
)  # fmt: skip

PICTURES = (".svg", ".png")


def check_charts(words: Words, files: Sequence[str]) -> int:
    """One line per chart: good, or what is wrong where; the exit code is 1 if any is refused."""
    refused = 0
    for name in files:
        try:
            chart = load_chart(name)
        except ChartError as wrong:
            refused += 1
            print(words.say("chart-refused", sentence=words.fault(wrong)))
            continue
        print(
            words.say(
                "chart-good",
                file=name,
                title=chart_title(words, chart, is_own(name)),
                chapter=chart.chapter,
                islands=len(chart.islands),
                fields=len(chart.all_fields),
            )
        )
    return 1 if refused else 0


def is_own(which: str) -> bool:
    """Whether a chart is a player's own file and none of ours."""
    return which not in map(str, CHAPTERS)


def chart_named(which: str) -> Chart:
    try:
        return load_chart(which)
    except ChartError as wrong:
        raise bad_chart(wrong) from None


def draw_chart(words: Words, which: str, width: int) -> str:
    chart = chart_named(which)
    title = chart_title(words, chart, is_own(which))
    return chart_svg(chart, title=title, labels=chart_labels(words), width=width)


def export_chart(which: str) -> str:
    return json.dumps(chart_to_data(chart_named(which)), ensure_ascii=False, indent=1) + "\n"


def chart_labels(words: Words) -> dict[str, str]:
    """The words on a chart in the reader's language."""
    found = {person: words.say(f"dice-person-{person}", form="name") for person in PERSONS}
    found |= {color: words.say("hue-name", color=color) for color in SHIP_COLORS}
    found |= {kind: words.say(f"field-{kind}") for kind in FIELD_KINDS}
    return found | {name: words.say(f"chart-{name}") for name in ("skulls", "wheels", "persons", "start")}


def draw_position(words: Words, name: str, seat: int | None) -> str:
    """The position that a record ends with, or a state as it is, as SVG."""
    text = text_of(name, "bad-position")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as wrong:
        raise PlayError("bad-position", f"{name} is no JSON document: {wrong}") from None
    if isinstance(data, dict) and data.get("format") == FORMAT:
        return picture_of(words, from_record(data), seat)
    if not isinstance(data, dict) or not isinstance(data.get("players"), list):
        raise PlayError("bad-position", f"{name} holds neither a record nor a position")
    options = data.get("options") or {}
    if not isinstance(options, dict):
        raise PlayError("bad-option", f"{name}: options must be an object")
    game = Game.new(
        str(data.get("game")),
        len(data["players"]),
        seed=0,
        options=with_files(options),
        start=data.get("start") or 0,
        position=data,
    )
    return picture_of(words, game, seat)


def card_labels(words: Words) -> dict[str, str]:
    """The words on the cards and the table in the reader's language."""
    trading = {role: words.say(f"dice-person-{role}", form="name") for role in COLORED}
    found = {
        role: words.say(f"person-{role}", form="name") for role in ROLES if role not in COLORED
    } | trading
    found |= {color: words.say("color-name", color=color) for color in COLORS}
    found |= {"expedition": words.say("picture-expedition"), "tax": words.say("tax", form="name")}
    found |= {game: words.say(f"title-{game}") for game in CARD_GAMES}
    return found | {key: words.say(f"picture-{key.replace('_', '-')}") for key in TABLE_WORDS}


def picture_of(words: Words, game: Game, seat: int | None) -> str:
    names = [clean(name) for name in game.names]
    state = game.state()
    if isinstance(game.table, DiceTable):
        chart = game.table.on.chart
        title = chart_title(words, chart, game.setup.options.get("chart") is not None)
        return _sheet_picture(words, chart, title, state, seat, names)
    return cards_svg(state, names=names, labels=card_labels(words))


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


def check_ending(words: Words, output: str | None, kinds: Sequence[str]) -> None:
    """A file whose name promises something else is refused before anything is drawn."""
    if output is not None and Path(output).suffix.lower() not in kinds:
        raise words.error("bad-ending", "bad-file", file=output, kinds=words.one_of(kinds))


def put(words: Words, document: str, output: str | None) -> None:
    """Prints a document, or writes it to a file; a name that ends in `.png` makes it a picture of dots."""
    if output is None:
        sys.stdout.write(document)
        return
    data = _dots(words, document) if output.lower().endswith(".png") else document.encode()
    try:
        Path(output).write_bytes(data)
    except (OSError, ValueError) as wrong:
        why = getattr(wrong, "strerror", None) or str(wrong)
        raise words.error("write-impossible", "bad-file", file=output, why=why) from None
    print(words.say("written", file=output))


def _dots(words: Words, document: str) -> bytes:
    try:
        import resvg_py
    except ImportError:
        raise words.error("png-needs", "no-picture") from None
    drawn: Any = resvg_py.svg_to_bytes(svg_string=document)
    return bytes(drawn)

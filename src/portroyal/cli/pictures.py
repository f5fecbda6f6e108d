"""Charts and positions as pictures and data: what `portroyal chart` and `portroyal svg` print or write."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path

from portroyal.pictures.charts.sheet import chart_svg
from portroyal.pictures.dots import dots
from portroyal.play.errors import PlayError, bad_chart
from portroyal.play.families import with_files
from portroyal.play.files import json_of
from portroyal.play.game import Game
from portroyal.play.record import FORMAT, from_record
from portroyal.rules.dice.chart import Chart, ChartError, chart_to_data, load_chart
from portroyal.rules.dice.chart_words import CHAPTERS
from portroyal.text.dice.names import chart_title
from portroyal.text.dice.pictures import chart_labels
from portroyal.text.pictures import picture_of
from portroyal.text.words import Words

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


def draw_position(words: Words, name: str, seat: int | None) -> str:
    """The position that a record ends with, or a state as it is, as SVG."""
    data = json_of(name, "bad-position")
    if isinstance(data, dict) and data.get("format") == FORMAT:
        return picture_of(words, from_record(data), seat)
    if not isinstance(data, dict) or not isinstance(data.get("players"), list):
        raise PlayError("bad-position", f"{name} holds neither a record nor a position")
    options = data.get("options") or {}
    if not isinstance(options, dict):
        raise PlayError("bad-option", f"{name}: options must be an object")
    played = str(data.get("game"))
    game = Game.new(
        played,
        len(data["players"]),
        seed=0,
        options=with_files(played, options),
        start=data.get("start") or 0,
        position=data,
    )
    return picture_of(words, game, seat)


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
        return dots(document)
    except ImportError:
        raise words.error("png-needs", "no-picture") from None

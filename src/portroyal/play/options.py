"""Options as people give them: a file name becomes the card list or chart that it holds."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from portroyal.play.errors import PlayError, bad_chart, shortened
from portroyal.rules.cards.deck import DeckError, rows_of_text
from portroyal.rules.dice.chart import ChartError, chart_to_data, load_chart

MAX_FILE = 1_000_000


def with_files(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options with every file read, so that a record holds data and needs no file any more."""
    read = dict(options)
    if isinstance(read.get("cards"), str):
        name = read["cards"]
        try:
            read["cards"] = rows_of_text(text_of(name, "bad-deck"), name)
        except DeckError as wrong:
            raise PlayError("bad-deck", str(wrong)) from None
    if isinstance(read.get("chart"), str):
        try:
            read["chart"] = chart_to_data(load_chart(read["chart"]))
        except ChartError as wrong:
            raise bad_chart(wrong) from None
    return read


def text_of(name: str, code: str) -> str:
    """A file's text, or one sentence that says why not."""
    try:
        path = Path(name)
        if path.stat().st_size > MAX_FILE:
            raise PlayError(code, f"{shortened(name)} is larger than {MAX_FILE:,} bytes")
        return path.read_text("utf-8")
    except (OSError, ValueError) as wrong:
        if isinstance(wrong, PlayError):
            raise
        why = wrong.strerror if isinstance(wrong, OSError) else "it is no UTF-8 text"
        raise PlayError(code, f"{shortened(name)} cannot be read: {why}") from None

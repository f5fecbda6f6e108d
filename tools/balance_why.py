"""The experiment behind a missed target of balance: the same chart, with start islands that give nothing.

There the crosses of the setup are worth nothing either. What is left of an unfair seat or start island comes
from the order of turns and from what lies behind the islands; what is gone came from the islands themselves.
"""

from __future__ import annotations

from typing import Any, Final

from balance_games import play
from balance_targets import SEATS_TARGET, STARTS_TARGET, Finding, findings
from portroyal.rules.dice.chart import ChartError, chart_from_data, chart_to_data
from portroyal.rules.dice.sheet import SheetOf, sheet_of

TESTED: Final = (SEATS_TARGET, STARTS_TARGET)
KEPT: Final = "jester"  # a chart needs one at the start


def worthless_starts(on: SheetOf) -> SheetOf:
    """The chart whose start islands give no points and, but for the jester, nobody who does anything."""
    data: Any = chart_to_data(on.chart)
    for island in data["islands"].values():
        if island["start"]:
            island["points"] = 0
            if island["person"] != KEPT:
                island |= {"person": "passenger", "colors": []}
    return sheet_of(chart_from_data(data, "experiment"))


def reasons_found(on: SheetOf, missed: list[Finding], games: int, seed: int) -> list[str]:
    """A sentence for every missed line that the experiment says something about."""
    lines = [line for line in missed if line.target in TESTED]
    try:
        other = worthless_starts(on) if lines else on
    except ChartError:  # without those points nobody reaches 20 there
        return []
    return [_sentence(line, other, games, seed) for line in lines]


def _sentence(line: Finding, other: SheetOf, games: int, seed: int) -> str:
    found = next(f for f in findings(play(other, line.players, games, seed)) if f.target == line.target)
    verdict = (
        "and the target holds: the miss comes from what the islands and the crosses on them are worth"
        if found.met
        else "and the target is missed there too: the order of turns and the ways behind the islands count"
    )
    return f"- {line.target}, {line.players} players: {found.value}; {verdict}."

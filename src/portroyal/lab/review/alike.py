"""Choices that come to the same, so that nobody is told that one of them would have been better."""

from __future__ import annotations

from portroyal.play.dice.adapter import DiceTable
from portroyal.play.family import Table


def alike(table: Table) -> dict[str, str]:
    """Every legal action with the first one that comes to the same.

    The fields of one island can be crossed in any order (G6.2). Actions of the card games name kinds of
    cards already (D5).
    """
    legal = table.legal()
    if not isinstance(table, DiceTable):
        return {action: action for action in legal}
    islands = table.on.chart.island_of
    first: dict[str, str] = {}
    found = {}
    for action in legal:
        word, _, what = action.partition(" ")
        same = islands.get(what) if word == "cross" else None
        found[action] = action if same is None else first.setdefault(same, action)
    return found

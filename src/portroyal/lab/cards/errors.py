"""By how much the judge of a review errs about two choices of a card game, as measured by games played on."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Final

from portroyal.lab.family import Doubt
from portroyal.play.cards.adapter import CardTable

FILE: Final = "judge-errors.json"  # written by tools/verdicts.py
EARLY, MIDDLE, LATE = PHASES = ("early", "middle", "late")
PART: Final = "part"


def phase_of(table: CardTable) -> str:
    """How near the end is: by the leader's part of the points that end the game."""
    leader = max(player.points for player in table.g.players[: table.n_players])
    end = max(1, table.deck.box.end_points)
    if table.g.end_called or 3 * leader >= 2 * end:
        return LATE
    return MIDDLE if 3 * leader >= end else EARLY


@cache
def kept_errors() -> dict[str, dict[str, float]]:
    kept = resources.files("portroyal.lab.cards").joinpath(FILE)
    errors: dict[str, dict[str, float]] = json.loads(kept.read_text("utf-8"))["errors"]
    return errors


def doubts_at(table: CardTable) -> tuple[Doubt, Doubt]:
    """About the judge's searches at a table, and about a first look."""
    errors, phase = kept_errors(), phase_of(table)
    full, first = (Doubt(errors[kind][phase], errors[kind][PART]) for kind in ("full", "first"))
    return full, first

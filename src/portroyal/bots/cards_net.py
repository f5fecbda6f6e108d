"""The numbers behind the captain's eye: a network per card game, for two players and for more, as data."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Any

from portroyal.bots.cards_value import N_NET


def file_name(game: str) -> str:
    return f"cards-eye-{game}.json"


@cache
def net_of(game: str, players: int) -> tuple[float, ...]:
    """The network of a game, row by row: a row of cells per sight, then the row that sums them up.

    A table with more players uses the one for two until it has its own.
    """
    kept = resources.files("portroyal.bots").joinpath("weights", file_name(game))
    data: dict[str, Any] = json.loads(kept.read_text("utf-8"))
    rows: list[list[float]] = data["nets"].get("two" if players == 2 else "more", data["nets"]["two"])
    net = tuple(float(number) for row in rows for number in row)
    if len(net) != N_NET:
        raise ValueError(f"{file_name(game)} holds {len(net)} numbers; the captain's eye needs {N_NET}")
    return net

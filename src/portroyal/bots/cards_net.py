"""The numbers behind the captain's eye: a network per card game, for two players and for more, as data."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Any

from portroyal.bots.cards_value import ALWAYS, N_NET, PLAYERS_SEEN, players_seen


def file_name(game: str) -> str:
    return f"cards-eye-{game}.json"


@cache
def net_of(game: str, players: int) -> tuple[float, ...]:
    """The network of a game, row by row: a row of cells per sight, then the row that sums them up.

    A table with more players uses the one for two until it has its own.
    """
    kept = resources.files("portroyal.bots").joinpath("weights", file_name(game))
    nets: dict[str, Any] = json.loads(kept.read_text("utf-8"))["nets"]
    table = "two" if players == 2 else "more"
    rows: list[list[float]] = nets[table] if table in nets else as_for_two(nets["two"])
    net = tuple(float(number) for row in rows for number in row)
    if len(net) != N_NET:
        raise ValueError(f"{file_name(game)} holds {len(net)} numbers; the captain's eye needs {N_NET}")
    return net


def as_for_two(rows: list[list[float]]) -> list[list[float]]:
    """The same network, which then sees two players at any table: more of them it has never seen."""
    found = [list(row) for row in rows]
    found[ALWAYS] = [
        always + players_seen(2) * seen for always, seen in zip(rows[ALWAYS], rows[PLAYERS_SEEN], strict=True)
    ]
    found[PLAYERS_SEEN] = [0.0] * len(rows[PLAYERS_SEEN])
    return found

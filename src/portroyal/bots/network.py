"""The captain's network: what is known of a seat goes in, the seat's strength comes out.

Its numbers stand row by row: a row of cells for every input, then the row that sums the cells up.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Any

from portroyal.rules.rulebook import hot, rule

SQUARINGS = 8  # of 1 + x / 256: close to the exponential and the same on every machine


@hot
def strength_of(
    net: list[float], inputs: list[float], n_inputs: int, cells: list[float], n_cells: int
) -> float:
    for j in range(n_cells):
        cells[j] = 0.0
    for i in range(n_inputs):
        x = inputs[i]
        if x != 0.0:
            for j in range(n_cells):
                cells[j] += x * net[i * n_cells + j]
    total = 0.0
    for j in range(n_cells):
        if cells[j] > 0.0:
            total += cells[j] * net[n_inputs * n_cells + j]
    return total


@rule
def raised(x: float) -> float:
    """About e to the power of x, in operations that every machine rounds alike."""
    y = 1.0 + max(-30.0, min(30.0, x)) / 256
    for _ in range(SQUARINGS):
        y = y * y
    return y


@cache
def kept_net(file: str, players: int, numbers: int) -> tuple[float, ...]:
    """So many numbers of the network that a file of weights holds: one for two players, one for more."""
    kept = resources.files("portroyal.bots").joinpath("weights", file)
    nets: dict[str, Any] = json.loads(kept.read_text("utf-8"))["nets"]
    rows: list[list[float]] = nets["two" if players == 2 else "more"]
    net = tuple(float(number) for row in rows for number in row)
    if len(net) != numbers:
        raise ValueError(f"{file} holds {len(net)} numbers; the captain's network needs {numbers}")
    return net

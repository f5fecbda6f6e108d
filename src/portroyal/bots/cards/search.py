"""The captain's cabin: where one decision is thought over, in portions, by compiled code."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import numpy as np

from portroyal.bots.cards.race import N_STATES, SURE, Race, line_up, run, winner
from portroyal.bots.cards.tree import CURIOSITY, HORIZON, MOST_NODES, RIPE, Node
from portroyal.rules.cards.batch import STATE
from portroyal.rules.compiled import compiled
from portroyal.rules.layout import record_type

PORTION = 256  # playouts between two looks at the clock


@compiled
def thought(
    boxes: Any, states: Any, weights: Any, races: Any, nodes: Any, whim: Any, anew: bool, playouts: int
) -> bool:
    """Thinks about states[0] until so many playouts are made in all; answers whether one choice is clear."""
    if anew:
        line_up(states, boxes[0], weights[0], races[0], nodes, whim)
    clear = run(states, boxes[0], weights[0], races[0], nodes, playouts)
    races[0].best = winner(races[0])
    return clear


class Cabin:
    """A captain's own states, tree and race; not to be shared between threads."""

    def __init__(self, boxes: Any, weights: Any, net: Sequence[float]) -> None:
        self.boxes, self.weights = boxes, weights
        self.states = np.zeros(N_STATES, STATE)
        self.nodes: Any = np.zeros(MOST_NODES, record_type(Node))
        self.races: Any = np.zeros(1, record_type(Race))
        self.whim: Any = np.ones(1, np.int64)
        self.anew = True
        race = self.races[0]
        race["search"]["eye"]["net"] = net
        race["search"]["horizon"] = HORIZON
        race["search"]["ripe"] = RIPE
        race["search"]["curiosity"] = CURIOSITY
        race["sure"] = SURE

    def enter(self, state: Any, whim: Any) -> None:
        """A new decision; `whim` (one cell) is the captain's own chance and moves on."""
        self.states[0] = state
        self.whim, self.anew = whim, True

    def think(self, playouts: int) -> bool:
        """Goes on until so many playouts are made in all, or one choice is clear; answers whether it is."""
        anew, self.anew = self.anew, False
        return bool(
            thought(self.boxes, self.states, self.weights, self.races, self.nodes, self.whim, anew, playouts)
        )

    def think_for(self, seconds: float, playouts: int) -> None:
        """Goes on until the time is over, but makes at least one portion."""
        end = time.monotonic() + seconds
        made = PORTION
        while not self.think(min(made, playouts)) and made < playouts and time.monotonic() < end:
            made += PORTION

    @property
    def choice(self) -> int:
        """The code of the best action so far."""
        race = self.races[0]
        return int(race["codes"][race["best"]])

    def values(self) -> dict[int, float]:
        """What the choices are worth to the one who decides: expected shares of the win, by code."""
        race = self.races[0]
        rounds = max(1, int(race["rounds"]))
        best = float(race["sums"][race["best"]]) / rounds
        found = {}
        for a in range(int(race["n_arms"])):
            # Who dropped out has seen fewer deals than the best: the distance then is what counts.
            dropped = max(0.0, best - float(race["behind"][a]))
            found[int(race["codes"][a])] = float(race["sums"][a]) / rounds if race["alive"][a] else dropped
        return found

"""One decision of the card games' captain, thought over by compiled code."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from portroyal.bots.captain import Decision
from portroyal.bots.cards.evaluation import net_of
from portroyal.bots.cards.race import N_STATES, SURE, Race, line_up, run, winner
from portroyal.bots.cards.tree import CURIOSITY, HORIZON, MOST_NODES, RIPE, Node
from portroyal.bots.cards.weights import weights_of
from portroyal.play.cards.adapter import CardTable
from portroyal.rules.cards.batch import STATE, box_record
from portroyal.rules.compiled import compiled, one_record
from portroyal.rules.layout import record_type, to_record


@compiled
def thought(boxes: Any, states: Any, races: Any, nodes: Any, whim: Any, playouts: int) -> bool:
    """Thinks about states[0] until so many playouts are made in all; answers whether one choice is clear."""
    race = races[0]
    if race.anew == 1:
        line_up(states, boxes[0], race, nodes, whim)
        race.anew = 0
    clear = run(states, boxes[0], race, nodes, playouts)
    race.best = winner(race)
    return clear


class CardDecision(Decision):
    """A captain's own states, tree and race, in one game and for one number of players."""

    def __init__(self, boxes: Any, game: str, players: int) -> None:
        self.boxes, self.states = boxes, np.zeros(N_STATES, STATE)
        self.nodes: Any = np.zeros(MOST_NODES, record_type(Node))
        self.races = np.zeros(1, record_type(Race))
        race = self.races[0]
        to_record(weights_of(game, players), race["weights"])
        race["search"]["evaluation"]["net"] = net_of(game, players)
        race["search"]["horizon"] = HORIZON
        race["search"]["ripe"] = RIPE
        race["search"]["curiosity"] = CURIOSITY
        race["sure"] = SURE

    def think(self, playouts: int) -> bool:
        return bool(thought(self.boxes, self.states, self.races, self.nodes, self.whim, playouts))

    def values(self) -> dict[int, float]:
        race = self.races[0]
        rounds = max(1, int(race["rounds"]))
        best = float(race["sums"][race["best"]]) / rounds
        found = {}
        for a in range(int(race["n_arms"])):
            # Who dropped out has seen fewer deals than the best: the distance then is what counts.
            dropped = max(0.0, best - float(race["behind"][a]))
            found[int(race["codes"][a])] = float(race["sums"][a]) / rounds if race["alive"][a] else dropped
        return found


def decision_at(table: CardTable, chance: random.Random) -> Decision:
    """The decision at a table."""
    decision = CardDecision(box_record(table.deck), table.deck.game.name, table.n_players)
    decision.enter(one_record(table.g)[0], np.array([chance.getrandbits(31) | 1], np.int64))
    return decision

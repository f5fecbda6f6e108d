"""One decision of the Dice Game's captain, thought over by compiled code."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from portroyal.bots.captain import Decision
from portroyal.bots.dice.evaluation import net_of
from portroyal.bots.dice.race import N_STATES, Race, is_searched, line_up, run, share
from portroyal.bots.dice.roll_odds import all_reach
from portroyal.bots.dice.weights import weights
from portroyal.play.dice.adapter import DiceTable
from portroyal.rules.chance import Stream, game_key, seed_stream
from portroyal.rules.compiled import compiled, one_record
from portroyal.rules.dice.batch import STATE, sheet_record
from portroyal.rules.layout import record_type, to_record

SEEDS_BELOW = 1 << 53


@compiled
def thought(sheets: Any, states: Any, races: Any, odds: Any, whim: Any, playouts: int) -> bool:
    """Thinks about states[0] until so many playouts are made in all; answers whether more change nothing."""
    race = races[0]
    if race.anew == 1:
        line_up(states[0], sheets[0], race, odds, whim)
        race.anew = 0
    run(states, sheets[0], race, odds, playouts)
    if is_searched(states[0]):
        return bool(race.n_alive <= 1)
    race.best = race.first
    return True


class DiceDecision(Decision):
    """A captain's own states and race, on one sheet and for one number of players."""

    def __init__(self, sheets: Any, players: int) -> None:
        self.sheets, self.states = sheets, np.zeros(N_STATES, STATE)
        self.races = np.zeros(1, record_type(Race))
        self.races[0]["evaluation"]["net"] = net_of(players)
        to_record(weights(), self.races[0]["weights"])

    def think(self, playouts: int) -> bool:
        return bool(thought(self.sheets, self.states, self.races, all_reach(), self.whim, playouts))

    def values(self) -> dict[int, float]:
        race = self.races[0]
        return {int(race["codes"][i]): float(share(race, i)) for i in range(race["n_arms"])}


def decision_at(table: DiceTable, chance: random.Random) -> Decision:
    """The decision at a table; its own chance is that of the first game of a batch."""
    master, whim = Stream(), [0]
    seed_stream(master, chance.randrange(SEEDS_BELOW))
    game_key(master, 0, Stream(), whim)
    decision = DiceDecision(sheet_record(table.on), table.n_players)
    decision.enter(one_record(table.g)[0], np.array(whim, np.int64))
    return decision

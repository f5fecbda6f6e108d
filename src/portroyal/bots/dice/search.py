"""The captain of the Dice Game at a table: one search, thought over in portions while the budget lasts."""

from __future__ import annotations

import random
from time import monotonic

import numpy as np

from portroyal.bots.bot import Advice, Budget
from portroyal.bots.dice.playout import knowledge
from portroyal.bots.dice.search_loops import GAME, N_STATES, eye_for, new_race, thought
from portroyal.play.dice.adapter import DiceTable
from portroyal.play.dice.notation import action_name
from portroyal.rules.compiled import master_stream
from portroyal.rules.dice.batch import STATE, sheet_record
from portroyal.rules.dice.codes import MAX_LEGAL
from portroyal.rules.dice.legal import legal
from portroyal.rules.layout import to_record

SEEDS_BELOW = 1 << 53
PLAYOUTS = 2000  # of a captain who is given neither time nor playouts
PORTION = 256  # playouts between two looks at the clock
MOST_PLAYOUTS = 1 << 40


def searched(table: DiceTable, chance: random.Random, budget: Budget) -> Advice:
    """The action, and every choice's expected share of the victory."""
    codes = [0] * MAX_LEGAL
    names = [action_name(table.on, code) for code in codes[: legal(table.g, table.on.sheet, codes)]]
    if len(names) == 1:
        return Advice(names[0])
    desk = Desk(table, chance.randrange(SEEDS_BELOW))
    if budget.ms is None:
        desk.think(budget.playouts or PLAYOUTS)
    else:
        desk.think_for(budget.ms / 1000, budget.playouts or MOST_PLAYOUTS)
    shares = (float(value) for value in desk.values[: len(names)])
    return Advice(names[desk.choice], dict(zip(names, shares, strict=True)))


class Desk:
    """Where one decision is thought over; what was found out stays there for the next portion."""

    def __init__(self, table: DiceTable, seed: int) -> None:
        self.sheets, self.masters = sheet_record(table.on), master_stream(seed)
        self.states = np.zeros(N_STATES, STATE)
        to_record(table.g, self.states[GAME])
        self.eyes, self.races = eye_for(table.n_players), new_race()
        self.values = np.zeros(MAX_LEGAL)
        self.anew = True

    def think(self, playouts: int) -> bool:
        """Goes on until so many playouts are made in all; answers whether more would change nothing."""
        weights, odds = knowledge()
        anew, self.anew = self.anew, False
        return bool(
            thought(
                self.sheets, self.masters, self.states, weights, odds, self.eyes, self.races, anew, playouts,
                self.values,
            )
        )  # fmt: skip

    def think_for(self, seconds: float, playouts: int) -> None:
        """Goes on until the time is over, but makes at least one portion."""
        end = monotonic() + seconds
        made = PORTION
        while not self.think(min(made, playouts)) and made < playouts and monotonic() < end:
            made += PORTION

    @property
    def choice(self) -> int:
        """The number of the best choice so far."""
        return int(self.races[0]["best"])

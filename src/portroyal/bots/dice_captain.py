"""The captain of the Dice Game at a table: as many playouts as the budget allows, then the best choice."""

from __future__ import annotations

import random
from time import perf_counter
from typing import Any

import numpy as np

from portroyal.bots.bot import Advice, Budget
from portroyal.bots.dice_captain_loops import GAME, N_STATES, captain_games, eye_for
from portroyal.bots.dice_loops import FREE_CHOICE, knowledge
from portroyal.bots.results import CAPTAIN, WIDTH
from portroyal.play.dice_table import DiceTable
from portroyal.rules.compiled import master_stream
from portroyal.rules.dice.batch import STATE, sheet_record
from portroyal.rules.dice.codes import MAX_LEGAL, MAX_PLAYERS
from portroyal.rules.dice.legal import legal
from portroyal.rules.dice.names import action_name
from portroyal.rules.layout import to_record

SEEDS_BELOW = 1 << 53
PLAYOUTS = 2000  # of a captain who is given neither time nor playouts
FIRST_TRY = 100  # playouts of the first search on a clock; each one after it has twice as many
NO_GAMES = np.zeros(0, np.int64)


def searched(table: DiceTable, chance: random.Random, budget: Budget) -> Advice:
    """The action, and every choice's expected share of the victory."""
    codes = [0] * MAX_LEGAL
    names = [action_name(table.on, code) for code in codes[: legal(table.g, table.on.sheet, codes)]]
    if len(names) == 1:
        return Advice(names[0])
    begun = perf_counter()
    playouts = budget.playouts or (PLAYOUTS if budget.ms is None else FIRST_TRY)
    while True:
        action, values = _search(table, chance.randrange(SEEDS_BELOW), playouts)
        spent = 1000 * (perf_counter() - begun)
        if budget.ms is None or budget.playouts is not None or 3 * spent > budget.ms:
            break
        playouts *= 2
    shares = dict(zip(names, (float(value) for value in values), strict=False))
    return Advice(action_name(table.on, action), shares)


def _search(table: DiceTable, seed: int, playouts: int) -> tuple[int, Any]:
    states = np.zeros(N_STATES, STATE)
    to_record(table.g, states[GAME])
    weights, odds = knowledge()
    values = np.zeros(MAX_LEGAL)
    action = captain_games(
        sheet_record(table.on), master_stream(seed), states, table.n_players, FREE_CHOICE,
        np.full(MAX_PLAYERS, CAPTAIN), weights, odds, eye_for(table.n_players), playouts,
        True, NO_GAMES, NO_GAMES, np.zeros((0, WIDTH), np.int64), values,
    )  # fmt: skip
    return int(action), values

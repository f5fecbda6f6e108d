"""The captain of the Dice Game: every choice is played on many times by mates, with the same dice for all."""

from __future__ import annotations

import random
from time import perf_counter

from portroyal.bots.bot import Advice, Budget
from portroyal.bots.dice_batch import DiceBatch
from portroyal.play.dice_table import DiceTable

SEEDS_BELOW = 1 << 53
CHUNK = 50


def searched(table: DiceTable, chance: random.Random, budget: Budget) -> Advice:
    """The action with the greatest share of victories, and the shares of all."""
    legal = table.legal()
    if len(legal) == 1:
        return Advice(legal[0])
    batch = DiceBatch({}, table.n_players, on=table.on)
    seat, seed = table.g.decider, chance.randrange(SEEDS_BELOW)
    begun, sums, played = perf_counter(), [0.0] * len(legal), 0
    while True:
        shares = batch.values(table, legal, CHUNK, seed, played)[:, :, seat].sum(axis=1)
        sums = [total + float(share) for total, share in zip(sums, shares, strict=True)]
        played += CHUNK
        spent = 1000 * (perf_counter() - begun)
        if budget.playouts is not None and played * len(legal) >= budget.playouts:
            break
        if budget.ms is not None and spent >= budget.ms:
            break
    values = {action: total / played for action, total in zip(legal, sums, strict=True)}
    return Advice(max(legal, key=lambda action: values[action]), values)

"""Tuning of the Dice Game's bots: the mate's weights by self-play, the captain's network from their games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import numpy as np

from portroyal.bots import columns
from portroyal.bots.dice.batch import DiceBatch
from portroyal.bots.dice.evaluation import FILE, N_CELLS
from portroyal.bots.dice.training_data import examples
from portroyal.bots.dice.weights import FIRST_GUESS, names, numbers, weights_from
from portroyal.lab.family import Tuning
from portroyal.lab.match import share_of
from portroyal.lab.tune.spsa import Compare, Step, spsa
from portroyal.play.dice.adapter import of_today
from portroyal.rules.compiled import one_record
from portroyal.rules.dice.chart_words import CHAPTERS
from portroyal.rules.dice.codes import MAX_PLAYERS

EVERY_TABLE = "2-5"  # one set of weights serves every number of players
EPOCHS = 20
# The tables that the weights are for, taken in turn: half of them for two players.
TABLES = tuple(
    (chapter, players) for pair in ((2, 3), (2, 4), (2, 5)) for players in pair for chapter in CHAPTERS
)


@cache
def _batch(chapter: int, players: int) -> DiceBatch:
    return DiceBatch("dice", of_today({"chapter": chapter}), players)


def compare_on(games: int, seed: int, tables: Sequence[tuple[int, int]] = TABLES) -> Compare:
    """Seats alternate between the two sets of weights; the same dice are played from both sides."""

    def compare(more: Sequence[int], less: Sequence[int], number: int) -> float:
        chapter, players = tables[number % len(tables)]
        pair = np.concatenate([one_record(weights_from(side)) for side in (more, less)])
        who, deals = np.full(players, columns.MATE), np.arange(number * games, (number + 1) * games)
        ahead = 0.0
        for first in (0, 1):
            sides = [(seat + first) % 2 for seat in range(players)]
            rows = np.zeros((games, columns.WIDTH), np.int64)
            _batch(chapter, players).play_weighted(who, pair[sides], seed, deals, deals % players, rows)
            fair = sides.count(0) / players
            ahead += float(share_of(rows, sides, 0).sum()) - games * fair  # three against two is no lead
        return 0.5 + ahead / (2 * games)

    return compare


def tuned(steps: int, games: int, seed: int, anew: bool) -> Iterator[Step]:
    """Tunes from the weights that are kept, or anew from the first guess."""
    return spsa(FIRST_GUESS if anew else numbers(), compare_on(games, seed), steps, seed)


def check(found: Sequence[int], games: int, seed: int) -> tuple[float, float]:
    """The lead over the kept weights and the first guess, two players, on dice nobody tuned on."""
    tables = [(chapter, 2) for chapter in CHAPTERS]
    compare = compare_on(games // len(tables), seed + 1, tables)
    against = [
        [compare(found, other, number) for number in range(len(tables))] for other in (numbers(), FIRST_GUESS)
    ]
    return sum(against[0]) / len(tables), sum(against[1]) / len(tables)


def examples_for(table: str, positions: int, seed: int) -> list[tuple[Any, Any]]:
    """Positions of all chapters and all numbers of players that the network is for."""
    counts = (2,) if table == "two" else range(3, MAX_PLAYERS + 1)
    share = positions // (len(CHAPTERS) * len(counts))
    tables = [(chapter, players) for players in counts for chapter in CHAPTERS]
    return [examples(_batch(*table), share, seed + table[0]) for table in tables]


def tuning() -> Tuning:
    return Tuning(
        (EVERY_TABLE,), "dice-mate.json", FILE, lambda table, *how: tuned(*how),
        lambda table, *how: check(*how), names(), N_CELLS, EPOCHS, examples_for,
    )  # fmt: skip

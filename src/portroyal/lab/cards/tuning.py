"""Tuning of the card games' mate: two sets of weights play each other on the same deals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

import numpy as np

from portroyal.bots import columns
from portroyal.bots.cards.batch import CardBatch
from portroyal.bots.cards.evaluation import N_CELLS
from portroyal.bots.cards.evaluation import file_name as net_file
from portroyal.bots.cards.training_data import examples
from portroyal.bots.cards.weights import FIRST_GUESS, file_name, names, numbers_of, weights_from
from portroyal.lab.family import Tuning
from portroyal.lab.match import share_of
from portroyal.lab.tune.spsa import Compare, Step, spsa
from portroyal.rules.cards.deck import CARD_GAMES
from portroyal.rules.compiled import one_record

PLAYERS = {"two": 2, "more": 4}  # one set of weights for two players, one for tables with more
EPOCHS = 6
WHIMS = 30  # of a thousand choices in the captain's examples are random
WITH_ENDING = 4  # every so-many-th position is of a game with the option ending=expedition


def compare_on(batch: CardBatch, games: int, seed: int) -> Compare:
    """Seats alternate between the two sets; each deal is played from both sides."""

    def compare(more: Sequence[int], less: Sequence[int], number: int) -> float:
        sides = one_record(weights_from(more)), one_record(weights_from(less))
        deals = np.arange(number * games, (number + 1) * games, dtype=np.int64)
        who = np.full(batch.players, columns.MATE)
        won = 0.0
        for first in (0, 1):
            seats = [(seat + first) % 2 for seat in range(batch.players)]
            rows = np.zeros((games, columns.WIDTH), np.int64)
            weights = np.concatenate([sides[side] for side in seats])
            batch.play_weighted(who, weights, seed, deals, deals % batch.players, rows)
            won += float(share_of(rows, seats, 0).sum())
        return won / (2 * games)

    return compare


def tuned(game: str, table: str, steps: int, games: int, seed: int, anew: bool) -> Iterator[Step]:
    """Tunes from the weights that are kept, or anew from the first guess."""
    batch = CardBatch(game, {}, PLAYERS[table])
    start = FIRST_GUESS if anew else numbers_of(game, PLAYERS[table])
    return spsa(start, compare_on(batch, games, seed), steps, seed)


def check(game: str, table: str, weights: Sequence[int], games: int, seed: int) -> tuple[float, float]:
    """The share of wins against the kept weights and against the first guess, on deals nobody tuned on."""
    batch = CardBatch(game, {}, PLAYERS[table])
    compare = compare_on(batch, games, seed + 1)
    return compare(weights, numbers_of(game, PLAYERS[table]), 0), compare(weights, FIRST_GUESS, 0)


def examples_for(game: str, table: str, positions: int, seed: int) -> list[tuple[Any, Any]]:
    """Positions of all numbers of players that the network is for, some with the option ending."""
    facts = CARD_GAMES[game]
    counts = (2,) if table == "two" else tuple(range(3, facts.most_players + 1))
    found = []
    for players in counts:
        for needs in (0, 1) if facts.has_expeditions else (0,):
            share = positions // len(counts)
            n = share // WITH_ENDING if needs else share
            inputs, shares, _ = examples(game, players, seed, n, WHIMS, needs)
            found.append((inputs, shares))
    return found


def tuning(game: str) -> Tuning:
    return Tuning(
        tuple(PLAYERS), file_name(game), net_file(game), partial(tuned, game), partial(check, game), names(),
        N_CELLS, EPOCHS, partial(examples_for, game),
    )  # fmt: skip

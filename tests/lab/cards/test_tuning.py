"""Tuning of the card games' mate: better weights win, shared victories are shared."""

from __future__ import annotations

import numpy as np

from portroyal.bots import columns
from portroyal.bots.cards.batch import CardBatch
from portroyal.bots.cards.weights import FIRST_GUESS, names, numbers_of
from portroyal.lab.cards.tuning import compare_on, tuned
from portroyal.lab.match import share_of


def test_the_tuned_weights_beat_the_first_guess() -> None:
    compare = compare_on(CardBatch("unterwegs", {}, 2), 150, 8)
    assert compare(numbers_of("unterwegs", 2), FIRST_GUESS, 0) > 0.5


def test_equal_weights_are_equally_good() -> None:
    for players in (2, 4):
        compare = compare_on(CardBatch("unterwegs", {}, players), 20, 8)
        assert compare(FIRST_GUESS, FIRST_GUESS, 3) == 0.5


def test_a_shared_victory_is_shared_and_one_of_nobody_counts_for_nobody() -> None:
    rows = np.zeros((3, columns.WIDTH), np.int64)
    rows[:, columns.WINNERS] = [0b01, 0b11, 0]
    assert share_of(rows, [0, 1], 0).tolist() == [1.0, 0.5, 0.5]


def test_a_walk_gives_whole_weights_by_name() -> None:
    last = list(tuned("unterwegs", "two", 2, 5, 1, anew=True))[-1]
    assert len(last.weights) == len(names())
    assert all(isinstance(weight, int) for weight in last.weights)

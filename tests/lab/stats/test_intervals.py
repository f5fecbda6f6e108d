"""Intervals cover what they promise, and the sequential test answers what it is asked."""

from __future__ import annotations

import random

import pytest

from portroyal.lab.stats.intervals import Test as Sequential
from portroyal.lab.stats.intervals import mean_interval, score_interval, wilson


def test_wilson_is_the_textbook_one() -> None:
    found = wilson(60, 100)
    assert (round(found.low, 4), round(found.high, 4)) == (0.5020, 0.6906)
    assert found.percent() == "60.0 % (50.2–69.1)"


@pytest.mark.parametrize(("wins", "games"), [(0, 10), (10, 10), (0, 0), (1, 1)])
def test_wilson_stays_between_none_and_all(wins: int, games: int) -> None:
    found = wilson(wins, games)
    assert 0 <= found.low <= found.value <= found.high <= 1
    assert found.high - found.low > 0.1


@pytest.mark.parametrize("share", [0.5, 0.9, 0.99])
def test_score_intervals_of_deals_cover_the_truth_nineteen_times_out_of_twenty(share: float) -> None:
    """Deals of two games that balance each other, as duplicates do."""
    chance = random.Random(7)
    covered = 0
    for _ in range(400):
        scores = []
        for _ in range(100):
            luck = chance.random()
            scores.append(((luck < share) + ((1 - luck) < share)) / 2)
        found = score_interval(scores, 200)
        covered += found.low <= share <= found.high
    assert covered >= 0.92 * 400


def test_scores_that_are_all_alike_are_not_certain() -> None:
    found = score_interval([1.0] * 200, 400)
    assert found.value == 1
    assert 0.97 < found.low < 0.99


def test_the_mean_of_numbers() -> None:
    found = mean_interval(4, 10.0, 30.0)
    assert found.value == 2.5
    assert found.low < 2.5 < found.high


@pytest.mark.parametrize(("truth", "answer"), [(0.65, "high"), (0.45, "low")])
def test_the_sequential_test_is_seldom_wrong(truth: float, answer: str) -> None:
    test = Sequential(0.5, 0.6)
    right = 0
    for seed in range(60):
        chance = random.Random(seed)
        scores: list[float] = []
        while test.verdict(scores) is None:
            scores.append(float(chance.random() < truth))
        right += test.verdict(scores) == answer
    assert right >= 55


def test_a_few_equal_scores_decide_nothing() -> None:
    assert Sequential(0.5, 0.6).verdict([1.0] * 9) is None

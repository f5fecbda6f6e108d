"""Rollouts and grades: paired deals, honest errors, and a fault only where the interval says so."""

from __future__ import annotations

import numpy as np
import pytest

from portroyal.lab.review.rollouts import (
    Batch,
    Estimate,
    Rollouts,
    estimate,
    estimate_of_few,
    grade_of,
    is_open,
    student,
)
from portroyal.play.game import Game


def shares(*rows: list[float]) -> np.ndarray:
    """Actions, deals and two players, of whom the second gets the rest."""
    first = np.array(rows)
    return np.stack([first, 1 - first], axis=2)


def test_differences_are_taken_deal_by_deal() -> None:
    """The same deals: two choices that vary much, but always by the same distance."""
    game = Game.new("unterwegs", 2, seed=1)
    found = Rollouts(game.table, 1)
    chance = np.random.default_rng(3)
    luck = chance.random(400) * 0.5
    found.add(Batch.of(("a", "b"), shares(list(luck + 0.2), list(luck))))
    apart = found.difference("a", "b", 0)
    assert apart.mean == pytest.approx(0.2)
    assert apart.error < found.value("a", 0).error
    assert found.difference("a", "b", 1).mean == pytest.approx(-0.2)
    assert found.difference("a", "a", 0) == Estimate(0.0, 0.0, 400)
    assert found.difference("a", "c", 0).n == 0


def test_sums_say_what_the_deals_themselves_say() -> None:
    found = Rollouts(Game.new("unterwegs", 2, seed=1).table, 1)
    chance = np.random.default_rng(5)
    a, b = chance.random(90), chance.random(90)
    found.add(Batch.of(("a", "b"), shares(list(a[:50]), list(b[:50]))))
    found.add(Batch.of(("a", "b"), shares(list(a[50:]), list(b[50:]))))
    assert len(found.batches) == 1
    for told, deals in ((found.value("a", 0), a), (found.difference("a", "b", 0), a - b)):
        plain = estimate(deals)
        assert (told.mean, told.error, told.n) == pytest.approx((plain.mean, plain.error, plain.n))
    assert found.values("b")[0] == pytest.approx(b.mean())


def test_no_deal_is_used_twice() -> None:
    found = Rollouts(Game.new("unterwegs", 2, seed=1).table, 1)
    assert [found.next_deals(n) for n in (40, 200, 1)] == [0, 40, 240]


def test_equal_deals_prove_less_than_they_seem() -> None:
    assert estimate(np.ones(40)).error > 0.015
    assert estimate_of_few([0.1] * 8).error > 0.001


@pytest.mark.parametrize(("freedom", "quantile"), [(1, 12.706), (3, 3.182), (7, 2.365), (39, 2.023)])
def test_students_quantiles(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=0.03)


@pytest.mark.parametrize(
    ("mean", "error", "grade"),
    [
        (0.30, 0.05, "blunder"),
        (0.30, 0.11, "mistake"),
        (0.30, 0.14, "inaccuracy"),
        (0.30, 0.20, "good"),
        (0.03, 0.001, "inaccuracy"),
        (0.01, 0.0001, "good"),
    ],
)
def test_a_fault_is_what_the_lower_end_of_the_interval_says(mean: float, error: float, grade: str) -> None:
    assert grade_of(Estimate(mean, error, 100)) == grade


def test_a_second_witness_can_speak_against_it() -> None:
    loss = Estimate(0.2, 0.01, 8)
    assert grade_of(loss, Estimate(0.03, 0.02, 400)) == "mistake"
    assert grade_of(loss, Estimate(-0.05, 0.02, 400)) == "good"
    assert grade_of(loss, Estimate(0.2, 0.1, 400)) == "blunder"


def test_what_is_open_could_still_change() -> None:
    assert is_open(Estimate(0.05, 0.01, 100))
    assert not is_open(Estimate(0.07, 0.005, 100))
    assert not is_open(Estimate(0.0, 0.005, 100))


def test_fields_of_one_island_are_one_choice() -> None:
    game = Game.new("dice", 2, seed=4)
    while not any(action.startswith("cross") for action in game.legal):
        game.play(game.legal[0])
    same = game.table.alike()
    assert set(same) == set(game.legal)
    assert len(set(same.values())) < len(same)
    assert all(same[first] == first for first in same.values())

"""Rollouts from one position: what each choice is worth on the same deals, and what grade that makes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean, stdev
from typing import Any

import numpy as np

from portroyal.lab.stats.intervals import Z95
from portroyal.play.family import Table
from portroyal.text.grades import GOOD, LIMITS, UNJUDGED


@dataclass(frozen=True)
class Estimate:
    """A mean with its standard error; `n` deals are behind it."""

    mean: float
    error: float
    n: int

    @property
    def low(self) -> float:
        return self.mean - Z95 * self.error

    @property
    def high(self) -> float:
        return self.mean + Z95 * self.error


LEAST_DEVIATION = 0.005  # searches that agree by chance are not certain
DOUBT = 0.5  # squares that are added to those of games won and lost,
LITTLE_DOUBT = 0.02  # and to those of judgements, which vary less
UNKNOWN = Estimate(0.0, math.inf, 0)


def estimate(numbers: Any) -> Estimate:
    return estimate_of_sums(len(numbers), float(numbers.sum()), float((numbers**2).sum()))


def estimate_of_sums(n: int, total: float, squares: float, doubt: float = DOUBT) -> Estimate:
    """As if two numbers more had been half a win off: deals that are all alike prove less than they seem."""
    if n < 2:
        return UNKNOWN
    mean = total / n
    variance = (max(0.0, squares - n * mean * mean) + doubt) / n
    return Estimate(mean, math.sqrt(variance / n), n)


def estimate_of_few(numbers: Sequence[float]) -> Estimate:
    """Of a few numbers that vary little: the error is Student's, so that 1.96 of them make 95 %."""
    n = len(numbers)
    if n < 2:
        return Estimate(numbers[0], math.inf, 1) if n else UNKNOWN
    deviation = max(stdev(numbers), LEAST_DEVIATION)
    return Estimate(fmean(numbers), deviation / math.sqrt(n) * student(n - 1) / Z95, n)


def student(freedom: int) -> float:
    """The 97.5 % quantile of Student's distribution, by Cornish and Fisher; from 2 on right to 3 %."""
    z, v = Z95, float(freedom)
    if freedom == 1:
        return 12.706
    g1 = (z**3 + z) / 4
    g2 = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    g3 = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + g1 / v + g2 / v**2 + g3 / v**3


@dataclass
class Batch:
    """Some deals, the same for all of these actions, as sums: all that means and their errors ask for."""

    actions: tuple[str, ...]
    n: int
    sums: Any  # of the shares of the win (actions, players)
    products: Any  # of the shares after two actions on the same deal (actions, actions, players)

    @classmethod
    def of(cls, actions: tuple[str, ...], shares: Any) -> Batch:
        """From the shares of the win (actions, deals, players)."""
        return cls(actions, shares.shape[1], shares.sum(1), np.einsum("adp,bdp->abp", shares, shares))

    def __add__(self, other: Batch) -> Batch:
        return Batch(self.actions, self.n + other.n, self.sums + other.sums, self.products + other.products)


@dataclass
class Rollouts:
    """Everything rolled out from a position so far."""

    table: Table
    seed: int
    batches: dict[tuple[str, ...], Batch] = field(default_factory=dict)  # by their actions
    doubt: float = DOUBT
    asked: int = 0  # deals asked for, of which some may still be in work
    _known: dict[tuple[object, ...], Any] = field(default_factory=dict)  # worked out for these batches

    def add(self, batch: Batch) -> None:
        before = self.batches.get(batch.actions)
        self.batches[batch.actions] = batch if before is None else before + batch
        self._known.clear()

    def next_deals(self, count: int) -> int:
        """Reserves so many deals and answers the number of the first: no deal is used twice."""
        first = self.asked
        self.asked += count
        return first

    def value(self, action: str, seat: int) -> Estimate:
        """What the action is worth to a seat."""
        key = ("value", action, seat)
        if key not in self._known:
            n, total, squares = 0, 0.0, 0.0
            for batch, i in self._with(action):
                n += batch.n
                total += float(batch.sums[i, seat])
                squares += float(batch.products[i, i, seat])
            self._known[key] = estimate_of_sums(n, total, squares, self.doubt)
        known: Estimate = self._known[key]
        return known

    def values(self, action: str) -> Any:
        """What the action is worth to everybody; None if it was never tried."""
        key = ("values", action)
        if key not in self._known:
            parts = self._with(action)
            sums = [batch.sums[i] for batch, i in parts]
            self._known[key] = sum(sums) / sum(batch.n for batch, _ in parts) if parts else None
        return self._known[key]

    def difference(self, action: str, other: str, seat: int) -> Estimate:
        """How much better `action` is than `other`, on the deals that both were tried on."""
        if action == other:
            return Estimate(0.0, 0.0, sum(batch.n for batch, _ in self._with(action)))
        key = ("difference", action, other, seat)
        if key not in self._known:
            n, total, squares = 0, 0.0, 0.0
            for batch, i in self._with(action):
                if other in batch.actions:
                    j, products = batch.actions.index(other), batch.products[:, :, seat]
                    n += batch.n
                    total += float(batch.sums[i, seat] - batch.sums[j, seat])
                    squares += float(products[i, i] - 2 * products[i, j] + products[j, j])
            self._known[key] = estimate_of_sums(n, total, squares, self.doubt)
        known: Estimate = self._known[key]
        return known

    def _with(self, action: str) -> list[tuple[Batch, int]]:
        """The batches that tried an action, and its place in each."""
        every = self.batches.values()
        return [(batch, batch.actions.index(action)) for batch in every if action in batch.actions]


def grade_of(loss: Estimate, check: Estimate = UNKNOWN) -> str:
    """The grade that the interval allows: a loss counts only as far as its lower end is beyond a limit.

    A second witness can speak against it: where the upper end of `check` is below the limit.
    """
    if loss.n < 2:
        return UNJUDGED
    for grade, limit in LIMITS:
        if loss.low >= limit and (check.n == 0 or check.high >= limit):
            return grade
    return GOOD


def is_open(loss: Estimate) -> bool:
    """Whether more deals could still change the grade."""
    if loss.n == 0:
        return True
    return any(loss.low < limit <= loss.high for _, limit in LIMITS)

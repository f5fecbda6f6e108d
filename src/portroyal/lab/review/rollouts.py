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
UNKNOWN = Estimate(0.0, math.inf, 0)


def estimate(numbers: Any) -> Estimate:
    """As if two numbers more had been half a win off: deals that are all alike prove less than they seem."""
    n = len(numbers)
    if n < 2:
        return UNKNOWN
    mean = float(numbers.mean())
    variance = (float(((numbers - mean) ** 2).sum()) + 0.5) / n
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
    """Some deals, the same for all of these actions: shares of the win (actions, deals, players)."""

    actions: tuple[str, ...]
    shares: Any

    def of(self, action: str) -> Any:
        return self.shares[self.actions.index(action)]


@dataclass
class Rollouts:
    """Everything rolled out from a position so far."""

    table: Table
    seed: int
    batches: list[Batch] = field(default_factory=list)
    asked: int = 0  # deals asked for, of which some may still be in work
    _known: dict[tuple[object, ...], Any] = field(default_factory=dict)  # worked out for these batches

    def add(self, batch: Batch) -> None:
        self.batches.append(batch)
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
            parts = [batch.of(action)[:, seat] for batch in self.batches if action in batch.actions]
            self._known[key] = estimate(np.concatenate(parts)) if parts else UNKNOWN
        known: Estimate = self._known[key]
        return known

    def values(self, action: str) -> Any:
        """What the action is worth to everybody; None if it was never tried."""
        key = ("values", action)
        if key not in self._known:
            parts = [batch.of(action) for batch in self.batches if action in batch.actions]
            self._known[key] = np.concatenate(parts).mean(0) if parts else None
        return self._known[key]

    def difference(self, action: str, other: str, seat: int, since: int = 0) -> Estimate:
        """How much better `action` is than `other`, on the deals that both were tried on.

        `since`: only batches from there on, where earlier ones have chosen the two.
        """
        if action == other:
            return Estimate(0.0, 0.0, sum(len(b.of(action)) for b in self.batches if action in b.actions))
        key = ("difference", action, other, seat, since)
        if key not in self._known:
            parts = [
                batch.of(action)[:, seat] - batch.of(other)[:, seat]
                for batch in self.batches[since:]
                if action in batch.actions and other in batch.actions
            ]
            self._known[key] = estimate(np.concatenate(parts)) if parts else UNKNOWN
        known: Estimate = self._known[key]
        return known


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

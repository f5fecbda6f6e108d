"""How sure a number is: 95 % intervals of shares and means, and the sequential test of a share."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist

Z95 = NormalDist().inv_cdf(0.975)
ALPHA = BETA = 0.05  # the two ways in which a sequential test may be wrong
LEAST_DEALS = 10  # before that a variance means nothing


@dataclass(frozen=True)
class Interval:
    """A measured value with its 95 % interval."""

    value: float
    low: float
    high: float

    def percent(self, digits: int = 1) -> str:
        value, low, high = (f"{100 * x:.{digits}f}" for x in (self.value, self.low, self.high))
        return f"{value} % ({low}–{high})"


def wilson(wins: float, games: float) -> Interval:
    """A share of games won, by Wilson's score interval; shared victories make it a little too wide."""
    if games == 0:
        return Interval(0.0, 0.0, 1.0)
    share = wins / games
    z2 = Z95 * Z95
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    spread = Z95 / (1 + z2 / games) * math.sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    # Rounding must not push the value out of its own interval.
    return Interval(share, min(share, max(0.0, middle - spread)), max(share, min(1.0, middle + spread)))


def mean_interval(n: int, total: float, squares: float) -> Interval:
    """The mean of independent numbers, given how many they are, their sum and the sum of their squares."""
    if n == 0:
        return Interval(0.0, -math.inf, math.inf)
    mean = total / n
    if n == 1:
        return Interval(mean, -math.inf, math.inf)
    variance = max(0.0, (squares - n * mean * mean) / (n - 1))
    spread = Z95 * math.sqrt(variance / n)
    return Interval(mean, mean - spread, mean + spread)


def score_interval(scores: Sequence[float], games: int) -> Interval:
    """The mean of scores between 0 and 1, one for each deal, out of so many games in all.

    Wilson's interval for as many independent games as would vary as much as these deals do: the two sides of
    a deal balance each other, so that a deal is often worth more than its games. Scores that are all alike
    are taken for no more than they are.
    """
    n = len(scores)
    if n == 0:
        return wilson(0, 0)
    mean = math.fsum(scores) / n
    variance = math.fsum((x - mean) ** 2 for x in scores) / max(1, n - 1)
    worth = min(n * mean * (1 - mean) / variance, 2.0 * games) if variance > 0 else float(n)
    return wilson(mean * worth, worth)


@dataclass(frozen=True)
class Test:
    """A sequential probability ratio test: is a score rather `low` or rather `high`?

    The log likelihood ratio is that of means with the variance seen so far, so it takes scores between 0 and
    1 as duplicate deals give them, and profits from their small variance.
    """

    low: float
    high: float

    @property
    def bounds(self) -> tuple[float, float]:
        return math.log(BETA / (1 - ALPHA)), math.log((1 - BETA) / ALPHA)

    def ratio(self, scores: Sequence[float]) -> float:
        n = len(scores)
        if n < LEAST_DEALS:
            return 0.0
        mean = math.fsum(scores) / n
        # As if one score more had been as far off as can be: equal scores do not make it certain.
        variance = (math.fsum((x - mean) ** 2 for x in scores) + 0.25) / n
        return n * (self.high - self.low) * (2 * mean - self.low - self.high) / (2 * variance)

    def verdict(self, scores: Sequence[float]) -> str | None:
        """`high`, `low`, or None while it is open."""
        ratio, (lower, upper) = self.ratio(scores), self.bounds
        return "high" if ratio >= upper else "low" if ratio <= lower else None

"""The grade of a decision: by how much of the win it gave away for certain."""

from __future__ import annotations

from portroyal.lab.review.rollouts import UNKNOWN, Estimate
from portroyal.text.grades import GOOD, LIMITS, UNJUDGED


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

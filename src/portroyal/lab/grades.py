"""What a decision is called: by how much of the win it gave away for certain."""

from __future__ import annotations

from portroyal.lab.rollouts import UNKNOWN, Estimate

BEST, GOOD, INACCURACY, MISTAKE, BLUNDER = "best", "good", "inaccuracy", "mistake", "blunder"
UNJUDGED = "unjudged"  # not looked at, or not long enough to say anything
GRADES = (UNJUDGED, BEST, GOOD, INACCURACY, MISTAKE, BLUNDER)
FAULTS = (MISTAKE, BLUNDER)

# At least this part of the win is lost, by the lower end of the 95 % interval.
LIMITS = ((BLUNDER, 0.10), (MISTAKE, 0.05), (INACCURACY, 0.02))


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

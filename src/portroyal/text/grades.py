"""What a decision is called, and how much of the win it must have given away to be called so."""

from __future__ import annotations

BEST, GOOD, INACCURACY, MISTAKE, BLUNDER = "best", "good", "inaccuracy", "mistake", "blunder"
UNJUDGED = "unjudged"  # not looked at, or not long enough to say anything
PART = "part"  # of a plan that is graded at another choice of the same turn
GRADES = (UNJUDGED, BEST, GOOD, PART, INACCURACY, MISTAKE, BLUNDER)
FAULTS = (MISTAKE, BLUNDER)

# At least this part of the win is lost, by the lower end of the 95 % interval.
LIMITS = ((BLUNDER, 0.10), (MISTAKE, 0.05), (INACCURACY, 0.02))

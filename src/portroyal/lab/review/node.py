"""One act of a game under review: what was chosen, what has been found out about it, and its grade."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from statistics import fmean

from portroyal.lab.review.rollouts import UNKNOWN, Estimate, Rollouts, estimate_of_few, grade_of, is_open
from portroyal.lab.review.work import View
from portroyal.play.events import Event
from portroyal.text.grades import BEST, GOOD, UNJUDGED

JUDGEMENT = 0.02  # by which the captain's judgement errs about two choices, however many deals it sees
COARSE, SCOUT, JUDGE, CURVE = "coarse", "scout", "judge", "curve"


@dataclass
class Node:
    """One act of the game and the position before it."""

    number: int  # the first act is 1
    round: int
    seat: int
    chosen: str
    legal: list[str]
    usual: str  # what the mate would do: rollouts go on like this
    events: list[Event]
    has_chance: bool  # the act turned up a card or a roll
    rollouts: Rollouts
    views: list[View] = field(default_factory=list)
    best: str | None = None  # fixed after scouting
    judged_from: int = 0  # searches from here on had no part in finding it
    step: str = COARSE
    busy: int = 0
    asked: int = 0  # searches asked for

    @property
    def is_choice(self) -> bool:
        return len(self.legal) > 1

    def worth(self, seat: int) -> Estimate:
        """The chance to win before the act, when all go on like mates."""
        return self.rollouts.value(self.usual, seat)

    @property
    def loss(self) -> Estimate:
        """What the choice gave away, judged by searches that had no part in finding the better one."""
        if not self.is_choice or self.best == self.chosen:
            return Estimate(0.0, 0.0, 1)
        if self.best is None:
            return UNKNOWN
        return self.gap(self.best, self.judged_from)

    @property
    def check(self) -> Estimate:
        """The same by rollouts to the end of the game: the captain's judgement may err, not only vary."""
        if self.best is None:
            return UNKNOWN
        return self.rollouts.difference(self.best, self.chosen, self.seat)

    def gap(self, other: str, since: int = 0) -> Estimate:
        """How much better the captain finds another choice than the chosen one."""
        told = [view.values for view in self.views[since:]]
        both = [values for values in told if other in values and self.chosen in values]
        return estimate_of_few([values[other] - values[self.chosen] for values in both])

    def favorite(self) -> str:
        """What the captain would do by most of its searches so far; among equals the chosen one."""
        votes = Counter(view.action for view in self.views)
        most = max(votes.values(), default=0)
        liked = [action for action, n in votes.items() if n == most]
        return self.chosen if not liked or self.chosen in liked else liked[0]

    @property
    def worths(self) -> Mapping[str, float]:
        """What the choices are worth to who decides, by all that was looked at; only those that were."""
        told: dict[str, list[float]] = {}
        for view in self.views:
            for action, value in view.values.items():
                told.setdefault(action, []).append(value)
        return {action: fmean(values) for action, values in told.items()}

    @property
    def grade(self) -> str:
        if self.best == self.chosen or not self.is_choice:
            return BEST
        loss = self.loss
        grade = BEST if loss.n > 1 and loss.mean <= 0 else grade_of(loss, self.check)
        # Where the time was over before the judgement, only what is certain by then is said.
        return UNJUDGED if self.step == JUDGE and grade in (BEST, GOOD) and is_open(loss) else grade


@dataclass
class GlancedNode(Node):
    """One that is judged by glances alone: some find the better choice, others say what it is worth."""

    scouted: Rollouts | None = None

    @property
    def loss(self) -> Estimate:
        if not self.is_choice or self.best == self.chosen:
            return Estimate(0.0, 0.0, 1)
        if self.best is None:
            return UNKNOWN
        found = self.rollouts.difference(self.best, self.chosen, self.seat)
        return replace(found, error=math.hypot(found.error, JUDGEMENT))

    @property
    def check(self) -> Estimate:
        return UNKNOWN

    @property
    def worths(self) -> Mapping[str, float]:
        """Those of the judging glances stand for the scouting ones, which flatter the best."""
        told = {}
        for rollouts in (self.scouted, self.rollouts):
            for action in self.legal if rollouts is not None else ():
                values = rollouts.values(action) if rollouts is not None else None
                if values is not None:
                    told[action] = float(values[self.seat])
        return told

"""One act of a game under review: what was chosen, what has been found out about it, and its grade."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from statistics import fmean, variance
from typing import Any

import numpy as np

from portroyal.lab.family import NO_DOUBT, Doubt
from portroyal.lab.review.rollouts import UNKNOWN, Estimate, Rollouts, estimate_of_few, grade_of, is_open
from portroyal.lab.review.work import View
from portroyal.play.events import Event
from portroyal.text.grades import BEST, GOOD, GRADES, PART, UNJUDGED

WON = 0.999  # as good as certain
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
    turn: int = 0  # of the game, whoever decides in it
    doubt: Doubt = NO_DOUBT  # of the judge's evaluation about two choices here
    views: list[View] = field(default_factory=list)
    best: str | None = None  # fixed after scouting
    judged_from: int = 0  # searches from here on had no part in finding it
    step: str = COARSE
    busy: int = 0
    asked: int = 0  # searches asked for
    plan: int | None = None  # the act at which the plan is graded that this choice is part of

    @property
    def is_choice(self) -> bool:
        return len(self.legal) > 1

    def worth(self, seat: int) -> Estimate:
        """The chance to win before the act, when all go on like mates."""
        return self.rollouts.value(self.usual, seat)

    @property
    def loss(self) -> Estimate:
        """What the choice gave away; its error is that of the searches and of the evaluation together."""
        found = self.measured
        if not found.error > 0:
            return found
        # What is as good as won is hardly a matter of evaluation: only the other choice may be misjudged.
        best = self.best or self.chosen
        sure = [view.values[best] >= WON for view in self.views if best in view.values]
        doubt = self.doubt._replace(floor=0.0) if sure and all(sure) else self.doubt
        return replace(found, error=math.hypot(found.error, doubt.of(found.mean)))

    @property
    def measured(self) -> Estimate:
        """The same as far as searches tell: those that had no part in finding the better choice."""
        if not self.is_choice or self.best == self.chosen:
            return Estimate(0.0, 0.0, 1)
        return UNKNOWN if self.best is None else self._measured(self.best)

    def _measured(self, best: str) -> Estimate:
        return self.gap(best, self.judged_from)

    @property
    def given(self) -> float:
        """What the choice gave away, as far as it is judged; nobody gives away less than nothing."""
        return 0.0 if self.alone == UNJUDGED else max(0.0, self.measured.mean)

    @property
    def after(self) -> Any:
        """Everybody's chances after the choice, as the judge sees it; None where it was not asked.

        Where it speaks only of whoever decides, the others share the rest as in games that are played out.
        """
        worth, spread = self.worths.get(self.chosen), self.shares
        if spread is None:
            spread = self.rollouts.values(self.chosen)
        return None if worth is None or spread is None else with_share(spread, self.seat, worth)

    @property
    def shares(self) -> Any:
        """Everybody's chances after the choice, of a judge who works them out; else None."""
        told = [view.shares[self.chosen] for view in self.views if self.chosen in view.shares]
        return np.mean(told, 0) if told else None

    def before(self, after: Any) -> Any:
        """The chances with the best choice: the others gave up what the chosen one gave away."""
        return with_share(after, self.seat, float(after[self.seat]) + self.given)

    @property
    def variance(self) -> float | None:
        """How much searches differ about the choice that was made."""
        told = [view.values[self.chosen] for view in self.views if self.chosen in view.values]
        return variance(told) if len(told) > 1 else None

    def value_error(self, seat: int, deviation: float) -> float:
        """The standard error of what the choice is worth, if searches deviate so much."""
        own = None if self.is_choice else self.variance
        return math.sqrt((deviation**2 if own is None else own) / max(1, len(self.views)))

    @property
    def check(self) -> Estimate:
        """The loss by rollouts to the end of the game: the judge may err, not only vary."""
        if self.best is None:
            return UNKNOWN
        return self.rollouts.difference(self.best, self.chosen, self.seat)

    def gap(self, other: str, since: int = 0) -> Estimate:
        """How much better the judge finds another choice than the chosen one."""
        told = [view.values for view in self.views[since:]]
        both = [values for values in told if other in values and self.chosen in values]
        return estimate_of_few([values[other] - values[self.chosen] for values in both])

    def favorite(self) -> str:
        """What the judge would do by most of its searches so far; among equals the chosen one."""
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
        worths = {action: fmean(values) for action, values in told.items()}
        if self.best in worths and self.best != self.chosen and self.alone != UNJUDGED:
            worths[self.best] = min(1.0, worths.get(self.chosen, 0.0) + self.measured.mean)
        return worths

    @property
    def grade(self) -> str:
        return self.alone if self.plan is None else PART

    @property
    def milder(self) -> bool:
        """Whether games played to the end speak for a milder grade than the judge's own figures do."""
        return self.alone != grade_of(self.loss)

    @property
    def moves(self) -> bool:
        """Whether it brings a card or a roll or gives something away; all else leaves the chances alone."""
        return self.has_chance or GRADES.index(self.grade) >= GRADES.index(PART)

    @property
    def alone(self) -> str:
        """The grade of this choice by itself, whatever plan it is part of."""
        if self.best == self.chosen or not self.is_choice:
            return BEST
        loss = self.loss
        grade = BEST if loss.n > 1 and loss.mean <= 0 else grade_of(loss, self.check)
        # Where the time was over before the judgement, only what is certain by then is said.
        return UNJUDGED if self.step == JUDGE and grade in (BEST, GOOD) and is_open(self.measured) else grade


@dataclass
class GlancedNode(Node):
    """One that is judged by glances alone: some find the better choice, others say what it is worth."""

    scouted: Rollouts | None = None

    def _measured(self, best: str) -> Estimate:
        return self.rollouts.difference(best, self.chosen, self.seat)

    @property
    def after(self) -> Any:
        return self.rollouts.values(self.chosen)

    def value_error(self, seat: int, deviation: float) -> float:
        return self.rollouts.value(self.chosen, seat).error

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


def with_share(chances: Any, seat: int, share: float) -> Any:
    """These chances with a seat's share set; the others keep their proportion."""
    share = min(1.0, max(0.0, share))
    rest = float(chances.sum() - chances[seat])
    others = chances / rest if rest > 0 else np.full(len(chances), 1 / max(1, len(chances) - 1))
    told = others * (1 - share)
    told[seat] = share
    return told

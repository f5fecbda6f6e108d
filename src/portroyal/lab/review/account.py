"""A player's account in a review: what choices and luck made of the chances to win."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Account:
    """A player's game: expected at the beginning, what choices and luck made of it, and how it ended."""

    seat: int
    expected: float
    own: float  # what the own choices gave away, beside the best ones
    others: float  # and those of the others
    result: float
    decisions: int
    grades: dict[str, int]
    lost: float  # by choices of at least an inaccuracy
    error: float  # the standard error of the result without luck
    own_error: float = 0.0  # that of the own choices
    luck: float = 0.0  # what cards and rolls brought, all of them together
    luck_error: float = 0.0

    @property
    def left_over(self) -> float:
        """Neither: where the judge saw a position otherwise than just before, and nothing had come."""
        return self.result - self.expected - self.own - self.others - self.luck

    @property
    def adjusted(self) -> float:
        """The result without luck; a sum of estimates, which may end a little beyond what can be."""
        return min(1.0, max(0.0, self.expected + self.own + self.others))

"""A game under review: every decision graded, every card's and every roll's luck weighed."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import TYPE_CHECKING

from portroyal.lab.match import not_fast
from portroyal.lab.review.account import Account
from portroyal.lab.stats.intervals import Interval
from portroyal.library.language import words_in
from portroyal.library.record import Record
from portroyal.play.errors import PlayError

if TYPE_CHECKING:
    from portroyal.lab.review.node import Node as _Node
    from portroyal.lab.review.result import Found as _Found
    from portroyal.text.review import Story as _Story


@dataclass(frozen=True)
class Decision:
    """One choice and what it gave away of the win.

    Its grade is best, good, inaccuracy, mistake, blunder, part (of a plan that is graded at another choice of
    the same turn), or unjudged.
    """

    act: int  # the first act of the game is 1
    round: int
    seat: int
    chosen: str
    best: str
    grade: str
    loss: Interval | None  # None where too little was looked at


class Review:
    """What a review has found; `print` tells it in words, `html` as a page."""

    def __init__(self, _found: _Found) -> None:
        self._found = _found

    @property
    def verdict(self) -> str | None:
        """Whether the winner `earned` it, was `lucky`, or whether that is too `close` to tell."""
        return self._found.verdict

    @property
    def accounts(self) -> list[Account]:
        """What choices and luck made of everybody's chances, seat by seat."""
        return list(self._found.accounts)

    @property
    def decisions(self) -> list[Decision]:
        """Every choice that was one, in the order of the game."""
        return [_decision(node) for node in self._found.nodes if node.is_choice]

    @property
    def curve(self) -> list[list[float]]:
        """Everybody's chances to win, before every act and after the last."""
        return [[float(chance) for chance in point] for point in self._found.curve]

    @property
    def complete(self) -> bool:
        """Whether the time was enough to look at every act."""
        return self._found.complete

    def text(self, lang: str = "en") -> str:
        """The review in words."""
        return "\n".join(self._told(lang).lines())

    def html(self, lang: str = "en") -> str:
        """The review as one page that needs nothing but itself."""
        from portroyal.text.review_page import review_page

        return review_page(self._told(lang))

    def __str__(self) -> str:
        return self.text()

    def _told(self, lang: str) -> _Story:
        from portroyal.text.review import Story

        return Story(words_in(lang), self._found)


def review(record: Record, *, seconds: float = 60.0, seed: int = 1, threads: int | None = None) -> Review:
    """Looks at a game for about so many seconds: what each choice gave away, and who was lucky.

    It needs `portroyal[fast]`. The first time ever, its loops are compiled for about a minute.

    >>> from portroyal import Game
    >>> review(Game.new("port-royal", 2).record())
    Traceback (most recent call last):
        ...
    portroyal.play.errors.PlayError: there is nothing to review: the record holds no moves
    """
    if not record.actions:
        raise PlayError("bad-record", "there is nothing to review: the record holds no moves")
    try:
        from portroyal.lab.review.judge import Review as Judge
        from portroyal.lab.review.result import Found
    except ModuleNotFoundError as missing:
        raise not_fast(missing) from None
    judge = Judge(record._game, seed, threads or os.cpu_count() or 1)
    judge.run(seconds)
    return Review(Found(judge))


def _decision(node: _Node) -> Decision:
    loss = node.loss
    found = None if loss.n == 0 else Interval(loss.mean, loss.low, loss.high)
    return Decision(
        node.number, node.round, node.seat, node.chosen, node.best or node.chosen, node.grade, found
    )

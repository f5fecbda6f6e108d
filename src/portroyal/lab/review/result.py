"""What a review has found: chances to win act by act, luck and skill of everybody, the decisive moments."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from portroyal.lab.review.account import Account
from portroyal.lab.review.judge import FIRST, Review
from portroyal.lab.review.node import Node
from portroyal.text.grades import GRADES, INACCURACY, LIMITS, UNJUDGED

MOMENTS = 3
SURE = 2.0  # standard errors by which luck must differ from none to be told
FORMAT = "port-royal-review/1"


@dataclass(frozen=True)
class Luck:
    """What a card or a roll changed: the chances to win after it less those expected before it."""

    node: Node
    change: list[float]  # seat by seat
    error: float

    @property
    def seat(self) -> int:
        """Whom it touched most."""
        return max(range(len(self.change)), key=lambda seat: abs(self.change[seat]))

    @property
    def size(self) -> float:
        return abs(self.change[self.seat])


@dataclass(frozen=True)
class Moment:
    """One of the moments that decided the game: a choice that lost something, or luck."""

    node: Node
    luck: Luck | None

    @property
    def size(self) -> float:
        """What it changed for certain."""
        return self.node.loss.low if self.luck is None else self.luck.size - SURE * self.luck.error


class Found:
    """The figures of a review as it stands."""

    def __init__(self, review: Review) -> None:
        self.review = review
        self.players = review.players
        self.nodes = [node for node in review.nodes if node.rollouts.batches]
        self.end = self._end()
        self.curve = self._curve()
        self.luck = [luck for i, node in enumerate(self.nodes) if (luck := self._luck(i, node)) is not None]
        self.accounts = [self._account(seat) for seat in range(self.players)]
        self.moments = self._moments()

    def _end(self) -> Any:
        """Shares of the win; of an unfinished game, the chances where it stands."""
        result = self.review.game.result
        if result is None:
            return None
        shares = np.zeros(self.players)
        for seat in result.winners:
            shares[seat] = 1 / len(result.winners)
        return shares

    def _curve(self) -> list[Any]:
        """The chances before every act and after the last one.

        An act without chance changes no chances beyond its choice: what was rolled out after it and before it
        is put together.
        """
        points = []
        for i, node in enumerate(self.nodes):
            here = node.rollouts.values(node.usual)
            before = self.nodes[i - 1] if i else None
            if before is not None and not before.has_chance and before.number == node.number - 1:
                n, m = node.worth(0).n, before.rollouts.value(before.chosen, 0).n
                here = (n * here + m * before.rollouts.values(before.chosen)) / (n + m)
            points.append(here)
        last = self.nodes[-1].rollouts.values(self.nodes[-1].chosen) if self.nodes else None
        if self.end is not None:
            points.append(self.end)
        elif last is not None:
            points.append(last)
        return points

    def _luck(self, i: int, node: Node) -> Luck | None:
        if not node.has_chance or (i + 1 == len(self.nodes) and self.end is None):
            return None
        before, after = node.rollouts.values(node.chosen), self.curve[i + 1]
        change = [float(x) for x in after - before]
        seat = max(range(self.players), key=lambda s: abs(change[s]))
        mine = node.rollouts.value(node.chosen, seat).error
        following = self.nodes[i + 1].worth(seat).error if i + 1 < len(self.nodes) else 0.0
        return Luck(node, change, math.hypot(mine, following))

    def _account(self, seat: int) -> Account:
        expected = float(self.curve[0][seat]) if self.curve else 0.0
        own = others = own_squares = 0.0
        errors = [self.nodes[0].worth(seat).error] if self.nodes else []
        for node in self.nodes:
            if node.chosen == node.usual:
                continue
            change = node.rollouts.difference(node.chosen, node.usual, seat)
            errors.append(change.error)
            if node.seat == seat:
                own += change.mean
                own_squares += change.error**2
            else:
                others += change.mean
        mine = [node for node in self.nodes if node.seat == seat and node.is_choice]
        counts = {grade: sum(node.grade == grade for node in mine) for grade in GRADES}
        lost = sum(node.loss.mean for node in mine if self.is_fault(node))
        result = float(self.curve[-1][seat]) if self.curve else 0.0
        error, own_error = math.hypot(*errors), math.sqrt(own_squares)
        if self.review.kind == FIRST:
            # Where its judgements of one turn and the next do not agree, nobody knows whose merit that is.
            seen = sum(luck.change[seat] for luck in self.luck)
            error = math.hypot(error, (result - expected - own - others - seen) / SURE)
        return Account(seat, expected, own, others, result, len(mine), counts, lost, error, own_error)

    def by_choice(self, node: Node) -> list[float]:
        """What a choice changed for everybody, beside the mate's."""
        if node.chosen == node.usual:
            return [0.0] * self.players
        return [node.rollouts.difference(node.chosen, node.usual, seat).mean for seat in range(self.players)]

    @staticmethod
    def is_fault(node: Node) -> bool:
        return GRADES.index(node.grade) >= GRADES.index(INACCURACY)

    @property
    def complete(self) -> bool:
        """Whether every act was looked at, and the time was not cut short."""
        return len(self.nodes) == len(self.review.nodes) and not self.review.stopped

    @property
    def unjudged(self) -> int:
        """Choices of which nothing can be said, also those that were not reached."""
        return sum(node.is_choice and node.grade == UNJUDGED for node in self.review.nodes)

    @property
    def verdict(self) -> str | None:
        """Whether the winner `earned` it, was `lucky`, or whether that is too `close` to tell.

        Shares without luck hang together (what one has the others have not), so that their errors add up.
        """
        result = self.review.game.result
        if result is None or not result.winners:
            return None
        best = max(self.accounts, key=lambda each: each.adjusted)
        mine = max((self.accounts[seat] for seat in result.winners), key=lambda each: each.adjusted)
        others = [account for account in self.accounts if account.seat not in result.winners]
        rival = max(others, key=lambda each: each.adjusted, default=mine)
        sure = SURE * (mine.error + rival.error)
        reached = len(self.nodes) == len(self.review.nodes)
        if rival is not mine and (not reached or abs(mine.adjusted - rival.adjusted) <= sure):
            return "close"
        return "earned" if best.seat in result.winners else "lucky"

    @property
    def faults(self) -> list[Node]:
        """What was not well chosen, the worst first."""
        return sorted(filter(self.is_fault, self.nodes), key=lambda node: -node.loss.mean)

    def _moments(self) -> list[Moment]:
        """The largest changes, at most one of each turn, in the order of the game."""
        every = [Moment(node, None) for node in self.nodes if self.is_fault(node)]
        every += [moment for luck in self.luck if (moment := Moment(luck.node, luck)).size > 0]
        every.sort(key=lambda moment: -moment.size)
        chosen: list[Moment] = []
        turns = set()
        for moment in every:
            turn = (moment.node.round, moment.node.seat)
            if turn not in turns and len(chosen) < MOMENTS:
                turns.add(turn)
                chosen.append(moment)
        return sorted(chosen, key=lambda moment: moment.node.number)

    def data(self) -> dict[str, Any]:
        """Everything, for JSON."""
        game, luck_of = self.review.game, {luck.node.number: luck for luck in self.luck}
        return {
            "format": FORMAT,
            "game": game.setup.game,
            "players": list(game.names),
            "kind": self.review.kind,
            "judge": self.review.judged_by,
            "complete": self.complete,
            "unjudged": self.unjudged,
            "verdict": self.verdict,
            "rollouts": self.review.rolled,
            "searches": self.review.searches,
            "seed": self.review.seed,
            "limits": dict(LIMITS),
            "curve": [[round(float(x), 4) for x in point] for point in self.curve],
            "accounts": [
                {
                    "seat": a.seat,
                    "expected": round(a.expected, 4),
                    "own_choices": round(a.own, 4),
                    "own_choices_error": round(a.own_error, 4),
                    "others_choices": round(a.others, 4),
                    "luck": round(a.luck, 4),
                    "result": round(a.result, 4),
                    "luck_adjusted": round(a.adjusted, 4),
                    "error": round(a.error, 4),
                    "decisions": a.decisions,
                    "grades": a.grades,
                    "lost": round(a.lost, 4),
                }
                for a in self.accounts
            ],
            "moments": [{"act": m.node.number, "kind": "luck" if m.luck else "choice"} for m in self.moments],
            "acts": [self._act(node, luck_of.get(node.number)) for node in self.nodes],
        }

    def _act(self, node: Node, luck: Luck | None) -> dict[str, Any]:
        told: dict[str, Any] = {
            "act": node.number,
            "round": node.round,
            "seat": node.seat,
            "chosen": node.chosen,
            "choices": len(node.legal),
        }
        if node.is_choice:
            loss = node.loss
            told |= {
                "best": node.best or node.chosen,
                "mate": node.usual,
                "grade": node.grade,
                "loss": None if loss.n == 0 else [round(x, 4) for x in (loss.mean, loss.low, loss.high)],
                "searches": loss.n,
                "worths": {action: round(value, 4) for action, value in node.worths.items()},
            }
        if luck is not None:
            told |= {"luck": [round(x, 4) for x in luck.change], "luck_error": round(luck.error, 4)}
        return told

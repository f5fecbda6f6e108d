"""What a review has found: chances to win act by act, luck and skill of everybody, the decisive moments."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from itertools import takewhile
from statistics import fmean
from typing import Any

import numpy as np

from portroyal.lab.review.account import Account
from portroyal.lab.review.judge import Review
from portroyal.lab.review.node import Node
from portroyal.lab.review.turns import CHOICE, MOST, TAKEN_BACK, Moment, Turn
from portroyal.text.grades import GRADES, INACCURACY, LIMITS, PART, UNJUDGED

MOMENTS = 3
SURE = 2.0  # standard errors by which luck must differ from none to be told
FORMAT = "port-royal-review/1"


@dataclass(frozen=True)
class Luck:
    """What a card or a roll changed: the chances to win after it less those expected before it."""

    node: Node
    before: list[float]  # the chances that were expected, seat by seat
    change: list[float]
    error: float


class Found:
    """The figures of a review as it stands."""

    def __init__(self, review: Review) -> None:
        self.review = review
        self.players = review.players
        self.nodes = list(
            takewhile(lambda node: node.rollouts.batches, review.nodes)
        )  # the first is looked at first
        self._at = {node.number: i for i, node in enumerate(self.nodes)}
        self._find_plans()
        self.end = self._end()
        self.before, self.after = self._chances()
        last = [self.after[-1] if self.end is None else self.end] if self.nodes else []
        self._then = [*self.before[1:], *last]  # after every act, and what came of it
        self.curve = [*self._smoothed(), *last]
        variances = [found for node in self.nodes if node.is_choice and (found := node.variance) is not None]
        self._deviation = math.sqrt(fmean(variances)) if variances else 0.0
        self.luck = [luck for i, node in enumerate(self.nodes) if (luck := self._luck(i, node)) is not None]
        self.luck_of = {luck.node.number: luck for luck in self.luck}
        self.accounts = [self._account(seat) for seat in range(self.players)]
        self.turns = self._turns()
        self.moments = self._moments()

    def _end(self) -> Any:
        """Shares of the win; of a game that is unfinished, or not seen to its end, None."""
        result = self.review.game.result
        if result is None or not self.reached:
            return None
        shares = np.zeros(self.players)
        for seat in result.winners:
            shares[seat] = 1 / len(result.winners)
        return shares

    def _find_plans(self) -> None:
        """Faults of one turn that lead on from one another are one plan: the largest of them is graded.

        They follow one another, or they are the same one again (draw, repel, draw, bust).
        """
        plans: dict[tuple[int, int], list[Node]] = {}  # by turn and seat, the last one
        since: dict[tuple[int, int], set[str]] = {}  # what was chosen after its last fault
        for node in self.nodes:
            node.plan = None
            key = node.turn, node.seat
            if node.is_choice and not self.is_fault(node):
                since.setdefault(key, set()).add(node.chosen)
            elif node.is_choice:
                before = plans.get(key, [])
                goes_on = since.pop(key, set()) <= {one.chosen for one in before[-1:]} or any(
                    (one.chosen, one.best) == (node.chosen, node.best) for one in before
                )
                plans[key] = plan = [*(before if goes_on else []), node]
                head = max(plan, key=lambda one: one.measured.mean)
                for one in plan:
                    one.plan = None if one is head else head.number

    def plan_of(self, head: Node) -> list[Node]:
        """The other choices of the plan that is graded here."""
        return [node for node in self.nodes if node.plan == head.number]

    def _chances(self) -> tuple[list[Any], list[Any]]:
        """Everybody's chances before and after every choice, by one judge.

        Where it was not asked they are those of the next act, or those before if a card came in between.
        """
        after = [node.after for node in self.nodes]
        before = [
            None if one is None else node.before(one) for node, one in zip(self.nodes, after, strict=True)
        ]
        for i in reversed(range(len(after))):
            if after[i] is None and not self.nodes[i].has_chance:
                after[i] = before[i] = self.end if i + 1 == len(after) else before[i + 1]
        for i, node in enumerate(self.nodes):
            if after[i] is None:
                after[i] = before[i] = after[i - 1] if i else node.rollouts.values(node.usual)
        return before, after

    def _smoothed(self) -> list[Any]:
        """The chances before every act, as they are drawn and told.

        As long as no card or roll comes and no error is made, they are the same; the judge, who looks
        through the eyes of whoever decides, says so with small differences, of which the mean is taken.
        Up to the costliest errors, which may be marked, they are as their sentences tell them.
        """
        told: list[Any] = []
        alike: list[Any] = []
        costliest = {node.number for node in self.faults[:MOMENTS]}
        for i, node in enumerate(self.nodes):
            if node.number in costliest:
                told += [self.before[i]] * len(alike)
                alike = []
            alike.append(self.before[i])
            if node.moves or i + 1 == len(self.nodes):
                told += _mean_of(alike)
                alike = []
        return told

    def _luck(self, i: int, node: Node) -> Luck | None:
        if not node.has_chance or (i + 1 == len(self.nodes) and self.end is None):
            return None
        expected = [float(x) for x in self.after[i]]
        change = [float(x) for x in self._then[i] - self.after[i]]
        seat = max(range(self.players), key=lambda s: abs(change[s]))
        following = self.nodes[i + 1].value_error(seat, self._deviation) if i + 1 < len(self.nodes) else 0.0
        error = math.hypot(node.value_error(seat, self._deviation), following, node.doubt.of(change[seat]))
        return Luck(node, expected, change, error)

    def _account(self, seat: int) -> Account:
        expected = float(self.before[0][seat]) if self.nodes else 0.0
        result = float(self._then[-1][seat]) if self.nodes else 0.0
        own = others = own_squares = squares = 0.0
        for node in self.nodes:
            change, mine = self.by_choice(node)[seat], node.seat == seat
            error = self._error_of(node, seat)
            squares += error**2
            own, others = own + change * mine, others + change * (not mine)
            own_squares += error**2 * mine
        choices = [node for node in self.nodes if node.seat == seat and node.is_choice]
        counts = {grade: sum(node.grade == grade for node in choices) for grade in GRADES}
        lost = sum(self.cost(node) for node in choices if self.is_listed(node))
        luck = sum(each.change[seat] for each in self.luck)
        left_over = result - expected - own - others - luck  # may belong to luck or to choices
        error = math.hypot(math.sqrt(squares), left_over / SURE)
        return Account(
            seat, expected, own, others, result, len(choices), counts, lost, error, math.sqrt(own_squares),
            luck, error,
        )  # fmt: skip

    def _error_of(self, node: Node, seat: int) -> float:
        """Of what a choice changed for a seat."""
        loss, after = node.loss, self.after[self._at[node.number]]
        if node.grade == UNJUDGED or not math.isfinite(loss.error):
            return 0.0
        rest = 1 - float(after[node.seat])
        part = 1.0 if node.seat == seat else float(after[seat]) / rest if rest > 0 else 1.0
        return loss.error * part

    def by_choice(self, node: Node) -> list[float]:
        """What a choice changed for everybody, beside the best one."""
        i = self._at[node.number]
        return [float(x) for x in self.after[i] - self.before[i]]

    def cost(self, node: Node) -> float:
        """What a choice gave away of its player's own chances."""
        return max(0.0, -self.by_choice(node)[node.seat])

    @staticmethod
    def is_fault(node: Node) -> bool:
        return GRADES.index(node.grade) >= GRADES.index(INACCURACY)

    def is_listed(self, node: Node) -> bool:
        """Whether it is called an error, by itself or as a part of a plan."""
        return self.is_fault(node) or node.grade == PART

    @property
    def reached(self) -> bool:
        """Whether every act was looked at; what came later may be luck as well as skill."""
        return len(self.nodes) == len(self.review.nodes)

    @property
    def complete(self) -> bool:
        """Whether every act was looked at, and the time was not cut short."""
        return self.reached and not self.review.stopped

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
        if rival is not mine and (not self.reached or abs(mine.adjusted - rival.adjusted) <= sure):
            return "close"
        return "earned" if best.seat in result.winners else "lucky"

    @property
    def faults(self) -> list[Node]:
        """What was not well chosen, a plan once and as a whole; the worst first."""
        return sorted(filter(self.is_fault, self.nodes), key=lambda node: -self.whole_cost(node))

    def whole_cost(self, head: Node) -> float:
        return sum(self.cost(node) for node in [head, *self.plan_of(head)])

    def _turns(self) -> list[Turn]:
        places: dict[int, list[int]] = {}
        for i, node in enumerate(self.nodes):
            places.setdefault(node.turn, []).append(i)
        if not self.reached:  # of the last turn the end is not known
            places.pop(self.review.nodes[len(self.nodes)].turn, None)
        return [self._turn(found[0], found[-1] + 1) for found in places.values()]

    def _turn(self, first: int, end: int) -> Turn:
        nodes, nothing = self.nodes[first:end], np.zeros(self.players)
        came = [self.luck_of[node.number].change for node in nodes if node.number in self.luck_of]
        luck = sum(map(np.array, came), nothing)
        choice = sum((np.array(self.by_choice(node)) for node in nodes), nothing)
        errors = [
            node.value_error(node.seat, self._deviation) for node in (nodes[0], *self.nodes[end : end + 1])
        ]
        return Turn(nodes, self.curve[first : end + 1], luck, choice, math.hypot(*errors))

    def _moments(self) -> list[Moment]:
        """What changed most, by cards or by choices, in the order of the game.

        The largest jump of the curve is always among them, and so is the costliest error.
        """
        faults = self.faults
        jumps = [max(map(turn.jump, turn.moving), default=0.0) for turn in self.turns]
        steepest = jumps.index(max(jumps)) if max(jumps, default=0.0) > 0 else None
        found = []
        for i, turn in enumerate(self.turns):
            effect, moment = self._moment_of(turn, faults, i == steepest)
            if moment is not None:
                found.append((i == steepest, effect, moment))
        found.sort(key=lambda one: one[:2], reverse=True)
        told = [moment for *_, moment in found[:MOMENTS]]
        if faults and all(moment.fault is not faults[0] for moment in told):
            told.append(Moment(None, faults[0]))
        return sorted(told, key=lambda moment: moment.node.number)

    def _sharpest(self, turn: Turn) -> Turn:
        """The largest jump in a turn, where the rest of the turn took it back; else the turn."""
        i = max(turn.moving, key=turn.jump, default=0)
        if turn.jump(i) <= turn.size + TAKEN_BACK:
            return turn
        first = self._at[turn.nodes[0].number] + i
        return replace(self._turn(first, first + 1), within=turn)

    def _moment_of(self, turn: Turn, faults: list[Node], steepest: bool) -> tuple[float, Moment | None]:
        """How much a turn did at its largest, and the moment that tells it: the turn, an act or an error."""
        told = self._sharpest(turn)
        fault = next((node for node in faults if node.turn == turn.nodes[0].turn), None)
        cost = 0.0 if fault is None else self.whole_cost(fault)
        alone = None if fault is None else Moment(None, fault)
        if not steepest and told.size <= SURE * told.error:
            return cost, alone
        if told is not turn:
            own = fault if told.nodes[0] is fault else None
            larger = cost >= told.size - TAKEN_BACK and not steepest  # an error rather than what it undid
            if fault is not None and (larger if own is None else not own.has_chance):
                return max(cost, told.size), alone
            return max(told.size, cost if own else 0.0), Moment(told, own)
        made = cost >= MOST * told.size and told.did(told.seat) == CHOICE
        if fault is not None and (fault is faults[0] or made or cost >= told.size):
            return max(cost, told.size), Moment(told, fault)
        return told.size, Moment(told, None)

    def data(self) -> dict[str, Any]:
        """Everything, for JSON."""
        game = self.review.game
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
                    "luck_error": round(a.luck_error, 4),
                    "left_over": round(a.left_over, 4),
                    "result": round(a.result, 4),
                    "luck_adjusted": round(a.adjusted, 4),
                    "error": round(a.error, 4),
                    "decisions": a.decisions,
                    "grades": a.grades,
                    "lost": round(a.lost, 4),
                }
                for a in self.accounts
            ],
            "moments": [{"act": m.node.number, "kind": m.kind} for m in self.moments],
            "acts": [self._act(node, self.luck_of.get(node.number)) for node in self.nodes],
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
                "plan": node.plan,
                "loss": None if loss.n == 0 else [round(x, 4) for x in (loss.mean, loss.low, loss.high)],
                "searches": loss.n,
                "worths": {action: round(value, 4) for action, value in node.worths.items()},
            }
        if luck is not None:
            told |= {"luck": [round(x, 4) for x in luck.change], "luck_error": round(luck.error, 4)}
        return told


def _mean_of(alike: list[Any]) -> list[Any]:
    """For each of them the mean of all."""
    return [sum(alike) / len(alike)] * len(alike) if alike else []

"""A review in words: acts, choices and the moments that decided the game, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from portroyal.play.game import Game
from portroyal.text.family import family_of
from portroyal.text.grades import BEST, BLUNDER, GOOD, INACCURACY, MISTAKE, PART, UNJUDGED
from portroyal.text.layout import columns
from portroyal.text.narration import clean
from portroyal.text.words import Words

if TYPE_CHECKING:
    from portroyal.lab.review.account import Account
    from portroyal.lab.review.node import Node
    from portroyal.lab.review.result import Found, Luck, Moment

LISTED = 12  # faults that the terminal lists; the page has them all
NARROW = "\N{NO-BREAK SPACE}"
VAGUE = 0.125  # a standard error with which a share says nothing any more: ± 25 %
# What can become a habit: the word of a choice, and that of the better one
HABITS = (
    "draw-stop", "stop-draw", "take-take", "take-pass", "pass-take", "keep-repel", "repel-keep", "roll-stop",
    "stop-roll", "cross-cross",
)  # fmt: skip
SIGNS = {
    UNJUDGED: "",
    BEST: "",
    GOOD: "",
    PART: "",
    INACCURACY: "?!",
    MISTAKE: "?",
    BLUNDER: "??",
}  # as in chess


@dataclass(frozen=True)
class Scene:
    """One act as it can be told: its choices by name, and what happened."""

    labels: dict[str, str]
    details: dict[str, str]  # what each of them costs, brings or risks
    happened: str

    def label(self, action: str) -> str:
        return self.labels.get(action, action)


class Story:
    """A game told once more, beside what a review found."""

    def __init__(self, words: Words, found: Found) -> None:
        self.words = words
        self.found = found
        self.names = [clean(name) for name in found.review.game.names]
        self._shown = found.review.game.again()
        self.scenes = {node.number: scene for node, scene in self._scenes()}

    def _scenes(self) -> Iterator[tuple[Node, Scene]]:
        family = family_of(self.words, self._shown)
        family.narrator.tell(self._shown.events)
        for acts, node in enumerate(self.found.review.nodes):
            self.after(acts)
            choices = family.asking().choices()
            labels = {choice.action: choice.title for choice in choices}
            details = {choice.action: choice.detail for choice in choices}
            told = family.narrator.tell(node.events)
            yield node, Scene(labels, details, " ".join(line.text for line in told if line.type != "turn"))

    def after(self, acts: int) -> Game:
        """The game as it stood after so many acts, until the next one is asked for.

        The review has kept a table of every moment, with hidden cards dealt afresh: nothing is played again.
        """
        review = self.found.review
        over = acts == len(review.nodes)
        self._shown.table = review.game.table if over else review.nodes[acts].rollouts.table
        return self._shown

    @cached_property
    def sums(self) -> list[dict[str, list[float]]]:
        """By seat, what luck and choices have added up to after each act."""
        luck_of = {luck.node.number: luck.change for luck in self.found.luck}
        sums = [{"luck": [0.0], "choice": [0.0]} for _ in self.names]
        for node in self.found.nodes:
            chosen, came = self.found.by_choice(node), luck_of.get(node.number)
            for seat, own in enumerate(sums):
                own["choice"].append(own["choice"][-1] + chosen[seat])
                own["luck"].append(own["luck"][-1] + (came[seat] if came else 0.0))
        return sums

    @property
    def largest_sum(self) -> float:
        return max((abs(x) for own in self.sums for line in own.values() for x in line), default=0.0)

    def percent(self, share: float, digits: int = 0) -> str:
        """A share as this language writes it."""
        number = f"{100 * share + 0.0:.{digits}f}"
        if float(number) == 0:
            number = number.lstrip("-")
        number = number.replace(".", self.words.say("decimal-sign")).replace("-", "−")
        return self.words.say("percent", n=number)

    def signed(self, share: float) -> str:
        """A change; sums over a game may leave what a share can be, and are told as such."""
        told = ("+" if round(100 * share) > 0 else "") + self.percent(max(-1.0, min(1.0, share)))
        return told if abs(round(100 * share)) <= 100 else self.words.say("review-beyond", n=told)

    def sure(self, share: float, error: float) -> str:
        """A change with its error, or that nothing can be told of it."""
        told = self.signed(share)
        if error > 0:  # who does all as the judge does is known to
            told = f"{told} ± {min(100, round(200 * error))}"
        told = told.replace(" ", NARROW)
        if abs(share) > 2 * error or error == 0:
            return told
        return f"{self.words.say('review-too-close')} ({told})"

    def grade(self, node: Node) -> str:
        return self.words.say(f"grade-{node.grade}")

    def moment(self, moment: Moment) -> str:
        """A moment in plain words."""
        return self.fault(moment.node) if moment.luck is None else self.luck(moment.luck)

    def fault(self, node: Node) -> str:
        scene, loss = self.scenes[node.number], node.loss
        told = self.words.say(
            "review-fault",
            who=self.names[node.seat],
            n=node.round,
            chosen=scene.label(node.chosen),
            best=scene.label(node.best or node.chosen),
            loss=self.percent(loss.mean),
            low=self.percent(max(0.0, loss.low)),
            high=self.percent(min(1.0, loss.high)),
            grade=node.grade,
        )
        return f"{told} {self.plan(node)}".rstrip()

    def plan(self, node: Node) -> str:
        """The other choices of the same plan, and what it cost as a whole."""
        parts = self.found.plan_of(node)
        if not parts:
            return ""
        same: dict[str, list[float]] = {}
        for part in parts:
            same.setdefault(self.scenes[part.number].label(part.chosen), []).append(part.loss.mean)
        others = [
            self.words.say("review-plan-part", n=len(losses), chosen=chosen, loss=self.percent(sum(losses)))
            for chosen, losses in same.items()
        ]
        whole = sum(part.loss.mean for part in [node, *parts])
        return self.words.say("review-plan", others=self.words.all_of(others), loss=self.percent(whole))

    def habit(self, account: Account) -> str:
        """What a player gave most away by, where one kind of choice is half of it or more."""
        kinds: dict[str, list[float]] = {}
        for node in self.found.nodes:
            if node.seat == account.seat and (self.found.is_fault(node) or node.grade == PART):
                words = [action.split()[0] for action in (node.chosen, node.best or node.chosen)]
                kinds.setdefault("-".join(words), []).append(node.loss.mean)
        kind, losses = max(kinds.items(), key=lambda item: sum(item[1]), default=("", []))
        if kind not in HABITS or len(losses) < 2 or 2 * sum(losses) < account.lost:
            return ""
        return self.words.say("review-habit", kind=kind, n=len(losses), loss=self.percent(sum(losses)))

    def why(self, node: Node) -> str:
        """One sentence about a choice: what it is worth, beside the better one or the next best."""
        if not node.is_choice:
            return ""
        scene, worths = self.scenes[node.number], node.worths
        others = [action for action in worths if action != node.chosen]
        if node.grade == UNJUDGED or node.chosen not in worths or not others:
            return self.words.say("review-why-unjudged")
        better = node.best if node.best in others else max(others, key=lambda each: worths[each])
        detail, instead = (scene.details.get(action, "") for action in (node.chosen, better))
        told = {
            "chosen": scene.label(node.chosen),
            "worth": self.percent(worths[node.chosen]),
            "other": scene.label(better),
            "better": self.percent(worths[better]),
        }
        if not detail or not instead:
            return self.words.say("review-why-plain", **told)
        return self.words.say("review-why", detail=detail, instead=instead, **told)

    def luck(self, luck: Luck) -> str:
        seat = luck.seat
        before = luck.before[seat]
        return self.words.say(
            "review-luck",
            n=luck.node.round,
            happened=self.scenes[luck.node.number].happened,
            who=self.names[seat],
            before=self.percent(before),
            after=self.percent(min(1.0, max(0.0, before + luck.change[seat]))),
            kind="good" if luck.change[seat] > 0 else "bad",
        )

    def scores(self) -> list[str]:
        """The players, with their points where the game has come to its end."""
        result = self.found.review.game.result
        if result is None:
            return self.names
        return [f"{name} {points}" for name, points in zip(self.names, result.points, strict=True)]

    def verdict(self) -> str:
        """Was the winner good or lucky?"""
        result, kind = self.found.review.game.result, self.found.verdict
        if result is None or kind is None:
            return self.words.say("review-unfinished")
        account = self.found.accounts[result.winners[0]]
        best = max(self.found.accounts, key=lambda each: each.adjusted)
        if kind == "close" and account.error > VAGUE:
            kind = "open"
        elif kind == "close" and best.seat in result.winners:
            kind = "close-own"
        return self.words.say(
            f"review-verdict-{kind}",
            who=self.words.all_of(self.names[winner] for winner in result.winners),
            adjusted=self.percent(account.adjusted),
            other=self.names[best.seat],
            best=self.percent(best.adjusted),
        )

    def account_rows(self) -> list[list[str]]:
        say, counted = self.words.say, ("own", "others", "luck-column", "left-over")
        head = [say(f"review-{name}") for name in ("player", "expected", *counted)]
        head += [say(f"review-{name}") for name in ("result", "adjusted", "faults")]
        rows = [
            [
                self.names[a.seat],
                self.percent(a.expected),
                self.signed(a.own),
                self.signed(a.others),
                self.signed(a.luck),
                self.signed(a.left_over),
                self.percent(a.result),
                f"{self.percent(a.adjusted)} ± {round(200 * a.error)}",
                self.fault_counts(a),
            ]
            for a in self.found.accounts
        ]
        return [head, *rows]

    @staticmethod
    def fault_counts(account: Account) -> str:
        return " / ".join(str(account.grades[grade]) for grade in (INACCURACY, MISTAKE, BLUNDER))

    def fault_row(self, node: Node) -> list[str]:
        scene = self.scenes[node.number]
        return [
            self.words.say("review-round", n=node.round),
            self.names[node.seat],
            f"{scene.label(node.chosen)} {SIGNS[node.grade]}",
            scene.label(node.best or node.chosen),
            self.percent(node.loss.mean),
            self.grade(node),
        ]

    def lines(self) -> list[str]:
        """The review for the terminal."""
        say, found = self.words.say, self.found
        lines = [self.verdict(), "", *columns(self.account_rows()), ""]
        habits = {account.seat: self.habit(account) for account in found.accounts}
        lines += [f"{self.names[seat]}: {habit}" for seat, habit in habits.items() if habit]
        lines += [""] if any(habits.values()) else []
        if found.moments:
            lines += [say("review-moments")]
            lines += [f"  {i}. {self.moment(moment)}" for i, moment in enumerate(found.moments, 1)]
        faults = found.faults
        if faults:
            lines += ["", say("review-faults-title", n=len(faults))]
            lines += columns([self.fault_row(node) for node in faults[:LISTED]])
        else:
            lines += ["", say("review-no-faults")]
        return [*lines, *(["", *self.limits()] if self.limits() else [])]

    def limits(self) -> list[str]:
        """What this review does not know."""
        found, say = self.found, self.words.say
        stopped = [] if found.complete else [say("review-incomplete")]
        return stopped + ([say("review-unjudged", n=found.unjudged)] if found.unjudged else [])

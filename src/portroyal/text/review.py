"""A review in words: acts, choices and the moments that decided the game, in the reader's language."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from portroyal.play.families import family_of as games_of
from portroyal.play.family import Result
from portroyal.play.game import Game
from portroyal.text.choices import risk_args, safe_args
from portroyal.text.family import family_of
from portroyal.text.grades import BEST, BLUNDER, INACCURACY, LIMITS, MISTAKE, UNJUDGED
from portroyal.text.layout import as_told, columns, percent, places_of, score_rows, whole_percent
from portroyal.text.narration import called
from portroyal.text.review_errors import SURE, costs_of, errors_of, lessons_of, taken_by_another
from portroyal.text.review_tale import (
    BESIDES,
    TOLD_TOO,
    WEIGHTY,
    ending_of,
    error_of,
    gist_of,
    instead_of,
    leads_of,
    moment_of,
    winning_of,
)
from portroyal.text.words import Words

if TYPE_CHECKING:
    from portroyal.lab.review.account import Account
    from portroyal.lab.review.node import Node
    from portroyal.lab.review.result import Found
    from portroyal.lab.review.turns import Moment

LISTED = 12  # faults that the terminal lists; the page has them all
NARROW = "\N{NO-BREAK SPACE}"
VAGUE = 0.125  # a standard error with which a share says nothing any more: ± 25 %
UNCLEAR = 0.2  # one with which luck and skill are not told apart: ± 40 %
LITTLE = 0.05  # left over, however small luck and choices are
REASONS = 2  # facts that are told of a choice
RISKS = {
    "speaks-safe": safe_args, "speaks-safe-rolls": safe_args,
    "speaks-busts": risk_args, "speaks-bust-rolls": risk_args,
}  # fmt: skip
COME = ("draw", "roll", "reroll")  # what brings a card or a roll


@dataclass(frozen=True)
class Scene:
    """One act as it can be told: its choices by name, and what happened."""

    labels: dict[str, str]
    details: dict[str, str]  # what each of them costs, brings or risks
    sorts: dict[str, str]  # its word; taking a card may be a trade or a hire
    prices: dict[str, int]  # in coins; what pays has a negative one
    happened: str
    weighty: str  # the same, where something was taken, fulfilled, completed or lost
    takes: int | None  # how many whoever stops may take
    risk: int  # in percent, that the next card or roll is a bust
    points: list[int]  # of everybody, before it
    bare: bool  # nothing lies there yet: a picture of it shows nothing
    risked: frozenset[str]  # this risk, as it speaks for one choice or for the other
    reasons: Callable[[str, str], list[str]]  # what speaks for one of them rather than another

    def label(self, action: str) -> str:
        return self.labels.get(action, action)


class Story:
    """A game told once more, beside what a review found."""

    def __init__(self, words: Words, found: Found) -> None:
        self.words = words
        self.found = found
        self.names = called(words, found.review.game.names)
        self._shown = found.review.game.again()
        self.scenes = {node.number: scene for node, scene in self._scenes()}

    def _scenes(self) -> Iterator[tuple[Node, Scene]]:
        family = family_of(self.words, self._shown)
        family.narrator.tell(self._shown.events)
        for acts, node in enumerate(self.found.review.nodes):
            self.after(acts)
            asking = family.asking()
            choices = asking.choices()
            labels = {choice.action: choice.title for choice in choices}
            details = {choice.action: choice.detail for choice in choices}
            told = family.narrator.tell(node.events)
            happened = " ".join(line.text for line in told if line.type != "turn")
            lines = [line.text for line in told if line.type not in BESIDES]
            weighty = " ".join(lines) if any(event.type in WEIGHTY for event in node.events) else ""
            offers = {each.action: each for each in getattr(asking, "offers", ())}
            sorts = {action: _sort(action, offers.get(action)) for action in labels}
            prices = {action: -(getattr(offers.get(action), "coins", None) or 0) for action in labels}
            takes = offers["stop"].takes if "stop" in offers else None
            come = next((getattr(offers[action], "risk", None) for action in COME if action in offers), None)
            risk = risk_args(come)["percent"] if come else 0
            risked = frozenset(self.words.say(told, **of(come)) for told, of in RISKS.items() if come)
            state = self._shown.state()
            points, bare = [player.points for player in state.players], not getattr(state, "harbor", True)
            scene = Scene(
                labels, details, sorts, prices, happened, weighty, takes, risk, points, bare, risked,
                asking.reasons,
            )  # fmt: skip
            yield node, scene

    def chosen(self, node: Node) -> str:
        """What was chosen, by name."""
        return self.scenes[node.number].label(node.chosen)

    def players(self, seats: Iterable[int]) -> str:
        """Players in a row."""
        return self.words.all_of(self.names[seat] for seat in seats)

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
        """By seat, what luck and the own choices have added up to after each act."""
        sums = [{"luck": [0.0], "choice": [0.0]} for _ in self.names]
        for node in self.found.nodes:
            chosen, came = self.found.by_choice(node), self.found.luck_of.get(node.number)
            for seat, own in enumerate(sums):
                own["choice"].append(own["choice"][-1] + (chosen[seat] if node.seat == seat else 0.0))
                own["luck"].append(own["luck"][-1] + (came.change[seat] if came else 0.0))
        return sums

    @property
    def largest_sum(self) -> float:
        """Of those who have a strip."""
        drawn = [self.sums[account.seat] for account in self.found.accounts if self.splits(account)]
        return max((abs(x) for own in drawn for line in own.values() for x in line), default=0.0)

    def percent(self, share: float, digits: int = 0) -> str:
        """A share as this language writes it."""
        return percent(self.words, share, digits).replace(" ", NARROW)

    def points(self, share: float) -> str:
        """What choices cost of the chance to win; a plan may cost more than one win."""
        return self.words.say("percentage-points", n=whole_percent(share))

    def signed(self, share: float) -> str:
        """A change; sums over a game may be more than one win."""
        return ("+" if whole_percent(share) > 0 else "") + self.percent(share)

    def sure(self, share: float, error: float) -> str:
        """A change with its error, or that nothing can be told of it."""
        told, wide = self.signed(share), abs(share) + 2 * error > 1
        if error > 0 and not wide:  # who does all as the judge does is known to
            told = f"{told} ± {whole_percent(2 * error)}".replace(" ", NARROW)
        if abs(share) <= 2 * error and error > 0:
            return f"{told} ({self.words.say('review-too-close')})"
        least = self.signed(math.copysign(abs(share) - 2 * error, share))
        return self.words.say("review-at-least", n=told, least=least) if wide and error > 0 else told

    @property
    def family(self) -> str:
        """Whether cards or dice bring the luck; those of other people bring what they may."""
        return games_of(self.found.review.game.setup.game).name

    def grade(self, node: Node) -> str:
        return self.words.say(f"grade-{node.grade}")

    def moment(self, moment: Moment) -> tuple[str, str]:
        """A moment in plain words: whose turn it was or what was wrong, and what came of it."""
        return moment_of(self, moment)

    def gist(self, moment: Moment) -> str:
        """The same in one sentence: who won or lost how much by what, and what would have been instead."""
        return gist_of(self, moment)

    def headline(self, moment: Moment) -> str:
        """What it is called, and its gist."""
        return f"{self.moment(moment)[0]}. {self.gist(moment)}"

    def concerned(self, moment: Moment) -> int:
        """Whom a moment is about: who erred, or whom the turn touched most."""
        fault = error_of(self, moment)
        return moment.seat if fault is None else fault.seat

    def moment_why(self, moment: Moment) -> str:
        """How good the deciding choice was by what could be seen then, its risk, and what speaks for it.

        What its gist says would have been instead is not said again.
        """
        node, instead = moment.node, instead_of(self, moment)
        choice, luck = self.chosen(node), [] if instead == "average" else self._luck_in(moment)
        if moment.fault is not None:
            known = node is error_of(self, moment) and instead == "choice"
            return " ".join([*self._why(node, compares=not known), *luck])
        if not node.is_choice:
            return " ".join([self.words.say("review-moment-forced", choice=choice), *luck])
        alike, other = self._alike(node), self.scenes[node.number].label(self.other(node) or "")
        grade = "alike" if alike else node.grade
        judged = self.words.say("review-moment-judged", choice=choice, other=other, grade=grade)
        return " ".join([*luck, *([] if node.grade == UNJUDGED else [judged]), self.why(node)])

    def _luck_in(self, moment: Moment) -> list[str]:
        """What a card or a roll brought or cost whom it concerns most, beside the average of all."""
        luck, seat = self.found.luck_of.get(moment.node.number), moment.seat
        if luck is None or abs(luck.change[seat]) < TOLD_TOO:
            return []
        way, points = "more" if luck.change[seat] > 0 else "less", self.points(abs(luck.change[seat]))
        before, who = self.percent(luck.before[seat]), self.names[seat]
        told = self.words.say(
            "review-moment-luck", family=self.family, who=who, points=points, way=way, before=before
        )
        return [told]

    def moment_seen(self, moment: Moment) -> Node | None:
        """The choice before which a picture shows something: the deciding one, or the next of the turn."""
        node = moment.node
        rest = (one for one in self.found.nodes[node.number - 1 :] if one.turn == node.turn)
        return next((one for one in rest if one.is_choice and not self.scenes[one.number].bare), None)

    def moments_title(self) -> str:
        return self.words.say("review-moments", all="yes" if self.found.reached else "no")

    def lessons(self) -> list[str]:
        """What everybody can take along."""
        return lessons_of(self)

    def costs(self) -> list[str]:
        """What cost each loser most."""
        return costs_of(self)

    def leads(self) -> list[str]:
        """Who was ahead when."""
        return leads_of(self)

    def winning(self) -> list[str]:
        """What won the game, and who could still have turned it."""
        return winning_of(self)

    def ending(self) -> list[str]:
        """What brought the last round about, and how it ended."""
        return ending_of(self)

    def tale(self) -> list[str]:
        """The game in a few sentences: three to five, or fewer where the end is not known."""
        return self.leads() + self.winning() + self.ending()

    def fault_head(self, node: Node) -> str:
        return self.words.say("review-fault-head", n=node.round, grade=node.grade)

    def fault(self, node: Node) -> str:
        """What was chosen, what it cost, and what was better."""
        label = self.scenes[node.number].label
        told = self.words.say(
            "review-fault",
            who=self.names[node.seat],
            chosen=label(node.chosen),
            best=label(node.best or node.chosen),
            loss=self.lost(node),
        )
        return " ".join([told, *self.besides(node)])

    def lost(self, node: Node) -> str:
        """What a choice gave away, with its interval."""
        low, high = (whole_percent(min(1.0, max(0.0, end))) for end in (node.loss.low, node.loss.high))
        return self.words.say("review-between", points=self.points(self.cost(node)), low=low, high=high)

    def besides(self, node: Node) -> list[str]:
        """Why it is graded milder, and the plan that it is part of."""
        milder = self.words.say("review-milder", loss=self.milder(node)) if node.milder else ""
        return [part for part in (milder, self.plan(node)) if part]

    def milder(self, node: Node) -> str:
        """What games played out to the end found lost, by which the grade is milder."""
        return self.points(max(0.0, node.check.mean))

    def plan(self, node: Node) -> str:
        """The other choices of the same plan, and what it cost as a whole."""
        parts = self.found.plan_of(node)
        if not parts:
            return ""
        same: dict[str, list[float]] = {}
        for part in parts:
            same.setdefault(self.chosen(part), []).append(self.cost(part))
        others = [
            self.words.say("review-plan-part", n=len(losses), chosen=chosen, loss=self.points(sum(losses)))
            for chosen, losses in same.items()
        ]
        return self.words.say(
            "review-plan", others=self.words.all_of(others), loss=self.points(self.whole(node))
        )

    def whole(self, node: Node) -> float:
        """What a plan cost, as its parts are told."""
        return sum(self.cost(part) for part in [node, *self.found.plan_of(node)])

    def cost(self, node: Node) -> float:
        """What a choice gave away, in whole percent: the difference of the two chances told with it."""
        worths = node.worths
        if node.best is None or not {node.best, node.chosen} <= set(worths):
            return as_told(self.found.cost(node))
        return max(0.0, as_told(worths[node.best]) - as_told(worths[node.chosen]))

    def whys(self, nodes: Iterable[Node]) -> Iterator[str]:
        """Why, one after another: what was told of the same turn, or just before, is not told again."""
        told: dict[int, set[str]] = {}
        last: set[str] = set()
        for node in nodes:
            sentences, same = self._why(node), told.setdefault(node.turn, set())
            yield " ".join(each for each in sentences if each not in same | last)
            same |= set(sentences)
            last = set(sentences) or last

    def why(self, node: Node) -> str:
        return " ".join(self._why(node))

    def other(self, node: Node) -> str | None:
        """The better choice or the next best, where that was judged."""
        worths = node.worths
        others = [action for action in worths if action != node.chosen]
        if node.grade == UNJUDGED or node.chosen not in worths or not others:
            return None
        return node.best if node.best in others else max(others, key=lambda each: worths[each])

    def _alike(self, node: Node) -> bool:
        """Whether the best choice and the next best are told as worth the same."""
        other, worths = self.other(node), node.worths
        if node.grade != BEST or other is None:
            return False
        return whole_percent(worths[other]) == whole_percent(worths[node.chosen])

    def _why(self, node: Node, compares: bool = True) -> list[str]:
        """What speaks for the better choice, and what both are worth: the better one or the next best."""
        if not node.is_choice:
            return []
        scene, worths, better = self.scenes[node.number], node.worths, self.other(node)
        if better is None:
            return [self.words.say("review-why-unjudged")]
        right = node.best == node.chosen or worths[node.chosen] >= worths[better]
        pair = (node.chosen, better) if right else (better, node.chosen)
        if not compares:
            return self._reason(node, *pair)
        # What was looked at less may seem worth more than what was found best; that is no comparison.
        message = "review-why-alone" if right and worths[node.chosen] < worths[better] else "review-why"
        worth = self.words.say(
            message,
            who=self.names[node.seat],
            chosen=scene.label(node.chosen),
            worth=self.percent(worths[node.chosen]),
            other=scene.label(better),
            better=self.percent(worths[better]),
            alike="yes" if self._alike(node) else "no",
        )
        return [*self._reason(node, *pair), worth]

    def _facts(self, node: Node, better: str, other: str) -> list[str]:
        scene, worths = self.scenes[node.number], node.worths
        won = worths.get(better, 0.0) >= SURE > worths.get(other, 1.0)
        lost = worths.get(better, 0.0) > 1 - SURE >= worths.get(other, 1.0)
        told = [self.words.say("speaks-wins")] * won + [self.words.say("speaks-loses")] * lost
        facts = [*told, *(fact for fact in scene.reasons(better, other) if fact not in told)]
        return facts[:REASONS] or [scene.details.get(better, "").rstrip(".")]

    def case(self, node: Node, better: str, other: str) -> list[str]:
        """What speaks for a choice rather than another, if there is anything."""
        facts, label = "; ".join(self._facts(node, better, other)), self.scenes[node.number].label(better)
        return [self.words.say("review-reason", choice=label, facts=facts)] if facts else []

    def _reason(self, node: Node, better: str, other: str) -> list[str]:
        """What speaks for a choice, by its offer and what lies there; of an error also what spoke for it."""
        scene, say = self.scenes[node.number], self.words.say
        facts, told = self._facts(node, better, other), self.case(node, better, other)
        if not self.found.is_fault(node):
            return told
        most = 1 if other == "draw" else REASONS  # what lies there already speaks for nothing more
        spoke = scene.reasons(other, better)[:most]
        if scene.risked & set(facts):  # told from the other side
            spoke = [fact for fact in spoke if fact not in scene.risked]
        lying = {_lying(fact) for fact in facts} - {""}
        spoke = [fact for fact in spoke if _lying(fact) not in lying]
        if spoke:
            told.append(say("review-reason-chosen", choice=scene.label(other), facts="; ".join(spoke)))
        if node.has_chance and any(event.type == "bust" for event in node.events):
            told.append(say("review-then-bust"))
        taking = taken_by_another(self, node)
        if taking is not None and taking.chosen == better:
            told.append(say("review-then-taken", who=self.names[taking.seat], best=scene.label(better)))
        return told

    def scores(self) -> list[str]:
        """The players, the first one first, with their points where the game has come to its end."""
        result = self.found.review.game.result
        if result is None:
            return self.names
        ranked = (seat for _, seats in places_of(result) for seat in seats)
        return [f"{self.names[seat]} {result.points[seat]}" for seat in ranked]

    def score(self) -> list[list[str]]:
        """Everybody's points at the end, or as they stand, and the coins that are left and break ties."""
        game = self.found.review.game
        players = game.state().players
        coins = [one.coins for one in players if hasattr(one, "coins")]  # the dice game has none
        standing = Result([], [one.points for one in players], coins or None, 0, "")
        return score_rows(self.words, self.names, game.result or standing)

    def score_title(self) -> str:
        result = self.found.review.game.result
        return self.words.say("review-standing" if result is None else f"score-reason-{result.reason}")

    def verdict(self) -> str:
        """Was the winner good or lucky?"""
        result, kind = self.found.review.game.result, self.found.verdict
        if result is None or kind is None:
            changes = [self.words.say("review-may-change")] if self.found.review.kind == "first" else []
            return " ".join([self.words.say("review-unfinished"), *changes])
        account = self.found.accounts[result.winners[0]]
        best = max(self.found.accounts, key=lambda each: each.adjusted)
        who = self.players(result.winners)
        if self.found.review.kind == "first":
            return self.words.say("review-verdict-first", who=who, kind=kind)
        if (
            not self.found.reached
            or (kind == "close" and account.error > VAGUE)
            or (kind != "close" and not self.splits(account))
        ):
            kind = "open"
        elif kind == "close" and self._lucky(account):
            kind = "close-luck"
        elif kind == "close" and best.seat in result.winners:
            kind = "close-own"
        known = all(self.adjusted(each) for each in (account, best))
        return self.words.say(
            f"review-verdict-{kind}",
            who=who,
            known="yes" if known else "no",
            adjusted=self.percent(account.adjusted),
            other=self.names[best.seat],
            best=self.percent(best.adjusted),
            errors=self._errors(account) or "none",
            larger="luck" if self._lucky(account) else "choices",
            luck=self.signed(account.luck),
        )

    def _lucky(self, account: Account) -> bool:
        """Whether luck brought more than choices, own ones and those of others, and surely something."""
        least = max(LITTLE, account.own + account.others, 2 * account.luck_error)
        return self.splits(account) and account.luck > least

    def _errors(self, account: Account) -> str:
        """Whose errors helped somebody who won by choices of others."""
        erred = {node.seat for node in self.found.faults} - {account.seat}
        helped = account.own + account.others > LITTLE
        return self.players(sorted(erred)) if helped else ""

    def splits(self, account: Account) -> bool:
        """Whether luck and skill can be told apart: more is known of them than what neither explains."""
        if not self.found.reached:
            return False
        known = max(abs(account.luck), abs(account.own), LITTLE)
        errors = account.error, account.luck_error, account.own_error
        return abs(account.left_over) <= known and max(errors) <= UNCLEAR

    def unclear(self) -> str:
        """Of whom luck and skill are not told apart, once for all of them."""
        seats = [account.seat for account in self.found.accounts if not self.splits(account)]
        if not seats or not self.found.reached:
            return ""
        whose = f"{self.players(seats)}: " * (len(seats) < len(self.names))
        return whose + self.words.say("review-unclear")

    @property
    def splits_any(self) -> bool:
        return any(map(self.splits, self.found.accounts))

    def sum_of(self, account: Account) -> dict[str, str]:
        """What adds up to the result, in this order; nothing where luck and skill are not told apart."""
        if not self.splits(account):
            return {}
        told = [account.expected, account.own, account.others, account.luck]
        left = as_told(account.result) - sum(map(as_told, told))
        return {
            "expected": self.percent(account.expected),
            "own": self.sure(account.own, account.own_error),
            "others": self.signed(account.others),
            "luck-column": self.sure(account.luck, account.luck_error),
            "left-over": self.signed(left),
            "result": self.percent(account.result),
        }

    def account_rows(self) -> list[list[str]]:
        parts = ("expected", "own", "others", "luck-column", "left-over", "result")
        head = [self.words.say(f"review-{name}") for name in ("player", *parts, "adjusted")]
        rows = []
        for account in self.found.accounts:
            told = self.sum_of(account)
            row = [*(told.get(name, "–") for name in parts), self.adjusted(account) or "–"]
            rows.append([self.names[account.seat], *row])
        return [head, *rows]

    def adjusted(self, account: Account) -> str:
        """The chance without luck, where it says anything and can be."""
        share, error = account.expected + account.own + account.others, 2 * account.error
        if not self.splits(account) or not error <= share <= 1 - error:
            return ""
        return f"{self.percent(share)} ± {whole_percent(error)}".replace(" ", NARROW)

    def own_parts(self, account: Account) -> list[str]:
        """Where what the own choices gave away comes from: the errors of the list, and all the others."""
        counts, say, found = account.grades, self.words.say, self.found
        grades = [grade for grade in (BLUNDER, MISTAKE, INACCURACY) if counts[grade]]
        kinds = self.words.all_of(say(f"review-count-{grade}", n=counts[grade]) for grade in grades)
        rest = [
            node
            for node in found.nodes
            if node.seat == account.seat and not found.is_listed(node) and found.cost(node) > 0
        ]
        listed = as_told(account.lost)
        unlisted = as_told(-account.own) - listed
        told = [say("review-own-listed", kinds=kinds, loss=self.signed(-listed))] if kinds else []
        gravest = errors_of(self, account.seat) or [
            node for node in found.faults if node.seat == account.seat
        ]
        told += [self._in_short(node) for node in gravest[:1]]
        if not self.splits(account):
            return told
        return told + [say("review-own-rest", n=len(rest), loss=self.signed(-unlisted))] * (len(rest) > 0)

    def _in_short(self, fault: Node) -> str:
        label, loss = self.scenes[fault.number].label, self.points(self.whole(fault))
        chosen, best = label(fault.chosen), label(fault.best or fault.chosen)
        return self.words.say("review-own-worst", chosen=chosen, best=best, n=fault.round, loss=loss)

    def fault_row(self, node: Node) -> list[str]:
        scene = self.scenes[node.number]
        return [
            self.words.say("review-round", n=node.round),
            self.names[node.seat],
            scene.label(node.chosen),
            scene.label(node.best or node.chosen),
            self.percent(self.whole(node)),
            f"{self.grade(node)} ({self.words.say('review-milder-row', loss=self.milder(node))})"
            if node.milder
            else self.grade(node),
        ]

    def lines(self) -> list[str]:
        """The review for the terminal."""
        say, found = self.words.say, self.found
        lines = [self.verdict(), *self.costs(), *self.tale()]
        lines += ["", self.score_title(), *columns(self.score())]
        if self.splits_any:
            lines += ["", *columns(self.account_rows())]
        lines += ["", *([self.unclear()] if self.unclear() else [])]
        for account in found.accounts:
            parts = "; ".join(self.own_parts(account))
            lines += [f"{self.names[account.seat]}: {parts}"] if parts else []
        if found.moments:
            lines += ["", self.moments_title()]
        for number, moment in enumerate(found.moments, 1):
            lines += [f"  {number}. {self.headline(moment)}"]
            below = self.moment(moment)[1], self.moment_why(moment)
            lines += [f"     {sentences}" for sentences in below if sentences]
        faults = found.faults
        if faults:
            lines += ["", say("review-faults-title", n=len(faults))]
            heads = [
                say(f"review-{head}") for head in ("when", "player", "chosen", "better", "lost", "grade")
            ]
            lines += columns([heads, *(self.fault_row(node) for node in faults[:LISTED])])
            lines += self._unexplained(faults[:LISTED])
        elif found.reached:
            lines += ["", say("review-no-faults")]
        lessons = self.lessons()
        lines += ["", say("review-lessons"), *(f"  {lesson}" for lesson in lessons)] if lessons else []
        notes = [say("review-accounts-note", family=self.family)] if self.splits_any else []
        return [*lines, "", *notes, *self.how()]

    def _unexplained(self, faults: list[Node]) -> list[str]:
        """What speaks for the better choice, where no moment tells it."""
        known = {moment.node.number for moment in self.found.moments}
        cases = [
            (node, case) for node in faults if node.number not in known
            for case in self.case(node, node.best or node.chosen, node.chosen)
        ]  # fmt: skip
        return [
            f"  {self.words.say('review-round', n=node.round)}, {self.names[node.seat]}: {case}"
            for node, case in cases
        ]

    def how(self) -> list[str]:
        """How it was made, and what it does not know."""
        review, limits = self.found.review, {f"{grade}": round(100 * limit) for grade, limit in LIMITS}
        message = "review-how-first" if review.kind == "first" else "review-how"
        return [self.words.say(message, n=review.rolled, family=self.family, **limits), *self.limits()]

    def limits(self) -> list[str]:
        """What this review does not know."""
        found, say = self.found, self.words.say
        stopped = [] if found.complete else [say("review-incomplete")]
        return stopped + ([say("review-unjudged", n=found.unjudged)] if found.unjudged else [])


def _sort(action: str, offer: Any) -> str:
    """The word of a choice; of a card that is taken whether it pays or is hired."""
    word = action.partition(" ")[0]
    if word != "take" or not hasattr(offer, "kept"):
        return word
    return "hire" if offer.kept is None else "trade"


def _lying(fact: str) -> str:
    """What lies there, of a fact that lists it."""
    return fact.partition(": ")[2]

"""The review of a game: every decision graded against the strongest play, every draw and roll weighed.

First the whole game is looked at coarsely, then what is open or important is rolled out further until the
time is used up. It can be stopped at any moment and then says what it knows by then.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from portroyal.bots.ask import ask
from portroyal.bots.bot import Budget
from portroyal.bots.registry import one_of_crew
from portroyal.lab.match import PLAYOUTS, rollouts_of
from portroyal.lab.review.rollouts import UNKNOWN, Estimate, Rollouts, estimate_of_few, grade_of, is_open
from portroyal.lab.review.work import View, Work
from portroyal.play.events import Event
from portroyal.play.family import Table
from portroyal.play.game import Game
from portroyal.play.record import moments
from portroyal.text.grades import BEST, GOOD, UNJUDGED

COARSE, SCOUT, JUDGE, CURVE = "coarse", "scout", "judge", "curve"
COARSE_DEALS, CHECK_DEALS, CHUNK = 40, 100, 200  # rollouts at a time
COARSE_SEARCHES, SEARCHES = 2, 4  # searches of the captain at a time
ENOUGH_TO_JUDGE, MOST_TO_JUDGE = 8, 40
ENOUGH_FOR_CURVE, ENOUGH_FOR_LUCK = 400, 1600
BIG_SWING = 0.08  # luck that may be among the moments that decided the game
SUSPICIOUS = 0.01  # a smaller loss is not looked at more closely


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
    def grade(self) -> str:
        if self.best == self.chosen or not self.is_choice:
            return BEST
        loss = self.loss
        grade = BEST if loss.n > 1 and loss.mean <= 0 else grade_of(loss, self.check)
        # Where the time was over before the judgement, only what is certain by then is said.
        return UNJUDGED if self.step == JUDGE and grade in (BEST, GOOD) and is_open(loss) else grade


Progress = Callable[["Review"], None]


class Review:
    """One finished or unfinished game under review."""

    def __init__(self, game: Game, seed: int = 1, threads: int = 2) -> None:
        self.game = game
        self.seed = seed
        self.threads = threads
        self.players = game.table.n_players
        self.begun = time.monotonic()
        self.rolled = self.searches = 0
        self.coarse_done = False
        self.stopped = False
        self.bosun, self.mate, self.captain = (
            one_of_crew(game.setup.game, name) for name in ("bosun", "mate", "captain")
        )
        self.nodes: list[Node] = list(self._nodes())
        self.batch: Any = None
        self.playouts = PLAYOUTS

    def _nodes(self) -> Iterator[Node]:
        """The game once more, act by act, with a blinded copy of the table before each."""
        chance = random.Random(self.seed)
        for moment in moments(self.game):
            table, seat, number = moment.game.table, moment.seat, moment.number
            assert seat is not None
            same = table.alike()
            usual = ask(self.mate, table, random.Random(self.seed), safe=self.bosun).action
            sight = table.blinded(chance)
            turn = table.state().round
            events = moment.events
            yield Node(
                number, turn, seat, same[moment.action], list(dict.fromkeys(same.values())), same[usual],
                events, table.revealed(events), Rollouts(sight, self.seed * 1_000_003 + number),
            )  # fmt: skip

    def run(self, seconds: float, heard: Progress = lambda _: None) -> None:
        """Rolls out until all is known well enough or the time is used up; Ctrl-C only stops it."""
        self.warm_up()
        until = time.monotonic() + seconds
        pool = ThreadPoolExecutor(self.threads)
        working: dict[Future[Any], Node] = {}
        try:
            while True:
                while len(working) < self.threads and time.monotonic() < until:
                    node = self._next()
                    if node is None:
                        break
                    working[self._submit(pool, node)] = node
                if not working:
                    break
                done, _ = wait(working, timeout=0.5, return_when=FIRST_COMPLETED)
                for future in done:
                    node = working.pop(future)
                    node.busy -= 1
                    batch, views = future.result()
                    node.views += views
                    self.searches += len(views)
                    if batch is not None:
                        node.rollouts.add(batch)
                        self.rolled += batch.shares.shape[0] * batch.shares.shape[1]
                    self._advance(node)
                heard(self)
        except KeyboardInterrupt:
            self.stopped = True
        finally:
            pool.shutdown(wait=True, cancel_futures=True)

    def warm_up(self) -> None:
        """Loads the compiled loops; the first time ever, that takes about a minute."""
        if self.batch is not None or not self.nodes:
            return
        self.batch = rollouts_of(self.game.setup)
        first = self.nodes[0].rollouts.table
        self.batch.values(first, [""], 1, self.seed)
        ask(self.captain, _choice_in(self.nodes), random.Random(1), Budget(playouts=1))

    def _submit(self, pool: ThreadPoolExecutor, node: Node) -> Future[Any]:
        """The next piece of work on a position: rollouts, searches, or both."""
        deals = searches = 0
        if node.step == COARSE:
            deals, searches = COARSE_DEALS, COARSE_SEARCHES if node.is_choice else 0
        elif node.step == CURVE:
            deals = CHUNK
        else:
            searches = SEARCHES
            deals = CHECK_DEALS if node.step == JUDGE else 0
        first = node.rollouts.next_deals(deals)
        seeds = [node.rollouts.seed * 1000 + node.asked + i for i in range(searches)]
        node.asked += searches
        node.busy += 1
        actions = tuple(dict.fromkeys([node.chosen, node.usual, node.best or node.chosen]))
        work = Work(self.batch, self.captain, self.playouts, node.rollouts, actions, deals, first, seeds)
        return pool.submit(work.done)

    def _advance(self, node: Node) -> None:
        """From a glance to a closer look to a judgement, as far as there is something to find."""
        if node.step == COARSE:
            favorite = node.favorite() if node.is_choice else node.chosen
            if node.is_choice and not node.views:
                node.step = CURVE  # no search came to an answer: there is nothing to judge by
            elif favorite == node.chosen or node.gap(favorite).mean < SUSPICIOUS:
                node.step, node.best = CURVE, node.chosen if node.is_choice else None
            else:
                node.step = SCOUT
        elif node.step == SCOUT:
            node.best = node.favorite()
            node.judged_from = len(node.views)
            node.step = CURVE if node.best == node.chosen else JUDGE
        elif node.step == JUDGE and (self._is_judged(node.loss) or node.asked > 2 * MOST_TO_JUDGE):
            node.step = CURVE
        if not self.coarse_done and all(n.step != COARSE for n in self.nodes):
            self.coarse_done = True

    def _is_judged(self, loss: Estimate) -> bool:
        if loss.n < ENOUGH_TO_JUDGE:
            return False
        return loss.n >= MOST_TO_JUDGE or loss.high < SUSPICIOUS or not is_open(loss)

    def _next(self) -> Node | None:
        """The position that promises most; None when nothing is left to find out."""
        best, most = None, 0.0
        for node in self.nodes:
            if node.busy and node.step != CURVE:
                continue
            promise = self._promise(node)
            if promise > most:
                best, most = node, promise
        return best

    def _promise(self, node: Node) -> float:
        if node.step == COARSE:
            return 100.0 + 1 / node.number
        if node.step == SCOUT:
            return 10.0 + node.gap(node.favorite()).mean
        if node.step == JUDGE:
            loss = node.loss
            return 3.0 + (loss.mean if loss.n < ENOUGH_TO_JUDGE else 0.0)
        if node.rollouts.asked < ENOUGH_FOR_CURVE:
            return node.worth(node.seat).error
        if node.rollouts.asked < ENOUGH_FOR_LUCK and self._swing(node) > BIG_SWING:
            return 0.01 * self._swing(node)
        return 0.0

    def _swing(self, node: Node) -> float:
        """By how much a card or a roll changed somebody's chances, here or just before."""
        return max(self._luck_at(node.number - 1), self._luck_at(node.number))

    def _luck_at(self, number: int) -> float:
        if not 1 <= number < len(self.nodes) or not self.nodes[number - 1].has_chance:
            return 0.0
        here, following = self.nodes[number - 1], self.nodes[number]
        before, after = here.rollouts.values(here.chosen), following.rollouts.values(following.usual)
        return 0.0 if before is None or after is None else float(np.abs(after - before).max())


def _choice_in(nodes: list[Node]) -> Table:
    return next((node for node in nodes if node.is_choice), nodes[0]).rollouts.table

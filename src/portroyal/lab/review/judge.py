"""The review of a game: every decision graded against the strongest play, every draw and roll weighed.

First the whole game is looked at coarsely, then what is open or important is rolled out further until the
time is used up. It can be stopped at any moment and then says what it knows by then.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from typing import Any, ClassVar

import numpy as np

from portroyal.bots.ask import ask
from portroyal.bots.bot import Budget
from portroyal.bots.registry import one_of_crew
from portroyal.lab.family import lab_of
from portroyal.lab.match import PLAYOUTS, rollouts_of
from portroyal.lab.review.judges import judge_of
from portroyal.lab.review.node import COARSE, CURVE, JUDGE, SCOUT, Node
from portroyal.lab.review.rollouts import Rollouts, is_open
from portroyal.lab.review.work import Work
from portroyal.play.events import Event
from portroyal.play.family import Table
from portroyal.play.game import Game
from portroyal.play.record import moments

FULL, FIRST = "full", "first"  # kinds of review
COARSE_DEALS, CHECK_DEALS, CHUNK = 40, 100, 200  # rollouts at a time
COARSE_SEARCHES, SEARCHES = 2, 4  # searches of the captain at a time
LOOKS_BEYOND = 16  # cards that may come with a forced act
ENOUGH_TO_JUDGE, MOST_TO_JUDGE = 8, 40
ENOUGH_TO_SHARE = 200  # rollouts that say how more than two players share what is left to them
BIG_SWING = 0.08  # luck that may be among the moments that decided the game
SUSPICIOUS = 0.01  # a smaller loss is not looked at more closely
SMALL_NOISE = 3  # times smaller than the evaluation's error, that of the searches no longer matters


Progress = Callable[["Review"], None]


class Review:
    """One finished or unfinished game under review.

    `usual` is what mates would do act by act, where that is known from before.
    """

    kind: ClassVar = FULL
    node: ClassVar[type[Node]] = Node

    def __init__(
        self, game: Game, seed: int = 1, threads: int = 2, usual: Sequence[str] | None = None
    ) -> None:
        self.game = game
        self.seed = seed
        self.threads = threads
        self.players = game.table.n_players
        self.spent = 0.0  # seconds of this process' own
        self.rolled = self.searches = 0
        self.coarse_done = False
        self.stopped = False
        self.judge = judge_of(game.setup.game)
        self.judged_by = self.judge.version  # of a review that is kept, who judged then
        self.nodes: list[Node] = list(self._nodes(usual))
        self.batch: Any = None
        self.playouts = PLAYOUTS

    def _nodes(self, known: Sequence[str] | None) -> Iterator[Node]:
        """The game once more, act by act, with a blinded copy of the table before each."""
        chance, kind = random.Random(self.seed), self.game.setup.game
        bosun, mate = one_of_crew(kind, "bosun"), one_of_crew(kind, "mate")
        doubts, turns = lab_of(kind).doubts, 0
        for moment in moments(self.game):
            table, seat, number = moment.game.table, moment.seat, moment.number
            assert seat is not None
            same = table.alike()
            sight = table.blinded(chance)
            if known is None:
                usual = ask(mate, sight.copy(), random.Random(self.seed), safe=bosun, anew=sight.copy).action
            else:
                usual = known[number - 1]
            in_round, doubt = table.state().round, doubts(table)[self.kind == FIRST]
            events = moment.events
            has_chance = table.revealed(without_coins(events))
            yield self.node(
                number, in_round, seat, same[moment.action], list(dict.fromkeys(same.values())), same[usual],
                events, has_chance, Rollouts(sight, self.seed * 1_000_003 + number), turns, doubt,
            )  # fmt: skip
            turns += any(event.type == "turn" for event in events)

    def run(self, seconds: float, heard: Progress = lambda _: None) -> None:
        """Rolls out until all is known well enough or the time is used up; Ctrl-C only stops it."""
        self.warm_up()
        begun = time.process_time()
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
                    self._learn(node, future.result())
                heard(self)
        except KeyboardInterrupt:
            self.stopped = True
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
            self.spent += time.process_time() - begun

    @property
    def done(self) -> bool:
        """Whether nothing is left to find out."""
        return self._next() is None

    def warm_up(self) -> None:
        """Loads the compiled loops; the first time ever, that takes about a minute."""
        if self.batch is not None or not self.nodes:
            return
        self.batch = rollouts_of(self.game.setup)
        first = self.nodes[0].rollouts.table
        self.batch.values(first, [""], 1, self.seed)
        ask(self.judge.bot, _choice_in(self.nodes), random.Random(1), Budget(playouts=1))

    def _submit(self, pool: ThreadPoolExecutor, node: Node) -> Future[Any]:
        """The next piece of work on a position: rollouts, searches, or both."""
        deals = searches = 0
        if node.step == COARSE:
            beyond = LOOKS_BEYOND if node.has_chance else 0
            deals, searches = COARSE_DEALS, COARSE_SEARCHES if node.is_choice else beyond
        elif node.step == CURVE and node.rollouts.asked < self._enough(node):
            deals = CHUNK
        else:
            searches = SEARCHES
            deals = CHECK_DEALS if node.step == JUDGE else 0
        first = node.rollouts.next_deals(deals)
        seeds = [node.rollouts.seed * 1000 + node.asked + i for i in range(searches)]
        node.asked += searches
        node.busy += 1
        actions = tuple(dict.fromkeys([node.chosen, node.usual, node.best or node.chosen]))
        work = Work(self.batch, self.judge.bot, self.playouts, node.rollouts, actions, deals, first, seeds)
        return pool.submit(work.done)

    def _learn(self, node: Node, found: Any) -> None:
        batch, views = found
        node.views += views
        self.searches += len(views)
        if batch is not None:
            node.rollouts.add(batch)
            self.rolled += len(batch.actions) * batch.n
        self._advance(node)

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
        elif node.step == JUDGE and (self._is_judged(node) or node.asked > 2 * MOST_TO_JUDGE):
            node.step = CURVE
        if not self.coarse_done and all(n.step != COARSE for n in self.nodes):
            self.coarse_done = True

    def _is_judged(self, node: Node) -> bool:
        found = node.measured
        if found.n < ENOUGH_TO_JUDGE:
            return False
        doubt = node.doubt.of(found.mean)
        known = found.high < SUSPICIOUS or not is_open(found) or found.error < doubt / SMALL_NOISE
        return known or found.n >= MOST_TO_JUDGE

    def _next(self) -> Node | None:
        """The position that promises most; None when nothing is left to find out."""
        unsettled = [node for node in self.nodes if node.step != CURVE and not node.busy]
        for some in (unsettled, self.nodes):
            promises = {
                node.number: self._promise(node) for node in some if node.step == CURVE or not node.busy
            }
            best = max(promises, key=lambda number: promises[number], default=0)
            if best and promises[best] > 0:
                return self.nodes[best - 1]
        return None

    def _promise(self, node: Node) -> float:
        if node.step == COARSE:
            return 100.0 + 1 / node.number
        if node.step == SCOUT:
            return 10.0 + node.gap(node.favorite()).mean
        if node.step == JUDGE:
            found = node.measured
            return 3.0 + (found.mean if found.n < ENOUGH_TO_JUDGE else 0.0)
        if node.rollouts.asked < self._enough(node):
            return node.worth(node.seat).error
        if node.is_choice and node.asked < ENOUGH_TO_JUDGE and self._swing(node) > BIG_SWING:
            return 0.01 * self._swing(node)
        return 0.0

    def _enough(self, node: Node) -> int:
        """Rollouts of a position; of two players, one has what the other has not."""
        return ENOUGH_TO_SHARE if self.players > 2 and node.shares is None else 0

    def _swing(self, node: Node) -> float:
        """By how much a card or a roll changed somebody's chances, here or just before."""
        return max(self._luck_at(node.number - 1), self._luck_at(node.number))

    def _luck_at(self, number: int) -> float:
        if not 1 <= number < len(self.nodes) or not self.nodes[number - 1].has_chance:
            return 0.0
        here, following = self.nodes[number - 1], self.nodes[number]
        expected, came = here.after, following.after
        if expected is None or came is None:
            return 0.0
        return float(np.abs(following.before(came) - expected).max())


def without_coins(events: Sequence[Event]) -> list[Event]:
    """What coins are paid with is seen too, but changes nobody's chances measurably."""
    return [event for event in events if event.type != "pay"]


def _choice_in(nodes: list[Node]) -> Table:
    return next((node for node in nodes if node.is_choice), nodes[0]).rollouts.table

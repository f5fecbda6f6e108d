"""The review of a game: every decision graded against the strongest play, every draw and roll weighed.

First the whole game is looked at coarsely, then what is open or important is rolled out further until the
time is used up. It can be stopped at any moment and then says what it knows by then.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from typing import Any

import numpy as np

from portroyal.bots.asking import ask
from portroyal.bots.bot import Bot, Budget
from portroyal.bots.registry import crew
from portroyal.bots.sight import blinded
from portroyal.lab.alike import alike
from portroyal.lab.grades import BEST, GOOD, grade_of, is_open
from portroyal.lab.match import PLAYOUTS, batch_of
from portroyal.lab.rollouts import UNKNOWN, Batch, Estimate, Rollouts
from portroyal.play.events import Event
from portroyal.play.game import Game
from portroyal.play.table import Table

COARSE, SCOUT, JUDGE, CURVE = "coarse", "scout", "judge", "curve"
COARSE_DEALS, SCOUT_DEALS, CHUNK = 40, 120, 200
FEW = 4  # so many choices are all tried from the beginning
GLANCE_DEALS = 10  # where there are more, all of them get a glance first
ENOUGH_TO_JUDGE, MOST_TO_JUDGE = 400, 6000
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
    search: str | None  # what the captain would do, asked where it matters
    events: list[Event]
    has_chance: bool  # the act turned up a card or a roll
    rollouts: Rollouts
    best: str | None = None  # fixed after scouting
    judged_from: int = 0  # batches from here on were rolled out after that
    step: str = COARSE
    busy: int = 0

    @property
    def is_choice(self) -> bool:
        return len(self.legal) > 1

    def worth(self, seat: int) -> Estimate:
        """The chance to win before the act, when all go on like mates."""
        return self.rollouts.value(self.usual, seat)

    @property
    def loss(self) -> Estimate:
        """What the choice gave away, judged on deals that had no part in finding the better one."""
        if not self.is_choice or self.best in (None, self.chosen):
            return Estimate(0.0, 0.0, 1) if self.best is not None or not self.is_choice else UNKNOWN
        assert self.best is not None
        return self.rollouts.difference(self.best, self.chosen, self.seat, self.judged_from)

    @property
    def grade(self) -> str:
        if self.best == self.chosen or not self.is_choice:
            return BEST
        loss = self.loss
        return BEST if loss.n and loss.mean <= 0 else grade_of(loss) if loss.n else GOOD


Progress = Callable[["Review"], None]


class Review:
    """One finished or unfinished game under review."""

    def __init__(self, game: Game, seed: int = 1, threads: int = 2) -> None:
        self.game = game
        self.seed = seed
        self.threads = threads
        self.players = game.table.n_players
        self.begun = time.monotonic()
        self.rolled = 0
        self.coarse_done = False
        self.stopped = False
        self.crew = crew(game.setup.game)
        self.nodes: list[Node] = list(self._nodes())
        self.batch: Any = None

    def _nodes(self) -> Iterator[Node]:
        """The game once more, act by act, with a blinded copy of the table before each."""
        chance = random.Random(self.seed)
        again = Game(self.game.setup, self.game.names)
        mate = self.crew["mate"]
        for number, action in enumerate(self.game.actions, 1):
            table, seat = again.table, again.decider
            assert seat is not None
            same = alike(table)
            usual = ask(mate, table, random.Random(self.seed), safe=self.crew["bosun"]).action
            sight = blinded(table, chance)
            turn = table.state().round
            events = again.play(action, self.game.chances.get(number))
            yield Node(
                number, turn, seat, same[action], list(dict.fromkeys(same.values())), same[usual], None,
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
                    batch, captain = future.result()
                    node.rollouts.add(batch)
                    node.search = captain or node.search
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
        setup = self.game.setup
        self.batch = batch_of(setup.game, json.dumps(dict(setup.options), sort_keys=True), self.players)
        first = self.nodes[0].rollouts.table
        self.batch.values(first, [""], 1, self.seed)
        ask(self.crew["captain"], _choice_in(self.nodes), random.Random(1), Budget(playouts=1))

    def _submit(self, pool: ThreadPoolExecutor, node: Node) -> Future[Any]:
        actions, deals = self._wanted(node)
        first = node.rollouts.next_deals(deals)
        node.busy += 1
        captain = self.crew["captain"] if node.step == SCOUT and node.search is None else None
        return pool.submit(rolled_out, self.batch, captain, node.rollouts, actions, deals, first)

    def _wanted(self, node: Node) -> tuple[tuple[str, ...], int]:
        """The actions to try next, and on how many deals."""
        always = dict.fromkeys([node.chosen, node.usual])
        if node.step == COARSE:
            if not node.is_choice or len(node.legal) <= FEW:
                return tuple(dict.fromkeys([*always, *node.legal])), COARSE_DEALS
            return tuple(dict.fromkeys([*always, *node.legal])), GLANCE_DEALS
        if node.step == SCOUT:
            tried = sorted(node.legal, key=lambda action: -node.rollouts.value(action, node.seat).mean)
            return tuple(dict.fromkeys([*always, *tried[:FEW]])), SCOUT_DEALS
        if node.step == JUDGE and node.best is not None:
            return tuple(dict.fromkeys([node.best, *always])), CHUNK
        return tuple(always), CHUNK

    def _advance(self, node: Node) -> None:
        """From a glance to a closer look to a judgement, as far as there is something to find."""
        if node.step == COARSE:
            node.step = SCOUT if node.is_choice and self._gap(node) > 0 else CURVE
            if node.step == CURVE:
                node.best = node.chosen if node.is_choice else None
        elif node.step == SCOUT:
            tried = {action for batch in node.rollouts.batches[1:] for action in batch.actions}
            node.best = max(tried, key=lambda action: node.rollouts.value(action, node.seat).mean)
            if node.search in tried and node.search != node.chosen:
                gain = node.rollouts.difference(node.search, node.best, node.seat)
                if gain.high >= 0:  # the captain's word counts where rollouts do not contradict it
                    node.best = node.search
            node.judged_from = len(node.rollouts.batches)
            node.step = CURVE if node.best == node.chosen else JUDGE
        if not self.coarse_done and all(n.step != COARSE for n in self.nodes):
            self.coarse_done = True

    def _gap(self, node: Node) -> float:
        """How much better another choice may be, after the first look."""
        here = node.rollouts
        others = (here.difference(action, node.chosen, node.seat) for action in node.legal)
        return max(other.mean + 2 * other.error for other in others) - SUSPICIOUS

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
            return 10.0 + self._gap(node)
        if node.step == JUDGE:
            loss = node.loss
            if loss.n < ENOUGH_TO_JUDGE:
                return 3.0 + (loss.high if loss.n else 1.0)
            if loss.n < MOST_TO_JUDGE and loss.high > SUSPICIOUS and is_open(loss):
                return 1.0 + loss.high
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


def rolled_out(
    batch: Any, captain: Bot | None, rollouts: Rollouts, actions: tuple[str, ...], deals: int, first: int
) -> tuple[Batch, str | None]:
    """One piece of work for a thread: rollouts, and the captain's advice where it is wanted."""
    said = None
    if captain is not None:
        told = ask(captain, rollouts.table, random.Random(rollouts.seed), Budget(playouts=PLAYOUTS))
        said = None if told.trouble is not None else alike(rollouts.table)[told.action]
        if said is not None and said not in actions:
            actions = (*actions, said)
    # A copy of its own: two pieces of work may look at one position at the same time.
    table = blinded(rollouts.table, random.Random(rollouts.seed + first))
    shares = batch.values(table, list(actions), deals, rollouts.seed, first)
    return Batch(actions, np.asarray(shares)), said

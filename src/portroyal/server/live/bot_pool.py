"""Bots at the server's tables: they think in processes of their own and see positions, never the cards."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import random
import signal
import threading
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any

import msgspec

from portroyal.bots.bot import Budget
from portroyal.bots.registry import answer
from portroyal.play.families import families
from portroyal.play.game import Game
from portroyal.rules.compiling import listen
from portroyal.server.live.review_work import can_be_reviewed, warm_up_reviews
from portroyal.server.logging_setup import in_short, set_up_logs
from portroyal.server.problems import RefusedError

log = logging.getLogger("portroyal.bots")
PATIENCE = 20.0  # seconds for one decision; the worker itself gives a bot up before that
ASIDE = 60.0  # seconds for what is done beside the tables, a second or two at most where there is time
START = 60.0  # seconds until a worker must have started
SULK = 60.0  # seconds in which a table whose bot did not answer twice is played by the safe move
SAFE = ("stop", "pass", "keep", "done")  # what risks nothing
WARM_UP = 1200.0
SLOW, MEANWHILE = "master", "hard"
QUEUE = 8  # decisions that may wait for the slow bots; more are made by the next best
MOST_SULKING = 1_000
IN_A_ROW = 4  # turns of tables while something patient waits: bots without a pause must not stop the rest
POLITE = 5  # bots give way to the process that serves people


def game_at(state: bytes) -> Game:
    """In a worker: a game that stands as this open state says; everything hidden is dealt afresh."""
    position: dict[str, Any] = msgspec.json.decode(state)
    return Game.new(
        position["game"],
        len(position["players"]),
        options=position["options"],
        start=position["start"],
        position=position,
    )


def choose(state: bytes, level: str, ms: int) -> str:
    """In a worker: the bot's choice for whoever decides in this state."""
    told = answer(game_at(state), level, Budget(ms=ms), random.Random(), lambda: game_at(state).table)
    if told.trouble is not None:
        log.warning("bot trouble", extra={"bot": told.trouble.bot, "why": told.trouble.sentence})
        if told.trouble.kind == "timeout":  # it still thinks here, and would spoil whatever is asked next
            raise TimeoutError(told.trouble.sentence)
    return told.action


def safe_move(legal: list[str]) -> str:
    """What is played where no bot answers."""
    return next((action for action in SAFE if action in legal), legal[0])


def awake() -> None:
    """In a worker: nothing, but to do it the worker has started and loaded the quick bots."""


def warm_up() -> None:
    """In a worker: the strongest bots are compiled before anybody waits; cold, that takes a minute."""
    for family in families().values():
        facts = family.games[0]
        game = Game.new(facts.name, facts.least_players, seed=1)
        while len(game.legal) == 1:
            game.play(game.legal[0])
        told = answer(game, SLOW, Budget(ms=1), random.Random(1))
        if told.trouble is not None:
            raise RuntimeError(told.trouble.sentence)
        if can_be_reviewed(facts.name):
            warm_up_reviews(game)


def _ready(level: str) -> None:
    """A worker leaves Ctrl-C to the server, which ends it in good order, and logs as the server does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):  # Windows has none
        os.nice(POLITE)
    set_up_logs(level)
    listen(_tell_compiling)
    threading.Thread(target=_end_with_the_server, name="watch", daemon=True).start()


def _tell_compiling(name: str, begins: bool) -> None:
    """Until it is done the next best bots play: whoever reads the log knows for how long."""
    from portroyal.text.compiling import KNOWN, USUAL

    if begins:
        what, seconds = KNOWN.get(name, USUAL)
        log.info("compiling", extra={"what": what, "about_seconds": seconds})


def _end_with_the_server() -> None:
    """A server that is killed cannot end its workers."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


class Worker:
    """One process, started when it is first needed. One that dies or hangs is replaced, and it alone."""

    def __init__(self, log_level: str) -> None:
        self.log_level = log_level
        self.executor: ProcessPoolExecutor | None = None

    async def do(self, patience: float, work: Callable[..., Any], *about: Any) -> Any:
        try:
            if self.executor is None:
                context = multiprocessing.get_context("spawn")
                self.executor = ProcessPoolExecutor(1, context, _ready, (self.log_level,))
                await self._within(START, awake)
            return await self._within(patience, work, *about)
        except (BrokenExecutor, TimeoutError):
            self.close()
            raise

    async def _within(self, seconds: float, work: Callable[..., Any], *about: Any) -> Any:
        job = asyncio.get_running_loop().run_in_executor(self.executor, work, *about)
        return await asyncio.wait_for(job, seconds)

    def close(self) -> None:
        if self.executor is not None:
            processes = list((getattr(self.executor, "_processes", None) or {}).values())
            self.executor.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()  # a process that was stopped does not hear anything less
            self.executor = None


class Pool:
    """Workers of one kind and those who wait for them: each host, or else table, has its turn before any has
    another.
    """

    def __init__(self, workers: int, log_level: str) -> None:
        self.workers = [Worker(log_level) for _ in range(workers)]
        self.waiting = 0
        self._idle = list(self.workers)
        self._places: OrderedDict[str, deque[asyncio.Future[Worker]]] = OrderedDict()  # by host or table
        self._patient: deque[asyncio.Future[Worker]] = deque()  # after all tables
        self._in_a_row = 0  # turns of tables since one of these

    async def ask(self, table: str, patience: float, work: Callable[..., Any], *about: Any) -> Any:
        self.waiting += 1
        try:
            return await self._do(table, patience, work, *about)
        finally:
            self.waiting -= 1

    async def ask_last(self, patience: float, work: Callable[..., Any], *about: Any) -> Any:
        """The same for what can wait: it comes after all tables, or after so many of them."""
        return await self._do(None, patience, work, *about)

    async def _do(self, table: str | None, patience: float, work: Callable[..., Any], *about: Any) -> Any:
        worker = await self._turn(table)
        try:
            return await worker.do(patience, work, *about)
        finally:
            self._give(worker)

    async def _turn(self, table: str | None) -> Worker:
        if self._idle:
            return self._idle.pop()
        place: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        if table is None:
            self._patient.append(place)
        else:
            self._places.setdefault(table, deque()).append(place)
        try:
            return await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self._give(place.result())
            raise

    def _give(self, worker: Worker) -> None:
        """To the table that waits for longest, which then stands behind the others."""
        while self._places or self._patient:
            if self._places and (self._in_a_row < IN_A_ROW or not self._patient):
                self._in_a_row += 1
                table, places = self._places.popitem(last=False)
                place = places.popleft()
                if places:
                    self._places[table] = places
            else:
                self._in_a_row = 0
                place = self._patient.popleft()
            if not place.done():
                place.set_result(worker)
                return
        self._idle.append(worker)

    def close(self) -> None:
        for worker in self.workers:
            worker.close()


class Bots:
    """All bots of this process. The slowest have a worker of their own, so that nobody waits for them."""

    def __init__(self, workers: int, ms: int, log_level: str = "INFO") -> None:
        self.ms = ms
        self.quick, self.slow = Pool(workers, log_level), Pool(1, log_level)
        self.patient = Pool(1, log_level)  # for full reviews and large pictures; ended when there are none
        self.asked = self.failed = self.advising = 0
        self.well = True  # until one fails, and when one has answered again
        self._sulking: OrderedDict[str, float] = OrderedDict()  # table: until when it is not asked for
        self._warm: asyncio.Task[bool] | None = None
        self._closed = False

    def close(self) -> None:
        self._closed = True
        if self._warm is not None:
            self._warm.cancel()
        self.quick.close()
        self.slow.close()
        self.patient.close()

    async def choose(
        self, state: bytes, legal: list[str], level: str, table: str = "", host: str | None = None
    ) -> str:
        """A legal action, whatever happens to the worker; a bot that does not answer is asked once more.

        All tables of a host share its turn: who opens many has no more of the bots than who has one.
        """
        if len(legal) == 1:
            return legal[0]
        for _ in range(2):
            if self._closed or self._sulking.get(table, 0) > time.monotonic():
                break
            self.asked += 1
            pool, able = self._able(level)
            try:
                action = await pool.ask(host or table, PATIENCE, choose, state, able, self.ms)
            except Exception as wrong:  # a bot must never stop a table
                self._failed(pool, able, table, wrong)
                continue
            self.well = True
            if action in legal:
                return str(action)
        else:
            self._sulking[table] = time.monotonic() + SULK
            if len(self._sulking) > MOST_SULKING:
                self._sulking.popitem(last=False)
        if not self._closed:
            log.warning("safe move", extra={"table": table, "bot": level})
        return safe_move(legal)

    async def advise(self, table: str, work: Callable[..., Any], *about: Any) -> Any:
        """Something that only the strongest bot can do, in its worker; people wait for it, bots do not."""
        if not self.is_warm():
            begun = self._warm is not None and not self._warm.done()
            code, sentence = ("not-ready", "still getting ready") if begun else ("no-coach", "not here")
            raise RefusedError(code, f"the coach is {sentence}", 5.0 if begun else None)
        if self.advising >= QUEUE:  # masters do not count: they have no more than as many places
            raise RefusedError("not-ready", "the coach is busy with other tables", 5.0)
        self.asked += 1
        self.advising += 1
        try:
            return await self.slow.ask(f"coach {table}", PATIENCE, work, *about, self.ms)
        except Exception as wrong:
            self._failed(self.slow, SLOW, table, wrong)
            raise RefusedError("not-ready", "the coach gave no answer", 5.0) from wrong
        finally:
            self.advising -= 1

    def _able(self, level: str) -> tuple[Pool, str]:
        """Who answers for a level now."""
        if level != SLOW:
            return self.quick, level
        able = self.is_warm() and self.slow.waiting < QUEUE
        return (self.slow, SLOW) if able else (self.quick, MEANWHILE)

    def _failed(self, pool: Pool, level: str, table: str, wrong: Exception) -> None:
        self.failed += 1
        self.well = False
        if pool is self.slow:
            self._warm = None  # the next worker has to load everything anew
        log.warning("bot failed", extra={"table": table, "bot": level, "why": in_short(wrong)})

    def warm(self) -> None:
        """Begins to compile the slow bots, unless that was begun before."""
        if self._warm is None:
            self._warm = asyncio.get_running_loop().create_task(self._warm_up())

    async def warmed(self) -> bool:
        """Waits until the slow bots are compiled; false where they cannot be."""
        self.warm()
        assert self._warm is not None
        return await asyncio.shield(self._warm)

    async def aside(self, work: Callable[..., Any], *about: Any) -> Any:
        """What no table waits for, by the worker of the slow bots when it is warm and nobody needs it."""
        if not await self.warmed():
            raise RuntimeError("the worker could not be made ready")
        try:
            return await self.slow.ask_last(ASIDE, work, *about)
        except (BrokenExecutor, TimeoutError):
            self._warm = None  # the next worker has to load everything anew
            raise

    async def by_the_way(self, work: Callable[..., Any], *about: Any) -> Any:
        """What any worker can do within a moment, when no table waits for one."""
        return await self.quick.ask_last(PATIENCE, work, *about)

    async def patiently(self, work: Callable[..., Any], *about: Any) -> Any:
        """What may take its time, by a worker that gives way to everything else on the machine."""
        if not await self.warmed():  # which compiles what that worker loads
            raise RuntimeError("the worker could not be made ready")
        return await self.patient.ask("", WARM_UP, work, *about)

    async def draw(self, address: str, work: Callable[..., Any], *about: Any) -> Any:
        """A picture that takes seconds, by the same worker; each address has its turn."""
        try:
            return await self.patient.ask(f"map {address}", ASIDE, work, *about)
        except Exception as wrong:
            log.warning("no picture", extra={"why": in_short(wrong)})
            raise RefusedError("not-ready", "the picture could not be drawn now; try again", 5) from None

    def is_warm(self) -> bool:
        """Until the slow bots are compiled, the next best one plays for them; also where they cannot be."""
        self.warm()
        return self._warm is not None and self._warm.done() and self._warm.result()

    async def _warm_up(self) -> bool:
        try:
            await self.quick.ask("", WARM_UP, awake)
            await self.slow.ask("", WARM_UP, warm_up)
        except Exception as wrong:
            log.warning("bots not warm", extra={"why": in_short(wrong)})
            return False
        log.info("bots warm")
        return True

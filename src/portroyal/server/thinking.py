"""Bots at the server's tables: they think in processes of their own and see positions, never the cards."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import random
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any

import msgspec

from portroyal.bots.bot import Budget
from portroyal.bots.registry import answer
from portroyal.play.game import Game
from portroyal.server.logs import set_up_logs

log = logging.getLogger("portroyal.bots")
PATIENCE = 30.0  # seconds for one decision, beside those that wait before it
WARM_UP = 1200.0
SLOW, MEANWHILE = "master", "hard"
QUEUE = 8  # decisions that may wait for the slow bots; more are made by the next best
POLITE = 5  # bots give way to the process that serves people


def choose(state: bytes, level: str, ms: int) -> str:
    """In a worker: the bot's choice for whoever decides in this state; hidden cards are dealt afresh."""
    position: dict[str, Any] = msgspec.json.decode(state)
    game = Game.new(
        position["game"],
        len(position["players"]),
        options=position["options"],
        start=position["start"],
        position=position,
    )
    told = answer(game, level, Budget(ms=ms), random.Random())
    if told.trouble is not None:
        log.warning("bot trouble", extra={"bot": told.trouble.bot, "why": told.trouble.sentence})
    return told.action


def awake() -> None:
    """In a worker: nothing, but to do it the worker has started and loaded the quick bots."""


def warm_up() -> None:
    """In a worker: the strongest bots are compiled before anybody waits; cold, that takes a minute."""
    for name in ("port-royal", "dice"):
        game = Game.new(name, 2, seed=1)
        while len(game.legal) == 1:
            game.play(game.legal[0])
        told = answer(game, SLOW, Budget(ms=1), random.Random(1))
        if told.trouble is not None:
            raise RuntimeError(told.trouble.sentence)


def _ready(level: str) -> None:
    """A worker leaves Ctrl-C to the server, which ends it in good order, and logs as the server does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(POLITE)
    set_up_logs(level)
    threading.Thread(target=_end_with_the_server, name="watch", daemon=True).start()


def _end_with_the_server() -> None:
    """A server that is killed cannot end its workers."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


class Pool:
    """Worker processes of one kind, started when they are first needed; if one dies, all are replaced."""

    def __init__(self, workers: int, log_level: str) -> None:
        self.workers, self.log_level = workers, log_level
        self.waiting = 0
        self._executor: ProcessPoolExecutor | None = None

    async def ask(self, patience: float, work: Callable[..., Any], *about: Any) -> Any:
        if self._executor is None:
            context = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(self.workers, context, _ready, (self.log_level,))
        executor = self._executor
        self.waiting += 1
        try:
            job = asyncio.get_running_loop().run_in_executor(executor, work, *about)
            return await asyncio.wait_for(job, patience)
        except (BrokenExecutor, TimeoutError):
            if self._executor is executor:
                self.close()
            raise
        finally:
            self.waiting -= 1

    def close(self) -> None:
        if self._executor is not None:
            processes = list((getattr(self._executor, "_processes", None) or {}).values())
            self._executor.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
            self._executor = None


class Bots:
    """All bots of this process. The slowest have a worker of their own, so that nobody waits for them."""

    def __init__(self, workers: int, ms: int, log_level: str = "INFO") -> None:
        self.ms = ms
        self.quick, self.slow = Pool(workers, log_level), Pool(1, log_level)
        self.asked = self.failed = 0
        self._warm: asyncio.Task[bool] | None = None
        self._closed = False

    def close(self) -> None:
        self._closed = True
        if self._warm is not None:
            self._warm.cancel()
        self.quick.close()
        self.slow.close()

    async def choose(self, state: bytes, legal: list[str], level: str) -> str:
        """A legal action, whatever happens to the worker."""
        if len(legal) == 1:
            return legal[0]
        pool = self.quick
        if level == SLOW:
            able = self.is_warm() and self.slow.waiting < QUEUE
            pool, level = (self.slow, SLOW) if able else (self.quick, MEANWHILE)
        for _ in range(2):
            if self._closed:
                break
            self.asked += 1
            patience = PATIENCE + pool.waiting * self.ms / 1000
            try:
                action = await pool.ask(patience, choose, state, level, self.ms)
            except Exception as wrong:  # a bot must never stop a table
                self.failed += 1
                if pool is self.slow:
                    self._warm = None  # the next worker has to load everything anew
                    pool, level = self.quick, MEANWHILE
                log.warning(
                    "bot failed", extra={"level": level, "why": f"{type(wrong).__name__}: {wrong}"[:200]}
                )
                continue
            if action in legal:
                return str(action)
        return random.choice(legal)

    def warm(self) -> None:
        """Begins to compile the slow bots, unless that was begun before."""
        if self._warm is None:
            self._warm = asyncio.get_running_loop().create_task(self._warm_up())

    def is_warm(self) -> bool:
        """Until the slow bots are compiled, the next best one plays for them; also where they cannot be."""
        self.warm()
        return self._warm is not None and self._warm.done() and self._warm.result()

    async def _warm_up(self) -> bool:
        try:
            await self.quick.ask(WARM_UP, awake)
            await self.slow.ask(WARM_UP, warm_up)
        except Exception as wrong:
            log.warning("bots not warm", extra={"why": f"{type(wrong).__name__}: {wrong}"[:200]})
            return False
        log.info("bots warm")
        return True

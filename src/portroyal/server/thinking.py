"""Bots at the server's tables: they think in processes of their own and see positions, never the cards."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import random
import signal
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any

import msgspec

from portroyal.bots.bot import Budget
from portroyal.bots.registry import answer
from portroyal.play.game import Game

log = logging.getLogger("portroyal.bots")
PATIENCE = 30.0  # seconds for one decision
WARM_UP = 1200.0
SLOW, MEANWHILE = "master", "hard"


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


def warm_up() -> None:
    """In a worker: the strongest bots are compiled before anybody waits; cold, that takes a minute."""
    for name in ("port-royal", "dice"):
        game = Game.new(name, 2, seed=1)
        while len(game.legal) == 1:
            game.play(game.legal[0])
        answer(game, SLOW, Budget(ms=1), random.Random(1))


def _ready() -> None:
    """A worker leaves Ctrl-C to the server, which ends it in good order."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Pool:
    """Worker processes of one kind, started when they are first needed; if one dies, all are replaced."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._executor: ProcessPoolExecutor | None = None

    async def ask(self, patience: float, work: Callable[..., Any], *about: Any) -> Any:
        if self._executor is None:
            context = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(self.workers, context, initializer=_ready)
        executor = self._executor
        try:
            job = asyncio.get_running_loop().run_in_executor(executor, work, *about)
            return await asyncio.wait_for(job, patience)
        except (BrokenExecutor, TimeoutError):
            if self._executor is executor:
                self.close()
            raise

    def close(self) -> None:
        if self._executor is not None:
            processes = list((getattr(self._executor, "_processes", None) or {}).values())
            self._executor.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
            self._executor = None


class Bots:
    """All bots of this process. The slowest have a worker of their own, so that nobody waits for them."""

    def __init__(self, workers: int, ms: int) -> None:
        self.ms = ms
        self.quick, self.slow = Pool(workers), Pool(1)
        self.asked = self.failed = 0
        self._warm: asyncio.Task[None] | None = None
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
            pool, level = (self.slow, SLOW) if self._is_warm() else (self.quick, MEANWHILE)
        for _ in range(2):
            if self._closed:
                break
            self.asked += 1
            try:
                action = await pool.ask(PATIENCE, choose, state, level, self.ms)
            except Exception as wrong:  # a bot must never stop a table
                self.failed += 1
                log.warning(
                    "bot failed", extra={"level": level, "why": f"{type(wrong).__name__}: {wrong}"[:200]}
                )
                continue
            if action in legal:
                return str(action)
        return random.choice(legal)

    def _is_warm(self) -> bool:
        """Compiling begins when such a bot is first asked for; until it is done, the next best one plays."""
        if self._warm is None:
            self._warm = asyncio.get_running_loop().create_task(self._warm_up())
        return self._warm.done()

    async def _warm_up(self) -> None:
        try:
            await self.slow.ask(WARM_UP, warm_up)
        except Exception as wrong:
            log.warning("bots not warm", extra={"why": type(wrong).__name__})

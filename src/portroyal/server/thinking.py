"""Bots at the server's tables: they think in processes of their own and see positions, never the cards."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import random
import signal
from collections.abc import Mapping
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any

import msgspec

from portroyal.bots.bot import Budget
from portroyal.bots.registry import answer
from portroyal.play.game import Game

log = logging.getLogger("portroyal.bots")
FACTS = ("game", "options", "start")
PATIENCE = 30.0


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


def _ready() -> None:
    """A worker leaves Ctrl-C to the server, which ends it in good order."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Bots:
    """The worker processes; one that dies is replaced, and its bot is asked again."""

    def __init__(self, workers: int, ms: int) -> None:
        self.workers, self.ms = workers, ms
        self._pool: ProcessPoolExecutor | None = None
        self.asked = self.failed = 0

    def open(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(self.workers, context, initializer=_ready)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in list((getattr(self._pool, "_processes", None) or {}).values()):
                process.terminate()
            self._pool = None

    async def choose(self, state: bytes, legal: list[str], level: str) -> str:
        """A legal action, whatever happens to the worker."""
        if len(legal) == 1:
            return legal[0]
        for _ in range(2):
            pool = self._pool
            if pool is None:
                break
            self.asked += 1
            try:
                job = asyncio.get_running_loop().run_in_executor(pool, choose, state, level, self.ms)
                action = await asyncio.wait_for(job, PATIENCE)
            except (BrokenExecutor, TimeoutError, RuntimeError) as wrong:
                self.failed += 1
                log.warning("bot worker lost", extra={"why": type(wrong).__name__})
                if self._pool is pool:
                    self.close()
                    self.open()
                continue
            if action in legal:
                return action
        return random.choice(legal)


def levels(game: str, known: Mapping[str, Any]) -> list[tuple[str, str]]:
    """The levels of a game and the bots that play them."""
    return [(level, bot.name) for level, bot in known.items()]

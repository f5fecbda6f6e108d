"""Conversations with bots: a script asks them one after the other, and nobody waits for one that hangs.

A script is a generator. It yields what a bot is to think over and is sent what came of it, so that it can go
on in any thread: a whole game costs one change of threads, not one for every question.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Generator
from functools import wraps
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple, ParamSpec, TypeVar

from portroyal.bots.bot import Advice, Bot

P = ParamSpec("P")
T = TypeVar("T")

GLANCE = 0.05  # seconds between two looks at the clock while bots think


class Thought(NamedTuple):
    """What a bot is asked to think over, and for how many seconds somebody waits for it."""

    bot: Bot
    think: Callable[[], Advice]
    seconds: float


class Late:
    """What came of a thought that took too long."""


Script = Generator[Thought, object, T]


class Talk:
    """A script between two questions, and the question that is open now."""

    def __init__(self, script: Script[Any], thought: Thought) -> None:
        self.script, self.thought = script, thought
        self.open: list[float] = []  # until when; whoever takes it out says how the question ended
        self.ended: SimpleQueue[BaseException] = SimpleQueue()
        self.left = False

    def go_on(self) -> bool:
        """To the end of the script; False if a bot took so long that somebody else has gone on meanwhile."""
        try:
            while not self.left:
                until = self.open = [time.monotonic() + self.thought.seconds]
                found: object
                try:
                    found = self.thought.think()
                except BaseException as wrong:  # also sys.exit() within a bot is the bot's own affair
                    found = wrong
                try:
                    until.pop()
                except IndexError:
                    return False
                self.thought = self.script.send(found)
        except BaseException as end:  # StopIteration with the script's result, or its failure
            self.ended.put(end)
        return True

    def give_up(self) -> bool:
        """Whether the open question is overdue; then its answer will not be heard any more."""
        until = self.open
        try:
            return time.monotonic() >= until[0] and bool(until.pop())
        except IndexError:  # answered
            return False


class Mind:
    """A thread in which bots think; kept between talks, since starting one takes longer than most answers."""

    def __init__(self) -> None:
        self.talks: SimpleQueue[Talk | None] = SimpleQueue()
        self.thread = threading.Thread(target=self._think, name="bot, idle", daemon=True)
        self.thread.start()

    def leave(self) -> None:
        """Nobody waits any more: the thread ends as soon as the bot does."""
        self.talks.put(None)

    def _think(self) -> None:
        while (talk := self.talks.get()) is not None:
            if not talk.go_on():
                return
            del talk


_idle: list[Mind] = []
_hanging: dict[int, tuple[Bot, Mind]] = {}


def is_hanging(bot: Bot) -> bool:
    """Whether it still thinks about something that nobody waits for."""
    known = _hanging.get(id(bot))
    if known is None:
        return False
    if known[1].thread.is_alive():
        return True
    _hanging.pop(id(bot), None)
    return False


def talk_through(script: Script[T]) -> T:
    """The script's result; bots think in another thread, and what hangs is left to itself until it ends."""
    try:
        talk = Talk(script, next(script))
        while True:
            mind = _mind()
            bot = _overdue(talk, mind)
            mind.thread.name = f"bot {bot.name}"
            _hanging[id(bot)] = (bot, mind)
            talk.thought = script.send(Late())
    except StopIteration as end:
        result: T = end.value
        return result


def alone(script: Callable[P, Script[T]]) -> Callable[P, T]:
    """The function that talks such a script through."""

    @wraps(script)
    def talked(*given: P.args, **named: P.kwargs) -> T:
        return talk_through(script(*given, **named))

    return talked


def _overdue(talk: Talk, mind: Mind) -> Bot:
    """The bot that took too long; raises what the script ends with if none did."""
    mind.talks.put(talk)
    try:
        while True:
            try:
                end = talk.ended.get(timeout=GLANCE)
                break
            except Empty:
                if talk.give_up():
                    return talk.thought.bot
    except BaseException:  # Ctrl-C while it thinks
        talk.left = True
        mind.leave()
        raise
    _idle.append(mind)
    raise end


def _mind() -> Mind:
    """One that is free; those of a process that has forked are not here any more."""
    while _idle:
        try:
            mind = _idle.pop()
        except IndexError:  # another thread was faster
            break
        if mind.thread.is_alive():
            return mind
    return Mind()

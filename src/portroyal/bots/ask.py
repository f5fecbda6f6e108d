"""The one safe way to ask a bot: whatever goes wrong with it is reported, and the game goes on."""

from __future__ import annotations

import math
import random
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from queue import Empty, SimpleQueue

from portroyal.bots.bot import Advice, Bot, Budget
from portroyal.play.errors import shortened
from portroyal.play.family import Table

PATIENCE = 120.0  # seconds for a decision without a time budget
LATE = 5.0  # seconds that a bot may be late, beyond twice its time


class BotError(Exception):
    """What a bot could not do, in one sentence; `kind` says of what sort it is."""

    def __init__(self, kind: str, sentence: str) -> None:
        super().__init__(sentence)
        self.kind = kind


@dataclass(frozen=True)
class Trouble:
    """What went wrong with a bot: kind is exception, timeout, illegal, garbage or gone."""

    bot: str
    kind: str
    sentence: str


@dataclass(frozen=True)
class Answer:
    """A legal action; the values of the choices where the bot has them; what went wrong, if anything did."""

    action: str
    values: Mapping[str, float] | None = None
    trouble: Trouble | None = None


def ask(
    bot: Bot, table: Table, chance: random.Random, budget: Budget | None = None, safe: Bot | None = None
) -> Answer:
    """A bot's choice for whoever decides at the table; never raises for what the bot does.

    The bot sees a blinded copy. If it fails, `safe` decides, and if that fails too, the first legal action
    is taken. Where there is nothing to choose, nobody is asked.
    """
    legal = table.legal()
    if not legal:
        raise ValueError("nobody can be asked: the game is over")
    if len(legal) == 1:
        return Answer(legal[0])
    try:
        advice = _advice(bot, table, legal, chance, budget or Budget())
    except BotError as wrong:
        trouble = Trouble(bot.name, wrong.kind, str(wrong))
        return Answer(_safe_move(safe, bot, table, legal, chance), None, trouble)
    return Answer(advice.action, _checked(advice.values, legal))


def _advice(bot: Bot, table: Table, legal: list[str], chance: random.Random, budget: Budget) -> Advice:
    seconds = patience(bot, budget)
    advice = _within(seconds, bot, table.blinded(chance), random.Random(chance.random()), budget)
    if not isinstance(advice, Advice) or not isinstance(advice.action, str):
        raise BotError("garbage", f"{bot.name} answered {shortened(advice)}, which is no advice")
    if advice.action not in legal:
        raise BotError("illegal", f"{bot.name} chose {shortened(advice.action)}, which is not possible now")
    return advice


def patience(bot: Bot, budget: Budget) -> float:
    """The seconds after which nobody waits for a bot any more; a bot may ask for more."""
    own = getattr(bot, "patience", None)
    if isinstance(own, (int, float)):
        return float(own)
    return PATIENCE if budget.ms is None else 2 * budget.ms / 1000 + LATE


class Mind:
    """A thread in which one bot at a time thinks; kept between questions, since starting one takes longer."""

    def __init__(self) -> None:
        self.questions: SimpleQueue[Callable[[], Advice] | None] = SimpleQueue()
        self.answers: SimpleQueue[Advice | BaseException] = SimpleQueue()
        self.thread = threading.Thread(target=self._think, daemon=True)
        self.thread.start()

    def ask(self, name: str, question: Callable[[], Advice], seconds: float) -> Advice | BaseException:
        """The answer, or what the bot raised; raises Empty if there is none in time."""
        self.thread.name = f"bot {name}"
        self.questions.put(question)
        answer = self.answers.get(timeout=seconds)
        self.thread.name = "bot, idle"
        return answer

    def leave(self) -> None:
        """Nobody waits any more: the thread ends as soon as the bot does."""
        self.questions.put(None)

    def _think(self) -> None:
        while (question := self.questions.get()) is not None:
            try:
                self.answers.put(question())
            except BaseException as wrong:  # also sys.exit() within a bot is the bot's own affair
                self.answers.put(wrong)
            del question


_idle: list[Mind] = []
_thinking: dict[int, tuple[Bot, Mind]] = {}


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


def _within(seconds: float, bot: Bot, table: Table, chance: random.Random, budget: Budget) -> Advice:
    """The bot's advice, waited for in another thread; one that hangs is asked again when it has ended."""
    hanging = _thinking.get(id(bot))
    if hanging is not None and hanging[1].thread.is_alive():
        raise BotError("timeout", f"{bot.name} still thinks about an earlier decision")
    _thinking.pop(id(bot), None)
    mind = _mind()
    try:
        found = mind.ask(bot.name, lambda: bot.advise(table, chance, budget), seconds)
    except Empty:
        mind.leave()
        _thinking[id(bot)] = (bot, mind)
        raise BotError("timeout", f"{bot.name} gave no answer within {seconds:g} seconds") from None
    except BaseException:  # Ctrl-C while it thinks
        mind.leave()
        raise
    _idle.append(mind)
    if isinstance(found, BotError):
        raise found
    if isinstance(found, BaseException):
        kind = type(found).__name__
        raise BotError("exception", f"{bot.name} failed: {kind}: {shortened(str(found))}")
    return found


def _safe_move(safe: Bot | None, bot: Bot, table: Table, legal: list[str], chance: random.Random) -> str:
    if safe is not None and safe is not bot:
        try:
            return _advice(safe, table, legal, chance, Budget()).action
        except BotError:
            pass
    return legal[0]


def _checked(values: object, legal: list[str]) -> dict[str, float] | None:
    """Values of legal actions that are numbers; anything else a bot may say is left out."""
    if not isinstance(values, Mapping):
        return None
    kept = {
        action: float(value)
        for action, value in values.items()
        if action in legal and isinstance(value, (int, float)) and math.isfinite(value)
    }
    return kept or None

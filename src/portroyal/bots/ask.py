"""The one safe way to ask a bot: whatever goes wrong with it is reported, and the game goes on."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from portroyal.bots.bot import Advice, Bot, Budget
from portroyal.bots.talking import Late, Script, Thought, alone, is_hanging
from portroyal.play.errors import shortened
from portroyal.play.family import Table

PATIENCE = 120.0  # seconds for a decision without a time budget
UNLIMITED = Budget()
LATE = 5.0  # seconds that a bot may be late, beyond twice its time
MOST_ASKED = 2_000  # choices of one bot in a game; hundreds are many, and ships can be repelled for ever


class BotError(Exception):
    """What a bot could not do, in one sentence; `kind` says of what sort it is."""

    def __init__(self, kind: str, sentence: str) -> None:
        super().__init__(sentence)
        self.kind = kind


@dataclass(frozen=True)
class Trouble:
    """What went wrong with a bot: kind is exception, timeout, illegal, garbage, gone or endless."""

    bot: str
    kind: str
    sentence: str


@dataclass(frozen=True)
class Answer:
    """A legal action; the values of the choices where the bot has them; what went wrong, if anything did."""

    action: str
    values: Mapping[str, float] | None = None
    trouble: Trouble | None = None
    shares: Mapping[str, Sequence[float]] | None = None


def asked(
    bot: Bot,
    table: Table,
    chance: random.Random,
    budget: Budget | None = None,
    safe: Bot | None = None,
    anew: Callable[[], Table] | None = None,
    before: int = 0,
) -> Script[Answer]:
    """A bot's choice for whoever decides at the table; never raises for what the bot does.

    The bot sees a blinded copy. If it fails, `safe` decides, and if that fails too, the first legal action
    is taken. Where there is nothing to choose, nobody is asked. A table on which nothing hidden is real is
    given as it is, by whoever can deal it anew. Who was asked `before` again and again comes to no end.
    """
    legal = table.legal()
    if not legal:
        raise ValueError("nobody can be asked: the game is over")
    if len(legal) == 1:
        return Answer(legal[0])
    try:
        if before >= MOST_ASKED:
            raise BotError("endless", f"{bot.name} has chosen {before:,} times in this game without an end")
        sight = table if anew else table.blinded(chance)
        advice = yield from _advice(bot, sight, legal, chance, budget or UNLIMITED)
    except BotError as wrong:
        trouble = Trouble(bot.name, wrong.kind, str(wrong))
        if safe is None or safe is bot:
            return Answer(legal[0], None, trouble)
        sight = anew() if anew else table.blinded(chance)
        return Answer((yield from _safe_move(safe, sight, legal, chance)), None, trouble)
    return Answer(advice.action, _checked(advice.values, legal), shares=advice.shares)


# One question alone; within a longer script, `asked`, many share a thread.
ask = alone(asked)


def _advice(
    bot: Bot, sight: Table, legal: list[str], chance: random.Random, budget: Budget
) -> Script[Advice]:
    seconds = patience(bot, budget)
    advice = yield from _within(seconds, bot, sight, random.Random(chance.random()), budget)
    if advice.action not in legal:
        raise BotError("illegal", f"{bot.name} chose {shortened(advice.action)}, which is not possible now")
    return advice


def patience(bot: Bot, budget: Budget) -> float:
    """The seconds after which nobody waits for a bot any more; a bot may ask for more."""
    own = getattr(bot, "patience", None)
    if isinstance(own, (int, float)):
        return float(own)
    return PATIENCE if budget.ms is None else 2 * budget.ms / 1000 + LATE


def _within(seconds: float, bot: Bot, table: Table, chance: random.Random, budget: Budget) -> Script[Advice]:
    """The bot's advice, waited for in another thread; one that hangs is asked again when it has ended."""
    if is_hanging(bot):
        raise BotError("timeout", f"{bot.name} still thinks about an earlier decision")
    found = yield Thought(bot, lambda: bot.advise(table, chance, budget), seconds)
    if isinstance(found, Late):
        raise BotError("timeout", f"{bot.name} gave no answer within {seconds:g} seconds")
    if isinstance(found, BotError):
        raise found
    if isinstance(found, BaseException):
        kind = type(found).__name__
        raise BotError("exception", f"{bot.name} failed: {kind}: {shortened(str(found))}")
    if not isinstance(found, Advice) or not isinstance(found.action, str):
        raise BotError("garbage", f"{bot.name} answered {shortened(found)}, which is no advice")
    return found


def _safe_move(safe: Bot, sight: Table, legal: list[str], chance: random.Random) -> Script[str]:
    try:
        return (yield from _advice(safe, sight, legal, chance, UNLIMITED)).action
    except BotError:
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

"""The one safe way to ask a bot: whatever goes wrong with it is reported, and the game goes on."""

from __future__ import annotations

import math
import random
import threading
from collections.abc import Mapping
from dataclasses import dataclass

from portroyal.bots.bot import Advice, Bot, Budget
from portroyal.bots.sight import blinded
from portroyal.play.errors import shortened
from portroyal.play.table import Table

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
    advice = _within(seconds, bot, blinded(table, chance), random.Random(chance.random()), budget)
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


_thinking: dict[int, tuple[Bot, threading.Thread]] = {}


def _within(seconds: float, bot: Bot, table: Table, chance: random.Random, budget: Budget) -> Advice:
    """The bot's advice, waited for in its own thread; one that hangs is asked again when it has ended."""
    hanging = _thinking.get(id(bot))
    if hanging is not None and hanging[1].is_alive():
        raise BotError("timeout", f"{bot.name} still thinks about an earlier decision")
    _thinking.pop(id(bot), None)
    found: list[Advice] = []
    failed: list[BaseException] = []

    def think() -> None:
        try:
            found.append(bot.advise(table, chance, budget))
        except BaseException as wrong:  # also sys.exit() within a bot is the bot's own affair
            failed.append(wrong)

    thread = threading.Thread(target=think, name=f"bot {bot.name}", daemon=True)
    thread.start()
    thread.join(seconds)
    if failed:
        if isinstance(failed[0], BotError):
            raise failed[0]
        kind = type(failed[0]).__name__
        raise BotError("exception", f"{bot.name} failed: {kind}: {shortened(str(failed[0]))}")
    if not found:
        _thinking[id(bot)] = (bot, thread)
        raise BotError("timeout", f"{bot.name} gave no answer within {seconds:g} seconds")
    return found[0]


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

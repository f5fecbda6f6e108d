"""The bots by name: our own crew, levels for people, plugins, and programs in any language."""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Callable, Mapping
from functools import cache
from importlib import metadata
from importlib.util import find_spec
from typing import Any

from portroyal.bots.ask import Answer, ask
from portroyal.bots.bot import Bot, Budget
from portroyal.bots.deckhand import Deckhand
from portroyal.bots.distracted import Distracted
from portroyal.bots.family import bots_of
from portroyal.bots.subprocess_bot import PREFIX, Foreign
from portroyal.play.errors import PlayError, shortened
from portroyal.play.families import facts_of
from portroyal.play.family import Table
from portroyal.play.game import Game

PLUGINS = "portroyal.bots"  # the group of entry points
SAFE = "bosun"
DEFAULT = "mate"  # the strongest that needs neither time nor Numba
LEVELS = ("easy", "normal", "hard", "master")
MOST_MS = 600_000
MOST_PLAYOUTS = 10_000_000
BUDGETED = re.compile(r"(?P<name>.+)@(?P<number>\d{1,8})(?P<ms>ms)?")
NO_NUMBA = "without the package numba, master is played by hard"

DECKHAND: Bot = Deckhand()


@cache
def crew(game: str) -> Mapping[str, Bot]:
    """Our own bots for a game, from the weakest to the strongest."""
    return {DECKHAND.name: DECKHAND, **bots_of(game).crew}


def one_of_crew(game: str, name: str) -> Bot:
    """The bot of this name; where a family has none, the strongest that it has."""
    own = crew(game)
    return own.get(name) or list(own.values())[-1]


@cache
def levels(game: str) -> Mapping[str, Bot]:
    """What people choose between. The names promise no more than the ladder in docs/strength.md shows."""
    bosun, mate = one_of_crew(game, "bosun"), one_of_crew(game, "mate")
    master = one_of_crew(game, "admiral") if has_numba() else mate
    return dict(zip(LEVELS, (Distracted("easy", bosun), bosun, mate, master), strict=True))


@cache
def has_numba() -> bool:
    """Whether compiled search can be had; who lets `master` play without it must say that `hard` plays."""
    return find_spec("numba") is not None


@cache
def plugins() -> Mapping[str, metadata.EntryPoint]:
    """Bots that other packages bring: an entry point is a bot, or something that makes one when called."""
    return {point.name: point for point in metadata.entry_points(group=PLUGINS)}


def names(game: str) -> list[str]:
    """Every name that `find` knows for a game; programs (`cmd:`) come on top."""
    return [*crew(game), *LEVELS, *plugins()]


def budgeted(text: str) -> tuple[str, Budget]:
    """A bot as people write it, `mate`, `captain@500` (playouts), `captain@200ms`: its name and budget."""
    found = BUDGETED.fullmatch(text.strip())
    if found is None:
        return text.strip(), Budget()
    number, most = int(found["number"]), MOST_MS if found["ms"] else MOST_PLAYOUTS
    if not 1 <= number <= most:
        raise PlayError("bad-option", f"{shortened(text)}: a budget is a number from 1 to {most:,}")
    return found["name"], Budget(ms=float(number)) if found["ms"] else Budget(playouts=number)


def find(name: str, game: str) -> Bot:
    """The bot of this name, level or program."""
    if name.startswith(PREFIX):
        return Foreign(name.removeprefix(PREFIX))
    return named(name, game)


def named(name: object, game: str) -> Bot:
    """The bot of this name or level; never a program, so that names from outside start nothing."""
    facts_of(game)
    if isinstance(name, str):
        for known in (crew(game), levels(game)):
            if name in known:
                return known[name]
        if name in plugins():
            return _plugin(name)
    raise PlayError("unknown-bot", f"there is no bot {shortened(name)}; choose from {', '.join(names(game))}")


@cache
def _plugin(name: str) -> Bot:
    try:
        made = plugins()[name].load()
        bot: Bot = made() if isinstance(made, type) or not hasattr(made, "advise") else made
        if not callable(getattr(bot, "advise", None)):
            raise TypeError("it has no advise()")
    except Exception as wrong:
        raise PlayError(
            "unknown-bot", f"the plugin {name} does not load: {type(wrong).__name__}: {shortened(str(wrong))}"
        ) from None
    if not isinstance(getattr(bot, "name", None), str):
        bot.name = name
    return bot


def answer(
    game: Game,
    bot: Bot | str | None = None,
    budget: Budget | None = None,
    chance: random.Random | None = None,
    anew: Callable[[], Table] | None = None,
    before: int = 0,
) -> Answer:
    """What a bot would do for whoever decides; a bot that fails is replaced by the bosun for this choice.

    `anew`: nothing hidden is real in this game, which is the bot's own, and can be had once more. `before`:
    how often the bot was asked in this game.
    """
    if game.over:
        raise PlayError("illegal-action", "there is nothing to choose: the game is over")
    kind = game.setup.game
    if bot is None or isinstance(bot, str):
        name, own = budgeted(one_of_crew(kind, DEFAULT).name if bot is None else bot)
        bot, budget = named(name, kind), own if budget is None else budget
    return ask(bot, game.table, chance or random.Random(), budget, one_of_crew(kind, SAFE), anew, before)


def choose(
    game: Game, bot: Any = None, ms: Any = None, anew: Callable[[], Table] | None = None
) -> dict[str, Any]:
    """A bot's answer as the engine protocol gives it; what went wrong with the bot goes to stderr."""
    if ms is not None and (
        isinstance(ms, bool) or not isinstance(ms, (int, float)) or not 0 <= ms <= MOST_MS
    ):
        raise PlayError("bad-command", f"ms is {shortened(ms)}; it must be a number from 0 to {MOST_MS}")
    name, own = budgeted(bot) if isinstance(bot, str) else (bot, Budget())
    asked = one_of_crew(game.setup.game, DEFAULT) if bot is None else named(name, game.setup.game)
    if name == "master" and not has_numba():
        _say_once(NO_NUMBA)
    told = answer(game, asked, Budget(own.ms if ms is None else ms, own.playouts), anew=anew)
    if told.trouble is not None:
        print(told.trouble.sentence, file=sys.stderr)
    return {"action": told.action} | ({} if told.values is None else {"values": dict(told.values)})


@cache
def _say_once(sentence: str) -> None:
    print(sentence, file=sys.stderr)

"""The bots by name, and the one way to ask them."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from portroyal.bots import deckhand
from portroyal.play.errors import PlayError, shortened
from portroyal.play.game import Game

BOTS: dict[str, Callable[[Game, random.Random], str]] = {"deckhand": deckhand.choose}
DEFAULT = "deckhand"
MOST_MS = 600_000


def choose(game: Game, bot: Any = None, ms: Any = None) -> dict[str, Any]:
    """A bot's answer for whoever decides, as the engine protocol gives it."""
    name = DEFAULT if bot is None else bot
    if not isinstance(name, str) or name not in BOTS:
        raise PlayError("unknown-bot", f"there is no bot {shortened(name)}; known are {', '.join(BOTS)}")
    if ms is not None and (
        isinstance(ms, bool) or not isinstance(ms, (int, float)) or not 0 <= ms <= MOST_MS
    ):
        raise PlayError("bad-command", f"ms is {shortened(ms)}; it must be a number from 0 to {MOST_MS}")
    if game.over:
        raise PlayError("illegal-action", "there is nothing to choose: the game is over")
    return {"action": BOTS[name](game, random.Random())}

"""Bots as programs use them: ask one of ours, a plugin or a program for its choice in a game."""

from __future__ import annotations

import random
import warnings
from typing import Protocol

from portroyal.bots.ask import ask
from portroyal.bots.bot import Advice
from portroyal.bots.bot import Bot as _Adviser
from portroyal.bots.bot import Budget as _Budget
from portroyal.bots.registry import MOST_MS, MOST_PLAYOUTS, NO_NUMBA, budgeted, find, has_numba
from portroyal.bots.subprocess_bot import Foreign
from portroyal.library.game import Game
from portroyal.library.state import State
from portroyal.play.errors import PlayError, shortened


class Player(Protocol):
    """Whoever can name one of a game's legal actions: a bot of ours, or an object of yours."""

    def choose(self, game: Game[State], /) -> str:
        """One of `game.legal`."""


class Bot:
    """A bot with its budget; `portroyal.bot` makes one. It never sees what is hidden."""

    name: str

    def __init__(self, name: str, playouts: int | None, ms: float | None, seed: int | None) -> None:
        self.name = name
        self._budget = _Budget(ms, playouts)
        self._chance = random.Random(seed)
        self._found: dict[str, _Adviser] = {}

    def choose(self, game: Game[State], /) -> str:
        """What it would do for whoever decides.

        >>> import portroyal
        >>> portroyal.bot("bosun").choose(Game.new("port-royal", 2, seed=7))
        'draw'
        """
        return self.advise(game).action

    def advise(self, game: Game[State], /) -> Advice:
        """The same, and where the bot has them the values of the choices: expected shares of the win."""
        if game.over:
            raise PlayError("illegal-action", "there is nothing to choose: the game is over")
        if game.name not in self._found:
            self._found[game.name] = find(self.name, game.name)
        told = ask(self._found[game.name], game._game.table, self._chance, self._budget)
        if told.trouble is not None:
            raise PlayError("bot-failed", told.trouble.sentence)
        return Advice(told.action, told.values)

    def close(self) -> None:
        """Ends the program behind `cmd:…`; others need no end."""
        for adviser in self._found.values():
            if isinstance(adviser, Foreign):
                adviser.close()

    def __enter__(self) -> Bot:
        return self

    def __exit__(self, *wrong: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<Bot {self.name}>"


def bot(
    name: str = "mate", *, playouts: int | None = None, ms: float | None = None, seed: int | None = None
) -> Bot:
    """A bot by name: `deckhand`, `bosun`, `mate`, `captain`; a level (`easy` to `master`); a plugin; or a
    program (`cmd:./mybot`).

    `playouts` or `ms` say how long a captain may think about a decision; `captain@500` does so too. With a
    seed and playouts the same questions get the same answers. The captain needs `portroyal[fast]`.

    >>> game = Game.new("port-royal", 2, seed=7)
    >>> bot("mate").choose(game)
    'draw'
    >>> bot("parrot").choose(game)  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    portroyal.play.errors.PlayError: there is no bot 'parrot'; choose from deckhand, bosun, mate, captain, ...
    """
    plain, own = budgeted(name)
    _check("playouts", playouts, MOST_PLAYOUTS)
    _check("ms", ms, MOST_MS)
    if plain == "master" and not has_numba():
        warnings.warn(NO_NUMBA, stacklevel=2)
    return Bot(plain, own.playouts if playouts is None else playouts, own.ms if ms is None else ms, seed)


def _check(what: str, value: float | None, most: int) -> None:
    if value is not None and (isinstance(value, bool) or not 1 <= value <= most):
        raise PlayError("bad-option", f"{what} is {shortened(value)}; it must be 1 to {most:,}")

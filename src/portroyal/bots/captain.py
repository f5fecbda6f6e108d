"""What the crews of all families share: bots that decide by a plain function, and a captain who searches."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable
from importlib import import_module
from time import monotonic
from typing import Any

from portroyal.bots.ask import BotError
from portroyal.bots.bot import Advice, Budget
from portroyal.play.family import Table
from portroyal.play.rules_table import RulesTable

COMPILING = 600.0  # seconds
PLAYOUTS = 2_000  # of a captain who is given neither time nor playouts
MOST_PLAYOUTS = 1 << 40
PORTION = 256  # playouts between two looks at the clock


def choices(table: RulesTable) -> dict[int, str]:
    """The decider's choices: the rules' codes and how they are written."""
    return {code: name for name, code in table.choices().items()}


class PlainBot:
    """A bot that decides by a plain function of the table."""

    def __init__(self, name: str, choice: Callable[[Any], str]) -> None:
        self.name = name
        self._choice = choice

    def advise(self, table: Table, chance: random.Random, budget: Budget) -> Advice:
        return Advice(self._choice(table))


class Decision(ABC):
    """Where a decision is thought over, in portions, by compiled code; not to be shared between threads.

    The first of `states` is the position. The one race has `codes`, the `best` of them, and begins `anew`.
    """

    states: Any
    races: Any
    whim: Any

    def enter(self, state: Any, whim: Any) -> None:
        """A new decision; `whim` (one cell) is the captain's own chance and moves on."""
        self.states[0] = state
        self.whim = whim
        self.races[0]["anew"] = 1

    @abstractmethod
    def think(self, playouts: int) -> bool:
        """Goes on until so many playouts are made in all; answers whether more would change nothing."""

    def think_for(self, seconds: float, playouts: int) -> None:
        """Goes on until the time is over, but makes at least one portion."""
        end = monotonic() + seconds
        made = PORTION
        while not self.think(min(made, playouts)) and made < playouts and monotonic() < end:
            made += PORTION

    @property
    def choice(self) -> int:
        """The code of the best action so far."""
        race = self.races[0]
        return int(race["codes"][race["best"]])

    @abstractmethod
    def values(self) -> dict[int, float]:
        """What the choices are worth to the one who decides: expected shares of the win, by code."""

    def shares(self) -> dict[int, list[float]] | None:
        """The same for everybody, seat by seat, where a bot works that out."""
        return None


class Captain:
    """Searches in compiled code, which is loaded when the first decision is asked for."""

    def __init__(self, module: str, own: Callable[[Table], RulesTable], name: str = "captain") -> None:
        """`module` has the family's `decision_at(table, chance)`; `own` is a table of the family."""
        self.name, self._module, self._own = name, module, own
        self._loaded = False

    @property
    def patience(self) -> float | None:
        """Compiling for the first time takes a while; afterwards the budget says how long to wait."""
        return None if self._loaded else COMPILING

    def advise(self, table: Table, chance: random.Random, budget: Budget) -> Advice:
        names = choices(self._own(table))
        if len(names) == 1:
            return Advice(next(iter(names.values())))
        decision = self._decision_at(table, chance)
        if budget.ms is None:
            decision.think(PLAYOUTS if budget.playouts is None else budget.playouts)
        else:
            playouts = MOST_PLAYOUTS if budget.playouts is None else budget.playouts
            decision.think_for(budget.ms / 1000, playouts)
        shares = decision.shares()
        return Advice(
            names[decision.choice],
            {names[code]: x for code, x in decision.values().items()},
            None if shares is None else {names[code]: each for code, each in shares.items()},
        )

    def _decision_at(self, table: Table, chance: random.Random) -> Decision:
        try:
            decision_at: Callable[[Table, random.Random], Decision] = import_module(self._module).decision_at
        except ModuleNotFoundError as missing:
            raise BotError(
                "exception", f'the {self.name} needs {missing.name}: pip install "portroyal[fast]"'
            ) from None
        if not self._loaded:
            decision_at(table, random.Random(0)).think(1)  # the time of compiling is not that of thinking
            self._loaded = True
        return decision_at(table, chance)

"""The crew of the Dice Game as anybody asks it: bosun and mate in plain Python, the captain compiled."""

from __future__ import annotations

import random
from collections.abc import Callable

from portroyal.bots.bot import Advice, Bot, Budget
from portroyal.bots.dice.bosun import DETOURS, bosun
from portroyal.bots.dice.chart_costs import PLAN_SIZE
from portroyal.bots.dice.mate import mate
from portroyal.bots.dice.roll_odds import plain_reach
from portroyal.bots.dice.weights import weights
from portroyal.play.dice.adapter import DiceTable
from portroyal.play.dice.notation import action_name
from portroyal.play.family import Table
from portroyal.rules.dice.codes import MAX_LEGAL
from portroyal.rules.dice.legal import legal
from portroyal.rules.dice.state import Sheet, State


def bosun_choice(g: State, sheet: Sheet, actions: list[int], n: int) -> int:
    return bosun(g, sheet, actions, n, list(DETOURS), [0] * PLAN_SIZE)


def mate_choice(g: State, sheet: Sheet, actions: list[int], n: int) -> int:
    odds: list[int] = plain_reach()  # type: ignore[assignment]  # read by place, as a list is
    return mate(g, sheet, actions, n, list(weights()), [0] * PLAN_SIZE, odds)


COMPILING = 600.0  # seconds


class Sailor:
    """A bot that decides by a plain function of the state."""

    def __init__(self, name: str, choice: Callable[[State, Sheet, list[int], int], int]) -> None:
        self.name = name
        self._choice = choice

    def advise(self, table: Table, chance: random.Random, budget: Budget) -> Advice:
        assert isinstance(table, DiceTable)
        actions = [0] * MAX_LEGAL
        n = legal(table.g, table.on.sheet, actions)
        return Advice(action_name(table.on, self._choice(table.g, table.on.sheet, actions, n)))


class Captain:
    """Searches on compiled playouts; the loops are loaded when the first decision is asked for."""

    name = "captain"

    def __init__(self) -> None:
        self._loaded = False

    @property
    def patience(self) -> float | None:
        """Compiling for the first time takes a while; afterwards the budget says how long to wait."""
        return None if self._loaded else COMPILING

    def advise(self, table: Table, chance: random.Random, budget: Budget) -> Advice:
        from portroyal.bots.dice.search import searched

        assert isinstance(table, DiceTable)
        if not self._loaded:
            searched(table, chance, Budget(playouts=1))  # the time of compiling is not the time of thinking
            self._loaded = True
        return searched(table, chance, budget)


CREW: dict[str, Bot] = {
    "bosun": Sailor("bosun", bosun_choice),
    "mate": Sailor("mate", mate_choice),
    "captain": Captain(),
}

"""What a bot is: it looks at a table on which nothing hidden is real, and names one of the legal actions."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from portroyal.play.family import Table


@dataclass(frozen=True)
class Budget:
    """What one decision may cost: time, or playouts, which can be repeated exactly; None: the bot's own."""

    ms: float | None = None
    playouts: int | None = None


@dataclass(frozen=True)
class Advice:
    """An action, and where the bot has them the values of the choices: expected shares of the win, 0 to 1.

    `values` are those of whoever decides; `shares` are everybody's, seat by seat.
    """

    action: str
    values: Mapping[str, float] | None = None
    shares: Mapping[str, Sequence[float]] | None = None


class Bot(Protocol):
    """One opponent for one or more games.

    `table` is a copy made for this decision (`bots.blind`): hidden cards are dealt afresh and the stream of
    chance is another, so that a bot may look at everything it holds and even play on it.
    """

    name: str

    def advise(self, table: Table, chance: random.Random, budget: Budget) -> Advice: ...

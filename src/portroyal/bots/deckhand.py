"""The deckhand: takes any of the choices, each as likely as the other."""

from __future__ import annotations

import random

from portroyal.bots.bot import Advice, Budget
from portroyal.play.family import Table


class Deckhand:
    """For all games; knows nothing but what is allowed."""

    name = "deckhand"

    def advise(self, table: Table, chance: random.Random, budget: Budget) -> Advice:
        return Advice(chance.choice(table.legal()))

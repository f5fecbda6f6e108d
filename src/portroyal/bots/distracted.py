"""A level below the bosun's: the same bot, but now and then it does not look where it steps."""

from __future__ import annotations

import random

from portroyal.bots.bot import Advice, Bot, Budget
from portroyal.play.family import Table

SLIPS = 0.25


class Distracted:
    """Leaves one choice in four to chance and plays the others as the bot beneath."""

    def __init__(self, name: str, bot: Bot, slips: float = SLIPS) -> None:
        self.name = name
        self.bot = bot
        self.slips = slips

    def advise(self, table: Table, chance: random.Random, budget: Budget) -> Advice:
        if chance.random() < self.slips:
            return Advice(chance.choice(table.legal()))
        return self.bot.advise(table, chance, budget)

"""Pig declared: its game, its table, and what it brings to the floors above."""

from __future__ import annotations

import random
from typing import Any

from pig.rules import REASONS
from pig.table import PigTable

from portroyal.bots.bot import Advice, Budget
from portroyal.bots.family import BotsPart
from portroyal.lab.family import LabPart
from portroyal.play.family import Family, GameFacts
from portroyal.text.family import TextPart


class Bold:
    """A bot of the same package: it never holds before ten."""

    name = "bold"

    def advise(self, table: Any, chance: random.Random, budget: Budget) -> Advice:
        return Advice("hold" if table.state().pot >= 10 else "roll")


def batch(game: str, options: Any, players: int) -> Any:
    from pig.batch import PigBatch

    return PigBatch(players)


WORDS = {"title": "Pig", "goal": "First to 20 points.", "action-roll": "Roll the die", "state-pot": "at stake"}
SENTENCES = {"event-roll": "{who} rolls a {n}.", "event-bank": "{who} keeps {n}."}
TEXT = TextPart(words={"en": WORDS | SENTENCES})
BOTS = BotsPart(batch=batch, in_batches=("deckhand",))
LAB = LabPart(REASONS)
PARTS = {"text": "pig.family:TEXT", "bots": "pig.family:BOTS", "lab": "pig.family:LAB"}
FAMILY = Family("pig", (GameFacts("pig", 2, 5),), PigTable, PARTS)

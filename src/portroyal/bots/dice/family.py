"""The bots of the Dice Game."""

from __future__ import annotations

from portroyal.bots.columns import BOTS_IN_BATCHES
from portroyal.bots.dice.bots import CREW
from portroyal.bots.family import BotsPart

FAMILY = BotsPart(
    CREW,
    "portroyal.bots.dice.batch:DiceBatch",
    BOTS_IN_BATCHES[:-1],
    "dice-*.json",
    parts="portroyal.bots.dice.parts:DiceParts",
)

"""The bots of the Dice Game."""

from __future__ import annotations

from portroyal.bots.columns import BOTS_IN_BATCHES
from portroyal.bots.dice.bots import CREW
from portroyal.bots.family import Batch, BotsPart
from portroyal.play.family import Options


def _batch(game: str, options: Options, players: int) -> Batch:
    from portroyal.bots.dice.batch import DiceBatch

    return DiceBatch(options, players)


FAMILY = BotsPart(CREW, _batch, BOTS_IN_BATCHES, "dice-*.json")

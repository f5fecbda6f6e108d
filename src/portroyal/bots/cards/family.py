"""The bots of the card games."""

from __future__ import annotations

from portroyal.bots.cards.bots import CREW
from portroyal.bots.columns import BOTS_IN_BATCHES
from portroyal.bots.family import Batch, BotsPart
from portroyal.play.family import Options


def _batch(game: str, options: Options, players: int) -> Batch:
    from portroyal.bots.cards.batch import CardBatch

    return CardBatch(game, options, players)


FAMILY = BotsPart(CREW, _batch, BOTS_IN_BATCHES, "cards-*-{game}.json")

"""The bots of the card games."""

from __future__ import annotations

from portroyal.bots.cards.bots import CREW
from portroyal.bots.columns import BOTS_IN_BATCHES
from portroyal.bots.family import BotsPart

FAMILY = BotsPart(
    CREW,
    "portroyal.bots.cards.batch:CardBatch",
    BOTS_IN_BATCHES,
    "cards-*-{game}.json",
    {"admiral": "cards-admiral.json"},
    "portroyal.bots.cards.parts:CardParts",
)

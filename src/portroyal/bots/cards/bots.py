"""The crew of the card games: bosun, mate, captain and admiral as the registry of bots wants them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from portroyal.bots.bot import Bot
from portroyal.bots.captain import Captain, PlainBot, choices
from portroyal.bots.cards.bosun import bosun
from portroyal.bots.cards.mate import mate
from portroyal.bots.cards.weights import weights_of
from portroyal.bots.cards.worth import Notes
from portroyal.play.cards.adapter import CardTable
from portroyal.play.family import Table


def card_table(table: Table) -> CardTable:
    if not isinstance(table, CardTable):
        raise TypeError(f"the crew of the card games cannot play at a {type(table).__name__}")
    return table


def bosun_action(table: Table) -> str:
    own = card_table(table)
    named = choices(own)
    return named[bosun(own.g, own.deck.box, list(named), len(named))]


def mate_action(table: Table) -> str:
    own = card_table(table)
    named = choices(own)
    weights = weights_of(own.deck.game.name, own.n_players)
    return named[mate(own.g, own.deck.box, list(named), len(named), weights, Notes())]


CREW: Final[Mapping[str, Bot]] = {
    "bosun": PlainBot("bosun", bosun_action),
    "mate": PlainBot("mate", mate_action),
    "captain": Captain("portroyal.bots.cards.search", card_table),
    "admiral": Captain("portroyal.bots.cards.admiral", card_table, "admiral"),
}

"""The crew of the card games: bosun, mate and captain as the registry of bots wants them."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, Final

from portroyal.bots.ask import BotError
from portroyal.bots.bot import Advice, Bot, Budget
from portroyal.bots.cards.bosun import bosun
from portroyal.bots.cards.mate import mate
from portroyal.bots.cards.net import net_of
from portroyal.bots.cards.weights import weights_of
from portroyal.bots.cards.worth import Notes
from portroyal.play.cards.adapter import CardTable
from portroyal.play.cards.view import legal_codes
from portroyal.play.family import Table

OWN_PLAYOUTS = 2_000  # without a budget
MOST_PLAYOUTS = 1 << 40
COMPILING = 600.0  # seconds


def card_table(table: Table) -> CardTable:
    if not isinstance(table, CardTable):
        raise TypeError(f"the crew of the card games cannot play at a {type(table).__name__}")
    return table


def choices(table: CardTable) -> dict[int, str]:
    """The decider's choices: the rules' codes and how they are written."""
    return dict(zip(list(legal_codes(table.g, table.deck)), table.legal(), strict=True))


class Bosun:
    """Cautious rules of thumb (`cards_bosun`)."""

    name = "bosun"

    def advise(self, table: Table, chance: random.Random, budget: Budget) -> Advice:
        own = card_table(table)
        named = choices(own)
        return Advice(named[bosun(own.g, own.deck.box, list(named), len(named))])


class Mate:
    """The exact odds of the next card, and tuned weights (`cards_mate`)."""

    name = "mate"

    def advise(self, table: Table, chance: random.Random, budget: Budget) -> Advice:
        own = card_table(table)
        named = choices(own)
        weights = weights_of(own.deck.game.name, own.n_players)
        return Advice(named[mate(own.g, own.deck.box, list(named), len(named), weights, Notes())])


class Captain:
    """Tree search over deals of the hidden cards (`cards_captain`), in compiled code."""

    name = "captain"

    def __init__(self) -> None:
        self._loaded = False

    @property
    def patience(self) -> float | None:
        """Compiling for the first time takes a while; afterwards the budget says how long to wait."""
        return None if self._loaded else COMPILING

    def advise(self, table: Table, chance: random.Random, budget: Budget) -> Advice:
        own = card_table(table)
        named = choices(own)
        if len(named) == 1:
            return Advice(next(iter(named.values())))
        try:
            from portroyal.bots.cards.search import Cabin
            from portroyal.rules.compiled import one_record
        except ModuleNotFoundError as missing:
            raise BotError(
                "exception", f"the captain needs {missing.name}: install portroyal[fast]"
            ) from None
        game = own.deck.game.name
        weights = one_record(weights_of(game, own.n_players))
        cabin = Cabin(one_record(own.deck.box), weights, net_of(game, own.n_players))
        if not self._loaded:
            cabin.enter(one_record(own.g)[0], first_whim(random.Random(0)))
            cabin.think(1)  # the time of compiling is not the time of thinking
            self._loaded = True
        cabin.enter(one_record(own.g)[0], first_whim(chance))
        if budget.ms is None:
            cabin.think(OWN_PLAYOUTS if budget.playouts is None else budget.playouts)
        else:
            cabin.think_for(budget.ms / 1000, MOST_PLAYOUTS if budget.playouts is None else budget.playouts)
        return Advice(named[cabin.choice], {named[code]: value for code, value in cabin.values().items()})


def first_whim(chance: random.Random) -> Any:
    import numpy as np

    return np.array([chance.getrandbits(31) | 1], np.int64)


CREW: Final[Mapping[str, Bot]] = {"bosun": Bosun(), "mate": Mate(), "captain": Captain()}

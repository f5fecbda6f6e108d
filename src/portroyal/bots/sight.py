"""What a bot gets to see: a copy of the table on which nothing hidden is real (D6)."""

from __future__ import annotations

import random

from portroyal.play.cards_table import CardTable
from portroyal.play.dice_table import DiceTable
from portroyal.play.table import Table
from portroyal.rules.cards.codes import MAX_CARDS
from portroyal.rules.cards.hidden import reshuffle_hidden
from portroyal.rules.cards.state import State as CardState
from portroyal.rules.chance import Stream, seed_stream
from portroyal.rules.dice.state import State as DiceState
from portroyal.rules.layout import copy_plain

SEEDS_BELOW = 1 << 53


def blinded(table: Table, chance: random.Random) -> Table:
    """A copy to look at and to play on: hidden cards dealt afresh, the coming chance another one.

    No listener, script, real table or order of a shuffle comes along, and no cell keeps a trace of where a
    card really lies.
    """
    if isinstance(table, CardTable):
        return _cards(table, chance)
    if isinstance(table, DiceTable):
        return _dice(table, chance)
    raise TypeError(f"no bot can look at a {type(table).__name__}")


def _cards(table: CardTable, chance: random.Random) -> CardTable:
    copy = object.__new__(CardTable)
    copy.options, copy.deck = table.options, table.deck
    copy.by_position, copy.from_real_table = True, False
    copy.given_deck = copy.given_reshuffles = None
    copy.first_coins, copy.opened = frozenset(), []
    g = copy.g = CardState()
    copy_plain(table.g, g)
    g.told, g.orders = [], []
    _forget(g.stream, chance)
    dealer = Stream()
    seed_stream(dealer, chance.randrange(SEEDS_BELOW))
    reshuffle_hidden(g, dealer, [0] * MAX_CARDS)
    for card in g.draw_pile[: g.draw_end]:
        g.below[card] = 0
    g.draw_pile[g.draw_end :] = [0] * (len(g.draw_pile) - g.draw_end)
    return copy


def _dice(table: DiceTable, chance: random.Random) -> DiceTable:
    copy = object.__new__(DiceTable)
    copy.options, copy.on = table.options, table.on
    copy.given_dice, copy.from_real_table = None, False
    copy.rolls, copy.opened = [], []
    g = copy.g = DiceState()
    copy_plain(table.g, g)
    g.told, g.script = [], []
    _forget(g.stream, chance)
    return copy


def _forget(stream: Stream, chance: random.Random) -> None:
    seed_stream(stream, chance.randrange(SEEDS_BELOW))
    stream.block = [0] * len(stream.block)

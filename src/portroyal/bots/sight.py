"""What a bot gets to see: a copy of the table on which nothing hidden is real (D6)."""

from __future__ import annotations

import random

from portroyal.play.cards_table import CardTable
from portroyal.play.dice_table import DiceTable
from portroyal.play.table import Table
from portroyal.rules.cards.codes import MAX_CARDS
from portroyal.rules.cards.hidden import deal_coins, gather_coins
from portroyal.rules.cards.state import State as CardState
from portroyal.rules.chance import WORDS, Stream, rewind
from portroyal.rules.layout import copy_of


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
    g = copy.g = copy_of(table.g)
    g.told, g.orders = [], []
    _forget(g.stream, chance)
    _deal_afresh(g, chance)
    return copy


def _deal_afresh(g: CardState, chance: random.Random) -> None:
    """The same as `reshuffle_hidden`, which compiled code uses; the rules' own chance is slow in CPython."""
    pools, pile = [0] * MAX_CARDS, g.draw_pile
    draw = g.draw_end - g.draw_top
    pile[:draw] = pile[g.draw_top : g.draw_end]
    new = gather_coins(g, draw, 0, pools)
    end = gather_coins(g, new, 1, pools)
    pile[:end] = _shuffled(pile[:new], chance) + _shuffled(pile[new:end], chance)
    g.draw_top, g.draw_end = 0, draw
    deal_coins(g, draw, new, pools)
    for card in pile[:draw]:
        g.below[card] = 0
    pile[draw:] = [0] * (len(pile) - draw)


def _shuffled(cards: list[int], chance: random.Random) -> list[int]:
    """Sorted first, so that nothing of the old deal is left; then each has a place of its own by lot."""
    lot = chance.random
    return sorted(sorted(cards), key=lambda _: lot())


def _dice(table: DiceTable, chance: random.Random) -> DiceTable:
    copy = object.__new__(DiceTable)
    copy.options, copy.on = table.options, table.on
    copy.given_dice, copy.from_real_table = None, False
    copy.rolls, copy.opened = [], []
    g = copy.g = copy_of(table.g)
    g.told, g.script = [], []
    _forget(g.stream, chance)
    return copy


def _forget(stream: Stream, chance: random.Random) -> None:
    stream.key = [chance.getrandbits(32) for _ in stream.key]
    stream.block = [0] * WORDS
    rewind(stream)

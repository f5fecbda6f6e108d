"""A card game as a bot gets to see it: a copy on which nothing hidden is real (D6)."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from portroyal.play.blind import forget
from portroyal.rules.cards.codes import MAX_CARDS
from portroyal.rules.cards.hidden import deal_coins, gather_coins
from portroyal.rules.cards.state import State
from portroyal.rules.layout import copy_of

if TYPE_CHECKING:
    from portroyal.play.cards.adapter import CardTable


def blinded(table: CardTable, chance: random.Random) -> CardTable:
    copy = object.__new__(type(table))
    copy.options, copy.deck, copy.action_names = table.options, table.deck, table.action_names
    copy.by_position, copy.from_real_table = True, False
    copy.given_deck = copy.given_reshuffles = None
    copy.first_coins, copy.opened = frozenset(), []
    g = copy.g = copy_of(table.g)
    g.told, g.orders = [], []
    forget(g.stream, chance)
    _deal_afresh(g, chance)
    return copy


def _deal_afresh(g: State, chance: random.Random) -> None:
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

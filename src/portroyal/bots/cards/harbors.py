"""Harbors that may come: which cards, in which numbers, and the memory of those that were worked out.

Harbors that were reached in another order, or by ships that differ only in swords, are one and the same.
"""

from __future__ import annotations

from typing import Annotated

from portroyal.rules.cards.codes import MAX_CARDS, MAX_PLAYERS, SHIP
from portroyal.rules.cards.coins import reshuffle
from portroyal.rules.cards.odds import can_repel
from portroyal.rules.cards.state import Box, State
from portroyal.rules.chance import whim_below
from portroyal.rules.layout import I8, Cell, layout
from portroyal.rules.rulebook import rule

MEMORY = 1 << 14  # harbors that are remembered
MASK = (1 << 60) - 1
WORD = 1 << 30
STIRRED = 16  # cards on top of the draw pile: a turn seldom sees more


@layout
class Harbors:
    """The memory of one decision."""

    n_known: I8
    repelled: I8  # stands in keys for any ship that was sent away
    alike: Annotated[list[int], Cell("i8", MAX_CARDS)]  # by kind: the first kind that is the same to us
    words: Annotated[list[int], Cell("i8", MAX_CARDS)]  # by kind, for keys
    place: Annotated[list[int], Cell("i8", MAX_CARDS)]
    keys: Annotated[list[int], Cell("i8", MEMORY)]
    known: Annotated[list[float], Cell("f8", MEMORY * MAX_PLAYERS)]


@rule
def forget(g: State, box: Box, harbors: Harbors, whim: list[int]) -> None:
    """Before the first look of a decision."""
    harbors.n_known = 0
    for i in range(MEMORY):
        harbors.keys[i] = 0
    harbors.repelled = key_word(whim)
    swords = g.players[g.active].swords
    for kind in range(box.n_kinds):
        harbors.alike[kind] = kind
        harbors.words[kind] = key_word(whim)
        if box.type_of[kind] != SHIP:
            continue
        for other in range(kind):
            if (
                box.type_of[other] == SHIP
                and box.color[other] == box.color[kind]
                and box.coins[other] == box.coins[kind]
                and can_repel(box, swords, other) == can_repel(box, swords, kind)
            ):
                harbors.alike[kind] = other
                harbors.words[kind] = harbors.words[other]
                break


@rule
def key_word(whim: list[int]) -> int:
    high = whim_below(whim, WORD)
    return (high << 30) + whim_below(whim, WORD)


@rule
def recall(harbors: Harbors, key: int, n_players: int, value: list[float]) -> bool:
    """Whether a value is known; `value` then holds it."""
    at = key % MEMORY
    while harbors.keys[at] != 0:
        if harbors.keys[at] == key:
            for p in range(n_players):
                value[p] = harbors.known[at * MAX_PLAYERS + p]
            return True
        at = (at + 1) % MEMORY
    return False


@rule
def remember(harbors: Harbors, key: int, n_players: int, value: list[float]) -> None:
    if harbors.n_known > MEMORY // 2:
        return
    at = key % MEMORY
    while harbors.keys[at] != 0:
        at = (at + 1) % MEMORY
    harbors.keys[at] = key
    harbors.n_known += 1
    for p in range(n_players):
        harbors.known[at * MAX_PLAYERS + p] = value[p]


@rule
def merge_alike(box: Box, harbors: Harbors, counts: list[int]) -> None:
    """Counts cards that are the same to us under the first kind of them that can come."""
    for kind in range(box.n_kinds):
        harbors.place[kind] = -1
    for kind in range(box.n_kinds):
        if counts[kind] == 0:
            continue
        alike = harbors.alike[kind]
        if harbors.place[alike] < 0:
            harbors.place[alike] = kind
        else:
            counts[harbors.place[alike]] += counts[kind]
            counts[kind] = 0


@rule
def stir_unseen(g: State, whim: list[int]) -> None:
    """Other cards on top of the draw pile, any unseen one as likely; a coin changes places with the card."""
    size = g.draw_end - g.draw_top
    coins = 0
    for p in range(g.n_players):
        coins += g.players[p].coins.size - g.players[p].old_coins
    for i in range(min(STIRRED, size)):
        at = g.draw_top + i
        card = g.draw_pile[at] + 0
        j = at + whim_below(whim, size + coins - i)
        if j < g.draw_end:
            g.draw_pile[at] = g.draw_pile[j]
            g.draw_pile[j] = card
        else:
            g.draw_pile[at] = exchange_coin(g, j - g.draw_end, card)


@rule
def exchange_coin(g: State, number: int, card: int) -> int:
    """Puts a card in the place of a coin, counted among those that are not old (D6); answers the coin."""
    for p in range(g.n_players):
        above = 0
        coin = g.players[p].coins.top + 0
        while coin != 0:
            if g.old[coin] == 0:
                if number == 0:
                    g.below[card] = g.below[coin]
                    if above == 0:
                        g.players[p].coins.top = card
                    else:
                        g.below[above] = card
                    return coin
                number -= 1
            above = coin
            coin = g.below[coin] + 0
    return card


@rule
def bring_up(g: State, box: Box, kind: int) -> None:
    """Lays an unseen card of this kind on top of the draw pile; a coin changes places with the top card."""
    if g.draw_top == g.draw_end:
        reshuffle(g, box)
    top = g.draw_pile[g.draw_top] + 0
    for i in range(g.draw_top, g.draw_end):
        card = g.draw_pile[i] + 0
        if box.kind_of[card] == kind:
            g.draw_pile[i] = top
            g.draw_pile[g.draw_top] = card
            return
    for p in range(g.n_players):
        above = 0
        coin = g.players[p].coins.top + 0
        while coin != 0:
            if g.old[coin] == 0 and box.kind_of[coin] == kind:
                g.draw_pile[g.draw_top] = coin
                g.below[top] = g.below[coin]
                if above == 0:
                    g.players[p].coins.top = top
                else:
                    g.below[above] = top
                return
            above = coin
            coin = g.below[coin] + 0

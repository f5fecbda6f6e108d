"""The bosun of the card games: cautious rules of thumb that a person could follow.

1. An expedition that can be fulfilled is fulfilled at once.
2. A ship is repelled only when it would bust the turn.
3. Go on while there is nothing to take. With something to take, stop at the second ship color; with swords
   enough for half of the ships (three), stop at the third. Stop also when nothing new can come any more.
4. Hire the person with the most points that you can pay; among equals the cheapest.
5. Without one, trade with the ship that pays most. On another player's turn, only from 2 coins on: the fee
   is one of them.
"""

from __future__ import annotations

from portroyal.rules.cards.codes import (
    DISCOVER,
    DRAW_CARD,
    FULFIL,
    KEEP,
    MAX_CARDS,
    PASS,
    REPEL,
    REPELLING,
    SHIP,
    STOP,
    TAKE,
    TAX,
)  # fmt: skip
from portroyal.rules.cards.discover import color_in_harbor
from portroyal.rules.cards.odds import can_repel
from portroyal.rules.cards.state import Box, State
from portroyal.rules.cards.trade import income_of, price_of, ship_colors
from portroyal.rules.rulebook import rule

CALM_COLORS = 2  # rule 3
ARMED_COLORS = 3
ARMED_FROM = 3  # swords
LEAST_ABROAD = 2  # rule 5
HIRING = 1_000  # a person before any ship
PER_POINT = 100
MOST_DRAWN = 40  # cards in a turn; whoever has drawn so many goes round in circles


@rule
def bosun(g: State, box: Box, actions: list[int], n: int) -> int:
    """One of the `n` legal actions."""
    for i in range(n):
        if actions[i] >= FULFIL:
            return actions[i]
    if n == 1:
        return actions[0]
    if g.phase == REPELLING:
        return REPEL if color_in_harbor(g, box.color[box.kind_of[g.revealed]]) else KEEP
    if g.phase == DISCOVER:
        return STOP if is_content(g, box) else DRAW_CARD
    best = PASS
    most = 0
    for i in range(n):
        if TAKE <= actions[i] < TAKE + MAX_CARDS:
            liking = liking_of(g, box, g.decider, actions[i] - TAKE)
            if liking > most:
                most = liking
                best = actions[i]
    return best


@rule
def is_content(g: State, box: Box) -> bool:
    """Rule 3: something can be taken, and going on is no longer safe."""
    if g.drawn == 0:
        return False
    if g.drawn >= MOST_DRAWN or is_futile(g, box):
        return True
    armed = g.players[g.active].swords >= ARMED_FROM
    if ship_colors(g) < (ARMED_COLORS if armed else CALM_COLORS):
        return False
    card = g.harbor.top
    while card != 0:
        if liking_of(g, box, g.active, box.kind_of[card]) > 0:
            return True
        card = g.below[card]
    return False


@rule
def is_futile(g: State, box: Box) -> bool:
    """Nothing is left but ships to repel and taxes, which are shuffled and drawn again, for ever."""
    card = g.discard.top
    swords = g.players[g.active].swords
    if g.draw_top < g.draw_end or card == 0:
        return False
    while card != 0:
        kind = box.kind_of[card]
        if box.type_of[kind] == SHIP:
            if not (color_in_harbor(g, box.color[kind]) and can_repel(box, swords, kind)):
                return False
        elif box.type_of[kind] != TAX:
            return False
        card = g.below[card]
    return True


@rule
def liking_of(g: State, box: Box, seat: int, kind: int) -> int:
    """Rules 4 and 5 as a number; 0 for what is not taken."""
    player = g.players[seat]
    fee = 0 if seat == g.active else 1
    if box.type_of[kind] == SHIP:
        income = income_of(box, player, kind)
        return 0 if fee == 1 and income < LEAST_ABROAD else income
    price = price_of(box, player, kind)
    if price + fee > player.coins.size:
        return 0
    return HIRING + PER_POINT * box.points[kind] - price

"""Discover: the active player reveals card after card, until a stop or two ships of one color (C3)."""

from __future__ import annotations

from portroyal.rules.cards.codes import (
    BUST,
    DISCOVER,
    EXPEDITION,
    JESTER,
    JESTER_PAY,
    KEPT,
    LEAST_POINTS,
    MOST_SWORDS,
    PERSON,
    RELIEF,
    REPELLED,
    REPELLING,
    REVEALED,
    SHIP,
    SKULL,
    SWEPT,
    TAX_DONE,
    TAXED,
    TURN,
)  # fmt: skip
from portroyal.rules.cards.coins import draw_top, gain, pay, seen_outside
from portroyal.rules.cards.state import Box, State, push, seat_after
from portroyal.rules.rulebook import hot, outside, rule
from portroyal.rules.telling import DISCARD, DRAW, EXPEDITIONS, HARBOR, NOWHERE, tell


@rule
def begin_turn(g: State) -> None:
    g.phase = DISCOVER
    g.decider = g.active
    g.drawn = 0
    g.takes_left = 0
    tell(g, TURN, g.active, 0, g.round, NOWHERE, NOWHERE)


@hot
def reveal(g: State, box: Box) -> bool:
    """The next card of the draw pile; answers whether it busts the turn (C3.4)."""
    card = draw_top(g, box)
    shown = seen_outside(g, box, card, -1)
    if shown != 0:
        card = shown
    kind = box.kind_of[card]
    g.drawn += 1
    g.idle = 0
    if box.type_of[kind] == EXPEDITION:  # C3.5
        push(g, g.expeditions, card)
        tell(g, REVEALED, g.active, card, 1, DRAW, EXPEDITIONS)
        return False
    tell(g, REVEALED, g.active, card, 1, DRAW, HARBOR)
    if box.type_of[kind] == PERSON:  # C3.2
        push(g, g.harbor, card)
        return False
    if box.type_of[kind] == SHIP:
        if may_repel(g, box, card):
            g.revealed = card
            g.phase = REPELLING
            return False
        return moor(g, box, card)
    raise_taxes(g, box, card)
    return False


@rule
def may_repel(g: State, box: Box, card: int) -> bool:
    """C3.3: swords at least the ship's; they are never used up. A skull is never repelled."""
    swords = box.swords[box.kind_of[card]]
    return swords != SKULL and g.players[g.active].swords >= swords


@rule
def repel(g: State) -> None:
    """C3.3: the ship just revealed goes to the discard pile."""
    card = g.revealed
    g.revealed = 0
    g.phase = DISCOVER
    push(g, g.discard, card)
    tell(g, REPELLED, g.active, card, 1, HARBOR, DISCARD)


@rule
def keep(g: State, box: Box) -> bool:
    """C3.4: keeping is a choice even when it busts; answers whether it did."""
    card = g.revealed
    g.revealed = 0
    g.phase = DISCOVER
    tell(g, KEPT, g.active, card, 1, NOWHERE, NOWHERE)
    return moor(g, box, card)


@rule
def color_in_harbor(g: State, color: int) -> bool:
    return g.moored >> color & 1 == 1


@hot
def moor(g: State, box: Box, card: int) -> bool:
    """A ship that is not repelled comes into the harbor, or busts the turn (C3.4)."""
    color = box.color[box.kind_of[card]]
    if not color_in_harbor(g, color):
        push(g, g.harbor, card)
        g.moored |= 1 << color
        return False
    tell(g, BUST, g.active, card, g.harbor.size + 1, NOWHERE, NOWHERE)
    sweep_harbor(g)
    push(g, g.discard, card)
    tell(g, SWEPT, -1, card, 1, HARBOR, DISCARD)
    seat = g.active
    for _ in range(g.n_players):  # C3.8
        gain(g, box, seat, g.players[seat].people[JESTER], JESTER_PAY)
        seat = seat_after(g, seat)
    return True


@rule
def sweep_harbor(g: State) -> None:
    """The whole harbor goes to the discard pile, the card that came first first."""
    harbor = g.harbor
    if harbor.size == 0:
        return
    tell_swept(g)
    bottom = harbor.top
    while g.below[bottom] != 0:
        bottom = g.below[bottom]
    g.below[bottom] = g.discard.top
    g.discard.top = harbor.top
    g.discard.size += harbor.size
    harbor.top = 0
    harbor.size = 0
    g.moored = 0


@outside(0)
def tell_swept(g: State) -> int:
    cards = []
    card = g.harbor.top
    while card != 0:
        cards.append(card)
        card = g.below[card]
    for card in reversed(cards):
        tell(g, SWEPT, -1, card, 1, HARBOR, DISCARD)
    return 0


@rule
def is_taxed(box: Box, coins: int) -> bool:
    return coins >= box.tax_from


@rule
def raise_taxes(g: State, box: Box, card: int) -> None:
    """C3.6: the rich pay, then somebody gains, then the card is discarded."""
    seat = g.active
    for _ in range(g.n_players):
        coins = g.players[seat].coins.size
        if is_taxed(box, coins):
            levy = coins - box.tax_to if box.tax_to > 0 else coins // 2
            pay(g, box, seat, levy, TAXED)
        seat = seat_after(g, seat)
    best = relief_rank(g, box, card, g.active)
    for p in range(g.n_players):
        best = max(best, relief_rank(g, box, card, p))
    seat = g.active
    for _ in range(g.n_players):  # C3.8
        if relief_rank(g, box, card, seat) == best:
            gain(g, box, seat, 1, RELIEF)
        seat = seat_after(g, seat)
    push(g, g.discard, card)
    tell(g, TAX_DONE, g.active, card, 1, HARBOR, DISCARD)


@rule
def relief_rank(g: State, box: Box, card: int, seat: int) -> int:
    """The players with the highest rank gain: the most swords, or the fewest points."""
    tax = box.tax[box.kind_of[card]]
    if tax == MOST_SWORDS:
        return g.players[seat].swords
    if tax == LEAST_POINTS:
        return -g.players[seat].points
    return 0

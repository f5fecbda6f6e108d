"""The exact odds of the next card, by what a player with perfect memory knows (D6)."""

from __future__ import annotations

from portroyal.rules.cards.codes import (
    EXPEDITION,
    N_COLORS,
    PERSON,
    REPELLING,
    SHIP,
    SKULL,
    TAX,
    TRADE,
)  # fmt: skip
from portroyal.rules.cards.coins import cards_there
from portroyal.rules.cards.discover import color_in_harbor, repel, sweep_harbor
from portroyal.rules.cards.state import Box, State
from portroyal.rules.cards.trade import admirals_pay, price_of, ship_colors
from portroyal.rules.rulebook import rule

# What the next card can be, for the player who is active. A card can be several of these at once.
(
    ALL,  # every card that may come
    A_SHIP,
    A_PERSON,
    AN_EXPEDITION,
    A_TAX,
    BUSTS,  # a ship of a color that lies there, and no way to repel it (C3.4)
    REPELLED_BUST,  # a ship that would bust, but can be repelled (C3.3)
    PAYS,  # a ship that moors, so that its coins can be had
    FOURTH_COLOR,  # a ship that raises the takes to 2 (C4.2)
    FIFTH_COLOR,  # a ship that raises the takes to 3 (C4.2)
    AFFORDABLE,  # a person whom the active player could hire after stopping then (C4.4)
) = range(11)
N_ODDS = 11
ODDS = (
    "all", "ship", "person", "expedition", "tax", "bust", "repelled-bust", "pays", "fourth-color",
    "fifth-color", "affordable",
)  # fmt: skip


@rule
def count_pile(g: State, box: Box, card: int, old: int, counts: list[int]) -> int:
    """Adds the cards of one pool in a pile, from `card` down, to `counts` by kind."""
    n = 0
    while card != 0:
        if g.old[card] == old:
            counts[box.kind_of[card]] += 1
            n += 1
        card = g.below[card]
    return n


@rule
def count_pool(g: State, box: Box, old: int, counts: list[int]) -> int:
    """D6: the face-down cards of a pool by kind: 0 is `new` (draw pile and coins), 1 is `old` (coins)."""
    for kind in range(box.n_kinds):
        counts[kind] = 0
    n = 0
    if old == 0:
        for i in range(g.draw_top, g.draw_end):
            counts[box.kind_of[g.draw_pile[i]]] += 1
        n = g.draw_end - g.draw_top
    for p in range(g.n_players):
        n += count_pile(g, box, g.players[p].coins.top, old, counts)
    return n


@rule
def count_next(g: State, box: Box, counts: list[int]) -> int:
    """The cards among which the next one is, each as likely, by kind; answers how many they are.

    While the draw pile lasts it is any of the pool `new`: what lies in the pile and what became a coin is
    not told apart. Without a draw pile it comes from the discard pile, shuffled (C1.4).
    """
    if g.draw_top < g.draw_end:
        return count_pool(g, box, 0, counts)
    for kind in range(box.n_kinds):
        counts[kind] = 0
    return count_pile(g, box, g.discard.top, 0, counts)


@rule
def make_way(g: State) -> None:
    """Before the next card a ship that waits is repelled (C3.3), after a stop the harbor is swept (C4.11)."""
    if g.phase == REPELLING:
        repel(g)
    elif g.phase == TRADE:
        sweep_harbor(g)


@rule
def can_repel(box: Box, swords: int, kind: int) -> bool:
    """C3.3, for a ship that has not come yet."""
    return box.swords[kind] != SKULL and swords >= box.swords[kind]


@rule
def ships_of(box: Box, color: int, counts: list[int]) -> int:
    """Of the cards counted, the ships of a color."""
    n = 0
    for kind in range(box.n_kinds):
        if box.type_of[kind] == SHIP and box.color[kind] == color:
            n += counts[kind]
    return n


@rule
def more_repelled(box: Box, swords: int, more: int, counts: list[int]) -> int:
    """Of the cards counted, the ships that `more` swords repel and `swords` do not."""
    n = 0
    for kind in range(box.n_kinds):
        if box.type_of[kind] == SHIP and can_repel(box, more, kind) and not can_repel(box, swords, kind):
            n += counts[kind]
    return n


@rule
def next_odds(g: State, box: Box, counts: list[int], odds: list[int]) -> int:
    """Adds up `counts` (by `count_next`) to cards out of odds[ALL] that bust, pay, bring a fifth color, …"""
    for i in range(N_ODDS):
        odds[i] = 0
    colors = ship_colors(g)
    player = g.players[g.active]
    purse = player.coins.size + admirals_pay(g, g.harbor.size + 1, cards_there(g) - 1)
    for kind in range(box.n_kinds):
        n = counts[kind]
        if n == 0:
            continue
        odds[ALL] += n
        if box.type_of[kind] == SHIP:
            odds[A_SHIP] += n
            add_ship(g, box, kind, n, colors, odds)
        elif box.type_of[kind] == PERSON:
            odds[A_PERSON] += n
            if price_of(box, player, kind) <= purse:
                odds[AFFORDABLE] += n
        elif box.type_of[kind] == EXPEDITION:
            odds[AN_EXPEDITION] += n
        elif box.type_of[kind] == TAX:
            odds[A_TAX] += n
    return odds[ALL]


@rule
def add_ship(g: State, box: Box, kind: int, n: int, colors: int, odds: list[int]) -> None:
    if color_in_harbor(g, box.color[kind]):
        if can_repel(box, g.players[g.active].swords, kind):
            odds[REPELLED_BUST] += n
        else:
            odds[BUSTS] += n
        return
    odds[PAYS] += n
    if colors == N_COLORS - 2:
        odds[FOURTH_COLOR] += n
    elif colors == N_COLORS - 1:
        odds[FIFTH_COLOR] += n

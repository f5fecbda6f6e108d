"""Counting the table again: every card lies in exactly one place (C1.2), and every counter is right."""

from __future__ import annotations

from portroyal.rules.cards.codes import N_COLORS, N_ROLES, PERSON, SHIP, TRADER, WHOLESALER
from portroyal.rules.cards.state import Box, Pile, Player, State
from portroyal.rules.rulebook import rule

NO_FAULT, LOST_CARD, DOUBLED_CARD, WRONG_SIZE, WRONG_OLD_COINS, WRONG_COUNTER, WRONG_COLORS = range(7)
FAULTS = (
    None, "a card is lost", "a card lies in two places", "a pile's size is wrong", "old coins are miscounted",
    "a player's counters are wrong", "the colors in the harbor are wrong",
)  # fmt: skip


@rule
def fault_of(g: State, box: Box, marks: list[int]) -> int:
    """What is wrong with a table, 0 if nothing; `marks` is scratch, a cell per card and one more."""
    for card in range(box.n_cards + 1):
        marks[card] = 0
    if box.open_card != 0 and g.n_players < 5:
        marks[box.open_card] = 1  # C1.1: out of the game
    for i in range(g.draw_top, g.draw_end):
        marks[g.draw_pile[i]] += 1
    if g.revealed != 0:
        marks[g.revealed] += 1
    sizes_fit = mark_pile(g, g.discard, marks) and mark_pile(g, g.harbor, marks)
    sizes_fit = mark_pile(g, g.expeditions, marks) and sizes_fit
    for p in range(g.n_players):
        player = g.players[p]
        sizes_fit = mark_pile(g, player.coins, marks) and sizes_fit
        sizes_fit = mark_pile(g, player.display, marks) and sizes_fit
        sizes_fit = mark_pile(g, player.ships, marks) and sizes_fit
    if not sizes_fit:
        return WRONG_SIZE
    for card in range(1, box.n_cards + 1):
        if marks[card] == 0:
            return LOST_CARD
        if marks[card] > 1:
            return DOUBLED_CARD
    if colors_of_ships(g, box) != g.moored:
        return WRONG_COLORS
    for p in range(g.n_players):
        if old_coins_of(g, g.players[p]) != g.players[p].old_coins:
            return WRONG_OLD_COINS
        if not counters_fit(g, box, g.players[p]):
            return WRONG_COUNTER
    return NO_FAULT


@rule
def mark_pile(g: State, pile: Pile, marks: list[int]) -> bool:
    """Marks the cards of a pile; answers whether there are as many as it says."""
    n = 0
    card = pile.top
    while card != 0 and n <= pile.size:
        marks[card] += 1
        n += 1
        card = g.below[card]
    return n == pile.size


@rule
def colors_of_ships(g: State, box: Box) -> int:
    colors = 0
    card = g.harbor.top
    while card != 0:
        kind = box.kind_of[card]
        if box.type_of[kind] == SHIP:
            colors |= 1 << box.color[kind]
        card = g.below[card]
    return colors


@rule
def old_coins_of(g: State, player: Player) -> int:
    n = 0
    card = player.coins.top
    while card != 0:
        n += g.old[card]
        card = g.below[card]
    return n


@rule
def counters_fit(g: State, box: Box, player: Player) -> bool:
    points, swords, expeditions = player.ships.size, 0, 0
    card = player.display.top
    while card != 0:
        kind = box.kind_of[card]
        points += box.points[kind]
        if box.type_of[kind] == PERSON:
            swords += box.swords[kind]
        else:
            expeditions += 1
        card = g.below[card]
    if points != player.points or swords != player.swords or expeditions != player.expeditions:
        return False
    for role in range(N_ROLES):
        if persons_in(g, box, player, role, -1) != player.people[role]:
            return False
    for color in range(N_COLORS):
        if persons_in(g, box, player, TRADER, color) != player.traders[color]:
            return False
        if persons_in(g, box, player, WHOLESALER, color) != player.wholesalers[color]:
            return False
    return True


@rule
def persons_in(g: State, box: Box, player: Player, role: int, color: int) -> int:
    """How many persons of a role, and of a color unless it is -1, lie in the display."""
    n = 0
    card = player.display.top
    while card != 0:
        kind = box.kind_of[card]
        if (
            box.type_of[kind] == PERSON
            and box.role[kind] == role
            and (color == -1 or box.color[kind] == color)
        ):
            n += 1
        card = g.below[card]
    return n

"""Dealing what is face down afresh, so that no bot, hint or search can see the future (D6)."""

from __future__ import annotations

from portroyal.rules.cards.state import State
from portroyal.rules.chance import Stream, shuffle
from portroyal.rules.rulebook import rule


@rule
def reshuffle_hidden(g: State, stream: Stream, scratch: list[int]) -> None:
    """Another deal that everybody at the table must think as likely: each pool within itself.

    Both pools are gathered in the array of the draw pile, which has room for every card, new before old;
    `scratch` (a cell per card) keeps which coin is of which pool, seat by seat from the newest coin down.
    """
    n_draw = g.draw_end - g.draw_top
    for i in range(n_draw):
        g.draw_pile[i] = g.draw_pile[g.draw_top + i]
    g.draw_top = 0
    g.draw_end = n_draw
    end_new = gather_coins(g, n_draw, 0, scratch)
    end = gather_coins(g, end_new, 1, scratch)
    # Sorted first, so that nothing of the old deal is left.
    sort_cells(g.draw_pile, 0, end_new)
    sort_cells(g.draw_pile, end_new, end)
    shuffle(stream, g.draw_pile, 0, end_new)
    shuffle(stream, g.draw_pile, end_new, end)
    deal_coins(g, n_draw, end_new, scratch)


@rule
def gather_coins(g: State, end: int, old: int, scratch: list[int]) -> int:
    """Writes every coin of a pool behind draw_pile[:end]; answers the new end."""
    coin = 0
    for p in range(g.n_players):
        card = g.players[p].coins.top
        while card != 0:
            scratch[coin] = g.old[card]
            coin += 1
            if g.old[card] == old:
                g.draw_pile[end] = card
                end += 1
            card = g.below[card]
    return end


@rule
def deal_coins(g: State, new: int, old: int, scratch: list[int]) -> None:
    """Rebuilds the players' coins: as many as before, of the same pools in the same places."""
    coin = 0
    for p in range(g.n_players):
        coins = g.players[p].coins
        above = 0
        for _ in range(coins.size):
            if scratch[coin] == 1:
                card = g.draw_pile[old]
                old += 1
            else:
                card = g.draw_pile[new]
                new += 1
            g.old[card] = scratch[coin]
            coin += 1
            g.below[card] = 0
            if above == 0:
                coins.top = card
            else:
                g.below[above] = card
            above = card


@rule
def sort_cells(cells: list[int], first: int, end: int) -> None:
    """Insertion sort: pools are small."""
    for i in range(first + 1, end):
        cell = cells[i]
        j = i - 1
        while j >= first and cells[j] > cell:
            cells[j + 1] = cells[j]
            j -= 1
        cells[j + 1] = cell

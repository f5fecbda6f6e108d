"""Draw or stop in the eyes of the mate: what the harbor is worth now, and after one more card."""

from __future__ import annotations

from portroyal.bots.cards.weights import Weights
from portroyal.bots.cards.worth import Notes, best_of_others, worth_of
from portroyal.rules.cards.codes import ADMIRAL, EXPEDITION, GOVERNOR, JESTER, SHIP, TAX
from portroyal.rules.cards.odds import can_repel, count_next
from portroyal.rules.cards.state import Box, State
from portroyal.rules.cards.trade import ADMIRAL_COINS, ADMIRAL_FROM
from portroyal.rules.rulebook import rule

FREE_COLORS = 3  # from the next color on, each gives a take more (C4.2)


@rule
def look(g: State, box: Box, extra: int, w: Weights, notes: Notes) -> int:
    """Lays the harbor, and the card `extra` unless it is 0, into the notes; answers how many cards they are.

    Sorted by what the active player has of them, with running sums, and what is left for the others.
    """
    player = g.players[g.active]
    colors = 0
    ships = 0
    best_ship = 0
    card = g.harbor.top if extra == 0 else extra
    first = extra != 0  # one that lies there already may stand for another of its kind
    while card != 0:
        kind = box.kind_of[card]
        if box.type_of[kind] == SHIP:
            colors |= 1 << box.color[kind]
            ships += 1
            best_ship = max(best_ship, box.coins[kind] + player.traders[box.color[kind]])
        card = g.harbor.top if first else g.below[card]
        first = False
    takes = 1 + max(0, ships - FREE_COLORS) + player.people[GOVERNOR]
    # C4.8: a ship can pay for a person
    notes.seats[g.active].coins = player.coins.size + (best_ship if takes > 1 else 0)
    h = 0
    card = g.harbor.top if extra == 0 else extra
    first = extra != 0
    while card != 0:
        h = lay(g, box, box.kind_of[card], h, w, notes)
        card = g.harbor.top if first else g.below[card]
        first = False
    notes.colors = colors
    notes.n_colors = ships
    notes.takes = takes
    notes.gift = w.gift
    notes.sums[0] = 0
    for i in range(h):
        notes.sums[i + 1] = notes.sums[i] + max(0, notes.mine[i])
    notes.best_left[h] = 0
    for i in range(h - 1, -1, -1):
        notes.best_left[i] = max(notes.best_left[i + 1], notes.theirs[i])
    return h


@rule
def lay(g: State, box: Box, kind: int, h: int, w: Weights, notes: Notes) -> int:
    """One card into its place among the `h` that lie there."""
    mine = worth_of(g, box, g.active, kind, w, notes)
    i = h
    while i > 0 and notes.mine[i - 1] < mine:
        notes.laid[i] = notes.laid[i - 1]
        notes.mine[i] = notes.mine[i - 1]
        notes.theirs[i] = notes.theirs[i - 1]
        i -= 1
    notes.laid[i] = kind
    notes.mine[i] = mine
    notes.theirs[i] = best_of_others(g, box, g.active, kind, w, notes)
    return h + 1


@rule
def left_over(g: State, best: int, notes: Notes) -> int:
    """What the others' best take does to the active player: a gift to them, a fee from them (C4.9)."""
    return notes.coin - notes.gift * best // 100 if best > 0 else 0


@rule
def admiral_worth(g: State, h: int, notes: Notes) -> int:
    """C4.4, for the active player."""
    if h < ADMIRAL_FROM:
        return 0
    return ADMIRAL_COINS * g.players[g.active].people[ADMIRAL] * notes.coin


@rule
def stop_worth(g: State, h: int, notes: Notes) -> int:
    """The best takes, and what is left to the others."""
    n = min(notes.takes, h)
    while n > 0 and notes.mine[n - 1] <= 0:
        n -= 1
    return notes.sums[n] + left_over(g, notes.best_left[n], notes) + admiral_worth(g, h, notes)


@rule
def worth_with(g: State, box: Box, kind: int, h: int, w: Weights, notes: Notes) -> int:
    """Stopping with one more card, which busts nothing, beside the `h` that lie there."""
    mine = worth_of(g, box, g.active, kind, w, notes)
    theirs = best_of_others(g, box, g.active, kind, w, notes)
    takes = notes.takes
    if box.type_of[kind] == SHIP and notes.n_colors >= FREE_COLORS:
        takes += 1
    n = min(takes, h)
    while n > 0 and notes.mine[n - 1] <= 0:
        n -= 1
    if mine > 0 and n == takes and notes.mine[n - 1] < mine:
        n -= 1
    worth = notes.sums[n]
    best = notes.best_left[n]
    if mine > 0 and n < takes:
        worth += mine
    else:
        best = max(best, theirs)
    return worth + left_over(g, best, notes) + admiral_worth(g, h + 1, notes)


@rule
def bust_worth(g: State, notes: Notes) -> int:
    """C3.4: jesters pay."""
    others = 0
    for p in range(g.n_players):
        if p != g.active:
            others = max(others, g.players[p].people[JESTER])
    mine = g.players[g.active].people[JESTER]
    return mine * notes.coin - notes.gift * others * notes.coin // 100


@rule
def tax_worth(g: State, box: Box, notes: Notes) -> int:
    """C3.6, without the coin that somebody gains."""
    worth = 0
    for p in range(g.n_players):
        coins = g.players[p].coins.size
        if coins >= box.tax_from:
            levy = coins - box.tax_to if box.tax_to > 0 else coins // 2
            if p == g.active:
                worth -= levy * notes.coin
            else:
                worth += notes.gift * levy * notes.coin // 100
    return worth


@rule
def draw_gain(g: State, box: Box, h: int, w: Weights, notes: Notes) -> int:
    """What one more card is worth more than stopping: the exact expectation over all cards it can be."""
    return mean_gain(g, box, h, count_next(g, box, notes.counts), w, notes)


@rule
def mean_gain(g: State, box: Box, h: int, total: int, w: Weights, notes: Notes) -> int:
    """The same, where the `total` cards that it can be are counted."""
    player = g.players[g.active]
    stop = stop_worth(g, h, notes)
    bust = bust_worth(g, notes) - stop
    tax = tax_worth(g, box, notes)
    gain = 0
    idle = 0  # cards after which all is as before: repelled ships, taxes that nobody pays
    for kind in range(box.n_kinds):
        n = notes.counts[kind]
        if n == 0:
            continue
        if box.type_of[kind] == SHIP and (notes.colors >> box.color[kind]) & 1 == 1:
            if can_repel(box, player.swords, kind):
                idle += n
            else:
                gain += n * bust
        elif box.type_of[kind] == TAX and tax == 0:
            idle += n
        elif box.type_of[kind] == TAX:
            gain += n * tax
        elif box.type_of[kind] == EXPEDITION:
            gain += n * w.expedition
        else:
            change = worth_with(g, box, kind, h, w, notes) - stop
            if change < 0 and box.type_of[kind] == SHIP and can_repel(box, player.swords, kind):
                idle += n
            else:
                gain += n * change
    if idle == total:  # daring would go on for ever: put away, shuffled, drawn again
        return 0
    return gain // max(1, total) + w.daring + notes.n_colors * w.daring_color


@rule
def draw_gain_two(g: State, box: Box, w: Weights, notes: Notes) -> int:
    """The same two cards ahead: after the first one stops or draws again, whichever is better.

    So one sees that a harbor lacks two ships for another take. It takes some thirty times as long.
    """
    player = g.players[g.active]
    stop = stop_worth(g, look(g, box, 0, w, notes), notes)
    colors = notes.colors + 0
    bust = bust_worth(g, notes) - stop
    tax = tax_worth(g, box, notes)
    total = count_next(g, box, notes.first_counts)
    gain = 0
    idle = 0
    card = 1
    for kind in range(box.n_kinds):
        n = notes.first_counts[kind]
        if n == 0:
            continue
        if box.type_of[kind] == SHIP and (colors >> box.color[kind]) & 1 == 1:
            if can_repel(box, player.swords, kind):
                idle += n
            else:
                gain += n * bust
        elif box.type_of[kind] == TAX and tax == 0:
            idle += n
        elif box.type_of[kind] == TAX:
            gain += n * tax
        elif box.type_of[kind] == EXPEDITION:
            gain += n * w.expedition
        else:
            while box.kind_of[card] != kind:  # cards are sorted by kind
                card += 1
            h = look(g, box, card, w, notes)
            for other in range(box.n_kinds):
                notes.counts[other] = notes.first_counts[other]
            notes.counts[kind] -= 1
            change = stop_worth(g, h, notes) - stop + max(0, mean_gain(g, box, h, total - 1, w, notes))
            if change < 0 and box.type_of[kind] == SHIP and can_repel(box, player.swords, kind):
                idle += n
            else:
                gain += n * change
    if idle == total:
        return 0
    return gain // max(1, total) + w.daring

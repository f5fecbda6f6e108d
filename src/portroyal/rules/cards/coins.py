"""Coins and the draw pile: every coin is a card, gained face down and paid newest first (C1)."""

from __future__ import annotations

from portroyal.rules.cards.codes import DEALT, FEE, SHUFFLED
from portroyal.rules.cards.state import Box, State, pop, push, seat_after
from portroyal.rules.chance import shuffle
from portroyal.rules.rulebook import hot, outside, rule
from portroyal.rules.telling import COINS, DISCARD, DRAW, tell

START_COINS = 3  # C2.1


@outside(0)
def scripted(g: State, box: Box) -> int:
    """Lays the cards that were fixed from outside on top of the pile to be shuffled; answers how many.

    The script is a list of orders, one per shuffle, each a list of kinds; only plain games have one.
    """
    if not g.script:
        return 0
    order = g.script.pop(0)
    for place, kind in enumerate(order):
        at = next((i for i in range(place, g.draw_end) if box.kind_of[g.draw_pile[i]] == kind), None)
        if at is None:
            raise ValueError(
                f"card {place + 1} of the order of a shuffle is not among the cards to be shuffled"
            )
        # The rest stays sorted, as the shuffle of the others demands.
        g.draw_pile.insert(place, g.draw_pile.pop(at))
    return len(order)


@outside(0)
def note_order(g: State) -> int:
    """Keeps the order of a shuffle for the record of a plain game."""
    if g.orders is not None:
        g.orders.append(g.draw_pile[: g.draw_end])
    return 0


@outside(0)
def seen_outside(g: State, box: Box, card: int, seat: int) -> int:
    """The card that a real table shows where our own chance would show `card`; 0 where nobody says.

    `seat` is whose coin it was, -1 for the draw pile.
    """
    return g.real_table.shown(g, box, card, seat) if g.real_table else 0


@rule
def shuffle_draw_pile(g: State, box: Box) -> None:
    """The cards in draw_pile[:draw_end] are sorted; what a script does not fix is shuffled."""
    fixed = scripted(g, box)
    shuffle(g.stream, g.draw_pile, fixed, g.draw_end)
    g.draw_top = 0
    note_order(g)


@rule
def reshuffle(g: State, box: Box) -> None:
    """C1.4: the discard pile becomes the draw pile; coins gained before are known apart from now on (D6)."""
    n = g.discard.size
    card = g.discard.top
    for _ in range(n):
        following = g.below[card]
        g.below[card] = -1
        card = following
    g.discard.top = 0
    g.discard.size = 0
    end = 0
    for card in range(1, box.n_cards + 1):
        if g.below[card] == -1:
            g.draw_pile[end] = card
            end += 1
    g.draw_end = end
    shuffle_draw_pile(g, box)
    for p in range(g.n_players):
        player = g.players[p]
        player.old_coins = player.coins.size
        card = player.coins.top
        while card != 0:
            g.old[card] = 1
            card = g.below[card]
    tell(g, SHUFFLED, -1, 0, n, DISCARD, DRAW)


@rule
def can_draw(g: State) -> bool:
    """C1.5: with both piles empty nothing can be drawn."""
    return g.draw_top < g.draw_end or g.discard.size > 0


@rule
def cards_there(g: State) -> int:
    """C1.5: no more coins can be gained than cards lie on the draw and the discard pile."""
    return g.draw_end - g.draw_top + g.discard.size


@rule
def draw_top(g: State, box: Box) -> int:
    """The top card of the draw pile; C1.4: shuffled anew at the need, not before."""
    if g.draw_top == g.draw_end:
        reshuffle(g, box)
    card = g.draw_pile[g.draw_top]
    g.draw_top += 1
    g.below[card] = 0  # no longer marked by `reshuffle`
    return card


@hot
def gain(g: State, box: Box, seat: int, n: int, why: int) -> None:
    """C1.2: n cards face down; C1.5: as many as there are."""
    player = g.players[seat]
    got = 0
    while got < n and can_draw(g):
        push(g, player.coins, draw_top(g, box))
        got += 1
    if got > 0:
        tell(g, why, seat, 0, got, DRAW, COINS + seat)


@rule
def take_coin(g: State, seat: int) -> int:
    """C1.6: the newest coin."""
    player = g.players[seat]
    card = pop(g, player.coins)
    player.old_coins -= g.old[card]
    return card


@hot
def pay(g: State, box: Box, seat: int, n: int, why: int) -> None:
    """C1.3: paid coins are seen when they are discarded."""
    for _ in range(n):
        card = take_coin(g, seat)
        shown = seen_outside(g, box, card, seat)
        if shown != 0:
            card = shown
        g.old[card] = 0
        push(g, g.discard, card)
        tell(g, why, seat, card, 1, COINS + seat, DISCARD)


@rule
def pay_fee(g: State, seat: int) -> None:
    """C4.9: one coin to the active player, face down."""
    card = take_coin(g, seat)
    player = g.players[g.active]
    push(g, player.coins, card)
    player.old_coins += g.old[card]
    tell(g, FEE, seat, 0, 1, COINS + seat, COINS + g.active)


@rule
def deal(g: State, box: Box) -> None:
    """C2.1: three coins each, the start player first."""
    seat = g.start
    for _ in range(g.n_players):
        gain(g, box, seat, START_COINS, DEALT)
        seat = seat_after(g, seat)

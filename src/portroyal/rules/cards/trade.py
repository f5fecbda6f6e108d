"""Trade & Hire: the active player first, then the others, each takes cards from the harbor (C4)."""

from __future__ import annotations

from portroyal.rules.cards.codes import (
    ADMIRAL,
    ADMIRAL_PAY,
    GOVERNOR,
    HIRED,
    INCOME,
    JESTER,
    JESTER_PAY,
    MADEMOISELLE,
    N_COLORS,
    PAID,
    SHIP,
    STOPPED,
    TRADE,
    TRADED,
)  # fmt: skip
from portroyal.rules.cards.coins import can_draw, gain, pay, pay_fee
from portroyal.rules.cards.ending import call_end, end_turn
from portroyal.rules.cards.state import Box, Player, State, oldest, push, remove, seat_after, tally
from portroyal.rules.rulebook import hot, rule
from portroyal.rules.telling import DISCARD, DISPLAY, HARBOR, NOWHERE, SHIPS, tell

ADMIRAL_FROM = 5  # cards in the harbor
ADMIRAL_COINS = 2
MOST_TAKES = 3  # without governors


@rule
def begin_trade(g: State, box: Box) -> None:
    tell(g, STOPPED, g.active, 0, g.harbor.size, NOWHERE, NOWHERE)
    g.phase = TRADE
    open_chance(g, box, g.active)


@rule
def ship_colors(g: State) -> int:
    """The ships in the harbor; no two of them have one color (C3.4)."""
    n = 0
    for color in range(N_COLORS):
        n += g.moored >> color & 1
    return n


@rule
def takes_by(colors: int) -> int:
    """C4.2: the takes of the active player without governors."""
    return 1 + max(0, colors - 3)


@rule
def takes_of(g: State, seat: int) -> int:
    """C4.2: 1, 2 or 3 for the active player, 1 for the others; C4.3: and one per governor."""
    takes = takes_by(ship_colors(g)) if seat == g.active else 1
    return takes + g.players[seat].people[GOVERNOR]


@hot
def open_chance(g: State, box: Box, seat: int) -> None:
    """A player's chance begins: admirals (C4.4) and jesters (C4.5) pay now."""
    g.decider = seat
    g.takes_left = takes_of(g, seat)
    people = g.players[seat].people
    if g.harbor.size >= ADMIRAL_FROM:
        gain(g, box, seat, ADMIRAL_COINS * people[ADMIRAL], ADMIRAL_PAY)
    elif g.harbor.size == 0 and seat != g.active:
        gain(g, box, seat, people[JESTER], JESTER_PAY)


@rule
def admirals_pay(g: State, lying: int, there: int) -> int:
    """C4.4: what admirals give the active player who stops with so many cards in the harbor; C1.5."""
    return min(ADMIRAL_COINS * g.players[g.active].people[ADMIRAL], there) if lying >= ADMIRAL_FROM else 0


@rule
def close_chance(g: State, box: Box) -> None:
    """C4.1: the others clockwise, once each; C4.11: then the turn ends."""
    seat = seat_after(g, g.decider)
    if seat == g.active:
        end_turn(g)
    else:
        open_chance(g, box, seat)


@rule
def price_of(box: Box, player: Player, kind: int) -> int:
    """C4.7: the cost less 1 per mademoiselle, never below 0; the fee comes on top."""
    return max(0, box.cost[kind] - player.people[MADEMOISELLE])


@rule
def fee_of(g: State, seat: int) -> int:
    """C4.9: every card costs a player who is not active 1 more."""
    return 0 if seat == g.active else 1


@rule
def income_of(box: Box, player: Player, kind: int) -> int:
    """C4.6: the ship's coins plus 1 per trader of its color."""
    return box.coins[kind] + player.traders[box.color[kind]]


@rule
def can_take(g: State, box: Box, kind: int) -> bool:
    """Whether the decider can pay for a card of this kind that lies in the harbor."""
    player = g.players[g.decider]
    fee = fee_of(g, g.decider)
    if box.type_of[kind] != SHIP:
        return player.coins.size >= price_of(box, player, kind) + fee
    if fee == 0 or player.coins.size > 0:
        return True
    # C4.9: the fee may come from the ship's own yield; C1.5: if there is one.
    kept = player.wholesalers[box.color[kind]] > 0
    return income_of(box, player, kind) > 0 and (can_draw(g) or not kept)


@hot
def can_take_any(g: State, box: Box) -> bool:
    if g.takes_left > 0:
        card = g.harbor.top
        while card != 0:
            if can_take(g, box, box.kind_of[card]):
                return True
            card = g.below[card]
    return False


@hot
def take(g: State, box: Box, kind: int) -> None:
    """C4.8: one card after the other; what it gives can be used for the next take at once."""
    seat = g.decider
    player = g.players[seat]
    card = oldest(g, box, g.harbor, kind)
    remove(g, g.harbor, card)
    g.takes_left -= 1
    if box.type_of[kind] == SHIP:
        trade_with(g, box, seat, card)
    else:
        tell(g, HIRED, seat, card, 1, HARBOR, DISPLAY + seat)
        pay(g, box, seat, price_of(box, player, kind), PAID)
        push(g, player.display, card)
        tally(box, player, card, 1)
        if box.role[kind] == GOVERNOR:  # C4.3
            g.takes_left += 1
        call_end(g, box, seat)
    if seat != g.active:
        pay_fee(g, seat)


@hot
def trade_with(g: State, box: Box, seat: int, card: int) -> None:
    """C4.6; C1.5: the ship is discarded before its coins are gained; C7.2: a wholesaler keeps it."""
    player = g.players[seat]
    kind = box.kind_of[card]
    income = income_of(box, player, kind)
    g.moored &= ~(1 << box.color[kind])
    if player.wholesalers[box.color[kind]] > 0:
        tell(g, TRADED, seat, card, 1, HARBOR, SHIPS + seat)
        gain(g, box, seat, income, INCOME)
        push(g, player.ships, card)
        player.points += 1
        call_end(g, box, seat)
    else:
        tell(g, TRADED, seat, card, 1, HARBOR, DISCARD)
        push(g, g.discard, card)
        gain(g, box, seat, income, INCOME)

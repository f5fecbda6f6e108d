"""The table of a card game: every card lies in exactly one pile, and what it adds up to is kept beside it."""

from __future__ import annotations

from typing import Annotated, Any

from portroyal.rules.cards.codes import (
    MAX_CARDS,
    MAX_PLAYERS,
    N_COLORS,
    N_ROLES,
    PERSON,
    TRADER,
    WHOLESALER,
)  # fmt: skip
from portroyal.rules.chance import Stream
from portroyal.rules.layout import I1, I2, Cell, PlainOnly, Rows, layout
from portroyal.rules.rulebook import rule


@layout
class Box:
    """What is in the box: the kinds of card, and the few numbers in which the games differ.

    Cards are numbered from 1, sorted by kind, so that 0 can mean "no card"; kinds are numbered from 0.
    """

    n_cards: I2
    n_kinds: I2
    kind_of: Annotated[list[int], Cell("i2", MAX_CARDS + 1)]
    type_of: Annotated[list[int], Cell("i1", MAX_CARDS)]
    color: Annotated[list[int], Cell("i1", MAX_CARDS)]
    coins: Annotated[list[int], Cell("i1", MAX_CARDS)]
    swords: Annotated[list[int], Cell("i1", MAX_CARDS)]
    cost: Annotated[list[int], Cell("i1", MAX_CARDS)]
    points: Annotated[list[int], Cell("i1", MAX_CARDS)]
    role: Annotated[list[int], Cell("i1", MAX_CARDS)]
    tax: Annotated[list[int], Cell("i1", MAX_CARDS)]
    settlers: Annotated[list[int], Cell("i1", MAX_CARDS)]  # what an expedition demands
    captains: Annotated[list[int], Cell("i1", MAX_CARDS)]
    priests: Annotated[list[int], Cell("i1", MAX_CARDS)]
    open_card: I2  # the five-player expedition, never shuffled in (C1.1); 0: none
    end_points: I2  # C6.1
    least_crew: I2  # persons that the smallest expedition demands
    tax_from: I2  # C3.6: coins from which a player is taxed
    tax_to: I2  # C3.6: coins a taxed player keeps; 0: half of them


@layout
class Pile:
    """A pile of cards: the top one; each card knows the one below it (`State.below`)."""

    top: I2
    size: I2


@layout
class Player:
    """A seat: coins (face down), display, ships under wholesalers, and what they add up to."""

    coins: Pile
    display: Pile
    ships: Pile
    old_coins: I2  # coins from before the last shuffle (D6)
    points: I2
    swords: I2
    expeditions: I2
    people: Annotated[list[int], Cell("i1", N_ROLES)]
    traders: Annotated[list[int], Cell("i1", N_COLORS)]
    wholesalers: Annotated[list[int], Cell("i1", N_COLORS)]


@layout
class State:
    """A card game at one moment."""

    stream: Stream
    below: Annotated[list[int], Cell("i2", MAX_CARDS + 1)]
    old: Annotated[list[int], Cell("i1", MAX_CARDS + 1)]  # 1: a coin from before the last shuffle (D6)
    draw_pile: Annotated[list[int], Cell("i2", MAX_CARDS)]  # the draw pile is draw_pile[draw_top:draw_end]
    draw_top: I2
    draw_end: I2
    discard: Pile
    harbor: Pile
    moored: I2  # the colors of the ships in the harbor, one bit each
    expeditions: Pile
    players: Annotated[list[Player], Rows(MAX_PLAYERS, "n_players")]
    n_players: I2
    start: I2
    round: I2
    phase: I2
    active: I2
    decider: I2
    revealed: I2  # the ship that waits for repel or keep; 0: none
    drawn: I2
    takes_left: I2
    idle: I2
    needs_expedition: I1  # the option ending=expedition (C6.3)
    end_called: I1
    reason: I1
    winners: I2  # one bit per seat
    told: Annotated[Any, PlainOnly()]  # the listener of `tell`
    script: Annotated[Any, PlainOnly()]  # orders for coming shuffles, given from outside
    orders: Annotated[Any, PlainOnly()]  # the orders of the shuffles so far, for the record
    real_table: Annotated[Any, PlainOnly()]  # says which cards a real table shows


@rule
def push(g: State, pile: Pile, card: int) -> None:
    g.below[card] = pile.top
    pile.top = card
    pile.size += 1


@rule
def pop(g: State, pile: Pile) -> int:
    card = pile.top
    pile.top = g.below[card]
    pile.size -= 1
    return card


@rule
def remove(g: State, pile: Pile, card: int) -> None:
    """Takes a card out of the middle of a pile."""
    pile.size -= 1
    if pile.top == card:
        pile.top = g.below[card]
        return
    above = pile.top
    while g.below[above] != card:
        above = g.below[above]
    g.below[above] = g.below[card]


@rule
def oldest(g: State, box: Box, pile: Pile, kind: int) -> int:
    """The card of this kind that has lain longest in the pile; 0 if there is none."""
    found = 0
    card = pile.top
    while card != 0:
        if box.kind_of[card] == kind:
            found = card
        card = g.below[card]
    return found


@rule
def oldest_person(g: State, box: Box, pile: Pile, role: int) -> int:
    """The person of this role who has been longest in the display; 0 if there is none."""
    found = 0
    card = pile.top
    while card != 0:
        kind = box.kind_of[card]
        if box.type_of[kind] == PERSON and box.role[kind] == role:
            found = card
        card = g.below[card]
    return found


@rule
def tally(box: Box, player: Player, card: int, sign: int) -> None:
    """The one place where a player's counters change: a card enters (1) or leaves (-1) the display."""
    kind = box.kind_of[card]
    player.points += sign * box.points[kind]
    if box.type_of[kind] == PERSON:
        role = box.role[kind]
        player.people[role] += sign
        player.swords += sign * box.swords[kind]
        if role == TRADER:
            player.traders[box.color[kind]] += sign
        elif role == WHOLESALER:
            player.wholesalers[box.color[kind]] += sign
    else:
        player.expeditions += sign


@rule
def seat_after(g: State, seat: int) -> int:
    seat += 1
    return 0 if seat == g.n_players else seat

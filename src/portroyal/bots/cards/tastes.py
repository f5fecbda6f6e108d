"""The admiral's tastes: what each card would add to each seat's share of the win, by the network.

Found once a turn, they stand in the mate's notes in place of its tuned worths: the mate's way to draw, stop
and take, which is quick, then plays by what the network knows.
"""

from __future__ import annotations

from typing import Annotated

from portroyal.bots.cards.judgement import Judge, Net, judge
from portroyal.bots.cards.stop_or_go import draw_gain, look
from portroyal.bots.cards.weights import Weights
from portroyal.bots.cards.worth import Notes, read_table
from portroyal.bots.columns import share_win
from portroyal.rules.cards.codes import EXPEDITION, MAX_CARDS, MAX_LEGAL, MAX_PLAYERS, SHIP, TAX
from portroyal.rules.cards.ending import call_end, end_turn, winners
from portroyal.rules.cards.expeditions import can_fulfil, fulfil
from portroyal.rules.cards.legal import act, legal
from portroyal.rules.cards.state import Box, State, seat_after, tally
from portroyal.rules.cards.trade import fee_of, income_of, price_of
from portroyal.rules.layout import Cell, layout
from portroyal.rules.rulebook import rule

WHOLE = 1_000_000  # the victory
MOST_COINS = 16  # that one ship may bring
UNKNOWN = -2 * WHOLE
DARING = WHOLE * 3 // 1000  # added to the value of going on, since one looks a single card ahead


@layout
class Taster:
    """The mate's tools, with the network's tastes in them."""

    weights: Weights
    notes: Notes
    coins: Annotated[list[int], Cell("i8", MAX_PLAYERS * MOST_COINS)]  # what so many more are worth to a seat
    actions: Annotated[list[int], Cell("i8", MAX_LEGAL)]


@rule
def play(g: State, box: Box, action: int) -> bool:
    """`act`, once for all places that call it: taken into each of them it would take minutes to compile."""
    return act(g, box, action)


@rule
def list_choices(g: State, box: Box, actions: list[int]) -> int:
    """`legal`, in the same way."""
    return legal(g, box, actions)


@rule
def is_last_turn(g: State) -> bool:
    """Whether the game is over after this turn, come what may."""
    return g.end_called == 1 and seat_after(g, g.active) == g.start


@rule
def note_tastes(
    states: list[State], at: int, over: int, tried: int, box: Box, net: Net, j: Judge, taster: Taster
) -> None:
    """For the turn of states[at]; states[over] is to be the table after it, states[tried] is scratch."""
    g = states[at]
    notes = taster.notes
    taster.weights.gift = 100 // (g.n_players - 1)  # percent: what one gains, the others lose together
    taster.weights.deny = taster.weights.gift
    taster.weights.daring = DARING
    states[over] = states[at]
    end_turn(states[over])
    notes.tasted = 1
    weigh(states, over, g.active, seat_after(g, g.active) == g.start, box, net, j)
    for p in range(g.n_players):
        notes.before[p] = in_parts(j.shares[p])
    states[tried] = states[over]
    states[tried].players[g.active].coins.size += 1
    weigh(states, tried, g.active, seat_after(g, g.active) == g.start, box, net, j)
    notes.coin = in_parts(j.shares[g.active]) - notes.before[g.active]
    for i in range(MAX_PLAYERS * MOST_COINS):
        taster.coins[i] = UNKNOWN
    kind = -1
    for card in range(1, box.n_cards + 1):
        if box.kind_of[card] == kind:
            continue  # cards are sorted by kind
        kind = box.kind_of[card] + 0
        if box.type_of[kind] == EXPEDITION:
            taste_expedition(states, at, tried, box, net, j, notes, kind)
        elif box.type_of[kind] != TAX:
            for p in range(g.n_players):
                taste(states, at, over, tried, box, net, j, taster, card, p)


@rule
def draw_taste(g: State, box: Box, taster: Taster) -> float:
    """What one more card is worth more than stopping, of the victory."""
    read_table(g, box, taster.weights, taster.notes)
    h = look(g, box, 0, taster.weights, taster.notes)
    return draw_gain(g, box, h, taster.weights, taster.notes) / WHOLE


@rule
def in_parts(share: float) -> int:
    return int(share * WHOLE)


@rule
def weigh(states: list[State], at: int, seat: int, last: bool, box: Box, net: Net, j: Judge) -> None:
    """The shares after a turn in which `seat` got something; in the last turn of a round that may be all."""
    g = states[at]
    call_end(g, box, seat)
    if last and g.end_called == 1:
        share_win(winners(g), g.n_players, j.shares)
    else:
        judge(g, box, net, j)


@rule
def taste(
    states: list[State], at: int, over: int, tried: int, box: Box, net: Net, j: Judge, taster: Taster,
    card: int, seat: int,
) -> None:  # fmt: skip
    """A card of the harbor for a seat, also if it has to earn the coins first."""
    g = states[at]
    states[tried] = states[over]
    player = states[tried].players[seat]
    kind = box.kind_of[card]
    place = seat * MAX_CARDS + kind
    income = -1
    if box.type_of[kind] != SHIP:
        player.coins.size -= price_of(box, player, kind) + fee_of(g, seat)
        tally(box, player, card, 1)
    else:
        gained = income_of(box, player, kind) - fee_of(g, seat)
        player.coins.size += gained
        if player.wholesalers[box.color[kind]] > 0:
            player.points += 1
        elif 0 <= gained < MOST_COINS:
            income = seat * MOST_COINS + gained
    if income >= 0 and taster.coins[income] != UNKNOWN:
        taster.notes.tastes[place] = taster.coins[income]
        return
    player.coins.size = max(0, player.coins.size)
    weigh(states, tried, seat, seat_after(g, g.active) == g.start, box, net, j)
    taster.notes.tastes[place] = in_parts(j.shares[seat]) - taster.notes.before[seat]
    if income >= 0:
        taster.coins[income] = taster.notes.tastes[place]


@rule
def taste_expedition(
    states: list[State], at: int, tried: int, box: Box, net: Net, j: Judge, notes: Notes, kind: int
) -> None:
    """Fulfilling it; one that lacks a person yet is wanted as soon as it can be had."""
    g = states[at]
    seat = g.active + 0
    place = seat * MAX_CARDS + kind
    notes.tastes[place] = 1
    card = g.expeditions.top + 0
    while card != 0 and box.kind_of[card] != kind:
        card = g.below[card] + 0
    if card == 0 or not can_fulfil(box, g.players[seat], kind):
        return
    states[tried] = states[at]
    fulfil(states[tried], box, kind)
    last = seat_after(g, seat) == g.start
    if not (last and states[tried].end_called == 1):
        end_turn(states[tried])
    weigh(states, tried, seat, last, box, net, j)
    notes.tastes[place] = in_parts(j.shares[seat]) - notes.before[seat]

"""What the admiral sees when a turn begins, in small whole numbers: every seat, and the cards to come.

A seat's own numbers stand in two parts: its `engine`, which is also what the others see of it, and how it
stands to them. Rivals are added up, so that they have no order. The cards to come are counted by what is
printed on them, not by their kind: one network plays all card games and card lists of one's own.
"""

from __future__ import annotations

from portroyal.rules.cards.codes import (
    EXPEDITION,
    N_COLORS,
    N_ROLES,
    PERSON,
    SHIP,
    SKULL,
    TRADER,
    WHOLESALER,
)  # fmt: skip
from portroyal.rules.cards.expeditions import persons_missing
from portroyal.rules.cards.odds import count_next
from portroyal.rules.cards.state import Box, State
from portroyal.rules.rulebook import rule

# The engine of a seat: counters first, then the same as one mark on a scale, where each step may differ.
POINTS, COINS, SWORDS, EXPEDITIONS = range(4)
PEOPLE = 4
TRADERS = PEOPLE + N_ROLES
WHOLESALERS = TRADERS + N_COLORS
TO_GO = WHOLESALERS + N_COLORS  # points to the end: -4 (or less) to 12 (or more)
TO_GO_STEPS = 17
PAST_THE_END = 4
PURSE = TO_GO + TO_GO_STEPS
PURSE_STEPS = 16
ARMS = PURSE + PURSE_STEPS
ARMS_STEPS = 8
TAXED = ARMS + ARMS_STEPS  # coins enough to be taxed
READY, READY_POINTS, ONE_MISSING, MORE_MISSING = range(TAXED + 1, TAXED + 5)  # open expeditions
NEEDS_ONE = TAXED + 5  # without an expedition this seat cannot win (C6.3)
WAIT = NEEDS_ONE + 1  # turns until it is active
PLACE = WAIT + 5  # seats after the start player
STILL_TO_COME = PLACE + 5  # the end is called, and this seat has a turn yet
N_ENGINE = STILL_TO_COME + 1

# How a seat stands to its strongest rival
LEAD = N_ENGINE  # in points: -8 to 8
LEAD_STEPS = 17
LAST_LEAD = LEAD + LEAD_STEPS  # the same once the end is called: -4 to 4
LAST_STEPS = 9
RICHER = LAST_LEAD + LAST_STEPS  # in coins, which break ties: -5 to 5
RICHER_STEPS = 11
ARMED = RICHER + RICHER_STEPS  # fewer, as many or more swords than the best armed rival
TOP_COINS = ARMED + 3
NEAR_THE_END = TOP_COINS + 1  # rivals within two points of it
N_OWN = NEAR_THE_END + 1

# What all seats share
SHIPS = 0  # to come, by color and coins
SHIP_STEPS = 6
GUNS = SHIPS + N_COLORS * SHIP_STEPS  # to come, by color and by how hard they are to repel
GUN_STEPS = 5
HIRES = GUNS + N_COLORS * GUN_STEPS  # persons to come, by role and points
HIRE_STEPS = 4
TRADERS_LEFT = HIRES + N_ROLES * HIRE_STEPS
WHOLESALERS_LEFT = TRADERS_LEFT + N_COLORS
VOYAGES = WHOLESALERS_LEFT + N_COLORS  # expeditions to come
TAXES = VOYAGES + 1  # by who gains
COLOR_SHARE = TAXES + 2  # of the next card, in 32nds
OPEN = COLOR_SHARE + N_COLORS  # expeditions that lie open, and whom they demand
OPEN_SETTLERS, OPEN_CAPTAINS, OPEN_PRIESTS = range(OPEN + 1, OPEN + 4)
PILE, DISCARD, ROUND, CALLED, OPTION = range(OPEN + 4, OPEN + 9)
PLAYERS = OPEN + 9  # two to five
WHICH_GAME = PLAYERS + 4  # port-royal, unterwegs, combined
N_GAMES = 3
N_COMMON = WHICH_GAME + N_GAMES
N_HEADS = 2 * N_GAMES

MOST = 60  # a number never grows larger
LARGEST_BASE = 130  # cards: a larger box without a levy of its own is the combined one


@rule
def clipped(n: int, low: int, high: int) -> int:
    return max(low, min(high, n))


@rule
def write_engine(g: State, box: Box, seat: int, x: list[int]) -> None:
    me = g.players[seat]
    for i in range(N_ENGINE):
        x[i] = 0
    x[POINTS] = me.points
    x[COINS] = min(MOST, me.coins.size)
    x[SWORDS] = me.swords
    x[EXPEDITIONS] = me.expeditions
    for role in range(N_ROLES):
        x[PEOPLE + role] = me.people[role]
    for color in range(N_COLORS):
        x[TRADERS + color] = me.traders[color]
        x[WHOLESALERS + color] = me.wholesalers[color]
    to_go = clipped(box.end_points - me.points, -PAST_THE_END, TO_GO_STEPS - 1 - PAST_THE_END)
    x[TO_GO + PAST_THE_END + to_go] = 1
    x[PURSE + min(me.coins.size, PURSE_STEPS - 1)] = 1
    x[ARMS + min(me.swords, ARMS_STEPS - 1)] = 1
    x[TAXED] = 1 if me.coins.size >= box.tax_from else 0
    write_reach(g, box, seat, x)
    x[NEEDS_ONE] = 1 if g.needs_expedition == 1 and me.expeditions == 0 else 0
    place = (seat - g.start) % g.n_players
    x[WAIT + (seat - g.active) % g.n_players] = 1
    x[PLACE + place] = 1
    if g.end_called == 1 and place >= (g.active - g.start) % g.n_players:
        x[STILL_TO_COME] = 1


@rule
def write_reach(g: State, box: Box, seat: int, x: list[int]) -> None:
    """The open expeditions by how many persons this seat lacks for them."""
    me = g.players[seat]
    card = g.expeditions.top
    while card != 0:
        kind = box.kind_of[card]
        card = g.below[card]
        missing = persons_missing(box, me, kind)
        if missing <= 0:
            x[READY] += 1
            x[READY_POINTS] = max(x[READY_POINTS], box.points[kind])
        elif missing == 1:
            x[ONE_MISSING] += 1
        else:
            x[MORE_MISSING] += 1


@rule
def write_standing(g: State, box: Box, seat: int, x: list[int]) -> None:
    """Against the rival with the most points, then coins."""
    me = g.players[seat]
    for i in range(N_ENGINE, N_OWN):
        x[i] = 0
    rival = -1
    swords = 0
    for p in range(g.n_players):
        if p == seat:
            continue
        other = g.players[p]
        swords = max(swords, other.swords)
        x[TOP_COINS] = max(x[TOP_COINS], min(MOST, other.coins.size))
        if other.points >= box.end_points - 2:
            x[NEAR_THE_END] += 1
        if (
            rival < 0
            or other.points > g.players[rival].points
            or (other.points == g.players[rival].points and other.coins.size > g.players[rival].coins.size)
        ):
            rival = p
    lead = me.points - g.players[rival].points
    x[LEAD + 8 + clipped(lead, -8, 8)] = 1
    if g.end_called == 1:
        x[LAST_LEAD + 4 + clipped(lead, -4, 4)] = 1
    x[RICHER + 5 + clipped(me.coins.size - g.players[rival].coins.size, -5, 5)] = 1
    x[ARMED + 1 + clipped(me.swords - swords, -1, 1)] = 1


@rule
def write_common(g: State, box: Box, counts: list[int], x: list[int]) -> None:
    """The cards to come and the course of the game; `counts` is scratch."""
    for i in range(N_COMMON):
        x[i] = 0
    total = count_next(g, box, counts)
    for kind in range(box.n_kinds):
        n = counts[kind]
        if n == 0:
            continue
        color = box.color[kind]
        if box.type_of[kind] == SHIP:
            x[SHIPS + color * SHIP_STEPS + min(box.coins[kind], SHIP_STEPS - 1)] += n
            x[GUNS + color * GUN_STEPS + gun_step(box.swords[kind])] += n
            x[COLOR_SHARE + color] += n
        elif box.type_of[kind] == PERSON:
            role = box.role[kind]
            x[HIRES + role * HIRE_STEPS + clipped(box.points[kind], 0, HIRE_STEPS - 1)] += n
            if role == TRADER:
                x[TRADERS_LEFT + color] += n
            elif role == WHOLESALER:
                x[WHOLESALERS_LEFT + color] += n
        elif box.type_of[kind] == EXPEDITION:
            x[VOYAGES] += n
        else:
            x[TAXES + box.tax[kind]] += n
    for color in range(N_COLORS):
        x[COLOR_SHARE + color] = 32 * x[COLOR_SHARE + color] // max(1, total)
    card = g.expeditions.top
    while card != 0:
        kind = box.kind_of[card]
        card = g.below[card]
        x[OPEN] += 1
        x[OPEN_SETTLERS] += box.settlers[kind]
        x[OPEN_CAPTAINS] += box.captains[kind]
        x[OPEN_PRIESTS] += box.priests[kind]
    x[PILE] = min(MOST, (g.draw_end - g.draw_top) // 2)
    x[DISCARD] = min(MOST, g.discard.size // 2)
    x[ROUND] = min(MOST, g.round)
    x[CALLED] = g.end_called
    x[OPTION] = g.needs_expedition
    x[PLAYERS + g.n_players - 2] = 1
    x[WHICH_GAME + which_game(box)] = 1


@rule
def which_game(box: Box) -> int:
    """Port-royal, unterwegs or combined, or the one that a card list of one's own is most like."""
    if box.tax_to > 0:
        return 1
    return 2 if box.n_cards > LARGEST_BASE else 0


@rule
def head_of(g: State, box: Box) -> int:
    """Which of the network's heads speaks: one for each game with two players, and with more."""
    return 2 * which_game(box) + (1 if g.n_players > 2 else 0)


@rule
def gun_step(swords: int) -> int:
    """Never repelled, or by 1, 2, up to 4, more swords."""
    if swords == SKULL:
        return 0
    if swords <= 2:
        return max(1, swords)
    return 3 if swords <= 4 else 4

"""What a card is worth to a player, as the mate sees it: points, skills, coins, being ahead at the end."""

from __future__ import annotations

from typing import Annotated

from portroyal.bots.cards.weights import COIN, MOST_SWORDS, Weights
from portroyal.rules.cards.codes import (
    CAPTAIN,
    JACK,
    MADEMOISELLE,
    MAX_CARDS,
    MAX_PLAYERS,
    N_COLORS,
    N_ROLES,
    PRIEST,
    SETTLER,
    SHIP,
    TRADER,
    WHOLESALER,
)  # fmt: skip
from portroyal.rules.cards.state import Box, State, seat_after
from portroyal.rules.layout import I8, Cell, Rows, layout
from portroyal.rules.rulebook import rule


@layout
class SeatNotes:
    """What a seat has in hand for the next card, and what each skill is worth to it."""

    coins: I8
    ladies: I8  # mademoiselles
    gained: I8  # and points, that the same chance has brought already
    role: Annotated[list[int], Cell("i8", N_ROLES)]
    trader: Annotated[list[int], Cell("i8", N_COLORS)]
    wholesaler: Annotated[list[int], Cell("i8", N_COLORS)]
    sword: I8


@layout
class Notes:
    """What the mate needs again and again within a decision; scratch, nothing lasts."""

    coin: I8  # what a coin is worth now
    point: I8  # and a point
    fade: I8  # and, in percent, a skill
    gift: I8  # percent of what the others take
    colors: I8  # of the ships in the harbor, a bit each
    n_colors: I8
    takes: I8
    n_laid: I8
    seats: Annotated[list[SeatNotes], Rows(MAX_PLAYERS)]
    counts: Annotated[list[int], Cell("i8", MAX_CARDS)]  # what the next card can be, by kind
    first_counts: Annotated[list[int], Cell("i8", MAX_CARDS)]  # the same, while the card after it is weighed
    laid: Annotated[list[int], Cell("i8", MAX_CARDS)]  # the kinds in the harbor
    mine: Annotated[list[int], Cell("i8", MAX_CARDS)]  # what they are worth to the one who decides
    theirs: Annotated[list[int], Cell("i8", MAX_CARDS)]  # and to the best of the others
    sums: Annotated[list[int], Cell("i8", MAX_CARDS + 1)]  # what the first n are worth together
    best_left: Annotated[list[int], Cell("i8", MAX_CARDS + 1)]  # the best for the others from the n-th on
    taken: Annotated[list[int], Cell("i8", MAX_CARDS)]  # marks
    ahead: I8  # 2: draws or stops by the next two cards; else by one
    tasted: I8  # 1: what cards are worth stands in `tastes`, and nothing is weighed
    tastes: Annotated[list[int], Cell("i8", MAX_PLAYERS * MAX_CARDS)]  # by seat and kind
    before: Annotated[list[int], Cell("i8", MAX_PLAYERS)]  # the shares without them


NOTHING = -1_000_000  # worth of a card that cannot be had


@rule
def read_table(g: State, box: Box, w: Weights, notes: Notes) -> None:
    """How late it is, and what each skill is worth to each seat."""
    if notes.tasted == 1:
        for p in range(g.n_players):
            take_stock(g, p, notes)
        return
    most = 0
    for p in range(g.n_players):
        most = max(most, g.players[p].points)
    end = max(1, box.end_points)
    left = max(0, end - most)
    if g.end_called == 1:
        notes.coin = w.coin_last
        notes.point = w.point_late
        notes.fade = 0
    else:
        notes.coin = (COIN * left + w.coin_late * (end - left)) // end
        notes.point = (w.point_early * left + w.point_late * (end - left)) // end
        notes.fade = (100 * left + w.role_late * (end - left)) // end
    for p in range(g.n_players):
        read_seat(g, box, p, w, notes)


@rule
def take_stock(g: State, seat: int, notes: Notes) -> None:
    notes.seats[seat].coins = g.players[seat].coins.size
    notes.seats[seat].ladies = 0
    notes.seats[seat].gained = 0


@rule
def read_seat(g: State, box: Box, seat: int, w: Weights, notes: Notes) -> None:
    player = g.players[seat]
    seat_notes = notes.seats[seat]
    take_stock(g, seat, notes)
    fade = notes.fade
    for role in range(N_ROLES):
        worth = w.role[role]
        if player.people[role] == 1:
            worth = worth * w.second // 100
        elif player.people[role] > 1:
            worth = worth * w.third // 100
        seat_notes.role[role] = worth * fade // 100
    for color in range(N_COLORS):
        seat_notes.trader[color] = of_color(w, TRADER, player.traders[color], fade)
        seat_notes.wholesaler[color] = of_color(w, WHOLESALER, player.wholesalers[color], fade)
    seat_notes.sword = w.sword[min(player.swords, MOST_SWORDS - 1)] * fade // 100
    read_expeditions(g, box, seat, w, notes)


@rule
def of_color(w: Weights, role: int, n: int, fade: int) -> int:
    worth = w.role[role]
    if n > 0:
        worth = worth * w.second // 100
    return worth * fade // 100


@rule
def read_expeditions(g: State, box: Box, seat: int, w: Weights, notes: Notes) -> None:
    """Settlers, captains, priests and jacks whom an open expedition lacks are worth more."""
    player = g.players[seat]
    seat_notes = notes.seats[seat]
    wish = 2 if g.needs_expedition == 1 and player.expeditions == 0 else 1  # C6.3
    settlers = 0
    captains = 0
    priests = 0
    jacks = 0
    card = g.expeditions.top
    while card != 0:
        kind = box.kind_of[card]
        card = g.below[card]
        no_settler = max(0, box.settlers[kind] - player.people[SETTLER])
        no_captain = max(0, box.captains[kind] - player.people[CAPTAIN])
        no_priest = max(0, box.priests[kind] - player.people[PRIEST])
        missing = no_settler + no_captain + no_priest - player.people[JACK]
        if missing <= 0:
            continue
        worth = wish * (w.skill_finish if missing == 1 else w.skill_needed)
        jacks = max(jacks, worth)
        if no_settler > 0:
            settlers = max(settlers, worth)
        if no_captain > 0:
            captains = max(captains, worth)
        if no_priest > 0:
            priests = max(priests, worth)
    seat_notes.role[SETTLER] += settlers
    seat_notes.role[CAPTAIN] += captains
    seat_notes.role[PRIEST] += priests
    seat_notes.role[JACK] += jacks


@rule
def skill_worth(box: Box, seat: int, kind: int, notes: Notes) -> int:
    """What a person can do, without their points."""
    seat_notes = notes.seats[seat]
    role = box.role[kind]
    if role == TRADER:
        return seat_notes.trader[box.color[kind]]
    if role == WHOLESALER:
        return seat_notes.wholesaler[box.color[kind]]
    return seat_notes.role[role] + box.swords[kind] * seat_notes.sword


@rule
def worth_of(g: State, box: Box, seat: int, kind: int, w: Weights, notes: Notes) -> int:
    """Taking a card, with what the seat's notes say it has in hand; NOTHING if it is too dear."""
    player = g.players[seat]
    coins = notes.seats[seat].coins
    fee = 0 if seat == g.active else 1
    if box.type_of[kind] == SHIP:
        color = box.color[kind]
        left = coins + box.coins[kind] + player.traders[color] - fee
        points = 1 if player.wholesalers[color] > 0 else 0
        skill = 0
    else:
        left = coins - fee - max(0, box.cost[kind] - player.people[MADEMOISELLE] - notes.seats[seat].ladies)
        points = box.points[kind] + 0
        skill = skill_worth(box, seat, kind, notes)
    if left < 0:
        return NOTHING
    if notes.tasted == 1:
        return notes.tastes[seat * MAX_CARDS + kind]
    worth = points * notes.point + skill + (left - coins) * notes.coin
    before = player.points + notes.seats[seat].gained
    if g.end_called == 1 or before + points >= box.end_points:
        worth += finish_worth(g, box, seat, before + points, left, w)
        worth -= finish_worth(g, box, seat, before, coins, w)
    return worth


@rule
def finish_worth(g: State, box: Box, seat: int, points: int, coins: int, w: Weights) -> int:
    """Being ahead when the end is called is nearly the game; calling it from behind is the opposite."""
    if g.end_called == 0 and points < box.end_points:
        return 0
    if g.needs_expedition == 1 and g.players[seat].expeditions == 0:  # C6.3
        return 0
    ahead = 1
    for p in range(g.n_players):
        other = g.players[p]
        if p == seat or (g.needs_expedition == 1 and other.expeditions == 0):
            continue
        if other.points > points or (other.points == points and other.coins.size > coins):
            ahead = -1
    if ahead > 0:
        return w.win
    return 0 if g.end_called == 1 else -w.win


@rule
def best_of_others(g: State, box: Box, seat: int, kind: int, w: Weights, notes: Notes) -> int:
    """What a card is worth, at least 0, to the one who likes it most of those who choose after `seat`."""
    best = 0
    p = seat_after(g, seat)
    while p != g.active:
        best = max(best, worth_of(g, box, p, kind, w, notes))
        p = seat_after(g, p)
    return best

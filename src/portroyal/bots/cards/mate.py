"""The mate of the card games: draws or stops by exact odds, takes what its tuned weights value most."""

from __future__ import annotations

from portroyal.bots.cards.bosun import MOST_DRAWN
from portroyal.bots.cards.stop_or_go import draw_gain, draw_gain_two, left_over, look, stop_worth
from portroyal.bots.cards.weights import Weights
from portroyal.bots.cards.worth import NOTHING, Notes, best_of_others, finish_worth, read_table, worth_of
from portroyal.rules.cards.codes import (
    CAPTAIN,
    DISCOVER,
    DRAW_CARD,
    FULFIL,
    GOVERNOR,
    JACK,
    KEEP,
    MADEMOISELLE,
    MAX_CARDS,
    PASS,
    PRIEST,
    REPEL,
    REPELLING,
    SETTLER,
    SHIP,
    STOP,
    TAKE,
    TRADER,
)  # fmt: skip
from portroyal.rules.cards.discover import color_in_harbor
from portroyal.rules.cards.state import Box, State
from portroyal.rules.rulebook import rule


@rule
def mate(g: State, box: Box, actions: list[int], n: int, w: Weights, notes: Notes) -> int:
    """One of the `n` legal actions; `w` are its weights, `notes` is scratch."""
    if n == 1:
        return actions[0]
    if g.phase == REPELLING:
        kind = box.kind_of[g.revealed]
        if color_in_harbor(g, box.color[kind]):
            return REPEL
        read_table(g, box, w, notes)
        return KEEP if going_on(g, box, g.revealed, w, notes) >= going_on(g, box, 0, w, notes) else REPEL
    read_table(g, box, w, notes)
    best = best_fulfilment(g, box, actions, n, w, notes)
    if best >= 0:
        return best
    if g.phase == DISCOVER:
        if actions[0] != DRAW_CARD or g.drawn >= MOST_DRAWN:
            return STOP
        if g.drawn == 0:
            return DRAW_CARD
        h = look(g, box, 0, w, notes)
        draws = draw_gain(g, box, h, w, notes) > 0
        if notes.ahead == 2 and not draws:  # two cards bring no less than one
            draws = draw_gain_two(g, box, w, notes) > 0
        return DRAW_CARD if draws else STOP
    return best_take(g, box, w, notes)


@rule
def going_on(g: State, box: Box, extra: int, w: Weights, notes: Notes) -> int:
    """The better of stopping and one more card, with the ship `extra` in the harbor unless it is 0."""
    h = look(g, box, extra, w, notes)
    return stop_worth(g, h, notes) + max(0, draw_gain(g, box, h, w, notes))


@rule
def best_fulfilment(g: State, box: Box, actions: list[int], n: int, w: Weights, notes: Notes) -> int:
    """The expedition that is worth most, if any is worth its persons; else -1."""
    best = -1
    most = 0
    for i in range(n):
        if actions[i] >= FULFIL:
            worth = fulfilment_worth(g, box, actions[i] - FULFIL, w, notes)
            if worth > most:
                most = worth
                best = actions[i]
    return best


@rule
def fulfilment_worth(g: State, box: Box, kind: int, w: Weights, notes: Notes) -> int:
    """C5.2: its points and coins for the persons, who are worth a point each besides what they can do."""
    if notes.tasted == 1:
        return notes.tastes[g.active * MAX_CARDS + kind]
    player = g.players[g.active]
    seat_notes = notes.seats[g.active]
    settlers = min(box.settlers[kind], player.people[SETTLER])
    captains = min(box.captains[kind], player.people[CAPTAIN])
    priests = min(box.priests[kind], player.people[PRIEST])
    given = box.settlers[kind] + box.captains[kind] + box.priests[kind]
    jacks = given - settlers - captains - priests
    worth = (box.points[kind] - given) * notes.point + box.coins[kind] * notes.coin
    worth -= settlers * seat_notes.role[SETTLER] + captains * seat_notes.role[CAPTAIN]
    worth -= priests * seat_notes.role[PRIEST] + jacks * seat_notes.role[JACK]
    coins = player.coins.size + box.coins[kind]
    worth += finish_worth(g, box, g.active, player.points + box.points[kind] - given, coins, w)
    return worth - finish_worth(g, box, g.active, player.points + 0, player.coins.size + 0, w)


@rule
def best_take(g: State, box: Box, w: Weights, notes: Notes) -> int:
    """The first card of the best order of takes that was found; pass if nothing is worth it."""
    notes.gift = w.deny
    h = 0
    card = g.harbor.top
    while card != 0:
        notes.laid[h] = box.kind_of[card]
        notes.theirs[h] = best_of_others(g, box, g.decider, box.kind_of[card], w, notes)
        card = g.below[card]
        h += 1
    notes.n_laid = h
    best = PASS
    most = takes_worth(g, box, -1, -1, w, notes) + w.hold
    for i in range(h):
        worth = takes_worth(g, box, i, -1, w, notes)
        if g.takes_left > 1 and worth > NOTHING:
            for j in range(h):
                if j != i:
                    worth = max(worth, takes_worth(g, box, i, j, w, notes))
        if worth > most:
            most = worth
            best = TAKE + notes.laid[i]
    return best


@rule
def takes_worth(g: State, box: Box, first: int, second: int, w: Weights, notes: Notes) -> int:
    """Taking the `first` card, then the `second`, then whatever is best; -1 stands for no choice yet or none.

    C4.8: coins, mademoiselles, governors and traders count from the next take on.
    """
    for i in range(notes.n_laid):
        notes.taken[i] = 0
    player = g.players[g.decider]
    hand = notes.seats[g.decider]
    hand.coins = player.coins.size
    hand.ladies = 0
    hand.gained = 0
    trader = -1
    takes = g.takes_left if first >= 0 else 0
    total = 0
    step = 0
    while takes > 0:
        at = -1
        value = 0
        if step == 0 or (step == 1 and second >= 0):
            at = first if step == 0 else second
            value = worth_of(g, box, g.decider, notes.laid[at], w, notes)
            if value == NOTHING:
                return NOTHING
        elif second >= 0 or g.takes_left == 1:
            for i in range(notes.n_laid):
                if notes.taken[i] == 0:
                    worth = worth_of(g, box, g.decider, notes.laid[i], w, notes)
                    if worth > value:
                        value = worth
                        at = i
        if at < 0:
            break
        kind = notes.laid[at]
        notes.taken[at] = 1
        step += 1
        takes -= 1
        if box.type_of[kind] == SHIP:
            hand.coins += box.coins[kind] + player.traders[box.color[kind]]
            if trader == box.color[kind]:
                hand.coins += 1
                value += notes.coin
            hand.gained += 1 if player.wholesalers[box.color[kind]] > 0 else 0
        else:
            hand.coins -= max(0, box.cost[kind] - player.people[MADEMOISELLE] - hand.ladies)
            hand.gained += box.points[kind]
            if box.role[kind] == MADEMOISELLE:
                hand.ladies += 1
            elif box.role[kind] == GOVERNOR:
                takes += 1
            elif box.role[kind] == TRADER:
                trader = box.color[kind] + 0
        hand.coins -= 0 if g.decider == g.active else 1
        total += value
    best = 0
    for i in range(notes.n_laid):
        if notes.taken[i] == 0:
            best = max(best, notes.theirs[i])
    return total + (left_over(g, best, notes) if g.decider == g.active else -notes.gift * best // 100)

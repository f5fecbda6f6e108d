"""The admiral's exact turns: draw or stop, repel or keep, over everything that can come.

A node is a harbor. Its value is the better of stopping now and of the mean over all cards that may come,
weighted by how many of each kind are unseen, so many cards deep. Harbors that were reached in another order,
or by ships that differ only in swords, are the same node and are worked out once. Where the search ends one
more card is guessed at: its risk is known, and it brings what the last one brought on the average.
"""

from __future__ import annotations

from typing import Annotated

from portroyal.bots.cards.best_trade import N_TRADE_STATES, UNKNOWN, Trades, play, trade_worth
from portroyal.bots.cards.bosun import MOST_DRAWN
from portroyal.bots.cards.judgement import Net, judge
from portroyal.bots.cards.tree import turns_begun
from portroyal.rules.cards.codes import (
    DISCOVER,
    DRAW_CARD,
    KEEP,
    MAX_CARDS,
    MAX_PLAYERS,
    N_COLORS,
    REPEL,
    REPELLING,
    SHIP,
    STOP,
    TRADE,
)  # fmt: skip
from portroyal.rules.cards.coins import can_draw, reshuffle
from portroyal.rules.cards.discover import color_in_harbor
from portroyal.rules.cards.odds import can_repel, count_next
from portroyal.rules.cards.state import Box, State
from portroyal.rules.chance import whim_below
from portroyal.rules.layout import I4, I8, Cell, Rows, layout
from portroyal.rules.rulebook import rule

MOST_DEPTH = 4  # cards ahead
STOPPED_AT = N_TRADE_STATES  # in the array of states: where a stop is tried
LEVELS_AT = STOPPED_AT + 1  # then the nodes on the way down
N_TURN_STATES = LEVELS_AT + MOST_DEPTH + 1
MEMORY = 1 << 14  # harbors that are remembered
MASK = (1 << 60) - 1
WORD = 1 << 30
NONE = -1.0

# What is tried with a ship that could be repelled
NEITHER, KEEPING, REPELLING_IT = range(3)

# What comes of trying a card
ALL_TRIED, ADDED, A_NODE = range(3)


@layout
class Level:
    """A node on the way down: the cards that may come to it, and what was found so far."""

    key: I8  # of the harbor
    total: I8
    kind: I8  # the card being tried
    ship: I4  # whether that is a ship to keep or to repel: what is being tried
    has_bust: I4
    counts: Annotated[list[int], Cell("i8", MAX_CARDS)]
    sums: Annotated[list[float], Cell("f8", MAX_PLAYERS)]
    keeping: Annotated[list[float], Cell("f8", MAX_PLAYERS)]
    busted: Annotated[list[float], Cell("f8", MAX_PLAYERS)]
    stopping: Annotated[list[float], Cell("f8", MAX_PLAYERS)]
    before: Annotated[float, Cell("f8")]  # stopping, to whose turn it is, also where that is no choice
    leaves: Annotated[list[float], Cell("f8", MAX_CARDS * MAX_PLAYERS)]  # the values of the cards that came


@layout
class ExactTurn:
    """The search of one decision."""

    trades: Trades
    seat: I4  # whose turn it is
    depth: I4  # cards ahead of the first level
    draws: I4  # 1: stopping is no choice on the first level
    most: I8  # harbors that may be worked out
    harbors: I8  # that were
    n_known: I8
    nothing: Annotated[float, Cell("f8")]  # what a turn without a harbor is worth to whose turn it is
    repelled: I8  # stands in keys for any ship that was sent away
    levels: Annotated[list[Level], Rows(MOST_DEPTH + 1)]
    alike: Annotated[list[int], Cell("i8", MAX_CARDS)]  # by kind: the first kind that is the same to us
    words: Annotated[list[int], Cell("i8", MAX_CARDS)]  # by kind, for keys
    place: Annotated[list[int], Cell("i8", MAX_CARDS)]
    keys: Annotated[list[int], Cell("i8", MEMORY)]
    known: Annotated[list[float], Cell("f8", MEMORY * MAX_PLAYERS)]
    value: Annotated[list[float], Cell("f8", MAX_PLAYERS)]  # the answer


@rule
def prepare(g: State, box: Box, turn: ExactTurn, whim: list[int]) -> None:
    """Before the first look of a decision."""
    turn.seat = g.active
    turn.harbors = 0
    turn.n_known = 0
    for i in range(MEMORY):
        turn.keys[i] = 0
    turn.trades.by_taste = 1 if g.phase != TRADE else 0
    for i in range(MAX_PLAYERS * MAX_CARDS):
        turn.trades.tastes[i] = UNKNOWN
    turn.repelled = key_word(whim)
    swords = g.players[g.active].swords
    for kind in range(box.n_kinds):
        turn.alike[kind] = kind
        turn.words[kind] = key_word(whim)
        if box.type_of[kind] != SHIP:
            continue
        for other in range(kind):
            if (
                box.type_of[other] == SHIP
                and box.color[other] == box.color[kind]
                and box.coins[other] == box.coins[kind]
                and can_repel(box, swords, other) == can_repel(box, swords, kind)
            ):
                turn.alike[kind] = other
                turn.words[kind] = turn.words[other]
                break


@rule
def key_word(whim: list[int]) -> int:
    high = whim_below(whim, WORD)
    return (high << 30) + whim_below(whim, WORD)


@rule
def recall(turn: ExactTurn, key: int, n_players: int) -> bool:
    """Whether a value is known; turn.value then holds it."""
    at = key % MEMORY
    while turn.keys[at] != 0:
        if turn.keys[at] == key:
            for p in range(n_players):
                turn.value[p] = turn.known[at * MAX_PLAYERS + p]
            return True
        at = (at + 1) % MEMORY
    return False


@rule
def remember(turn: ExactTurn, key: int, n_players: int) -> None:
    if turn.n_known > MEMORY // 2:
        return
    at = key % MEMORY
    while turn.keys[at] != 0:
        at = (at + 1) % MEMORY
    turn.keys[at] = key
    turn.n_known += 1
    for p in range(n_players):
        turn.known[at * MAX_PLAYERS + p] = turn.value[p]


@rule
def bring_up(g: State, box: Box, kind: int) -> None:
    """Lays an unseen card of this kind on top of the draw pile; a coin changes places with the top card."""
    if g.draw_top == g.draw_end:
        reshuffle(g, box)
    top = g.draw_pile[g.draw_top] + 0
    for i in range(g.draw_top, g.draw_end):
        card = g.draw_pile[i] + 0
        if box.kind_of[card] == kind:
            g.draw_pile[i] = top
            g.draw_pile[g.draw_top] = card
            return
    for p in range(g.n_players):
        above = 0
        coin = g.players[p].coins.top + 0
        while coin != 0:
            if g.old[coin] == 0 and box.kind_of[coin] == kind:
                g.draw_pile[g.draw_top] = coin
                g.below[top] = g.below[coin]
                if above == 0:
                    g.players[p].coins.top = top
                else:
                    g.below[above] = top
                return
            above = coin
            coin = g.below[coin] + 0


@rule
def stop_worth(states: list[State], at: int, box: Box, net: Net, turn: ExactTurn, key: int) -> None:
    """Stopping at states[at], into turn.value; `key` is the harbor's."""
    n_players = states[at].n_players + 0
    if recall(turn, key, n_players):
        return
    states[STOPPED_AT] = states[at]
    play(states[STOPPED_AT], box, STOP)
    trade_worth(states, STOPPED_AT, box, net, turn.trades)
    for p in range(n_players):
        turn.value[p] = turn.trades.judge.shares[p]
    turn.harbors += 1
    remember(turn, key, n_players)


@rule
def node_worth(states: list[State], box: Box, net: Net, turn: ExactTurn, depth: int, draws: int) -> bool:
    """The value of states[LEVELS_AT] so many cards ahead, into turn.value; False if that is too much."""
    turn.depth = depth
    turn.draws = draws
    at = 0
    known = open_level(states, at, box, net, turn)
    while True:
        if known:  # turn.value is that of the node at this level: it belongs to a card of the level above
            if at == 0:
                return True
            at -= 1
            known = False
            note_value(turn, at, states[LEVELS_AT].n_players)
            continue
        came = next_card(states, at, box, net, turn)
        if came == A_NODE:
            if turn.harbors >= turn.most and depth > 1:
                return False
            at += 1
            known = open_level(states, at, box, net, turn)
        else:
            known = came == ALL_TRIED


@rule
def stop_key(level: Level) -> int:
    return (level.key * 8 & MASK) + 1


@rule
def open_level(states: list[State], at: int, box: Box, net: Net, turn: ExactTurn) -> bool:
    """Begins with the node of a level; answers whether its value is known at once, in turn.value."""
    level = turn.levels[at]
    g = states[LEVELS_AT + at]
    left = turn.depth - at
    only_draws = at == 0 and turn.draws == 1
    if left > 0 and not only_draws and recall(turn, stop_key(level) + left, g.n_players):
        return True
    level.stopping[turn.seat] = NONE
    level.before = turn.nothing
    if g.drawn > 0 or not can_draw(g):
        stop_worth(states, LEVELS_AT + at, box, net, turn, stop_key(level))
        level.before = turn.value[turn.seat]
    if (g.drawn > 0 or not can_draw(g)) and not only_draws:
        for p in range(g.n_players):
            level.stopping[p] = turn.value[p]
        if left == 0 or g.drawn >= MOST_DRAWN or not can_draw(g):
            return True
    level.total = count_next(g, box, level.counts)
    merge_alike(box, turn, level)
    level.kind = -1
    level.ship = NEITHER
    level.has_bust = 0
    for p in range(g.n_players):
        level.sums[p] = 0.0
    return False


@rule
def merge_alike(box: Box, turn: ExactTurn, level: Level) -> None:
    """Counts cards that are the same to us under the first kind of them that can come."""
    for kind in range(box.n_kinds):
        turn.place[kind] = -1
    for kind in range(box.n_kinds):
        if level.counts[kind] == 0:
            continue
        alike = turn.alike[kind]
        if turn.place[alike] < 0:
            turn.place[alike] = kind
        else:
            level.counts[turn.place[alike]] += level.counts[kind]
            level.counts[kind] = 0


@rule
def next_card(states: list[State], at: int, box: Box, net: Net, turn: ExactTurn) -> int:
    """Tries the next card at a level: it leads to a node below, or its value is added at once."""
    level = turn.levels[at]
    g = states[LEVELS_AT + at]
    if level.ship != KEEPING:
        level.kind += 1
        while level.kind < box.n_kinds and level.counts[level.kind] == 0:
            level.kind += 1
        if level.kind == box.n_kinds:
            if turn.depth - at == 1:
                guess_on(g, box, turn, level)
            close_level(turn, at, g.n_players)
            return ALL_TRIED
    kind = level.kind
    moored = box.type_of[kind] == SHIP and color_in_harbor(g, box.color[kind])
    if level.has_bust == 1 and moored and not can_repel(box, g.players[g.active].swords, kind):
        for p in range(g.n_players):
            level.sums[p] += level.counts[kind] * level.busted[p]
        return ADDED
    states[LEVELS_AT + at + 1] = states[LEVELS_AT + at]
    child = states[LEVELS_AT + at + 1]
    bring_up(child, box, kind)
    bust = play(child, box, DRAW_CARD)
    below = turn.levels[at + 1]
    below.key = (level.key + turn.words[kind]) & MASK
    if child.phase == REPELLING:
        if moored or level.ship == KEEPING:
            play(child, box, REPEL)
            below.key = (level.key + turn.repelled) & MASK
            level.ship = NEITHER if moored else REPELLING_IT
        else:
            play(child, box, KEEP)
            level.ship = KEEPING
    if child.phase == DISCOVER and turns_begun(child) == turns_begun(g):
        return A_NODE
    if bust or turns_begun(child) != turns_begun(g):
        judge(child, box, net, turn.trades.judge)
    else:  # nothing is left to draw
        trade_worth(states, LEVELS_AT + at + 1, box, net, turn.trades)
    for p in range(g.n_players):
        turn.value[p] = turn.trades.judge.shares[p]
        if bust:
            level.busted[p] = turn.value[p]
    if bust:
        level.has_bust = 1
    note_value(turn, at, g.n_players)
    return ADDED


@rule
def note_value(turn: ExactTurn, at: int, n_players: int) -> None:
    """turn.value is that of the card being tried at this level."""
    level = turn.levels[at]
    if level.ship == KEEPING:  # repelling comes next
        for p in range(n_players):
            level.keeping[p] = turn.value[p]
        return
    better = level.ship == REPELLING_IT and level.keeping[turn.seat] >= turn.value[turn.seat]
    level.ship = NEITHER
    for p in range(n_players):
        value = level.keeping[p] if better else turn.value[p]
        level.leaves[level.kind * MAX_PLAYERS + p] = value
        level.sums[p] += level.counts[level.kind] * value


@rule
def is_risky(g: State, box: Box, kind: int) -> bool:
    """A ship that busts the turn if its color lies in the harbor."""
    return box.type_of[kind] == SHIP and not can_repel(box, g.players[g.active].swords, kind)


@rule
def guess_on(g: State, box: Box, turn: ExactTurn, level: Level) -> None:
    """What going on once more would add to the cards of a level, where that seems better than stopping."""
    busts = 0
    others = 0
    gain = 0.0
    for color in range(N_COLORS):
        turn.place[color] = 0
    for kind in range(box.n_kinds):
        n = level.counts[kind]
        if n > 0 and is_risky(g, box, kind):
            turn.place[box.color[kind]] += n
        if n > 0 and is_risky(g, box, kind) and color_in_harbor(g, box.color[kind]):
            busts += n
        elif n > 0:
            others += n
            gain += n * (level.leaves[kind * MAX_PLAYERS + turn.seat] - level.before)
    gain = max(0.0, gain / max(1, others))
    bust = level.busted[turn.seat] if level.has_bust == 1 else turn.nothing
    for kind in range(box.n_kinds):
        n = level.counts[kind]
        risky = is_risky(g, box, kind)
        if n == 0 or (risky and color_in_harbor(g, box.color[kind])):
            continue
        risk = (busts + (turn.place[box.color[kind]] - 1 if risky else 0)) / max(1, level.total - 1)
        own = level.leaves[kind * MAX_PLAYERS + turn.seat]
        more = risk * bust + (1.0 - risk) * min(1.0, own + gain) - own
        if more <= 0.0:
            continue
        for p in range(g.n_players):
            value = level.leaves[kind * MAX_PLAYERS + p]
            level.sums[p] += n * (more if p == turn.seat else -more * value / (1.0 - own))


@rule
def close_level(turn: ExactTurn, at: int, n_players: int) -> None:
    """All cards were tried: the better of drawing and stopping, for whose turn it is."""
    level = turn.levels[at]
    stops = level.stopping[turn.seat] >= level.sums[turn.seat] / level.total
    for p in range(n_players):
        turn.value[p] = level.stopping[p] if stops else level.sums[p] / level.total
    if at > 0 or turn.draws == 0:
        remember(turn, stop_key(level) + turn.depth - at, n_players)

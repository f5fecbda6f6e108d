"""The admiral's exact turns: draw or stop, repel or keep, over everything that can come.

A node is a harbor. Its value is the better of stopping now and of the mean over all cards that may come,
weighted by how many of each kind are unseen, so many cards deep. Harbors that were reached in another order,
or by ships that differ only in swords, are the same node and are worked out once. Where the search ends, the
rest of the turn is played by taste, some times over.
"""

from __future__ import annotations

from typing import Annotated

from portroyal.bots.cards.best_trade import N_TRADE_STATES, STOPPED, TRIED, Trades, rest_of_turn, trade_worth
from portroyal.bots.cards.bosun import MOST_DRAWN
from portroyal.bots.cards.harbors import (
    MASK,
    Harbors,
    bring_up,
    forget,
    key_word,
    merge_alike,
    recall,
    remember,
    stir_unseen,
)  # fmt: skip
from portroyal.bots.cards.judgement import Net, judge
from portroyal.bots.cards.tastes import draw_taste, is_last_turn, note_tastes, play
from portroyal.bots.cards.tree import turns_begun
from portroyal.rules.cards.codes import (
    DISCOVER,
    DRAW_CARD,
    KEEP,
    MAX_CARDS,
    MAX_PLAYERS,
    REPEL,
    REPELLING,
    SHIP,
    STOP,
    TRADE,
)  # fmt: skip
from portroyal.rules.cards.coins import can_draw
from portroyal.rules.cards.discover import color_in_harbor
from portroyal.rules.cards.odds import can_repel, count_next
from portroyal.rules.cards.state import Box, State
from portroyal.rules.chance import MASK32
from portroyal.rules.layout import I4, I8, Cell, Rows, layout
from portroyal.rules.rulebook import rule

MOST_DEPTH = 4  # cards ahead
SAMPLED_AT = N_TRADE_STATES  # in the array of states: where the rest of a turn is tried
LEVELS_AT = SAMPLED_AT + 1  # then the nodes on the way down
N_TURN_STATES = LEVELS_AT + MOST_DEPTH + 1
NONE = -1.0
FEW = 4  # turns that are played on at first
FIRST_SAMPLED = MOST_DEPTH + 1  # in keys, after the depths

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


@layout
class ExactTurn:
    """The search of one decision."""

    trades: Trades
    seat: I4  # whose turn it is
    depth: I4  # cards ahead of the first level
    draws: I4  # 1: stopping is no choice on the first level
    hurries: I4  # 1: a look that takes too much is given up
    samples: I4  # how often a turn is played on where the search ends
    most: I8  # harbors that may be worked out, or turns played on
    worked_out: I8  # that were
    salt: I8  # for the chance of the turns that are played on
    whim: Annotated[list[int], Cell("i8", 1)]
    sums: Annotated[list[float], Cell("f8", MAX_PLAYERS)]
    harbors: Harbors
    levels: Annotated[list[Level], Rows(MOST_DEPTH + 1)]
    value: Annotated[list[float], Cell("f8", MAX_PLAYERS)]  # the answer


@rule
def prepare(states: list[State], at: int, box: Box, net: Net, turn: ExactTurn, whim: list[int]) -> None:
    """Before the first look of a decision at states[at]."""
    g = states[at]
    turn.seat = g.active
    turn.worked_out = 0
    turn.salt = key_word(whim)
    forget(g, box, turn.harbors, whim)
    turn.trades.by_taste = 1 if g.phase != TRADE else 0
    if g.phase != TRADE:
        note_tastes(states, at, STOPPED, TRIED, box, net, turn.trades.judge, turn.trades.taster)


@rule
def stop_worth(states: list[State], at: int, box: Box, net: Net, turn: ExactTurn, key: int) -> None:
    """Stopping at states[at], into turn.value; `key` is the harbor's."""
    n_players = states[at].n_players + 0
    if recall(turn.harbors, key, n_players, turn.value):
        return
    states[STOPPED] = states[at]
    play(states[STOPPED], box, STOP)
    trade_worth(states, STOPPED, box, net, turn.trades)
    for p in range(n_players):
        turn.value[p] = turn.trades.judge.shares[p]
    turn.worked_out += 1
    remember(turn.harbors, key, n_players, turn.value)


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
            if turn.worked_out >= turn.most and turn.hurries == 1:
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
    if left > 0 and not only_draws and recall(turn.harbors, stop_key(level) + left, g.n_players, turn.value):
        return True
    level.stopping[turn.seat] = NONE
    if (g.drawn > 0 or not can_draw(g)) and not only_draws:
        stop_worth(states, LEVELS_AT + at, box, net, turn, stop_key(level))
        if g.drawn >= MOST_DRAWN or not can_draw(g) or turn.value[turn.seat] >= 1.0:
            return True
        if left == 0:
            play_on(states, LEVELS_AT + at, box, net, turn, stop_key(level))
            return True
        for p in range(g.n_players):
            level.stopping[p] = turn.value[p]
    level.total = count_next(g, box, level.counts)
    merge_alike(box, turn.harbors, level.counts)
    level.kind = -1
    level.ship = NEITHER
    level.has_bust = 0
    for p in range(g.n_players):
        level.sums[p] = 0.0
    return False


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
    below.key = (level.key + turn.harbors.words[kind]) & MASK
    if child.phase == REPELLING:
        if moored or level.ship == KEEPING:
            play(child, box, REPEL)
            below.key = (level.key + turn.harbors.repelled) & MASK
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
        level.sums[p] += level.counts[level.kind] * value


@rule
def play_on(states: list[State], at: int, box: Box, net: Net, turn: ExactTurn, key: int) -> None:
    """What the rest of the turn brings if it is played by taste, into turn.value, which is that of stopping.

    Playing on is held against stopping by taste: where tastes trade worse than they should, both do.
    """
    trades = turn.trades
    n_players = states[at].n_players + 0
    if is_last_turn(states[at]):
        if turn.value[turn.seat] > 0.0:
            return
    elif draw_taste(states[at], box, trades.taster) <= 0.0:
        return
    played_key = key + FIRST_SAMPLED + (1 if turn.samples > FEW else 0)
    if recall(turn.harbors, played_key, n_players, turn.value):
        return
    states[SAMPLED_AT] = states[at]
    play(states[SAMPLED_AT], box, STOP)
    rest_of_turn(states, SAMPLED_AT, box, net, trades)
    trades.stops = 0
    for p in range(n_players):
        turn.sums[p] = -turn.samples * trades.judge.shares[p]
    turn.whim[0] = ((key ^ turn.salt) & MASK32) | 1
    for _ in range(turn.samples):
        states[SAMPLED_AT] = states[at]
        stir_unseen(states[SAMPLED_AT], turn.whim)
        play(states[SAMPLED_AT], box, DRAW_CARD)
        if turns_begun(states[SAMPLED_AT]) == turns_begun(states[at]):
            rest_of_turn(states, SAMPLED_AT, box, net, trades)
        else:
            judge(states[SAMPLED_AT], box, net, trades.judge)
        for p in range(n_players):
            turn.sums[p] += trades.judge.shares[p]
    turn.worked_out += turn.samples + trades.stops
    for p in range(n_players):
        turn.value[p] = max(0.0, min(1.0, turn.value[p] + turn.sums[p] / turn.samples))
    remember(turn.harbors, played_key, n_players, turn.value)


@rule
def close_level(turn: ExactTurn, at: int, n_players: int) -> None:
    """All cards were tried: the better of drawing and stopping, for whose turn it is."""
    level = turn.levels[at]
    stops = level.stopping[turn.seat] >= level.sums[turn.seat] / level.total
    for p in range(n_players):
        turn.value[p] = level.stopping[p] if stops else level.sums[p] / level.total
    if at > 0 or turn.draws == 0:
        remember(turn.harbors, stop_key(level) + turn.depth - at, n_players, turn.value)

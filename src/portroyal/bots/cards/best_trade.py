"""The admiral's trades: what a harbor is worth when the turn ends, every seat choosing for itself.

The active player's takes are tried one by one and in pairs; whoever comes after takes what is best for
their own share if all others passed. With two players that is exact, but for a third take in one chance.
Harbors that may only come are many: there rivals go by their tastes, as long as no reply can win the game;
one that does depends on what was taken before it.
"""

from __future__ import annotations

from typing import Annotated

from portroyal.bots.cards.bosun import MOST_DRAWN
from portroyal.bots.cards.judgement import Judge, Net, judge
from portroyal.bots.cards.mate import mate
from portroyal.bots.cards.tastes import Taster, is_last_turn, list_choices, play
from portroyal.bots.cards.tree import is_among, turns_begun
from portroyal.rules.cards.codes import (
    DISCOVER,
    DRAW_CARD,
    FULFIL,
    GOVERNOR,
    MADEMOISELLE,
    MAX_CARDS,
    MAX_LEGAL,
    MAX_PLAYERS,
    OVER,
    PASS,
    STOP,
    TAKE,
    TRADE,
    TRADER,
    WHOLESALER,
)  # fmt: skip
from portroyal.rules.cards.coins import can_draw
from portroyal.rules.cards.state import Box, State
from portroyal.rules.layout import I4, I8, Cell, layout
from portroyal.rules.rulebook import rule

# Places in the array of states
TRIED, FIRST, SECOND, STOPPED = range(4)
N_TRADE_STATES = 4


@layout
class Trades:
    """Scratch of trading."""

    judge: Judge
    taster: Taster
    by_taste: I4  # 1: rivals go by their tastes
    works_out: I4  # 1: trades of turns that are played on are worked out before the end is called, too
    stops: I8  # that were tried in last turns
    actions: Annotated[list[int], Cell("i8", MAX_LEGAL)]
    first: Annotated[list[int], Cell("i8", MAX_LEGAL)]
    second: Annotated[list[int], Cell("i8", MAX_LEGAL)]
    held: Annotated[list[float], Cell("f8", MAX_PLAYERS)]  # after the best choice of whoever decides
    best: Annotated[list[float], Cell("f8", MAX_PLAYERS)]  # after the active player's best choices


@rule
def in_trade(g: State, turn: int) -> bool:
    return g.phase == TRADE and turns_begun(g) == turn


@rule
def finish(states: list[State], at: int, box: Box, net: Net, trades: Trades) -> None:
    """Plays the trade of states[at] to its end; the judge's shares are those of the position after it."""
    g = states[at]
    turn = turns_begun(g)
    judged = False
    while in_trade(g, turn):
        seat = g.decider + 0
        n = list_choices(g, box, trades.actions)
        if trades.by_taste == 1 and seat != g.active and not replies_count(g):
            play(g, box, favorite(seat, trades, n))
            continue
        best = trades.actions[0]
        most = -1.0
        for i in range(n):
            try_alone(states, at, box, net, trades, trades.actions[i])
            if trades.judge.shares[seat] > most:
                most = trades.judge.shares[seat]
                best = trades.actions[i]
                for p in range(g.n_players):
                    trades.held[p] = trades.judge.shares[p]
        play(g, box, best)
        judged = not in_trade(g, turn)
    if judged:
        for p in range(g.n_players):
            trades.judge.shares[p] = trades.held[p]
    else:
        judge(g, box, net, trades.judge)


@rule
def replies_count(g: State) -> bool:
    """Whether a reply may win the game, so that it is worked out; among many only in the last turn of all."""
    return is_last_turn(g) or (g.end_called == 1 and g.n_players == 2)


@rule
def try_alone(states: list[State], at: int, box: Box, net: Net, trades: Trades, action: int) -> None:
    """An action at states[at] if everybody passed afterwards."""
    states[TRIED] = states[at]
    tried = states[TRIED]
    turn = turns_begun(tried)
    play(tried, box, action)
    while in_trade(tried, turn):
        play(tried, box, PASS)
    judge(tried, box, net, trades.judge)


@rule
def favorite(seat: int, trades: Trades, n: int) -> int:
    """What a rival likes best of the `n` actions."""
    best = PASS
    most = 0
    for i in range(n):
        action = trades.actions[i]
        if action == PASS:
            continue
        liking = trades.taster.notes.tastes[seat * MAX_CARDS + action - TAKE]
        if liking > most:
            most = liking
            best = action
    return best


@rule
def in_any_order(box: Box, action: int) -> bool:
    """A take that changes nothing for other takes of the same chance, but for the coins (C4.8)."""
    if action < TAKE or action >= FULFIL:
        return False
    role = box.role[action - TAKE]
    return role not in (MADEMOISELLE, GOVERNOR, TRADER, WHOLESALER)


@rule
def trade_worth(states: list[State], at: int, box: Box, net: Net, trades: Trades) -> None:
    """The trade of states[at], whoever decides; the judge's shares are those after everybody's choices."""
    g = states[at]
    turn = turns_begun(g)
    seat = g.decider + 0
    if not in_trade(g, turn) or seat != g.active:
        states[FIRST] = states[at]
        finish(states, FIRST, box, net, trades)
        return
    most = -1.0
    n = list_choices(g, box, trades.first)
    for i in range(n):
        states[FIRST] = states[at]
        first = states[FIRST]
        play(first, box, trades.first[i])
        m = 0
        if in_trade(first, turn) and first.decider == seat:
            m = list_choices(first, box, trades.second)
        for k in range(max(1, m)):
            if m > 0:
                if known_pair(box, trades, n, trades.first[i], trades.second[k]):
                    continue
                states[SECOND] = states[FIRST]
                play(states[SECOND], box, trades.second[k])
                finish(states, SECOND, box, net, trades)
            else:
                finish(states, FIRST, box, net, trades)
            if trades.judge.shares[seat] > most:
                most = trades.judge.shares[seat]
                for p in range(g.n_players):
                    trades.best[p] = trades.judge.shares[p]
    for p in range(g.n_players):
        trades.judge.shares[p] = trades.best[p]


@rule
def known_pair(box: Box, trades: Trades, n: int, first: int, second: int) -> bool:
    """Whether the same two cards have been tried in the other order, which makes no difference here."""
    if second >= first or not in_any_order(box, first) or not in_any_order(box, second):
        return False
    return is_among(trades.first, n, second)


@rule
def may_win(g: State, box: Box) -> bool:
    """Whether all that lies open could bring the active player level with the leader in points."""
    points = g.players[g.active].points + 0
    card = g.harbor.top + 0
    while card != 0:
        points += max(1, box.points[box.kind_of[card]])  # a ship brings one with a wholesaler
        card = g.below[card] + 0
    card = g.expeditions.top + 0
    while card != 0:
        points += box.points[box.kind_of[card]]
        card = g.below[card] + 0
    leader = 0
    for p in range(g.n_players):
        leader = max(leader, g.players[p].points)
    return points >= leader


@rule
def stops_last(states: list[State], at: int, box: Box, net: Net, trades: Trades) -> bool:
    """Whether the last turn of all stops at states[at]: where that wins, or no card is left.

    The judge's shares are then those of stopping.
    """
    g = states[at]
    ends = g.drawn >= MOST_DRAWN or not can_draw(g)
    if not ends and not may_win(g, box):
        return False
    trades.stops += 1
    states[STOPPED] = states[at]
    play(states[STOPPED], box, STOP)
    trade_worth(states, STOPPED, box, net, trades)
    return ends or trades.judge.shares[g.active] > 0.0


@rule
def rest_of_turn(states: list[State], at: int, box: Box, net: Net, trades: Trades) -> None:
    """Plays the turn of states[at] to its end by taste; the judge's shares are those after it.

    Once the end is called, trades are worked out (and states[at] is left where that began). In the last turn
    of all a bust costs nothing, and tastes do not see that two cards win together: one draws until one wins.
    """
    g = states[at]
    turn = turns_begun(g)
    last = is_last_turn(g)
    while g.phase != OVER and turns_begun(g) == turn:
        if g.phase == TRADE and (g.end_called == 1 or trades.works_out == 1):
            trade_worth(states, at, box, net, trades)
            return
        if last and g.phase == DISCOVER and g.drawn > 0:
            if stops_last(states, at, box, net, trades):
                return
            play(g, box, DRAW_CARD)
            continue
        n = list_choices(g, box, trades.taster.actions)
        play(g, box, mate(g, box, trades.taster.actions, n, trades.taster.weights, trades.taster.notes))
    judge(g, box, net, trades.judge)

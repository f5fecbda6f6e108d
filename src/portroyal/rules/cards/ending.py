"""The end: called by points, played to the end of the round, won by points, then coins (C6)."""

from __future__ import annotations

from portroyal.rules.cards.codes import BY_CAP, BY_POINTS, END_CALLED, GAME_OVER, OVER
from portroyal.rules.cards.discover import begin_turn, sweep_harbor
from portroyal.rules.cards.state import Box, State, seat_after
from portroyal.rules.rulebook import hot, rule
from portroyal.rules.telling import NOWHERE, tell

LAST_ROUND = 200  # C6.4


@rule
def call_end(g: State, box: Box, seat: int) -> None:
    """C6.1; C6.3: with the option, only points together with a fulfilled expedition call the end."""
    player = g.players[seat]
    if g.end_called == 1 or player.points < box.end_points:
        return
    if g.needs_expedition == 1 and player.expeditions == 0:
        return
    g.end_called = 1
    tell(g, END_CALLED, seat, 0, player.points, NOWHERE, NOWHERE)


@hot
def end_turn(g: State) -> None:
    """C4.11, C6.1: the round is finished before the game ends."""
    sweep_harbor(g)
    following = seat_after(g, g.active)
    if following == g.start:
        if g.end_called == 1:
            end_game(g, BY_POINTS)
            return
        if g.round >= LAST_ROUND:  # C6.4
            end_game(g, BY_CAP)
            return
        g.round += 1
    g.active = following
    begin_turn(g)


@rule
def end_game(g: State, reason: int) -> None:
    """C6.2: most points, then coins, then a shared victory; C6.3: nobody wins without an expedition."""
    g.phase = OVER
    g.decider = -1
    g.drawn = 0
    g.takes_left = 0
    g.reason = reason
    g.winners = winners(g)
    tell(g, GAME_OVER, -1, 0, g.round, NOWHERE, NOWHERE)


@rule
def may_win(g: State, seat: int) -> bool:
    """C6.3"""
    return g.needs_expedition == 0 or g.players[seat].expeditions > 0


@rule
def winners(g: State) -> int:
    """The winning seats as bits."""
    best_points = -1
    best_coins = -1
    seats = 0
    for p in range(g.n_players):
        if not may_win(g, p):
            continue
        points = g.players[p].points
        coins = g.players[p].coins.size
        if points > best_points or (points == best_points and coins > best_coins):
            best_points = points
            best_coins = coins
            seats = 0
        if points == best_points and coins == best_coins:
            seats |= 1 << p
    return seats


@rule
def tied(g: State) -> int:
    """C6.2: the seats as bits that have as many points as the winners, and only fewer coins."""
    best_points = -1
    for p in range(g.n_players):
        if g.winners >> p & 1 == 1:
            best_points = g.players[p].points
    seats = 0
    for p in range(g.n_players):
        if g.winners >> p & 1 == 0 and may_win(g, p) and g.players[p].points == best_points:
            seats |= 1 << p
    return seats

"""Which goal on the chart the mate makes for: points and persons against what they still cost."""

from __future__ import annotations

from portroyal.bots.dice.chart_costs import (
    CROSS_WORTH,
    OUT_OF_REACH,
    Routes,
    first_step,
    goal_cost,
    goal_node,
    goal_points,
    n_goals,
    read_chart,
)
from portroyal.bots.dice.weights import Weights
from portroyal.rules.dice.chart_words import POINTS_TO_WIN
from portroyal.rules.dice.codes import BOLD_JESTER, JESTER, NEAR, SENORITA
from portroyal.rules.dice.state import ISLAND_NODE, Sheet, State
from portroyal.rules.rulebook import rule


@rule
def leader_needs(g: State) -> int:
    """The points that the leader lacks: how much of the game is left."""
    best = 0
    for p in range(g.n_players):
        best = max(best, g.players[p].points)
    return POINTS_TO_WIN - best


@rule
def person_worth(g: State, sheet: Sheet, seat: int, island: int, left: int, w: Weights) -> int:
    """A person helps as long as the game goes on: `left` points of 20 still have to be won."""
    worth = w.person[sheet.person[island]] * left // POINTS_TO_WIN
    if sheet.person[island] in (JESTER, BOLD_JESTER):
        return worth * g.n_players // 3  # the more players, the oftener one goes empty-handed
    if sheet.person[island] == SENORITA:
        return worth * (sheet.n_islands - g.players[seat].islands) // sheet.n_islands
    return worth


@rule
def is_raced_for(g: State, seat: int, node: int) -> bool:
    near = 0
    for p in range(g.n_players):
        if p != seat and g.players[p].marks[node] == NEAR:
            near += 1
    return near > 0


@rule
def goal_worth(g: State, sheet: Sheet, seat: int, node: int, left: int, w: Weights) -> int:
    """What reaching a goal is worth, whatever it costs."""
    points = goal_points(g, sheet, node)
    worth = points * w.point
    if node >= ISLAND_NODE:
        worth += person_worth(g, sheet, seat, node - ISLAND_NODE, left, w)
    elif is_raced_for(g, seat, node):
        worth = worth * w.race // 100
    if g.players[seat].points + points >= POINTS_TO_WIN:
        worth += w.win
    return worth


@rule
def next_field(g: State, sheet: Sheet, w: Weights, routes: Routes) -> int:
    """The field to cross first on the way to the goal with the most worth per cross; -1 if there is none.

    Worth per cross counts in whole thousandths, and the first of equals stays. It is divided only for a goal
    that is ahead of the best so far: divisions were most of the time of a game.
    """
    seat = g.decider
    read_chart(g, sheet, seat, w, routes, True)
    left = leader_needs(g)
    goal = -1
    best = 0
    for i in range(n_goals(sheet)):
        node = goal_node(sheet, i)
        cost = goal_cost(sheet, node, routes)
        if cost < OUT_OF_REACH:
            worth = goal_worth(g, sheet, seat, node, left, w)
            if cost <= CROSS_WORTH * g.crosses_left:
                worth = worth * w.finish // 100
            asked = cost + w.patience
            if 1000 * worth >= (best + 1) * asked:
                best = 1000 * worth // asked
                goal = node
    return first_step(g, sheet, seat, goal, routes)

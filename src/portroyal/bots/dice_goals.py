"""Which goal on the chart the mate makes for: points and persons against what they still cost."""

from __future__ import annotations

from portroyal.bots.dice_plan import (
    CROSS_WORTH,
    OUT_OF_REACH,
    first_step,
    goal_cost,
    goal_node,
    goal_points,
    n_goals,
    read_chart,
)
from portroyal.bots.dice_weights import FINISH, PATIENCE, PERSON, POINT, RACE, WIN
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
def person_worth(g: State, sheet: Sheet, seat: int, island: int, left: int, w: list[int]) -> int:
    """A person helps as long as the game goes on: `left` points of 20 still have to be won."""
    worth = w[PERSON + sheet.person[island]] * left // POINTS_TO_WIN
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
def goal_score(
    g: State, sheet: Sheet, seat: int, node: int, crosses: int, left: int, w: list[int], plan: list[int]
) -> int:
    """Worth per cross, in thousandths; -1 for what is no goal."""
    player = g.players[seat]
    cost = goal_cost(sheet, player, node, plan)
    if cost >= OUT_OF_REACH:
        return -1
    points = goal_points(g, sheet, node)
    worth = points * w[POINT]
    if node >= ISLAND_NODE:
        worth += person_worth(g, sheet, seat, node - ISLAND_NODE, left, w)
    elif is_raced_for(g, seat, node):
        worth = worth * w[RACE] // 100
    if player.points + points >= POINTS_TO_WIN:
        worth += w[WIN]
    if cost <= CROSS_WORTH * crosses:
        worth = worth * w[FINISH] // 100
    return worth * 1000 // (cost + w[PATIENCE])


@rule
def next_field(g: State, sheet: Sheet, seat: int, crosses: int, w: list[int], plan: list[int]) -> int:
    """The field to cross first on the way to the best goal; -1 if there is none worth it."""
    read_chart(g, sheet, seat, w, plan, True)
    left = leader_needs(g)
    goal = -1
    best = 0
    for i in range(n_goals(sheet)):
        node = goal_node(sheet, i)
        score = goal_score(g, sheet, seat, node, crosses, left, w, plan)
        if score > best:
            best = score
            goal = node
    return first_step(g, sheet, seat, goal, plan)

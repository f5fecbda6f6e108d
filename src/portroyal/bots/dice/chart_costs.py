"""How a bot reads the sea chart: what every goal still costs, and the first field on the way there."""

from __future__ import annotations

from typing import Annotated

from portroyal.bots.dice.weights import Weights
from portroyal.rules.dice.chart_words import ORDER_POINTS_FIRST
from portroyal.rules.dice.codes import (
    BLUE,
    COLOR,
    CROSSED,
    FAR,
    NEAR,
    NUMBER,
    ORANGE,
    ORDER,
    SKULL,
    TREASURE,
    WHEEL_FIELD,
    YELLOW,
)
from portroyal.rules.dice.crossing import ORDER_POINTS_LATER, cost_of, is_filled, may_cross
from portroyal.rules.dice.state import (
    ISLAND_NODE,
    N_NODES,
    Player,
    Sheet,
    State,
    green_skulls_left,
    is_crossed_by_any,
)
from portroyal.rules.layout import Cell, layout
from portroyal.rules.rulebook import rule

CROSS_WORTH = 100
OUT_OF_REACH = 1 << 30
SKULLS_AHEAD = 3  # boxes of the skull row that are looked at


@layout
class Routes:
    """A chart that was read: what every node costs, and the way there."""

    cost: Annotated[list[int], Cell("i8", N_NODES)]
    comes_from: Annotated[list[int], Cell("i8", N_NODES)]  # the node before; -1: none
    blanks: Annotated[list[int], Cell("i8", N_NODES)]  # fields that an island still asks for
    queue: Annotated[list[int], Cell("i8", N_NODES)]  # nodes to go on from
    waits: Annotated[list[int], Cell("i8", N_NODES)]  # whether a node stands in the queue


@rule
def skulls_ahead(sheet: Sheet, player: Player) -> int:
    """The points that the next boxes of the skull row take."""
    points = 0
    for i in range(player.skulls, min(sheet.n_skulls, player.skulls + SKULLS_AHEAD)):
        points -= sheet.skull_points[i]
    return points


@rule
def skull_cost(sheet: Sheet, player: Player, w: Weights) -> int:
    """What one more skull costs, by the mean of the boxes ahead; green ones are free."""
    if green_skulls_left(player) > 0 or player.skulls >= sheet.n_skulls:
        return 0
    return w.skull + skulls_ahead(sheet, player) * w.point // SKULLS_AHEAD


@rule
def step_cost(sheet: Sheet, player: Player, field: int, w: Weights, skull: int) -> int:
    """The crosses for one sea field, and what else it asks for, put into crosses."""
    kind = sheet.kind[field]
    if kind == NUMBER:
        cost = cost_of(sheet, player, field)
        return CROSS_WORTH * cost + w.number_extra * (cost - 1)
    if kind == COLOR:
        return CROSS_WORTH + (0 if player.took[sheet.color[field]] == 1 else w.color_extra)
    if kind == SKULL:
        return CROSS_WORTH + skull
    if kind == WHEEL_FIELD:
        have = player.circled[YELLOW] + player.circled[ORANGE] + player.circled[BLUE]
        return CROSS_WORTH + (w.wheel_extra if have > 0 else w.no_wheel_extra)
    if kind == ORDER and not is_filled(sheet, player, field):
        return OUT_OF_REACH
    return CROSS_WORTH


@rule
def read_chart(g: State, sheet: Sheet, seat: int, w: Weights, routes: Routes, now: bool) -> None:
    """The cost of every sea field and of opening every island; `now`: only with fields crossable at once."""
    player = g.players[seat]
    marks = player.marks
    skull = skull_cost(sheet, player, w)
    first_sea = sheet.first_field[sheet.n_islands]
    waiting = 0
    for island in range(sheet.n_islands):
        node = ISLAND_NODE + island
        routes.cost[node] = OUT_OF_REACH
        routes.comes_from[node] = -1
        routes.waits[node] = 0
        left = 0
        landed = False
        near = False
        for field in range(sheet.first_field[island], sheet.first_field[island + 1]):
            mark = marks[field]
            if mark == CROSSED:
                landed = True
            elif mark == NEAR:
                near = True
                left += 1
            elif mark == FAR:
                left += 1
        routes.blanks[node] = left
        if near or landed:
            routes.cost[node] = 0
            if not landed:  # else its ways lie open already
                routes.queue[waiting] = node
                routes.waits[node] = 1
                waiting += 1
    for field in range(first_sea, sheet.n_fields):
        routes.cost[field] = OUT_OF_REACH
        routes.comes_from[field] = -1
        routes.waits[field] = 0
        if marks[field] == NEAR and not (now and not may_cross(g, sheet, player, field)):
            routes.cost[field] = step_cost(sheet, player, field, w, skull)
            if sheet.kind[field] != TREASURE and routes.cost[field] < OUT_OF_REACH:
                routes.queue[waiting] = field
                routes.waits[field] = 1
                waiting += 1
    sail(sheet, player, waiting, w, routes, skull)


@rule
def sail(sheet: Sheet, player: Player, waiting: int, w: Weights, routes: Routes, skull: int) -> None:
    """Follows every way from the nodes that wait in the queue, until nothing gets cheaper."""
    taken = 0
    while waiting > 0:
        node = routes.queue[taken]
        taken = taken + 1 if taken + 1 < N_NODES else 0
        waiting -= 1
        routes.waits[node] = 0
        cost = routes.cost[node] + (w.passage if node >= ISLAND_NODE else 0)
        for i in range(sheet.first_way[node], sheet.first_way[node + 1]):
            to = sheet.way_to[i]
            there = cost
            if to < ISLAND_NODE:
                if player.marks[to] != FAR:  # what is near was counted at the beginning, the rest is no way
                    continue
                there += step_cost(sheet, player, to, w, skull)
            elif routes.blanks[to] == 0:  # painted all over: neither goal nor way
                continue
            if there < routes.cost[to]:
                routes.cost[to] = there
                routes.comes_from[to] = node
                leads_on = to >= ISLAND_NODE or sheet.kind[to] != TREASURE
                if leads_on and routes.waits[to] == 0:
                    end = taken + waiting
                    routes.queue[end if end < N_NODES else end - N_NODES] = to
                    routes.waits[to] = 1
                    waiting += 1


@rule
def goal_cost(sheet: Sheet, node: int, routes: Routes) -> int:
    """A goal is a treasure, an order or an island; OUT_OF_REACH if it is none, or none any more."""
    if routes.cost[node] >= OUT_OF_REACH:
        return OUT_OF_REACH
    if node >= ISLAND_NODE:
        left = routes.blanks[node]
        return routes.cost[node] + CROSS_WORTH * left if left > 0 else OUT_OF_REACH
    if sheet.kind[node] != TREASURE and sheet.kind[node] != ORDER:
        return OUT_OF_REACH
    return routes.cost[node]


@rule
def goal_points(g: State, sheet: Sheet, node: int) -> int:
    if node >= ISLAND_NODE:
        return sheet.island_points[node - ISLAND_NODE] + 0
    if sheet.kind[node] == TREASURE:
        return sheet.points[node] + 0
    return ORDER_POINTS_LATER if is_crossed_by_any(g, node) else ORDER_POINTS_FIRST


@rule
def n_goals(sheet: Sheet) -> int:
    """How many nodes may be goals: sea fields and islands."""
    return sheet.n_fields - sheet.first_field[sheet.n_islands] + sheet.n_islands


@rule
def goal_node(sheet: Sheet, i: int) -> int:
    field = sheet.first_field[sheet.n_islands] + i
    return field if field < sheet.n_fields else ISLAND_NODE + field - sheet.n_fields


@rule
def first_step(g: State, sheet: Sheet, seat: int, goal: int, routes: Routes) -> int:
    """The field to cross first on the way to a goal, by a chart already read; -1 if there is none."""
    if goal < 0:
        return -1
    while routes.comes_from[goal] >= 0:
        goal = routes.comes_from[goal]
    if goal < ISLAND_NODE:
        return goal
    island = goal - ISLAND_NODE
    for field in range(sheet.first_field[island], sheet.first_field[island + 1]):
        if g.players[seat].marks[field] == NEAR:
            return field
    return -1


@rule
def most_points_within(g: State, sheet: Sheet, crosses: int, routes: Routes) -> int:
    """The points of the best single goal that so many crosses reach, by a chart already read."""
    best = 0
    for i in range(n_goals(sheet)):
        node = goal_node(sheet, i)
        if goal_cost(sheet, node, routes) <= CROSS_WORTH * crosses:
            best = max(best, goal_points(g, sheet, node))
    return best

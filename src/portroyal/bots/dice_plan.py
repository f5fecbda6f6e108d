"""How the rule-of-thumb player reads the sea chart: what a goal costs, what it is worth, the next field."""

from __future__ import annotations

from portroyal.bots.dice_weights import (
    COLOR_EXTRA,
    FINISH,
    NO_WHEEL_EXTRA,
    NUMBER_EXTRA,
    PASSAGE,
    PATIENCE,
    PERSON,
    POINT,
    RACE,
    SKULL,
    WHEEL_EXTRA,
    WIN,
)
from portroyal.rules.dice.chart_words import ORDER_POINTS_FIRST, POINTS_TO_WIN
from portroyal.rules.dice.codes import (
    BLUE,
    COLOR,
    CROSSED,
    FAR,
    NEAR,
    NUMBER,
    ORANGE,
    ORDER,
    SENORITA,
    TREASURE,
    WHEEL_FIELD,
    YELLOW,
)
from portroyal.rules.dice.codes import SKULL as SKULL_FIELD
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
from portroyal.rules.rulebook import rule

CROSS_WORTH = 100
OUT_OF_REACH = 1 << 30
SKULLS_AHEAD = 3  # boxes of the skull row that are looked at

# The scratch of a plan: the cost of every node, where its route comes from, then room for sorting.
COMES_FROM = N_NODES
SORTED = 2 * N_NODES
PLAN_SIZE = SORTED + 24


@rule
def skull_cost(sheet: Sheet, player: Player, w: list[int]) -> int:
    """What one more skull costs, by the mean of the boxes ahead; green ones are free."""
    if green_skulls_left(player) > 0 or player.skulls >= sheet.n_skulls:
        return 0
    points = 0
    for i in range(player.skulls, min(sheet.n_skulls, player.skulls + SKULLS_AHEAD)):
        points -= sheet.skull_points[i]
    return w[SKULL] + points * w[POINT] // SKULLS_AHEAD


@rule
def step_cost(sheet: Sheet, player: Player, field: int, w: list[int], skull: int) -> int:
    """The crosses for one sea field, and what else it asks for, put into crosses."""
    kind = sheet.kind[field]
    if kind == NUMBER:
        cost = cost_of(sheet, player, field)
        return CROSS_WORTH * cost + w[NUMBER_EXTRA] * (cost - 1)
    if kind == COLOR:
        return CROSS_WORTH + (0 if player.took[sheet.color[field]] == 1 else w[COLOR_EXTRA])
    if kind == SKULL_FIELD:
        return CROSS_WORTH + skull
    if kind == WHEEL_FIELD:
        have = player.circled[YELLOW] + player.circled[ORANGE] + player.circled[BLUE]
        return CROSS_WORTH + (w[WHEEL_EXTRA] if have > 0 else w[NO_WHEEL_EXTRA])
    if kind == ORDER and not is_filled(sheet, player, field):
        return OUT_OF_REACH
    return CROSS_WORTH


@rule
def read_chart(g: State, sheet: Sheet, seat: int, w: list[int], plan: list[int], now: bool) -> None:
    """The cost of every sea field and of opening every island; `now`: only with fields crossable at once."""
    player = g.players[seat]
    skull = skull_cost(sheet, player, w)
    for node in range(ISLAND_NODE + sheet.n_islands):
        plan[node] = OUT_OF_REACH
        plan[COMES_FROM + node] = -1
    first_sea = sheet.first_field[sheet.n_islands]
    for field in range(first_sea, sheet.n_fields):
        if player.marks[field] == CROSSED:
            plan[field] = 0
        elif player.marks[field] == NEAR and not (now and not may_cross(g, sheet, player, field)):
            plan[field] = step_cost(sheet, player, field, w, skull)
    for field in range(first_sea):
        if player.marks[field] == NEAR or player.marks[field] == CROSSED:
            plan[ISLAND_NODE + sheet.island_of[field]] = 0
    changed = True
    while changed:
        changed = False
        for field in range(first_sea, sheet.n_fields):
            open_sea = plan[field] < OUT_OF_REACH and sheet.kind[field] != TREASURE
            if open_sea and sail_on(sheet, player, field, plan[field], w, plan, skull):
                changed = True
        for island in range(sheet.n_islands):
            node = ISLAND_NODE + island
            landed = plan[node] + w[PASSAGE]
            if plan[node] < OUT_OF_REACH and sail_on(sheet, player, node, landed, w, plan, skull):
                changed = True


@rule
def sail_on(
    sheet: Sheet, player: Player, node: int, cost: int, w: list[int], plan: list[int], skull: int
) -> bool:
    """Tries every way from a node; whether one of them made something cheaper."""
    changed = False
    for i in range(sheet.first_way[node], sheet.first_way[node + 1]):
        to = sheet.way_to[i]
        there = cost
        if to < ISLAND_NODE:
            if player.marks[to] != FAR:  # what is near was counted at the beginning, the rest is no way
                continue
            there += step_cost(sheet, player, to, w, skull)
        elif blanks(sheet, player, to - ISLAND_NODE) == 0:  # painted all over: neither goal nor way
            continue
        if there < plan[to]:
            plan[to] = there
            plan[COMES_FROM + to] = node
            changed = True
    return changed


@rule
def leader_needs(g: State) -> int:
    """The points that the leader lacks: how much of the game is left."""
    best = 0
    for p in range(g.n_players):
        best = max(best, g.players[p].points)
    return POINTS_TO_WIN - best


@rule
def person_worth(g: State, sheet: Sheet, seat: int, island: int, w: list[int]) -> int:
    worth = w[PERSON + sheet.person[island]] * leader_needs(g) // POINTS_TO_WIN
    if sheet.person[island] == SENORITA:
        return worth * (sheet.n_islands - g.players[seat].islands) // sheet.n_islands
    return worth


@rule
def blanks(sheet: Sheet, player: Player, island: int) -> int:
    n = 0
    for field in range(sheet.first_field[island], sheet.first_field[island + 1]):
        if player.marks[field] == FAR or player.marks[field] == NEAR:
            n += 1
    return n


@rule
def goal_cost(sheet: Sheet, player: Player, node: int, plan: list[int]) -> int:
    """A goal is a treasure, an order or an island; OUT_OF_REACH if it is none, or none any more."""
    if plan[node] >= OUT_OF_REACH:
        return OUT_OF_REACH
    if node >= ISLAND_NODE:
        left = blanks(sheet, player, node - ISLAND_NODE)
        return plan[node] + CROSS_WORTH * left if left > 0 else OUT_OF_REACH
    if (sheet.kind[node] != TREASURE and sheet.kind[node] != ORDER) or player.marks[node] == CROSSED:
        return OUT_OF_REACH
    return plan[node]


@rule
def goal_points(g: State, sheet: Sheet, node: int) -> int:
    if node >= ISLAND_NODE:
        return sheet.island_points[node - ISLAND_NODE] + 0
    if sheet.kind[node] == TREASURE:
        return sheet.points[node] + 0
    return ORDER_POINTS_LATER if is_crossed_by_any(g, node) else ORDER_POINTS_FIRST


@rule
def is_raced_for(g: State, seat: int, node: int) -> bool:
    near = 0
    for p in range(g.n_players):
        if p != seat and g.players[p].marks[node] == NEAR:
            near += 1
    return near > 0


@rule
def goal_score(
    g: State, sheet: Sheet, seat: int, node: int, crosses: int, w: list[int], plan: list[int]
) -> int:
    """Worth per cross, in thousandths; -1 for what is no goal."""
    player = g.players[seat]
    cost = goal_cost(sheet, player, node, plan)
    if cost >= OUT_OF_REACH:
        return -1
    points = goal_points(g, sheet, node)
    worth = points * w[POINT]
    if node >= ISLAND_NODE:
        worth += person_worth(g, sheet, seat, node - ISLAND_NODE, w)
    elif is_raced_for(g, seat, node):
        worth = worth * w[RACE] // 100
    if player.points + points >= POINTS_TO_WIN:
        worth += w[WIN]
    if cost <= CROSS_WORTH * crosses:
        worth = worth * w[FINISH] // 100
    return worth * 1000 // (cost + w[PATIENCE])


@rule
def most_points_within(g: State, sheet: Sheet, seat: int, crosses: int, plan: list[int]) -> int:
    """The points of the best single goal that so many crosses reach, by a chart already read."""
    player = g.players[seat]
    best = 0
    for node in range(sheet.first_field[sheet.n_islands], ISLAND_NODE + sheet.n_islands):
        named = node < sheet.n_fields or node >= ISLAND_NODE
        if named and goal_cost(sheet, player, node, plan) <= CROSS_WORTH * crosses:
            best = max(best, goal_points(g, sheet, node))
    return best


@rule
def next_field(g: State, sheet: Sheet, seat: int, crosses: int, w: list[int], plan: list[int]) -> int:
    """The field to cross first on the way to the best goal; -1 if there is none worth it."""
    read_chart(g, sheet, seat, w, plan, True)
    goal = -1
    best = 0
    for node in range(sheet.first_field[sheet.n_islands], ISLAND_NODE + sheet.n_islands):
        if node < sheet.n_fields or node >= ISLAND_NODE:
            score = goal_score(g, sheet, seat, node, crosses, w, plan)
            if score > best:
                best = score
                goal = node
    if goal < 0:
        return -1
    while plan[COMES_FROM + goal] >= 0:
        goal = plan[COMES_FROM + goal]
    if goal < ISLAND_NODE:
        return goal
    island = goal - ISLAND_NODE
    for field in range(sheet.first_field[island], sheet.first_field[island + 1]):
        if g.players[seat].marks[field] == NEAR:
            return field
    return -1

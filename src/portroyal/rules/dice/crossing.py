"""Crossing fields of the chart: ways, special fields, treasures, orders (G4.8, G6.1-G6.5, E7)."""

from __future__ import annotations

from portroyal.rules.dice.boxes import give_up_wheel, owe_skulls, wheels_got
from portroyal.rules.dice.chart_words import ORDER_POINTS_FIRST
from portroyal.rules.dice.codes import (
    BLUE,
    COLOR,
    CROSS_FIELD,
    CROSS_WHEEL,
    CROSSED_FIELD,
    GUNNER,
    ISLANDS,
    N_GIVEN_UP,
    NEAR,
    NUMBER,
    ORANGE,
    ORDER,
    ORDER_FILLED,
    SKULL,
    SKULLS,
    STRUCK,
    SWORDS,
    TREASURE,
    TREASURE_FOUND,
    TREASURE_STRUCK,
    TREASURES,
    WHEEL_FIELD,
    WHEELS,
    YELLOW,
)
from portroyal.rules.dice.ending import score
from portroyal.rules.dice.persons import complete_island, first_blank
from portroyal.rules.dice.state import Player, Sheet, State, draw_cross, is_crossed_by_any
from portroyal.rules.rulebook import hot, rule
from portroyal.rules.telling import NOWHERE, tell

ORDER_POINTS_LATER = 1  # G6.5
FIELD_SKULLS = 1  # G6.3


@rule
def given_up(wheel: int) -> int:
    """G6.3: the color of the wheel that a wheel field asks for: yellow, orange or blue."""
    if wheel == 0:
        return YELLOW
    return ORANGE if wheel == 1 else BLUE


@rule
def cost_of(sheet: Sheet, player: Player, field: int) -> int:
    """G6.3: a number field costs its number, less 1 per gunner, never below 1."""
    if sheet.kind[field] != NUMBER:
        return 1
    return max(1, sheet.number[field] - player.people[GUNNER])


@rule
def is_filled(sheet: Sheet, player: Player, field: int) -> bool:
    """G6.5: whether the condition of an order holds."""
    what = sheet.order[field]
    if what == TREASURES:
        have = player.treasures
    elif what == WHEELS:
        have = wheels_got(player)
    elif what == ISLANDS:
        have = player.islands
    elif what == SKULLS:
        have = player.skulls + player.green_skulls
    elif what == SWORDS:
        have = player.swords
    else:
        have = player.orders
    return have >= sheet.order_count[field]


@hot
def may_cross(g: State, sheet: Sheet, player: Player, field: int) -> bool:
    """Whether a field that is near may be crossed with the crosses left, of which there is one at least."""
    kind = sheet.kind[field]
    if kind == NUMBER:
        return g.crosses_left >= cost_of(sheet, player, field)
    if kind == COLOR:
        return player.took[sheet.color[field]] == 1
    if kind == WHEEL_FIELD:
        return player.circled[YELLOW] + player.circled[ORANGE] + player.circled[BLUE] > 0
    if kind == ORDER:
        return is_filled(sheet, player, field)
    return True


@hot
def may_cross_any(g: State, sheet: Sheet) -> bool:
    """E7"""
    player = g.players[g.decider]
    if g.crosses_left > 0:
        sea = sheet.first_field[sheet.n_islands]
        for field in range(sea):
            if player.marks[field] == NEAR:
                return True
        for field in range(sea, sheet.n_fields):
            if player.marks[field] == NEAR and may_cross(g, sheet, player, field):
                return True
    return False


@hot
def legal_crosses(g: State, sheet: Sheet, actions: list[int], n: int) -> int:
    """E7: a wheel field once for every wheel that can be given up."""
    player = g.players[g.decider]
    marks = player.marks
    sea = sheet.first_field[sheet.n_islands]
    for field in range(sea):  # an island's own fields ask for nothing but the way
        actions[n] = CROSS_FIELD + field  # written first and kept if it may: no branch to guess wrong
        if marks[field] == NEAR:
            n += 1
    for field in range(sea, sheet.n_fields):
        if marks[field] == NEAR and may_cross(g, sheet, player, field):
            if sheet.kind[field] != WHEEL_FIELD:
                actions[n] = CROSS_FIELD + field
                n += 1
            else:
                for wheel in range(N_GIVEN_UP):
                    if player.circled[given_up(wheel)] > 0:
                        actions[n] = CROSS_WHEEL + N_GIVEN_UP * field + wheel
                        n += 1
    return n


@hot
def cross(g: State, sheet: Sheet, field: int) -> None:
    """G4.8: one cross, and what the field brings."""
    seat = g.decider
    player = g.players[seat]
    kind = sheet.kind[field]
    cost = cost_of(sheet, player, field)
    # Before the cross is drawn: it would be found by `is_crossed_by_any`.
    first = kind == ORDER and not is_crossed_by_any(g, field)
    g.crosses_left -= cost
    draw_cross(sheet, player, field)
    tell(g, CROSSED_FIELD, seat, field, cost, NOWHERE, NOWHERE)
    if kind == SKULL:
        owe_skulls(g, FIELD_SKULLS)
    elif kind == TREASURE:
        find_treasure(g, sheet, field)
    elif kind == ORDER:
        player.orders += 1
        points = ORDER_POINTS_FIRST if first else ORDER_POINTS_LATER
        tell(g, ORDER_FILLED, seat, field, points, NOWHERE, NOWHERE)
        score(g, seat, points)
    elif sheet.island_of[field] >= 0:
        if first_blank(sheet, player, sheet.island_of[field]) < 0:
            complete_island(g, sheet, sheet.island_of[field])


@rule
def find_treasure(g: State, sheet: Sheet, field: int) -> None:
    """G6.4: points at once; all others strike it."""
    seat = g.decider
    g.players[seat].treasures += 1
    tell(g, TREASURE_FOUND, seat, field, sheet.points[field], NOWHERE, NOWHERE)
    for p in range(g.n_players):
        if p != seat:
            g.players[p].marks[field] = STRUCK
            tell(g, TREASURE_STRUCK, p, field, 0, NOWHERE, NOWHERE)
    score(g, seat, sheet.points[field])


@rule
def cross_wheel_field(g: State, sheet: Sheet, code: int) -> None:
    """G6.3: with the wheel given up for it."""
    give_up_wheel(g, g.decider, given_up(code % N_GIVEN_UP))
    cross(g, sheet, code // N_GIVEN_UP)

"""Watching a Dice Game: boxes, skulls, persons and points of every sheet must add up at any moment."""

from __future__ import annotations

from portroyal.rules.dice.chart_words import GREEN_WHEEL_POINTS, ORDER_POINTS_FIRST
from portroyal.rules.dice.codes import CROSSED, GREEN, N_WHEELS, ORDER, PIRATE, SAILOR, TREASURE
from portroyal.rules.dice.crossing import ORDER_POINTS_LATER
from portroyal.rules.dice.persons import PIRATE_SWORDS
from portroyal.rules.dice.state import Player, Sheet, State, free_boxes, green_skulls_left, red_skulls_left
from portroyal.rules.rulebook import rule

NO_FAULT, WRONG_BOXES, WRONG_SKULLS, WRONG_SWORDS, WRONG_POINTS, SHARED_TREASURE = range(6)
FAULTS = (
    None, "wheel boxes do not add up", "more skulls are struck than there are", "swords are miscounted",
    "points are miscounted", "a treasure is crossed twice",
)  # fmt: skip


@rule
def fault_of(g: State, sheet: Sheet) -> int:
    """What is wrong with the sheets, 0 if nothing."""
    for field in range(sheet.n_fields):
        if sheet.kind[field] == TREASURE and crossers(g, field) > 1:
            return SHARED_TREASURE
    for p in range(g.n_players):
        player = g.players[p]
        for color in range(N_WHEELS):
            if min(free_boxes(sheet, player, color), player.circled[color], player.spent[color]) < 0:
                return WRONG_BOXES
        if red_skulls_left(sheet, player) < 0 or green_skulls_left(player) < 0:
            return WRONG_SKULLS
        if player.swords != player.people[SAILOR] + PIRATE_SWORDS * player.people[PIRATE]:
            return WRONG_SWORDS
        orders = orders_of(sheet, player)
        least = sure_points(sheet, player) + ORDER_POINTS_LATER * orders
        most = sure_points(sheet, player) + ORDER_POINTS_FIRST * orders
        if player.points < least or player.points > most:
            return WRONG_POINTS
    return NO_FAULT


@rule
def crossers(g: State, field: int) -> int:
    n = 0
    for p in range(g.n_players):
        if g.players[p].marks[field] == CROSSED:
            n += 1
    return n


@rule
def sure_points(sheet: Sheet, player: Player) -> int:
    """Points of islands, treasures, green wheels and skulls; orders count 1 or 2 each and are left out."""
    points = 0
    for island in range(sheet.n_islands):
        if player.hired[island] == 1:
            points += sheet.island_points[island]
    for field in range(sheet.n_fields):
        if player.marks[field] == CROSSED and sheet.kind[field] == TREASURE:
            points += sheet.points[field]
    for i in range(player.spent[GREEN]):
        points += GREEN_WHEEL_POINTS[i]
    for i in range(player.skulls):
        points += sheet.skull_points[i]
    return points


@rule
def orders_of(sheet: Sheet, player: Player) -> int:
    n = 0
    for field in range(sheet.n_fields):
        if player.marks[field] == CROSSED and sheet.kind[field] == ORDER:
            n += 1
    return n

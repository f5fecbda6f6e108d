"""A sheet counted afresh from its crosses and boxes: for positions from outside, and as a check on play."""

from __future__ import annotations

from portroyal.rules.dice.chart_words import GREEN_WHEEL_POINTS, ORDER_POINTS_FIRST
from portroyal.rules.dice.codes import (
    CROSSED,
    FAR,
    GREEN,
    N_COLORS,
    N_PERSONS,
    NEAR,
    ORDER,
    OWED_ISLAND,
    STRUCK,
    TREASURE,
)
from portroyal.rules.dice.crossing import ORDER_POINTS_LATER
from portroyal.rules.dice.persons import first_blank, hire
from portroyal.rules.dice.state import ISLAND_NODE, START_NODE, Player, Sheet, State, open_ways


def recount(g: State, sheet: Sheet) -> None:
    """Makes everything that follows from crossed and painted fields and from `todo` agree with them.

    Skulls, wheels and points stay as they are; `points_between` says which points can be.
    """
    for seat in range(g.n_players):
        player = g.players[seat]
        _redraw(g, sheet, seat)
        player.hired[:] = [0] * len(player.hired)
        player.people[:] = [0] * N_PERSONS
        player.bonus[:] = [0] * N_COLORS
        player.islands = player.swords = 0
        owes = seat == g.decider or g.winners == 1 << seat
        owed = set(g.todo[: g.n_todo]) if owes else set()
        for island in range(sheet.n_islands):
            if first_blank(sheet, player, island) < 0 and OWED_ISLAND + island not in owed:
                hire(sheet, player, island)
        player.treasures = len(_crossed(sheet, player, TREASURE))
        player.orders = len(_crossed(sheet, player, ORDER))


def _crossed(sheet: Sheet, player: Player, kind: int) -> list[int]:
    return [f for f in range(sheet.n_fields) if player.marks[f] == CROSSED and sheet.kind[f] == kind]


def _redraw(g: State, sheet: Sheet, seat: int) -> None:
    """Marks the fields that are near or struck."""
    player = g.players[seat]
    for field in range(sheet.n_fields):
        if player.marks[field] in (NEAR, STRUCK):
            player.marks[field] = FAR
    others = [g.players[p] for p in range(g.n_players) if p != seat]
    for other in others:
        for field in _crossed(sheet, other, TREASURE):  # G6.4
            player.marks[field] = STRUCK
    open_ways(sheet, player, START_NODE)
    for field in range(sheet.n_fields):
        if player.marks[field] == CROSSED:
            open_ways(sheet, player, _node(sheet, field))


def _node(sheet: Sheet, field: int) -> int:
    island = sheet.island_of[field]
    return field if island < 0 else ISLAND_NODE + island


def stray_cross(sheet: Sheet, player: Player) -> int:
    """A crossed field to which no way of crossed fields leads (G6.1, G6.2); -1 if there is none."""
    walker = Player()
    open_ways(sheet, walker, START_NODE)
    waiting = [field for field in range(sheet.n_fields) if player.marks[field] == CROSSED]
    while waiting:
        found = [field for field in waiting if walker.marks[field] == NEAR]
        if not found:
            return waiting[0]
        for field in found:
            open_ways(sheet, walker, _node(sheet, field))
        waiting = [field for field in waiting if field not in found]
    return -1


def points_between(g: State, sheet: Sheet, seat: int) -> tuple[int, int]:
    """The least and the most points that a counted sheet can have; orders leave it open who was first."""
    player = g.players[seat]
    points = sum(sheet.island_points[i] for i in range(sheet.n_islands) if player.hired[i])
    points += sum(sheet.points[f] for f in _crossed(sheet, player, TREASURE))
    points += sum(GREEN_WHEEL_POINTS[: player.spent[GREEN]])
    points += sum(sheet.skull_points[: player.skulls])
    least = most = points
    for field in _crossed(sheet, player, ORDER):
        rivals = sum(g.players[p].marks[field] == CROSSED for p in range(g.n_players)) - 1
        least += ORDER_POINTS_LATER if rivals else ORDER_POINTS_FIRST
        most += ORDER_POINTS_FIRST
    return least, most

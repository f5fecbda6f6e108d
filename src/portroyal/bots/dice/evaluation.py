"""The captain's eye: each seat's expected share of the win when a turn begins, learned from games of mates.

A small network looks at every seat beside its strongest rival and gives it a strength; shares of the win grow
with the exponential of the strength.
"""

from __future__ import annotations

from typing import Annotated

from portroyal.bots.dice.chart_costs import (
    CROSS_WORTH,
    OUT_OF_REACH,
    goal_cost,
    goal_node,
    goal_points,
    n_goals,
    read_chart,
)
from portroyal.bots.dice.weights import PERSON
from portroyal.bots.network import raised, strength_of
from portroyal.rules.dice.chart_words import CHAPTERS, POINTS_TO_WIN
from portroyal.rules.dice.codes import (
    ADMIRAL,
    BLUE,
    BOLD_JESTER,
    CLERK,
    GREEN,
    GUNNER,
    JESTER,
    MAX_PLAYERS,
    N_COLORS,
    ORANGE,
    RED,
    VICE_ADMIRAL,
    YELLOW,
)
from portroyal.rules.dice.persons import ADMIRAL_CROSSES
from portroyal.rules.dice.state import ISLAND_NODE, Player, Sheet, State, free_boxes, green_skulls_left
from portroyal.rules.layout import Cell, layout
from portroyal.rules.rulebook import rule

N_CHAPTERS = len(CHAPTERS)
N_SEEN = 32  # what is seen of a sheet by itself
POINTS_SEEN, WAY_SEEN, HOPES_SEEN = 0, 24, 28  # among it: the points, the crosses to 20, four hopes
# What the network sees of a seat: a sight that is always 1, its own sheet, the strongest rival's, the
# chapter, and how many play.
ALWAYS = 0
OWN_SHEET = 1
RIVALS_SHEET = OWN_SHEET + N_SEEN
CHAPTER_SEEN = RIVALS_SHEET + N_SEEN
PLAYERS_SEEN = CHAPTER_SEEN + N_CHAPTERS
N_SIGHTS = PLAYERS_SEEN + 1
N_CELLS = 32  # hidden cells
N_NET = (N_SIGHTS + 1) * N_CELLS
SOON, LATER = 4, 8  # crosses of about one turn, and of two
NEARBY = 400.0  # hundredths of a cross: a goal that costs this much counts half
LONG_WAY = 60.0  # crosses from the beginning to the end, about


@layout
class Eye:
    """What looking needs: the network and scratch."""

    net: Annotated[list[float], Cell("f8", N_NET)]
    sheet: Annotated[list[float], Cell("f8", N_SEEN)]  # one of them,
    sheets: Annotated[list[float], Cell("f8", MAX_PLAYERS * N_SEEN)]  # and all of them
    sights: Annotated[list[float], Cell("f8", N_SIGHTS)]
    cells: Annotated[list[float], Cell("f8", N_CELLS)]
    shares: Annotated[list[float], Cell("f8", MAX_PLAYERS)]


@rule
def crosses_to_win(g: State, sheet: Sheet, seat: int, plan: list[int]) -> float:
    """The crosses to 20 points when the cheapest points are always fetched first, by a chart already read."""
    player = g.players[seat]
    needed = POINTS_TO_WIN - player.points
    crosses = 0.0
    goals = n_goals(sheet)
    while needed > 0:
        best = -1
        least = 0.0
        for i in range(goals):
            node = goal_node(sheet, i)
            cost = goal_cost(sheet, player, node, plan)
            if cost >= OUT_OF_REACH:
                continue
            points = min(goal_points(g, sheet, node), needed)
            if points > 0 and (best < 0 or cost < least * points):
                least = cost / points
                best = node
        if best < 0:
            return crosses + LONG_WAY * needed / POINTS_TO_WIN
        crosses += goal_cost(sheet, player, best, plan) / CROSS_WORTH
        needed -= goal_points(g, sheet, best)
        plan[best] = OUT_OF_REACH
    return crosses


@rule
def points_within(g: State, sheet: Sheet, seat: int, crosses: int, plan: list[int]) -> int:
    player = g.players[seat]
    best = 0
    for i in range(n_goals(sheet)):
        node = goal_node(sheet, i)
        if goal_cost(sheet, player, node, plan) <= CROSS_WORTH * crosses:
            best = max(best, goal_points(g, sheet, node))
    return best


@rule
def hopes(g: State, sheet: Sheet, seat: int, w: list[int], plan: list[int], seen: list[float]) -> None:
    """Points and persons not yet reached, the nearer the more: by a chart already read."""
    player = g.players[seat]
    for i in range(4):
        seen[HOPES_SEEN + i] = 0.0
    for i in range(n_goals(sheet)):
        node = goal_node(sheet, i)
        cost = goal_cost(sheet, player, node, plan)
        if cost < OUT_OF_REACH:
            near = NEARBY / (NEARBY + cost)
            points = goal_points(g, sheet, node)
            seen[HOPES_SEEN] += points * near / 10.0
            seen[HOPES_SEEN + 1] += points * near * near / 5.0
            if node >= ISLAND_NODE:
                worth = w[PERSON + sheet.person[node - ISLAND_NODE]] / 1000.0
                seen[HOPES_SEEN + 2] += worth * near
                seen[HOPES_SEEN + 3] += worth * near * near


@rule
def skulls_ahead(sheet: Sheet, player: Player) -> int:
    points = 0
    for i in range(player.skulls, min(sheet.n_skulls, player.skulls + 3)):
        points -= sheet.skull_points[i]
    return points


@rule
def see_sheet(g: State, sheet: Sheet, seat: int, w: list[int], plan: list[int], seen: list[float]) -> None:
    """What is seen of one player's sheet when a turn begins, in numbers of the size of 1."""
    player = g.players[seat]
    read_chart(g, sheet, seat, w, plan, False)
    points = player.points
    bonus = 0
    for color in range(N_COLORS):
        bonus += player.bonus[color]
    wait = (seat - g.active + g.n_players) % g.n_players
    seen[POINTS_SEEN] = points / 20.0
    seen[1] = max(0, points - 10) / 10.0
    seen[2] = 1.0 if points >= 11 else 0.0
    seen[3] = 1.0 if points >= 13 else 0.0
    seen[4] = 1.0 if points >= 15 else 0.0
    seen[5] = player.swords / 4.0
    seen[6] = player.swords / 4.0 if points >= 11 else 0.0
    seen[7] = player.swords / 4.0 if points >= 15 else 0.0
    seen[8] = bonus / 4.0
    seen[9] = (player.people[VICE_ADMIRAL] + ADMIRAL_CROSSES * player.people[ADMIRAL]) / 3.0
    seen[10] = player.people[JESTER] / 2.0
    seen[11] = player.people[BOLD_JESTER] / 2.0
    seen[12] = player.people[CLERK] * 1.0
    seen[13] = player.people[GUNNER] * 1.0
    seen[14] = min(2, player.circled[YELLOW]) / 2.0
    seen[15] = min(3, player.circled[ORANGE]) / 2.0
    seen[16] = min(3, player.circled[BLUE]) / 2.0
    seen[17] = min(3, player.circled[RED]) / 2.0
    seen[18] = min(3, free_boxes(sheet, player, GREEN)) / 3.0
    seen[19] = skulls_ahead(sheet, player) / 3.0
    seen[20] = green_skulls_left(player) / 3.0
    soon = points_within(g, sheet, seat, SOON, plan)
    seen[21] = soon / 5.0
    seen[22] = points_within(g, sheet, seat, LATER, plan) / 5.0
    seen[23] = 1.0 if points + soon >= POINTS_TO_WIN else 0.0
    hopes(g, sheet, seat, w, plan, seen)
    seen[WAY_SEEN] = crosses_to_win(g, sheet, seat, plan) / LONG_WAY
    seen[25] = 1.0 if wait == 0 else 0.0
    seen[26] = wait / 4.0
    seen[27] = player.islands / 8.0


@rule
def look_around(g: State, sheet: Sheet, w: list[int], plan: list[int], eye: Eye) -> None:
    """Looks at every sheet once."""
    for p in range(g.n_players):
        see_sheet(g, sheet, p, w, plan, eye.sheet)
        for i in range(N_SEEN):
            eye.sheets[p * N_SEEN + i] = eye.sheet[i]


@rule
def strongest_rival(g: State, seat: int, eye: Eye) -> int:
    """The one with the most points; among equals the one with the shortest way to 20."""
    rival = -1
    most = 0.0
    for p in range(g.n_players):
        if p != seat:
            strength = 100 * eye.sheets[p * N_SEEN + POINTS_SEEN] - eye.sheets[p * N_SEEN + WAY_SEEN]
            if rival < 0 or strength > most:
                most = strength
                rival = p
    return rival


@rule
def see(g: State, sheet: Sheet, seat: int, eye: Eye, x: list[float]) -> None:
    """What the network sees of a seat, after a look around."""
    rival = strongest_rival(g, seat, eye)
    x[ALWAYS] = 1.0
    for i in range(N_SEEN):
        x[OWN_SHEET + i] = eye.sheets[seat * N_SEEN + i]
        x[RIVALS_SHEET + i] = eye.sheets[rival * N_SEEN + i]
    for chapter in range(N_CHAPTERS):
        x[CHAPTER_SEEN + chapter] = 1.0 if sheet.chapter == chapter + 1 else 0.0
    x[PLAYERS_SEEN] = g.n_players / 5


@rule
def judge(g: State, sheet: Sheet, w: list[int], plan: list[int], eye: Eye) -> None:
    """Writes each seat's expected share of the win into eye.shares."""
    look_around(g, sheet, w, plan, eye)
    total = 0.0
    for p in range(g.n_players):
        see(g, sheet, p, eye, eye.sights)
        eye.shares[p] = raised(strength_of(eye.net, eye.sights, N_SIGHTS, eye.cells, N_CELLS))
        total += eye.shares[p]
    for p in range(g.n_players):
        eye.shares[p] /= total

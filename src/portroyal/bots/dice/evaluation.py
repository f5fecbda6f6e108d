"""How the captain judges a table: each seat's share of the win when a turn begins, learned from mates' games.

A small network looks at every seat beside its strongest rival and gives it a strength; shares of the win grow
with the exponential of the strength.
"""

from __future__ import annotations

from typing import Annotated

from portroyal.bots.dice.chart_costs import (
    CROSS_WORTH,
    OUT_OF_REACH,
    Routes,
    goal_cost,
    goal_node,
    goal_points,
    most_points_within,
    n_goals,
    read_chart,
    skulls_ahead,
)
from portroyal.bots.dice.weights import Weights
from portroyal.bots.network import kept_net, raised, strength_of
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
from portroyal.rules.dice.state import ISLAND_NODE, Sheet, State, free_boxes, green_skulls_left
from portroyal.rules.layout import Cell, layout
from portroyal.rules.rulebook import rule

N_CHAPTERS = len(CHAPTERS)
FILE = "dice-eye.json"
N_SHEET = 32  # inputs from a sheet by itself
POINTS, WAY, HOPES = 0, 24, 28  # among them: the points, the crosses to 20, four hopes
# The inputs of a seat: one that is always 1, its own sheet, the strongest rival's, the chapter, and how many
# play.
ALWAYS = 0
OWN_SHEET = 1
RIVALS_SHEET = OWN_SHEET + N_SHEET
CHAPTER = RIVALS_SHEET + N_SHEET
PLAYERS = CHAPTER + N_CHAPTERS
N_INPUTS = PLAYERS + 1
N_CELLS = 32  # hidden cells
N_NET = (N_INPUTS + 1) * N_CELLS
SOON, LATER = 4, 8  # crosses of about one turn, and of two
NEARBY = 400.0  # hundredths of a cross: a goal that costs this much counts half
LONG_WAY = 60.0  # crosses from the beginning to the end, about


@layout
class Evaluation:
    """What judging needs: the network and scratch."""

    net: Annotated[list[float], Cell("f8", N_NET)]
    routes: Routes
    sheet: Annotated[list[float], Cell("f8", N_SHEET)]  # one of them,
    sheets: Annotated[list[float], Cell("f8", MAX_PLAYERS * N_SHEET)]  # and all of them
    inputs: Annotated[list[float], Cell("f8", N_INPUTS)]
    cells: Annotated[list[float], Cell("f8", N_CELLS)]
    shares: Annotated[list[float], Cell("f8", MAX_PLAYERS)]


def net_of(players: int) -> tuple[float, ...]:
    return kept_net(FILE, players, N_NET)


@rule
def crosses_to_win(g: State, sheet: Sheet, seat: int, routes: Routes) -> float:
    """The crosses to 20 points when the cheapest points are always fetched first, by a chart already read."""
    needed = POINTS_TO_WIN - g.players[seat].points
    crosses = 0.0
    goals = n_goals(sheet)
    while needed > 0:
        best = -1
        least = 0.0
        for i in range(goals):
            node = goal_node(sheet, i)
            cost = goal_cost(sheet, node, routes)
            if cost >= OUT_OF_REACH:
                continue
            points = min(goal_points(g, sheet, node), needed)
            if points > 0 and (best < 0 or cost < least * points):
                least = cost / points
                best = node
        if best < 0:
            return crosses + LONG_WAY * needed / POINTS_TO_WIN
        crosses += goal_cost(sheet, best, routes) / CROSS_WORTH
        needed -= goal_points(g, sheet, best)
        routes.cost[best] = OUT_OF_REACH
    return crosses


@rule
def write_hopes(g: State, sheet: Sheet, w: Weights, routes: Routes, inputs: list[float]) -> None:
    """Points and persons not yet reached, the nearer the more: by a chart already read."""
    for i in range(4):
        inputs[HOPES + i] = 0.0
    for i in range(n_goals(sheet)):
        node = goal_node(sheet, i)
        cost = goal_cost(sheet, node, routes)
        if cost < OUT_OF_REACH:
            near = NEARBY / (NEARBY + cost)
            points = goal_points(g, sheet, node)
            inputs[HOPES] += points * near / 10.0
            inputs[HOPES + 1] += points * near * near / 5.0
            if node >= ISLAND_NODE:
                worth = w.person[sheet.person[node - ISLAND_NODE]] / 1000.0
                inputs[HOPES + 2] += worth * near
                inputs[HOPES + 3] += worth * near * near


@rule
def write_sheet(g: State, sheet: Sheet, seat: int, w: Weights, evaluation: Evaluation) -> None:
    """The inputs from one player's sheet when a turn begins, in numbers of the size of 1."""
    player = g.players[seat]
    routes = evaluation.routes
    inputs = evaluation.sheet
    read_chart(g, sheet, seat, w, routes, False)
    points = player.points
    bonus = 0
    for color in range(N_COLORS):
        bonus += player.bonus[color]
    wait = (seat - g.active + g.n_players) % g.n_players
    inputs[POINTS] = points / 20.0
    inputs[1] = max(0, points - 10) / 10.0
    inputs[2] = 1.0 if points >= 11 else 0.0
    inputs[3] = 1.0 if points >= 13 else 0.0
    inputs[4] = 1.0 if points >= 15 else 0.0
    inputs[5] = player.swords / 4.0
    inputs[6] = player.swords / 4.0 if points >= 11 else 0.0
    inputs[7] = player.swords / 4.0 if points >= 15 else 0.0
    inputs[8] = bonus / 4.0
    inputs[9] = (player.people[VICE_ADMIRAL] + ADMIRAL_CROSSES * player.people[ADMIRAL]) / 3.0
    inputs[10] = player.people[JESTER] / 2.0
    inputs[11] = player.people[BOLD_JESTER] / 2.0
    inputs[12] = player.people[CLERK] * 1.0
    inputs[13] = player.people[GUNNER] * 1.0
    inputs[14] = min(2, player.circled[YELLOW]) / 2.0
    inputs[15] = min(3, player.circled[ORANGE]) / 2.0
    inputs[16] = min(3, player.circled[BLUE]) / 2.0
    inputs[17] = min(3, player.circled[RED]) / 2.0
    inputs[18] = min(3, free_boxes(sheet, player, GREEN)) / 3.0
    inputs[19] = skulls_ahead(sheet, player) / 3.0
    inputs[20] = green_skulls_left(player) / 3.0
    soon = most_points_within(g, sheet, SOON, routes)
    inputs[21] = soon / 5.0
    inputs[22] = most_points_within(g, sheet, LATER, routes) / 5.0
    inputs[23] = 1.0 if points + soon >= POINTS_TO_WIN else 0.0
    write_hopes(g, sheet, w, routes, inputs)
    inputs[WAY] = crosses_to_win(g, sheet, seat, routes) / LONG_WAY
    inputs[25] = 1.0 if wait == 0 else 0.0
    inputs[26] = wait / 4.0
    inputs[27] = player.islands / 8.0


@rule
def read_sheets(g: State, sheet: Sheet, w: Weights, evaluation: Evaluation) -> None:
    """Reads every sheet once."""
    for p in range(g.n_players):
        write_sheet(g, sheet, p, w, evaluation)
        for i in range(N_SHEET):
            evaluation.sheets[p * N_SHEET + i] = evaluation.sheet[i]


@rule
def strongest_rival(g: State, seat: int, evaluation: Evaluation) -> int:
    """The one with the most points; among equals the one with the shortest way to 20."""
    sheets = evaluation.sheets
    rival = -1
    most = 0.0
    for p in range(g.n_players):
        if p != seat:
            strength = 100 * sheets[p * N_SHEET + POINTS] - sheets[p * N_SHEET + WAY]
            if rival < 0 or strength > most:
                most = strength
                rival = p
    return rival


@rule
def write_inputs(g: State, sheet: Sheet, seat: int, evaluation: Evaluation, inputs: list[float]) -> None:
    """What the network is told about a seat, after the sheets were read."""
    rival = strongest_rival(g, seat, evaluation)
    inputs[ALWAYS] = 1.0
    for i in range(N_SHEET):
        inputs[OWN_SHEET + i] = evaluation.sheets[seat * N_SHEET + i]
        inputs[RIVALS_SHEET + i] = evaluation.sheets[rival * N_SHEET + i]
    for chapter in range(N_CHAPTERS):
        inputs[CHAPTER + chapter] = 1.0 if sheet.chapter == chapter + 1 else 0.0
    inputs[PLAYERS] = g.n_players / 5


@rule
def evaluate(g: State, sheet: Sheet, w: Weights, evaluation: Evaluation) -> None:
    """Writes each seat's expected share of the win into evaluation.shares."""
    read_sheets(g, sheet, w, evaluation)
    shares = evaluation.shares
    total = 0.0
    for p in range(g.n_players):
        write_inputs(g, sheet, p, evaluation, evaluation.inputs)
        strength = strength_of(evaluation.net, evaluation.inputs, N_INPUTS, evaluation.cells, N_CELLS)
        shares[p] = raised(strength)
        total += shares[p]
    for p in range(g.n_players):
        shares[p] /= total

"""What a table is worth at the beginning of a turn: every seat's share of the victory, by a few features.

The coefficients are fitted to games between mates (`portroyal lab tune`), one row per number of players.
"""

from __future__ import annotations

from math import exp
from typing import Any

from portroyal.bots.dice_plan import (
    CROSS_WORTH,
    OUT_OF_REACH,
    goal_cost,
    goal_node,
    goal_points,
    n_goals,
    read_chart,
)
from portroyal.bots.dice_weights import PERSON
from portroyal.rules.dice.chart_words import POINTS_TO_WIN
from portroyal.rules.dice.codes import (
    ADMIRAL,
    BLUE,
    BOLD_JESTER,
    CLERK,
    GREEN,
    GUNNER,
    JESTER,
    N_COLORS,
    ORANGE,
    RED,
    VICE_ADMIRAL,
    YELLOW,
)
from portroyal.rules.dice.persons import ADMIRAL_CROSSES
from portroyal.rules.dice.state import ISLAND_NODE, Player, Sheet, State, free_boxes, green_skulls_left
from portroyal.rules.rulebook import rule

N_PLAIN = 32  # features of a seat; each comes once more, times how far the leader is
N_FEATURES = 2 * N_PLAIN
SOON, LATER = 4, 8  # crosses of about one turn, and of two
NEARBY = 400.0  # hundredths of a cross: a goal that costs this much counts half
LONG_WAY = 60.0  # crosses from the beginning to the end, about


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
def hopes(g: State, sheet: Sheet, seat: int, w: Any, plan: Any, features: Any) -> None:
    """Points and persons not yet reached, the nearer the more: by a chart already read."""
    player = g.players[seat]
    for i in range(4):
        features[28 + i] = 0.0
    for i in range(n_goals(sheet)):
        node = goal_node(sheet, i)
        cost = goal_cost(sheet, player, node, plan)
        if cost < OUT_OF_REACH:
            near = NEARBY / (NEARBY + cost)
            points = goal_points(g, sheet, node)
            features[28] += points * near / 10.0
            features[29] += points * near * near / 5.0
            if node >= ISLAND_NODE:
                worth = w[PERSON + sheet.person[node - ISLAND_NODE]] / 1000.0
                features[30] += worth * near
                features[31] += worth * near * near


@rule
def skulls_ahead(sheet: Sheet, player: Player) -> int:
    points = 0
    for i in range(player.skulls, min(sheet.n_skulls, player.skulls + 3)):
        points -= sheet.skull_points[i]
    return points


@rule
def describe(g: State, sheet: Sheet, seat: int, far: float, w: Any, plan: Any, features: Any) -> None:
    """Writes the features of one seat; `far` is how far the leader is, from 0 to 1."""
    player = g.players[seat]
    read_chart(g, sheet, seat, w, plan, False)
    points = player.points
    bonus = 0
    for color in range(N_COLORS):
        bonus += player.bonus[color]
    wait = (seat - g.active + g.n_players) % g.n_players
    features[0] = points / 20.0
    features[1] = max(0, points - 10) / 10.0
    features[2] = 1.0 if points >= 11 else 0.0
    features[3] = 1.0 if points >= 13 else 0.0
    features[4] = 1.0 if points >= 15 else 0.0
    features[5] = player.swords / 4.0
    features[6] = player.swords / 4.0 if points >= 11 else 0.0
    features[7] = player.swords / 4.0 if points >= 15 else 0.0
    features[8] = bonus / 4.0
    features[9] = (player.people[VICE_ADMIRAL] + ADMIRAL_CROSSES * player.people[ADMIRAL]) / 3.0
    features[10] = player.people[JESTER] / 2.0
    features[11] = player.people[BOLD_JESTER] / 2.0
    features[12] = player.people[CLERK] * 1.0
    features[13] = player.people[GUNNER] * 1.0
    features[14] = min(2, player.circled[YELLOW]) / 2.0
    features[15] = min(3, player.circled[ORANGE]) / 2.0
    features[16] = min(3, player.circled[BLUE]) / 2.0
    features[17] = min(3, player.circled[RED]) / 2.0
    features[18] = min(3, free_boxes(sheet, player, GREEN)) / 3.0
    features[19] = skulls_ahead(sheet, player) / 3.0
    features[20] = green_skulls_left(player) / 3.0
    soon = points_within(g, sheet, seat, SOON, plan)
    features[21] = soon / 5.0
    features[22] = points_within(g, sheet, seat, LATER, plan) / 5.0
    features[23] = 1.0 if points + soon >= POINTS_TO_WIN else 0.0
    hopes(g, sheet, seat, w, plan, features)
    features[24] = crosses_to_win(g, sheet, seat, plan) / LONG_WAY
    features[25] = 1.0 if wait == 0 else 0.0
    features[26] = wait / 4.0
    features[27] = player.islands / 8.0
    for i in range(N_PLAIN):
        features[N_PLAIN + i] = far * features[i]


@rule
def how_far(g: State) -> float:
    best = 0
    for p in range(g.n_players):
        best = max(best, g.players[p].points)
    return min(1.0, best / 20.0)


@rule
def table_value(
    g: State, sheet: Sheet, coefficients: Any, w: Any, plan: Any, features: Any, shares: Any
) -> None:
    """Writes every seat's share of the victory."""
    far = how_far(g)
    total = 0.0
    for p in range(g.n_players):
        describe(g, sheet, p, far, w, plan, features)
        strength = 0.0
        for i in range(N_FEATURES):
            strength += coefficients[i] * features[i]
        shares[p] = exp(strength)
        total += shares[p]
    for p in range(g.n_players):
        shares[p] /= total

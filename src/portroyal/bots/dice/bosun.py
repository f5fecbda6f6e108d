"""The bosun of the Dice Game: rules of thumb that a person can follow at the table.

Rolling: go on until three pieces lie there. After that roll only while at most one roll in six would bust,
and stop at five pieces. If one piece more wins the game, roll while no more than one in two would bust.
Answering: place whatever is new. Against a bust, or a wheel that would come off, swords are used if they
suffice; a blue wheel, then orange ones, are spent against a bust only.
Taking: the ship with the most crosses, a skull counted as one cross less. A green wheel is worth two crosses
a point, any other wheel two crosses while a box is free. Red and yellow wheels are used at once.
Crossing: make for the goal (island, treasure, order) that needs the fewest crosses; of two alike for the one
with more points. A color or wheel field that is not open now counts as two crosses.
Skulls: a red box without minus points before a green skull; a bold jester only while that costs no points.
"""

from __future__ import annotations

from portroyal.bots.dice.chart_costs import (
    CROSS_WORTH,
    OUT_OF_REACH,
    first_step,
    goal_cost,
    goal_node,
    goal_points,
    n_goals,
    read_chart,
)
from portroyal.bots.dice.weights import Weights
from portroyal.bots.dice.worth import Notes
from portroyal.rules.dice.board import (
    CHEST_CROSSES,
    COLOR_SWORDS,
    LETTER_OF_FACE,
    LETTER_SWORDS,
    is_wheel_space,
    pieces_on_board,
    roll_color,
    roll_letter,
    space_skulls,
)
from portroyal.rules.dice.chart_words import GREEN_WHEEL_POINTS
from portroyal.rules.dice.codes import (
    BOLD,
    CHEST,
    CHOOSE,
    CLERK,
    CROSS,
    CROSS_FIELD,
    CROSS_WHEEL,
    DISCOVER,
    DONE,
    GREEN,
    N_COLORS,
    N_GIVEN_UP,
    OWED_BOLD,
    OWED_SKULL,
    REPEL,
    REROLL,
    RESOLVE,
    ROLL,
    SKULL_GREEN,
    SKULL_RED,
    START,
    STOP,
    TAKE,
    USE_RED,
    USE_YELLOW,
    WHEEL,
    WHEEL_FIELD,
    WHEEL_PIECE,
)
from portroyal.rules.dice.ending import sudden_death_at
from portroyal.rules.dice.persons import first_blank
from portroyal.rules.dice.state import Player, Sheet, State, free_boxes, green_skulls_left
from portroyal.rules.dice.trade import ship_crosses
from portroyal.rules.rulebook import rule

ENOUGH, PLENTY = 3, 5  # pieces
SMALL_RISK, BIG_RISK = 6, 18  # rolls of 36
WHEEL_CROSSES = 2  # what a wheel, or a point of a green one, is worth


def bosun_weights() -> Weights:
    """For reading the chart: what is not open now counts one cross more, and so does a skull."""
    weights = Weights()
    weights.color_extra = weights.no_wheel_extra = weights.skull = CROSS_WORTH
    return weights


@rule
def bosun(g: State, sheet: Sheet, n: int, w: Weights, notes: Notes) -> int:
    """One of the `n` legal actions in the notes; `w` are the `bosun_weights`."""
    if n == 1:
        return notes.actions[0]
    if g.n_todo > 0:
        return bosun_answers(g, sheet, n, notes)
    if g.phase == START:
        return bosun_starts(g, sheet, n, notes)
    if g.phase == DISCOVER:
        if g.roll > 0:
            return bosun_meets(g, n, notes)
        return ROLL if bosun_rolls(g) else STOP
    if g.phase == CROSS:
        return bosun_crosses(g, sheet, n, w, notes)
    return bosun_takes(g, sheet, n, notes)


@rule
def bosun_answers(g: State, sheet: Sheet, n: int, notes: Notes) -> int:
    player = g.players[g.decider]
    free_skull = sheet.skull_points[player.skulls] == 0 if player.skulls < sheet.n_skulls else True
    question = g.todo[g.n_todo - 1]
    if question == OWED_SKULL:
        return SKULL_RED if free_skull else SKULL_GREEN
    if question == OWED_BOLD:
        return BOLD if free_skull or green_skulls_left(player) > 0 else DONE
    best = notes.actions[n - 1]
    most = 0
    for i in range(n):
        if notes.actions[i] >= WHEEL:
            crosses = wheel_crosses(sheet, player, notes.actions[i] - WHEEL)
            if crosses > most:
                most = crosses
                best = notes.actions[i]
    return best


@rule
def bosun_starts(g: State, sheet: Sheet, n: int, notes: Notes) -> int:
    """The island that asks for the fewest crosses; of two alike the one with more points."""
    player = g.players[g.decider]
    best = notes.actions[0]
    least = OUT_OF_REACH
    for i in range(n):
        island = notes.actions[i] - CHOOSE
        first = first_blank(sheet, player, island)
        left = sheet.first_field[island + 1] - first if first >= 0 else CROSS_WORTH
        if CROSS_WORTH * left - sheet.island_points[island] < least:
            least = CROSS_WORTH * left - sheet.island_points[island]
            best = notes.actions[i]
    return best


@rule
def busting_rolls(g: State) -> int:
    """Of the 36 rolls, those that bust in spite of the persons' swords."""
    swords = g.players[g.active].swords
    n = 0
    for color in range(N_COLORS):
        if g.ships[color] > 0:
            for face in range(len(LETTER_OF_FACE)):
                letter = LETTER_OF_FACE[face]
                if not is_wheel_space(color, letter) and COLOR_SWORDS[color] + LETTER_SWORDS[letter] > swords:
                    n += 1
    return n


@rule
def bosun_rolls(g: State) -> bool:
    pieces = pieces_on_board(g)
    if pieces < ENOUGH:
        return True
    if pieces + 1 >= sudden_death_at(g.players[g.active].points):
        return busting_rolls(g) <= BIG_RISK
    return pieces < PLENTY and busting_rolls(g) <= SMALL_RISK


@rule
def bosun_meets(g: State, n: int, notes: Notes) -> int:
    color = roll_color(g.roll)
    wheel = is_wheel_space(color, roll_letter(g.roll))
    if (g.wheels[color] if wheel else g.ships[color]) == 0:
        return RESOLVE
    best = RESOLVE
    for i in range(n):
        if notes.actions[i] == REPEL:
            return REPEL
        if not wheel and (notes.actions[i] == REROLL or (notes.actions[i] > REPEL and best == RESOLVE)):
            best = notes.actions[i]
    return best


@rule
def wheel_crosses(sheet: Sheet, player: Player, color: int) -> int:
    if free_boxes(sheet, player, color) <= 0:
        return 0
    return WHEEL_CROSSES * (GREEN_WHEEL_POINTS[player.spent[GREEN]] if color == GREEN else 1)


@rule
def piece_crosses(g: State, sheet: Sheet, player: Player, piece: int) -> int:
    if piece == CHEST:
        return CHEST_CROSSES
    if piece >= WHEEL_PIECE:
        return wheel_crosses(sheet, player, piece - WHEEL_PIECE) + player.people[CLERK]
    letter = g.ships[piece] - 1
    return ship_crosses(player, piece, letter) - space_skulls(piece, letter)


@rule
def bosun_takes(g: State, sheet: Sheet, n: int, notes: Notes) -> int:
    best = DONE
    most = 0
    for i in range(n):
        action = notes.actions[i]
        if action in (USE_RED, USE_YELLOW):
            return action
        if action >= TAKE:
            crosses = piece_crosses(g, sheet, g.players[g.decider], action - TAKE)
            if crosses > most:
                most = crosses
                best = action
    return best


@rule
def bosun_crosses(g: State, sheet: Sheet, n: int, w: Weights, notes: Notes) -> int:
    read_chart(g, sheet, g.decider, w, notes.routes, True)
    goal = -1
    least = OUT_OF_REACH
    for i in range(n_goals(sheet)):
        node = goal_node(sheet, i)
        cost = goal_cost(sheet, node, notes.routes)
        if cost < OUT_OF_REACH and cost - goal_points(g, sheet, node) < least:
            least = cost - goal_points(g, sheet, node)
            goal = node
    field = first_step(g, sheet, g.decider, goal, notes.routes)
    if field < 0:
        return DONE
    if sheet.kind[field] != WHEEL_FIELD:
        return CROSS_FIELD + field
    for i in range(n):  # the first wheel that can be given up
        if notes.actions[i] >= CROSS_WHEEL and (notes.actions[i] - CROSS_WHEEL) // N_GIVEN_UP == field:
            return notes.actions[i]
    return DONE

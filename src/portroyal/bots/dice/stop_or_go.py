"""How the mate pushes its luck: what stopping brings, against the exact odds of every number of pieces."""

from __future__ import annotations

from portroyal.bots.dice.chart_costs import CROSS_WORTH, most_points_within, read_chart, skull_cost
from portroyal.bots.dice.roll_odds import FEWEST, MOST, SURE, board_number, reach_place
from portroyal.bots.dice.weights import BOLDNESS, GIFT, SECOND, WHEEL_WORTH, WIN
from portroyal.bots.dice.worth import nth_best, opened_colors, sort_pieces
from portroyal.rules.dice.board import is_wheel_space, pieces_on_board, roll_color, roll_letter
from portroyal.rules.dice.chart_words import POINTS_TO_WIN
from portroyal.rules.dice.codes import (
    ADMIRAL,
    BLUE,
    BOLD_JESTER,
    JESTER,
    ORANGE,
    RED,
    REPEL,
    REROLL,
    RESOLVE,
    VICE_ADMIRAL,
)
from portroyal.rules.dice.ending import sudden_death_at
from portroyal.rules.dice.persons import ADMIRAL_CROSSES, ADMIRAL_FROM
from portroyal.rules.dice.state import Sheet, State
from portroyal.rules.dice.trade import BUST_CROSSES, RED_CROSSES, RED_FROM, stop_skulls, takes_of
from portroyal.rules.rulebook import rule

WINNING_POINTS = 8  # from so many points below 20 on it is asked whether this turn can win


@rule
def left_over(g: State, first: int, n: int, hoped: int, w: list[int], plan: list[int]) -> int:
    """What a second chance brings with two players, less what the next player gets out of the turn."""
    worth = 0
    if first < n + hoped:
        worth -= nth_best(first, n, hoped, w, plan) * w[GIFT] // 100
    if g.n_players == 2 and first + 1 < n + hoped:
        worth += nth_best(first + 1, n, hoped, w, plan) * w[SECOND] // 100
    return worth


@rule
def stop_worth(g: State, sheet: Sheet, n: int, hoped: int, skull: int, w: list[int], plan: list[int]) -> int:
    """What the active player gets by stopping with the n pieces sorted and so many more."""
    player = g.players[g.active]
    takes = takes_of(n + hoped)
    worth = -stop_skulls(n + hoped) * skull
    for i in range(takes):
        worth += nth_best(i, n, hoped, w, plan)
    if n + hoped >= ADMIRAL_FROM:
        worth += CROSS_WORTH * (player.people[VICE_ADMIRAL] + ADMIRAL_CROSSES * player.people[ADMIRAL])
    if n + hoped >= RED_FROM and player.circled[RED] > 0:
        worth += CROSS_WORTH * RED_CROSSES // 2
    return worth + left_over(g, takes, n, hoped, w, plan)


@rule
def can_win(g: State, sheet: Sheet, worth: int, w: list[int], plan: list[int]) -> bool:
    """Whether the crosses of a stop now reach a goal that is enough for 20 points."""
    if g.players[g.active].points < POINTS_TO_WIN - WINNING_POINTS:
        return False
    read_chart(g, sheet, g.active, w, plan, False)
    points = most_points_within(g, sheet, g.active, worth // CROSS_WORTH, plan)
    return g.players[g.active].points + points >= POINTS_TO_WIN


@rule
def bust_worth(g: State, n: int, skull: int, w: list[int], plan: list[int]) -> int:
    """G4.1, and the second chance of two players."""
    player = g.players[g.active]
    crosses = BUST_CROSSES + player.people[JESTER] + player.people[BOLD_JESTER]
    return CROSS_WORTH * crosses - skull + left_over(g, 0, n, 0, w, plan)


@rule
def go_on_worth(
    g: State,
    sheet: Sheet,
    n: int,
    blue: int,
    orange: int,
    skull: int,
    w: list[int],
    plan: list[int],
    odds: list[int],
) -> int:
    """The best that playing for more pieces can be expected to bring, by the exact odds of each number."""
    player = g.players[g.active]
    board = board_number(g)
    lost = bust_worth(g, n, skull, w, plan)
    wins_at = sudden_death_at(player.points)
    best = -w[WIN]
    for target in range(max(FEWEST, n + 1), MOST + 1):
        reach = odds[reach_place(target, player.swords, blue, orange, board)]
        there = stop_worth(g, sheet, n, target - n, skull, w, plan)
        if target >= wins_at:
            there += w[WIN]
        worth = (reach * there + (SURE - reach) * lost) // SURE
        if blue + orange > 0:  # what the wheels add to the chance is paid with wheels
            bare = odds[reach_place(target, player.swords, 0, 0, board)]
            worth -= (reach - bare) * w[WHEEL_WORTH + (BLUE if blue > 0 else ORANGE)] // SURE
        best = max(best, worth)
    return best * w[BOLDNESS] // 100


@rule
def board_worth(
    g: State,
    sheet: Sheet,
    blue: int,
    orange: int,
    may_stop: bool,
    w: list[int],
    plan: list[int],
    odds: list[int],
) -> int:
    """The board as it lies, for the better of stopping and going on with these wheels in hand."""
    player = g.players[g.active]
    skull = skull_cost(sheet, player, w)
    n = sort_pieces(g, sheet, player, opened_colors(sheet, player), skull, w, plan)
    best = go_on_worth(g, sheet, n, blue, orange, skull, w, plan, odds)
    if may_stop:
        best = max(best, stop_worth(g, sheet, n, 0, skull, w, plan))
    return best


@rule
def wants_to_roll(g: State, sheet: Sheet, w: list[int], plan: list[int], odds: list[int]) -> bool:
    player = g.players[g.active]
    skull = skull_cost(sheet, player, w)
    n = sort_pieces(g, sheet, player, opened_colors(sheet, player), skull, w, plan)
    stop = stop_worth(g, sheet, n, 0, skull, w, plan)
    go_on = go_on_worth(g, sheet, n, player.circled[BLUE], player.circled[ORANGE], skull, w, plan, odds)
    if go_on <= stop:
        return False
    return not can_win(g, sheet, stop, w, plan)


@rule
def resolved_worth(g: State, sheet: Sheet, w: list[int], plan: list[int], odds: list[int]) -> int:
    """The board after the roll on the table was resolved; the board is left as it lies."""
    player = g.players[g.active]
    color = roll_color(g.roll)
    letter = roll_letter(g.roll)
    blue = player.circled[BLUE]
    orange = player.circled[ORANGE]
    if is_wheel_space(color, letter):
        before = g.wheels[color]
        g.wheels[color] = 0 if before > 0 else letter + 1
        worth = board_worth(g, sheet, blue, orange, True, w, plan, odds)
        wins = before == 0 and pieces_on_board(g) >= sudden_death_at(player.points)
        g.wheels[color] = before
    elif g.ships[color] > 0:
        skull = skull_cost(sheet, player, w)
        n = sort_pieces(g, sheet, player, opened_colors(sheet, player), skull, w, plan)
        return bust_worth(g, n, skull, w, plan)
    else:
        g.ships[color] = letter + 1
        worth = board_worth(g, sheet, blue, orange, True, w, plan, odds)
        wins = pieces_on_board(g) >= sudden_death_at(player.points)
        g.ships[color] = 0
    return worth + (w[WIN] if wins else 0)


@rule
def answer_roll(
    g: State, sheet: Sheet, actions: list[int], n: int, w: list[int], plan: list[int], odds: list[int]
) -> int:
    """Resolve, repel or reroll, whichever leaves the better board after what it costs."""
    player = g.players[g.active]
    blue = player.circled[BLUE]
    orange = player.circled[ORANGE]
    best = RESOLVE
    most = resolved_worth(g, sheet, w, plan, odds)
    for i in range(n):
        action = actions[i]
        if action == REROLL:
            worth = board_worth(g, sheet, blue - 1, orange, False, w, plan, odds) - w[WHEEL_WORTH + BLUE]
        elif action >= REPEL:
            spent = action - REPEL
            worth = board_worth(g, sheet, blue, orange - spent, True, w, plan, odds)
            worth -= spent * w[WHEEL_WORTH + ORANGE]
        else:
            continue
        if worth > most:
            most = worth
            best = action
    return best

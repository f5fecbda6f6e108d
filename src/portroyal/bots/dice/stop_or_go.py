"""How the mate pushes its luck: what stopping brings, against the exact odds of every number of pieces."""

from __future__ import annotations

from portroyal.bots.dice.chart_costs import CROSS_WORTH, most_points_within, read_chart
from portroyal.bots.dice.roll_odds import FEWEST, MOST, SURE, reach_place
from portroyal.bots.dice.weights import Weights
from portroyal.bots.dice.worth import Notes, nth_best, sort_pieces
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
from portroyal.rules.dice.odds import board_in
from portroyal.rules.dice.persons import ADMIRAL_CROSSES, ADMIRAL_FROM
from portroyal.rules.dice.state import Sheet, State
from portroyal.rules.dice.trade import BUST_CROSSES, RED_CROSSES, RED_FROM, stop_skulls, takes_of
from portroyal.rules.rulebook import rule

WINNING_POINTS = 8  # from so many points below 20 on it is asked whether this turn can win


@rule
def left_over(g: State, first: int, hoped: int, w: Weights, notes: Notes) -> int:
    """What a second chance brings with two players, less what the next player gets out of the turn."""
    worth = 0
    if first < notes.n_pieces + hoped:
        worth -= nth_best(first, hoped, w, notes) * w.gift // 100
    if g.n_players == 2 and first + 1 < notes.n_pieces + hoped:
        worth += nth_best(first + 1, hoped, w, notes) * w.second // 100
    return worth


@rule
def stop_worth(g: State, hoped: int, w: Weights, notes: Notes) -> int:
    """What the active player gets by stopping with the pieces sorted and so many more."""
    player = g.players[g.active]
    n = notes.n_pieces + hoped
    takes = takes_of(n)
    worth = -stop_skulls(n) * notes.seats[g.active].skull
    for i in range(takes):
        worth += nth_best(i, hoped, w, notes)
    if n >= ADMIRAL_FROM:
        worth += CROSS_WORTH * (player.people[VICE_ADMIRAL] + ADMIRAL_CROSSES * player.people[ADMIRAL])
    if n >= RED_FROM and player.circled[RED] > 0:
        worth += CROSS_WORTH * RED_CROSSES // 2
    return worth + left_over(g, takes, hoped, w, notes)


@rule
def can_win(g: State, sheet: Sheet, worth: int, w: Weights, notes: Notes) -> bool:
    """Whether the crosses of a stop now reach a goal that is enough for 20 points."""
    if g.players[g.active].points < POINTS_TO_WIN - WINNING_POINTS:
        return False
    read_chart(g, sheet, g.active, w, notes.routes, False)
    points = most_points_within(g, sheet, worth // CROSS_WORTH, notes.routes)
    return g.players[g.active].points + points >= POINTS_TO_WIN


@rule
def bust_worth(g: State, w: Weights, notes: Notes) -> int:
    """G4.1, and the second chance of two players."""
    player = g.players[g.active]
    crosses = BUST_CROSSES + player.people[JESTER] + player.people[BOLD_JESTER]
    return CROSS_WORTH * crosses - notes.seats[g.active].skull + left_over(g, 0, 0, w, notes)


@rule
def go_on_worth(g: State, blue: int, orange: int, w: Weights, notes: Notes, odds: list[int]) -> int:
    """The best that playing for more pieces can be expected to bring, by the exact odds of each number.

    The pieces are sorted; `blue` and `orange` are the wheels in hand.
    """
    player = g.players[g.active]
    board = board_in(g)
    lost = bust_worth(g, w, notes)
    wins_at = sudden_death_at(player.points)
    best = -w.win
    for target in range(max(FEWEST, notes.n_pieces + 1), MOST + 1):
        reach = odds[reach_place(target, player.swords, blue, orange, board)]
        there = stop_worth(g, target - notes.n_pieces, w, notes)
        if target >= wins_at:
            there += w.win
        worth = (reach * there + (SURE - reach) * lost) // SURE
        if blue + orange > 0:  # what the wheels add to the chance is paid with wheels
            bare = odds[reach_place(target, player.swords, 0, 0, board)]
            worth -= (reach - bare) * w.wheel[BLUE if blue > 0 else ORANGE] // SURE
        best = max(best, worth)
    return best * w.boldness // 100


@rule
def board_worth(g: State, blue: int, orange: int, w: Weights, notes: Notes, odds: list[int]) -> int:
    """The board with its pieces sorted, for the better of stopping and going on with these wheels in hand."""
    return max(go_on_worth(g, blue, orange, w, notes, odds), stop_worth(g, 0, w, notes))


@rule
def wants_to_roll(g: State, sheet: Sheet, w: Weights, notes: Notes, odds: list[int]) -> bool:
    player = g.players[g.active]
    sort_pieces(g, sheet, w, notes)
    stop = stop_worth(g, 0, w, notes)
    if go_on_worth(g, player.circled[BLUE], player.circled[ORANGE], w, notes, odds) <= stop:
        return False
    return not can_win(g, sheet, stop, w, notes)


@rule
def resolved_worth(g: State, sheet: Sheet, w: Weights, notes: Notes, odds: list[int]) -> int:
    """The board after the roll on the table was resolved; the board is left as it lies."""
    player = g.players[g.active]
    color = roll_color(g.roll)
    letter = roll_letter(g.roll)
    blue = player.circled[BLUE]
    orange = player.circled[ORANGE]
    if is_wheel_space(color, letter):
        before = g.wheels[color]
        g.wheels[color] = 0 if before > 0 else letter + 1
        sort_pieces(g, sheet, w, notes)
        worth = board_worth(g, blue, orange, w, notes, odds)
        wins = before == 0 and pieces_on_board(g) >= sudden_death_at(player.points)
        g.wheels[color] = before
    elif g.ships[color] > 0:
        sort_pieces(g, sheet, w, notes)
        return bust_worth(g, w, notes)
    else:
        g.ships[color] = letter + 1
        sort_pieces(g, sheet, w, notes)
        worth = board_worth(g, blue, orange, w, notes, odds)
        wins = pieces_on_board(g) >= sudden_death_at(player.points)
        g.ships[color] = 0
    return worth + (w.win if wins else 0)


@rule
def answer_roll(g: State, sheet: Sheet, n: int, w: Weights, notes: Notes, odds: list[int]) -> int:
    """Resolve, repel or reroll, whichever leaves the better board after what it costs."""
    player = g.players[g.active]
    blue = player.circled[BLUE]
    orange = player.circled[ORANGE]
    best = RESOLVE
    most = resolved_worth(g, sheet, w, notes, odds)
    sort_pieces(g, sheet, w, notes)
    for i in range(n):
        action = notes.actions[i]
        if action == REROLL:
            worth = go_on_worth(g, blue - 1, orange, w, notes, odds) - w.wheel[BLUE]
        elif action >= REPEL:
            spent = action - REPEL
            worth = board_worth(g, blue, orange - spent, w, notes, odds)
            worth -= spent * w.wheel[ORANGE]
        else:
            continue
        if worth > most:
            most = worth
            best = action
    return best

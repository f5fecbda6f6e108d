"""How the rule-of-thumb player pushes its luck: what stopping brings, what going on may."""

from __future__ import annotations

from portroyal.bots.dice_plan import CROSS_WORTH, SORTED, most_points_within, read_chart, skull_cost
from portroyal.bots.dice_weights import (
    BOLDNESS,
    GIFT,
    POINT,
    SECOND,
    TYPICAL,
    UNLOCK,
    WHEEL_WORTH,
    WIN,
)
from portroyal.rules.dice.board import (
    CHEST_CROSSES,
    COLOR_SWORDS,
    LETTER_OF_FACE,
    LETTER_SWORDS,
    SHIP_CROSSES,
    is_on_board,
    is_wheel_space,
    roll_color,
    roll_letter,
    space_skulls,
)
from portroyal.rules.dice.chart_words import GREEN_WHEEL_POINTS, POINTS_TO_WIN
from portroyal.rules.dice.codes import (
    ADMIRAL,
    BLUE,
    BOLD_JESTER,
    CHEST,
    CLERK,
    COLOR,
    GREEN,
    JESTER,
    N_COLORS,
    N_PIECES,
    NEAR,
    ORANGE,
    RED,
    VICE_ADMIRAL,
    WHEEL_PIECE,
    YELLOW,
)
from portroyal.rules.dice.ending import sudden_death_at
from portroyal.rules.dice.persons import ADMIRAL_CROSSES, ADMIRAL_FROM
from portroyal.rules.dice.state import Sheet, State, free_boxes
from portroyal.rules.dice.trade import BUST_CROSSES, RED_CROSSES, RED_FROM, stop_skulls, takes_of
from portroyal.rules.rulebook import rule

SURE = 10_000  # chances are whole numbers out of this many
ROLLS = 36
MOST_AHEAD = 4  # pieces that are hoped for at most
WINNING_POINTS = 4  # from so many points below 20 on it is asked whether this turn can win


@rule
def wheel_worth(sheet: Sheet, g: State, seat: int, color: int, w: list[int]) -> int:
    """A wheel of this color, if a box is free; green by its points (G4.7)."""
    player = g.players[seat]
    if free_boxes(sheet, player, color) <= 0:
        return 0
    if color != GREEN:
        return w[WHEEL_WORTH + color] // (1 + player.circled[color])
    points = GREEN_WHEEL_POINTS[player.spent[GREEN]]
    return points * w[POINT] + (w[WIN] if player.points + points >= POINTS_TO_WIN else 0)


@rule
def opens_field(g: State, sheet: Sheet, seat: int, color: int) -> bool:
    """Whether a field of this color lies next to what the player has crossed."""
    player = g.players[seat]
    if player.took[color] == 1:
        return False
    for field in range(sheet.first_field[sheet.n_islands], sheet.n_fields):
        if sheet.kind[field] == COLOR and sheet.color[field] == color and player.marks[field] == NEAR:
            return True
    return False


@rule
def piece_worth(g: State, sheet: Sheet, seat: int, piece: int, w: list[int]) -> int:
    """What taking a piece of the board is worth to a player."""
    player = g.players[seat]
    if piece == CHEST:
        return CROSS_WORTH * CHEST_CROSSES
    if piece >= WHEEL_PIECE:
        return wheel_worth(sheet, g, seat, piece - WHEEL_PIECE, w) + CROSS_WORTH * player.people[CLERK]
    letter = g.ships[piece] - 1
    crosses = SHIP_CROSSES[letter] + player.bonus[piece]
    if piece == YELLOW and player.circled[YELLOW] > 0:
        crosses += SHIP_CROSSES[letter] // 2
    worth = CROSS_WORTH * crosses - space_skulls(piece, letter) * skull_cost(sheet, player, w)
    return worth + (w[UNLOCK] if opens_field(g, sheet, seat, piece) else 0)


@rule
def sort_pieces(g: State, sheet: Sheet, w: list[int], plan: list[int]) -> int:
    """Writes what each piece is worth to the active player into the plan, best first; answers how many."""
    n = 0
    for piece in range(CHEST):
        if not is_on_board(g, piece):
            continue
        worth = piece_worth(g, sheet, g.active, piece, w)
        i = n
        while i > 0 and plan[SORTED + i - 1] < worth:
            plan[SORTED + i] = plan[SORTED + i - 1]
            i -= 1
        plan[SORTED + i] = worth
        n += 1
    return n


@rule
def nth_best(i: int, n: int, hoped: int, w: list[int], plan: list[int]) -> int:
    """The i-th of n sorted pieces when so many typical ones have joined them."""
    better = 0
    while better < n and better <= i and plan[SORTED + better] >= w[TYPICAL]:
        better += 1
    if i < better:
        return plan[SORTED + i]
    return w[TYPICAL] if i < better + hoped else plan[SORTED + i - hoped]


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
def stop_worth(g: State, sheet: Sheet, n: int, hoped: int, w: list[int], plan: list[int]) -> int:
    """What the active player gets by stopping with the n pieces sorted and so many more."""
    player = g.players[g.active]
    takes = takes_of(n + hoped)
    worth = -stop_skulls(n + hoped) * skull_cost(sheet, player, w)
    for i in range(takes):
        worth += nth_best(i, n, hoped, w, plan)
    if n + hoped >= ADMIRAL_FROM:
        worth += CROSS_WORTH * (player.people[VICE_ADMIRAL] + ADMIRAL_CROSSES * player.people[ADMIRAL])
    if n + hoped >= RED_FROM and player.circled[RED] > 0:
        worth += CROSS_WORTH * RED_CROSSES // 2
    worth += left_over(g, takes, n, hoped, w, plan)
    if hoped == 0 and player.points >= POINTS_TO_WIN - WINNING_POINTS and can_win(g, sheet, worth, w, plan):
        worth += w[WIN]
    return worth


@rule
def can_win(g: State, sheet: Sheet, worth: int, w: list[int], plan: list[int]) -> bool:
    """Whether the crosses of a stop now reach a goal that is enough for 20 points."""
    read_chart(g, sheet, g.active, w, plan, False)
    points = most_points_within(g, sheet, g.active, worth // CROSS_WORTH, plan)
    return g.players[g.active].points + points >= POINTS_TO_WIN


@rule
def bust_worth(g: State, sheet: Sheet, n: int, w: list[int], plan: list[int]) -> int:
    """G4.1, and the second chance of two players."""
    player = g.players[g.active]
    crosses = BUST_CROSSES + player.people[JESTER] + player.people[BOLD_JESTER]
    return CROSS_WORTH * crosses - skull_cost(sheet, player, w) + left_over(g, 0, n, 0, w, plan)


@rule
def count_rolls(g: State, swords: int, busting: bool) -> int:
    """Of the 36 rolls, those that bust in spite of these swords, or those that bring a new piece."""
    n = 0
    for color in range(N_COLORS):
        for face in range(6):
            letter = LETTER_OF_FACE[face]
            if is_wheel_space(color, letter):
                if not busting and g.wheels[color] == 0:
                    n += 1
            elif g.ships[color] == 0:
                if not busting:
                    n += 1
            elif busting and COLOR_SWORDS[color] + LETTER_SWORDS[letter] > swords:
                n += 1
    return n


@rule
def go_on_worth(g: State, sheet: Sheet, pieces: int, w: list[int], plan: list[int]) -> int:
    """The best that going on for one to four pieces more can be expected to bring."""
    player = g.players[g.active]
    ships = 0
    for color in range(N_COLORS):
        if g.ships[color] > 0:
            ships += 1
    new = count_rolls(g, player.swords, False)
    busts = count_rolls(g, player.swords, True)
    lost = bust_worth(g, sheet, pieces, w, plan)
    wins_at = sudden_death_at(player.points)
    shields = player.circled[BLUE] + player.circled[ORANGE] // 2
    best = -w[WIN]
    reach = SURE
    spent = 0
    for hoped in range(1, MOST_AHEAD + 1):
        if pieces + hoped > N_COLORS + 3:
            break
        # Each piece more leaves fewer that are new, and makes a bust likelier.
        fresh = new * (N_PIECES - 1 - pieces - hoped + 1) * 100 // (N_PIECES - 1 - pieces)
        risk = busts * (ships + hoped - 1) * 100 // ships if ships > 0 else 200 * (hoped - 1)
        fail = SURE * risk // (fresh + risk) if fresh + risk > 0 else SURE
        if shields >= hoped:
            spent += fail * w[WHEEL_WORTH + BLUE] // SURE
            fail = fail * fail // SURE
        reach = reach * (SURE - fail) // SURE
        there = w[WIN] if pieces + hoped >= wins_at else stop_worth(g, sheet, pieces, hoped, w, plan)
        best = max(best, (reach * there + (SURE - reach) * lost) // SURE - spent)
    return best


@rule
def wants_to_roll(g: State, sheet: Sheet, w: list[int], plan: list[int]) -> bool:
    pieces = sort_pieces(g, sheet, w, plan)
    stop = stop_worth(g, sheet, pieces, 0, w, plan)
    return go_on_worth(g, sheet, pieces, w, plan) * w[BOLDNESS] // 100 > stop


@rule
def is_harmful(g: State) -> bool:
    """Whether the roll on the table would bust or take a wheel off."""
    color = roll_color(g.roll)
    if is_wheel_space(color, roll_letter(g.roll)):
        return g.wheels[color] > 0
    return g.ships[color] > 0


@rule
def at_stake(g: State, sheet: Sheet, w: list[int], plan: list[int]) -> int:
    """What the roll on the table takes away if it is resolved."""
    color = roll_color(g.roll)
    if is_wheel_space(color, roll_letter(g.roll)):
        return 0
    pieces = sort_pieces(g, sheet, w, plan)
    return stop_worth(g, sheet, pieces, 0, w, plan) - bust_worth(g, sheet, pieces, w, plan)

"""What the mate thinks the pieces on the board are worth, to itself and to the next player."""

from __future__ import annotations

from portroyal.bots.dice.chart_costs import CROSS_WORTH, SORTED
from portroyal.bots.dice.weights import POINT, TYPICAL, UNLOCK, WHEEL_WORTH, WIN
from portroyal.rules.dice.board import CHEST_CROSSES, SHIP_CROSSES, is_on_board, space_skulls
from portroyal.rules.dice.chart_words import GREEN_WHEEL_POINTS, POINTS_TO_WIN
from portroyal.rules.dice.codes import CHEST, CLERK, COLOR, GREEN, NEAR, WHEEL_PIECE, YELLOW
from portroyal.rules.dice.state import Player, Sheet, State, free_boxes
from portroyal.rules.rulebook import rule


@rule
def wheel_worth(sheet: Sheet, player: Player, color: int, w: list[int]) -> int:
    """A wheel of this color, if a box is free; green by its points (G4.7)."""
    if free_boxes(sheet, player, color) <= 0:
        return 0
    if color != GREEN:
        return w[WHEEL_WORTH + color] // (1 + player.circled[color])
    points = GREEN_WHEEL_POINTS[player.spent[GREEN]]
    return points * w[POINT] + (w[WIN] if player.points + points >= POINTS_TO_WIN else 0)


@rule
def opened_colors(sheet: Sheet, player: Player) -> int:
    """A bit for every color whose ship, not yet taken, opens a field next to what the player has crossed."""
    colors = 0
    for field in range(sheet.first_field[sheet.n_islands], sheet.n_fields):
        opens = sheet.kind[field] == COLOR and player.marks[field] == NEAR
        if opens and player.took[sheet.color[field]] == 0:
            colors |= 1 << sheet.color[field]
    return colors


@rule
def piece_worth(
    g: State, sheet: Sheet, player: Player, piece: int, opened: int, skull: int, w: list[int]
) -> int:
    """What taking a piece of the board is worth to a player; `opened` and `skull` are known beforehand."""
    if piece == CHEST:
        return CROSS_WORTH * CHEST_CROSSES
    if piece >= WHEEL_PIECE:
        return wheel_worth(sheet, player, piece - WHEEL_PIECE, w) + CROSS_WORTH * player.people[CLERK]
    letter = g.ships[piece] - 1
    crosses = SHIP_CROSSES[letter] + player.bonus[piece]
    if piece == YELLOW and player.circled[YELLOW] > 0:
        crosses += SHIP_CROSSES[letter] // 2
    worth = CROSS_WORTH * crosses - space_skulls(piece, letter) * skull
    return worth + (w[UNLOCK] if (opened >> piece) & 1 == 1 else 0)


@rule
def sort_pieces(
    g: State, sheet: Sheet, player: Player, opened: int, skull: int, w: list[int], plan: list[int]
) -> int:
    """Writes what each piece is worth to the player into the plan, best first; answers how many."""
    n = 0
    for piece in range(CHEST):
        if not is_on_board(g, piece):
            continue
        worth = piece_worth(g, sheet, player, piece, opened, skull, w)
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

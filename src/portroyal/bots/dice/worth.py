"""What the mate thinks the pieces on the board are worth, to itself and to the next player."""

from __future__ import annotations

from typing import Annotated

from portroyal.bots.dice.chart_costs import CROSS_WORTH, Routes, skull_cost
from portroyal.bots.dice.weights import Weights
from portroyal.rules.dice.board import CHEST_CROSSES, SHIP_CROSSES, is_on_board, space_skulls
from portroyal.rules.dice.chart_words import GREEN_WHEEL_POINTS, POINTS_TO_WIN
from portroyal.rules.dice.codes import (
    CHEST,
    CLERK,
    COLOR,
    GREEN,
    MAX_LEGAL,
    MAX_PLAYERS,
    NEAR,
    WHEEL_PIECE,
    YELLOW,
)
from portroyal.rules.dice.state import Player, Sheet, State, free_boxes
from portroyal.rules.dice.trade import ship_crosses
from portroyal.rules.layout import I8, Cell, Rows, layout
from portroyal.rules.rulebook import rule


@layout
class SeatNotes:
    """What pieces are worth to a seat depends on these."""

    opened: I8  # a bit for every color that opens a field
    skull: I8  # what one more skull costs


@layout
class Notes:
    """What a bot needs again and again within a decision: its choices, and scratch."""

    actions: Annotated[list[int], Cell("i8", MAX_LEGAL)]  # the legal ones
    routes: Routes
    seats: Annotated[list[SeatNotes], Rows(MAX_PLAYERS)]
    n_pieces: I8
    pieces: Annotated[list[int], Cell("i8", CHEST)]  # what those on the board are worth, best first


@rule
def wheel_worth(sheet: Sheet, player: Player, color: int, w: Weights) -> int:
    """A wheel of this color, if a box is free; green by its points (G4.7)."""
    if free_boxes(sheet, player, color) <= 0:
        return 0
    if color != GREEN:
        return w.wheel[color] // (1 + player.circled[color])
    points = GREEN_WHEEL_POINTS[player.spent[GREEN]]
    return points * w.point + (w.win if player.points + points >= POINTS_TO_WIN else 0)


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
def read_seat(g: State, sheet: Sheet, seat: int, w: Weights, notes: Notes) -> None:
    notes.seats[seat].opened = opened_colors(sheet, g.players[seat])
    notes.seats[seat].skull = skull_cost(sheet, g.players[seat], w)


@rule
def piece_worth(g: State, sheet: Sheet, seat: int, piece: int, w: Weights, notes: Notes) -> int:
    """What taking a piece of the board is worth to a seat that was read."""
    player = g.players[seat]
    if piece == CHEST:
        return CROSS_WORTH * CHEST_CROSSES
    if piece >= WHEEL_PIECE:
        return wheel_worth(sheet, player, piece - WHEEL_PIECE, w) + CROSS_WORTH * player.people[CLERK]
    letter = g.ships[piece] - 1
    crosses = ship_crosses(player, piece, letter)
    if piece == YELLOW and player.circled[YELLOW] > 0:
        crosses += SHIP_CROSSES[letter] // 2
    worth = CROSS_WORTH * crosses - space_skulls(piece, letter) * notes.seats[seat].skull
    return worth + (w.unlock if (notes.seats[seat].opened >> piece) & 1 == 1 else 0)


@rule
def sort_pieces(g: State, sheet: Sheet, w: Weights, notes: Notes) -> None:
    """Notes what each piece on the board is worth to the active player, best first."""
    read_seat(g, sheet, g.active, w, notes)
    pieces = notes.pieces
    n = 0
    for piece in range(CHEST):
        if not is_on_board(g, piece):
            continue
        worth = piece_worth(g, sheet, g.active, piece, w, notes)
        i = n
        while i > 0 and pieces[i - 1] < worth:
            pieces[i] = pieces[i - 1]
            i -= 1
        pieces[i] = worth
        n += 1
    notes.n_pieces = n


@rule
def nth_best(i: int, hoped: int, w: Weights, notes: Notes) -> int:
    """The i-th of the sorted pieces when so many typical ones have joined them."""
    better = 0
    while better < notes.n_pieces and better <= i and notes.pieces[better] >= w.typical:
        better += 1
    if i < better:
        return notes.pieces[i]
    return w.typical if i < better + hoped else notes.pieces[i - hoped]

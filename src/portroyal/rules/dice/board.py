"""The dice and the board: what a roll means, which spaces hold ships or wheels, and what lies there (G1)."""

from __future__ import annotations

from portroyal.rules.chance import index
from portroyal.rules.dice.codes import BLACK, CHEST, N_COLORS, N_LETTERS, N_WHEELS, WHEEL_PIECE
from portroyal.rules.dice.state import State
from portroyal.rules.rulebook import hot, outside, rule

A, B, C, D, E = range(5)
FACES = 6
LETTER_OF_FACE = (A, B, B, C, D, E)  # G1.2
COLOR_SWORDS = (0, 1, 1, 2, 2, 3)  # G1.1
LETTER_SWORDS = (1, 2, 3, 4, 5)  # G1.2
FIRST_WHEEL_SPACE = (D, D, D, E, E, N_LETTERS)  # G1.3
SHIP_CROSSES = (1, 2, 3, 3, 4)  # G1.4
SKULL_FROM_COLOR = 3  # G1.4: blue, red and black have a skull in column C
CHEST_CROSSES = 2  # G7.2


@outside(-1)
def scripted_roll(g: State) -> int:
    """The next roll given from outside, as `roll_code` - 1; -1 if chance decides."""
    if not g.script:
        return -1
    color, letter = g.script.pop(0)
    return roll_code(color, letter) - 1


@rule
def roll_code(color: int, letter: int) -> int:
    """A roll on the table as one number; 0 means that none lies there."""
    return 1 + N_LETTERS * color + letter


@rule
def roll_color(roll: int) -> int:
    return (roll - 1) // N_LETTERS


@rule
def roll_letter(roll: int) -> int:
    return (roll - 1) % N_LETTERS


@hot
def throw_dice(g: State) -> int:
    """The color die, then the letter die; scripted rolls use up no chance."""
    scripted = scripted_roll(g)
    if scripted >= 0:
        return scripted + 1
    color = index(g.stream, FACES)
    return roll_code(color, LETTER_OF_FACE[index(g.stream, FACES)])


@rule
def roll_swords(roll: int) -> int:
    """G3.2: the sum on the dice."""
    return COLOR_SWORDS[roll_color(roll)] + LETTER_SWORDS[roll_letter(roll)]


@rule
def is_wheel_space(color: int, letter: int) -> bool:
    """G1.3"""
    return letter >= FIRST_WHEEL_SPACE[color]


@rule
def space_skulls(color: int, letter: int) -> int:
    """G1.4: the skulls printed on a ship space."""
    if letter == C and color >= SKULL_FROM_COLOR:
        return 1
    if letter == E and color == BLACK:
        return 2
    return 0


@rule
def put_chest_back(g: State) -> None:
    """G7.2: it lies beside the board in every turn of five players."""
    g.chest = 1 if g.n_players == 5 else 0


@rule
def pieces_on_board(g: State) -> int:
    """Ships and wheels; the chest never counts (G7.2)."""
    n = 0
    for color in range(N_COLORS):
        if g.ships[color] > 0:
            n += 1
    for color in range(N_WHEELS):
        if g.wheels[color] > 0:
            n += 1
    return n


@rule
def pieces_taken(g: State) -> int:
    """The ships and wheels taken in this chance."""
    n = 0
    for i in range(g.n_taken):
        if g.taken[i] != CHEST:
            n += 1
    return n


@rule
def is_on_board(g: State, piece: int) -> bool:
    """Whether a piece can be taken."""
    if piece == CHEST:
        return g.chest == 1
    if piece >= WHEEL_PIECE:
        return g.wheels[piece - WHEEL_PIECE] > 0
    return g.ships[piece] > 0

"""Discover: the active player rolls and rolls, until a stop or a ship that lies there already (G3)."""

from __future__ import annotations

from portroyal.rules.dice.board import (
    is_wheel_space,
    pieces_on_board,
    put_chest_back,
    roll_color,
    roll_letter,
    roll_swords,
    throw_dice,
)
from portroyal.rules.dice.boxes import spend_wheel
from portroyal.rules.dice.codes import (
    BLUE,
    BUST,
    DISCOVER,
    N_COLORS,
    ORANGE,
    PLACED,
    REPELLED,
    REROLLED,
    ROLLED,
    TAKEN_OFF,
    TURN,
    WHEEL_PIECE,
)
from portroyal.rules.dice.ending import sudden_death
from portroyal.rules.dice.state import Player, State
from portroyal.rules.rulebook import hot, rule
from portroyal.rules.telling import BESIDE, BOARD, NOWHERE, tell

ORANGE_SWORDS = 2  # G3.2


@rule
def begin_turn(g: State) -> None:
    g.phase = DISCOVER
    g.decider = g.active
    g.handled = 0
    g.bust = 0
    g.chance = 0
    g.takes_left = 0
    g.crosses_left = 0
    g.n_taken = 0
    g.used_red = 0
    g.used_yellow = 0
    g.yellow = 0
    g.jesters_paid = 0
    put_chest_back(g)
    for p in range(g.n_players):
        for color in range(N_COLORS):
            g.players[p].took[color] = 0
    tell(g, TURN, g.active, 0, g.round, NOWHERE, NOWHERE)


@hot
def roll(g: State) -> None:
    """G3.1"""
    g.roll = throw_dice(g)
    tell(g, ROLLED, g.active, g.roll, roll_swords(g.roll), NOWHERE, NOWHERE)


@hot
def wheels_to_repel(g: State) -> int:
    """E3: the fewest orange wheels that repel the roll on the table; -1 if it cannot be repelled."""
    return wheels_against(g.players[g.active], g.roll)


@hot
def wheels_against(player: Player, roll: int) -> int:
    missing = roll_swords(roll) - player.swords
    if missing <= 0:
        return 0
    wheels = (missing + ORANGE_SWORDS - 1) // ORANGE_SWORDS
    return wheels if wheels <= player.circled[ORANGE] else -1


@hot
def may_reroll(g: State) -> bool:
    """G3.3"""
    return g.players[g.active].circled[BLUE] > 0


@rule
def repel(g: State, wheels: int) -> None:
    """G3.2: person swords are never used up, orange wheels are; nothing is placed."""
    for _ in range(wheels):
        spend_wheel(g, g.active, ORANGE, 0)
    tell(g, REPELLED, g.active, g.roll, wheels, NOWHERE, NOWHERE)
    g.roll = 0
    g.handled = 1


@rule
def reroll(g: State) -> None:
    """G3.3: the roll is void, and the dice are thrown again at once."""
    spend_wheel(g, g.active, BLUE, 0)
    tell(g, REROLLED, g.active, g.roll, 0, NOWHERE, NOWHERE)
    roll(g)


@hot
def resolve(g: State) -> None:
    """G3.4: a ship is placed or busts the turn; G3.5: a wheel is placed or taken off again."""
    color = roll_color(g.roll)
    letter = roll_letter(g.roll)
    g.roll = 0
    g.handled = 1
    if not is_wheel_space(color, letter):
        if g.ships[color] > 0:
            g.bust = 1
            tell(g, BUST, g.active, color, pieces_on_board(g), NOWHERE, NOWHERE)
            return
        g.ships[color] = letter + 1
        tell(g, PLACED, g.active, color, letter, BESIDE, BOARD)
    elif g.wheels[color] > 0:
        g.wheels[color] = 0
        tell(g, TAKEN_OFF, g.active, WHEEL_PIECE + color, 0, BOARD, BESIDE)
        return
    else:
        g.wheels[color] = letter + 1
        tell(g, PLACED, g.active, WHEEL_PIECE + color, letter, BESIDE, BOARD)
    sudden_death(g, pieces_on_board(g))


@rule
def make_way(g: State) -> None:
    """Before the next roll one that waits is repelled (G3.2), or void where that is all one can do (G3.3)."""
    wheels = wheels_to_repel(g) if g.roll > 0 else -1
    if wheels >= 0:
        repel(g, wheels)
    g.roll = 0

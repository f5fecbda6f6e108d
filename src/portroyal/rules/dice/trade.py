"""Trade & Hire: the active player first, then the others, each takes pieces from the board (G4, G5, G7)."""

from __future__ import annotations

from portroyal.rules.dice.board import (
    CHEST_CROSSES,
    SHIP_CROSSES,
    is_on_board,
    pieces_on_board,
    pieces_taken,
    space_skulls,
)
from portroyal.rules.dice.boxes import circle_wheel, owe_skulls, spend_wheel
from portroyal.rules.dice.codes import (
    CHANCE,
    CHANCE_OVER,
    CHEST,
    CLERK,
    CROSS,
    JESTER,
    N_COLORS,
    N_PIECES,
    N_WHEELS,
    OWED_SKULL,
    RED,
    RETURNED,
    STOPPED,
    TOOK,
    TRADE,
    TURN_OVER,
    WHEEL_PIECE,
    YELLOW,
)
from portroyal.rules.dice.discover import begin_turn
from portroyal.rules.dice.ending import LAST_ROUND, end_by_cap
from portroyal.rules.dice.persons import admirals_come, ask_bold_jesters, jesters_may_come, pay_jesters
from portroyal.rules.dice.state import Player, Sheet, State, seat_after
from portroyal.rules.rulebook import hot, rule
from portroyal.rules.telling import BESIDE, BOARD, NOWHERE, SHEET, tell

BUST_CROSSES = 2  # G4.1
BUST_SKULLS = 1
RED_FROM = 4  # G4.5: pieces on the board before the choice
RED_CROSSES = 3


@rule
def begin_trade(g: State) -> None:
    """After a stop or a bust; a stop with few pieces costs skulls (E9: before anything else)."""
    g.phase = TRADE
    if g.bust == 0:
        tell(g, STOPPED, g.active, 0, pieces_on_board(g), NOWHERE, NOWHERE)
    open_chance(g, g.active)


@rule
def takes_of(pieces: int) -> int:
    """G4.2: the takes of an active player who stopped."""
    if pieces == 0:
        return 0
    if pieces <= 4:
        return 1
    return 2 if pieces == 5 else 3


@rule
def stop_skulls(pieces: int) -> int:
    """G4.2: the skulls of an active player who stopped."""
    if pieces <= 1:
        return 2
    return 1 if pieces == 2 else 0


@rule
def is_barred(g: State) -> bool:
    """G4.1: who is bust uses no admirals and no wheels in this turn, not even at a second chance."""
    return g.bust == 1 and g.decider == g.active


@rule
def open_chance(g: State, seat: int) -> None:
    """E9: admirals and jesters are counted now; what is owed first, the skulls, is put last."""
    g.decider = seat
    g.chance += 1
    g.takes_left = 1  # G5.1, G7.1
    g.crosses_left = 0
    g.n_taken = 0
    g.used_red = 0
    g.used_yellow = 0
    g.yellow = 0
    pieces = pieces_on_board(g)
    if g.chance == 1:
        g.takes_left = 0 if g.bust == 1 else takes_of(pieces)
    tell(g, CHANCE, seat, 0, g.takes_left, NOWHERE, NOWHERE)
    if not is_barred(g):
        admirals_come(g)
    if is_empty_handed(g) and jesters_may_come(g):
        ask_bold_jesters(g)
        if g.chance > 1:
            pay_jesters(g)
    if g.chance == 1:
        owe_skulls(g, BUST_SKULLS if g.bust == 1 else stop_skulls(pieces))


@hot
def is_empty_handed(g: State) -> bool:
    """G6.8: no ship or wheel that one may take; the chest is neither."""
    if g.bust == 1 and g.chance == 1:
        return True
    return pieces_on_board(g) + pieces_taken(g) == 0


@hot
def are_first_jesters_due(g: State) -> bool:
    """E9: at the active player's own chance the skulls of a bust or of an empty board come before them."""
    if g.phase != TRADE or g.chance != 1 or g.jesters_paid == 1 or g.players[g.active].people[JESTER] == 0:
        return False
    if not is_empty_handed(g):
        return False
    return g.n_todo == 0 or g.todo[g.n_todo - 1] != OWED_SKULL


@hot
def may_take(g: State, piece: int) -> bool:
    """G4.3"""
    return g.takes_left > 0 and is_on_board(g, piece)


@hot
def may_take_any(g: State) -> bool:
    for piece in range(N_PIECES):
        if may_take(g, piece):
            return True
    return False


@hot
def may_use_red(g: State) -> bool:
    """G4.5: one per chance, judged by the board as it lay before the first take (E4)."""
    if g.used_red == 1 or g.players[g.decider].circled[RED] == 0 or is_barred(g):
        return False
    return pieces_on_board(g) + pieces_taken(g) >= RED_FROM


@hot
def may_use_yellow(g: State) -> bool:
    """G4.6: one, after a yellow ship was taken in this chance (E4)."""
    return g.yellow > 0 and g.players[g.decider].circled[YELLOW] > 0 and not is_barred(g)


@rule
def use_red(g: State) -> None:
    g.used_red = 1
    g.crosses_left += RED_CROSSES
    spend_wheel(g, g.decider, RED, RED_CROSSES)


@rule
def use_yellow(g: State) -> None:
    """G4.6: the ship's own crosses once more, not a trader's bonus."""
    g.used_yellow = 1
    g.crosses_left += g.yellow
    spend_wheel(g, g.decider, YELLOW, g.yellow)
    g.yellow = 0


@hot
def take(g: State, sheet: Sheet, piece: int) -> None:
    """G4.4: the crosses of all takes are added up and placed afterwards."""
    g.taken[g.n_taken] = piece
    g.n_taken += 1
    g.takes_left -= 1
    if piece == CHEST:  # G7.2
        g.chest = 0
        g.crosses_left += CHEST_CROSSES
        tell(g, TOOK, g.decider, CHEST, CHEST_CROSSES, BESIDE, SHEET + g.decider)
    elif piece >= WHEEL_PIECE:
        take_wheel(g, sheet, piece - WHEEL_PIECE)
    else:
        take_ship(g, piece)


@rule
def take_wheel(g: State, sheet: Sheet, color: int) -> None:
    """G4.7; a clerk gives 1 cross for every wheel taken (G6.6)."""
    seat = g.decider
    crosses = g.players[seat].people[CLERK]
    g.wheels[color] = 0
    g.crosses_left += crosses
    tell(g, TOOK, seat, WHEEL_PIECE + color, crosses, BOARD, SHEET + seat)
    circle_wheel(g, sheet, seat, color)


@rule
def ship_crosses(player: Player, color: int, letter: int) -> int:
    """G4.4, G7.2: what a ship of this column gives a player, traders included."""
    return SHIP_CROSSES[letter] + player.bonus[color]


@rule
def take_ship(g: State, color: int) -> None:
    """G4.4: crosses by its column and by traders, and its skulls at once."""
    seat = g.decider
    player = g.players[seat]
    letter = g.ships[color] - 1
    crosses = ship_crosses(player, color, letter)
    g.ships[color] = 0
    player.took[color] = 1
    g.crosses_left += crosses
    if color == YELLOW:
        g.yellow = SHIP_CROSSES[letter]
    tell(g, TOOK, seat, color, crosses, BOARD, SHEET + seat)
    owe_skulls(g, space_skulls(color, letter))


@hot
def may_trade(g: State) -> bool:
    """E4: a chance in which nothing is possible any more goes on to the crosses by itself."""
    return may_take_any(g) or may_use_red(g) or may_use_yellow(g)


@rule
def begin_crossing(g: State) -> None:
    """G4.8; E9: the 2 crosses of a bust come after its skull and its jesters."""
    g.phase = CROSS
    g.takes_left = 0
    if g.bust == 1 and g.chance == 1:
        g.crosses_left += BUST_CROSSES


@rule
def close_chance(g: State) -> None:
    """G5.1: the others clockwise, once each; G7.1: with two players the active one once more."""
    tell(g, CHANCE_OVER, g.decider, 0, g.crosses_left, NOWHERE, NOWHERE)
    chances = 3 if g.n_players == 2 else g.n_players
    if g.chance == chances:
        end_turn(g)
    else:
        g.phase = TRADE
        open_chance(g, seat_after(g, g.decider))


@rule
def end_turn(g: State) -> None:
    """G5.2: every piece goes back beside the board, the dice pass to the left."""
    for color in range(N_COLORS):
        if g.ships[color] > 0:
            g.ships[color] = 0
            tell(g, RETURNED, -1, color, 0, BOARD, BESIDE)
    for color in range(N_WHEELS):
        if g.wheels[color] > 0:
            g.wheels[color] = 0
            tell(g, RETURNED, -1, WHEEL_PIECE + color, 0, BOARD, BESIDE)
    tell(g, TURN_OVER, g.active, 0, 0, NOWHERE, NOWHERE)
    following = seat_after(g, g.active)
    if following == g.start:
        if g.round >= LAST_ROUND:  # G8.2
            end_by_cap(g)
            return
        g.round += 1
    g.active = following
    begin_turn(g)

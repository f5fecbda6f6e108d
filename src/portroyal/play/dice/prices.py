"""What taking a piece means for whoever decides: the crosses that it gives, by the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from portroyal.play.prices import Price
from portroyal.rules.dice.board import CHEST_CROSSES, SHIP_CROSSES, is_on_board
from portroyal.rules.dice.codes import CHEST, CLERK, N_PIECES, PIECES, WHEEL_PIECE
from portroyal.rules.dice.trade import may_take

if TYPE_CHECKING:
    from portroyal.play.dice.adapter import DiceTable


def prices(table: DiceTable) -> list[Price]:
    """G4.4, G4.7, G7.2: crosses by the ship's column and traders, by clerks for a wheel, by the chest."""
    g = table.g
    player = g.players[g.decider]
    found = []
    for piece in range(N_PIECES):
        if not is_on_board(g, piece):
            continue
        if piece == CHEST:
            gain = CHEST_CROSSES
        elif piece >= WHEEL_PIECE:
            gain = player.people[CLERK]
        else:
            gain = SHIP_CROSSES[g.ships[piece] - 1] + player.bonus[piece]
        found.append(Price(PIECES[piece], 0, 0, 0, 0, gain, bool(may_take(g, piece)) and g.n_todo == 0))
    return found

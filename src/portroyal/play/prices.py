"""What taking something means for whoever decides: price, discount, fee and yield, by the rules."""

from __future__ import annotations

from msgspec import Struct

from portroyal.play.cards.adapter import CardTable
from portroyal.play.cards.view import cards_in
from portroyal.play.dice.adapter import DiceTable
from portroyal.play.family import Table
from portroyal.rules.cards.codes import SHIP, TRADE
from portroyal.rules.cards.codes import TAX as TAX_CARD
from portroyal.rules.cards.trade import can_take, fee_of, income_of, price_of
from portroyal.rules.dice.board import CHEST_CROSSES, SHIP_CROSSES, is_on_board
from portroyal.rules.dice.codes import CHEST, CLERK, N_PIECES, PIECES, WHEEL_PIECE
from portroyal.rules.dice.trade import may_take


class Price(Struct, frozen=True, gc=False):
    """What taking `card` means for the seat that decides.

    `cost` is printed on the card, `discount` what mademoiselles save, `fee` what the active player gets,
    `pay` = cost - discount + fee; `gain` is a ship's yield, traders' coins included (in the Dice Game the
    crosses that a piece gives); `can` whether it can be taken now.
    """

    card: str
    cost: int
    discount: int
    fee: int
    pay: int
    gain: int
    can: bool


def prices(table: Table) -> list[Price]:
    """Everything that lies there to be taken, each name once; nothing once the game is over."""
    if table.decider is None:
        return []
    if isinstance(table, CardTable):
        return _cards(table)
    return _pieces(table) if isinstance(table, DiceTable) else []


def _cards(table: CardTable) -> list[Price]:
    """C4.6, C4.7, C4.9: while cards are being revealed, as the active player would pay."""
    g, box = table.g, table.deck.box
    player, fee = g.players[g.decider], fee_of(g, g.decider)
    now = g.phase == TRADE and g.takes_left > 0
    found = []
    for kind in dict.fromkeys(box.kind_of[card] for card in cards_in(g, g.harbor)):
        if box.type_of[kind] == TAX_CARD:
            continue
        ship = box.type_of[kind] == SHIP
        cost = 0 if ship else box.cost[kind]
        price = 0 if ship else price_of(box, player, kind)
        gain = income_of(box, player, kind) if ship else 0
        can = bool(now and can_take(g, box, kind))
        found.append(Price(table.deck.kinds[kind].name, cost, cost - price, fee, price + fee, gain, can))
    return found


def _pieces(table: DiceTable) -> list[Price]:
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

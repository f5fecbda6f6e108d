"""What taking a card means for whoever decides: price, discount, fee and yield, by the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from portroyal.play.cards.view import cards_in
from portroyal.play.prices import Price
from portroyal.rules.cards.codes import SHIP, TRADE
from portroyal.rules.cards.codes import TAX as TAX_CARD
from portroyal.rules.cards.trade import can_take, fee_of, income_of, price_of

if TYPE_CHECKING:
    from portroyal.play.cards.adapter import CardTable


def prices(table: CardTable) -> list[Price]:
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

"""What every choice of a card game costs, brings and risks, with the names of the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from portroyal.play.cards.view import cards_in
from portroyal.play.offers import ENDS, Offer, Price, Risk, price
from portroyal.rules.cards.codes import DRAW_CARD, FULFIL, SHIP, TAKE
from portroyal.rules.cards.offers import (
    OF_SHIP,
    OF_TRADERS,
    PARTS,
    REASONS_NOT,
    Terms,
    risk_draw,
    state_terms,
    weigh,
    why_not,
)
from portroyal.rules.layout import copy_of
from portroyal.rules.offers import Risk as Odds

if TYPE_CHECKING:
    from portroyal.play.cards.adapter import CardTable

YIELD = (PARTS[OF_SHIP], PARTS[OF_TRADERS])


class CardOffer(Offer, frozen=True):
    """An offer of a card game; its coins come and go by price, ship, trader, fee, admiral, jester, reward."""

    kept: bool | None = None  # of a ship: whether it goes under a wholesaler


def offers(table: CardTable, odds: bool = True) -> list[CardOffer]:
    """The decider's choices, then what lies there and cannot be had."""
    chosen = [_choice(table, code, odds) for code in table.choices().values()]
    return chosen + [offer for offer in table.lying_there() if not offer.can]


def lying_there(table: CardTable) -> list[CardOffer]:
    """Every card of the harbor and every expedition, each name once (D5), with its price and its coins.

    What more would come of taking it only a choice says.
    """
    g, box, found = table.g, table.deck.box, []
    takes = [TAKE + box.kind_of[card] for card in cards_in(g, g.harbor)]
    fulfils = [FULFIL + box.kind_of[card] for card in cards_in(g, g.expeditions)]
    for code in dict.fromkeys(takes + fulfils):
        terms, why = Terms(), REASONS_NOT[why_not(g, box, code)]
        state_terms(g, box, code, terms)
        found.append(_offer(table, code, terms, can=why is None, why=why))
    return found


def prices(table: CardTable) -> list[Price]:
    return [
        price(offer, gain=sum(n for code, n in offer.parts or () if code in YIELD))
        for offer in table.lying_there()
        if offer.pay is not None
    ]


def risk_of(table: CardTable) -> Risk:
    """Of the next card, whoever draws it."""
    odds = Odds()
    risk_draw(table.g, table.deck.box, [0] * table.deck.box.n_kinds, odds)
    return Risk(odds.busts, odds.repelled, odds.of)


def _choice(table: CardTable, code: int, odds: bool) -> CardOffer:
    g, deck = table.g, table.deck
    if code == DRAW_CARD and not odds:
        return CardOffer(table.action_names[code])
    if code == DRAW_CARD:
        return CardOffer(table.action_names[code], risk=risk_of(table))
    terms = Terms()
    weigh(g, copy_of(g), deck.box, code, terms)
    comes = code >= FULFIL or (code >= TAKE and (deck.box.type_of[code - TAKE] != SHIP or terms.kept))
    return _offer(
        table,
        code,
        terms,
        points=terms.points,
        swords=terms.swords,
        takes=terms.takes,
        gets=[table.action_names[code].partition(" ")[2]] if comes else [],
        spends=[deck.kinds[kind].name for kind in reversed(terms.given[: terms.n_given])],
        ends=ENDS[terms.ends],
    )


def _offer(table: CardTable, code: int, terms: Terms, **more: Any) -> CardOffer:
    taken = TAKE <= code < FULFIL
    ship = taken and table.deck.box.type_of[code - TAKE] == SHIP
    return CardOffer(
        table.action_names[code],
        cost=terms.cost if taken else None,
        discount=terms.discount if taken else None,
        fee=terms.fee if taken else None,
        pay=terms.cost - terms.discount + terms.fee if taken else None,
        coins=terms.coins,
        parts=[(part, n) for part, n in zip(PARTS, terms.parts, strict=True) if n],
        kept=bool(terms.kept) if ship else None,
        **more,
    )

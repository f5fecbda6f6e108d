"""What every choice of a card game costs, brings and risks, with the names of the cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from portroyal.play.cards.view import cards_in
from portroyal.play.offers import ENDS, Offer, Price, Risk
from portroyal.rules.cards.codes import DRAW_CARD, FULFIL, SHIP, TAKE
from portroyal.rules.cards.odds import make_way
from portroyal.rules.cards.offers import (
    OF_SHIP,
    OF_TRADERS,
    PARTS,
    REASONS_NOT,
    REWARD,
    Terms,
    in_reach,
    pay_of,
    reward_of,
    risk_draw,
    risk_second,
    state_terms,
    weigh,
    why_not,
)
from portroyal.rules.cards.offers import calls_end as ends_by
from portroyal.rules.cards.offers import yield_of as coins_of
from portroyal.rules.cards.state import Box, State
from portroyal.rules.layout import copy_of
from portroyal.rules.offers import Risk as Odds

if TYPE_CHECKING:
    from portroyal.play.cards.adapter import CardTable


class CardOffer(Offer, frozen=True):
    """An offer of a card game; its coins come and go by price, ship, trader, fee, admiral, jester, reward."""

    kept: bool | None = None  # of a ship: whether it goes under a wholesaler


def offers(table: CardTable, odds: bool = True) -> list[CardOffer]:
    """The decider's choices, then what lies there and cannot be had."""
    terms = Terms()
    return [_choice(table, code, odds, terms) for code in table.choices().values()] + table.lying_there()[1]


def lying_there(table: CardTable) -> tuple[list[Price], list[CardOffer]]:
    """What each card of the harbor costs and yields, and what of them and of the expeditions cannot be had.

    Each name once (D5). What would come of something that can be had, its own offer says.
    """
    g, box, terms = table.g, table.deck.box, Terms()
    chosen, prices, not_now = set(table.choices().values()), list[Price](), list[CardOffer]()
    takes = [TAKE + box.kind_of[card] for card in cards_in(g, g.harbor)]
    fulfils = [FULFIL + box.kind_of[card] for card in cards_in(g, g.expeditions)]
    for code in dict.fromkeys(takes):
        can, kind = code in chosen, code - TAKE
        state_terms(g, box, code, terms)
        cost, discount, fee, pay = terms.cost, terms.discount, terms.fee, pay_of(terms)
        gain = terms.parts[OF_SHIP] + terms.parts[OF_TRADERS]
        prices.append(Price(table.deck.kinds[kind].name, cost, discount, fee, pay, gain, can))
        if not can:
            why, kept = REASONS_NOT[why_not(g, box, code)], bool(terms.kept)
            not_now.append(
                CardOffer(
                    table.action_names[code], can=False, why=why, cost=cost, discount=discount, fee=fee,
                    pay=pay, coins=terms.coins, parts=_parts(terms),
                    kept=kept if box.type_of[kind] == SHIP else None,
                )
            )  # fmt: skip
    for code in dict.fromkeys(fulfils):
        if code not in chosen:
            why, coins = REASONS_NOT[why_not(g, box, code)], reward_of(g, box, code - FULFIL)
            parts = [(PARTS[REWARD], coins)] if coins else []
            not_now.append(CardOffer(table.action_names[code], can=False, why=why, coins=coins, parts=parts))
    return prices, not_now


def before_next(table: CardTable) -> CardTable:
    """A copy as it lies when the next card comes, where nothing else is done before."""
    table = table.copy()
    make_way(table.g)
    return table


def risk_of(table: CardTable) -> Risk:
    """Of the next card in this harbor, whoever draws it."""
    return _risk(table, risk_draw)


def risk_of_second(table: CardTable) -> Risk:
    """What comes on top of it once the ship that waits lies in the harbor."""
    return _risk(table, risk_second)


def _risk(table: CardTable, counted: Callable[[State, Box, list[int], Odds], None]) -> Risk:
    odds = Odds()
    counted(table.g, table.deck.box, [0] * table.deck.box.n_kinds, odds)
    return Risk(odds.busts, odds.repelled, odds.of, odds.lost)


class Held(NamedTuple):
    """What the decider has after a choice."""

    points: int
    coins: int
    swords: int


def held_after(table: CardTable, offer: CardOffer) -> Held:
    player = table.g.players[table.g.decider]
    return Held(
        player.points + (offer.points or 0),
        player.coins.size + (offer.coins or 0),
        player.swords + (offer.swords or 0),
    )


def yield_of(table: CardTable, ship: str) -> int:
    """The coins of a ship for the one who decides, whether it lies there or is still to be kept."""
    kind = table.deck.kind(ship)
    assert kind is not None, f"{ship} is no card of {table.game}"
    return coins_of(table.g, table.deck.box, kind)


def calls_end(table: CardTable, action: str) -> bool:
    """Whether a choice calls the end; a card that is still to be drawn never does."""
    code, g = table.choices()[action], table.g
    return code != DRAW_CARD and bool(ends_by(g, copy_of(g), table.deck.box, code))


def within_reach(table: CardTable) -> list[str]:
    """What the active player could take after stopping now, each name once (D5)."""
    kinds = dict.fromkeys(table.deck.box.kind_of[card] for card in cards_in(table.g, table.g.harbor))
    return [table.deck.kinds[kind].name for kind in kinds if in_reach(table.g, table.deck.box, kind)]


def _choice(table: CardTable, code: int, odds: bool, terms: Terms) -> CardOffer:
    g, deck, action = table.g, table.deck, table.action_names[code]
    if code == DRAW_CARD:
        return CardOffer(action, risk=risk_of(table) if odds else None)
    weigh(g, copy_of(g), deck.box, code, terms)
    taken = TAKE <= code < FULFIL
    ship = taken and deck.box.type_of[code - TAKE] == SHIP
    comes = code >= FULFIL or (taken and (not ship or terms.kept))
    return CardOffer(
        action,
        cost=terms.cost if taken else None,
        discount=terms.discount if taken else None,
        fee=terms.fee if taken else None,
        pay=pay_of(terms) if taken else None,
        coins=terms.coins,
        points=terms.points,
        swords=terms.swords,
        takes=terms.takes,
        gets=[action.partition(" ")[2]] if comes else [],
        spends=[deck.kinds[kind].name for kind in reversed(terms.given[: terms.n_given])],
        ends=ENDS[terms.ends],
        parts=_parts(terms),
        kept=bool(terms.kept) if ship else None,
    )


def _parts(terms: Terms) -> list[tuple[str, int]]:
    return [(PARTS[part], n) for part, n in enumerate(terms.parts) if n]

"""What an action costs, brings and risks for the one who decides, up to the next decision or revealed card.

Where the coins come from is reckoned here, rule by rule. What becomes of the seat is seen by playing the
action on a copy of the state, which the caller brings. How many cards lie face down is read from it, never
which they are, so that nothing here depends on what is hidden (D6).
"""

from __future__ import annotations

from typing import Annotated

from portroyal.rules.cards.codes import (
    FULFIL,
    JESTER,
    KEEP,
    MAX_CARDS,
    OVER,
    REPELLING,
    SHIP,
    STOP,
    TAKE,
    TRADE,
)  # fmt: skip
from portroyal.rules.cards.coins import cards_there
from portroyal.rules.cards.discover import color_in_harbor
from portroyal.rules.cards.expeditions import can_fulfil
from portroyal.rules.cards.legal import act
from portroyal.rules.cards.odds import can_repel, count_next
from portroyal.rules.cards.state import Box, State
from portroyal.rules.cards.trade import (
    admirals_pay,
    can_take,
    fee_of,
    income_of,
    price_of,
    ship_colors,
    takes_by,
)
from portroyal.rules.layout import I1, I2, Cell, layout
from portroyal.rules.offers import CHANCE, GAME, NOTHING, TURN, Risk
from portroyal.rules.rulebook import rule

# Where coins come from and go to
PRICE, OF_SHIP, OF_TRADERS, FEE, OF_ADMIRALS, OF_JESTERS, REWARD = range(7)
N_PARTS = 7
PARTS = ("price", "ship", "trader", "fee", "admiral", "jester", "reward")

# Why something that lies there cannot be had
NO_REASON, PHASE, ANOTHERS_TURN, NO_TAKES, NO_COINS, NO_PERSONS = range(6)
REASONS_NOT = (None, "phase", "turn", "takes", "coins", "persons")


@layout
class Terms:
    """What one action comes to for the seat that decides."""

    cost: I2  # printed on the card
    discount: I2
    fee: I2
    parts: Annotated[list[int], Cell("i2", N_PARTS)]
    coins: I2
    points: I2
    swords: I2
    takes: I2
    kept: I1  # the ship goes under a wholesaler
    given: Annotated[list[int], Cell("i2", MAX_CARDS)]  # the kinds of the persons who leave the display
    n_given: I2
    ends: I1


@rule
def why_not(g: State, box: Box, action: int) -> int:
    """Why a card in the harbor or an expedition on the table cannot be had now; 0 if it can."""
    if action >= FULFIL:
        if g.decider != g.active:  # C5.1
            return ANOTHERS_TURN
        if g.phase == REPELLING:
            return PHASE
        return NO_REASON if can_fulfil(box, g.players[g.decider], action - FULFIL) else NO_PERSONS
    if g.phase != TRADE:
        return PHASE
    if g.takes_left == 0:
        return NO_TAKES
    return NO_REASON if can_take(g, box, action - TAKE) else NO_COINS


@rule
def is_kept(g: State, box: Box, kind: int) -> int:
    """C7.2: 1 if the decider's wholesalers keep this ship."""
    return 1 if g.players[g.decider].wholesalers[box.color[kind]] > 0 else 0


@rule
def yield_of(g: State, box: Box, kind: int) -> int:
    """C4.6: the coins of a ship for the decider; C1.5: it is discarded first, unless it is kept."""
    return min(income_of(box, g.players[g.decider], kind), cards_there(g) + 1 - is_kept(g, box, kind))


@rule
def reward_of(g: State, box: Box, kind: int) -> int:
    """The coins of an expedition; C5.2: the persons are discarded first."""
    given = box.priests[kind] + box.captains[kind] + box.settlers[kind]
    return min(box.coins[kind], cards_there(g) + given)


@rule
def pay_of_stop(g: State) -> int:
    """C4.4: what admirals give the active player who stops now."""
    return admirals_pay(g, g.harbor.size, cards_there(g))


@rule
def state_terms(g: State, box: Box, action: int, terms: Terms) -> None:
    """Price, fee and coins of an action; what lies there has them also while it cannot be had."""
    terms.cost = 0
    terms.discount = 0
    terms.fee = 0
    terms.kept = 0
    for part in range(N_PARTS):
        terms.parts[part] = 0
    if action >= FULFIL:
        terms.parts[REWARD] = reward_of(g, box, action - FULFIL)
    elif action >= TAKE:
        state_take(g, box, action - TAKE, terms)
    elif action == STOP:
        terms.parts[OF_ADMIRALS] = pay_of_stop(g)
    elif action == KEEP and color_in_harbor(g, box.color[box.kind_of[g.revealed]]):  # C3.4
        terms.parts[OF_JESTERS] = min(g.players[g.decider].people[JESTER], cards_there(g) + g.harbor.size + 1)
    terms.coins = 0
    for part in range(N_PARTS):
        terms.coins += terms.parts[part]


@rule
def pay_of(terms: Terms) -> int:
    """C4.7, C4.9"""
    return terms.cost - terms.discount + terms.fee


@rule
def state_take(g: State, box: Box, kind: int, terms: Terms) -> None:
    """C4.6, C4.7, C4.9; while cards are being revealed as the active player would take."""
    player = g.players[g.decider]
    terms.fee = fee_of(g, g.decider)
    terms.parts[FEE] = -terms.fee
    if box.type_of[kind] != SHIP:
        price = price_of(box, player, kind)
        terms.cost = box.cost[kind]
        terms.discount = terms.cost - price
        terms.parts[PRICE] = -price
        return
    terms.kept = is_kept(g, box, kind)
    got = yield_of(g, box, kind)
    terms.parts[OF_SHIP] = min(box.coins[kind], got)
    terms.parts[OF_TRADERS] = got - terms.parts[OF_SHIP]


@rule
def weigh(g: State, after: State, box: Box, action: int, terms: Terms) -> None:
    """The whole of a legal action that reveals no card; `after` is a copy of `g`, and played on."""
    state_terms(g, box, action, terms)
    act(after, box, action)
    seat = g.decider
    player = g.players[seat]
    then = after.players[seat]
    terms.coins = then.coins.size - player.coins.size
    terms.points = then.points - player.points
    terms.swords = then.swords - player.swords
    terms.takes = -g.takes_left
    terms.ends = NOTHING
    if after.phase == OVER:
        terms.ends = GAME
    elif after.active != g.active or after.round != g.round:
        terms.ends = TURN
    elif after.decider != seat:
        terms.ends = CHANCE
    else:
        terms.takes += after.takes_left
    terms.n_given = 0
    if action >= FULFIL:
        note_given(g, after, box, terms)


@rule
def calls_end(g: State, after: State, box: Box, action: int) -> bool:
    """C6.1, C6.3: whether an action that reveals no card calls the end; `after` is as for `weigh`."""
    act(after, box, action)
    return after.end_called > g.end_called


@rule
def in_reach(g: State, box: Box, kind: int) -> bool:
    """Whether the active player could take this card of the harbor after stopping now."""
    player = g.players[g.active]
    return box.type_of[kind] == SHIP or price_of(box, player, kind) <= player.coins.size + pay_of_stop(g)


@rule
def colors_for_take(g: State) -> int:
    """C4.2: the colors in the harbor with the revealed ship, if they give one more take; else 0."""
    colors = ship_colors(g) + 1
    return colors if takes_by(colors) > takes_by(colors - 1) else 0


@rule
def note_given(g: State, after: State, box: Box, terms: Terms) -> None:
    """The persons who have left the display; the others lie as they lay, below the expedition."""
    stays = after.below[after.players[g.decider].display.top]
    card = g.players[g.decider].display.top
    while card != 0:
        if card == stays:
            stays = after.below[stays]
        else:
            terms.given[terms.n_given] = box.kind_of[card]
            terms.n_given += 1
        card = g.below[card]


@rule
def risk_draw(g: State, box: Box, counts: list[int], risk: Risk) -> None:
    """C3.4, C3.3: how many of the cards that may come bust; `counts` (a cell per kind) is written over."""
    count_ships(g, box, g.moored, counts, risk)


@rule
def risk_second(g: State, box: Box, counts: list[int], risk: Risk) -> None:
    """How many more of them bust once the revealed ship lies in the harbor, where its color is new."""
    count_ships(g, box, 1 << box.color[box.kind_of[g.revealed]], counts, risk)


@rule
def count_ships(g: State, box: Box, colors: int, counts: list[int], risk: Risk) -> None:
    """Of the cards that may come, the ships of these colors (a bit each), and those that can be repelled."""
    risk.of = count_next(g, box, counts)
    risk.busts = 0
    risk.repelled = 0
    for kind in range(box.n_kinds):
        if counts[kind] > 0 and box.type_of[kind] == SHIP and colors >> box.color[kind] & 1 == 1:
            risk.busts += counts[kind]
            if can_repel(box, g.players[g.active].swords, kind):
                risk.repelled += counts[kind]
    risk.lost = risk.busts - risk.repelled

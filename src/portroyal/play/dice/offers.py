"""What every choice of a Dice Game costs, brings and risks, with the names of pieces, wheels and islands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from portroyal.play.dice.notation import action_name
from portroyal.play.offers import ENDS, Offer, Price, Risk
from portroyal.rules.dice.board import is_on_board, roll_color, roll_letter, roll_swords
from portroyal.rules.dice.boxes import wheel_points
from portroyal.rules.dice.chart_words import WHEEL_COLORS
from portroyal.rules.dice.codes import (
    BLUE,
    CHEST,
    N_PIECES,
    PIECES,
    REROLL,
    RESOLVE,
    ROLL,
    TAKE,
    WHEEL,
    WHEEL_PIECE,
)
from portroyal.rules.dice.discover import make_way
from portroyal.rules.dice.offers import (
    GOAL,
    LANDINGS,
    REASONS_NOT,
    SHIP_LANDS,
    Terms,
    field_crossed,
    goals_behind,
    island_left,
    landing,
    piece_crosses,
    piece_skulls,
    risk_roll,
    ship_skulls,
    weigh,
    why_not,
)
from portroyal.rules.dice.offers import wins as wins_by
from portroyal.rules.dice.state import ISLAND_NODE, N_NODES, State, free_boxes
from portroyal.rules.dice.trade import ship_crosses
from portroyal.rules.layout import copy_of
from portroyal.rules.offers import Risk as Odds

if TYPE_CHECKING:
    from portroyal.play.dice.adapter import DiceTable
    from portroyal.rules.dice.sheet import SheetOf


class Landing(Struct, frozen=True, gc=False):
    """What comes of a roll that counts: `ship` or `wheel` (placed), `wheel-off` (taken off) or `bust`.

    Of a ship, `crosses` and `skulls` are what it would give the seat, as an offer to take it says them.
    """

    result: str
    swords: int  # on the dice
    crosses: int = 0
    skulls: int = 0


class Ahead(Struct, frozen=True):
    """Where a sea field leads: the islands and treasures that it opens, or the nearest behind it."""

    goals: list[str]  # islands, and the fields of treasures
    between: int  # more fields to be crossed on the way


class DiceOffer(Offer, frozen=True):
    """An offer of the Dice Game, which has no coins; crosses left change by `crosses - crosses_lost`."""

    crosses: int | None = None  # that come, less those that are placed
    crosses_lost: int | None = None  # that are left when the chance ends
    skulls: int | None = None  # struck, or asked for next
    wheels_got: list[str] | None = None
    wheels_spent: list[str] | None = None
    completes: list[str] | None = None  # islands
    left: int | None = None  # of a field of an island: how many are blank there, this one among them
    ahead: Ahead | None = None  # of a sea field
    sudden: int | None = None  # of a roll: how many of the 36 would win at once
    lands: Landing | None = None  # of `resolve`: what comes of the roll on the table


def offers(table: DiceTable) -> list[DiceOffer]:
    """The decider's choices, then the pieces that lie there and cannot be had."""
    terms = Terms()
    return [_choice(table, code, terms) for code in table.choices().values()] + _refused(table)


def lying_there(table: DiceTable) -> list[DiceOffer]:
    """Every piece on the board and the chest: as it is offered, or what it gives where none can be had."""
    terms = Terms()
    return _refused(table) or [_choice(table, TAKE + piece, terms) for piece in _pieces(table)]


def _pieces(table: DiceTable) -> list[int]:
    return [piece for piece in range(N_PIECES) if is_on_board(table.g, piece)]


def _refused(table: DiceTable) -> list[DiceOffer]:
    why = REASONS_NOT[why_not(table.g)]
    return [_without_taking(table, piece, why) for piece in _pieces(table)] if why else []


def _without_taking(table: DiceTable, piece: int, why: str) -> DiceOffer:
    """What a piece alone gives, less the points of a ship's skulls: they are known when it is taken."""
    g, sheet = table.g, table.on.sheet
    player, wheel = g.players[g.decider], piece - WHEEL_PIECE
    known: dict[str, Any] = {}
    if WHEEL_PIECE <= piece < CHEST:
        got = [WHEEL_COLORS[wheel]] if free_boxes(sheet, player, wheel) else []
        known = {"points": wheel_points(sheet, player, wheel), "wheels_got": got}
    crosses, skulls = piece_crosses(g, piece), piece_skulls(g, sheet, piece)
    action = action_name(table.on, TAKE + piece)
    return DiceOffer(action, can=False, why=why, crosses=crosses, skulls=skulls, **known)


def prices(table: DiceTable) -> list[Price]:
    return [_price(offer) for offer in lying_there(table)]


def _price(offer: DiceOffer) -> Price:
    piece = offer.action.partition(" ")[2]
    full = piece.startswith("wheel") and not offer.wheels_got
    points = (offer.points or 0) if piece.startswith("wheel") else 0
    return Price(piece, 0, 0, 0, 0, offer.crosses or 0, offer.can, offer.skulls or 0, points, full)


def before_next(table: DiceTable) -> DiceTable:
    """A copy as it is when the next roll comes, where nothing else is done before."""
    table = table.copy()
    make_way(table.g)
    return table


def risk_of(table: DiceTable) -> Risk:
    """Of the next roll, whoever makes it."""
    odds = _odds(table)
    return Risk(odds.busts, odds.repelled, odds.of, odds.lost)


def wins(table: DiceTable, action: str) -> bool:
    """Whether a choice wins the game; of dice that are still to be thrown nobody knows it."""
    code, g = table.choices()[action], table.g
    return code not in (ROLL, REROLL) and bool(wins_by(g, copy_of(g), table.on.sheet, code))


def _odds(table: DiceTable) -> Odds:
    odds = Odds()
    risk_roll(table.g, odds)
    return odds


def _choice(table: DiceTable, code: int, terms: Terms) -> DiceOffer:
    g, on, action = table.g, table.on, action_name(table.on, code)
    if code in (ROLL, REROLL):
        blue = [WHEEL_COLORS[BLUE]] if code == REROLL else None  # G3.3: spent before the dice are thrown
        return DiceOffer(action, risk=risk_of(table), wheels_spent=blue, sudden=_odds(table).wins)
    weigh(g, copy_of(g), on.sheet, code, terms)
    return DiceOffer(
        action,
        cost=terms.cost or None,
        points=terms.points,
        swords=terms.swords,
        takes=terms.takes,
        gets=[PIECES[code - TAKE]] if TAKE <= code < WHEEL else [],
        spends=[],
        ends=ENDS[terms.ends],
        crosses=terms.crosses,
        crosses_lost=terms.lost,
        skulls=terms.skulls,
        wheels_got=_colors(terms.wheels_got),
        wheels_spent=_colors(terms.wheels_spent),
        completes=_islands(on, terms.completes),
        left=island_left(g, on.sheet, code) or None,
        ahead=_ahead(g, on, code),
        lands=_landing(g, on) if code == RESOLVE else None,
    )


def _ahead(g: State, on: SheetOf, code: int) -> Ahead | None:
    field = field_crossed(code)
    if field < 0 or on.sheet.island_of[field] >= 0:
        return None
    steps = [0] * N_NODES
    between = goals_behind(g, on.sheet, field, steps)
    if between < 0:
        return None
    islands, treasures = steps[ISLAND_NODE:], steps[: on.sheet.n_fields]
    goals = [name for name, step in zip(on.island_names, islands, strict=False) if step == GOAL]
    goals += [name for name, step in zip(on.field_names, treasures, strict=True) if step == GOAL]
    return Ahead(goals, between)


def _landing(g: State, on: SheetOf) -> Landing:
    comes, swords = landing(g), roll_swords(g.roll)
    if comes != SHIP_LANDS:
        return Landing(LANDINGS[comes], swords)
    ship = roll_color(g.roll), roll_letter(g.roll)
    return Landing(
        LANDINGS[comes], swords, ship_crosses(g.players[g.decider], *ship), ship_skulls(g, on.sheet, *ship)
    )


def _colors(counts: Sequence[int]) -> list[str]:
    if not any(counts):
        return []
    return [color for color, n in zip(WHEEL_COLORS, counts, strict=True) for _ in range(n)]


def _islands(on: SheetOf, bits: int) -> list[str]:
    return [name for i, name in enumerate(on.island_names) if bits >> i & 1] if bits else []

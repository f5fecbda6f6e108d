"""The card games at the server's tables: their cards, card lists of somebody's own, the odds of a card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from portroyal.play.cards.adapter import CardTable, deck_for
from portroyal.play.cards.offers import before_next, risk_of
from portroyal.rules.cards import odds as card_odds
from portroyal.rules.cards.codes import (
    COLORS,
    EXPEDITION,
    MAX_CARDS,
    PERSON,
    ROLES,
    SHIP,
    SKULL,
    TAXES,
    TYPES,
)
from portroyal.rules.cards.deck import CARD_GAMES, Kind, rows_of_deck
from portroyal.server.family import ServerPart
from portroyal.server.game_messages import CardInfo, CardList
from portroyal.server.messages import encode
from portroyal.server.problems import RefusedError
from portroyal.server.table.protocol import Odds

MOST_ROWS = 2 * MAX_CARDS  # of a card list as it is given; a corrected list may serve several games
MOST_BYTES = 40_000  # of a card list as it is kept; our largest has 8,000
LONGEST_NAME = 60  # of a card, which stands in actions, events and states


def options(game: str) -> dict[str, Any]:
    return {"cards": "data"} | ({"ending": ["expedition"]} if CARD_GAMES[game].has_expeditions else {})


def cards(game: str, options: Mapping[str, Any]) -> CardList:
    deck = deck_for(game, dict(options))
    return CardList(deck.game.name, [_card(kind) for kind in deck.kinds])


def _card(kind: Kind) -> CardInfo:
    ship, person = kind.type == SHIP, kind.type == PERSON
    worth = person or kind.type == EXPEDITION
    return CardInfo(
        name=kind.name,
        type=TYPES[kind.type].replace("_", "-"),
        role=ROLES[kind.role] if kind.role >= 0 else None,
        color=COLORS[kind.color] if kind.color >= 0 else None,
        cost=kind.cost if person else None,
        points=kind.points if worth else None,
        coins=kind.coins if ship or kind.type == EXPEDITION else None,
        swords=kind.swords if (ship and kind.swords != SKULL) or person else None,
        copies=kind.count,
        needs=list(kind.needs),
        tax=TAXES[kind.tax] if kind.tax >= 0 else None,
    )


def rewritten(game: str, options: dict[str, Any]) -> dict[str, Any]:
    return options | {"cards": _rows(game, options)} if "cards" in options else options


def _rows(game: str, options: dict[str, Any]) -> list[dict[str, Any]]:
    given = options["cards"]
    if isinstance(given, list) and len(given) > MOST_ROWS:
        raise RefusedError("bad-deck", f"the card list has {len(given)} rows; at most {MOST_ROWS} are read")
    deck = deck_for(game, options)
    long = next((kind.name for kind in deck.kinds if len(kind.name) > LONGEST_NAME), None)
    if long is not None:
        raise RefusedError(
            "bad-deck", f"the name {long[:20]!r}… is too long; at most {LONGEST_NAME} characters fit"
        )
    rows = rows_of_deck(deck)
    size = len(encode(rows))
    if size > MOST_BYTES:
        raise RefusedError("bad-deck", f"the card list has {size:,} bytes; at most {MOST_BYTES:,} fit")
    return rows


def odds(cards: CardTable, version: int) -> Odds:
    cards = before_next(cards)
    g, box, risk = cards.g, cards.deck.box, risk_of(cards)
    counts, sums = [0] * box.n_kinds, [0] * card_odds.N_ODDS
    card_odds.count_next(g, box, counts)
    n = card_odds.next_odds(g, box, counts, sums)
    share = [value / n if n else 0.0 for value in sums]
    return Odds(
        version=version,
        seat=g.active,
        bust=risk.bare,
        bust_for_sure=risk.sure,
        tax=share[card_odds.A_TAX],
        person=share[card_odds.A_PERSON],
        expedition=share[card_odds.AN_EXPEDITION],
        new_color=share[card_odds.PAYS],
        cards={kind.name: count / n for kind, count in zip(cards.deck.kinds, counts, strict=False) if count},
    )


FAMILY = ServerPart(options, rewritten, cards, odds=odds)

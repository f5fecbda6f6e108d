"""Cards or a chart of somebody's own at a table: rewritten and bounded at its opening, told by hash."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from portroyal.play.cards.adapter import deck_for
from portroyal.play.dice.adapter import chart_for
from portroyal.rules.cards.codes import MAX_CARDS
from portroyal.rules.cards.deck import CARD_GAMES, rows_of_deck
from portroyal.rules.dice.chart import chart_to_data
from portroyal.rules.dice.chart_words import EDITIONS
from portroyal.server import catalog
from portroyal.server.messages import CardList, ChartData, encode
from portroyal.server.problems import RefusedError

OWN = ("cards", "chart")
MOST_ROWS = 2 * MAX_CARDS  # of a card list as it is given; a corrected list may serve several games
MOST_BYTES = 40_000  # of a card list as it is kept; our largest has 8,000
LONGEST_NAME = 60  # of a card, which stands in actions, events and states


def rewritten(game: str, options: dict[str, Any]) -> dict[str, Any]:
    """The options with what was understood of cards and chart, and nothing else that came with them."""
    for name in OWN:
        if isinstance(options.get(name), str):
            raise RefusedError("bad-option", f"{name} is data here, not the name of a file")
    if game in CARD_GAMES and "cards" in options:
        return options | {"cards": _rows(game, options)}
    if game == "dice" and "chart" in options:
        return options | {"chart": chart_to_data(chart_for(options))}
    return options


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


def told(options: dict[str, Any]) -> dict[str, Any]:
    """The options as the server's messages have them: cards and chart by a hash that stands for them."""
    if not any(name in options for name in OWN):
        return options
    return {name: {"hash": hash_of(value)} if name in OWN else value for name, value in options.items()}


def hash_of(value: object) -> str:
    return "sha256:" + hashlib.sha256(_sorted.encode(value)).hexdigest()


def cards(game: str, options: Mapping[str, Any]) -> bytes:
    """The encoded `CardList` of a table; a list of somebody's own takes long, so call from a thread."""
    if game not in CARD_GAMES:
        raise RefusedError("unknown-game", f"{game} is played without cards")
    if "cards" not in options:
        return encode(catalog.cards(game))
    return _own_cards(game, msgspec.json.encode(options))


@lru_cache(maxsize=64)
def _own_cards(game: str, options: bytes) -> bytes:
    made: CardList = catalog.cards_of(deck_for(game, msgspec.json.decode(options)))
    return encode(made)


def chart(game: str, options: Mapping[str, Any]) -> ChartData:
    """The chart of a table, whether ours or somebody's own."""
    if game != "dice":
        raise RefusedError("unknown-game", f"{game} is played without a chart")
    own = options.get("chart")
    if own is not None:
        return ChartData(own)
    return catalog.chart(int(options.get("chapter", 1)), int(options.get("edition", EDITIONS[0])))


_sorted = msgspec.json.Encoder(order="sorted")

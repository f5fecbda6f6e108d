"""Cards or a chart of somebody's own at a table: rewritten and bounded at its opening, told by hash."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

import msgspec

from portroyal.play.families import all_games
from portroyal.server import catalog
from portroyal.server.family import server_of
from portroyal.server.game_messages import ChartData
from portroyal.server.messages import encode
from portroyal.server.problems import RefusedError


@cache
def own_names() -> frozenset[str]:
    """The options in which somebody brings material of their own."""
    told = [option for game in all_games() for option in server_of(game).options(game).items()]
    return frozenset(name for name, kind in told if kind == "data")


def rewritten(game: str, options: dict[str, Any]) -> dict[str, Any]:
    """The options with what was understood of cards and chart, and nothing else that came with them."""
    for name in own_names():
        if isinstance(options.get(name), str):
            raise RefusedError("bad-option", f"{name} is data here, not the name of a file")
    return server_of(game).rewritten(game, options)


def told(options: dict[str, Any]) -> dict[str, Any]:
    """The options as the server's messages have them: cards and chart by a hash that stands for them."""
    own = own_names() & options.keys()
    return options | {name: {"hash": hash_of(options[name])} for name in own} if own else options


def hash_of(value: object) -> str:
    return "sha256:" + hashlib.sha256(_sorted.encode(value)).hexdigest()


def cards(game: str, options: Mapping[str, Any]) -> bytes:
    """The encoded `CardList` of a table; a list of somebody's own takes long, so call from a thread."""
    if server_of(game).cards is None:
        raise RefusedError("unknown-game", f"{game} is played without cards")
    if "cards" not in options:
        return encode(catalog.cards(game))
    return _own_cards(game, msgspec.json.encode(options))


@lru_cache(maxsize=64)
def _own_cards(game: str, options: bytes) -> bytes:
    make = server_of(game).cards
    assert make is not None
    return encode(make(game, msgspec.json.decode(options)))


def chart(game: str, options: Mapping[str, Any]) -> ChartData:
    """The chart of a table, whether ours or somebody's own."""
    make = server_of(game).chart
    if make is None:
        raise RefusedError("unknown-game", f"{game} is played without a chart")
    return make(options)


_sorted = msgspec.json.Encoder(order="sorted")

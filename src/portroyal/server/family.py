"""What a family of games brings to the server: options, material of one's own, hints."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from portroyal.play.families import all_games, part_of

if TYPE_CHECKING:
    from portroyal.server.game_messages import CardList, ChartData
    from portroyal.server.table.protocol import Odds


@dataclass(frozen=True)
class ServerPart:
    """All of it may be missing: then a game has no options, no cards, no chart and no hints."""

    options: Callable[[str], dict[str, Any]] = lambda game: {}  # as the list of games tells them
    rewritten: Callable[[str, dict[str, Any]], dict[str, Any]] = lambda game, options: options
    cards: Callable[[str, Mapping[str, Any]], CardList] | None = None
    chart: Callable[[Mapping[str, Any]], ChartData] | None = None
    odds: Callable[[Any, int], Odds] | None = None  # of a game's table, at a version
    paths: str | None = None  # the module with HTTP paths of its own


NOTHING = ServerPart()


def server_of(game: str) -> ServerPart:
    return NOTHING if game not in all_games() else part_of(game, "server") or NOTHING

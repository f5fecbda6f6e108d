"""The paths about games: what can be played, with which cards; a family may have paths of its own."""

from __future__ import annotations

import asyncio
from importlib import import_module

from portroyal.play.families import families
from portroyal.server import catalog
from portroyal.server.family import server_of
from portroyal.server.game_messages import CardList, Games
from portroyal.server.http.endpoint import endpoint
from portroyal.server.http.request import Call


@endpoint("GET", "/api/games", Games)
async def games(call: Call) -> Games:
    """What can be played."""
    return await asyncio.to_thread(catalog.games)  # the first who asks waits until the bots are loaded


@endpoint("GET", "/api/games/{game}/cards", CardList, codes="unknown-game")
async def cards(call: Call) -> CardList:
    """The cards of a game."""
    return catalog.cards(call.request.path_params["game"])


for family in families().values():
    own = server_of(family.games[0].name).paths
    if own is not None:
        import_module(own)

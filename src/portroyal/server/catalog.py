"""What can be played: games, their options, bots and cards."""

from __future__ import annotations

from functools import cache

from msgspec import UNSET

from portroyal.bots.registry import levels
from portroyal.play.families import all_games
from portroyal.server.family import server_of
from portroyal.server.game_messages import BotLevel, CardList, GameInfo, Games
from portroyal.server.problems import RefusedError
from portroyal.text.family import text_of


@cache
def games() -> Games:
    found = []
    for name, facts in all_games().items():
        bots = [BotLevel(level, bot.name) for level, bot in levels(name).items()]
        words = {lang: dict(told) for lang, told in text_of(name).words.items()}
        options = server_of(name).options(name)
        seats = facts.least_players, facts.most_players
        found.append(GameInfo(name, *seats, options, bots, words or UNSET))
    return Games(found)


@cache
def cards(game: str) -> CardList:
    make = server_of(game).cards
    if make is None:
        raise RefusedError("unknown-game", f"there is no card game {game[:32]!r}")
    return make(game, {})

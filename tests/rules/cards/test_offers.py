"""Offers of the card games: what every choice costs, brings and risks is what comes when it is played."""

from __future__ import annotations

from typing import Any

import pytest
from tests.tables import SMALL_BOX

from offers_played import fault_of, positions
from portroyal.play.game import Game
from portroyal.rules.cards.deck import CARD_GAMES

POSITIONS = 200
EXPEDITION = {"ending": "expedition"}
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    (game.name, players, options)
    for game in CARD_GAMES.values()
    for players in range(game.least_players, game.most_players + 1)
    for options in (({}, EXPEDITION) if game.has_expeditions else ({},))
]
# So few cards that both piles are empty again and again (C1.5)
SHORT: list[tuple[str, int, dict[str, Any]]] = [
    ("port-royal", players, {"cards": SMALL_BOX}) for players in (2, 3, 4)
]


@pytest.mark.parametrize(("game", "players", "options"), TABLES + SHORT)
def test_what_is_offered_is_what_comes(game: str, players: int, options: dict[str, Any]) -> None:
    def new(seed: int) -> Game:
        return Game.new(game, players, seed=seed, options=options)

    for position in positions(new, POSITIONS):
        assert fault_of(position) is None, position.state()

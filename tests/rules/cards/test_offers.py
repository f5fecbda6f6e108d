"""Offers of the card games: what every choice costs, brings and risks is what comes when it is played."""

from __future__ import annotations

from typing import Any

import pytest
from tests.tables import (
    CAPTAIN,
    GOVERNOR,
    JESTER,
    PRIEST,
    SAILOR,
    SETTLER,
    SMALL_BOX,
    YELLOW,
    at,
    cards,
    seat,
)

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


SMALL = {"cards": SMALL_BOX}


def test_c1_5_jesters_of_a_bust_are_paid_with_the_cards_that_it_discards() -> None:
    """All 20 others are coins: the two ships are all that there is."""
    seats = seat(10, [SAILOR, JESTER, JESTER]), seat(10)
    game = at(*seats, options=SMALL, phase="repel", revealed=YELLOW, harbor=[YELLOW], drawn=2)
    assert fault_of(game) is None
    assert [offer.parts for offer in game.offers() if offer.action == "keep"] == [[("jester", 2)]]


def test_c1_5_a_pass_that_comes_round_to_oneself_has_ended_a_turn() -> None:
    """The other cannot reveal a card, and the next turn begins with the expedition that is still open."""
    seats = seat(11, [SETTLER, SETTLER]), seat(11)
    game = at(*seats, options=SMALL, phase="trade", drawn=1, expeditions=["expedition-settlers"])
    assert fault_of(game) is None
    assert {offer.action: offer.ends for offer in game.offers()}["pass"] == "turn"


@pytest.mark.parametrize("person", [SETTLER, CAPTAIN, PRIEST])
def test_c1_5_a_reward_is_paid_with_the_persons_who_go(person: str) -> None:
    """All 16 others are coins: the two persons are all that there is."""
    expedition = f"expedition-{person.partition('-')[0]}s"
    box = {"cards": cards({SAILOR: 8, GOVERNOR: 8, expedition: 1, person: 2})}
    seats = seat(8, [person, person]), seat(8)
    game = at(*seats, options=box, phase="trade", drawn=1, expeditions=[expedition])
    assert fault_of(game) is None
    (fulfil,) = [offer for offer in game.offers() if offer.action == f"fulfil {expedition}"]
    assert (fulfil.coins, fulfil.parts) == (2, [("reward", 2)])

"""The crew of the card games at every table: always a legal answer, whatever the position."""

from __future__ import annotations

import random
import subprocess
import sys
from typing import Any

import pytest
from tests.tables import (
    BLUE,
    GOVERNOR,
    JESTER,
    SAILOR,
    SETTLER,
    SMALL_BOX,
    YELLOW,
    at,
    cards,
    seat,
    trading,
)

from portroyal.bots.bot import Budget
from portroyal.bots.cards.bots import CREW
from portroyal.play.game import Game

FEW = Budget(playouts=40)
MOVES = 150

# Tables that no ordinary game reaches.
ODD = [
    at(seat(0), seat(0)),
    at(seat(40), seat(40), harbor=[YELLOW, BLUE]),
    at(seat(1, [GOVERNOR] * 4), seat(1), harbor=[SAILOR, SETTLER, SAILOR, SETTLER, YELLOW, BLUE], drawn=9),
    trading(seat(9, [GOVERNOR] * 3), seat(), harbor=[SAILOR] * 5 + [YELLOW, BLUE]),
    trading(seat(), seat(0), seat(0), decider=2, harbor=[YELLOW, SAILOR]),
    at(seat(3), seat(3), options={"ending": "expedition"}, harbor=[YELLOW]),
    at(seat(5), seat(5), options={"cards": SMALL_BOX}, harbor=[YELLOW, BLUE]),
    at(seat(5), seat(4), options={"cards": cards({SAILOR: 20, YELLOW: 2})}, harbor=[YELLOW]),
    at(seat(5), seat(4), options={"cards": cards({JESTER: 12})}, harbor=[JESTER]),
    at(seat(2), seat(2), seat(2), game="unterwegs", harbor=["yellow-2/1"]),
    at(seat(8), *[seat(2)] * 4, game="combined", harbor=["wholesaler-red-6/2", "red-1/1"]),
]


@pytest.mark.parametrize("name", list(CREW))
def test_every_odd_table_gets_a_legal_answer(name: str) -> None:
    for game in ODD:
        told = CREW[name].advise(game.table, random.Random(2), FEW)
        assert told.action in game.legal


@pytest.mark.parametrize("name", ["bosun", "mate"])
@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("port-royal", 5, {}),
        ("combined", 3, {"ending": "expedition"}),
        ("unterwegs", 4, {}),
        ("port-royal", 2, {"cards": SMALL_BOX}),
    ],
)
def test_long_games_beside_a_random_player(name: str, game: str, players: int, options: Any) -> None:
    """Random opponents lead into positions that good ones avoid."""
    chance = random.Random(4)
    played = Game.new(game, players, seed=6, options=options)
    for _ in range(MOVES):
        if played.over:
            break
        if played.decider == 0:
            played.play(CREW[name].advise(played.table, chance, Budget()).action)
        else:
            played.play(chance.choice(played.legal))


def test_it_is_imported_without_numba_and_numpy() -> None:
    code = "import sys, portroyal.bots.cards.bots; print({'numba', 'numpy'} & set(sys.modules))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "set()"

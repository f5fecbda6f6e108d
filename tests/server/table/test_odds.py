"""The odds beside a table: of the next card or roll they say what its offer says."""

from __future__ import annotations

import random
from typing import Any

import pytest

from portroyal.play.game import Game
from portroyal.server.family import server_of


@pytest.mark.parametrize(
    ("game", "options"),
    [("port-royal", {}), ("unterwegs", {}), ("combined", {}), ("dice", {"chapter": 1})],
)
def test_what_may_bust_is_what_the_offer_says(game: str, options: dict[str, Any]) -> None:
    """Also with a blue wheel, by which one would roll again: that is a choice, and no chance of its own."""
    told, whim, risky = server_of(game).odds, random.Random(3), 0
    assert told is not None
    for seed in range(2):
        played = Game.new(game, 3, seed=seed, options=options)
        while played.legal:
            risk = next((offer.risk for offer in played.offers() if offer.risk), None)
            if risk:
                odds = told(played.table, 1)
                assert (odds.bust, odds.bust_for_sure) == (risk.bare, risk.sure)
                risky += risk.busts > 0
            played.play(whim.choice(played.legal))
    assert risky > 20

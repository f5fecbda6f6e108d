"""The captain's networks: one for every game and table."""

from __future__ import annotations

import pytest

from portroyal.bots.cards.evaluation import N_NET
from portroyal.bots.cards.net import net_of
from portroyal.rules.cards.deck import CARD_GAMES


@pytest.mark.parametrize("game", list(CARD_GAMES))
def test_every_table_has_a_network(game: str) -> None:
    for players in range(2, 6):
        assert len(net_of(game, players)) == N_NET

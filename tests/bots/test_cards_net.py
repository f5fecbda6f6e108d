"""The captain's networks: one for every game and table, and at larger tables one that counts two."""

from __future__ import annotations

import pytest

from portroyal.bots.cards_net import as_for_two, net_of
from portroyal.bots.cards_value import ALWAYS, N_CELLS, N_NET, N_SIGHTS, PLAYERS_SEEN, players_seen
from portroyal.rules.cards.deck import CARD_GAMES


@pytest.mark.parametrize("game", list(CARD_GAMES))
def test_every_table_has_a_network(game: str) -> None:
    for players in range(2, 6):
        assert len(net_of(game, players)) == N_NET


def test_a_network_for_two_counts_two_at_any_table() -> None:
    rows = [[float(i + j) for j in range(N_CELLS)] for i in range(N_SIGHTS + 1)]
    found = as_for_two(rows)
    assert found[PLAYERS_SEEN] == [0.0] * N_CELLS
    assert found[ALWAYS][3] == rows[ALWAYS][3] + players_seen(2) * rows[PLAYERS_SEEN][3]
    assert found[5] == rows[5]

"""The captain's network: cells that fire add up, and a file of another size is refused."""

from __future__ import annotations

import math

import pytest

from portroyal.bots.cards.evaluation import N_NET
from portroyal.bots.network import kept_net, raised, strength_of


def test_a_strength_is_the_sum_of_the_cells_that_fire() -> None:
    net = [1.0, -1.0, 2.0, 0.5, 10.0, 100.0]  # two inputs, two cells, then what the cells count
    assert strength_of(net, [1.0, 3.0], 2, [9.0, 9.0], 2) == 10.0 * (1 + 6) + 100.0 * (-1 + 1.5)
    assert strength_of(net, [1.0, 0.0], 2, [9.0, 9.0], 2) == 10.0


@pytest.mark.parametrize("x", [-20.0, -3.0, -0.1, 0.0, 0.5, 2.0, 5.0])
def test_raised_is_close_to_the_exponential(x: float) -> None:
    assert math.isclose(raised(x), math.exp(x), rel_tol=0.01 + x * x / 400)


def test_a_network_of_another_size_is_refused() -> None:
    with pytest.raises(ValueError, match=r"cards-eye-combined\.json holds"):
        kept_net("cards-eye-combined.json", 2, N_NET + 1)

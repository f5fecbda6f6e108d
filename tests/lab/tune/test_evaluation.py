"""Training of the captain's network: it learns what decides, and is kept as data."""

from __future__ import annotations

import numpy as np

from portroyal.bots.cards.evaluation import N_CELLS, N_INPUTS
from portroyal.bots.cards.training_data import examples
from portroyal.lab.tune.evaluation import forward, loss, rows_of, slope, trained


def test_it_learns_from_games_of_mates() -> None:
    """Better than guessing, on games it never saw."""
    inputs, shares, games = examples("unterwegs", 2, 5, 40_000, 30)
    assert len(inputs) == len(shares) == len(games) > 39_000
    assert inputs.shape[1:] == (2, N_INPUTS)
    assert np.allclose(shares.sum(axis=1), 1)
    *_, (net, losses) = trained([(inputs, shares)], N_CELLS, 20, 1)
    assert losses[0] < np.log(2) - 0.03
    rows = rows_of(net)
    assert (len(rows), len(rows[0])) == (N_INPUTS + 1, N_CELLS)


def test_the_slope_points_uphill() -> None:
    chance = np.random.default_rng(1)
    net = 0.2 * chance.normal(size=(N_INPUTS + 1, N_CELLS))
    inputs, shares = chance.normal(size=(50, 3, N_INPUTS)), np.eye(3)[chance.integers(0, 3, 50)]
    found = slope(net, inputs, shares)
    for place in ((2, 3), (N_INPUTS, 5)):
        moved = net.copy()
        moved[place] += 1e-5
        rise = (loss(moved, inputs, shares) - loss(net, inputs, shares)) / 1e-5
        assert abs(rise - found[place]) < 1e-3


def test_shares_add_up() -> None:
    chance = np.random.default_rng(2)
    _, shares = forward(chance.normal(size=(N_INPUTS + 1, N_CELLS)), chance.normal(size=(9, 4, N_INPUTS)))
    assert np.allclose(shares.sum(axis=1), 1)

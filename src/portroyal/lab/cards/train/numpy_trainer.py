"""Training with NumPy alone: the reference. Adam on the cross entropy of who won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from portroyal.bots.cards.self_play import Positions
from portroyal.lab.cards.train.network import CAP, Params, head_for, layers

BETAS = 0.9, 0.999
TINY = 1e-8
DECAY = 1e-4  # of the weights, in parts of the rate


def fitted(
    params: Params, sets: Sequence[Positions], epochs: float, rate: float, batch: int, seed: int
) -> Params:
    """The params after so many passes through all sets; each set has one number of players."""
    chance = np.random.default_rng(seed)
    net = {name: part.copy() for name, part in params.items()}
    first = {name: np.zeros_like(part) for name, part in net.items()}
    second = {name: np.zeros_like(part) for name, part in net.items()}
    sizes = [max(1, round(epochs * len(some.own) / batch)) for some in sets]
    lots = np.repeat(np.arange(len(sets)), sizes)
    chance.shuffle(lots)
    for step, which in enumerate(lots, 1):
        own, common, shares = sets[int(which)]
        some = chance.integers(len(own), size=min(batch, len(own)))
        found = slope(net, own[some], common[some], shares[some])
        now = rate * 0.5 * (1 + np.cos(np.pi * (step - 1) / len(lots)))
        for name, part in net.items():
            first[name] += (1 - BETAS[0]) * (found[name] - first[name])
            second[name] += (1 - BETAS[1]) * (found[name] ** 2 - second[name])
            steep = np.sqrt(second[name] / (1 - BETAS[1] ** step)) + TINY
            part *= 1 - now * DECAY
            part -= (now / (1 - BETAS[0] ** step)) * first[name] / steep
    return net


def slope(net: Params, own: Any, common: Any, shares: Any) -> Params:
    """Which way the net is wrong: the gradient of the cross entropy."""
    head = head_for(own, common)
    seats, rivals, table, cells, deep, expected = layers(net, own, common)
    # A game that nobody won (C6.3) teaches nothing.
    wrong = (expected * shares.sum(axis=1, keepdims=True) - shares) / len(own)
    to_deep = wrong[..., None] * net["out"][head] * ((deep > 0) & (deep < CAP))
    to_cells = (to_deep @ net["deep"][head].T) * ((cells > 0) & (cells < CAP))
    found = {name: np.zeros_like(net[name]) for name in ("deep", "deep_bias", "out")}
    found["deep"][head] = np.einsum("bpc,bpd->cd", np.clip(cells, 0, CAP), to_deep, optimize=True)
    found["deep_bias"][head] = to_deep.sum(axis=(0, 1))
    found["out"][head] = np.einsum("bpd,bp->d", np.clip(deep, 0, CAP), wrong)
    return found | {
        "own": np.einsum("bpi,bpc->ic", seats, to_cells, optimize=True),
        "rivals": np.einsum("bpi,bpc->ic", rivals, to_cells, optimize=True),
        "common": table.T @ to_cells.sum(axis=1),
        "bias": to_cells.sum(axis=(0, 1)),
    }

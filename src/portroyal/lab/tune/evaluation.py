"""Training of the captain's network: it learns from mates' games which positions win."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

BATCH = 2048
RATE = 2e-3
HELD_OUT = 0.1  # part of the positions that are never learned from
SPREAD = 0.3  # of the first numbers
BETAS = 0.9, 0.999  # Adam's
TINY = 1e-8
DECAY = 1e-6
DIGITS = 5


def forward(net: Any, inputs: Any) -> tuple[Any, Any]:
    """The cells and the shares of the win, for positions x seats."""
    cells = np.maximum(inputs @ net[:-1], 0)
    strength = cells @ net[-1]
    raised = np.exp(strength - strength.max(axis=1, keepdims=True))
    return cells, raised / raised.sum(axis=1, keepdims=True)


def slope(net: Any, inputs: Any, shares: Any) -> Any:
    """Which way the net is wrong: the gradient of the cross entropy."""
    cells, guessed = forward(net, inputs)
    # A game that nobody won (C6.3) teaches nothing.
    wrong = (guessed * shares.sum(axis=1, keepdims=True) - shares) / len(inputs)
    found = np.empty_like(net)
    found[-1] = np.einsum("bp,bpc->c", wrong, cells)
    back = wrong[..., None] * net[-1] * (cells > 0)
    found[:-1] = inputs.reshape(-1, inputs.shape[-1]).T @ back.reshape(-1, back.shape[-1])
    return found + DECAY * net


def loss(net: Any, inputs: Any, shares: Any) -> float:
    _, guessed = forward(net, inputs)
    return float(-(shares * np.log(guessed + 1e-9)).sum(axis=1).mean())


def trained(
    examples: list[tuple[Any, Any]], cells: int, epochs: int, seed: int
) -> Iterator[tuple[Any, list[float]]]:
    """After each epoch the net, and for each set the loss on games it never saw (the last ones)."""
    chance = np.random.default_rng(seed)
    rows = examples[0][0].shape[-1] + 1
    net = (chance.normal(size=(rows, cells)) * SPREAD).astype(np.float32)
    cuts = [int(len(inputs) * (1 - HELD_OUT)) for inputs, _ in examples]
    steps = epochs * sum(cut // BATCH for cut in cuts)
    first, second = np.zeros_like(net), np.zeros_like(net)
    step = 0
    for _ in range(epochs):
        for which, some in batches(cuts, chance):
            inputs, shares = examples[which]
            found = slope(net, inputs[some], shares[some])
            step += 1
            first = BETAS[0] * first + (1 - BETAS[0]) * found
            second = BETAS[1] * second + (1 - BETAS[1]) * found * found
            rate = RATE * 0.5 * (1 + np.cos(np.pi * step / steps))
            steep = np.sqrt(second / (1 - BETAS[1] ** step)) + TINY
            net = (net - rate * first / (1 - BETAS[0] ** step) / steep).astype(np.float32)
        yield net, [loss(net, x[cut:], y[cut:]) for cut, (x, y) in zip(cuts, examples, strict=True)]


def batches(cuts: list[int], chance: np.random.Generator) -> list[tuple[int, Any]]:
    """All positions in random order, in handfuls from one set each: sets differ in the number of seats."""
    found = []
    for which, cut in enumerate(cuts):
        order = chance.permutation(cut)
        found += [(which, order[at : at + BATCH]) for at in range(0, cut - BATCH + 1, BATCH)]
    return [found[i] for i in chance.permutation(len(found))]


def rows_of(net: Any) -> list[list[float]]:
    """The net as data."""
    return [[round(float(number), DIGITS) for number in row] for row in net]

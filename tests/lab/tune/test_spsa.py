"""Tuning by simultaneous perturbation finds the top of a noisy hill, the same one for the same seed."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from pathlib import Path

from portroyal.lab.tune.spsa import Compare, spsa, write_weights

TOP = (300, -50, 120)


def height(weights: Sequence[int]) -> float:
    return -sum((weight - top) ** 2 for weight, top in zip(weights, TOP, strict=True)) / 10_000


def compare_with_noise(seed: int) -> Compare:
    chance = random.Random(seed)

    def compare(more: Sequence[int], less: Sequence[int], number: int) -> float:
        return min(1.0, max(0.0, 0.5 + height(more) - height(less) + chance.gauss(0, 0.05)))

    return compare


def test_it_climbs_a_noisy_hill() -> None:
    start = (200, 0, 60)
    steps = list(spsa(start, compare_with_noise(1), 600, 1))
    assert [step.number for step in steps] == list(range(1, 601))
    assert height(steps[-1].weights) > height(start) / 10


def test_the_same_seed_gives_the_same_way() -> None:
    ways = [[step.weights for step in spsa((10, 0), lambda a, b, n: 0.6, 5, seed)] for seed in (3, 3, 4)]
    assert ways[0] == ways[1]
    assert ways[0] != ways[2]


def test_weights_are_written_as_data(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "weights.json"
    write_weights(path, {"weights": {"two": {"point": 3}}})
    assert json.loads(path.read_text()) == {"weights": {"two": {"point": 3}}}

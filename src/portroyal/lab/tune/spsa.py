"""Tuning of a bot's weights by self-play: simultaneous perturbation (SPSA), the same for every game."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import portroyal

# The share of wins of the first weights against the second in the games of one step.
Compare = Callable[[Sequence[int], Sequence[int], int], float]

FOLDER = Path(portroyal.__file__).parent / "bots" / "weights"
REACH = 0.2  # a weight is tried so much larger and smaller than its scale, at the beginning
STRIDE = 1.5  # how far a clear win moves the weights, in units of what was tried
LEAST_SCALE = 40.0  # a weight of 0 must be able to move too
FADES = 0.35  # power by which reach and stride shrink
STEADY = 0.1  # part of the steps after which they begin to shrink


@dataclass(frozen=True)
class Step:
    """Where tuning stands after a step."""

    number: int
    share: float  # of the wins, for the weights that were moved one way against those moved the other
    weights: tuple[int, ...]  # the mean of the later half of the steps so far: what tuning answers


def spsa(start: Sequence[int], compare: Compare, steps: int, seed: int) -> Iterator[Step]:
    """Moves all weights at once towards the side that wins, step by step.

    Each step plays the weights plus a random change against the weights minus it. Weights are whole numbers
    for the bots and fractions here; the answer is the mean over the later half of the way, which forgives
    the noise of single steps. Reproducible by its seed if `compare` is.
    """
    chance = random.Random(seed)
    scales = [max(LEAST_SCALE, abs(weight)) for weight in start]
    now = [float(weight) for weight in start]
    way: list[list[float]] = []
    for number in range(steps):
        fade = (1 + number / max(1.0, STEADY * steps)) ** -FADES
        signs = [chance.choice((-1, 1)) for _ in now]
        tried = [REACH * fade * scale * sign for scale, sign in zip(scales, signs, strict=True)]
        more = [round(weight + change) for weight, change in zip(now, tried, strict=True)]
        less = [round(weight - change) for weight, change in zip(now, tried, strict=True)]
        share = compare(more, less, number)
        pull = STRIDE * fade * (2 * share - 1)
        now = [weight + pull * change for weight, change in zip(now, tried, strict=True)]
        way.append(now)
        later = way[len(way) // 2 :]
        mean = tuple(round(sum(column) / len(later)) for column in zip(*later, strict=True))
        yield Step(number + 1, share, mean)


@dataclass(frozen=True)
class Target:
    """Where tuned numbers go: into a file of that name, into the package, or into the folder one is in."""

    out: str | None
    write: bool

    def path(self, name: str) -> Path:
        return Path(self.out) if self.out is not None else FOLDER / name if self.write else Path(name)


def write_weights(path: Path, data: dict[str, Any]) -> None:
    """Keeps what was tuned, as data that people can read and compare."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")

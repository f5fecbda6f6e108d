"""The admiral's network while it learns: the same layers in floating point, and the way to whole numbers."""

from __future__ import annotations

from typing import Any

import numpy as np

from portroyal.bots.cards import sights
from portroyal.bots.cards.judgement import (
    CELL_BITS,
    CELLS,
    DEEP_BITS,
    DEEP_CELLS,
    TOP,
    WEIGHT_BITS,
    Net,
    packed,
    unpacked,
)  # fmt: skip
from portroyal.bots.cards.sights import N_COMMON, N_ENGINE, N_GAMES, N_HEADS, N_OWN, WHICH_GAME
from portroyal.rules.layout import fields_of

CAP = (TOP + 1) / (1 << CELL_BITS)  # what a cell passes on at most
SHAPES = {
    "own": (N_OWN, CELLS), "rivals": (N_ENGINE, CELLS), "common": (N_COMMON, CELLS), "bias": (CELLS,),
    "deep": (N_HEADS, CELLS, DEEP_CELLS), "deep_bias": (N_HEADS, DEEP_CELLS), "out": (N_HEADS, DEEP_CELLS),
}  # fmt: skip
UNITS = {"bias": WEIGHT_BITS, "deep": DEEP_BITS, "deep_bias": DEEP_BITS + CELL_BITS, "out": DEEP_BITS}
LARGEST = 32_767

Params = dict[str, Any]  # the names of SHAPES: arrays of 32-bit floats


def scales() -> dict[str, Any]:
    """By what inputs are multiplied for learning, so that all are of the size of one."""
    own, common = np.ones(N_OWN, np.float32), np.full(N_COMMON, 0.25, np.float32)
    own[[sights.POINTS, sights.COINS, sights.TOP_COINS]] = 1 / 8
    own[[sights.SWORDS, sights.READY_POINTS]] = 1 / 4
    own[sights.PEOPLE : sights.TO_GO] = 1 / 2
    common[sights.COLOR_SHARE : sights.OPEN] = 1 / 8
    common[[sights.PILE, sights.DISCARD, sights.ROUND]] = 1 / 16
    common[sights.CALLED :] = 1
    return {"own": own, "rivals": own[:N_ENGINE], "common": common}


def first_params(seed: int) -> Params:
    """Small random weights to begin with."""
    chance = np.random.default_rng(seed)
    made: Params = {}
    for name, shape in SHAPES.items():
        spread = 0.0 if name.endswith("bias") else (2 / max(24, min(shape[-2:][0], 48))) ** 0.5
        made[name] = (chance.normal(size=shape) * spread).astype(np.float32)
    made["out"] *= 0.5
    return made


def head_for(own: Any, common: Any) -> int:
    """The head for positions of one game and number of players, as `sights.head_of`."""
    game = int(common[0, WHICH_GAME : WHICH_GAME + N_GAMES].argmax())
    return 2 * game + int(own.shape[1] > 2)


def layers(params: Params, own: Any, common: Any) -> tuple[Any, ...]:
    """Of positions: seats, their rivals and the table as they go in, the cells of both layers, the shares."""
    by, head = scales(), head_for(own, common)
    seats, table = own * by["own"], common * by["common"]
    engines = seats[..., :N_ENGINE]
    rivals = engines.sum(axis=1, keepdims=True) - engines
    cells = seats @ params["own"] + rivals @ params["rivals"]
    cells += (table @ params["common"] + params["bias"])[:, None]
    deep = np.clip(cells, 0, CAP) @ params["deep"][head] + params["deep_bias"][head]
    strength = np.clip(deep, 0, CAP) @ params["out"][head]
    raised = np.exp(strength - strength.max(axis=1, keepdims=True))
    return seats, rivals, table, cells, deep, raised / raised.sum(axis=1, keepdims=True)


def guessed(params: Params, own: Any, common: Any) -> Any:
    """The shares of the win that the network expects: positions, players."""
    return layers(params, own, common)[-1]


def loss(params: Params, own: Any, common: Any, shares: Any) -> float:
    """The cross entropy; what it cannot fall below is what chance decides."""
    total = 0.0
    for at in range(0, len(own), 20_000):
        some = slice(at, at + 20_000)
        expected = guessed(params, own[some], common[some])
        total -= float((shares[some] * np.log(expected + 1e-9)).sum())
    return total / max(1, len(own))


def floating(parts: dict[str, str]) -> dict[str, tuple[Any, Any]]:
    """A packed network as floating numbers, to go on learning; with each part, what a whole step of it is."""
    by, made = scales(), {}
    for field in fields_of(Net):
        if field.name in SHAPES and field.cell is not None:
            shape, unit = SHAPES[field.name], np.float64(1 / (1 << UNITS.get(field.name, WEIGHT_BITS)))
            numbers = unpacked(parts[field.name], field.cell.code) * unit
            if field.name == "deep":
                numbers = numbers.reshape(shape[0], shape[2], shape[1]).transpose(0, 2, 1)
            if field.name in by:
                unit = unit / by[field.name].astype(np.float64)[:, None]
                numbers = numbers.reshape(shape) / by[field.name][:, None]
            made[field.name] = numbers.reshape(shape), unit
    return made


def whole(params: Params) -> dict[str, str]:
    """The network in whole numbers, packed as its file holds it."""
    by, made = scales(), {}
    for field in fields_of(Net):
        if field.name == "powers" or field.cell is None:
            continue
        numbers = params[field.name].astype(np.float64)
        if field.name in by:
            numbers = numbers * by[field.name][:, None]
        if field.name == "deep":
            numbers = numbers.transpose(0, 2, 1)  # a row for every cell of the second layer
        numbers = np.rint(numbers * (1 << UNITS.get(field.name, WEIGHT_BITS)))
        if field.cell.code == "i2" and np.abs(numbers).max() > LARGEST:
            raise ValueError(f"{field.name} has a weight that is too large for 16 bits")
        made[field.name] = packed(numbers.ravel().astype("<" + field.cell.code))
    largest = np.abs(params["deep"]).sum(axis=1).max() * (1 << DEEP_BITS) * TOP
    if largest >= 1 << 30:
        raise ValueError("the second layer could overflow")
    return made

"""How the admiral judges: each seat's share of the win when a turn begins, by a network of whole numbers.

Nothing here rounds: inputs, weights, sums and a table of the exponential are integers, so that every machine
gets the same shares. Two layers of cells; the sums of the first are kept and only changed by what is new,
since positions of one search differ in a few inputs. The first layer is the same for all games; the second
has a head of its own for every game with two players, and with more.
"""

from __future__ import annotations

import base64
import json
import zlib
from functools import cache
from importlib import resources
from typing import Annotated, Any, Final

from portroyal.bots.cards.sights import (
    N_COMMON,
    N_ENGINE,
    N_HEADS,
    N_OWN,
    head_of,
    write_common,
    write_engine,
    write_standing,
)  # fmt: skip
from portroyal.bots.columns import share_win
from portroyal.rules.cards.codes import MAX_CARDS, MAX_PLAYERS, OVER
from portroyal.rules.cards.state import Box, State
from portroyal.rules.layout import Cell, Rows, layout
from portroyal.rules.rulebook import hot, rule, small

FILE: Final = "cards-admiral.json"
CELLS = 256  # of the first layer
DEEP_CELLS = 32  # of the second, in each head
WEIGHT_BITS = 11  # of a unit, in weights of the first layer
DEEP_BITS = 10  # in those of the others
CELL_BITS = 9  # in what cells pass on
TOP = (8 << CELL_BITS) - 1  # a cell passes on at most 8, so that no sum of 32 bits can overflow
STEPS = 16 << CELL_BITS  # of the table: e to the power of -16 is nothing
UNIT = 1 << 24  # e to the power of 0


@layout
class Net:
    """The weights: a row of cells for every input, then for every cell of the second layer, head by head."""

    own: Annotated[list[int], Cell("i2", N_OWN * CELLS)]
    rivals: Annotated[list[int], Cell("i2", N_ENGINE * CELLS)]
    common: Annotated[list[int], Cell("i2", N_COMMON * CELLS)]
    bias: Annotated[list[int], Cell("i4", CELLS)]
    deep: Annotated[list[int], Cell("i2", N_HEADS * DEEP_CELLS * CELLS)]
    deep_bias: Annotated[list[int], Cell("i4", N_HEADS * DEEP_CELLS)]
    out: Annotated[list[int], Cell("i2", N_HEADS * DEEP_CELLS)]
    powers: Annotated[list[int], Cell("i4", STEPS + 1)]


@layout
class SeatSums:
    """What a seat's inputs were, and what they come to in the first layer: for itself, and for its rivals."""

    inputs: Annotated[list[int], Cell("i2", N_OWN)]
    own: Annotated[list[int], Cell("i4", CELLS)]
    rival: Annotated[list[int], Cell("i4", CELLS)]


@layout
class Judge:
    """Scratch of judging; a new one is all zero and must stay with one network."""

    inputs: Annotated[list[int], Cell("i2", max(N_OWN, N_COMMON))]
    common_inputs: Annotated[list[int], Cell("i2", N_COMMON)]
    common: Annotated[list[int], Cell("i4", CELLS)]
    seats: Annotated[list[SeatSums], Rows(MAX_PLAYERS)]
    together: Annotated[list[int], Cell("i4", CELLS)]
    cells: Annotated[list[int], Cell("i2", CELLS)]
    strengths: Annotated[list[int], Cell("i8", MAX_PLAYERS)]
    counts: Annotated[list[int], Cell("i8", MAX_CARDS)]
    shares: Annotated[list[float], Cell("f8", MAX_PLAYERS)]


@rule
def judge(g: State, box: Box, net: Net, j: Judge) -> None:
    """Writes each seat's expected share of the win into j.shares: the true one after the end."""
    if g.phase == OVER:
        share_win(g.winners, g.n_players, j.shares)
        return
    write_common(g, box, j.counts, j.inputs)
    for i in range(N_COMMON):
        if j.inputs[i] != j.common_inputs[i]:
            add_row(net.common, i, j.inputs[i] - j.common_inputs[i], j.common)
            j.common_inputs[i] = j.inputs[i]
    for p in range(g.n_players):
        write_engine(g, box, p, j.inputs)
        write_standing(g, box, p, j.inputs)
        take_in(net, j.inputs, j.seats[p])
    add_up(net, g.n_players, head_of(g, box) * DEEP_CELLS, j)
    best = j.strengths[0]
    for p in range(1, g.n_players):
        best = max(best, j.strengths[p])
    total = 0
    for p in range(g.n_players):
        j.strengths[p] = net.powers[min(STEPS, best - j.strengths[p])]
        total += j.strengths[p]
    for p in range(g.n_players):
        j.shares[p] = j.strengths[p] / total


@hot
def add_row(weights: list[int], row: int, times: int, sums: list[int]) -> None:
    cells = weights[row * CELLS : (row + 1) * CELLS]  # a slice is what compiled code takes 16 at a time
    for c in range(CELLS):
        sums[c] += times * cells[c]


@rule
def take_in(net: Net, inputs: list[int], seat: SeatSums) -> None:
    for i in range(N_OWN):
        change = inputs[i] - seat.inputs[i]
        if change != 0:
            seat.inputs[i] = inputs[i]
            add_row(net.own, i, change, seat.own)
            if i < N_ENGINE:
                add_row(net.rivals, i, change, seat.rival)


@rule
def add_up(net: Net, n_players: int, head: int, j: Judge) -> None:
    """The layers after the first sums: the strength of every seat, in units of 2 to the CELL_BITS.

    `head` is the first cell of the head that speaks.
    """
    for c in range(CELLS):
        j.together[c] = j.common[c] + net.bias[c]
    for p in range(n_players):
        rival = j.seats[p].rival
        for c in range(CELLS):
            j.together[c] += rival[c]
    together = j.together
    cells = j.cells
    for p in range(n_players):
        own = j.seats[p].own
        rival = j.seats[p].rival
        for c in range(CELLS):
            cell = small(together[c] + own[c] - rival[c])
            cells[c] = min(TOP, max(0, cell >> (WEIGHT_BITS - CELL_BITS)))
        strength = 0
        for d in range(head, head + DEEP_CELLS):
            weights = net.deep[d * CELLS : (d + 1) * CELLS]
            total = small(net.deep_bias[d])
            for c in range(CELLS):
                total = small(total + cells[c] * weights[c])
            strength += min(TOP, max(0, total >> DEEP_BITS)) * net.out[d]
        j.strengths[p] = strength >> DEEP_BITS


def powers() -> list[int]:
    """UNIT times e to the power of -i / 2^CELL_BITS, by whole numbers alone."""
    bits = 200
    term = total = 1 << bits  # of the series of e to the power of 1 / 2^CELL_BITS
    for k in range(1, 60):
        term = (term >> CELL_BITS) // k
        total += term
    found, power = [], 1 << bits
    for _ in range(STEPS + 1):
        found.append((power * UNIT + (1 << (bits - 1))) >> bits)
        power = (power << bits) // total
    return found


def packed(numbers: Any) -> str:
    """An array of 16 or 32 bits as text."""
    return base64.b85encode(zlib.compress(numbers.tobytes(), 9)).decode()


def unpacked(text: str, code: str) -> Any:
    import numpy as np

    return np.frombuffer(zlib.decompress(base64.b85decode(text)), np.dtype(code).newbyteorder("<"))


@cache
def kept_net() -> Any:
    """The network that the package brings, as compiled code takes it."""
    kept = resources.files("portroyal.bots").joinpath("weights", FILE)
    return net_of(json.loads(kept.read_text("utf-8"))["net"])


def net_of(parts: dict[str, str]) -> Any:
    """A network out of its packed parts, as an array of one record."""
    import numpy as np

    from portroyal.rules.layout import fields_of, record_type

    made = np.zeros(1, record_type(Net))
    for field in fields_of(Net):
        if field.name == "powers":
            made[0]["powers"] = powers()
            continue
        assert field.cell is not None
        numbers = unpacked(parts[field.name], field.cell.code)
        if len(numbers) != field.size:
            raise ValueError(
                f"{FILE}: {field.name} has {len(numbers)} numbers; the admiral needs {field.size}"
            )
        made[0][field.name] = numbers
    return made

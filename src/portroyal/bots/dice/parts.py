"""The captain's judgement of the Dice Game taken apart: points, the way to more, persons, the rival."""

from __future__ import annotations

from typing import ClassVar

from portroyal.bots.dice.evaluation import (
    HOPES,
    N_CELLS,
    N_INPUTS,
    N_SHEET,
    OWN_SHEET,
    POINTS,
    RIVALS_SHEET,
    WAY,
    Evaluation,
    net_of,
    read_sheets,
    write_inputs,
)
from portroyal.bots.dice.weights import weights
from portroyal.bots.network import strength_of
from portroyal.play.dice.adapter import DiceTable


def own(*inputs: int) -> tuple[int, ...]:
    """These inputs of the seat's own sheet."""
    return tuple(OWN_SHEET + i for i in inputs)


class DiceParts:
    """The numbers are those of `evaluation.write_sheet`; whose turn it is then no choice can change."""

    parts: ClassVar = {
        "points": own(POINTS, 1, 2, 3, 4, 27),
        "way": own(21, 22, 23, WAY, *range(HOPES, HOPES + 4)),
        "swords": own(5, 6, 7),
        "persons": own(*range(8, 14)),
        "wheels": own(*range(14, 19)),
        "skulls": own(19, 20),
        "others": range(RIVALS_SHEET, RIVALS_SHEET + N_SHEET),
    }

    def __init__(self, table: DiceTable) -> None:
        self.evaluation = Evaluation()
        self.net = list(net_of(table.n_players))

    def turn(self, table: DiceTable) -> tuple[int, int]:
        return table.g.round, table.g.active

    def inputs(self, table: DiceTable, seat: int) -> list[float]:
        found, sheet = [0.0] * N_INPUTS, table.on.sheet
        read_sheets(table.g, sheet, weights(), self.evaluation)
        write_inputs(table.g, sheet, seat, self.evaluation, found)
        return found

    def strength(self, inputs: list[float]) -> float:
        return strength_of(self.net, inputs, N_INPUTS, self.evaluation.cells, N_CELLS)

"""The captain's judgement of a card game taken apart: what speaks of points, coins, swords, persons."""

from __future__ import annotations

from typing import ClassVar

from portroyal.bots.cards.evaluation import N_CELLS, N_INPUTS, net_of, write_inputs
from portroyal.bots.cards.tree import turns_begun
from portroyal.bots.network import strength_of
from portroyal.play.cards.adapter import CardTable


class CardParts:
    """The numbers are those of `evaluation.write_inputs`; whose turn it is then no choice can change."""

    parts: ClassVar = {
        "lead": (1, 2, 27, 28, 29, 30),
        "coins": (3, 31, 34),
        "swords": (5, 6),
        "persons": range(7, 15),
        "expeditions": (*range(15, 24), 33),
        "others": (4, 35),
    }

    def __init__(self, table: CardTable) -> None:
        self.net = list(net_of(table.deck.game.name, table.n_players))
        self.cells = [0.0] * N_CELLS

    def turn(self, table: CardTable) -> int:
        return turns_begun(table.g)

    def inputs(self, table: CardTable, seat: int) -> list[float]:
        found = [0.0] * N_INPUTS
        write_inputs(table.g, table.deck.box, seat, found)
        return found

    def strength(self, inputs: list[float]) -> float:
        return strength_of(self.net, inputs, N_INPUTS, self.cells, N_CELLS)

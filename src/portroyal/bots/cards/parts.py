"""The captain's judgement of a card game taken apart: what speaks of points, coins, swords, persons."""

from __future__ import annotations

from portroyal.bots.cards.evaluation import N_CELLS, N_INPUTS, net_of, write_inputs
from portroyal.bots.cards.tree import turns_begun
from portroyal.bots.family import Part
from portroyal.bots.network import strength_of
from portroyal.play.cards.adapter import CardTable


class CardParts:
    """The numbers are those of `evaluation.write_inputs`; whose turn it is then no choice can change."""

    def __init__(self, table: CardTable) -> None:
        self.net = list(net_of(table.deck.game.name, table.n_players))
        self.cells = [0.0] * N_CELLS
        self.parts = {
            "lead": Part((1, 2, 27, 28, 29, 30), 2, max(1, table.deck.box.end_points)),
            "coins": Part((3, 31, 34), 3, 10),
            "swords": Part((5, 6)),
            "persons": Part(tuple(range(7, 15))),
            "expeditions": Part((*range(15, 24), 33)),
            "others": Part((4, 35)),
        }

    def turn(self, table: CardTable) -> int:
        return turns_begun(table.g)

    def inputs(self, table: CardTable, seat: int) -> list[float]:
        found = [0.0] * N_INPUTS
        write_inputs(table.g, table.deck.box, seat, found)
        return found

    def strength(self, inputs: list[float]) -> float:
        return strength_of(self.net, inputs, N_INPUTS, self.cells, N_CELLS)

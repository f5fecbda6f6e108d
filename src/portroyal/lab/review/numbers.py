"""What a review says of each seat in a few numbers: luck, and what was given away by kind of decision."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from portroyal.lab.family import lab_of
from portroyal.text.grades import PART, UNJUDGED

if TYPE_CHECKING:  # a server without the laboratory's packages reads what another one has kept
    from portroyal.lab.review.node import Node
    from portroyal.lab.review.result import Found

DRAW, TAKE, REPEL, EXPEDITION, CROSSES, OTHER = "draw", "take", "repel", "expedition", "crosses", "other"
KINDS = (DRAW, TAKE, REPEL, EXPEDITION, CROSSES, OTHER)
DIGITS = 5


class Given(Struct, array_like=True):
    """Decisions of one kind that were judged, and what they gave away; faults and parts of them."""

    decisions: int = 0
    lost: float = 0.0


class SeatNumbers(Struct, array_like=True):
    """One player's game."""

    luck: float
    error: float  # its standard error
    kinds: dict[str, Given]

    @property
    def decisions(self) -> int:
        return sum(given.decisions for given in self.kinds.values())

    @property
    def lost(self) -> float:
        return sum(given.lost for given in self.kinds.values())


def seat_numbers(found: Found) -> list[SeatNumbers]:
    """Seat by seat; what was not judged is not there."""
    words = lab_of(found.review.game.setup.game).decisions
    told = [SeatNumbers(round(a.luck, DIGITS), round(a.luck_error, DIGITS), {}) for a in found.accounts]
    for node in found.nodes:
        if not node.is_choice or node.grade == UNJUDGED:
            continue
        given = told[node.seat].kinds.setdefault(kind_of(node, words), Given())
        given.decisions += 1
        if found.is_fault(node) or node.grade == PART:
            given.lost = round(given.lost + found.cost(node), DIGITS)
    return told


def kind_of(node: Node, words: Mapping[str, str]) -> str:
    """By the words of its actions: the chosen one, the better one, else the first that says anything.

    An expedition can be fulfilled at many moments, so it is the question only where it was chosen or better.
    """
    first = [words.get(action.split()[0]) for action in (node.chosen, node.best or node.chosen)]
    if EXPEDITION in first:
        return EXPEDITION
    others = (words.get(action.split()[0]) for action in node.legal)
    return next((kind for kind in (*first, *others) if kind not in (None, EXPEDITION)), OTHER) or OTHER


def numbers_of(data: bytes) -> list[SeatNumbers]:
    return _decoder.decode(data)


def written(told: list[SeatNumbers]) -> bytes:
    return msgspec.json.encode(told)


_decoder = msgspec.json.Decoder(list[SeatNumbers])

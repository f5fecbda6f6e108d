"""What a family of games brings to the laboratory: how its games end, odds of its own, how its bots learn."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from portroyal.play.families import part_of
from portroyal.play.offers import Risk
from portroyal.text.words import Words

if TYPE_CHECKING:
    from portroyal.lab.tune.spsa import Step


class Chances(Protocol):
    """What may come next; the family's texts tell it."""

    def named(self) -> dict[str, float]:
        """How likely each of the things that may happen is, by name."""

    def data(self) -> dict[str, Any]: ...


@dataclass(frozen=True)
class Tuning:
    """How the bots of a game learn (`lab tune`); `tables` are those that the mate has weights for."""

    tables: Sequence[str]
    mate_file: str
    captain_file: str
    tuned: Callable[[str, int, int, int, bool], Iterator[Step]]  # table, steps, games, seed, anew
    check: Callable[[str, Sequence[int], int, int], tuple[float, float]]  # table, weights, games, seed
    names: Sequence[str]  # of the weights
    cells: int
    epochs: int
    examples: Callable[[str, int, int], list[tuple[Any, Any]]]  # table, positions, seed


class Training(Protocol):
    """A network that learns in a folder, round by round (`lab train`)."""

    file: str  # of the network, in the folder and in bots/weights
    figures: str  # the file of what came of every round

    def go_on_from_kept(self, figures: Path) -> None: ...

    def rounds(self, most: int, seconds: float) -> Iterator[Round]: ...

    @property
    def exhausted(self) -> bool: ...


@dataclass(frozen=True)
class Round:
    """What came of a round."""

    number: int
    positions: int
    games: int
    loss_before: float  # on games that were not learned from
    loss: float
    share: float | None  # of the win against the best so far; None for the first network
    deals: int
    accepted: bool
    seconds: float


class Doubt(NamedTuple):
    """The error of an evaluation: it grows with what is at stake, and is never smaller than its floor."""

    floor: float
    part: float  # of what is at stake

    def of(self, difference: float) -> float:
        """The standard error of a difference that was evaluated."""
        return math.hypot(self.floor, self.part * difference)


NO_DOUBT: Final = Doubt(0.0, 0.0)


@dataclass(frozen=True)
class LabPart:
    """All of it may be missing: then there are neither odds nor persons, and nothing is tuned."""

    reasons: Sequence[str | None] = (None, "points", "sudden-death", "no-cards", "cap")
    has_coins: bool = False
    persons: Sequence[str] = ()  # whom a player may have at the end
    person_name: Callable[[Words, str], str] = lambda words, name: name
    persons_of: Callable[[Any, int], int] = lambda table, seat: 0  # a bit for each that a seat has
    chances: Callable[[Any, int], Chances | None] = lambda table, seat: None
    # How far a review's judge errs about two choices at a table: by its searches, by a first look.
    # Where that was not measured, the first is taken for nothing and the other guessed.
    doubts: Callable[[Any], tuple[Doubt, Doubt]] = lambda table: (NO_DOUBT, Doubt(0.02, 0.0))
    tuning: Callable[[str], Tuning] | None = None
    training: Callable[[Path, int, int, int], Training] | None = (
        None  # folder, positions a round, seed, threads
    )
    # The kind (lab/review/numbers.py) of a decision by an action's word
    decisions: Mapping[str, str] = field(default_factory=dict)


NOTHING = LabPart()


def risk_data(risk: Risk | None) -> dict[str, int] | None:
    """The risk of an offer, as data."""
    return None if risk is None else {"busts": risk.busts, "repelled": risk.repelled, "of": risk.of}


def lab_of(game: str) -> LabPart:
    return part_of(game, "lab") or NOTHING

"""A family of games: what it must bring so that its games can be played, told, drawn, measured and served."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec

from portroyal.play.events import Event
from portroyal.play.offers import Offer, Price
from portroyal.play.state import OpenState

MOST_SEATS = 5  # at any table: rows of results, places in events and the server count on it
RANDOM_SEED_BELOW = 1 << 53  # a seed that every JSON reader can hold


class Result(msgspec.Struct, frozen=True):
    """How a game ended: reason is points, sudden-death, no-cards or cap. The dice game has no coins."""

    winners: list[int]
    points: list[int]
    coins: list[int] | None
    rounds: int
    reason: str


@dataclass(frozen=True)
class Setup:
    """Everything that makes a game before its first action."""

    game: str
    players: int
    seed: int | str
    options: Mapping[str, Any] = field(default_factory=dict)
    start: int = 0
    deck: Sequence[Any] | None = None
    reshuffles: Sequence[Any] | None = None
    dice: Sequence[Any] | None = None
    position: Mapping[str, Any] | None = None


class Table(Protocol):
    """A game on the table, in the hands of its rules: names in, names and views out."""

    @property
    def n_players(self) -> int: ...

    @property
    def decider(self) -> int | None: ...

    def legal(self) -> list[str]:
        """The decider's choices, in notation."""

    def act(self, action: str, chance: Sequence[Any] | None) -> list[Event]:
        """Plays a legal action; `chance` is what a table showed. Else a PlayError.

        What is refused halfway may leave traces: `Game` then puts the table back to where it was.
        """

    def opening(self) -> list[Event]:
        """What happened when the game was set up."""

    def revealed(self, events: Sequence[Event]) -> bool:
        """Whether somebody has seen hidden chance in these events, so that they cannot be taken back."""

    def state(self) -> OpenState:
        """The open state: an allow-listed type, nothing that a player with perfect memory would not know."""

    def offers(self) -> Sequence[Offer]:
        """What every choice costs, brings and risks for the decider; nothing once the game is over."""

    def bare_offers(self) -> Sequence[Offer]:
        """The same without the odds, for tables where nobody is told them."""

    def prices(self) -> list[Price]:
        """Everything that lies there to be taken, each name once; nothing once the game is over."""

    def alike(self) -> dict[str, str]:
        """Every legal action with the first one that comes to the same."""

    def copy(self) -> Table:
        """Another table that stands as this one does, with the same chance to come."""

    def blinded(self, chance: random.Random) -> Table:
        """A copy to look at and to play on: hidden cards dealt afresh, the coming chance another one.

        No listener, script, real table or order of a shuffle comes along, and no cell keeps a trace of where
        a card really lies.
        """

    def result(self) -> Result | None: ...

    def tied(self) -> list[int]:
        """The seats that have as many points as the winners, and only fewer coins."""

    def snapshot(self) -> Any: ...

    def restore(self, snapshot: Any) -> None: ...

    def chance_record(self) -> dict[str, Any]:
        """What a record must say of chance that came from outside: deck and reshuffles, or dice."""


Options = Mapping[str, Any]


def as_asked(asked: Options, state: Options | None) -> Options:
    return asked


@dataclass(frozen=True)
class GameFacts:
    """What is known of a game before it is played."""

    name: str
    least_players: int
    most_players: int
    variants: tuple[tuple[str, Options], ...] = (("", {}),)  # options that tests must cover, with a label

    def __post_init__(self) -> None:
        if not 1 <= self.least_players <= self.most_players <= MOST_SEATS:
            raise ValueError(f"{self.name}: a table has 1 to {MOST_SEATS} seats")


@dataclass(frozen=True)
class Family:
    """Games that share rules. What each floor above needs of them is declared on that floor.

    `parts` names these declarations, `module:name` by floor (text, bots, lab, server): they are loaded when
    they are first asked for, and where one is missing the floor does with what every game has.
    """

    name: str
    games: tuple[GameFacts, ...]
    table: Callable[[Setup], Table]
    parts: Mapping[str, str] = field(default_factory=dict)
    # The options of a new game, from those that are asked for and those of a state to begin with
    of_today: Callable[[Options, Options | None], Options] = as_asked
    # Options in which the names of files have become what they hold
    with_files: Callable[[Options], Options] = dict

"""What a family of games brings to the bots: a crew of its own, compiled games, learned weights."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, runtime_checkable

from portroyal.bots.bot import Bot
from portroyal.play.families import part_of


class Batch(Protocol):
    """Compiled games of one game with its options and a number of players."""

    def play(
        self, bots: Sequence[str], seed: int, numbers: Any, starts: Any, playouts: int, results: Any
    ) -> None:
        """Plays game numbers[i] of the seed, seat starts[i] first; fills a row of `bots.columns` for each."""


@runtime_checkable
class Rollouts(Batch, Protocol):
    """Compiled games that can also be played on from a table: what odds and reviews are made from."""

    def values(
        self,
        table: Any,
        actions: Sequence[str],
        deals: int,
        seed: int,
        first: int = 0,
        *,
        at_a_glance: bool = False,
    ) -> Any:
        """Win shares (actions, deals, players) after each action when bots play on; "" is no action.

        At a glance they play to the end of the turn, and the rest is judged.
        """


class Parts(Protocol):
    """A captain's judgement of a seat taken apart: all inputs that a choice at this table can move."""

    parts: Mapping[str, Sequence[int]]  # the inputs that mean one thing to people, by its name

    def turn(self, table: Any) -> object:
        """What is the same until a turn is over."""

    def inputs(self, table: Any, seat: int) -> list[float]: ...

    def strength(self, inputs: list[float]) -> float: ...


@dataclass(frozen=True)
class BotsPart:
    """All of it may be missing: the deckhand plays every game."""

    crew: Mapping[str, Bot] = field(default_factory=dict)  # from the weakest to the strongest
    batch: str | None = None  # `module:name` of a Batch of game, options, players: it loads compiled loops
    in_batches: Sequence[str] = ()  # the bots that a batch knows
    weights: str = "{game}-*.json"  # the files in bots/weights that decide how the crew plays
    own_weights: Mapping[str, str] = field(default_factory=dict)  # the file that a bot reads and nobody else
    parts: str | None = None  # `module:name` of Parts of a table


NOTHING = BotsPart()


def bots_of(game: str) -> BotsPart:
    return part_of(game, "bots") or NOTHING

"""A match: one game with its options and a bot on every seat; any of its games can be played by number."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import lru_cache
from typing import Any, TypeVar

from portroyal.bots.bot import Budget
from portroyal.bots.columns import SEARCHING
from portroyal.bots.family import Batch, Rollouts, bots_of
from portroyal.bots.registry import LEVELS, MOST_PLAYOUTS, budgeted, find, levels
from portroyal.bots.subprocess_bot import Foreign
from portroyal.play.errors import PlayError
from portroyal.play.families import facts_of, named
from portroyal.play.family import Setup
from portroyal.play.game import Game

T = TypeVar("T")
PLAYOUTS = 2000  # what a search bot gets for a decision where nobody says otherwise
MOST_BATCHES = 32  # in memory: cards and charts of one's own are endless
# Commas part bots, but for those in quotes: a program's arguments may hold some.
BETWEEN_COMMAS = re.compile(r"""(?:[^,'"]|'[^']*'|"[^"]*"|['"])+""")


@dataclass(frozen=True)
class Seat:
    """A bot on a seat: its name and, where it has one of its own, its budget."""

    name: str
    playouts: int | None = None
    ms: int | None = None

    @classmethod
    def of(cls, text: str) -> Seat:
        """`mate`, `cmd:./mybot`, `captain@500` (playouts) or `captain@200ms`."""
        name, budget = budgeted(text)
        return cls(name, budget.playouts, None if budget.ms is None else int(budget.ms))

    def __str__(self) -> str:
        if self.ms is not None:
            return f"{self.name}@{self.ms}ms"
        return self.name if self.playouts is None else f"{self.name}@{self.playouts}"


@dataclass(frozen=True)
class Match:
    """What is played, as a value: equal matches play equal games."""

    game: str
    players: int
    seats: tuple[Seat, ...]
    seed: int
    playouts: int = PLAYOUTS
    options: Mapping[str, Any] = field(default_factory=dict)

    def checked(self) -> Match:
        """Itself, after everything that can be wrong with it has been looked at; its options of today."""
        if not 1 <= self.playouts <= MOST_PLAYOUTS:
            raise PlayError("bad-option", f"playouts is {self.playouts}; it must be 1 to {MOST_PLAYOUTS:,}")
        new = Game.new(self.game, self.players, seed=0, options=self.options)
        for name in dict.fromkeys(seat.name for seat in self.seats):
            bot = find(name, self.game)
            if isinstance(bot, Foreign):
                bot.try_out(new.table)
        if len(self.seats) != self.players:
            raise PlayError("bad-option", f"{len(self.seats)} bots do not fill {self.players} seats")
        return replace(self, options=new.setup.options)

    @property
    def batch_bots(self) -> list[str] | None:
        """The bots as a compiled batch knows them; None if one of them can only play move by move."""
        bots = [self._crew_name(seat) for seat in self.seats]
        timed = any(seat.ms is not None for seat in self.seats)
        if timed or not set(bots) <= set(bots_of(self.game).in_batches) or len(self._budgets) > 1:
            return None
        return bots

    @property
    def _budgets(self) -> set[int]:
        searching = [seat for seat in self.seats if self._crew_name(seat) in SEARCHING]
        return {self.playouts if seat.playouts is None else seat.playouts for seat in searching}

    def _crew_name(self, seat: Seat) -> str:
        """Levels are played by bots of the crew."""
        return levels(self.game)[seat.name].name if seat.name in LEVELS else seat.name

    @property
    def batch_playouts(self) -> int:
        return next(iter(self._budgets), self.playouts)

    def budget(self, seat: int) -> Budget:
        own = self.seats[seat]
        if own.ms is not None:
            return Budget(ms=float(own.ms))
        return Budget(playouts=self.playouts if own.playouts is None else own.playouts)

    def data(self) -> dict[str, Any]:
        """As a result file names it."""
        told = asdict(self)
        return told | {"seats": [str(seat) for seat in self.seats]}


def seats_of(bots: Sequence[str], players: int | None, game: str) -> tuple[Seat, ...]:
    """The bots named, seat by seat."""
    facts_of(game)
    if not bots or not all(bot.strip() for bot in bots):
        raise PlayError("bad-option", "at least one bot must be named")
    return tuple(Seat.of(bot) for bot in seated(bots, players))


def seated(bots: Sequence[T], players: int | None) -> list[T]:
    """Bots seat by seat; fewer than players begin anew: `a,b` at a table of four is a, b, a, b."""
    wanted = max(2, len(bots)) if players is None else players
    if len(bots) > wanted:
        raise PlayError("bad-option", f"{len(bots)} bots do not fit in {wanted} seats")
    return [bots[seat % len(bots)] for seat in range(wanted)]


def split_bots(text: str) -> list[str]:
    """Names and programs between commas; a comma within quotes belongs to a program's arguments."""
    return [bot.strip() for bot in BETWEEN_COMMAS.findall(text) if bot.strip()]


def rows_of(match: Match, numbers: Any, starts: Any) -> Any:
    """The rows of results (`bots.columns`) of these games of the match, compiled where that is possible."""
    import numpy as np

    from portroyal.bots.columns import WIDTH

    rows = np.zeros((len(numbers), WIDTH), np.int64)
    bots = match.batch_bots
    if bots is None:
        from portroyal.lab.plain_games import play_plainly

        play_plainly(match, numbers, starts, rows)
    else:
        batch = batch_of(match.game, json.dumps(match.options, sort_keys=True), match.players)
        batch.play(bots, match.seed, numbers, starts, match.batch_playouts, rows)
    return rows


def share_of(rows: Any, seats: Sequence[int], side: int) -> Any:
    """What a side has of the win in each game; a shared victory is shared, and one of nobody is nobody's."""
    import numpy as np

    from portroyal.bots.columns import WINNERS

    wins = rows[:, WINNERS, None] >> np.arange(len(seats)) & 1
    mine, all_wins = wins[:, np.array(seats) == side].sum(axis=1), wins.sum(axis=1)
    return np.where(all_wins > 0, mine / np.maximum(1, all_wins), 0.5)


def rollouts_of(setup: Setup) -> Rollouts:
    """The same for games that are played on from a table."""
    batch = batch_of(setup.game, json.dumps(dict(setup.options), sort_keys=True), setup.players)
    if not isinstance(batch, Rollouts):
        raise PlayError("unknown-game", f"{setup.game} brings no games that are played on from a table")
    return batch


def not_fast(missing: ModuleNotFoundError) -> PlayError:
    """Compiled games need packages that not everybody has."""
    return PlayError(
        "missing-package", f'this needs the package {missing.name}: pip install "portroyal[fast]"'
    )


@lru_cache(MOST_BATCHES)
def batch_of(game: str, options: str, players: int) -> Batch:
    """The compiled batch of a game; made once in a process, since it loads the compiled loops."""
    where = bots_of(game).batch
    if where is None:
        raise PlayError("unknown-game", f"{game} brings no compiled games")
    try:
        made: Batch = named(where)(game, json.loads(options), players)
    except ModuleNotFoundError as missing:
        if missing.name not in ("numba", "numpy"):
            raise
        raise not_fast(missing) from None
    return made

"""Records as programs use them: read, write, and walk a game act by act."""

from __future__ import annotations

from collections.abc import Iterator
from os import PathLike, fspath
from pathlib import Path
from typing import NamedTuple

from portroyal.library.game import Game
from portroyal.library.state import State
from portroyal.play import record as _records
from portroyal.play.errors import PlayError
from portroyal.play.events import Event
from portroyal.play.family import Result
from portroyal.play.files import text_of, writing
from portroyal.play.game import Game as _Played


class Moment(NamedTuple):
    """One act: the state before it, the action, and what happened."""

    state: State
    action: str
    events: list[Event]


class Record:
    """A game written down as a JSON document that replays to the identical game (docs/notation.md).

    >>> game = Game.new("port-royal", 2, seed=7)
    >>> for action in ("draw", "stop"):
    ...     events = game.play(action)
    >>> record = Record.of(game)
    >>> for state, action, events in record.moments():
    ...     print(state.decider, action, [event.type for event in events])
    0 draw ['reveal']
    0 stop ['stop', 'sweep', 'turn']
    >>> Record.parse(str(record)).actions
    ['draw', 'stop']
    """

    __slots__ = ("_game",)

    def __init__(self, _game: _Played) -> None:
        self._game = _game

    @classmethod
    def of(cls, game: Game) -> Record:
        """What has been played up to now."""
        return cls(game._game.copy())

    @classmethod
    def read(cls, file: str | PathLike[str]) -> Record:
        """The record in a file."""
        return cls.parse(text_of(fspath(file), "bad-record"))

    @classmethod
    def parse(cls, text: str | bytes) -> Record:
        """The record that is the text of a file.

        >>> Record.parse('{"format": "chess"}')
        Traceback (most recent call last):
            ...
        portroyal.play.errors.PlayError: record: the format is 'chess'; this program reads port-royal-record/1
        """
        return cls(_records.read_record(text))

    def write(self, file: str | PathLike[str]) -> None:
        """Into a file; one that is there is written over."""
        with writing(fspath(file)):
            Path(file).write_text(str(self), "utf-8")

    @property
    def names(self) -> list[str]:
        """Who played, seat by seat."""
        return list(self._game.names)

    @property
    def actions(self) -> list[str]:
        """What was played."""
        return list(self._game.actions)

    @property
    def result(self) -> Result | None:
        """How the game ended, if it did."""
        return self._game.result

    def moments(self) -> Iterator[Moment]:
        """The game act by act."""
        for moment in _records.moments(self._game):
            state: State = moment.state
            yield Moment(state, moment.action, moment.events)

    def game(self, acts: int | None = None) -> Game[State]:
        """The game after so many acts, or where it ends."""
        if acts is None:
            return Game(self._game.copy())
        if not 0 <= acts <= len(self._game.actions):
            raise PlayError("bad-option", f"acts is {acts}; the record has {len(self._game.actions)}")
        return Game(self._game.again(acts))

    def __len__(self) -> int:
        return len(self._game.actions)

    def __str__(self) -> str:
        """The JSON document."""
        return _records.write_record(self._game)

    def __repr__(self) -> str:
        return f"<Record of {self._game.setup.game}: {len(self)} acts of {', '.join(self.names)}>"


def read_record(text: str | bytes) -> Game[State]:
    """The game that a record tells, where it ends: `Record.parse(text).game()`."""
    return Record.parse(text).game()


def write_record(game: Game) -> str:
    """A game as the text of a record: `str(game.record())`."""
    return str(Record.of(game))

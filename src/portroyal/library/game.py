"""A game as programs use it: new, from a position or a record; play, take back, copy, look and draw."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Generic, Literal, TypedDict, TypeVar, Unpack, cast, overload

import msgspec

from portroyal.library.state import State
from portroyal.play.errors import PlayError, bad_position
from portroyal.play.events import Event
from portroyal.play.families import all_games, first_game, with_files
from portroyal.play.family import Result
from portroyal.play.game import Game as _Played

if TYPE_CHECKING:
    from typing_extensions import TypeVar as _TypeVar

    from portroyal.library.record import Record
    from portroyal.play.cards.offers import CardOffer
    from portroyal.play.cards.view import CardState
    from portroyal.play.dice.offers import DiceOffer
    from portroyal.play.dice.view import DiceState
    from portroyal.play.offers import Offer

    S_co = _TypeVar("S_co", bound=State, covariant=True, default=State)
else:  # Python 3.11 knows no defaults
    S_co = TypeVar("S_co", bound=State, covariant=True)

P = TypeVar("P", bound=State)


class Setup(TypedDict, total=False):
    """What a new game may be told beside its name and its players."""

    seed: int | str | None
    options: Mapping[str, object] | None
    start: int
    deck: Sequence[str] | None
    dice: Sequence[str] | None
    position: State | Mapping[str, object] | None
    names: Sequence[str] | None


class Game(Generic[S_co]):
    """One game from its first card or roll to its result.

    >>> game = Game.new("port-royal", players=2, seed=7, names=["Ann", "Bob"])
    >>> game.legal
    ['draw']
    >>> [event.type for event in game.play("draw")]
    ['reveal']
    >>> game.state().harbor
    ['admiral-7/2']

    `Game.new("port-royal", …)` is a `Game[CardState]` and `Game.new("dice", …)` a `Game[DiceState]`, so that
    a type checker knows what `state()` holds. A game of which only the program knows the name is a
    `Game[State]`.
    """

    __slots__ = ("_game",)

    def __init__(self, _game: _Played) -> None:
        self._game = _game

    @overload
    @classmethod
    def new(
        cls, game: Literal["port-royal", "unterwegs", "combined"], players: int, **setup: Unpack[Setup]
    ) -> Game[CardState]: ...

    @overload
    @classmethod
    def new(cls, game: Literal["dice"], players: int, **setup: Unpack[Setup]) -> Game[DiceState]: ...

    @overload
    @classmethod
    def new(cls, game: str, players: int, **setup: Unpack[Setup]) -> Game[State]: ...

    @classmethod
    def new(
        cls,
        game: str,
        players: int,
        *,
        seed: int | str | None = None,
        options: Mapping[str, object] | None = None,
        start: int = 0,
        deck: Sequence[str] | None = None,
        dice: Sequence[str] | None = None,
        position: State | Mapping[str, object] | None = None,
        names: Sequence[str] | None = None,
    ) -> Game[State]:
        """A new game; without a seed chance is fresh.

        `start` is the seat that begins; `deck` or `dice` fix what comes first. Options that name a file
        (`cards`, `chart`) have it read. With a `position` the game begins there.

        >>> Game.new("dice", 2, options={"chapter": 3}).state().chapter
        3
        >>> Game.new("port-royal", 9)
        Traceback (most recent call last):
            ...
        portroyal.play.errors.PlayError: players is 9; it must be 2 to 5 for port-royal
        """
        asked = options if not isinstance(options, Mapping) else with_files(game, options)
        at = position if position is None or isinstance(position, Mapping) else _data(position)
        played = _Played.new(
            game,
            players,
            seed=seed,
            options=asked,
            start=start,
            deck=deck,
            dice=dice,
            position=at,
            names=names,
        )
        return Game(played)

    @overload
    @classmethod
    def from_position(
        cls, position: P, *, seed: int | str | None = None, names: Sequence[str] | None = None
    ) -> Game[P]: ...

    @overload
    @classmethod
    def from_position(
        cls,
        position: Mapping[str, object],
        *,
        seed: int | str | None = None,
        names: Sequence[str] | None = None,
    ) -> Game[State]: ...

    @classmethod
    def from_position(
        cls,
        position: State | Mapping[str, object],
        *,
        seed: int | str | None = None,
        names: Sequence[str] | None = None,
    ) -> Game[State]:
        """The game that stands as a state says; what is hidden in it is dealt afresh.

        A state of `Game.state()`, or an object of that form (docs/notation.md) in which much may be missing:
        the cards on your kitchen table.

        >>> game = Game.from_position(
        ...     {"game": "port-royal", "harbor": ["red-1/1"], "players": [{"coins": 4}, {"coins": 2}]}
        ... )
        >>> game.legal
        ['draw', 'stop']
        """
        data = position if isinstance(position, Mapping) else _data(position)
        seats = data.get("players")
        if not isinstance(seats, list):
            raise PlayError("bad-position", "a position shows its players: a list of objects, one per seat")
        options, start = data.get("options") or {}, data.get("start")
        return cls.new(
            str(data.get("game", first_game())),
            len(seats),
            seed=seed,
            options=cast("Mapping[str, object]", options),
            start=cast(int, 0 if start is None else start),
            position=data,
            names=names,
        )

    @classmethod
    def from_record(cls, record: Record) -> Game[State]:
        """The game of a record, where it ends."""
        return record.game()

    @property
    def name(self) -> str:
        """What is played: `port-royal`, `unterwegs`, `combined` or `dice`."""
        return self._game.setup.game

    @property
    def names(self) -> list[str]:
        """Who plays, seat by seat."""
        return list(self._game.names)

    @property
    def options(self) -> dict[str, object]:
        """The variant that is played, with the cards or the chart of one's own."""
        return dict(self._game.setup.options)

    @property
    def legal(self) -> list[str]:
        """The decider's choices in notation; empty when the game is over."""
        return self._game.legal

    @property
    def decider(self) -> int | None:
        """The seat that must choose; None when the game is over."""
        return self._game.decider

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._game.over

    @property
    def result(self) -> Result | None:
        """Who has won, and how; None until then."""
        return self._game.result

    @property
    def actions(self) -> list[str]:
        """What has been played so far."""
        return list(self._game.actions)

    @property
    def events(self) -> list[Event]:
        """What has happened so far."""
        return list(self._game.events)

    def state(self) -> S_co:
        """What lies on the table, and nothing that is hidden.

        >>> Game.new("port-royal", 2, seed=7).state().players[0].coins
        3
        """
        return cast(S_co, self._game.state())

    @overload
    def offers(self: Game[CardState]) -> Sequence[CardOffer]: ...

    @overload
    def offers(self: Game[DiceState]) -> Sequence[DiceOffer]: ...

    @overload
    def offers(self) -> Sequence[Offer]: ...

    def offers(self) -> Sequence[Offer]:
        """What each choice costs, brings and risks for whoever decides, and what cannot be had and why.

        >>> draw, stop = Game.from_position(
        ...     {"game": "port-royal", "harbor": ["red-1/1"], "players": [{"coins": 4}, {"coins": 2}]}
        ... ).offers()[:2]
        >>> draw.action, draw.risk is not None, stop.action, stop.coins
        ('draw', True, 'stop', 0)
        """
        return self._game.offers()

    def play(self, action: str, chance: Sequence[str] | None = None) -> list[Event]:
        """Plays for whoever decides and tells what happened; `chance` is what a real table showed.

        >>> game = Game.new("port-royal", 2, seed=7)
        >>> [event.what for event in game.play("draw", chance=["sailor-3/1"])]
        ['sailor-3/1']
        >>> game.play("pass")
        Traceback (most recent call last):
            ...
        portroyal.play.errors.PlayError: 'pass' is not possible now; possible: draw, stop
        """
        return self._game.play(action, chance)

    @property
    def can_undo(self) -> bool:
        """Whether the last act can be taken back: nobody has seen anything hidden since."""
        return self._game.can_undo()

    def undo(self) -> str:
        """Takes back the last act and tells which it was.

        >>> game = Game.new("port-royal", 2, seed=7)
        >>> game.can_undo, game.play("draw") != [], game.can_undo
        (False, True, False)
        """
        last = self._game.actions[-1:]
        self._game.undo()
        return last[0]

    def copy(self) -> Game[S_co]:
        """Another game that stands as this one does and goes its own way, with the same chance to come.

        >>> game = Game.new("port-royal", 2, seed=7)
        >>> other = game.copy()
        >>> other.play("draw") == game.play("draw")
        True
        """
        return Game(self._game.copy())

    def blind(self, seed: int | str | None = None) -> Game[S_co]:
        """The same position on which nothing hidden is real: for those who think ahead and must not peek.

        >>> game = Game.new("port-royal", 2, seed=7)
        >>> game.blind().state() == game.state()
        True
        """
        return Game.from_position(self.state(), seed=seed, names=self.names)

    def record(self) -> Record:
        """The game written down. Of an unfinished one it holds what is hidden: not for players' eyes."""
        from portroyal.library.record import Record

        return Record.of(self)

    def svg(self, seat: int | None = None, lang: str = "en") -> str:
        """A picture of the table, or of the sheet of a seat in the Dice Game.

        >>> Game.new("port-royal", 2, seed=7).svg().startswith("<svg")
        True
        """
        from portroyal.library.language import words_in
        from portroyal.text.pictures import picture_of

        return picture_of(words_in(lang), self._game, seat)

    def text(self, lang: str = "en") -> str:
        """The table in words, and what is to be decided; in English, `str(game)` is the same."""
        from portroyal.library.language import words_in
        from portroyal.text.family import family_of
        from portroyal.text.layout import capital, score_text

        family = family_of(words_in(lang), self._game)
        lines = [family.table(self._game.state())]
        result = self._game.result
        if self.decider is not None:
            who = capital(family.narrator.name(self.decider))
            lines += [f"{who}: {question}" for question in family.asking().question()]
        if result is not None:
            lines += score_text(words_in(lang), family.narrator, result, self._game.tied)
        return "\n".join(lines)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return repr(self._game)

    def _repr_svg_(self) -> str | None:
        """The picture, in a notebook."""
        try:
            return self.svg()
        except PlayError:  # nobody has drawn this game
            return None


def games() -> list[str]:
    """Every game that can be played, by name.

    >>> games()[:4]
    ['port-royal', 'unterwegs', 'combined', 'dice']
    """
    return list(all_games())


def _data(position: object) -> dict[str, object]:
    """A state as the position that a record can hold."""
    if not isinstance(position, msgspec.Struct):
        raise bad_position(position)
    data: dict[str, object] = msgspec.to_builtins(position)
    return data

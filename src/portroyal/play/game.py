"""A game: new, from a position or from a record; play, take back, look, and write it down."""

from __future__ import annotations

import copy
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from portroyal.play.errors import PlayError, bad_position, shortened
from portroyal.play.events import Event
from portroyal.play.families import facts_of, family_of
from portroyal.play.family import RANDOM_SEED_BELOW, GameFacts, Result, Setup, Table
from portroyal.play.offers import Offer
from portroyal.play.reading import is_whole

MAX_NAME = 64
MAX_SEED_BITS = 4096
BETWEEN_MARKS = 16  # acts: to copy a table costs as much as to play, to play some acts again hardly ever


@dataclass
class Turned:
    """An act that can still be taken back."""

    seat: int
    events: int


@dataclass
class Mark:
    """The table as it stood after so many acts."""

    acts: int
    snapshot: Any


class Game:
    """One game from its first card to its result.

    >>> game = Game.new("port-royal", 2, seed=7)
    >>> game.legal
    ['draw']
    >>> events = game.play("draw")
    >>> game.state().drawn
    1
    """

    def __init__(self, setup: Setup, names: Sequence[str] | None = None) -> None:
        self.setup = _checked(setup, facts_of(setup.game))
        self.names = _checked_names(names, setup.players)
        self.table: Table = family_of(setup.game).table(self.setup)
        self.actions: list[str] = []
        self.chances: dict[int, list[Any]] = {}
        self.events: list[Event] = list(self.table.opening())
        self._undoable: list[Turned] = []
        self._marks: list[Mark] = []

    @classmethod
    def new(
        cls,
        game: str,
        players: int,
        *,
        seed: int | str | None = None,
        options: Mapping[str, Any] | None = None,
        start: int = 0,
        deck: Sequence[str] | None = None,
        dice: Sequence[str] | None = None,
        position: Mapping[str, Any] | None = None,
        names: Sequence[str] | None = None,
    ) -> Game:
        """A new game, or one that begins at a position; without a seed chance is fresh."""
        chosen = secrets.randbelow(RANDOM_SEED_BELOW) if seed is None else seed
        asked = _asked(game, options or {}, position)
        return cls(Setup(game, players, chosen, asked, start, deck, None, dice, position), names)

    @property
    def legal(self) -> list[str]:
        """The decider's choices in notation; empty when the game is over."""
        return self.table.legal()

    @property
    def decider(self) -> int | None:
        return self.table.decider

    @property
    def over(self) -> bool:
        return self.table.decider is None

    @property
    def result(self) -> Result | None:
        return self.table.result()

    @property
    def tied(self) -> list[int]:
        """At the end: the seats that have as many points as the winners, and only fewer coins."""
        return self.table.tied()

    def offers(self) -> Sequence[Offer]:
        """What every choice costs, brings and risks for the decider, and what lies there out of reach."""
        return self.table.offers()

    def play(self, action: str, chance: Sequence[Any] | None = None) -> list[Event]:
        """Plays for whoever decides and tells what happened; `chance` is what a real table showed."""
        text = str(action)
        seat = self.table.decider
        if seat is None:
            raise PlayError("illegal-action", f"{shortened(text)} cannot be played: the game is over")
        if not self._marks or len(self.actions) >= self._marks[-1].acts + BETWEEN_MARKS:
            self._marks.append(Mark(len(self.actions), self.table.snapshot()))
        try:
            events = self.table.act(text, chance)
        except BaseException as wrong:
            if getattr(wrong, "code", None) != "illegal-action":  # which is seen before anything is done
                self._go_back()
            raise
        self.actions.append(text)
        if chance is not None:
            self.chances[len(self.actions)] = list(chance)
        if self.table.revealed(events):
            self._undoable.clear()
            del self._marks[:-1]
        else:
            self._undoable.append(Turned(seat, len(self.events)))
        self.events += events
        return events

    def _go_back(self) -> None:
        """The table as it was after the acts that stand: the last mark before, and on from there."""
        while self._marks[-1].acts > len(self.actions):
            self._marks.pop()
        mark = self._marks[-1]
        self.table.restore(mark.snapshot)
        for number, action in enumerate(self.actions[mark.acts :], mark.acts + 1):
            self.table.act(action, self.chances.get(number))

    def copy(self) -> Game:
        """Another game that stands as this one does and goes its own way; the chance to come is the same."""
        other = copy.copy(self)
        other.table = self.table.copy()
        other.actions, other.events = [*self.actions], [*self.events]
        other.chances, other._undoable = {**self.chances}, [*self._undoable]
        other._marks = [*self._marks]
        return other

    def again(self, acts: int = 0) -> Game:
        """The same game once more, as it was after so many acts (`record.moments`: act by act)."""
        game = Game(self.setup, self.names)
        for number, action in enumerate(self.actions[:acts], 1):
            game.play(action, self.chances.get(number))
        return game

    def can_undo(self, seat: int | None = None) -> bool:
        """Whether the last act, of this seat if one is named, can be taken back."""
        return bool(self._undoable) and seat in (None, self._undoable[-1].seat)

    def undo(self, seat: int | None = None) -> None:
        """Takes back the last act, if nobody has seen hidden chance since and no other player has acted."""
        if not self.actions:
            raise PlayError("cannot-undo", "nothing has been played yet")
        if not self._undoable:
            raise PlayError(
                "cannot-undo", f"`{self.actions[-1]}` showed something hidden and cannot be taken back"
            )
        if not self.can_undo(seat):
            raise PlayError("cannot-undo", "another player has acted since")
        turned = self._undoable.pop()
        self.chances.pop(len(self.actions), None)
        self.actions.pop()
        del self.events[turned.events :]
        self._go_back()

    def state(self) -> Any:
        """The open state (notation, section 4); what everybody at the table may know."""
        return self.table.state()

    def view(self, seat: int | None = None) -> Any:
        """The open state as a seat or a spectator (None) sees it: choices only to the one who has them."""
        if seat is not None and not 0 <= seat < self.table.n_players:
            raise PlayError("bad-seat", f"there is no seat {seat} among {self.table.n_players} players")
        state = self.table.state()
        return (
            state
            if seat is not None and seat == self.table.decider
            else msgspec.structs.replace(state, legal=[])
        )

    def __repr__(self) -> str:
        where = "over" if self.over else f"seat {self.decider} to choose from {', '.join(self.legal[:6])}"
        state = self.table.state()
        points = " ".join(str(player.points) for player in state.players)
        return f"<Game {self.setup.game}: round {state.round}, {state.phase}, points {points}; {where}>"


def _asked(game: str, options: Mapping[str, Any], position: Mapping[str, Any] | None) -> Mapping[str, Any]:
    """The options of a new game; what cannot be read here is refused later."""
    state = position.get("options") if isinstance(position, Mapping) else None
    if not isinstance(options, Mapping) or not isinstance(state, Mapping | None):
        return options
    return family_of(game).of_today(options, state)


def _checked(setup: Setup, facts: GameFacts) -> Setup:
    """Types and ranges that all games share; what a game itself knows, its table checks."""
    _whole(setup.players, "players", facts.least_players, facts.most_players, f" for {facts.name}")
    position = setup.position
    if position is not None and not isinstance(position, Mapping):
        raise bad_position(position)
    _whole(setup.start, "start", 0, setup.players - 1, f" with {setup.players} players")
    if not _is_seed(setup.seed):
        raise PlayError("bad-seed", f"a seed is a whole number or 64 hex digits, not {shortened(setup.seed)}")
    if not isinstance(setup.options, Mapping):
        raise PlayError("bad-option", f"options is an object, not {shortened(setup.options)}")
    return setup


def _is_seed(seed: object) -> bool:
    if isinstance(seed, str):
        return len(seed) == 64 and set(seed.lower()) <= set("0123456789abcdef")
    return isinstance(seed, int) and not isinstance(seed, bool) and seed.bit_length() <= MAX_SEED_BITS


def _whole(value: object, what: str, least: int, most: int, context: str) -> None:
    if not is_whole(value, least, most):
        raise PlayError(f"bad-{what}", f"{what} is {shortened(value)}; it must be {least} to {most}{context}")


def nameless(seat: int) -> str:
    """What records call a player without a name; people read it in their language (`text.narration`)."""
    return f"seat {seat}"


def _checked_names(names: Sequence[str] | None, players: int) -> list[str]:
    if names is None:
        return [nameless(seat) for seat in range(players)]
    fit = isinstance(names, Sequence) and len(names) == players
    if not fit or not all(isinstance(name, str) and len(name) <= MAX_NAME for name in names):
        raise PlayError(
            "bad-players", f"{players} players have {players} names of at most {MAX_NAME} characters"
        )
    return list(names)

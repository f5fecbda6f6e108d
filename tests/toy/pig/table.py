"""Pig on the table: names outside, the rules' numbers inside."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from pig.rules import ACTIONS, HAPPENINGS, REASONS, State, act, legal, set_up

from portroyal.play.blind import forget
from portroyal.play.errors import PlayError, refusal
from portroyal.play.events import Event
from portroyal.play.family import Result, Setup
from portroyal.play.prices import Price
from portroyal.rules.chance import seed_stream
from portroyal.rules.layout import copy_of, copy_plain


class Player(msgspec.Struct, frozen=True):
    points: int


class View(msgspec.Struct, frozen=True):
    game: str
    phase: str
    round: int
    active: int
    decider: int | None
    start: int
    pot: int
    players: list[Player]
    legal: list[str]
    winners: list[int]
    options: Mapping[str, Any]


class PigTable:
    def __init__(self, setup: Setup) -> None:
        if setup.options:
            raise PlayError("bad-option", "pig has no options")
        g = self.g = State()
        seed_stream(g.stream, setup.seed)
        g.told = []
        set_up(g, setup.players, setup.start)
        if setup.position is not None:
            at = msgspec.convert(setup.position, View)
            g.active, g.round, g.pot, g.told = at.active, at.round, at.pot, []
            g.points[: setup.players] = [player.points for player in at.players]
        self.opened = self._events()

    @property
    def n_players(self) -> int:
        return self.g.n_players

    @property
    def decider(self) -> int | None:
        return None if self.g.reason else self.g.active

    def legal(self) -> list[str]:
        return list(ACTIONS[: legal(self.g, [0, 0])])

    def act(self, action: str, chance: Sequence[Any] | None) -> list[Event]:
        if action not in self.legal() or chance is not None:
            raise PlayError("illegal-action", refusal(action, self.legal()))
        act(self.g, ACTIONS.index(action))
        return self._events()

    def opening(self) -> list[Event]:
        return self.opened

    def revealed(self, events: Sequence[Event]) -> bool:
        return any(event.type == "roll" for event in events)

    def state(self) -> View:
        g, players = self.g, [Player(points) for points in self._points()]
        phase, winners = "over" if g.reason else "turn", self._winners()
        at = g.round, g.active, self.decider, g.start, g.pot
        return View("pig", phase, *at, players, self.legal(), winners, {})

    def prices(self) -> list[Price]:
        return []

    def alike(self) -> dict[str, str]:
        return {action: action for action in self.legal()}

    def blinded(self, chance: random.Random) -> PigTable:
        copy = object.__new__(PigTable)
        copy.g, copy.opened = copy_of(self.g), []
        copy.g.told = []
        forget(copy.g.stream, chance)
        return copy

    def result(self) -> Result | None:
        reason = REASONS[self.g.reason]
        return reason and Result(self._winners(), self._points(), None, self.g.round, reason)

    def snapshot(self) -> State:
        return copy_of(self.g)

    def restore(self, snapshot: State) -> None:
        copy_plain(snapshot, self.g)

    def chance_record(self) -> dict[str, Any]:
        return {}

    def _points(self) -> list[int]:
        return list(self.g.points[: self.g.n_players])

    def _winners(self) -> list[int]:
        return [seat for seat in range(self.g.n_players) if self.g.winners >> seat & 1]

    def _events(self) -> list[Event]:
        told, self.g.told = self.g.told or [], []
        return [
            Event(HAPPENINGS[what], None, n, None, None, seat if seat >= 0 else None)
            for what, seat, _, n, _, _ in told
        ]

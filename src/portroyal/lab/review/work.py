"""Pieces of work of a review, each for one thread: rollouts from a position and searches of the captain."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any

import numpy as np

from portroyal.bots.ask import ask
from portroyal.bots.bot import Bot, Budget
from portroyal.lab.review.rollouts import Batch, Rollouts


@dataclass(frozen=True)
class View:
    """One search of the captain: what it would do, and what it finds the choices worth.

    `values` are those of whoever decides, `shares` everybody's, of a captain who works that out.
    """

    action: str
    values: Mapping[str, float]
    shares: Mapping[str, Sequence[float]] = field(default_factory=dict)


@dataclass(frozen=True)
class Work:
    """A piece of work for a thread: rollouts of some deals, and searches with these seeds."""

    batch: Any
    captain: Bot
    playouts: int
    rollouts: Rollouts
    actions: tuple[str, ...]
    deals: int
    first: int
    seeds: list[int]

    def done(self) -> tuple[Batch | None, list[View]]:
        look = self._search if len(self.rollouts.table.legal()) > 1 else self._look_beyond
        views = [view for seed in self.seeds if (view := look(seed)) is not None]
        if not self.deals:
            return None, views
        at, actions = self.rollouts, list(self.actions)
        shares = self.batch.values(at.table, actions, self.deals, at.seed, self.first)
        return Batch.of(self.actions, np.asarray(shares)), views

    def _search(self, seed: int) -> View | None:
        """The captain's opinion; choices that come to the same are put together."""
        table = self.rollouts.table
        told = ask(self.captain, table, random.Random(seed), Budget(playouts=self.playouts))
        if told.trouble is not None or told.values is None:
            return None
        same, shares = table.alike(), told.shares or {}
        groups: dict[str, list[str]] = {}
        for action in told.values:
            groups.setdefault(same[action], []).append(action)
        return View(
            same[told.action],
            {one: fmean(told.values[action] for action in group) for one, group in groups.items()},
            {one: shares[one] for one in groups if one in shares},
        )

    def _look_beyond(self, seed: int) -> View | None:
        """What a forced act is worth if one of the cards comes that may: what the captain thinks then."""
        chance = random.Random(seed)
        table = self.rollouts.table.blinded(chance)
        seat, (only,) = table.decider, table.legal()
        table.act(only, None)
        if table.decider is None:
            return None
        told = ask(self.captain, table, chance, Budget(playouts=self.playouts), anew=table.copy)
        if told.trouble is not None or told.values is None:
            return None
        if told.shares and seat is not None:
            shares = told.shares[told.action]
            return View(only, {only: shares[seat]}, {only: shares})
        return View(only, {only: told.values[told.action]}) if table.decider == seat else None

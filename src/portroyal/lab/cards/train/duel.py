"""Two networks, or a network and a bot, on the same deals from both sides: what decides who goes on."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np

from portroyal.bots.captain import MOST_PLAYOUTS, Decision
from portroyal.bots.cards.admiral import AdmiralDecision
from portroyal.bots.cards.batch import CardBatch
from portroyal.bots.columns import ADMIRAL, WIDTH, WINNERS

Opponent = Any  # a network, or the number of a bot in batches


class Clock(NamedTuple):
    """Seconds for a decision, where they count and not the budget; and a budget that is not the rivals'."""

    own: float | None = None
    rivals: float | None = None
    own_playouts: int | None = None


NO_CLOCK = Clock()


class OnTheClock(Decision):
    """Thinks for a time, whatever the budget; without one, by the budget, which may be its own."""

    def __init__(self, own: Decision, seconds: float | None, playouts: int | None = None) -> None:
        self.own, self.seconds, self.playouts = own, seconds, playouts

    def enter(self, state: Any, whim: Any) -> None:
        self.own.enter(state, whim)

    def think(self, playouts: int) -> bool:
        if self.seconds is None:
            return self.own.think(playouts if self.playouts is None else self.playouts)
        self.own.think_for(self.seconds, MOST_PLAYOUTS)
        return True

    @property
    def choice(self) -> int:
        return self.own.choice

    def values(self) -> dict[int, float]:
        return self.own.values()


def deal_share(
    batch: CardBatch, net: Any, other: Opponent, deal: int, seed: int, harbors: int, looks: int,
    clock: Clock = NO_CLOCK,
) -> float:  # fmt: skip
    """One deal: the network's share of the win, alone among its rivals.

    It sits on every seat in turn; all other seats are the opponent's.
    """
    won = 0.0
    for seat in range(batch.players):
        who = np.full(batch.players, ADMIRAL if not isinstance(other, int) else other)
        who[seat] = ADMIRAL
        thinking: list[Decision] = []
        for p in range(batch.players):
            if p == seat:
                own = AdmiralDecision(batch.boxes, net, looks)
                thinking.append(OnTheClock(own, clock.own, clock.own_playouts))
            elif isinstance(other, int):
                thinking.append(OnTheClock(batch.decision(other), clock.rivals))
            else:
                thinking.append(AdmiralDecision(batch.boxes, other, looks))
        won += game_share(batch, who, thinking, seat, deal, seed, harbors)
    return won / batch.players


def game_share(
    batch: CardBatch, who: Any, thinking: list[Decision], seat: int, deal: int, seed: int, harbors: int
) -> float:
    """A seat's share of the win in one game, in which every seat thinks for itself."""
    rows = np.zeros((1, WIDTH), np.int64)
    series = batch.new_series(seed, batch.weights)
    batch.play_series(series, who, np.array([[deal, 0]]), harbors, rows, thinking)
    return share_of(rows[0], seat)


def share_of(row: Any, seat: int) -> float:
    """A seat's share of the win in a row of results."""
    winners = int(row[WINNERS])
    return (winners >> seat & 1) / max(1, winners.bit_count())


def duel(
    game: str, players: int, net: Any, other: Opponent, deals: int, seed: int, harbors: int, looks: int,
    threads: int,
) -> Iterator[float]:  # fmt: skip
    """Deal by deal, the network's share of the win."""
    batch = CardBatch(game, {}, players)
    pool = ThreadPoolExecutor(threads)
    try:
        jobs = [
            pool.submit(deal_share, batch, net, other, deal, seed, harbors, looks) for deal in range(deals)
        ]
        for job in jobs:
            yield job.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)

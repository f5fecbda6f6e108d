"""Batches of games between bots, one row of results per game: what those of all families share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

import numpy as np

from portroyal.bots.captain import Decision
from portroyal.bots.columns import BOTS_IN_BATCHES, CAPTAIN, WIDTH
from portroyal.rules.compiled import master_stream, one_record
from portroyal.rules.layout import record_type

NO_ACTION = -1


class Batch(ABC):
    """Games of one kind, with its options and a number of players; safe to use from several threads.

    A family brings the compiled loops, and the records they work on: states, and a series of games, which
    holds who plays by which weights and where the games wait for a captain.
    """

    state: ClassVar[Any]
    series: ClassVar[type]

    def __init__(self, players: int, weights: Any) -> None:
        self.players, self.weights = players, one_record(weights)

    @abstractmethod
    def games(self, series: Any, states: Any, games: Any, results: Any) -> bool:
        """Plays game games[i, 0] of the series with seat games[i, 1] first into row i of the results.

        `states` holds a blank state and the game. Answers True when all games are over. A captain thinks
        elsewhere: then it answers False, and wants to be called again with the choice in the series.
        """

    @abstractmethod
    def rollouts(self, series: Any, states: Any, codes: Any, shares: Any, at_a_glance: bool) -> None:
        """Plays each of `codes` at states[0], then mates to the end; two more states are scratch.

        shares[a, j, p] is what seat p has of the win after action a with the chance of game j of the series.
        At a glance mates play to the end of the turn, and the captain's judgement says the shares.
        """

    @abstractmethod
    def decision(self, bot: int) -> Decision:
        """Where a captain or an admiral thinks: one for every thread."""

    def new_series(self, seed: int, weights: Any) -> Any:
        """A series that has not begun, with these weights (a row for all seats, or one for each)."""
        made: Any = np.zeros(1, record_type(self.series))
        made[0]["master"] = master_stream(seed)[0]
        made[0]["n_players"], made[0]["action"] = self.players, NO_ACTION
        made[0]["weights"][: self.players] = weights
        return made

    def play(
        self, bots: Sequence[str], seed: int, numbers: Any, starts: Any, playouts: int, results: Any
    ) -> None:
        """Plays game `numbers[i]` of the seed, seat `starts[i]` first, with bots[s] on seat s.

        Captains get `playouts` for a decision. Rows of `results` are described in `bots.columns`.
        """
        series = self.new_series(seed, self.weights)
        self.play_series(series, numbers_of(bots), np.stack([numbers, starts], axis=1), playouts, results)

    def play_weighted(
        self, who: Any, weights: Any, seed: int, numbers: Any, starts: Any, results: Any
    ) -> None:
        """Each seat's mate thinks by its own row of weights, as tuning wants it."""
        series = self.new_series(seed, weights)
        self.play_series(series, who, np.stack([numbers, starts], axis=1), 0, results)

    def play_series(
        self, series: Any, who: Any, games: Any, playouts: int, results: Any, own: Sequence[Decision] = ()
    ) -> None:
        """`own` are the seats' places to think, where not all of a name think alike."""
        assert results.shape == (len(games), WIDTH)
        series[0]["bots"][: self.players] = who
        states = np.zeros(2, self.state)
        thinking = {bot: self.decision(bot) for bot in {int(bot) for bot in who if bot >= CAPTAIN} if not own}
        while not self.games(series, states, games, results):
            seat = int(states[1]["decider"])
            decision = own[seat] if own else thinking[int(who[seat])]
            decision.enter(states[1], series[0]["whim"])
            decision.think(playouts)
            series[0]["action"] = decision.choice

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
        """Win shares (actions, deals, players) after each action and mates on all seats; '' is no action.

        Deal j has the chance of game `first + j` of the seed and is the same for every action.
        """
        states, series = np.zeros(3, self.state), self.new_series(seed, self.weights)
        states[0] = one_record(table.g)[0]
        series[0]["game"] = first
        codes = {**table.choices(), "": NO_ACTION}
        chosen = np.array([codes[action] for action in actions], np.int64)
        shares = np.zeros((len(actions), deals, table.n_players))
        self.rollouts(series, states, chosen, shares, at_a_glance)
        return shares


class DeckhandBatch:
    """Games between deckhands alone: a family brings `games`, a compiled loop, and its state.

    The loop gets the stream of the batch, a blank state and one to play in, the number of players, and for
    every game its number, its first seat and its row of results.
    """

    state: ClassVar[type]
    games: ClassVar[Callable[..., None]]

    def __init__(self, game: str, options: Mapping[str, Any], players: int) -> None:
        self.players = players

    def play(
        self, bots: Sequence[str], seed: int, numbers: Any, starts: Any, playouts: int, results: Any
    ) -> None:
        states: Any = np.zeros(2, record_type(self.state))
        type(self).games(master_stream(seed), states, self.players, numbers, starts, results)


def numbers_of(bots: Sequence[str]) -> Any:
    """The bots as compiled loops know them."""
    return np.array([BOTS_IN_BATCHES.index(bot) for bot in bots], np.int64)

"""Batches of Dice Games between bots, one row of results per game, and games played on from a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from portroyal.bots.columns import BOTS_IN_BATCHES, CAPTAIN, DECKHAND, WIDTH
from portroyal.bots.dice.playout import FREE_CHOICE, crew_games, deckhand_games, knowledge, play_on
from portroyal.play.dice.adapter import DiceTable, chart_for
from portroyal.play.dice.view import legal_actions
from portroyal.rules.compiled import master_stream
from portroyal.rules.dice.batch import STATE, sheet_record
from portroyal.rules.dice.sheet import SheetOf, sheet_of
from portroyal.rules.layout import to_record


class DiceBatch:
    """Games of one number of players on one chart. Calls may run in several threads at once."""

    def __init__(self, options: Mapping[str, Any], players: int, on: SheetOf | None = None) -> None:
        self.on = sheet_of(chart_for(options)) if on is None else on
        self.players = players
        self.sheets = sheet_record(self.on)

    def play(
        self,
        bots: Sequence[str],
        seed: int,
        numbers: Any,
        starts: Any,
        playouts: int,
        results: Any,
        forced: int = FREE_CHOICE,
    ) -> None:
        """Plays game `numbers[i]` of the seed, seat `starts[i]` first, with bots[s] on seat s.

        `forced` is the number of a start island that the first player has to take.
        """
        assert results.shape == (len(numbers), WIDTH)
        states, masters = np.zeros(2, STATE), master_stream(seed)
        seats = np.array([BOTS_IN_BATCHES.index(bot) for bot in bots], np.int64)
        if forced == FREE_CHOICE and (seats == DECKHAND).all():
            deckhand_games(self.sheets, masters, states, self.players, numbers, starts, results)
        elif CAPTAIN in seats:
            from portroyal.bots.dice.search_loops import N_STATES, captain_games, eye_for, new_race

            weights, odds = knowledge()
            captain_games(
                self.sheets, masters, np.zeros(N_STATES, STATE), self.players, forced, seats, weights, odds,
                eye_for(self.players), new_race(), playouts, numbers, starts, results,
            )  # fmt: skip
        else:
            self._crew(seats, knowledge()[0], seed, numbers, starts, results, forced)

    def play_weighted(
        self, seats: Any, others: Sequence[Sequence[int]], seed: int, numbers: Any, starts: Any, results: Any
    ) -> None:
        """As `play`, with bots by number; the numbers beyond the known ones are mates by `others`."""
        weights = np.concatenate([knowledge()[0], np.array(others, np.int64)])
        self._crew(np.asarray(seats, np.int64), weights, seed, numbers, starts, results, FREE_CHOICE)

    def _crew(
        self, seats: Any, weights: Any, seed: int, numbers: Any, starts: Any, results: Any, forced: int
    ) -> None:
        states, masters, odds = np.zeros(2, STATE), master_stream(seed), knowledge()[1]
        crew_games(
            self.sheets, masters, states, self.players, forced, seats, weights, odds, numbers, starts, results
        )

    def values(self, table: DiceTable, actions: Sequence[str], deals: int, seed: int, first: int = 0) -> Any:
        """Every seat's share of the victory: per action and series of dice, when mates play to the end.

        The dice of series j are the same for every action: game `first + j` of the seed. The action "" plays
        on from the table as it is.
        """
        states, masters = np.zeros(2, STATE), master_stream(seed)
        to_record(table.g, states[0])
        codes = legal_actions(table.g, table.on) | {"": -1}
        chosen = np.array([codes[action] for action in actions], np.int64)
        shares = np.zeros((len(actions), deals, table.n_players))
        weights, odds = knowledge()
        play_on(self.sheets, masters, states, chosen, weights, odds, first, shares)
        return shares

"""Batches of Dice Games between bots in compiled loops: whole games, and games played on from a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import numpy as np

from portroyal.bots import columns
from portroyal.bots.batch import NO_ACTION, Batch, numbers_of
from portroyal.bots.captain import Decision
from portroyal.bots.columns import BOSUN, CAPTAIN, DECKHAND, note_end, share_win, trail_after
from portroyal.bots.dice.bosun import bosun, bosun_weights
from portroyal.bots.dice.evaluation import Evaluation, evaluate, net_of
from portroyal.bots.dice.mate import mate
from portroyal.bots.dice.race import is_searched
from portroyal.bots.dice.roll_odds import all_reach
from portroyal.bots.dice.weights import Weights, weights
from portroyal.bots.dice.worth import Notes
from portroyal.play.dice.adapter import chart_for
from portroyal.rules.chance import Stream, game_key, whim_below
from portroyal.rules.compiled import compiled, one_record
from portroyal.rules.dice.batch import STATE, sheet_record
from portroyal.rules.dice.codes import CHOOSE, DISCOVER, MAX_PLAYERS, N_PERSONS, OVER, STOP
from portroyal.rules.dice.legal import act, legal, set_up
from portroyal.rules.dice.sheet import SheetOf, sheet_of
from portroyal.rules.dice.state import Sheet, State
from portroyal.rules.layout import I8, Cell, Rows, layout
from portroyal.rules.rulebook import rule

FREE_CHOICE = -1  # instead of an island that the first player is forced onto


@layout
class Series:
    """Games of a batch: who plays by which weights, and where they wait for a captain."""

    master: Stream
    n_players: I8
    forced: I8  # the island that the start player has to begin on, or FREE_CHOICE
    bots: Annotated[list[int], Cell("i8", MAX_PLAYERS)]
    weights: Annotated[list[Weights], Rows(MAX_PLAYERS)]
    notes: Notes
    game: I8  # where the games begin, or wait
    action: I8  # what the captain chose
    whim: Annotated[list[int], Cell("i8", 1)]


@rule
def begin(g: State, sheet: Sheet, series: Series, number: int, start: int) -> None:
    """Game `number`, on a blank state."""
    game_key(series.master, number, g.stream, series.whim)
    set_up(g, sheet, series.n_players, start)


@rule
def play_counted(g: State, sheet: Sheet, action: int, row: list[int]) -> None:
    """An action and its traces: a bust shows as itself, or as a turn that ended without a stop."""
    row[columns.MOVES] += 1
    row[columns.TRAIL] = trail_after(row[columns.TRAIL], action)
    discovers = g.phase == DISCOVER
    active = g.active
    act(g, sheet, action)
    if discovers:
        at = columns.SEATS + active * columns.SEAT_WIDTH
        row[at + columns.TURNS] = 1  # at least; `note_result` counts them
        if action != STOP and (g.bust == 1 or g.active != active):
            row[at + columns.BUSTS] += 1


@rule
def note_result(g: State, row: list[int]) -> None:
    """What is known when the game is over; moves and busts were counted as they happened."""
    note_end(g, row)
    began = row[columns.SEATS + g.start * columns.SEAT_WIDTH + columns.TURNS]
    last = (g.active - g.start + g.n_players) % g.n_players
    for p in range(g.n_players):
        at = columns.SEATS + p * columns.SEAT_WIDTH
        place = (p - g.start + g.n_players) % g.n_players
        if began == 1:
            row[at + columns.TURNS] = g.round if place <= last else g.round - 1
        for person in range(N_PERSONS):
            if g.players[p].people[person] > 0:
                row[at + columns.PERSONS] |= 1 << person


@compiled
def deckhand_games(sheets: Any, all_series: Any, states: Any, games: Any, results: Any) -> None:
    """`Batch.games` with every seat playing at random: nothing but the rules, so soon compiled."""
    sheet = sheets[0]
    series = all_series[0]
    g = states[1]
    for i in range(len(games)):
        row = results[i]
        states[1] = states[0]
        begin(g, sheet, series, games[i, 0], games[i, 1])
        row[:] = 0
        while g.phase != OVER:
            n = legal(g, sheet, series.notes.actions)
            play_counted(g, sheet, series.notes.actions[whim_below(series.whim, n)], row)
        note_result(g, row)


@compiled
def games_between(sheets: Any, odds: Any, all_series: Any, states: Any, games: Any, results: Any) -> bool:
    """`Batch.games`."""
    sheet = sheets[0]
    series = all_series[0]
    notes = series.notes
    g = states[1]
    for i in range(series.game, len(games)):
        row = results[i]
        action = series.action
        if action == NO_ACTION:
            states[1] = states[0]
            begin(g, sheet, series, games[i, 0], games[i, 1])
            row[:] = 0
            if series.forced >= 0:
                action = CHOOSE + series.forced
        while g.phase != OVER:
            if action == NO_ACTION:
                n = legal(g, sheet, notes.actions)
                bot = series.bots[g.decider]
                if bot == DECKHAND:
                    action = notes.actions[whim_below(series.whim, n)]
                elif bot == BOSUN:
                    action = bosun(g, sheet, n, series.weights[g.decider], notes)
                elif bot == CAPTAIN and n > 1 and is_searched(g):
                    series.game = i
                    return False
                else:
                    action = mate(g, sheet, n, series.weights[g.decider], notes, odds)
            play_counted(g, sheet, action, row)
            action = NO_ACTION
        note_result(g, row)
        series.action = NO_ACTION
    return True


@compiled
def rollouts(
    sheets: Any, odds: Any, all_series: Any, evaluations: Any, states: Any, codes: Any, shares: Any,
    at_a_glance: bool,
) -> None:  # fmt: skip
    """`Batch.rollouts`."""
    sheet = sheets[0]
    series = all_series[0]
    g = states[1]
    for a in range(len(codes)):
        for j in range(shares.shape[1]):
            states[1] = states[0]
            game_key(series.master, series.game + j, g.stream, series.whim)
            if codes[a] != NO_ACTION:
                act(g, sheet, codes[a])
            while g.phase != OVER and not (at_a_glance and g.active != states[0].active):
                n = legal(g, sheet, series.notes.actions)
                act(g, sheet, mate(g, sheet, n, series.weights[0], series.notes, odds))
            if g.phase == OVER:
                share_win(g.winners, g.n_players, shares[a, j])
            else:
                evaluate(g, sheet, series.weights[0], evaluations[0])
                for p in range(g.n_players):
                    shares[a, j, p] = evaluations[0].shares[p]


class DiceBatch(Batch):
    """Games on one chart."""

    state, series = STATE, Series

    def __init__(
        self, game: str, options: Mapping[str, Any], players: int, on: SheetOf | None = None
    ) -> None:
        super().__init__(players, weights())
        self.on = sheet_of(chart_for(options)) if on is None else on
        self.sheets = sheet_record(self.on)

    def new_series(self, seed: int, weights: Any) -> Any:
        made = super().new_series(seed, weights)
        made[0]["forced"] = FREE_CHOICE
        return made

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
        """`forced` is the number of a start island that the first player has to take."""
        who, series = numbers_of(bots), self.new_series(seed, self.weights)
        series[0]["weights"][: self.players][who == BOSUN] = one_record(bosun_weights())
        series[0]["forced"] = forced
        self.play_series(series, who, np.stack([numbers, starts], axis=1), playouts, results)

    def games(self, series: Any, states: Any, games: Any, results: Any) -> bool:
        only_deckhands = (series[0]["bots"][: self.players] == DECKHAND).all()
        if only_deckhands and series[0]["forced"] == FREE_CHOICE:
            deckhand_games(self.sheets, series, states, games, results)
            return True
        return bool(games_between(self.sheets, all_reach(), series, states, games, results))

    def rollouts(self, series: Any, states: Any, codes: Any, shares: Any, at_a_glance: bool) -> None:
        evaluations = one_record(Evaluation())
        evaluations[0]["net"] = net_of(self.players)
        rollouts(self.sheets, all_reach(), series, evaluations, states, codes, shares, at_a_glance)

    def decision(self, bot: int) -> Decision:
        from portroyal.bots.dice.search import DiceDecision  # only for captains: it takes a while to load

        return DiceDecision(self.sheets, self.players)

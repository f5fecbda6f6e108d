"""Batches of card games between bots in compiled loops: whole games, and rollouts from a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import numpy as np

from portroyal.bots import columns
from portroyal.bots.batch import NO_ACTION, Batch
from portroyal.bots.captain import Decision
from portroyal.bots.cards.bosun import bosun
from portroyal.bots.cards.judgement import Judge, judge, kept_net
from portroyal.bots.cards.mate import mate
from portroyal.bots.cards.tree import turns_begun
from portroyal.bots.cards.weights import Weights, weights_of
from portroyal.bots.cards.worth import Notes
from portroyal.bots.columns import ADMIRAL, BOSUN, DECKHAND, MATE, note_end, share_win, trail_after
from portroyal.play.cards.adapter import deck_for
from portroyal.rules.cards.batch import STATE, box_record
from portroyal.rules.cards.codes import (
    BY_NO_CARDS,
    MAX_CARDS,
    MAX_LEGAL,
    MAX_PLAYERS,
    N_ROLES,
    OVER,
)  # fmt: skip
from portroyal.rules.cards.hidden import reshuffle_hidden
from portroyal.rules.cards.legal import act, legal, set_up
from portroyal.rules.cards.state import Box, State
from portroyal.rules.chance import Stream, game_key, whim_below
from portroyal.rules.compiled import compiled
from portroyal.rules.layout import I8, Cell, Rows, layout, record_type
from portroyal.rules.rulebook import hot, rule


@layout
class Series:
    """Games of a batch: who plays by which weights, and where they wait for a captain."""

    master: Stream
    n_players: I8
    needs_expedition: I8
    bots: Annotated[list[int], Cell("i8", MAX_PLAYERS)]
    weights: Annotated[list[Weights], Rows(MAX_PLAYERS)]
    notes: Notes
    actions: Annotated[list[int], Cell("i8", MAX_LEGAL)]
    game: I8  # where the games begin, or wait
    action: I8  # what the captain chose
    whim: Annotated[list[int], Cell("i8", 1)]


@rule
def begin(g: State, box: Box, series: Series, number: int, start: int) -> None:
    """Game `number`, on a blank state."""
    game_key(series.master, number, g.stream, series.whim)
    set_up(g, box, series.n_players, start, series.needs_expedition)


@rule
def turns_of(g: State, seat: int) -> int:
    """How often a seat was active: every round, but for a game that ran out of cards within one."""
    if g.reason != BY_NO_CARDS:
        return g.round + 0
    place = (seat - g.start) % g.n_players
    return g.round - (1 if place > (g.active - g.start) % g.n_players else 0)


@hot
def play_counted(g: State, box: Box, action: int, row: list[int]) -> None:
    """An action and its traces."""
    row[columns.MOVES] += 1
    row[columns.TRAIL] = trail_after(row[columns.TRAIL], action)
    seat = g.active
    if act(g, box, action):
        row[columns.SEATS + seat * columns.SEAT_WIDTH + columns.BUSTS] += 1


@rule
def note_result(g: State, row: list[int]) -> None:
    """What is known when the game is over; moves and busts were counted as they happened."""
    note_end(g, row)
    for p in range(g.n_players):
        at = columns.SEATS + p * columns.SEAT_WIDTH
        row[at + columns.COINS] = g.players[p].coins.size
        row[at + columns.TURNS] = turns_of(g, p)
        persons = 0
        for role in range(N_ROLES):
            if g.players[p].people[role] > 0:
                persons |= 1 << role
        row[at + columns.PERSONS] = persons


@compiled
def games_between(boxes: Any, all_series: Any, states: Any, games: Any, results: Any) -> bool:
    """`Batch.games`."""
    box = boxes[0]
    series = all_series[0]
    actions = series.actions
    g = states[1]
    for i in range(series.game, len(games)):
        row = results[i]
        action = series.action
        if action == NO_ACTION:
            states[1] = states[0]
            begin(g, box, series, games[i, 0], games[i, 1])
            row[:] = 0
        while g.phase != OVER:
            if action == NO_ACTION:
                n = legal(g, box, actions)
                bot = series.bots[g.decider]
                if bot == DECKHAND:
                    action = actions[whim_below(series.whim, n)]
                elif n == 1:
                    action = actions[0]
                elif bot == BOSUN:
                    action = bosun(g, box, actions, n)
                elif bot == MATE:
                    action = mate(g, box, actions, n, series.weights[g.decider], series.notes)
                else:
                    series.game = i
                    return False
            play_counted(g, box, action, row)
            action = NO_ACTION
        note_result(g, row)
        series.action = NO_ACTION
    return True


@compiled
def rollouts(
    boxes: Any, all_series: Any, nets: Any, judges: Any, states: Any, codes: Any, shares: Any,
    at_a_glance: bool,
) -> None:  # fmt: skip
    """`Batch.rollouts`; the hidden cards of states[0] are dealt afresh for every game."""
    scratch: Any = np.zeros(MAX_CARDS, np.int64)
    box = boxes[0]
    series = all_series[0]
    g = states[2]
    last = turns_begun(states[0]) + 1
    for j in range(shares.shape[1]):
        states[1] = states[0]
        game_key(series.master, series.game + j, states[1].stream, series.whim)
        reshuffle_hidden(states[1], states[1].stream, scratch)
        for a in range(len(codes)):
            states[2] = states[1]
            if codes[a] != NO_ACTION:
                act(g, box, codes[a])
            while g.phase != OVER and not (at_a_glance and turns_begun(g) >= last):
                n = legal(g, box, series.actions)
                act(g, box, mate(g, box, series.actions, n, series.weights[0], series.notes))
            if g.phase == OVER:
                share_win(g.winners, g.n_players, shares[a, j])
            else:
                judge(g, box, nets[0], judges[0])
                for p in range(g.n_players):
                    shares[a, j, p] = judges[0].shares[p]


class CardBatch(Batch):
    """Games of one card game with its options."""

    state, series = STATE, Series

    def __init__(self, game: str, options: Mapping[str, Any], players: int) -> None:
        super().__init__(players, weights_of(game, players))
        self.deck = deck_for(game, dict(options))
        self.needs_expedition = int(options.get("ending") == "expedition")
        self.boxes = box_record(self.deck)

    def new_series(self, seed: int, weights: Any) -> Any:
        made = super().new_series(seed, weights)
        made[0]["needs_expedition"] = self.needs_expedition
        return made

    def games(self, series: Any, states: Any, games: Any, results: Any) -> bool:
        return bool(games_between(self.boxes, series, states, games, results))

    def rollouts(self, series: Any, states: Any, codes: Any, shares: Any, at_a_glance: bool) -> None:
        judges = np.zeros(1, record_type(Judge))
        rollouts(self.boxes, series, kept_net(), judges, states, codes, shares, at_a_glance)

    def decision(self, bot: int) -> Decision:
        if bot == ADMIRAL:  # each only for its own: they take a while to load
            from portroyal.bots.cards.admiral import AdmiralDecision

            return AdmiralDecision(self.boxes)
        from portroyal.bots.cards.search import CardDecision

        return CardDecision(self.boxes, self.deck.game.name, self.players)

"""Batches of card games in compiled loops: random play at full speed, and copies of states for search."""

from __future__ import annotations

from typing import Any

import numpy as np

from portroyal.rules.cards.codes import MAX_LEGAL, MAX_PLAYERS, OVER
from portroyal.rules.cards.deck import Deck
from portroyal.rules.cards.legal import act, legal, play_out, set_up
from portroyal.rules.cards.state import Box, State
from portroyal.rules.chance import Stream, game_key, seed_stream, whim_below
from portroyal.rules.compiled import compiled
from portroyal.rules.layout import record_type, to_record

STATE = record_type(State)
BOX = record_type(Box)
TOTALS = 6 + MAX_PLAYERS


def box_record(deck: Deck) -> Any:
    """The deck's box as a one-element array: cheaper to pass than a record."""
    boxes = np.zeros(1, BOX)
    to_record(deck.box, boxes[0])
    return boxes


def master_stream(seed: int | str) -> Any:
    plain = Stream()
    seed_stream(plain, seed)
    masters = np.zeros(1, record_type(Stream))
    to_record(plain, masters[0])
    return masters


@compiled
def random_games(
    boxes: Any, masters: Any, states: Any, n_players: int, needs_expedition: int, first: int, count: int,
    totals: Any,
) -> None:  # fmt: skip
    """Plays games first .. first+count-1 of a batch in a scratch state and adds up the totals.

    `states` has two elements: a blank one and the scratch. Totals: moves, rounds, ended by points, by no
    cards, by the cap, shared or no victory, then sole wins by seat. The start player rotates.
    """
    actions: Any = np.zeros(MAX_LEGAL, np.int64)
    whim: Any = np.zeros(1, np.int64)
    for i in range(count):
        states[1] = states[0]
        g = states[1]
        game_key(masters[0], first + i, g.stream, whim)
        set_up(g, boxes[0], n_players, (first + i) % n_players, needs_expedition)
        totals[0] += play_out(g, boxes[0], actions, whim)
        totals[1] += g.round
        totals[1 + g.reason] += 1
        sole = 0
        for p in range(n_players):
            if g.winners == 1 << p:
                totals[6 + p] += 1
                sole = 1
        if sole == 0:
            totals[5] += 1


@compiled
def recorded_game(
    boxes: Any, masters: Any, states: Any, n_players: int, needs_expedition: int, number: int, history: Any
) -> int:
    """Plays one game of a batch and keeps the state after every move; answers the number of moves."""
    actions: Any = np.zeros(MAX_LEGAL, np.int64)
    whim: Any = np.zeros(1, np.int64)
    states[1] = states[0]
    g = states[1]
    game_key(masters[0], number, g.stream, whim)
    set_up(g, boxes[0], n_players, number % n_players, needs_expedition)
    moves = 0
    while g.phase != OVER and moves < len(history):
        n = legal(g, boxes[0], actions)
        act(g, boxes[0], actions[whim_below(whim, n)])
        history[moves] = states[1]
        moves += 1
    return moves

"""Batches of card games in compiled loops: random play at full speed, and copies of states for search."""

from __future__ import annotations

from typing import Any

import numpy as np

from portroyal.rules.cards.codes import DRAW_CARD, MAX_CARDS, MAX_LEGAL, MAX_PLAYERS, OVER
from portroyal.rules.cards.deck import Deck
from portroyal.rules.cards.invariants import fault_of
from portroyal.rules.cards.legal import act, legal, play_out, set_up
from portroyal.rules.cards.offers import risk_draw, weigh
from portroyal.rules.cards.state import Box, State
from portroyal.rules.chance import game_key, whim_below
from portroyal.rules.compiled import compiled, one_record
from portroyal.rules.compiled import master_stream as master_stream
from portroyal.rules.layout import record_type

STATE = record_type(State)
BOX = record_type(Box)
TOTALS = 6 + MAX_PLAYERS
WATCHED_EVERY = 8


def box_record(deck: Deck) -> Any:
    """The deck's box as compiled code takes it."""
    return one_record(deck.box)


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


@compiled
def watched_games(
    boxes: Any, masters: Any, states: Any, n_players: int, needs_expedition: int, first: int, count: int,
    most_moves: int, totals: Any,
) -> int:  # fmt: skip
    """Random games under watch: the table is counted again every few moves and at the end.

    Answers 0, or 1 + the number of the first game that shows a fault, hangs or leaves nobody a choice; the
    fault is then in totals[2]. Totals: moves, longest game, fault, ended by points, by no cards, by the cap.
    """
    actions: Any = np.zeros(MAX_LEGAL, np.int64)
    marks: Any = np.zeros(MAX_CARDS + 1, np.int64)
    whim: Any = np.zeros(1, np.int64)
    for i in range(count):
        states[1] = states[0]
        g = states[1]
        game_key(masters[0], first + i, g.stream, whim)
        set_up(g, boxes[0], n_players, (first + i) % n_players, needs_expedition)
        moves = 0
        while g.phase != OVER:
            n = legal(g, boxes[0], actions)
            if n == 0 or moves == most_moves:
                totals[2] = -1
                return 1 + first + i
            act(g, boxes[0], actions[whim_below(whim, n)])
            moves += 1
            if moves % WATCHED_EVERY == 0 or g.phase == OVER:
                totals[2] = fault_of(g, boxes[0], marks)
                if totals[2] != 0:
                    return 1 + first + i
        totals[0] += moves
        totals[1] = max(totals[1], moves)
        totals[2 + g.reason] += 1
    return 0


@compiled
def choices(boxes: Any, states: Any, actions: Any) -> int:
    """The legal actions of states[0], for programs that drive a game from Python."""
    return legal(states[0], boxes[0], actions)


@compiled
def weighed(boxes: Any, states: Any, actions: Any, terms: Any, risks: Any) -> int:
    """The offers of states[0]: its legal actions, the terms of each and the risk of a draw; answers how many.

    states[1] is played on.
    """
    counts: Any = np.zeros(MAX_CARDS, np.int64)
    n = legal(states[0], boxes[0], actions)
    for i in range(n):
        if actions[i] == DRAW_CARD:
            risk_draw(states[0], boxes[0], counts, risks[0])
        else:
            states[1] = states[0]
            weigh(states[0], states[1], boxes[0], actions[i], terms[i])
    return n


@compiled
def play(boxes: Any, states: Any, action: int) -> bool:
    """Plays an action in states[0]; answers whether the game is over."""
    act(states[0], boxes[0], action)
    return bool(states[0].phase == OVER)


@compiled
def deal_anew(boxes: Any, masters: Any, states: Any, n_players: int, number: int) -> None:
    """Sets states[0], which must be blank, to the beginning of a game of a batch."""
    whim: Any = np.zeros(1, np.int64)
    game_key(masters[0], number, states[0].stream, whim)
    set_up(states[0], boxes[0], n_players, number % n_players, 0)


@compiled
def copies(states: Any, count: int) -> int:
    """Copies one state over the others again and again, to measure what a copy costs."""
    n = len(states) - 1
    checked = 0
    for i in range(count):
        states[1 + i % n] = states[0]
        checked += states[1 + i % n].n_players
    return checked

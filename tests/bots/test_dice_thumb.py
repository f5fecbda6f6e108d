"""The rule-of-thumb player: always legal, the same plain and compiled, and no match for a deckhand."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from portroyal.bots.dice_batch import (
    DECKHAND,
    FREE_CHOICE,
    N_RESULTS,
    POINTS,
    REASON,
    ROUNDS,
    TRAIL,
    WINNERS,
    thumb_games,
    trail_after,
)
from portroyal.bots.dice_plan import PLAN_SIZE
from portroyal.bots.dice_thumb import thumb
from portroyal.bots.dice_weights import WEIGHTS
from portroyal.lab.balance import win_shares
from portroyal.rules.chance import Stream, game_key, seed_stream
from portroyal.rules.dice.batch import STATE, master_stream, sheet_record
from portroyal.rules.dice.chart import load_chart
from portroyal.rules.dice.codes import MAX_LEGAL, MAX_PLAYERS, OVER
from portroyal.rules.dice.legal import act, legal, set_up
from portroyal.rules.dice.sheet import SheetOf, sheet_of
from portroyal.rules.dice.state import State

SEED = 3
SHEETS = {chapter: sheet_of(load_chart(chapter)) for chapter in "1234"}


def plain_game(made: SheetOf, players: int, number: int) -> tuple[State, int]:
    """A game of the batch in plain Python; every choice is looked up among the legal ones."""
    master, g = Stream(), State()
    seed_stream(master, SEED)
    game_key(master, number, g.stream, [0])
    set_up(g, made.sheet, players, 0)
    actions, plan, trail = [0] * MAX_LEGAL, [0] * PLAN_SIZE, 0
    while g.phase != OVER:
        n = legal(g, made.sheet, actions)
        action = thumb(g, made.sheet, actions, n, list(WEIGHTS), plan)
        assert action in actions[:n], f"phase {g.phase}, {action} is not in {actions[:n]}"
        trail = trail_after(trail, action)
        act(g, made.sheet, action)
    return g, trail


def batch(made: SheetOf, players: int, games: int, plays: list[int]) -> Any:
    rows = np.zeros((games, N_RESULTS), np.int64)
    seats = np.array(plays + [0] * (MAX_PLAYERS - len(plays)), np.int64)
    weights = np.array([WEIGHTS], np.int64)
    states, masters = np.zeros(2, STATE), master_stream(SEED)
    thumb_games(sheet_record(made), masters, states, players, FREE_CHOICE, 0, weights, seats, rows)
    return rows


@pytest.mark.parametrize("chapter", "1234")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_plain_and_compiled_choose_the_same_legal_actions(chapter: str, players: int) -> None:
    rows = batch(SHEETS[chapter], players, 2, [0] * players)
    for number, row in enumerate(rows):
        g, trail = plain_game(SHEETS[chapter], players, number)
        assert row[TRAIL] == trail
        assert (row[ROUNDS], row[REASON], row[WINNERS]) == (g.round, g.reason, g.winners)
        assert row[POINTS] == max(g.players[p].points for p in range(players))


@pytest.mark.parametrize("chapter", "1234")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_one_of_them_beats_two_deckhands_from_any_seat(chapter: str, seat: int) -> None:
    plays = [DECKHAND] * 3
    plays[seat] = 0
    rows = batch(SHEETS[chapter], 3, 100, plays)
    assert win_shares(rows, 3)[seat] > 0.9

"""Batches of Dice Games: the same as plain play, move for move, and true rows of results."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

from portroyal.bots.columns import (
    BUSTS,
    MOVES,
    PERSONS,
    POINTS,
    REASON,
    ROUNDS,
    SEAT_WIDTH,
    SEATS,
    TRAIL,
    TURNS,
    WIDTH,
    WINNERS,
    trail_after,
)
from portroyal.bots.dice.batch import DiceBatch
from portroyal.bots.dice.bots import bosun_choice, mate_choice
from portroyal.play.dice.adapter import DiceTable
from portroyal.play.family import Setup
from portroyal.rules.chance import Stream, game_key, seed_stream, whim_below
from portroyal.rules.dice.chart import load_chart
from portroyal.rules.dice.chart_words import NEWEST
from portroyal.rules.dice.codes import BUST, CHOOSE, MAX_LEGAL, OVER, TURN
from portroyal.rules.dice.legal import act, legal, set_up
from portroyal.rules.dice.sheet import sheet_of
from portroyal.rules.dice.state import State

SEED = 3


def batch(
    chapter: int, bots: list[str], numbers: list[int], start: int = 0, forced: int = -1, playouts: int = 0
) -> Any:
    rows = np.ones((len(numbers), WIDTH), np.int64)  # what is left over from before must not show
    starts = np.full(len(numbers), start, np.int64)
    made = DiceBatch("dice", {"chapter": chapter, "edition": NEWEST}, len(bots))
    made.play(bots, SEED, np.array(numbers, np.int64), starts, playouts, rows, forced=forced)
    return rows


def plain_row(chapter: int, bots: list[str], number: int, start: int, forced: int) -> list[int]:
    """The same game in plain Python; every choice is looked up among the legal ones."""
    made = sheet_of(load_chart(str(chapter)))
    master, g, whim = Stream(), State(), [0]
    seed_stream(master, SEED)
    game_key(master, number, g.stream, whim)
    g.told = []
    set_up(g, made.sheet, len(bots), start)
    actions, row = [0] * MAX_LEGAL, [0] * WIDTH
    while g.phase != OVER:
        n = legal(g, made.sheet, actions)
        if forced >= 0 and row[MOVES] == 0:
            action = CHOOSE + forced
        elif bots[g.decider] == "deckhand":
            action = actions[whim_below(whim, n)]
        else:
            choice = bosun_choice if bots[g.decider] == "bosun" else mate_choice
            action = choice(g, made.sheet)
        assert action in actions[:n], f"phase {g.phase}, {action} is not in {actions[:n]}"
        row[MOVES] += 1
        row[TRAIL] = trail_after(row[TRAIL], action)
        act(g, made.sheet, action)
    row[ROUNDS], row[REASON], row[WINNERS] = g.round, g.reason, g.winners
    for seat in range(len(bots)):
        player, column = g.players[seat], SEATS + seat * SEAT_WIDTH
        row[column + POINTS] = player.points
        row[column + TURNS] = sum(told[:2] == (TURN, seat) for told in g.told)
        row[column + BUSTS] = sum(told[:2] == (BUST, seat) for told in g.told)
        row[column + PERSONS] = sum(1 << person for person, n in enumerate(player.people) if n)
    return row


@pytest.mark.parametrize(("chapter", "players"), tuple(itertools.product((1, 2, 3, 4), (2, 3, 4, 5))))
def test_plain_and_compiled_play_the_same_games(chapter: int, players: int) -> None:
    bots = ["mate", "bosun", "mate", "deckhand", "mate"][:players]
    forced = sheet_of(load_chart(str(chapter))).sheet.jester_island if players == 4 else -1
    rows = batch(chapter, bots, [7, 11, 12], start=1, forced=forced)
    for number, row in zip((7, 11, 12), rows.tolist(), strict=True):
        assert row == plain_row(chapter, bots, number, 1, forced)


@pytest.mark.parametrize("players", [2, 5])
def test_deckhands_have_a_loop_of_their_own_with_the_same_rows(players: int) -> None:
    rows = batch(4, ["deckhand"] * players, [0, 1, 2, 3])
    assert rows.tolist() == [plain_row(4, ["deckhand"] * players, number, 0, -1) for number in range(4)]


def share(chapter: int, bot: str, other: str, games: int) -> float:
    """The bot's share of the victories against one other, from both seats."""
    first = batch(chapter, [bot, other], list(range(games)))[:, WINNERS]
    second = batch(chapter, [other, bot], list(range(games)))[:, WINNERS]
    return float(np.concatenate([first == 1, second == 2]).mean())


@pytest.mark.parametrize("chapter", [1, 2, 3, 4])
def test_the_ladder_below_the_captain(chapter: int) -> None:
    assert share(chapter, "bosun", "deckhand", 300) > 0.95
    assert share(chapter, "mate", "bosun", 500) > 0.63


@pytest.mark.parametrize("seat", [0, 1, 2, 3, 4])
def test_one_mate_beats_four_deckhands_from_any_seat(seat: int) -> None:
    bots = ["deckhand"] * 5
    bots[seat] = "mate"
    assert (batch(2, bots, list(range(100)))[:, WINNERS] == 1 << seat).mean() > 0.9


def test_games_played_on_share_their_dice_and_add_up_to_one() -> None:
    table = DiceTable(Setup("dice", 3, seed=8, options={"chapter": 2}))
    made = DiceBatch("dice", {"chapter": 2}, 3)
    actions = ["", *table.legal()]
    shares = made.values(table, actions, 40, SEED)
    assert shares.shape == (len(actions), 40, 3)
    assert np.allclose(shares.sum(axis=2), 1)
    assert (made.values(table, actions, 10, SEED, first=30) == shares[:, 30:]).all()
    assert (made.values(table, actions[:1], 40, SEED + 1) != shares[:1]).any()

"""Batches of card games between bots: rows that add up, rollouts on the same deals."""

from __future__ import annotations

import threading
from typing import Any

import numpy as np
import pytest
from tests.tables import SAILOR, at, seat, trading

from portroyal.bots import columns
from portroyal.bots.cards.batch import CardBatch
from portroyal.play.cards.adapter import CardTable
from portroyal.rules.cards.codes import BY_NO_CARDS
from portroyal.rules.cards.codes import SAILOR as SAILOR_ROLE
from portroyal.rules.cards.deck import CARD_GAMES, deck_of
from random_cards import STATE, TOTALS, box_record, master_stream, random_games


def played(batch: CardBatch, bots: list[str], n: int, seed: int = 1, playouts: int = 30) -> Any:
    rows, numbers = np.zeros((n, columns.WIDTH), np.int64), np.arange(n)
    batch.play(bots, seed, numbers, numbers % batch.players, playouts, rows)
    return rows


def of_seat(rows: Any, seat_: int, column: int) -> Any:
    return rows[:, columns.SEATS + seat_ * columns.SEAT_WIDTH + column]


@pytest.mark.parametrize("game", list(CARD_GAMES))
def test_deckhands_play_the_games_of_the_random_batch(game: str) -> None:
    n, totals = 300, np.zeros(TOTALS, np.int64)
    rows = played(CardBatch(game, {}, 3), ["deckhand"] * 3, n, seed=5)
    random_games(
        box_record(deck_of(CARD_GAMES[game])), master_stream(5), np.zeros(2, STATE), 3, 0, 0, n, totals
    )
    assert rows[:, columns.MOVES].sum() == totals[0]
    assert rows[:, columns.ROUNDS].sum() == totals[1]
    assert [(rows[:, columns.WINNERS] == 1 << p).sum() for p in range(3)] == totals[6:9].tolist()


def test_rows_add_up() -> None:
    rows = played(CardBatch("port-royal", {}, 4), ["deckhand", "bosun", "mate", "mate"], 60)
    assert (rows[:, columns.WINNERS] > 0).all()
    for p in range(4):
        turns, busts = of_seat(rows, p, columns.TURNS), of_seat(rows, p, columns.BUSTS)
        assert (turns == rows[:, columns.ROUNDS]).all() or (rows[:, columns.REASON] == BY_NO_CARDS).any()
        assert (busts >= 0).all()
        assert (busts <= turns).all()
        assert (of_seat(rows, p, columns.COINS) >= 0).all()
    assert (of_seat(rows, 2, columns.PERSONS) >> SAILOR_ROLE & 1).any()


def test_games_are_the_same_in_any_portion_and_thread() -> None:
    batch = CardBatch("unterwegs", {}, 2)
    whole = played(batch, ["captain", "mate"], 4)
    parts = [np.zeros((2, columns.WIDTH), np.int64) for _ in range(2)]

    def part(i: int) -> None:
        numbers = np.arange(2 * i, 2 * i + 2)
        batch.play(["captain", "mate"], 1, numbers, numbers % 2, 30, parts[i])

    threads = [threading.Thread(target=part, args=(i,)) for i in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert np.concatenate(parts).tolist() == whole.tolist()


def test_rollouts_give_shares_on_the_same_deals() -> None:
    game = at(seat(5), seat(3), harbor=["yellow-3/2", "sailor-5/2"])
    assert isinstance(game.table, CardTable)
    batch = CardBatch("port-royal", {}, 2)
    shares = batch.values(game.table, ["stop", "draw", "", "stop"], 40, 9)
    assert shares.shape == (4, 40, 2)
    assert (shares.sum(axis=2) == 1).all()
    assert (shares[0] == shares[3]).all()
    assert (batch.values(game.table, ["stop"], 10, 9, first=30)[0] == shares[0, 30:]).all()


def test_rollouts_see_who_has_won() -> None:
    rich = ["mademoiselle-9/3", "mademoiselle-9/3", "admiral-9/3", "admiral-9/3"]
    game = trading(
        seat(0), seat(9, rich), harbor=[SAILOR, "yellow-1/1"], active=1, decider=1, end_called=True
    )
    assert isinstance(game.table, CardTable)
    assert CardBatch("port-royal", {}, 2).values(game.table, game.legal, 3, 1)[:, :, 1].all()

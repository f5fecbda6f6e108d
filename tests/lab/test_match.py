"""Matches: who sits where with what budget, and the same rows move by move and compiled."""

from __future__ import annotations

import numpy as np
import pytest

from portroyal.bots.columns import ASKED, BOTS_IN_BATCHES, MOVES, SEAT_WIDTH, SEATS, TRAIL, WIDTH
from portroyal.lab.match import Match, Seat, rows_of, seats_of, split_bots
from portroyal.lab.plain_games import play_plainly, seed_of
from portroyal.play.errors import PlayError
from portroyal.play.game import Game


@pytest.mark.parametrize(
    ("text", "seat"),
    [
        ("mate", Seat("mate")),
        ("captain@500", Seat("captain", 500)),
        ("captain@200ms", Seat("captain", None, 200)),
        ("cmd:./bot --level 3", Seat("cmd:./bot --level 3")),
        ("cmd:./bot@50ms", Seat("cmd:./bot", None, 50)),
    ],
)
def test_a_bot_and_its_budget(text: str, seat: Seat) -> None:
    assert Seat.of(text) == seat
    assert Seat.of(str(seat)) == seat


def test_bots_fill_the_seats_in_turn() -> None:
    assert [seat.name for seat in seats_of(["a", "b"], 4, "dice")] == ["a", "b", "a", "b"]
    assert len(seats_of(["a"], None, "dice")) == 2
    assert split_bots("mate,bosun") == ["mate", "bosun"]
    assert split_bots("cmd:./x a,mate") == ["cmd:./x a", "mate"]
    assert split_bots("mate,cmd:./x 'a,b' \"c,d\",cmd:./y") == ["mate", "cmd:./x 'a,b' \"c,d\"", "cmd:./y"]
    assert split_bots("cmd:./don't,mate") == ["cmd:./don't", "mate"]


@pytest.mark.parametrize(
    ("match", "why"),
    [
        (Match("port-royal", 2, (Seat("nobody"),) * 2, 1), "there is no bot 'nobody'"),
        (Match("port-royal", 6, (Seat("mate"),) * 6, 1), "players is 6"),
        (Match("port-royal", 3, (Seat("mate"),) * 2, 1), "2 bots do not fill 3 seats"),
        (Match("dice", 2, (Seat("mate"),) * 2, 1, options={"chapter": 7}), "chapter is 7"),
        (Match("dice", 2, (Seat("mate"),) * 2, 1, playouts=0), "playouts is 0"),
    ],
)
def test_what_cannot_be_played_is_refused(match: Match, why: str) -> None:
    with pytest.raises(PlayError, match=why):
        match.checked()


def test_what_a_batch_can_play() -> None:
    def bots(*names: str, game: str = "dice") -> list[str] | None:
        return Match(game, 2, tuple(Seat.of(name) for name in names), 1).batch_bots

    assert bots("normal", "master") == ["bosun", "captain"]
    assert bots("hard", "master", game="combined") == ["mate", "admiral"]
    assert bots("easy", "mate") is None
    assert bots("captain@200ms", "mate") is None
    assert bots("captain@10", "captain@20") is None
    assert bots("cmd:./x", "mate") is None
    assert set(BOTS_IN_BATCHES) >= {"deckhand", "bosun", "mate", "captain"}


@pytest.mark.parametrize("game", ["unterwegs", "dice"])
def test_a_game_of_a_batch_is_the_same_move_by_move(game: str) -> None:
    """Bosun and mate leave nothing to chance, so that every figure must agree but the trail's own code."""
    match = Match(game, 3, (Seat("mate"), Seat("bosun"), Seat("mate")), 11)
    numbers = np.array([0, 5, 7, 8], np.int64)
    starts = np.array([0, 1, 2, 0], np.int64)
    plain = np.zeros((4, WIDTH), np.int64)
    play_plainly(match, numbers, starts, plain)
    compiled = rows_of(match, numbers, starts)
    for rows in (plain, compiled):
        rows[:, [TRAIL, MOVES]] = 0
        rows[:, SEATS + ASKED :: SEAT_WIDTH] = 0  # in compiled code nobody is asked
    assert plain.tolist() == compiled.tolist()


def test_a_game_of_a_batch_can_be_played_alone() -> None:
    seed = seed_of(11, 5)
    assert len(seed) == 64
    assert Game.new("unterwegs", 2, seed=seed).state() == Game.new("unterwegs", 2, seed=seed).state()

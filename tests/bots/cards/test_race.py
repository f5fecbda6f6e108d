"""The captain of the card games: blind to what is hidden, within its budget, and better than the mate."""

from __future__ import annotations

import random
from itertools import count

import numpy as np
import pytest
from tests.bots.cards.games import middle_game
from tests.tables import ELEVEN_POINTS, SAILOR, YELLOW, at, seat, trading

from portroyal.bots import columns
from portroyal.bots.bot import Advice, Budget
from portroyal.bots.captain import PORTION
from portroyal.bots.cards.batch import CardBatch
from portroyal.bots.cards.bots import CREW
from portroyal.bots.cards.search import CardDecision
from portroyal.play.game import Game

FEW = Budget(playouts=200)


def advice(game: Game, budget: Budget = FEW, seed: int = 1) -> Advice:
    return CREW["captain"].advise(game.table, random.Random(seed), budget)


def test_d6_its_advice_does_not_depend_on_the_hidden_cards() -> None:
    game = middle_game()
    told = advice(game)
    assert told.values is not None
    assert set(told.values) == set(game.legal)
    for seed in range(3):
        other = game.table.blinded(random.Random(seed))
        assert CREW["captain"].advise(other, random.Random(1), FEW) == told


def test_values_are_shares_of_the_win_and_the_action_has_the_best() -> None:
    told = advice(middle_game("combined", 4))
    assert told.values is not None
    assert all(0 <= value <= 1 for value in told.values.values())
    assert told.values[told.action] == max(told.values.values())


def test_the_same_seed_and_playouts_give_the_same_advice() -> None:
    game = middle_game("unterwegs", 3)
    assert advice(game, Budget(playouts=500), 7) == advice(game, Budget(playouts=500), 7)


@pytest.mark.parametrize(("ms", "portions"), [(50, 1), (100, 2)])
def test_it_keeps_its_time(monkeypatch: pytest.MonkeyPatch, ms: int, portions: int) -> None:
    """By a clock that moves on by 60 ms at every look, so that a slow machine changes nothing."""
    clock, think, asked = count(step=0.06), CardDecision.think, []

    def noted(self: CardDecision, playouts: int) -> bool:
        asked.append(playouts)
        return think(self, playouts)

    game = middle_game()
    advice(game)  # compiled by now
    monkeypatch.setattr("portroyal.bots.captain.monotonic", lambda: next(clock))
    monkeypatch.setattr(CardDecision, "think", noted)
    advice(game, Budget(ms=ms))
    assert asked == [PORTION, 2 * PORTION][:portions]


def test_in_the_last_round_it_takes_the_point_that_wins() -> None:
    ahead = seat(20, ["jester-9/3", *ELEVEN_POINTS[:3]])
    game = trading(
        ahead, seat(9, [*ELEVEN_POINTS[3:], "sailor-7/3", "pirate-9/3", "jester-7/2", "jester-7/2"]),
        harbor=["yellow-4/4", SAILOR], active=1, decider=1, end_called=True,
    )  # fmt: skip
    told = advice(game)
    assert told.action == f"take {SAILOR}"
    assert told.values == {"pass": 0.0, "take yellow-4/4": 0.0, f"take {SAILOR}": 1.0}


def test_behind_in_the_last_turn_it_never_stops_for_nothing() -> None:
    ahead = seat(0, ["jester-9/3", *ELEVEN_POINTS[:3]])
    game = at(ahead, seat(0, ELEVEN_POINTS[3:]), harbor=[YELLOW], active=1, end_called=True)
    assert advice(game).action == "draw"


@pytest.mark.parametrize("game", ["port-royal", "unterwegs", "combined"])
def test_it_beats_the_mate_with_a_quarter_of_its_playouts(game: str) -> None:
    """Both seats of 40 deals; the ladder with its intervals is in docs/strength.md."""
    batch, deals = CardBatch(game, {}, 2), np.arange(40)
    won = 0
    for captain in (0, 1):
        rows = np.zeros((len(deals), columns.WIDTH), np.int64)
        bots = ["captain", "mate"] if captain == 0 else ["mate", "captain"]
        batch.play(bots, 3, deals, deals % 2, 500, rows)
        won += int((rows[:, columns.WINNERS] >> captain & 1).sum())
    assert won > 40

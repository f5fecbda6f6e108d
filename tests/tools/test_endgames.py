"""The solved endgames: kept values are found again, and agree with games that are played out."""

from __future__ import annotations

from itertools import islice

import pytest

from endgames import Endgame, Solver, kept, outcomes, picks
from portroyal import Game


def test_every_pick_of_coins_is_counted() -> None:
    assert sorted(picks([("a", 2), ("b", 1)], 2)) == [(["a", "a"], 1), (["a", "b"], 2)]


def test_a_slice_of_the_kept_positions_is_solved_again() -> None:
    found = [(game, worth) for game, worth in kept() if game.state().phase == "trade"][::97]
    assert len(found) > 10
    for game, worth in found:
        solver = Solver()
        for action in game.legal:
            assert solver.worth(game, action) == pytest.approx(worth[action])


def test_what_chance_may_answer_adds_up_to_one() -> None:
    for game, worth in islice(kept(), 0, None, 400):
        for action in worth:
            assert sum(chance for chance, _ in outcomes(game, action)) == pytest.approx(1)


def best_of(solver: Solver, game: Endgame) -> str:
    seat = game.decider
    assert seat is not None
    return max(game.legal, key=lambda action: solver.worth(game, action)[seat])


def test_perfect_play_wins_as_often_as_its_value_says() -> None:
    """Played out with cards as they fall, not by counts."""
    games = 400
    for game, worth in islice(kept(), 0, None, 800):
        seat, solver = game.decider, Solver()
        assert seat is not None
        best = max(values[seat] for values in worth.values())
        won = 0.0
        for seed in range(games):
            one = Game.from_position(game.state(), seed=seed)
            while one.result is None:
                one.play(best_of(solver, one))
            won += (seat in one.result.winners) / len(one.result.winners)
        error = (best * (1 - best) / games) ** 0.5
        assert abs(won / games - best) <= 4 * error + 1e-9

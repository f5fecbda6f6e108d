"""Tuning the Dice Game: sides are fair, steps repeat, a fit finds who wins, files tell how they came."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from portroyal.bots.dice.evaluation import N_CELLS, N_INPUTS
from portroyal.bots.dice.weights import FIRST_GUESS, names, numbers
from portroyal.cli.lab import lab_app
from portroyal.lab.dice.tuning import compare_on, examples_for, tuned
from portroyal.lab.tune.evaluation import trained
from portroyal.rules.dice.chart_words import CHAPTERS
from portroyal.text.words import Words


@pytest.mark.parametrize("number", [0, 4, 20])  # two, three and five players
def test_the_same_weights_are_no_better_than_themselves(number: int) -> None:
    assert compare_on(40, 1)(numbers(), numbers(), number) == pytest.approx(0.5)


def test_the_tuned_weights_beat_the_first_guess_in_every_chapter_and_madness_loses() -> None:
    for number in range(len(CHAPTERS)):  # two players
        assert compare_on(400, 1)(numbers(), FIRST_GUESS, number) > 0.5
    mad = list(numbers())
    win = names().index("win")
    mad[:win] = [0] * win
    assert compare_on(100, 1)(mad, numbers(), 0) < 0.4


def test_the_same_seed_tunes_the_same_way() -> None:
    once, again = (list(tuned(2, 6, seed=3, anew=False)) for _ in range(2))
    assert once == again
    assert len(once[-1].weights) == len(names())


def test_the_network_learns_from_every_chapter_and_knows_better_than_a_coin() -> None:
    examples = examples_for("two", 24_000, seed=1)
    assert [inputs.shape for inputs, _ in examples] == [(6_000, 2, N_INPUTS)] * len(CHAPTERS)
    *_, (_, losses) = trained(examples, N_CELLS, 10, 1)
    assert max(losses) < 0.68  # a coin has 0.693


def test_examples_for_more_players_are_of_three_to_five() -> None:
    examples = examples_for("more", 1_200, seed=1)
    assert [inputs.shape[1] for inputs, _ in examples] == [3] * 4 + [4] * 4 + [5] * 4
    for _, shares in examples:
        assert np.allclose(shares.sum(axis=1), 1)


def test_the_command_writes_what_it_found_and_how(tmp_path: Path) -> None:
    page = tmp_path / "mate.json"
    wish = ["tune", "--game", "dice", "--bot", "mate", "--steps", "1", "--games", "2", "--out", str(page)]
    lab_app(Words("en"))(args=wish, standalone_mode=False)
    kept = json.loads(page.read_text(encoding="utf-8"))
    assert list(kept["weights"]) == names()
    assert kept["made"]["steps"] == 1

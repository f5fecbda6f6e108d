"""How the admiral's network learns: true slopes, rounds that go on where they were, a test that decides."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from portroyal.bots.cards.judgement import FILE, net_of
from portroyal.bots.cards.self_play import Positions, Style, positions
from portroyal.lab.cards.train import rounds
from portroyal.lab.cards.train.network import SHAPES, first_params, guessed, loss, whole
from portroyal.lab.cards.train.numpy_trainer import fitted, slope
from portroyal.lab.cards.train.rounds import Training

MATES = Style(1000, 0, 20, 250, 0, 0.0)


@pytest.fixture(scope="module")
def some() -> Positions:
    found, games = positions("unterwegs", 3, net_of(whole(first_params(1))), MATES, 1, 1200)
    assert games > 100
    return found


def test_positions_say_who_won(some: Positions) -> None:
    assert len(some.own) == len(some.common) == len(some.shares) > 1000
    assert np.allclose(some.shares.sum(axis=1), 1)
    assert set(np.unique(some.shares)) <= {0.0, np.float32(1 / 3), 0.5, 1.0}


def test_trusting_the_next_position_moves_the_shares_towards_what_it_seems_worth() -> None:
    net = net_of(whole(first_params(1)))
    hard, soft = (positions("unterwegs", 2, net, MATES._replace(trust=t), 1, 300)[0] for t in (0.0, 0.5))
    assert np.array_equal(hard.own, soft.own)
    assert np.allclose(soft.shares.sum(axis=1), 1)
    inside = (soft.shares > 0.02) & (soft.shares < 0.98)
    assert inside.any()
    assert not ((hard.shares > 0.02) & (hard.shares < 0.98) & (hard.shares != 0.5)).any()


@pytest.mark.parametrize("name", SHAPES)
def test_the_slope_is_that_of_the_loss(name: str, some: Positions) -> None:
    few = [part[:40] for part in some]
    params = {key: part.astype(np.float64) for key, part in first_params(2).items()}
    found = slope(params, *few)[name]
    at = np.unravel_index(np.abs(found).argmax(), found.shape)
    sides = []
    for change in (1e-5, -1e-5):
        moved = params | {name: params[name].copy()}
        moved[name][at] += change
        sides.append(loss(moved, *few))
    assert found[at] == pytest.approx((sides[0] - sides[1]) / 2e-5, rel=1e-4)


def test_it_learns_what_wins(some: Positions) -> None:
    before = first_params(1)
    after = fitted(before, [some], 4, 2e-3, 128, 1)
    assert loss(after, *some) < loss(before, *some) - 0.05
    assert np.allclose(guessed(after, some.own[:9], some.common[:9]).sum(axis=1), 1)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rounds of seconds: one game for two, a handful of positions, few deals."""
    for name, value in {
        "MIX": (("unterwegs", 2, 0, 100),), "PORTION": 250, "FIRST_TIMES": 4, "MOST_DEALS": 16,
        "trainer": lambda: fitted,
    }.items():  # fmt: skip
        monkeypatch.setattr(rounds, name, value)


def lines(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "rounds.jsonl").read_text("utf-8").splitlines()]


@pytest.mark.usefixtures("small")
def test_a_training_goes_on_where_it_was(tmp_path: Path) -> None:
    [first] = Training(tmp_path, 250, 1, 1).rounds(1, 3600)
    assert (first.number, first.accepted, first.share) == (0, True, None)
    kept = json.loads((tmp_path / FILE).read_text("utf-8"))
    assert net_of(kept["net"]).shape == (1,)
    [second] = Training(tmp_path, 250, 1, 1).rounds(1, 3600)
    assert second.number == 1
    assert second.share is not None
    assert [line["number"] for line in lines(tmp_path)] == [0, 1]
    assert all({"command", "commit", "seed", "date"} <= set(line["made"]) for line in lines(tmp_path))
    if not second.accepted:
        assert json.loads((tmp_path / FILE).read_text("utf-8")) == kept


def test_three_rounds_without_a_gain_end_it(tmp_path: Path) -> None:
    training = Training(tmp_path, 250, 1, 1)
    written = [{"accepted": accepted} for accepted in (True, False, False, False)]
    (tmp_path / "rounds.jsonl").write_text("".join(json.dumps(line) + "\n" for line in written[:3]))
    assert not training.exhausted
    (tmp_path / "rounds.jsonl").write_text("".join(json.dumps(line) + "\n" for line in written))
    assert training.exhausted
    assert list(training.rounds(5, 3600)) == []

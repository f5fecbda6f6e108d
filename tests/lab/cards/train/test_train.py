"""How the admiral's network learns: true slopes, rounds that go on where they were, a test that decides."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from portroyal.bots.cards.judgement import FILE, kept_net, net_of
from portroyal.bots.cards.self_play import Positions, Style, positions
from portroyal.lab.cards.train import rounds
from portroyal.lab.cards.train.network import SHAPES, first_params, guessed, loss, whole
from portroyal.lab.cards.train.numpy_trainer import fitted, slope
from portroyal.lab.cards.train.rounds import Training

MATES = Style(1000, 0, 20, 250, 0, 0.0)
ADMIRALS = Style(40, 10, 20, 1000, 16, 0.8)


@pytest.fixture(scope="module")
def some() -> Positions:
    found, games = positions("unterwegs", 3, net_of(whole(first_params(1))), MATES, 1, 1200)
    assert games > 100
    return found


def test_positions_say_who_won(some: Positions) -> None:
    assert len(some.own) == len(some.common) == len(some.shares) > 1000
    assert np.allclose(some.shares.sum(axis=1), 1)
    assert set(np.unique(some.shares)) <= {0.0, np.float32(1 / 3), 0.5, 1.0}


def learned(trust: float, count: int = 400) -> Positions:
    return positions("unterwegs", 2, kept_net(), ADMIRALS._replace(trust=trust), 1, count)[0]


def test_without_trust_a_position_is_worth_what_its_own_turn_brings() -> None:
    """The mean of what the network expects after it: a share, and near what it expected before."""
    found = learned(0.0)
    assert found.shares.min() >= 0
    assert np.allclose(found.shares.sum(axis=1), 1, atol=1e-5)
    assert len(np.unique(found.shares)) > len(found.shares)


def test_with_trust_later_turns_have_their_say_and_the_same_games_are_played() -> None:
    own, later = learned(0.0), learned(1.0)
    assert np.array_equal(own.own, later.own)
    assert np.allclose(later.shares.sum(axis=1), 1, atol=1e-4)
    assert not np.allclose(own.shares, later.shares)


def test_luck_is_no_part_of_what_a_position_is_worth() -> None:
    """Shares that hang on no network mean the same as those that do, and vary far less than who wins."""
    own, later = (learned(trust, 4_000).shares[:, 0] for trust in (0.0, 1.0))
    chance_alone = (own * (1 - own)).mean()  # the variance of who wins, if that is as likely as it seems
    assert abs((later - own).mean()) < 0.03
    assert (later - own).var() < chance_alone / 2


def test_a_rival_plays_by_its_own_network() -> None:
    """Against itself a network plays as in games of its own; against another one the games differ."""

    def against(rival: Any) -> Positions:
        return positions("unterwegs", 2, kept_net(), ADMIRALS._replace(mates=0), 3, 200, rival=rival)[0]

    own, same, other = (against(rival) for rival in (None, kept_net(), net_of(whole(first_params(1)))))
    assert np.array_equal(own.shares, same.shares)
    assert not np.array_equal(own.own[:100], other.own[:100])


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
        "MIX": (("unterwegs", 2, 0, 100),), "PORTION": 250, "FIRST_TIMES": 4, "MOST_DEALS": 16, "PASSES": 1,
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


@pytest.mark.usefixtures("small")
def test_a_round_that_was_stopped_goes_on_after_its_last_pass(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    list(Training(tmp_path, 250, 1, 1).rounds(1, 3600))

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as stopped:
        stopped.setattr(Training, "compared", interrupted)
        with pytest.raises(KeyboardInterrupt):
            list(Training(tmp_path, 250, 1, 1).rounds(1, 3600))
    learned = dict(np.load(tmp_path / "latest.npz"))
    [second] = Training(tmp_path, 250, 1, 1).rounds(1, 3600)
    assert [1, second.positions, second.games] == learned["learned"].tolist()
    after = dict(np.load(tmp_path / "latest.npz"))
    assert np.array_equal(after["own"], learned["own"])
    assert after["learned"].tolist() == [0, 0, 0]


def test_three_rounds_without_a_gain_end_it(tmp_path: Path) -> None:
    training = Training(tmp_path, 250, 1, 1)
    written = [{"accepted": accepted} for accepted in (True, False, False, False)]
    (tmp_path / "rounds.jsonl").write_text("".join(json.dumps(line) + "\n" for line in written[:3]))
    assert not training.exhausted
    (tmp_path / "rounds.jsonl").write_text("".join(json.dumps(line) + "\n" for line in written))
    assert training.exhausted
    assert list(training.rounds(5, 3600)) == []

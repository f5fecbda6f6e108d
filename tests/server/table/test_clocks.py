"""The players' clocks by themselves."""

from __future__ import annotations

import time

import pytest

from portroyal.server.clock import Moments
from portroyal.server.messages import ClockRule
from portroyal.server.table.clocks import GameClock

LIVE = ClockRule("live", 60, 5)


def test_a_live_clock_counts_down_for_who_decides_and_adds_when_a_player_begins() -> None:
    clock = GameClock(LIVE, 2)
    clock.turn(0, running=True, acts=0, at=1_000)
    assert clock.left == [65_000, 60_000]
    assert clock.used(3_500) == 2_500
    assert clock.view(3_500).left == [62_500, 60_000]
    clock.charge(2_500)
    clock.turn(0, running=True, acts=1, at=3_500)  # still the same player's turn
    assert clock.left == [62_500, 60_000]
    clock.turn(1, running=True, acts=2, at=4_000)
    assert clock.left == [62_500, 65_000]
    assert clock.runs_out() == 69_000


def test_acting_and_taking_back_makes_no_time() -> None:
    clock = GameClock(LIVE, 2)
    clock.turn(0, running=True, acts=0, at=0)
    for _ in range(5):
        clock.turn(1, running=True, acts=1, at=0)
        clock.turn(0, running=True, acts=0, at=0)  # undone
    assert clock.left == [65_000, 65_000]


def test_correspondence_gives_the_whole_time_for_every_turn() -> None:
    clock = GameClock(ClockRule("correspondence", 3600), 2)
    clock.turn(0, running=True, acts=0, at=0)
    clock.charge(3_000_000)
    clock.turn(1, running=True, acts=1, at=3_000_000)
    clock.turn(0, running=True, acts=2, at=3_000_001)
    assert clock.left == [3_600_000, 3_600_000]


def test_no_clock_shows_nothing_and_never_runs_out() -> None:
    clock = GameClock(ClockRule(), 3)
    clock.turn(0, running=True, acts=0, at=0)
    assert clock.view(10**9).left == [None, None, None]
    assert clock.runs_out() is None


def test_what_is_used_is_never_more_than_there_was() -> None:
    clock = GameClock(ClockRule("live", 10), 2)
    clock.turn(0, running=True, acts=0, at=0)
    assert clock.used(10**12) == 10_000
    assert clock.used(-5) == 0


@pytest.mark.parametrize("jump", [3_600, -3_600, 86_400 * 400])
def test_a_jump_of_the_system_clock_costs_nobody_time(monkeypatch: pytest.MonkeyPatch, jump: int) -> None:
    moments = Moments()
    before = moments.now()
    real = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: real() + jump * 1_000_000_000)
    assert 0 <= moments.now() - before < 1_000
    assert abs(moments.off_by() - jump * 1_000) < 1_000

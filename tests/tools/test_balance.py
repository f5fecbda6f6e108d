"""The balance report: true intervals, the same figures for the same seed, clear refusals."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

from balance import main, report_on
from balance_games import Played, play, start_islands
from balance_targets import Finding, findings, median_interval, share_interval, win_shares
from balance_why import reasons_found, worthless_starts
from portroyal.bots.columns import PERSONS, REASON, ROUNDS, SEATS, WIDTH, WINNERS
from portroyal.bots.dice.batch import DiceBatch
from portroyal.rules.dice.chart import load_chart
from portroyal.rules.dice.chart_words import NEWEST
from portroyal.rules.dice.codes import BY_POINTS, BY_SUDDEN_DEATH
from portroyal.rules.dice.sheet import sheet_of

CHART = sheet_of(load_chart("1"))
EVERYBODY = (1 << 14) - 1
REPORT = Path(__file__).parents[2] / "docs" / "balance.md"


def rows_of(games: list[tuple[int, int, int]], persons: int = EVERYBODY) -> np.ndarray:
    """Games as rounds, reason and winning seats."""
    rows = np.zeros((len(games), WIDTH), np.int64)
    for row, (rounds, reason, winners) in zip(rows, games, strict=True):
        row[[ROUNDS, REASON, WINNERS, SEATS + PERSONS]] = rounds, reason, winners, persons
    return rows


def found_in(free: np.ndarray, forced: np.ndarray | None = None) -> dict[str, Finding]:
    islands = start_islands(CHART)
    starts = dict.fromkeys(islands, free) | ({} if forced is None else {islands[0]: forced})
    return {f.target: f for f in findings(Played(CHART, 2, free, starts))}


def test_a_fair_table_meets_every_target() -> None:
    fair = rows_of([(9, BY_POINTS, 1), (9, BY_POINTS, 2), (8, BY_SUDDEN_DEATH, 1), (8, BY_POINTS, 2)] * 50)
    assert all(f.met for f in found_in(fair).values())


@pytest.mark.parametrize(
    ("target", "games"),
    [
        ("median rounds", [(5, BY_POINTS, 1), (5, BY_SUDDEN_DEATH, 2)]),
        ("win share by seat", [(9, BY_POINTS, 1), (9, BY_SUDDEN_DEATH, 1), (9, BY_POINTS, 2)]),
        ("sudden deaths", [(9, BY_SUDDEN_DEATH, 1), (9, BY_POINTS, 2)]),
    ],
)
def test_a_missed_target_is_called_missed(target: str, games: list[tuple[int, int, int]]) -> None:
    assert not found_in(rows_of(games * 60))[target].met


def test_a_start_island_that_wins_too_often_and_a_person_nobody_hires_are_missed() -> None:
    fair = rows_of([(9, BY_POINTS, 1), (9, BY_POINTS, 2)] * 50, persons=EVERYBODY - 1)
    always = rows_of([(9, BY_POINTS, 1)] * 100)
    found = found_in(fair, always)
    assert not found["first player by start island"].met
    hired = found["games in which a person is hired"]
    assert not hired.met
    assert "sailor 0.0 %" in hired.value


def test_shared_victories_are_split_and_intervals_hold_the_value() -> None:
    assert win_shares(rows_of([(200, 3, 3), (9, BY_POINTS, 2)]), 2) == [0.25, 0.75]
    low, high = share_interval(0.3, 400)
    assert 0.25 < low < 0.3 < high < 0.35
    assert share_interval(0.0, 50)[0] == 0.0
    median, least, most = median_interval(np.arange(1, 102))
    assert least < median == 51 < most


def test_the_same_seed_gives_the_same_games_and_another_seed_others() -> None:
    once, again, other = (play(CHART, 3, 60, seed) for seed in (1, 1, 2))
    assert (once.free == again.free).all()
    assert all((once.forced[i] == again.forced[i]).all() for i in start_islands(CHART))
    assert (once.free != other.free).any()


@pytest.mark.parametrize("chapter", ["1", "2", "3", "4"])
def test_the_committed_report_comes_out_again(chapter: str) -> None:
    """A slice of it: the free games of two players. Other charts or weights ask for a new report."""
    report = REPORT.read_text("utf-8")
    signed = re.search(r"balance(?:\.py)? --all --games (\d+).*?, seed (\d+), commit", report)
    assert signed is not None
    games, seed = int(signed[1]), int(signed[2])
    rows, numbers = np.zeros((games, WIDTH), np.int64), np.arange(games)
    DiceBatch("dice", {"chapter": int(chapter), "edition": NEWEST}, 2).play(
        ["mate"] * 2, seed, numbers, 0 * numbers, 0, rows
    )
    told = ", ".join(f"{100 * share:.1f} %" for share in win_shares(rows, 2))
    section = report.split(f"## Chapter {chapter}:")[1].split("\n## ")[0]
    (line,) = re.findall(r"\| win share by seat +\| 2 .*", section)
    assert f"| {told} " in line


def test_progress_counts_every_game() -> None:
    heard: list[int] = []
    play(CHART, 2, 60, 1, heard.append)
    assert sum(heard) == 60 * (1 + len(start_islands(CHART)))


def test_the_report_names_the_bot_the_seed_and_every_target() -> None:
    report = report_on(["1"], 20, 4, [2, 3])
    for word in ("`mate`", "seed 4", "commit", "median rounds", "sudden deaths", "spread up to"):
        assert word in report
    assert report.count("| win share by seat ") == 2


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "one of the arguments --chapter --all is required"),
        (["--all", "--chapter", "1"], "not allowed with"),
        (["--chapter", "1", "--players", "2", "9"], "invalid choice: 9"),
        (["--chapter", "nowhere.toml"], "nowhere.toml"),
        (["--chapter", "1", "--games", "1", "--players", "2", "--write", "/nowhere/x.md"], "/nowhere"),
    ],
)
def test_bad_wishes_are_refused_in_one_sentence(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert said in capsys.readouterr().err.splitlines()[-1]


def test_a_report_can_be_written(tmp_path: Path) -> None:
    page = tmp_path / "balance.md"
    main(["--chapter", "2", "--games", "5", "--players", "2", "--write", str(page)])
    assert page.read_text(encoding="utf-8").startswith("# Balance of the sea charts")


def test_the_experiment_takes_the_worth_from_the_start_islands_alone() -> None:
    other = worthless_starts(CHART)
    for before, after in zip(CHART.chart.islands, other.chart.islands, strict=True):
        if before.start:
            assert (after.points, after.person) == (0, "jester" if before.person == "jester" else "passenger")
        else:
            assert after == before


def test_a_missed_seat_is_explained_by_the_experiment_and_a_met_one_is_not() -> None:
    unfair = found_in(rows_of([(9, BY_POINTS, 1)] * 40))["win share by seat"]
    told = reasons_found(CHART, [unfair], 40, 1)
    assert len(told) == 1
    assert told[0].startswith("- win share by seat, 2 players: ")
    assert reasons_found(CHART, [], 40, 1) == []

"""`portroyal simulate`: the same games whatever the threads, files, plots, a cluster, and Ctrl-C."""

from __future__ import annotations

import csv
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from portroyal.bots.columns import WIDTH
from portroyal.cli.simulate import Files, run
from portroyal.lab import simulate
from portroyal.lab.match import Match, Seat
from portroyal.lab.stats.files import Writer
from portroyal.lab.stats.summary import Summary
from portroyal.play.errors import PlayError
from portroyal.play.record import read_record
from portroyal.rules.cards.codes import ROLES
from portroyal.text.words import Words

MATCH = Match("unterwegs", 2, (Seat("mate"), Seat("deckhand")), 3)


def all_rows(match: Match, games: int, threads: int | None = None, cluster: str | None = None) -> Any:
    found = list(simulate.chunks(match, games, threads, cluster))
    assert [first for first, _ in found] == [0, *np.cumsum([len(rows) for _, rows in found])[:-1].tolist()]
    return np.concatenate([rows for _, rows in found])


def test_threads_and_chunks_make_no_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    one = all_rows(MATCH, 300, threads=1)
    monkeypatch.setitem(simulate.CHUNKS, "mate", 7)
    two = all_rows(MATCH, 300, threads=2)
    assert one.shape == (300, WIDTH)
    assert (one == two).all()


def test_more_games_begin_with_the_same_ones() -> None:
    assert (all_rows(MATCH, 50) == all_rows(MATCH, 80)[:50]).all()


def test_a_cluster_plays_the_same_games() -> None:
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=2, processes=False, dashboard_address=None
    ) as cluster:
        far = all_rows(MATCH, 100, cluster=cluster.scheduler_address)
    assert (far == all_rows(MATCH, 100)).all()


def test_no_cluster_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("portroyal.lab.cluster.CONNECT", "1s")
    with pytest.raises(PlayError, match="no Dask scheduler answers at"):
        list(simulate.chunks(MATCH, 10, cluster="tcp://127.0.0.1:9"))


def test_the_summary_adds_up() -> None:
    summary = Summary(MATCH)
    for first, rows in simulate.chunks(MATCH, 400):
        summary.add(first, rows)
    told = summary.data()
    assert told["games"] == 400
    assert sum(seat["win_share"][0] for seat in told["seats"]) == pytest.approx(1)
    assert sum(place[0] for place in told["places"]) == pytest.approx(1)
    assert sum(told["reasons"].values()) == pytest.approx(1)
    assert told["seats"][0]["win_share"][1] > 0.9
    assert told["seats"][1]["points"][0] < told["seats"][0]["points"][0]
    assert int(summary.rounds.sum()) == 400
    assert summary.bot_shares()["mate"][0] == 1
    assert {person["person"] for person in told["persons"]} >= {"sailor", "wholesaler"}


@pytest.mark.parametrize("kind", ["csv", "json", "parquet"])
def test_files_hold_every_game(kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / f"games.{kind}"
    assert run(Words("en"), MATCH, 40, 1, None, Files(out=str(file))) == 0
    assert "Written" in capsys.readouterr().err
    if kind == "csv":
        with file.open() as text:
            rows: list[Any] = list(csv.DictReader(text))
    elif kind == "json":
        document = json.loads(file.read_text())
        assert document["summary"]["games"] == 40
        assert document["made"]["commit"]
        rows = [dict(zip(document["columns"], row, strict=True)) for row in document["games"]]
    else:
        import pyarrow.parquet

        rows = pyarrow.parquet.read_table(file).to_pylist()
    assert [int(row["number"]) for row in rows] == list(range(40))
    expected = all_rows(MATCH, 40)
    seats = [row["winners"].split("+") for row in rows]
    assert [sum(1 << int(seat) for seat in won) for won in seats] == expected[:, 2].tolist()
    assert {row["reason"] for row in rows} <= {"points", "no-cards", "cap"}
    persons = {person for row in rows for person in row["seat0_persons"].split("+")}
    assert persons <= {*ROLES, ""}
    assert "sailor" in persons


def test_whole_games_are_kept_as_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    assert run(Words("en"), MATCH, 6, None, None, Files(records=str(file)), True) == 0
    data = json.loads(capsys.readouterr().out)
    lines = file.read_text("utf-8").splitlines()
    games = [read_record(line) for line in lines]
    assert [game.over for game in games] == [True] * 6
    assert [game.setup.start for game in games] == [number % MATCH.players for number in range(6)]
    assert [seat["bot"] for seat in json.loads(lines[0])["seats"]] == [str(seat) for seat in MATCH.seats]
    won = sum(1 / len(game.result.winners) for game in games if game.result and 0 in game.result.winners)
    assert data["summary"]["seats"][0]["win_share"][0] == pytest.approx(won / 6, abs=1e-6)


def test_a_plot_is_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "plot.svg"
    assert run(Words("de"), MATCH, 60, 1, None, Files(plot=str(file))) == 0
    assert "<svg" in file.read_text()
    assert "gewonnen (95 %)" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("lang", "title", "share", "number"),
    [
        ("en", "unterwegs, 1 game with 2 players, seed 3", r"\d+\.\d% \(\d+\.\d–\d+\.\d\)", r"\d\.\d\d"),
        ("de", "unterwegs, 1 Partie mit 2 Spielern, Startwert 3", r"\d+,\d % \(\d+,\d–\d+,\d\)", r"\d,\d\d"),
        ("nl", "unterwegs, 1 partij met 2 spelers, startgetal 3", r"\d+,\d% \(\d+,\d–\d+,\d\)", r"\d,\d\d"),
    ],
)
def test_numbers_are_written_as_the_language_writes_them(
    lang: str, title: str, share: str, number: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(Words(lang), MATCH, 1, 1, None, Files()) == 0
    shown = capsys.readouterr().out
    assert shown.splitlines()[0] == title
    assert re.search(rf"1 +mate +{share} +{number} +{number} +{share}\n", shown)
    other = "," if lang == "en" else "."  # it parts thousands: "1,034 games a second"
    assert re.findall(rf"\d{re.escape(other)}\d(?!\d\d(?!\d))", shown) == []
    assert re.findall(r"\d%" if lang == "de" else r"\d %", shown) == []


@pytest.mark.parametrize(("option", "name"), [("out", "x.csv"), ("out", "x.json"), ("records", "x.jsonl")])
def test_a_full_disk_is_said_in_one_sentence(option: str, name: str, tmp_path: Path) -> None:
    file = tmp_path / name
    file.symlink_to("/dev/full")
    with pytest.raises(PlayError, match="cannot be written: No space left on device"):
        run(Words("en"), MATCH, 2, 1, None, Files(**{option: str(file)}))


@pytest.mark.parametrize(("name", "why"), [("x.txt", "must end in"), ("no/such/x.csv", "there is no folder")])
def test_a_file_that_cannot_be_written_is_said_before_the_games(name: str, why: str, tmp_path: Path) -> None:
    with pytest.raises(PlayError, match=why):
        run(Words("en"), MATCH, 10**9, 1, None, Files(out=str(tmp_path / name)))


def test_ctrl_c_gives_what_was_played_so_far(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    words = [sys.executable, "-m", "portroyal", "simulate", "--game", "unterwegs", "--bots", "mate"]
    process = subprocess.Popen(
        [*words, "--games", "1000000000", "--threads", "1", "--out", str(file)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"LANG": "C"},
    )
    until = time.monotonic() + 200
    while (not file.exists() or file.stat().st_size < 100_000) and time.monotonic() < until:
        assert process.poll() is None, process.communicate()
        time.sleep(0.1)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in err
    found = re.search(r"Interrupted after ([\d,]+) of", err)
    assert found is not None, err
    games = int(found[1].replace(",", ""))
    assert f"unterwegs, {games:,} games" in out
    assert len(file.read_text().splitlines()) == games + 1


def test_ctrl_c_never_parts_what_is_counted_from_what_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It comes at the worst moment: the games are counted and not yet in the file."""
    add = Writer.add

    def interrupted(self: Writer, first: int, rows: Any) -> None:
        signal.raise_signal(signal.SIGINT)
        add(self, first, rows)

    monkeypatch.setattr(Writer, "add", interrupted)
    file = tmp_path / "games.csv"
    assert run(Words("en"), MATCH, 10**9, 1, None, Files(out=str(file))) == 130
    told = re.search(r"Interrupted after ([\d,]+) of", capsys.readouterr().err)
    assert told is not None
    assert len(file.read_text().splitlines()) == int(told[1].replace(",", "")) + 1

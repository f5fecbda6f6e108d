"""`portroyal replay`: a record told move by move, or checked and refused with the offending action."""

from __future__ import annotations

import io
import json
import random
from pathlib import Path
from typing import Any

import pytest

from portroyal.cli.replay import check, replay
from portroyal.play.game import Game
from portroyal.play.record import to_record, write_record
from portroyal.text.words import LANGUAGES, Words


@pytest.fixture(scope="module")
def game() -> Game:
    chance = random.Random(11)
    made = Game.new("port-royal", 3, seed=11, names=["Ann", "Bob", "Cleo"])
    while not made.over:
        made.play(chance.choice(made.legal))
    return made


@pytest.fixture
def file(game: Game, tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(write_record(game), "utf-8")
    return path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_is_told_with_its_number(
    lang: str, game: Game, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert replay(Words(lang), str(file)) == 0
    lines = capsys.readouterr().out.splitlines()
    numbers = [int(line[:4]) for line in lines if line[:4].strip().isdecimal() and line[4:6] == "  "]
    assert numbers == sorted(set(numbers))
    # An action without a line of its own is one of which another sentence tells.
    assert len(numbers) > 0.95 * len(game.actions)
    assert any(game.names[seat] in lines[-1] for seat in (game.result.winners if game.result else []))


def test_an_unfinished_record_ends_with_the_table(
    game: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = to_record(game) | {"actions": game.actions[:30], "result": None}
    (tmp_path / "half.json").write_text(json.dumps(record))
    assert replay(Words("en"), str(tmp_path / "half.json")) == 0
    screen = capsys.readouterr().out
    assert "The record ends here; the game is not over." in screen
    assert "draw pile:" in screen


def test_step_by_step_waits_for_the_reader_and_can_be_left(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n\n"))
    assert replay(Words("en"), str(file), step=True) == 0
    screen = capsys.readouterr().out
    assert "[1 of " in screen
    assert "[3 of " in screen
    assert "[4 of " not in screen


def test_chance_from_a_real_table_is_told_as_it_fell(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = Game.new("port-royal", 2, seed=1, names=["Ann", "Bob"])
    made.play("draw", ["admiral-5/1"])
    (tmp_path / "real.json").write_text(write_record(made))
    assert replay(Words("en"), str(tmp_path / "real.json")) == 0
    assert "   1  Ann reveals an admiral (costs 5, 1 point)." in capsys.readouterr().out


def refused(record: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """The line that refuses a record; telling it is refused, too."""
    path = tmp_path / "bad.json"
    path.write_text(record if isinstance(record, str) else json.dumps(record))
    assert replay(Words("en"), str(path)) == 1
    assert check(Words("en"), [str(path)]) == 1
    shown = capsys.readouterr()
    assert shown.err.startswith("That did not work: ")
    assert shown.err.count("\n") == 1
    return shown.out


def test_a_check_prints_one_line_per_file(
    game: Game, file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    half = tmp_path / "half.json"
    half.write_text(json.dumps(to_record(game) | {"actions": game.actions[:7], "result": None}))
    assert check(Words("en"), [str(file), str(half)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(f"{file}: good. port-royal, {len(game.actions)} moves, won by ")
    assert lines[1] == f"{half}: good. port-royal, unfinished after 7 moves"


def test_a_refusal_names_the_offending_action(
    game: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = to_record(game)
    actions = [*record["actions"]]
    actions[4] = "take governor-1/1"
    line = refused(record | {"actions": actions}, tmp_path, capsys)
    assert "bad.json: rejected. record: action 5: 'take governor-1/1' is not possible now" in line
    wrong = record | {"result": record["result"] | {"rounds": 99}}
    assert f"after action {len(game.actions)} the result is" in refused(wrong, tmp_path, capsys)


@pytest.mark.parametrize("document", ["", "{", "[]", "null", '{"format": "chess"}', "[" * 100_000])
def test_what_is_no_record_is_refused_in_a_line(
    document: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert refused(document, tmp_path, capsys).count("\n") == 1


def test_files_that_cannot_be_read_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "latin.json").write_bytes(b"\xff\xfe")
    assert check(Words("de"), [str(tmp_path), str(tmp_path / "none"), str(tmp_path / "latin.json")]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert all(": abgelehnt. " in line for line in lines)

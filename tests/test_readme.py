"""The README is true: its Python runs, and its lines for the engine are answered."""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path

import portroyal
import portroyal.play.game
from portroyal.engine import Engine

README = Path(__file__).parent.parent / "README.md"


def test_the_readme_opens_with_two_small_pictures_and_what_one_gets() -> None:
    first = README.read_text("utf-8").splitlines()[:10]
    pictures = [README.parent / name for name in re.findall(r'<img src="([^"]+)"', "\n".join(first))]
    assert [picture.stem for picture in pictures] == ["card-table", "sea-chart"]
    assert sum(picture.stat().st_size for picture in pictures) < 400_000
    assert [re.findall(r"\*\*(\w+)\*\*", line) for line in first if line.startswith("- ")] == [
        ["Play"],
        ["Run"],
        ["Learn"],
        ["Build"],
    ]


def test_the_game_in_the_readme_is_played_as_written() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 8
    assert failed == 0


def test_the_examples_in_docstrings_run() -> None:
    for module in (portroyal, portroyal.play.game):
        failed, tried = doctest.testmod(module)
        assert tried > 0
        assert failed == 0


def test_the_engine_answers_the_lines_of_the_readme() -> None:
    lines = [
        line.strip() for line in README.read_text("utf-8").splitlines() if line.strip().startswith('{"cmd"')
    ]
    engine = Engine()
    answers = [engine.answer(line.encode()) for line in lines]
    assert len(answers) == 2
    assert all(answer["ok"] for answer in answers), json.dumps([a.get("error") for a in answers])


def test_the_names_of_the_package_are_there() -> None:
    assert {"Game", "PlayError", "read_record", "write_record"} <= set(dir(portroyal))
    assert not hasattr(portroyal, "Gam")

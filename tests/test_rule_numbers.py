"""Every rule of the card games has a test that bears its number."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent / "rules" / "cards"
RULES = {"c1": 6, "c2": 2, "c3": 8, "c4": 11, "c5": 4, "c6": 4, "c7": 4}
NUMBERS = [f"{part}_{n}" for part, last in RULES.items() for n in range(1, last + 1)]
NUMBERS += [f"d{n}" for n in range(1, 7)]
MISTAKES = 18  # the list of section 10, admirals and jesters taken apart


def names_in(file: Path) -> list[str]:
    return [
        node.name
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


TESTS = [name for file in sorted(FOLDER.glob("test_*.py")) for name in names_in(file)]


def test_the_list_of_rules_is_complete() -> None:
    assert len(NUMBERS) == 39 + 6


@pytest.mark.parametrize("number", NUMBERS)
def test_every_rule_has_a_test(number: str) -> None:
    assert [name for name in TESTS if name.startswith(f"test_{number}_")], (
        f"no test is named test_{number}_..."
    )


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    named = {match[1] for name in TESTS if (match := re.match(r"test_(c\d+_\d+|d\d+)_", name))}
    assert named <= set(NUMBERS)


def test_every_mistake_of_others_has_a_test() -> None:
    assert len(names_in(FOLDER / "test_mistakes_of_others.py")) >= MISTAKES

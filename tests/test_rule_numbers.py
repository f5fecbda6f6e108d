"""Every rule of the games has a test that bears its number."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
DOCS = HERE.parent / "docs"
CARDS = {"c1": 6, "c2": 2, "c3": 8, "c4": 11, "c5": 4, "c6": 4, "c7": 4}
DICE = {"g1": 6, "g2": 3, "g3": 7, "g4": 8, "g5": 2, "g6": 9, "g7": 2, "g8": 2}
DECISIONS = {"cards": ("d", 6), "dice": ("e", 10)}
MISTAKES = 18  # the list of section 10, admirals and jesters taken apart


def numbers_of(family: str) -> list[str]:
    rules = CARDS if family == "cards" else DICE
    letter, last = DECISIONS[family]
    numbers = [f"{part}_{n}" for part, most in rules.items() for n in range(1, most + 1)]
    return numbers + [f"{letter}{n}" for n in range(1, last + 1)]


def names_in(file: Path) -> list[str]:
    return [
        node.name
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


TESTS = {
    family: [name for file in sorted((HERE / "rules" / family).glob("test_*.py")) for name in names_in(file)]
    for family in DECISIONS
}


@pytest.mark.parametrize("family", DECISIONS)
def test_the_list_of_rules_is_that_of_the_page(family: str) -> None:
    page = (DOCS / f"rules-{family}.md").read_text("utf-8")
    told = re.findall(r"^- \*\*([A-Z][\d.]+)\*\* ", page, re.MULTILINE)
    assert sorted(number.lower().replace(".", "_") for number in told) == sorted(numbers_of(family))


@pytest.mark.parametrize(
    ("family", "number"), [(family, number) for family in DECISIONS for number in numbers_of(family)]
)
def test_every_rule_has_a_test(family: str, number: str) -> None:
    assert [name for name in TESTS[family] if name.startswith(f"test_{number}_")], (
        f"no test is named test_{number}_..."
    )


@pytest.mark.parametrize("family", DECISIONS)
def test_no_test_names_a_rule_that_does_not_exist(family: str) -> None:
    named = {match[1] for name in TESTS[family] if (match := re.match(r"test_([cg]\d+_\d+|[de]\d+)_", name))}
    assert named <= set(numbers_of(family))


def test_every_mistake_of_others_has_a_test() -> None:
    assert len(names_in(HERE / "rules" / "cards" / "test_mistakes_of_others.py")) >= MISTAKES

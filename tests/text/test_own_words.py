"""Our own words: no text of the program and no rules page shares eight words in a row with a rulebook.

The rulebooks are not ours to keep, so `rulebook_runs.bin` holds six bytes of a hash for each of their runs of
eight words. `python -m tests.test_own_words FOLDER` makes it from the texts of a folder.
"""

from __future__ import annotations

import hashlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from portroyal.text.words import LANGUAGES, texts_of

RUN = 8
BYTES = 6
RUNS = Path(__file__).parents[1] / "data" / "rulebook_runs.bin"
DOCS = Path(__file__).parents[2] / "docs"


def runs(text: str) -> Iterator[tuple[str, bytes]]:
    """Every eight words in a row, and what is kept of them."""
    words = re.findall(r"[^\W_]+", text.lower())
    for at in range(len(words) - RUN + 1):
        run = " ".join(words[at : at + RUN])
        yield run, hashlib.sha256(run.encode()).digest()[:BYTES]


def rulebooks() -> set[bytes]:
    kept = RUNS.read_bytes()
    return {kept[at : at + BYTES] for at in range(0, len(kept), BYTES)}


class Read(Visitor):
    """The words of a message; a blank is a break."""

    def __init__(self) -> None:
        self.text = ""

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.text += node.value

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.text += " blank "


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_from_a_rulebook(lang: str) -> None:
    theirs, shared = rulebooks(), []
    for text in texts_of(lang).values():
        for entry in FluentParser().parse(text).body:
            read = Read()
            read.visit(entry)
            shared += [run for run, mark in runs(read.text) if mark in theirs]
    assert shared == []


@pytest.mark.parametrize("page", ["rules-cards.md", "rules-dice.md", "rulings.md", "glossary.md"])
def test_no_rules_page_is_from_a_rulebook(page: str) -> None:
    theirs = rulebooks()
    assert [run for run, mark in runs((DOCS / page).read_text("utf-8")) if mark in theirs] == []


if __name__ == "__main__":
    books = [book.read_text("utf-8") for book in Path(sys.argv[1]).glob("*.txt")]
    RUNS.write_bytes(b"".join(sorted({mark for book in books for _, mark in runs(book)})))

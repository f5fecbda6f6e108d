"""Running tables in every language at both sizes: no text overlaps or is cut, whatever is asked or open."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.browser.harbor import LOCALES, SIZES, Visitor
from tests.browser.looking import flaws, serious, speak
from tests.browser.sailor import play_to_the_end, press, wait_for_turn

MOST_KINDS = 7  # of questions that are looked at in one game
MOST_ACTS = 50


class Eye:
    """Looks at one page again and again: at both sizes, the language changing with every moment."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: dict[str, list[str]] = {}
        self.languages = iter(list(LOCALES) * 100)

    def look(self, moment: str, languages: int = 1) -> None:
        """With `languages` 4 the moment is seen in all of them."""
        for _ in range(languages):
            language = next(self.languages)
            speak(self.page, language)
            for size, box in SIZES.items():
                self.page.set_viewport_size(box)  # type: ignore[arg-type]
                self.page.wait_for_timeout(150)
                for flaw in flaws(self.page):
                    self.found.setdefault(f"{moment} {size} {language}", []).append(flaw)

    def open(self, key: str, moment: str) -> None:
        """What a key opens."""
        self.page.set_viewport_size(SIZES["phone"])  # type: ignore[arg-type]
        self.page.keyboard.press(key)
        self.page.wait_for_selector("dialog[open]")
        self.look(moment, 2)
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector("dialog[open]", state="detached")


def kinds_of_questions(visitor: Visitor, table: str, page: Page) -> Iterator[str]:
    """Plays on and stops at every question of a new kind: its phase, and what can be answered."""
    whim = random.Random(11)
    seen: set[str] = set()
    for _ in range(MOST_ACTS):
        if len(seen) == MOST_KINDS or wait_for_turn(page) == "over":
            return
        state = visitor.state(table)
        kind = " ".join([state["phase"], *sorted({action.split()[0] for action in state["legal"]})])
        if kind not in seen:
            seen.add(kind)
            yield kind
        press(page, whim)
        page.wait_for_timeout(15)


TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("port-royal", 4, {"ending": "expedition"}),
    ("unterwegs", 2, {}),
    ("dice", 4, {"chapter": 4}),
    ("dice", 1, {"chapter": 3}),
)


@pytest.mark.parametrize(("game", "bots", "options"), TABLES, ids=lambda given: str(given))
def test_nothing_is_cut_at_a_running_table(
    visit: Callable[..., Visitor], game: str, bots: int, options: dict[str, Any]
) -> None:
    visitor = visit(size="phone")
    table = visitor.against_bots(game, bots, options=options)
    page = visitor.go(f"/table/{table}")
    wait_for_turn(page)
    eye = Eye(page)
    for kind in kinds_of_questions(visitor, table, page):
        eye.look(kind)
    if wait_for_turn(page) == "turn":
        eye.look("in the middle", len(LOCALES))
        for key, moment in (("o", "odds"), ("l", "log"), ("?", "keys")):
            eye.open(key, moment)
        assert serious(page) == []
    if game == "unterwegs":
        play_to_the_end(page)
    else:  # whole games of the others are played elsewhere
        visitor.command(table, do="resign")
        page.wait_for_selector("dialog[open] table")
    eye.look("end", 2)
    page.keyboard.press("Escape")
    eye.look("final table", 2)
    page.goto(f"{visitor.address}/replay/{table}?move=30")
    page.wait_for_selector("input[type=range]")
    eye.look("replay", 2)
    assert eye.found == {}, eye.found

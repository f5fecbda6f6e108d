"""A game that the client has never heard of, in a real browser: chosen, played, ended and looked at again."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.harbor import Harbor, Visitor
from tests.browser.looking import flaws, serious
from tests.browser.sailor import play_to_the_end, wait_for_turn


@pytest.fixture
def come(browser: Browser, toy_harbor: Harbor) -> Iterator[Callable[..., Visitor]]:
    visitors: list[Visitor] = []

    def one(size: str, lang: str, dark: bool) -> Visitor:
        visitors.append(Visitor(browser, toy_harbor.address, size=size, lang=lang, dark=dark))
        return visitors[-1]

    yield one
    for visitor in visitors:
        visitor.close()
    assert [visitor.troubles for visitor in visitors] == [[] for _ in visitors]


@pytest.mark.parametrize(("size", "lang", "dark"), [("phone", "de", True), ("desk", "en", False)])
def test_a_whole_game_is_played(come: Callable[..., Visitor], size: str, lang: str, dark: bool) -> None:
    visitor = come(size, lang, dark)
    table = visitor.against_bots("pig")
    page = visitor.go(f"/table/{table}")
    assert wait_for_turn(page) == "turn"
    assert flaws(page) == []
    assert serious(page) == []
    expect(page.locator("[data-act]")).to_have_count(len(visitor.state(table)["legal"]))
    assert play_to_the_end(page) > 1
    assert page.locator("dialog[open] tbody tr").count() == 2
    assert flaws(page) == []
    visitor.go(f"/replay/{table}?move=2")
    expect(page.locator(".plain")).to_be_visible()
    assert flaws(page) == []
    assert serious(page) == []
    visitor.go("/history")
    page.get_by_role("heading", name="Pig").wait_for()


def test_it_is_offered_and_played_by_keys(come: Callable[..., Visitor]) -> None:
    visitor = come("desk", "en", False)
    page = visitor.go("/lobby")
    page.get_by_role("button", name="Pig").wait_for()
    visitor.go("/new?game=pig")
    expect(page.get_by_role("radio", name="Pig")).to_be_checked()
    table = visitor.against_bots("pig")
    visitor.go(f"/table/{table}")
    wait_for_turn(page)
    page.keyboard.press("1")
    page.get_by_text("Robin rolls a").first.wait_for()

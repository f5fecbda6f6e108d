"""My games in the browser: place and points, search, dismissing and bringing back, and one's own numbers."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page
from tests.browser.harbor import Visitor, until
from tests.browser.looking import at_width, serious, speak

LANGUAGES = ("de", "nl", "en-US", "en")


def test_games_are_found_dismissed_and_summed_up(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    for game in ("unterwegs", "dice"):
        table = visitor.against_bots(game, title=f"Evening of {game}")
        visitor.command(table, do="resign")
    page = visitor.go("/history")
    page.evaluate("localStorage.setItem('portroyal.known', 'yes')")  # as a visit to any table leaves it
    page.reload()
    page.get_by_text("2nd of 2").first.wait_for()
    page.get_by_label("Name or title").fill("evening dice")
    until_rows(page, 1)
    page.get_by_label("Result").select_option("won")
    page.get_by_text("No games match this filter.").wait_for()
    page.get_by_role("button", name="Show all").click()
    until_rows(page, 2)
    for language in LANGUAGES:
        speak(page, language)
        for width in (390, 1280):
            assert at_width(page, width) == []
    assert serious(page) == []

    page.get_by_role("button", name="Hide").first.click()
    until_rows(page, 1)
    page.get_by_role("button", name="Show again").click()
    until_rows(page, 2)
    page.get_by_role("button", name="Hide").first.click()
    until_rows(page, 1)
    page.reload()
    until_rows(page, 1)
    page.get_by_label("hidden games").check()
    page.get_by_role("button", name="Show again").click()
    page.get_by_text("No games match this filter.").wait_for()
    page.get_by_role("button", name="Show all").click()
    until_rows(page, 2)

    page.get_by_role("link", name="My stats").click()
    page.get_by_text("In 2 games.").wait_for()
    page.get_by_text("None of your 2 games has been reviewed in full yet").wait_for()
    page.get_by_role("button", name="Review the rest").wait_for()
    for language in LANGUAGES:
        speak(page, language)
        for width in (390, 1280):
            assert at_width(page, width) == []
    assert serious(page) == []


def until_rows(page: Page, n: int) -> None:
    until(page, f"document.querySelectorAll('.rows > li').length === {n}")

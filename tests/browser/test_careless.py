"""People who do two things at once: click twice, change the language in mid-game, turn the phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser import decks
from tests.browser.harbor import Visitor, until
from tests.browser.looking import speak
from tests.browser.sailor import play_on, wait_for_turn
from tests.browser.test_dice_table import at_table, many_fields


def story(page: Page) -> list[str]:
    return page.locator("aside .log li").all_inner_texts()


@pytest.mark.parametrize("game", ["port-royal", "dice"])
def test_the_story_is_told_in_the_language_that_is_spoken_now(
    visit: Callable[..., Visitor], game: str
) -> None:
    visitor = visit()
    visitor.page.set_viewport_size({"width": 1440, "height": 900})
    page = visitor.go(f"/table/{visitor.against_bots(game, 2)}")
    play_on(page, 12)
    wait_for_turn(page)
    english = story(page)
    speak(page, "de")
    until(page, lambda: story(page)[0] != english[0])
    assert not set(story(page)) & set(english)
    speak(page, "en")
    until(page, lambda: story(page) == english)
    page.reload()  # and the same from the server's log alone
    wait_for_turn(page)
    until(page, lambda: story(page) == english)


def test_a_double_click_answers_one_question(visit: Callable[..., Visitor]) -> None:
    """Where a button was, the next question has another one, which nobody can have read so soon."""
    visitor = visit()
    deck = {"cards": [decks.persons("sailor", 60, 0, 1, swords=1)]}
    table = visitor.against_bots("port-royal", options=deck)
    page = visitor.go(f"/table/{table}")
    page.locator("[data-act=draw]").click()
    page.locator("[data-act=stop]").wait_for()
    stop = page.locator("[data-act=stop]").bounding_box()
    assert stop is not None
    x, y = stop["x"] + stop["width"] / 2, stop["y"] + stop["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.up()
    page.locator("[data-act=pass]").wait_for()  # the answer is here before the second click
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    page.locator("[data-choice]").first.wait_for()
    assert visitor.state(table)["phase"] == "trade"
    page.locator("[data-act=pass]").click()
    until(page, lambda: visitor.state(table)["decider"] == 1 or visitor.state(table)["active"] == 1)


def test_a_phone_that_is_turned_and_turned_back_shows_the_same_question(
    visit: Callable[..., Visitor],
) -> None:
    player = at_table(visit(size="phone"), chapter=2)
    player.play_until(many_fields)
    page = player.page
    seen = """[...document.querySelectorAll(".map .lit")].some((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return top > 60 && bottom < 0.68 * innerHeight;
    })"""
    until(page, seen)
    page.locator(".choices .place").first.tap()
    asked = page.locator(".choices .confirm").inner_text()
    for width, height in ((844, 390), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        until(page, f"innerWidth === {width}")
        page.locator(".choices .asked, .choices .confirm").first.wait_for()
    until(page, seen)
    assert page.locator(".choices .confirm").inner_text() == asked


def test_what_cannot_be_taken_back_waits_a_moment(visit: Callable[..., Visitor]) -> None:
    """Coins that are paid are seen: whoever hires somebody last can drop it before it is done."""
    for size, lang, back in (("desk", "en", "Undo"), ("phone", "de", "Zurücknehmen")):
        visitor = visit(size=size, lang=lang)
        deck = {"cards": [decks.persons("sailor", 60, 1, 1, swords=1)]}
        table = visitor.against_bots("port-royal", options=deck, pace=900)
        page = visitor.go(f"/table/{table}")
        for act in ("draw", "stop"):
            page.locator(f"[data-act={act}]").click()
        before = visitor.state(table)
        page.locator(".basin [data-choice], .basin [data-cards]").first.click()
        button = page.locator(".foot").get_by_role("button", name=back)
        expect(button).to_be_in_viewport(ratio=1)
        assert visitor.state(table) == before
        button.click()
        expect(button).to_have_count(0)
        page.locator("[data-choice]").first.click()
        button.wait_for()
        until(page, lambda: visitor.state(table)["players"][0]["display"])  # noqa: B023
        expect(button).to_have_count(0)

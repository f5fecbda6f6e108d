"""The review in the browser: a first look after a game, in all sizes and languages, and step by step."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page
from tests.browser.harbor import Visitor
from tests.browser.looking import at_width, flaws, serious, speak
from tests.browser.sailor import play_on, wait_for_turn

COMPILING = 600_000  # milliseconds, where the loops are compiled first
LANGUAGES = {
    "en": "A first look",
    "de": "Ein erster Blick",
    "nl": "een eerste indruk",
    "en-US": "A first look",
}


def test_a_player_looks_back_at_a_game(visit: Callable[..., Visitor]) -> None:
    visitor = visit(permissions=["clipboard-read", "clipboard-write"])
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]
    table = visitor.table(game="unterwegs", seats=seats, begin=True, start=0)
    page = visitor.go(f"/table/{table}")
    page.evaluate("localStorage.setItem('portroyal.known', 'yes')")  # as whoever opened it by the page
    play_on(page, 12)
    visitor.command(table, do="resign")
    page.get_by_role("link", name="Good or lucky?").click()
    page.wait_for_url(f"**/games/{table}/review*")
    page.get_by_role("heading", name="Skill and luck").wait_for(timeout=COMPILING)
    page.get_by_text("A first look").wait_for()
    page.get_by_role("img", name="Chances of winning").wait_for()
    for language, words in LANGUAGES.items():
        speak(page, language)
        page.get_by_text(words).wait_for()
        for width in (1280, 390):
            assert at_width(page, width) == []
        whole = page.get_by_role("img", name=re.compile("winning|Gewinn|[Ww]inst")).first.bounding_box()
        assert whole is not None
        assert whole["x"] + whole["width"] <= 390
    the_story_comes_first(page)
    large = page.locator(".large").first
    page.get_by_role("button", name="Enlarge").first.click()
    large.get_by_role("button", name="Close").wait_for()
    board = large.locator("svg").first.bounding_box()
    assert board is not None
    assert board["width"] >= 800  # of a phone's 390: it is moved about by the finger
    large.get_by_role("button", name="Close").click()
    large.wait_for(state="hidden")
    speak(page, "de")
    page.get_by_role("button", name="Teilen").click()
    page.get_by_text("Der Link ist kopiert.").wait_for()
    shared = page.evaluate("navigator.clipboard.readText()")
    assert shared.startswith(f"{visitor.address}/games/{table}/review?key=")
    assert shared.endswith("&lang=de")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Als Bild speichern").click()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    speak(page, "en")
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        page.set_viewport_size({"width": 844, "height": 390})
        assert serious(page) == []
        assert flaws(page) == []

    page.get_by_text("The whole game, move by move").click()
    page.locator(".acts a").nth(3).click()
    page.wait_for_url("**move=4*")
    page.get_by_text("Good or lucky?").click()
    page.get_by_label("Chances of winning before this move").wait_for()
    shares = page.get_by_label("Chances of winning before this move").locator("strong").all_inner_texts()
    assert abs(sum(int(share.rstrip(" %")) for share in shares) - 100) <= 2

    mistakes_are_tried_again(visitor.go(f"/games/{table}/again"))
    friend = visit().go(page.url.removeprefix(visitor.address))
    friend.get_by_role("heading", name="what should Robin do?").wait_for()
    page.set_viewport_size({"width": 1280, "height": 800})
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Your seat").wait_for()
    assert dialog.get_by_label("Your seat").input_value() == "0"
    assert at_width(page, 390) == []
    dialog.get_by_role("button", name="Play on").click()
    page.wait_for_url("**/table/*")
    wait_for_turn(page)
    assert "?" not in page.url  # the old game's key stays with the old game
    page.get_by_role("button", name="Log").click()
    page.get_by_text("This game continues from move").wait_for()


def the_story_comes_first(page: Page) -> None:
    """A phone shows the verdict and the curve at once; choices are folded, what to do next comes last."""
    page.set_viewport_size({"width": 390, "height": 844})
    parts = (".verdict", ".review figure", "#moment-1", ".score", "details.choices", "a[download]")
    boxes = [page.locator(part).first.bounding_box() for part in parts]
    tops = [box["y"] for box in boxes if box is not None]
    top = page.locator("h1").bounding_box()
    assert top is not None
    assert len(tops) == len(boxes)
    assert tops == sorted(tops)
    assert tops[1] - top["y"] < 700
    assert not page.locator(".faults").is_visible()


def mistakes_are_tried_again(page: Page) -> None:
    """Question by question: choices, then what the judge says; the address leads to the question."""
    question = page.get_by_role("heading", name="what do you do?")
    question.wait_for()
    answers = page.locator(".answers button")
    assert "%" not in answers.first.inner_text()
    assert "move=" in page.url
    for width in (390, 1280):
        assert at_width(page, width) == []
    answers.first.click()
    page.locator("strong", has_text=re.compile("Found it|Just as good|something better")).wait_for()
    assert "%" in answers.first.inner_text()
    for language in LANGUAGES:
        speak(page, language)
        assert at_width(page, 390) == []
    speak(page, "en")
    page.set_viewport_size({"width": 844, "height": 390})
    assert [*flaws(page), *serious(page)] == []


def test_a_running_game_has_no_review_yet(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    table = visitor.against_bots("unterwegs")
    visitor.expect_refusals(409)
    page = visitor.go(f"/games/{table}/review")
    page.wait_for_url(f"**/table/{table}")

"""Waiting for a silent player in the browser: how the nudge is shown and heard, and the table's option."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page
from tests.browser.harbor import LOCALES, SIZES, Visitor, still, until
from tests.browser.looking import choose, flaws, speak
from tests.browser.sailor import wait_for_turn
from tests.browser.test_senses import COUNT


def readable(page: Page) -> None:
    """Nothing is cut or covered in any language at both sizes."""
    for language in LOCALES:
        speak(page, language)
        for box in SIZES.values():
            page.set_viewport_size(box)  # type: ignore[arg-type]
            still(page)
            assert (language, box, flaws(page)) == (language, box, [])


def test_a_silent_player_is_nudged(visit: Callable[..., Visitor]) -> None:
    ann, ben = visit(name="Ann"), visit(size="phone", name="Ben")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = ann.table(game="port-royal", seats=seats, public=True, start=0, patience=10)
    ben.join(table)
    ann.go(f"/table/{table}")
    ben.go(f"/table/{table}")
    ann.page.get_by_role("button", name="Begin the game").click()
    wait_for_turn(ann.page)
    choose(ann.page, sound=True)
    ann.page.evaluate(COUNT)

    # Ann may not nudge herself; Ben may when ten seconds have passed.
    ben.page.get_by_role("button", name="Nudge").wait_for()
    readable(ben.page)
    assert ann.page.locator(".banner").count() == 0
    ben.page.locator(".banner .seal").click()
    ann.page.get_by_text("The others are waiting for you.").first.wait_for()
    until(ann.page, "window.sounds > 0")
    ben.page.locator(".banner .seal").wait_for(state="detached")
    readable(ben.page)
    readable(ann.page)


def test_patience_is_chosen_with_the_table(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.go("/new?game=unterwegs")
    chosen = page.get_by_label("Nudge after")
    assert chosen.locator("option:checked").inner_text() == "3 minutes"
    page.get_by_label("Clock", exact=True).select_option("live")
    assert chosen.count() == 0
    page.get_by_label("Clock", exact=True).select_option("none")
    for label, seconds in (("Never", None), ("10 minutes", 600)):
        page.goto(f"{visitor.address}/new?game=unterwegs")
        chosen.select_option(label=label)
        page.get_by_role("button", name="Open a table").click()
        page.wait_for_url("**/table/*")
        table = page.url.rsplit("/", 1)[1]
        told = visitor.context.request.get(f"{visitor.address}/api/tables/{table}").json()
        assert told["table"]["patience"] == seconds

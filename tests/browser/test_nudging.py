"""Waiting for a silent player in the browser: how the nudge is shown and heard, and the table's option."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.harbor import Visitor, until
from tests.browser.looking import choose
from tests.browser.sailor import wait_for_turn
from tests.browser.test_senses import COUNT
from tests.browser.test_tables import Eye


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
    eye = Eye(ben.page)
    eye.look("silent", 4)
    assert ann.page.locator(".banner").count() == 0
    ben.page.locator(".banner .seal").click()
    ann.page.get_by_text("The others are waiting for you.").first.wait_for()
    until(ann.page, "window.sounds > 0")
    ben.page.locator(".banner").wait_for()
    assert ben.page.locator(".banner .seal").count() == 0
    eye.look("nudged", 4)
    hers = Eye(ann.page)
    hers.look("is nudged", 4)
    assert (eye.found, hers.found) == ({}, {})


def test_patience_is_chosen_with_the_table(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.go("/new?game=unterwegs")
    chosen = page.get_by_label("How long the others wait")
    assert chosen.locator("option:checked").inner_text().startswith("3 minutes")
    page.get_by_label("Clock", exact=True).select_option("live")
    assert chosen.count() == 0
    page.get_by_label("Clock", exact=True).select_option("none")
    for label, seconds in (("For ever", None), ("10 minutes, then they may nudge", 600)):
        page.goto(f"{visitor.address}/new?game=unterwegs")
        chosen.select_option(label=label)
        page.get_by_role("button", name="Open a table").click()
        page.wait_for_url("**/table/*")
        table = page.url.rsplit("/", 1)[1]
        told = visitor.context.request.get(f"{visitor.address}/api/tables/{table}").json()
        assert told["table"]["patience"] == seconds

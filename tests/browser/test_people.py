"""What people see of each other: who is there, who watches, whose clock runs, and links that work for all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page
from tests.browser.harbor import Visitor, until
from tests.browser.sailor import wait_for_turn

GAME = "unterwegs"
SEATS_OF_TWO: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "open"}]


def two_at_a_table(visit: Callable[..., Visitor], **wish: Any) -> tuple[Visitor, Visitor, str]:
    """Ann and Ben, who has come by the link, at a running table where Ann begins."""
    ann, ben = visit(name="Ann"), visit(name="Ben", size="phone", lang="de")
    table = ann.table(game=GAME, seats=SEATS_OF_TWO, start=0, **wish)
    page = ann.go(f"/table/{table}")
    ben.page.goto(page.get_by_label("Invitation link").input_value())
    ben.page.get_by_label("Dein Name").fill("Ben")
    ben.page.get_by_role("button", name="Platz nehmen").click()
    page.get_by_role("button", name="Begin the game").click()
    wait_for_turn(page)
    return ann, ben, table


def replay_shown(page: Page) -> None:
    page.locator("input[type=range]").wait_for()


def test_links_to_a_private_game_work_for_whoever_gets_them(visit: Callable[..., Visitor]) -> None:
    """Replay, proof and record; from the final score and from the list of one's games."""
    ann, stranger = visit(), visit(lang="de")
    table = ann.against_bots(GAME)
    page = ann.go(f"/table/{table}")
    wait_for_turn(page)
    ann.command(table, do="resign")
    page.locator("dialog[open] table").wait_for()
    proof = page.get_by_role("link", name="Check the shuffling").get_attribute("href") or ""
    page.get_by_role("link", name="Watch again").click()
    replay_shown(page)
    stranger.page.goto(page.url)
    replay_shown(stranger.page)
    record = stranger.page.locator("a[href*='/record']").get_attribute("href")
    assert stranger.context.request.get(f"{stranger.address}{record}").ok
    stranger.go(proof).get_by_text("Das Geheimnis passt zu seinem Fingerabdruck").wait_for()

    page = ann.go("/history")
    page.locator(f"a[href='/replay/{table}']").click()
    page.wait_for_url("**key=*")
    stranger.page.goto(page.url)
    replay_shown(stranger.page)
    page = ann.go(f"/fairness?table={table}")
    page.wait_for_url("**key=*")
    stranger.page.goto(page.url)
    stranger.page.get_by_text("Das Geheimnis passt zu seinem Fingerabdruck").wait_for()


def test_a_friend_who_sits_down_by_the_link_is_there(visit: Callable[..., Visitor]) -> None:
    ann, ben, _ = two_at_a_table(visit)
    for page in (ann.page, ben.page):
        wait_for_turn(ann.page)
        until(page, "!document.querySelector('.watchers')")
        until(page, "document.querySelectorAll('.who').length === 2")
        until(page, "!document.querySelector('.who .soft')")
    # Who has gone is seen to be gone, by a sign that is struck through.
    ben.page.goto("about:blank")
    sign = ann.page.get_by_title("not connected")
    sign.wait_for()
    assert "l17 17" in (sign.locator("path").get_attribute("d") or "")


def test_with_a_move_a_day_only_who_decides_has_a_clock(visit: Callable[..., Visitor]) -> None:
    clock = {"kind": "correspondence", "seconds": 86_400, "increment": 0}
    ann, ben, _ = two_at_a_table(visit, clock=clock)
    ben.page.locator(".who").first.wait_for()
    for page in (ann.page, ben.page):
        until(page, "document.querySelectorAll('.who .clock').length === 1")
        text = page.locator(".who .clock").inner_text()
        assert text.startswith(("24:00", "23:59")), text

"""Ears and fingers: sounds only for those who want them, a chart that two fingers enlarge, listed keys."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from tests.browser.harbor import Visitor, until
from tests.browser.sailor import press, wait_for_turn

# Every sound begins with a source that is started; the browser's own method goes on behind the count.
COUNT = """() => {
  window.sounds = 0;
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (...when) { window.sounds += 1; return start.apply(this, when); };
  }
}"""


def play_some(page: Page, acts: int) -> int:
    """Plays a few acts and counts what was heard meanwhile."""
    whim = random.Random(5)
    page.evaluate("window.sounds = 0")
    for _ in range(acts):
        if wait_for_turn(page) == "over":
            break
        press(page, whim)
        page.wait_for_timeout(60)
    wait_for_turn(page)
    return int(page.evaluate("window.sounds"))


@pytest.mark.parametrize("game", ["unterwegs", "dice"])
def test_sounds_are_off_until_somebody_wants_them(visit: Callable[..., Visitor], game: str) -> None:
    visitor = visit(calm=False)
    page = visitor.go(f"/table/{visitor.against_bots(game)}")
    page.evaluate(COUNT)
    assert play_some(page, 2) == 0
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Sound on").click()
    assert play_some(page, 4) > 0
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Sound off").click()
    assert play_some(page, 2) == 0


def test_two_fingers_enlarge_the_chart(visit: Callable[..., Visitor]) -> None:
    visitor = visit(size="phone")
    page = visitor.go(f"/table/{visitor.against_bots('dice')}")
    frame = page.locator(".map .frame")
    frame.wait_for()
    frame.scroll_into_view_if_needed()
    width = "document.querySelector('.map .sheet').getBoundingClientRect().width"
    before = page.evaluate(width)
    box = frame.bounding_box()
    assert box is not None
    session = visitor.context.new_cdp_session(page)
    x, y = box["x"] + box["width"] / 2, max(box["y"], 120) + 150

    def touch(kind: str, apart: float) -> None:
        points = [{"x": x - apart / 2, "y": y, "id": 0}, {"x": x + apart / 2, "y": y, "id": 1}]
        session.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": points if kind != "touchEnd" else []}
        )

    touch("touchStart", 80)
    for apart in range(90, 201, 10):
        touch("touchMove", apart)
    touch("touchEnd", 0)
    until(page, f"{width} > {before * 1.5}")
    # The page itself has not grown: only the chart moves within its frame.
    assert page.evaluate("visualViewport.scale") == 1
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Zoom out").first.click()
    page.get_by_role("button", name="Zoom out").first.click()
    page.get_by_role("button", name="Zoom out").first.click(force=True)
    until(page, f"Math.abs({width} - {before}) < 2")


def test_every_key_is_listed_and_works(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    table = visitor.against_bots("unterwegs")
    page = visitor.go(f"/table/{table}")
    wait_for_turn(page)
    page.keyboard.press("?")
    page.locator("dialog[open] kbd").first.wait_for()
    listed = page.locator("dialog[open] kbd").all_inner_texts()
    assert listed == ["D", "S", "R", "K", "P", "1–9", "Esc", "U", "O", "C", "L", "?"]
    page.keyboard.press("Escape")
    # The figure takes the card in that place of the harbor.
    whim = random.Random(1)
    for _ in range(80):
        wait_for_turn(page)
        state = visitor.state(table)
        places = [i for i, card in enumerate(state["harbor"][:9]) if f"take {card}" in state["legal"]]
        if places:
            break
        press(page, whim)
        page.wait_for_timeout(30)
    card = state["harbor"][places[-1]]
    page.keyboard.press(str(places[-1] + 1))
    until(page, lambda: card not in visitor.state(table)["harbor"])

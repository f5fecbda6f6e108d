"""Low and zoomed windows: nothing covers the harbor, and no decision needs scrolling."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.browser import decks
from tests.browser.harbor import LOCALES, Visitor
from tests.browser.looking import flaws, speak
from tests.browser.sailor import play_on, press, wait_for_turn

# A phone on its side, a low laptop, a desk, and that desk and laptop at 200 %.
WINDOWS = ((844, 390, 1), (1366, 640, 1), (1280, 800, 1), (640, 400, 2), (683, 320, 2))
MANY_CARDS = 10

# Cards of the harbor and whatever can be chosen: seen wholly, in the window, with nothing on top.
HIDDEN = """() => {
  const found = [];
  for (const one of document.querySelectorAll(".basin [data-cards], [data-act], [data-choice]")) {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const name = one.textContent.trim().slice(0, 40);
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      found.push(`outside: ${name}`);
    for (const [x, y] of [[0.5, 0.5], [0.5, 0.05], [0.5, 0.8], [0.1, 0.5], [0.9, 0.5]]) {
      const seen = document.elementFromPoint(left + x * (right - left), top + y * (bottom - top));
      if (!seen || !one.contains(seen)) found.push(`covered at ${x} ${y}: ${name} by ${seen?.className}`);
    }
  }
  const frame = document.querySelector(".room .table");
  if (frame.scrollHeight > frame.clientHeight + 1) found.push(`scrolls: ${frame.scrollHeight}`);
  return found;
}"""


def hidden(page: Page) -> list[str]:
    found: list[str] = page.evaluate(HIDDEN)
    return found


class Windows:
    """Looks at one page in all windows of a scale, the language changing every time."""

    def __init__(self, page: Page, scale: int) -> None:
        self.page, self.scale = page, scale
        self.languages = cycle(LOCALES)
        self.found: dict[str, list[str]] = {}

    def look(self, moment: str) -> None:
        for width, height, scale in WINDOWS:
            if scale != self.scale:
                continue
            self.page.set_viewport_size({"width": width, "height": height})
            speak(self.page, next(self.languages))
            self.page.evaluate("new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")
            wrong = [*hidden(self.page), *flaws(self.page)]
            if wrong:
                self.found[f"{moment} {width}x{height}"] = wrong


@pytest.mark.parametrize(("scale", "bots"), [(1, 4), (1, 2), (2, 3)])
def test_the_harbor_and_all_choices_are_seen(visit: Callable[..., Visitor], scale: int, bots: int) -> None:
    visitor = visit(device_scale_factor=scale)
    options: dict[str, Any] = {"cards": decks.quiet_waters()}
    table = visitor.against_bots("port-royal", bots, options=options)
    page = visitor.go(f"/table/{table}")
    windows = Windows(page, scale)
    play_on(page, 25)  # everybody has a display by then
    whim = random.Random(5)
    for _ in range(80):
        if wait_for_turn(page) == "over":
            break
        state = visitor.state(table)
        if state["phase"] != "discover":
            windows.look(f"trade with {len(state['harbor'])}")
        elif len(state["harbor"]) < MANY_CARDS and "draw" in state["legal"]:
            page.locator("[data-act=draw]").click()
            continue
        else:
            windows.look(f"full harbor of {len(state['harbor'])}")
            page.locator("[data-act=stop]").click()
            wait_for_turn(page)
            windows.look("take")
            break
        press(page, whim)
        page.wait_for_timeout(30)
    visitor.command(table, do="resign")
    page.locator("dialog[open] table").wait_for()
    page.goto(f"{visitor.address}/replay/{table}?move={20 + bots}")
    page.locator("input[type=range]").wait_for()
    page.locator(".basin").wait_for()
    windows.look("replay")
    assert windows.found == {}, windows.found

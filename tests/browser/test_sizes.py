"""Low and zoomed windows: nothing covers the harbor, and no decision needs scrolling."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect
from tests.browser import decks
from tests.browser.harbor import LOCALES, Visitor, settle, until
from tests.browser.looking import flaws, speak, stays
from tests.browser.sailor import wait_for_turn

# A phone on its side, a low laptop, a desk, and that desk and laptop at 200 %.
WINDOWS = ((844, 390, 1), (1366, 640, 1), (1280, 800, 1), (640, 400, 2), (683, 320, 2))
MANY_CARDS = 16
MOST_CARDS = 13

# Cards of the harbor, what is asked and whatever can be chosen: seen wholly, with nothing on top.
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
  for (const one of document.querySelectorAll(".foot .bar, .foot .line"))
    if (one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 2)
      found.push(`cut: ${one.textContent.trim().slice(0, 80)}`);
  const frame = document.querySelector(".room .table");
  if (frame.scrollHeight > frame.clientHeight + 1) found.push(`scrolls: ${frame.scrollHeight}`);
  return found;
}"""

# Text of large buttons that comes nearer to the upper or lower edge than it should, and piles that are cut.
CRAMPED = """() => {
  const found = [...document.querySelectorAll("[data-act] .label")].flatMap((label) => {
    const [text, box] = [label, label.closest("[data-act]")].map((one) => one.getBoundingClientRect());
    return text.top < box.top + 8 || text.bottom > box.bottom - 8 ? [label.textContent.trim()] : [];
  });
  const { scrollWidth, clientWidth } = document.querySelector(".quay");
  return scrollWidth > clientWidth ? [...found, `piles: ${scrollWidth} in ${clientWidth}`] : found;
}"""

# Text that is longer than its button, and buttons that are longer than their bar.
TOO_LONG = """() => [...document.querySelectorAll("[data-act] .label")].filter((label) => {
  const button = label.closest("[data-act]");
  const bar = button.closest(".bar").getBoundingClientRect();
  const [text, box] = [label, button].map((one) => one.getBoundingClientRect());
  return text.right > box.right - 2 || box.left < bar.left || box.right > bar.right;
}).map((label) => label.textContent.trim())"""

# Cards of the harbor with their prices that the page's bar, the question or the window's edge hides.
UNDER = """() => [...document.querySelectorAll(".basin .place")].filter((place) => {
  const { left, right, top, bottom } = place.getBoundingClientRect();
  const seen = [top + 2, bottom - 2].map((y) => document.elementFromPoint((left + right) / 2, y));
  return !seen.every((one) => one && place.contains(one));
}).map((place) => place.textContent.trim())"""


# The piles and one's own seat beside the harbor do not lie over each other.
APART = """() => {
  const [piles, mine] = [".piles", ".mine"].map((one) => document.querySelector(one).getBoundingClientRect());
  return piles.top >= mine.bottom || piles.bottom <= mine.top || piles.right <= mine.left;
}"""


def hidden(page: Page) -> list[str]:
    return stays(page, lambda: page.evaluate(HIDDEN))


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
            settle(self.page)
            wrong = [*hidden(self.page), *flaws(self.page)]
            if wrong:
                self.found[f"{moment} {width}x{height}"] = wrong


def is_ship(action: str) -> bool:
    return any(color in action for color in decks.SHIPS)


class Crew:
    """People at one device, played by plain HTTP until something is to be seen."""

    def __init__(self, visitor: Visitor, many: int) -> None:
        guests = [{"kind": "guest", "name": name} for name in ("Grace", "Wilhelmina", "Bo", "Anneliese")]
        self.visitor, self.acts = visitor, 0
        self.table = visitor.table(
            game="port-royal",
            seats=[{"kind": "me"}, *guests[: many - 1]],
            options={"cards": decks.quiet_waters()},
            begin=True,
            start=0,
        )

    def act(self, cards: int) -> None:
        """Reveals so many cards and stops; everybody takes what leaves a coin for the next harbor."""
        state = self.state
        legal = state["legal"]
        rich = state["players"][state["decider"]]["coins"] >= 3
        takes = [one for one in legal if one.startswith("take") and (rich or is_ship(one))]
        if "draw" in legal:
            action = "draw" if len(state["harbor"]) < cards else "stop"
        else:
            action = [*takes, "pass"][0] if "pass" in legal else legal[-1]
        self.visitor.act(self.table, action)
        self.acts += 1

    @property
    def state(self) -> dict[str, Any]:
        return self.visitor.state(self.table)


def with_expeditions(asked: Route) -> None:
    """The same replay from the server, but all expeditions lie there all the time."""
    told = asked.fetch().json()
    for step in told["steps"]:
        step["state"]["expeditions"] = [f"expedition-voyage-{n}" for n in range(5)]
    asked.fulfill(json=told)


@pytest.mark.parametrize(("scale", "many"), [(1, 5), (1, 3), (2, 4)])
def test_the_harbor_and_all_choices_are_seen(visit: Callable[..., Visitor], scale: int, many: int) -> None:
    visitor = visit(device_scale_factor=scale)
    crew = Crew(visitor, many)
    while crew.state["round"] < 3:  # everybody has a display by then
        crew.act(5)
    while len(crew.state["harbor"]) < MANY_CARDS:
        crew.act(MANY_CARDS)
    full = crew.acts
    page = visitor.go(f"/table/{crew.table}")
    windows = Windows(page, scale)
    wait_for_turn(page)
    windows.look("reveal or stop")
    page.set_viewport_size({"width": 1280, "height": 800})
    for language in LOCALES:
        speak(page, language)
        settle(page)
        assert stays(page, lambda: page.evaluate(CRAMPED)) == []
    page.locator("[data-act=stop]").click()
    page.locator("[data-act=pass]").wait_for()
    windows.look("the active player takes")
    page.locator("[data-act=pass]").click()
    # Whoever can pay for something comes next.
    page.locator(".prompt, .ask").filter(
        has_text=re.compile(r"(Grace|Wilhelmina|Bo|Anneliese):")
    ).first.wait_for()
    windows.look("another player takes")
    visitor.command(crew.table, do="resign")
    page.locator("dialog[open] table").first.wait_for()
    page.route(re.compile("/api/tables/.*/replay"), with_expeditions)
    page.goto(f"{visitor.address}/replay/{crew.table}?move={full}")
    page.locator("input[type=range]").wait_for()
    page.locator(".basin [data-cards]").first.wait_for()
    windows.look("replay")
    until(page, f"({APART})()")
    assert windows.found == {}, windows.found


def test_on_a_phone_every_card_and_price_is_above_the_question(visit: Callable[..., Visitor]) -> None:
    visitor = visit(size="phone", lang="de")
    crew = Crew(visitor, 5)
    while crew.state["round"] < 3:
        crew.act(5)
    while len(crew.state["harbor"]) < MOST_CARDS:
        crew.act(MOST_CARDS)
    page = visitor.go(f"/table/{crew.table}")
    wait_for_turn(page)
    found = {}
    for moment in ("reveal or stop", "take"):
        for width, height in ((390, 844), (390, 664), (360, 740)):
            page.set_viewport_size({"width": width, "height": height})
            if wrong := stays(page, lambda: page.evaluate(UNDER)):
                found[f"{moment} {width}x{height}"] = wrong
        if moment == "reveal or stop":
            page.locator("[data-act=stop]").click()
            page.locator("[data-act=pass]").wait_for()
    assert found == {}


def promising(message: str | bytes) -> str | bytes:
    """The same from the server, but with expeditions, each of which could be fulfilled."""
    told = json.loads(message)
    if told["type"] == "hello":
        names = [f"expedition-voyage-{n}" for n in range(5)]
        told["state"]["expeditions"] = names
        acts = [f"fulfil {name}" for name in names]
        told["state"]["legal"] += acts
        brings = {"can": True, "points": 4, "coins": 2, "risk": None}
        told["offers"] += [told["offers"][0] | {"action": act} | brings for act in acts]
    return json.dumps(told)


def defending(message: str | bytes) -> str | bytes:
    """The same from the server, but the last ship may be repelled."""
    told = json.loads(message)
    if told["type"] == "hello":
        told["state"] |= {"phase": "repel", "legal": ["repel", "keep"]}
        told["state"]["revealed"] = told["state"]["harbor"][-1]
        told["offers"] = []
    return json.dumps(told)


def test_long_words_stay_on_their_buttons_and_all_others_are_seen(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    crew = Crew(visitor, 5)
    while len(crew.state["harbor"]) < 3:
        crew.act(3)

    def between(page: WebSocketRoute) -> None:
        page.connect_to_server().on_message(lambda message: page.send(defending(message)))

    visitor.page.route_web_socket(re.compile("/live"), between)
    page = visitor.go(f"/table/{crew.table}")
    wait_for_turn(page)
    others = "document.querySelector('.others')"
    for width, height, _ in (*WINDOWS, (820, 1180, 1)):
        page.set_viewport_size({"width": width, "height": height})
        for language in LOCALES:
            speak(page, language)
            assert stays(page, lambda: page.evaluate(TOO_LONG)) == [], (width, language)
        until(page, f"{others}.scrollHeight <= {others}.clientHeight")


@pytest.mark.parametrize("scale", [1, 2])
def test_every_expedition_that_can_be_fulfilled_is_seen(visit: Callable[..., Visitor], scale: int) -> None:
    visitor = visit(device_scale_factor=scale)
    crew = Crew(visitor, 5 if scale == 1 else 4)
    while len(crew.state["harbor"]) < MANY_CARDS:
        crew.act(MANY_CARDS)

    def between(page: WebSocketRoute) -> None:
        page.connect_to_server().on_message(lambda message: page.send(promising(message)))

    visitor.page.route_web_socket(re.compile("/live"), between)
    page = visitor.go(f"/table/{crew.table}")
    wait_for_turn(page)
    expect(page.locator(".ticket[data-choice]")).to_have_count(5)
    windows = Windows(page, scale)
    windows.look("five expeditions")
    # All others are there at a glance, too, unless a laptop's window is enlarged to twice its size.
    page.set_viewport_size({"width": 844 if scale == 1 else 640, "height": 390 if scale == 1 else 400})
    others = "document.querySelector('.others')"
    until(page, f"{others}.scrollHeight <= {others}.clientHeight")
    windows.look("five expeditions in another language")
    assert windows.found == {}, windows.found


@pytest.mark.parametrize("game", ["port-royal", "dice"])
def test_a_table_that_fits_its_window_is_not_scrolled(visit: Callable[..., Visitor], game: str) -> None:
    """A phone's table is scrolled down, and the window becomes a desk's."""
    visitor = visit(size="phone")
    page = visitor.go(f"/table/{visitor.against_bots(game, 4)}")
    wait_for_turn(page)
    scrolled = "document.querySelector('.room .table').scrollTop"
    for width, height in ((1280, 800), (1366, 650), (1920, 1080)):
        page.set_viewport_size({"width": 390, "height": 600})
        until(page, f"document.querySelector('.room .table').scrollTo(0, 1e4), {scrolled} > 0")
        page.set_viewport_size({"width": width, "height": height})
        page.locator(".room .table > .fits, .room .table > .wide").wait_for()
        until(page, f"innerWidth === {width} && innerHeight === {height} && {scrolled} === 0")
        page.mouse.move(width / 8, height - 20)
        page.mouse.wheel(0, 9999)  # what can be scrolled scrolls within the table
        settle(page)
        assert page.evaluate(scrolled) == 0

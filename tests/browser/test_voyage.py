"""First voyages in a real browser: every bubble seen and done, by mouse, by finger and by keyboard."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.browser.harbor import DESK, PATIENCE, Visitor, settle, still, until
from tests.browser.looking import ALL, Sights, flaws, serious, speak, stays

from portroyal.play.lessons import lesson, lesson_names
from portroyal.text.words import Words

# What a learner sees: the bubble, whether it is over, and where the marked answer is, if it can be pressed.
LOOK = """() => {
  const bubble = document.querySelector("section.bubble:not(.unplaced)");
  if (!bubble) return null;
  const ring = document.querySelector(".ring.press")?.getBoundingClientRect();
  const middle = ring ? [ring.x + ring.width / 2, ring.y + ring.height / 2] : null;
  const at = document.activeElement;
  const aimed = middle && document.elementFromPoint(...middle);
  return {
    text: bubble.querySelector("p").textContent,
    asks: bubble.querySelector("b") !== null,
    ended: bubble.querySelector("h2") !== null,
    middle: aimed?.closest("[disabled], [aria-disabled]") ? null : middle,
    focused: ring ? !!aimed && at !== document.body && at.contains(aimed) : bubble.contains(at),
  };
}"""

# The bubble lies in the window, and covers neither what it speaks of nor the answer.
COVERS = """() => {
  const bubble = document.querySelector("section.bubble").getBoundingClientRect();
  const found = [...document.querySelectorAll(".ring")].filter((ring) => {
    const { left, right, top, bottom } = ring.getBoundingClientRect();
    const wide = Math.min(right - 4, bubble.right) - Math.max(left + 4, bubble.left);
    return wide > 1 && Math.min(bottom - 4, bubble.bottom) - Math.max(top + 4, bubble.top) > 1;
  });
  const { left, right, top, bottom } = bubble;
  const wanted = document.querySelector(".bubble b") ? ".ring.press" : ".bubble h2, .ring";
  const alone = !document.querySelector(wanted);
  const out = left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1;
  const wrong = [...(out ? ["outside"] : []), ...(alone ? ["no ring"] : [])];
  return [...found.map((ring) => `covers ${ring.className}`), ...wrong];
}"""


# What a learner at a desk should see: own points, own island and what may be chosen beside the bubble, whole
# skulls, no gain in the color of a loss, a card on its button, and no answer lit but what is marked.
UNSEEN = """() => {
  const bubble = document.querySelector("section.bubble").getBoundingClientRect();
  const own = ".own, .purse, .map .lit, .map [data-island=maravilla]";
  const hidden = [...document.querySelectorAll(own)].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const wide = Math.min(right, bubble.right) - Math.max(left, bubble.left);
    return wide > 1 && Math.min(bottom, bubble.bottom) - Math.max(top, bubble.top) > 1;
  });
  const cut = [...document.querySelectorAll(".own .skulls")].filter(
    (row) => row.getBoundingClientRect().bottom > innerHeight,
  );
  const loss = document.body.appendChild(document.createElement("i"));
  loss.style.color = "var(--bad)";
  loss.style.background = "var(--lit-paper)";
  const { color, backgroundColor } = getComputedStyle(loss);
  const lit = [...document.querySelectorAll(".choice")].filter(
    (one) => getComputedStyle(one).backgroundColor === backgroundColor,
  );
  const red = [...document.querySelectorAll(".gain")].filter((one) => getComputedStyle(one).color === color);
  loss.remove();
  const small = [...document.querySelectorAll(".act .back")].filter((one) => one.offsetWidth < 23);
  return [...hidden, ...cut, ...red, ...small, ...lit].map((one) => `unseen ${one.getAttribute("class")}`);
}"""


def covers(page: Page) -> list[str]:
    found: list[str] = page.evaluate(COVERS)
    return found


def begin(visitor: Visitor, name: str) -> Page:
    seats = [{"kind": "me"}, {"kind": "bot"}]
    table = visitor.table(game="port-royal", seats=seats, lesson=name)
    visitor.command(table, do="pace", pace=0)  # a teacher would take its time
    return visitor.go(f"/table/{table}")


def bubbles(page: Page, how: str = "mouse") -> Iterator[str]:
    """Sails through a lesson, and stops at every bubble before it is done; the last one is the end."""
    seen, end = "", time.monotonic() + 3 * PATIENCE
    while time.monotonic() < end:
        look: dict[str, Any] | None = page.evaluate(LOOK)
        if look and look["text"] != seen and (look["middle"] or not look["asks"]):
            seen, end = look["text"], time.monotonic() + 3 * PATIENCE
            still(page)
            yield seen
            if look["ended"]:
                return
        elif look and (look["middle"] or not look["asks"]):
            settle(page)  # a ring follows its answer a frame later
            if page.evaluate(LOOK) == look:
                do(page, look, how)
        page.wait_for_timeout(40)
    raise TimeoutError(f"the lesson does not go on after: {seen}")


def do(page: Page, look: dict[str, Any], how: str) -> None:
    if how == "keys":
        page.keyboard.press("Enter" if look["focused"] else "Shift")
    elif not look["asks"]:
        page.locator("section.bubble button").first.click()
    elif how == "finger":
        page.touchscreen.tap(*look["middle"])
    else:
        page.mouse.click(*look["middle"])


def said(name: str, lang: str, opponent: str) -> list[str]:
    learned, say = lesson(name), Words(lang).say
    return [say(bubble.say, name=opponent) for bubble in learned.bubbles] + [
        say(f"lesson-{name}-end", name=opponent)
    ]


def opponent(visitor: Visitor, page: Page) -> str:
    table = visitor.context.request.get(f"{visitor.address}/api/tables/{page.url.split('/')[-1]}").json()
    return str(table["table"]["seats"][1]["name"])


# How each is sailed, and what is told on the way of acts and persons that are several.
FIRST = {
    "port-royal": ("desk", "keys", ("(7 to go)", "2 × settler")),
    "dice-1": ("phone", "finger", ("(3 to go)",)),
}


@pytest.mark.parametrize("name", FIRST)
def test_the_first_voyages_are_sailed_and_find_room_in_every_window(
    visit: Callable[..., Visitor], name: str
) -> None:
    size, how, counted = FIRST[name]
    visitor = visit(size=size)
    page = visitor.page
    page.set_viewport_size(DESK)  # type: ignore[arg-type]
    begin(visitor, name)
    turn = count()

    def third(page: Page) -> list[str]:
        """All bubbles are made alike: three of them are seen by axe-core in all 40 ways."""
        return serious(page) if ALL and next(turn) % 3 == 0 else []

    sights, heard, told, unseen = Sights(page, covers, third), [], [], {}
    for number, text in enumerate(bubbles(page, how), 1):
        heard.append(text)
        told += page.locator("section.bubble, [data-deal^=fulfil]").all_inner_texts()
        if hidden := stays(page, lambda: page.evaluate(UNSEEN)):
            unseen[number] = hidden
        sights.look(f"{name} {number:02}", 1)  # a window each: all of them, twice and more
        page.set_viewport_size(DESK)  # type: ignore[arg-type]
        speak(page, "en")
        still(page)
    assert (sights.found, unseen) == ({}, {})
    assert heard == said(name, "en", opponent(visitor, page))
    for words in counted:
        assert any(words in text for text in told), words


@pytest.mark.parametrize("name", [name for name in lesson_names() if name not in FIRST])
def test_a_short_voyage_is_sailed_to_its_end(visit: Callable[..., Visitor], name: str) -> None:
    visitor = visit(size="phone", lang="de", dark="dice" in name)
    page = begin(visitor, name)
    found: dict[str, list[str]] = {}
    heard: list[str] = []
    for number, text in enumerate(bubbles(page), 1):
        heard.append(text)
        wrong = [*flaws(page), *stays(page, lambda: covers(page)), *(serious(page) if number == 3 else [])]
        if wrong:
            found[f"{number} {text[:40]}"] = wrong
    assert found == {}
    assert heard == said(name, "de", opponent(visitor, page))


def test_another_act_is_answered_and_not_sent(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = begin(visitor, "port-royal")
    sailing = bubbles(page)
    for _ in range(3):
        next(sailing)
    page.locator("[data-act=stop]").click()
    otherwise = Words().say("lesson-cards-try-otherwise")
    page.locator("section.bubble", has_text=otherwise).wait_for()
    until(page, f"document.querySelector('[data-live=polite]').textContent.includes({otherwise!r})")
    assert visitor.state(page.url.split("/")[-1])["phase"] == "discover"


def test_a_lesson_is_left_and_taken_up_again(visit: Callable[..., Visitor]) -> None:
    visitor = visit(lang="en")
    page = visitor.go("/")
    page.get_by_role("button", name="New? Learn in 3 minutes").click()
    page.wait_for_url("**/table/*")
    sailing = bubbles(page)
    for _ in range(5):
        fifth = next(sailing)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Leave").click()
    page.wait_for_url("**/lobby")
    page.goto(f"{visitor.address}/history")
    page.get_by_role("heading", name="First voyage: Port Royal").wait_for()
    page.get_by_role("link", name="Continue").first.click()
    assert next(bubbles(page)) == fifth


def test_rules_and_menu_lead_to_a_lesson(visit: Callable[..., Visitor]) -> None:
    visitor = visit(lang="en")
    page = visitor.go("/rules/dice")
    page.get_by_role("button", name="Learn by playing").click()
    page.wait_for_url("**/table/*")
    assert next(bubbles(page)) == Words().say("lesson-dice-goal")
    page = visitor.go(f"/table/{visitor.against_bots('port-royal')}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Learn by playing").click()
    page.locator("section.bubble", has_text=Words().say("lesson-cards-goal")).wait_for()

"""What the card table says of itself: what stopping brings, what others did, where points came from."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser import decks
from tests.browser.harbor import LOCALES, Visitor
from tests.browser.looking import flaws, speak, stays
from tests.browser.sailor import play_on, wait_for_turn

LOW = ((844, 390), (640, 400), (683, 320), (1366, 640), (1280, 800))


def stop_sign(page: Page) -> str:
    return page.locator("[data-act=stop] small").inner_text()


def test_stopping_promises_what_can_be_paid(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    dear = {"cards": [decks.persons("admiral", 60, 9)]}
    table = visitor.against_bots("port-royal", options=dear)
    page = visitor.go(f"/table/{table}")
    page.locator("[data-act=draw]").click()
    expect(page.locator("[data-act=stop] small")).to_have_text("nothing you can take")

    cheap = {"cards": [decks.persons("governor", 60, 1, 0)]}
    table = visitor.table(
        game="port-royal", seats=[{"kind": "me"}, {"kind": "guest", "name": "Grace"}], begin=True, start=0,
        options=cheap,
    )  # fmt: skip
    for action in ("draw", "stop", "take governor-8"):
        visitor.act(table, next(one for one in visitor.state(table)["legal"] if one.startswith(action[:8])))
    while (state := visitor.state(table))["active"] != 0 or state["phase"] != "discover":
        visitor.act(table, next(one for one in ("pass", "stop", "draw") if one in state["legal"]))
    visitor.act(table, "draw")
    visitor.act(table, "draw")
    page = visitor.go(f"/table/{table}")
    wait_for_turn(page)
    assert stop_sign(page) == "take up to 2 cards"
    assert page.locator(".takes .mini").count() == 2


def test_a_ship_that_brings_a_point_says_so(visit: Callable[..., Visitor]) -> None:
    """A wholesaler's ship leaves a player who is not active no coin, but a point."""
    visitor = visit(size="phone")
    deck = [
        decks.persons("wholesaler", 30, 0, 0, set="unterwegs", color="yellow"),
        decks.ships("yellow", 30, 1, 9, set="unterwegs"),
    ]
    seats = [{"kind": "me"}, {"kind": "guest", "name": "Grace"}]
    table = visitor.table(game="unterwegs", seats=seats, begin=True, start=0, options={"cards": deck})
    for _ in range(400):
        state = visitor.state(table)
        legal, harbor = state["legal"], state["harbor"]
        hired = bool(state["players"][0]["display"])
        ship = next((name for name in harbor if name.startswith("yellow")), None)
        if state["decider"] == 0 and state["active"] == 1 and state["phase"] == "trade" and hired and ship:
            break
        person = next((one for one in legal if one.startswith("take wholesaler")), None)
        if state["phase"] == "trade":
            visitor.act(table, person if person and state["decider"] == 0 and not hired else "pass")
        elif state["phase"] == "repel":
            visitor.act(table, "keep")
        else:
            ready = ship if hired and state["active"] == 1 else set(harbor) - {ship}
            visitor.act(table, "stop" if ready and "stop" in legal else "draw")
    page = visitor.go(f"/table/{table}")
    wait_for_turn(page)
    tag = page.locator(f"[data-card='{ship}'] .tag")
    assert "+1" in tag.inner_text()
    assert "+0" not in tag.inner_text()


def test_the_story_of_a_replay_leads_to_the_bust_itself(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    table = visitor.against_bots("port-royal", options={"cards": [decks.ships("red", 60, 1, 9)]})
    visitor.act(table, "draw")
    visitor.act(table, "draw")
    visitor.command(table, do="resign")
    page = visitor.go(f"/replay/{table}")
    for _ in range(2):  # by a click in the story, and by a step
        page.locator("li.bust button").first.click()
        expect(page.locator(".basin .danger")).to_have_count(2)
        page.get_by_role("button", name="Go to the beginning").click()
        expect(page.locator(".basin [data-cards]")).to_have_count(0)
        page.get_by_role("button", name="One step forward").click()
        page.get_by_role("button", name="One step forward").click()
        expect(page.locator(".basin .danger")).to_have_count(2)


def test_what_the_others_did_is_said_where_one_looks(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    deck: dict[str, Any] = {"cards": [decks.persons("sailor", 60, 0, 1, swords=1)]}
    table = visitor.against_bots("port-royal", 2, options=deck)
    page = visitor.go(f"/table/{table}")
    for act in ("draw", "draw", "draw", "stop", "pass"):
        page.locator(f"[data-act={act}]").click()
    since = page.locator(".since")
    since.wait_for()
    names = page.locator(".others .who .name").all_inner_texts()
    assert since.inner_text().startswith("Since your last decision:")
    assert any(f"{name}: sailor" in since.inner_text() for name in names)
    caption = page.locator(".basin .caption").inner_text()
    assert any(name in caption for name in names), (caption, names)


def width_of(drawn: Locator) -> float:
    box = drawn.bounding_box()
    assert box is not None
    return box["width"]


@pytest.mark.parametrize("width", [1280, 390])
def test_a_click_on_a_seat_shows_the_display_large(visit: Callable[..., Visitor], width: int) -> None:
    visitor = visit()
    deck = {"cards": [decks.persons("sailor", 60, 0, 1, swords=1)]}
    table = visitor.against_bots("port-royal", 2, options=deck)
    page = visitor.go(f"/table/{table}")
    page.set_viewport_size({"width": width, "height": 800})
    for act in ("draw", "draw", "draw", "stop", "pass"):
        page.locator(f"[data-act={act}]").click()
    page.locator(".others svg.tile").first.wait_for()
    visitor.command(table, do="resign")
    page.locator("dialog[open] table").first.wait_for()
    for address in (page.url, f"{visitor.address}/replay/{table}?move=7"):
        page.goto(address)
        page.locator(".others .who").first.wait_for()
        if "/table/" in address:  # the final score may come later than the table
            page.locator("dialog[open] table").first.wait_for()
            page.keyboard.press("Escape")
        # What comes next stands below the table then, which shows the others at a glance in what is left.
        page.locator(".others .glance").first.wait_for()
        seat = page.locator(".others > *", has=page.locator("svg.tile")).first  # who has hired somebody
        name = seat.locator(".who .name").inner_text()
        small = width_of(seat.locator("svg.tile").first)
        seat.locator(".who").click()
        page.get_by_role("dialog", name=name).wait_for()
        assert width_of(page.locator("dialog[open] svg.tile").first) > 1.5 * small


def test_the_end_says_where_points_came_from_and_a_win_by_a_stand_in(visit: Callable[..., Visitor]) -> None:
    """Ann lets everything lie; Ben has gone, and the bot on his seat takes what wins."""
    ann, ben = visit(name="Ann", tips=True), visit(name="Ben")
    deck = {"cards": [decks.persons("admiral", 60, 0, 7)]}
    table = ann.table(
        game="port-royal", seats=[{"kind": "me"}, {"kind": "open"}], public=True, start=0, options=deck
    )
    page = ann.go(f"/table/{table}")
    ben.join(table)
    ben.go(f"/table/{table}")
    page.get_by_role("button", name="Begin the game").click()
    wait_for_turn(page)
    ben.command(table, do="leave")
    while (state := ann.state(table))["phase"] != "over":
        if state["decider"] == 0:
            ann.act(table, next(one for one in ("pass", "stop", "draw") if one in state["legal"]))
        else:
            page.wait_for_timeout(20)
    dialog = page.locator("dialog[open]")
    dialog.get_by_text("A bot wins in Ben\u2019s seat.").wait_for()
    row = dialog.get_by_role("row").filter(has_text="Ben")
    assert "a bot took over" in row.inner_text()
    assert f"persons {row.locator('td').first.inner_text()}" in row.inner_text()

    # After the dialog is closed, how it ended and what comes next stay in sight; there is no tip any more.
    page.keyboard.press("Escape")
    expect(page.locator("aside .log li").last).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-tip]")).to_have_count(0)
    for size in ({"width": 1280, "height": 800}, {"width": 390, "height": 844}):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        expect(page.get_by_role("link", name="Watch again")).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("button", name="Rematch")).to_be_in_viewport(ratio=1)
    ann.go("/history").get_by_text("a bot in place of Ben won").wait_for()


# Rows of the final score and what to do next that are not seen, where there is room for all of it.
UNSEEN = """() => {
  const { top, bottom } = document.querySelector("dialog[open]").getBoundingClientRect();
  const buttons = [...document.querySelectorAll("dialog[open] footer .button")];
  const beside = buttons[0].getBoundingClientRect().left > innerWidth / 2; // else they lie over the rest
  const end = beside ? bottom : Math.min(...buttons.map((one) => one.getBoundingClientRect().top));
  const seen = (one, end) => {
    const box = one.getBoundingClientRect();
    return box.top >= top && box.bottom <= end + 1;
  };
  const rows = [...document.querySelectorAll("dialog[open] tbody tr")].filter((one) => !seen(one, end));
  return [...rows, ...buttons.filter((one) => !seen(one, bottom))].map((one) => one.textContent.trim());
}"""


@pytest.mark.parametrize("game", ["port-royal", "dice"])
def test_the_end_is_seen_at_a_glance_in_low_windows(visit: Callable[..., Visitor], game: str) -> None:
    """Five players: everybody's points and what comes next; then the score on the table itself."""
    visitor = visit(name="Wilhelmina")
    rich = {"cards": [decks.persons("admiral", 60, 0, 7)]}
    table = visitor.against_bots(game, 4, options=rich if game == "port-royal" else {"chapter": 1})
    page = visitor.go(f"/table/{table}")
    if game == "port-royal":
        while (state := visitor.state(table))["phase"] != "over":
            if state["decider"] == 0:
                visitor.act(table, next(one for one in ("pass", "stop", "draw") if one in state["legal"]))
    else:
        play_on(page, 20)
        visitor.command(table, do="resign")
    dialog = page.locator("dialog[open]")
    dialog.locator("table").first.wait_for()
    assert dialog.locator("tbody tr").count() == 5
    source = "persons" if game == "port-royal" else "islands"
    assert source in dialog.inner_text()
    assert ("On to chapter 2: The Coral Teeth" in dialog.inner_text()) == (game == "dice")
    found = {}
    for open in (True, False):
        for (width, height), language in zip(LOW, cycle(LOCALES), strict=False):
            page.set_viewport_size({"width": width, "height": height})
            speak(page, language)
            wrong = flaws(page)
            if open and (width, height) != (683, 320):  # where there is room for it
                wrong += stays(page, lambda: page.evaluate(UNSEEN))
            if wrong:
                found[f"{open} {width}x{height} {language}"] = wrong
        page.keyboard.press("Escape")
        page.locator(".after").wait_for()
    assert found == {}


def test_the_last_take_can_be_taken_back_where_one_looks(visit: Callable[..., Visitor]) -> None:
    """Nobody has moved yet: what was taken last is in sight to be taken back, on phone and desk."""
    for size, lang, back in (("desk", "en", "Undo"), ("phone", "de", "Zurücknehmen")):
        visitor = visit(size=size, lang=lang)
        deck = {"cards": [decks.persons("sailor", 60, 0, 1, swords=1)]}
        table = visitor.against_bots("port-royal", options=deck, pace=5000)
        page = visitor.go(f"/table/{table}")
        for act in ("draw", "stop"):
            page.locator(f"[data-act={act}]").click()
        page.locator("[data-choice]").first.click()
        button = page.locator(".foot").get_by_role("button", name=back)
        expect(button).to_be_in_viewport(ratio=1)
        button.click()
        expect(page.locator("[data-choice]")).to_have_count(1)
        expect(button).to_have_count(0)
        state = visitor.state(table)
        assert (state["decider"], state["phase"], len(state["harbor"])) == (0, "trade", 1)


# The contrast of two colors, and the ring of what has the focus against the sea that it lies on.
RING = """() => {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const light = (color) => {
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).map((value) => {
      const part = value / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one, other) => {
    const [a, b] = [light(one), light(other)].sort((x, y) => y - x);
    return (a + 0.05) / (b + 0.05);
  };
  const ring = getComputedStyle(document.querySelector(".card:focus-visible .sheet")).outlineColor;
  const sea = getComputedStyle(document.querySelector(".basin")).backgroundImage.match(/rgba?\\([^)]*\\)/g);
  return Math.min(...sea.map((color) => contrast(ring, color)));
}"""


@pytest.mark.parametrize("dark", [False, True])
def test_the_focus_is_seen_on_the_sea(visit: Callable[..., Visitor], dark: bool) -> None:
    visitor = visit(dark=dark)
    table = visitor.against_bots(
        "port-royal", options={"cards": [decks.persons("sailor", 60, 0, 1, swords=1)]}
    )
    page = visitor.go(f"/table/{table}")
    page.locator("[data-act=draw]").click()
    page.locator(".basin [data-cards]").wait_for()
    page.keyboard.press("Tab")
    page.locator(".basin [data-cards]").focus()
    assert page.evaluate(RING) >= 3


# Where the ring of what has the focus is cut: by a box that hides what is outside, or by the window.
CUT = """() => {
  const one = document.activeElement;
  const { outlineOffset, outlineWidth } = getComputedStyle(one);
  const ring = Math.max(0, parseFloat(outlineOffset) + parseFloat(outlineWidth));
  const box = one.getBoundingClientRect();
  const found = [];
  for (let around = one.parentElement; around; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    if (overflowX === "visible" && overflowY === "visible") continue;
    const frame = around.getBoundingClientRect();
    if (box.left - ring < frame.left || box.right + ring > frame.right) found.push(`wide: ${around.tagName}`);
    if (box.top - ring < frame.top || box.bottom + ring > frame.bottom) found.push(`high: ${around.tagName}`);
  }
  if (box.bottom + ring > innerHeight || box.right + ring > innerWidth) found.push("window");
  return found.map((where) => `${one.tagName} ${where}`);
}"""


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_rings_in_the_chat_are_not_cut(visit: Callable[..., Visitor], width: int, height: int) -> None:
    ann, ben = visit(name="Ann"), visit(name="Ben")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = ann.table(game="unterwegs", seats=seats, public=True, start=0)
    page = ann.go(f"/table/{table}")
    ben.join(table)
    page.get_by_role("button", name="Begin the game").click()
    ben.go(f"/table/{table}")
    wait_for_turn(page)
    page.set_viewport_size({"width": width, "height": height})
    ben.command(table, do="chat", text="Ahoy!")
    if width < 1000:
        page.get_by_role("button", name="Chat").click()
    chat = page.locator(".chat ol")
    chat.get_by_text("Ahoy!").wait_for()
    page.keyboard.press("Tab")
    cut: list[str] = []
    for part in (chat, chat.get_by_role("button"), page.get_by_role("textbox", name="Say something")):
        part.focus()
        cut += page.evaluate(CUT)
    assert cut == []

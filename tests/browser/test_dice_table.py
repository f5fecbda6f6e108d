"""The table of the dice game: all in view at a desk, still under the mouse, signs that tell the truth."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute
from tests.browser.harbor import LOCALES, Visitor, settle, until
from tests.browser.looking import choose, flaws, speak, stays
from tests.browser.sailor import wait_for_turn

WINDOWS = {"1280x800": "en", "1366x650": "de", "1440x900": "nl", "1920x1080": "en-US"}
FLAT = ("844x390", "683x320", "640x400")  # a phone on its side; a laptop and a desk at 200 %
BACK = {"en": "Undo", "de": "Zurücknehmen"}
MOST_LOOKS = 3000

# Every box that is asked for with whatever scrolls around it: what is outside of any of them is not seen.
UNSEEN = """(selector) => [...document.querySelectorAll(selector)].flatMap((one) => {
  const box = one.getBoundingClientRect();
  for (let around = one.parentElement; around; around = around.parentElement) {
    const style = getComputedStyle(around);
    if (style.overflowX === "visible" && style.overflowY === "visible") continue;
    const frame = around.getBoundingClientRect();
    if (box.left < frame.left - 1 || box.right > frame.right + 1 || box.top < frame.top - 1 ||
        box.bottom > frame.bottom + 1) return [`${selector} ${one.textContent.trim().slice(0, 40)}`];
    if (around.tagName === "DIALOG") break; // it lies above everything
  }
  const seen = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
  return seen ? [] : [`${selector} ${one.textContent.trim().slice(0, 40)}`];
})"""
# The map comes after the table and takes its place; then it is seen whole, and uses the window.
WHOLE = """() => {
  const [chart, room] = [".map .sheet", ".map .frame"].map((one) => document.querySelector(one));
  if (!chart?.querySelector("svg [data-field]")) return false;
  const [inner, outer] = [chart.getBoundingClientRect(), room.getBoundingClientRect()];
  const fits = inner.width <= outer.width + 1 && inner.height <= outer.height + 1;
  const fills = inner.width >= outer.width - 20 || inner.height >= outer.height - 20;
  return fits && fills && outer.height > 0.65 * innerHeight;
}"""
SCROLLED = """() => [...document.querySelectorAll("*")]
  .filter((one) => (one.scrollTop || one.scrollLeft) && !one.closest("aside"))
  .map((one) => [one.className, one.scrollTop, one.scrollLeft])"""


class Player:
    """Somebody at a dice table who answers by plain HTTP and looks at the page."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        self.visitor, self.table, self.page = visitor, table, visitor.page

    def state(self) -> dict[str, Any]:
        return self.visitor.state(self.table)

    def answer(self, action: str) -> None:
        view = self.visitor.context.request.get(f"{self.visitor.address}/api/tables/{self.table}").json()
        self.visitor.command(self.table, do="act", version=view["version"], action=action)

    def play_until(self, wanted: Callable[[dict[str, Any]], object], reload: bool = True) -> dict[str, Any]:
        """Plays on until it is our turn in a wanted position; a page that is loaded then shows just that."""
        for _ in range(MOST_LOOKS):
            state = self.state()
            assert state["phase"] != "over", "the game is over"
            if state["decider"] != 0:
                self.page.wait_for_timeout(20)
                continue
            if wanted(state):
                if reload:
                    self.page.reload()
                    assert wait_for_turn(self.page) == "turn"
                return state
            self.answer(sensible(state))
        raise AssertionError("such a position did not come")

    def moved(self, act: Callable[[], object]) -> dict[str, Any]:
        """Does something on the page and waits until the server has it."""
        before = self.state()
        act()
        until(self.page, lambda: self.state() != before)
        return self.state()


def sensible(state: dict[str, Any]) -> str:
    """Rolls to three pieces, takes what there is, crosses the sea before the islands."""
    legal: list[str] = state["legal"]
    lying = len(state["board"]["ships"]) + len(state["board"]["wheels"])
    wishes = ("take", "resolve", "roll" if lying < 3 else "stop", "roll", "cross")
    for wish in wishes:
        found = [action for action in legal if action.split()[0] == wish]
        if found:
            return found[-1]
    return legal[0]


def at_table(visitor: Visitor, bots: int = 1, chapter: int = 1, **wish: Any) -> Player:
    table = visitor.against_bots("dice", bots, options={"chapter": chapter}, **wish)
    visitor.go(f"/table/{table}")
    visitor.page.locator(".chart svg").first.wait_for()
    return Player(visitor, table)


def resize(page: Page, window: str) -> None:
    width, height = map(int, window.split("x"))
    page.set_viewport_size({"width": width, "height": height})
    until(page, f"innerWidth === {width} && innerHeight === {height}")


def unseen(page: Page, *selectors: str) -> list[str]:
    return stays(page, lambda: [one for selector in selectors for one in page.evaluate(UNSEEN, selector)])


def many_fields(state: dict[str, Any]) -> bool:
    return state["phase"] == "cross" and len(state["legal"]) > 8 and not state["todo"]


@pytest.mark.parametrize("window", WINDOWS)
def test_board_question_and_chart_are_all_in_view(visit: Callable[..., Visitor], window: str) -> None:
    visitor = visit(lang=WINDOWS[window], dark=window in ("1366x650", "1920x1080"), tips=True)
    resize(visitor.page, window)
    player = at_table(visitor, bots=4, chapter=4)
    for wanted in (
        lambda state: state["phase"] == "start",
        lambda state: state["phase"] == "discover" and state["roll"] is None and state["handled"],
        lambda state: state["phase"] == "trade" and bool(state["takes_left"]),
        many_fields,
    ):
        player.play_until(wanted)
        until(player.page, f"({WHOLE})()")
        assert unseen(player.page, ".board", ".choices", ".choices button", ".seat", ".map .sheet") == []
        assert player.page.evaluate(SCROLLED) == []
        assert flaws(player.page) == []


def test_on_a_phone_on_its_side_all_is_seen_and_the_end_can_be_left(visit: Callable[..., Visitor]) -> None:
    """Five at the table and a tip: board, question, answers and chart, what comes after the end, and the
    replay are seen whole; nothing is scrolled."""
    visitor = visit(tips=True)
    player = at_table(visitor, bots=4, chapter=4)
    page, languages, found = player.page, cycle(LOCALES), {}

    def look(moment: str, *selectors: str) -> None:
        for window in FLAT:
            resize(page, window)
            speak(page, next(languages))
            settle(page)
            if wrong := [*unseen(page, *selectors), *page.evaluate(SCROLLED), *flaws(page)]:
                found[f"{moment} {window}"] = wrong
        next(languages)

    table = (".board", ".question", ".choices button", ".seat", ".map .sheet")
    for moment, wanted in {
        "start": lambda state: state["phase"] == "start",
        "roll": lambda state: state["phase"] == "discover" and state["roll"] is None and state["handled"],
        "take": lambda state: state["phase"] == "trade" and bool(state["takes_left"]),
        "cross": many_fields,
    }.items():
        player.play_until(wanted)
        look(moment, *table)
    visitor.command(player.table, do="resign")
    page.locator("dialog[open] table").first.wait_for()
    look("end", "dialog[open] footer .button")
    visitor.go(f"/replay/{player.table}?move=12")
    page.locator(".map .sheet").wait_for()
    look("replay", ".board", ".tray", ".seat", ".map .sheet")
    resize(page, "683x320")
    settle(page)
    spaces = page.locator(".board .space").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().height)"
    )
    assert min(spaces) >= 12  # what lies there is recognized
    assert found == {}


def near_the_end(message: str | bytes) -> str | bytes:
    """The same from the server, but everybody could win by sudden death."""
    told = json.loads(message)
    if told["type"] == "hello":
        for player in told["state"]["players"]:
            player |= {"points": 12, "sudden_at": 7}
    return json.dumps(told)


def test_a_warning_of_the_end_cuts_no_name(visit: Callable[..., Visitor]) -> None:
    visitor = visit(lang="de", name="Wilhelmina")

    def between(page: WebSocketRoute) -> None:
        page.connect_to_server().on_message(lambda message: page.send(near_the_end(message)))

    visitor.page.route_web_socket(re.compile("/live"), between)
    page = at_table(visitor, bots=4).page
    page.locator(".seat .sudden").last.wait_for()
    for window in (*FLAT, "390x844", *WINDOWS):
        resize(page, window)
        assert flaws(page) == [], window


def test_without_motion_the_chart_is_never_a_frame_behind(visit: Callable[..., Visitor]) -> None:
    """Sizes that a table measures must be there when it measures, and not be on their way."""
    page = at_table(visit(calm=True), chapter=4).page
    until(page, f"({WHOLE})()")
    width = """() => {
      const sheet = document.querySelector(".map .sheet");
      sheet.style.width = "200px";
      return sheet.getBoundingClientRect().width;
    }"""
    assert page.evaluate(width) == 200


SHIPS = {"yellow": "A", "orange": "B", "green": "B", "blue": "C", "red": "D", "black": "E"}
WHEELS = {"yellow": "D", "orange": "E", "green": "D", "blue": "E", "red": "E"}


def laden(message: str | bytes) -> str | bytes:
    """The same from the server, but with every ship and wheel on the board, to be taken."""
    told = json.loads(message)
    if told["type"] != "hello":
        return message
    pieces = [*(f"ship-{color}" for color in SHIPS), *(f"wheel-{color}" for color in WHEELS)]
    told["state"]["board"] |= {"ships": SHIPS, "wheels": WHEELS}
    told["state"]["legal"] = [*(f"take {piece}" for piece in pieces), "done"]
    told["offers"] = [{"action": action, "can": True} for action in told["state"]["legal"]]
    told["prices"] = []
    return json.dumps(told)


@pytest.mark.parametrize(
    ("window", "lang"),
    [*zip([*WINDOWS, "1100x700", "390x844"], cycle(["de", "nl"]), strict=False), ("390x844", "de")],
)
def test_even_a_full_board_leaves_every_answer_in_view(
    visit: Callable[..., Visitor], window: str, lang: str
) -> None:
    visitor = visit(lang=lang)
    resize(visitor.page, window)
    player = at_table(visitor, bots=3, chapter=4)
    player.play_until(lambda state: state["phase"] == "trade" and bool(state["takes_left"]))

    def between(page: WebSocketRoute) -> None:
        page.connect_to_server().on_message(lambda message: page.send(laden(message)))

    visitor.page.route_web_socket(re.compile("/live"), between)
    visitor.page.reload()
    until(player.page, "document.querySelectorAll('.choices .choice').length === 12")
    assert unseen(player.page, ".choices button") == []
    if window == "390x844":  # a thumb needs more than a mouse, and the board may be scrolled to
        heights = player.page.locator(".choices .choice").evaluate_all(
            "all => all.map((one) => one.getBoundingClientRect().height)"
        )
        assert min(heights) >= 44
    else:
        until(player.page, f"({WHOLE})()")
        assert unseen(player.page, ".board") == []
    assert flaws(player.page) == []


# Words of the answers that are broken in the middle.
BROKEN = """() => [...document.querySelectorAll(".choices .choice b")].flatMap((label) => {
  const text = label.firstChild;
  return [...text.textContent.matchAll(/\\S+/g)].filter(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length > 1;
  }).map(([word]) => word);
})"""


def with_a_chest(message: str | bytes) -> str | bytes:
    """The same from the server, but a ship and the chest can be taken."""
    told = json.loads(message)
    if told["type"] == "hello":
        told["state"]["board"] |= {"ships": {"orange": "A"}, "wheels": {}, "chest": True}
        told["state"] |= {"legal": ["take ship-orange", "take chest", "done"], "phase": "trade"}
        told["offers"] = [{"action": action, "can": True} for action in told["state"]["legal"]]
    return json.dumps(told)


def test_words_stay_whole_and_a_tablet_lists_every_place(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    player = at_table(visitor, bots=3, chapter=4)
    page = player.page
    player.play_until(many_fields)
    for window in ("820x1180", "768x1024"):
        resize(page, window)
        assert unseen(page, ".choices .place") == []
    player.play_until(lambda state: state["phase"] == "trade" and bool(state["takes_left"]))

    def between(route: WebSocketRoute) -> None:
        route.connect_to_server().on_message(lambda message: route.send(with_a_chest(message)))

    page.route_web_socket(re.compile("/live"), between)
    page.reload()
    until(page, "document.querySelectorAll('.choices .choice').length === 3")
    for window in ("390x844", "360x740", *FLAT, *WINDOWS):
        resize(page, window)
        for language in LOCALES:
            speak(page, language)
            assert stays(page, lambda: page.evaluate(BROKEN)) == [], (window, language)


def test_the_odds_leave_every_answer_in_view(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    player = at_table(visitor, bots=4, chapter=4)
    page = player.page
    choose(page, panel=True)
    player.play_until(
        lambda state: state["phase"] == "discover" and state["roll"] is None and state["handled"]
    )
    page.locator("[data-panel=odds]").wait_for()
    for window in (*FLAT, "390x844", *WINDOWS):
        resize(page, window)
        for language in LOCALES:
            speak(page, language)
            seen = [
                ".question",
                ".choices .choice",
                *([".board", ".map .sheet"] if window == "844x390" else []),
            ]
            assert unseen(page, *seen) == [], (window, language)


def test_nothing_moves_under_the_mouse(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    player = at_table(visitor, chapter=1)
    for window in ("1280x800", "1366x650", "820x700"):
        resize(player.page, window)
        player.play_until(many_fields)
        player.page.locator(".map .lit").first.wait_for()  # a narrow table goes to them when its map comes
        buttons = player.page.locator(".choices .place")
        before = player.page.evaluate(SCROLLED)
        for at in range(buttons.count()):
            place = buttons.nth(at).bounding_box()
            assert place is not None
            if window == "820x700" and place["x"] + place["width"] > 800:
                continue  # a long list is scrolled sideways there
            player.page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
            player.page.locator(".choices .place.chosen").wait_for()
            assert buttons.nth(at).bounding_box() == place
        assert player.page.evaluate(SCROLLED) == before
    # What is seen on the chart is clicked there, and stays where it is.
    resize(player.page, "1280x800")
    player.play_until(many_fields)
    lit = player.page.locator(".map .lit").last.bounding_box()
    chart = player.page.locator(".map .sheet").bounding_box()
    assert lit is not None
    player.page.mouse.click(lit["x"] + lit["width"] / 2, lit["y"] + lit["height"] / 2)
    assert player.page.locator(".map .sheet").bounding_box() == chart


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_last_cross_is_taken_back_before_a_bot_moves(visit: Callable[..., Visitor], lang: str) -> None:
    player = at_table(visit(lang=lang, size="desk" if lang == "en" else "phone"), pace=5000)
    player.play_until(lambda state: many_fields(state) and state["crosses_left"] == 1)
    before = player.state()
    player.moved(lambda: player.page.locator(".choices .place").first.click())
    back = player.page.locator(".answers").get_by_role("button", name=BACK[lang])
    after = player.moved(back.click)
    assert (after["decider"], after["legal"]) == (0, before["legal"])
    player.page.locator(".choices .place:not([disabled])").first.wait_for()
    assert back.count() == 0


def words_on(page: Page) -> set[str]:
    """The words of the answers with what is read aloud, of the log and of what is said."""
    text = page.evaluate(
        """() => [...document.querySelectorAll(".choices, aside, [data-live], .map .read, .map title")]
             .map((one) => one.textContent).join(" ")"""
    )
    return set(re.findall(r"[\w'-]+", text))


@pytest.mark.parametrize(("chapter", "lang"), [(1, "en"), (2, "de"), (3, "nl"), (4, "en-US")])
def test_places_have_names(visit: Callable[..., Visitor], chapter: int, lang: str) -> None:
    visitor = visit(lang=lang)
    resize(visitor.page, "1920x1080")
    player = at_table(visitor, bots=2, chapter=chapter)
    chart = visitor.context.request.get(f"{visitor.address}/api/charts/{chapter}").json()["chart"]
    ids = set(chart["fields"]) | {name for island in chart["islands"].values() for name in island["fields"]}
    at_sea = {f"cross {name}" for name in chart["fields"]}
    for _ in range(2):
        player.play_until(
            lambda state: (
                many_fields(state) and any(" ".join(a.split()[:2]) in at_sea for a in state["legal"])
            )
        )
        named = player.page.locator(".choices .place .visually-hidden").all_text_contents()
        assert len(set(named)) == len(named)
        assert words_on(player.page) & ids == set()
        player.moved(player.page.locator(".choices .place:has(.sign)").last.click)


def test_the_row_of_takes_shows_what_was_earned(visit: Callable[..., Visitor]) -> None:
    player = at_table(visit(), bots=2)
    lit = player.page.locator(".step.now")
    state = player.play_until(
        lambda state: (
            (state["phase"], state["chance"], state["takes_left"]) == ("trade", 1, 1)
            and any(action.startswith("take ship") for action in state["legal"])
        )
    )
    lying = len(state["board"]["ships"]) + len(state["board"]["wheels"])
    assert lit.get_attribute("data-step") == str(min(6, lying))
    after = player.moved(player.page.locator(".board .lit:has([data-piece^=ship])").first.click)
    until(player.page, f"document.querySelectorAll('.grid [data-piece]').length === {lying - 1}")
    assert (after["chance"], after["decider"]) == (1, 0)  # the crosses of the take are to be placed
    assert lit.get_attribute("data-step") == str(min(6, lying))


def test_dice_that_were_not_rolled_have_no_face(visit: Callable[..., Visitor]) -> None:
    player = at_table(visit(), bots=1)
    player.page.set_viewport_size({"width": 1440, "height": 900})  # a lower one needs their place for answers
    player.play_until(lambda state: state["phase"] == "trade", reload=False)
    until(player.page, "document.querySelectorAll('.tray .cube').length === 2")
    player.page.reload()
    player.page.get_by_role("img", name="The dice have not been rolled yet.").wait_for()
    assert player.page.locator(".tray .cube").count() == 0


def test_odds_speak_of_dice_and_only_before_a_roll(visit: Callable[..., Visitor]) -> None:
    player = at_table(visit(), bots=1)
    player.page.keyboard.press("o")
    panel = player.page.locator("[data-panel=odds]")
    for phase, says in (("discover", "The next roll"), ("cross", "Nobody is rolling now")):
        player.play_until(lambda state, phase=phase: state["phase"] == phase and not state["roll"])  # type: ignore[misc]
        panel.get_by_text(says).wait_for()
        text = panel.inner_text()
        assert "card" not in text.lower()
        assert ("repelled" in text) == (phase == "discover")


@pytest.mark.parametrize(
    ("lang", "title", "deck"),
    [
        ("en", "The Coral Teeth", "deck"),
        ("de", "Die Korallenzähne", "abheben"),
        ("nl", "De koraaltanden", "couperen"),
        ("en-US", "The Coral Teeth", "deck"),
    ],
)
def test_no_deck_is_cut_for_dice(visit: Callable[..., Visitor], lang: str, title: str, deck: str) -> None:
    visitor = visit(lang=lang)
    table = visitor.table(game="dice", seats=[{"kind": "me"}, {"kind": "open"}], options={"chapter": 2})
    page = visitor.go(f"/table/{table}")
    page.locator("details summary").first.click()
    text = page.locator("main, .room").first.inner_text()
    assert title in text
    assert deck not in text.lower()
    assert "shuffl" not in text.lower()


def test_what_the_others_did_is_said_where_one_looks(visit: Callable[..., Visitor]) -> None:
    player = at_table(visit(), bots=2)
    names = player.page.locator(".seat .name").all_text_contents()
    player.play_until(lambda state: state["active"] == 1 and state["chance"] > 1, reload=False)
    player.page.locator(".choices .told", has_text=f"{names[1]}: ").wait_for()


def test_a_seat_shows_its_chart_large_at_the_table_and_in_a_replay(visit: Callable[..., Visitor]) -> None:
    visitor = visit(dark=True)
    player = at_table(visitor, bots=2)
    player.play_until(lambda state: state["phase"] == "discover")

    def look(page: Page) -> None:
        small = page.locator(".map .sheet").bounding_box()
        page.locator(".seat").nth(1).click()
        assert small is not None
        wide = "document.querySelector('dialog[open] .chart .sheet')?.getBoundingClientRect().width"
        until(page, f"{wide} >= {0.85 * small['width']}")
        assert unseen(page, "dialog[open] .chart .sheet") == []
        assert flaws(page) == []
        page.keyboard.press("Escape")

    look(player.page)
    visitor.command(player.table, do="resign")
    player.page.locator("dialog[open] table").first.wait_for()
    assert player.page.locator(".choices .question").inner_text() == "The game is over."
    page = visitor.go(f"/replay/{player.table}?move=3")
    page.locator(".chart svg").first.wait_for()
    look(page)

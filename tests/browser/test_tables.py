"""Running tables in every language at both sizes: no text overlaps or is cut, whatever is asked or open."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.browser.harbor import LOCALES, SIZES, Visitor, settle, still
from tests.browser.looking import choose, flaws, serious, speak, stays
from tests.browser.sailor import kinds_of_questions, play_to_the_end, press, wait_for_turn

# At a table the parts scroll, never the page: below it there is nothing to see.
TOO_LONG = """() => {
  const { scrollHeight } = document.documentElement;
  return scrollHeight > innerHeight + 1 ? [`the page is ${scrollHeight} high in ${innerHeight}`] : [];
}"""


class Eye:
    """Looks at one page again and again: at both sizes, the language changing with every moment."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: dict[str, list[str]] = {}
        self.languages = iter(list(LOCALES) * 100)

    def look(self, moment: str, languages: int = 1) -> None:
        """With `languages` 4 the moment is seen in all of them."""
        for _ in range(languages):
            language = next(self.languages)
            speak(self.page, language)
            for size, box in SIZES.items():
                self.page.set_viewport_size(box)  # type: ignore[arg-type]
                still(self.page)
                too_long = stays(self.page, lambda: self.page.evaluate(TOO_LONG))
                if found := [*flaws(self.page), *too_long]:
                    self.found[f"{moment} {size} {language}"] = found

    def open(self, moment: str, how: Callable[[], object], what: str = "dialog[open]") -> None:
        """What opens over the table, and closes with Escape."""
        self.page.set_viewport_size(SIZES["phone"])  # type: ignore[arg-type]
        how()
        self.page.wait_for_selector(what)
        self.look(moment, 2)
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector(what, state="detached")
        settle(self.page)  # a key that comes at once may be faster than the news of the closing


MENU = "[role=menu]:not([hidden])"
TILE = ".mine [data-explains]"
TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("port-royal", 4, {"ending": "expedition"}),
    ("unterwegs", 2, {}),
    ("dice", 4, {"chapter": 4}),
)


def explain(page: Page) -> None:
    """Asks for a card's explanation; scrolling to the card would close it again."""
    settle(page)  # the table has just been resized
    page.locator(TILE).first.evaluate("(tile) => tile.scrollIntoView({ block: 'center' })")
    settle(page)
    page.locator(TILE).first.click()


@pytest.mark.parametrize(("game", "bots", "options"), TABLES, ids=lambda given: str(given))
def test_nothing_is_cut_at_a_running_table(
    visit: Callable[..., Visitor], game: str, bots: int, options: dict[str, Any]
) -> None:
    visitor = visit(size="phone")
    table = visitor.against_bots(game, bots, options=options)
    page = visitor.go(f"/table/{table}")
    wait_for_turn(page)
    eye = Eye(page)
    for kind in kinds_of_questions(page, lambda: visitor.state(table)):
        eye.look(kind)
    if wait_for_turn(page) == "turn":
        eye.look("in the middle", len(LOCALES))
        for key, moment in (("l", "log"), ("?", "keys")):
            eye.open(moment, lambda key=key: page.keyboard.press(key))  # type: ignore[misc]
        page.keyboard.press("o")
        page.wait_for_selector("[data-panel=odds] dd, [data-panel=odds] p")
        eye.look("odds at hand", 2)
        page.keyboard.press("o")
        eye.open("menu", page.locator("header [aria-haspopup=menu]").click, MENU)
        eye.open("seat", page.locator(".glance, [data-seat='1']").first.click)
        if page.locator(TILE).count():
            eye.open("explained card", lambda: explain(page), ".explainer")
        assert serious(page) == []
    if game == "unterwegs":
        play_to_the_end(page)
    elif wait_for_turn(page) == "turn":  # whole games of the others are played elsewhere
        visitor.command(table, do="resign")
    page.wait_for_selector("dialog[open] table")
    eye.look("end", 2)
    page.keyboard.press("Escape")
    eye.look("final table", 2)
    page.goto(f"{visitor.address}/replay/{table}?move=30")
    page.wait_for_selector("input[type=range]")
    eye.look("replay", 2)
    assert eye.found == {}, eye.found


TALK = (
    "Ahoy! Good luck to everybody at this table, and may the tax collector sleep until Christmas.",
    "Thankyouverymuchandthesametoyouandyourwholecrewofsailorsandpirates!",
    "Aye.",
)


def test_nothing_is_cut_among_people(visit: Callable[..., Visitor]) -> None:
    """Chat, clocks, votes, a pause, a question before a move, a seat that a bot has taken."""
    visitor, friend = visit(size="phone"), visit(name="Wilhelmina van der Zee-Oosterhout"[:32])
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "master"}]
    clock = {"kind": "live", "seconds": 3600, "increment": 5}
    table = visitor.table(game="port-royal", seats=seats, public=True, start=0, clock=clock)
    page = visitor.go(f"/table/{table}")
    eye = Eye(page)
    page.locator(".go").wait_for()
    eye.look("waiting room", len(LOCALES))
    page.locator("details summary").last.click()
    eye.look("words for the cut", 2)
    friend.join(table)
    friend.go(f"/table/{table}")
    eye.look("all are there", 2)
    page.locator(".go button").first.click()
    wait_for_turn(page)
    eye.open("empty chat", lambda: page.keyboard.press("c"))
    for text in TALK:
        friend.command(table, do="chat", text=text)
        visitor.command(table, do="chat", text=text[::-1])
    page.locator(".badge").wait_for()
    eye.look("unread chat, with a clock", len(LOCALES))
    eye.open("chat", lambda: page.keyboard.press("c"))
    page.keyboard.press("c")
    eye.open("menu of a line", page.locator(".chat [aria-haspopup=menu]").first.click, MENU)
    page.keyboard.press("Escape")
    assert serious(page) == []

    friend.command(table, do="vote", about="abandon", yes=True)
    friend.command(table, do="vote", about="pause", yes=True)
    page.locator(".banner").nth(1).wait_for()
    eye.look("votes", len(LOCALES))
    visitor.command(table, do="vote", about="pause", yes=True)
    page.locator(".banner .seal").wait_for()
    eye.look("pause", 2)
    visitor.command(table, do="resume")
    wait_for_turn(page)
    choose(page, confirm=True)
    eye.open("confirm", lambda: press(page, random.Random(1)))
    visitor.command(table, do="leave")
    page.locator(".banner .seal").wait_for()
    eye.look("lost seat", len(LOCALES))
    assert eye.found == {}, eye.found

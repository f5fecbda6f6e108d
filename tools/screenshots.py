"""Takes pictures of every page and of typical moments: phone and desktop, dark and light, all languages.

`make screenshots` writes them into `screenshots/`, a folder for each scene; `ARGS="--only dice"` takes some,
`ARGS=--readme` the two with which the README opens, into `docs/pictures/`.
"""

from __future__ import annotations

import argparse
import random
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))  # the browser tests know how to start a server and how to play

from tests.browser.harbor import Harbor, Visitor, chromium, running, until  # noqa: E402
from tests.browser.looking import choose  # noqa: E402
from tests.browser.sailor import (  # noqa: E402
    kinds_of_questions,
    play_on,
    play_to_the_end,
    press,
    wait_for_turn,
)

# Every scene is taken in each of these, with one language each; the languages move on from scene to scene.
LIGHTS = (("desk", False), ("phone", False), ("desk", True), ("phone", True))
LANGUAGES = ("en", "de", "nl", "en-US")
MIDDLE = 40  # acts before a picture of the README
PICTURES = ROOT / "docs" / "pictures"
EARLY, LATER = 24, 8  # acts in which the kinds of questions are looked for, and then until the middle


@dataclass
class Studio:
    """One visitor in one light; friends may come along, and the server may go down."""

    harbor: Harbor
    browser: Browser
    visitor: Visitor
    size: str
    lang: str
    guests: ExitStack

    def friend(self, name: str) -> Visitor:
        friend = Visitor(self.browser, self.harbor.address, name=name)
        return self.guests.enter_context(closing(friend))


# A scene gives a name and a page whenever there is something to see.
Shots = Iterator[tuple[str, Page]]
Scene = Callable[[Studio], Shots]


# A picture of the whole page shows what one would scroll to; some of it is only then drawn.
SCROLL_THROUGH = """async () => {
  for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
    scrollTo(0, y);
    await new Promise((done) => setTimeout(done, 60));
  }
  scrollTo(0, 0);
}"""


def arrive(studio: Studio, path: str) -> Page:
    page = studio.visitor.go(path)
    page.wait_for_load_state("networkidle")
    until(page, "!document.querySelector('.loading')")
    page.evaluate(SCROLL_THROUGH)
    page.wait_for_load_state("networkidle")
    return page


def page_at(path: str) -> Scene:
    def scene(studio: Studio) -> Shots:
        yield "page", arrive(studio, path)

    return scene


def own_chart(studio: Studio) -> Shots:
    page = arrive(studio, "/new?game=dice")
    details = page.locator("details", has=page.locator("textarea"))
    details.locator("summary").click()
    yield "empty", page
    details.locator("button").first.click()
    details.locator(".good").wait_for()
    yield "checked", page


def busy_harbor(studio: Studio) -> Shots:
    """Front page, lobby and history of somebody who has games, while others wait and play."""
    visitor, friend = studio.visitor, studio.friend("Ann")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "hard"}]
    clock = {"kind": "live", "seconds": 600, "increment": 5}
    friend.table(game="port-royal", seats=seats, public=True, title="Friday crew", clock=clock)
    friend.table(game="dice", seats=seats, options={"chapter": 2}, public=True)
    friend.against_bots("combined", 4, public=True, pace=5000)
    for game in ("port-royal", "unterwegs", "dice"):
        visitor.command(visitor.against_bots(game, 2), do="resign")
    visitor.against_bots("unterwegs")
    visitor.against_bots("dice", 3)
    arrive(studio, "/settings")  # from here on the browser knows that it has been here before
    until(visitor.page, "localStorage.getItem('portroyal.known')")
    for name, path in (("landing", "/"), ("lobby", "/lobby"), ("history", "/history")):
        page = arrive(studio, path)
        page.locator("main li h3").first.wait_for()
        yield name, page


def settings_page(studio: Studio) -> Shots:
    page = arrive(studio, "/settings")
    yield "page", page
    page.locator("section", has=page.locator("[autocomplete=one-time-code]")).locator("button").first.click()
    page.locator(".code code").wait_for()
    yield "code", page


def waiting_room(studio: Studio) -> Shots:
    visitor = studio.visitor
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot", "level": "normal"}]
    table = visitor.table(game="port-royal", seats=seats, public=True, title="Friday crew")
    page = arrive(studio, f"/table/{table}")
    yield "host", page
    page.locator("details summary").click()
    yield "cut", page
    for name in ("Ann", "Ben"):
        studio.friend(name).join(table)
    page.get_by_text("Ben", exact=True).wait_for()
    yield "full", page


def invitation(studio: Studio) -> Shots:
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "normal"}]
    table = studio.friend("Ann").table(
        game="dice", seats=seats, public=True, title="Rainy Sunday", options={"chapter": 3}
    )
    page = arrive(studio, f"/table/{table}")
    yield "guest", page
    studio.visitor.join(table)
    page.locator(".go").wait_for()
    yield "seated", page


def together(studio: Studio) -> Shots:
    """Two people and a bot with a clock: chat, a vote, a pause, a question before a move, a lost seat."""
    visitor, friend, eve = studio.visitor, studio.friend("Ann"), studio.friend("Eve")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "hard"}]
    clock = {"kind": "live", "seconds": 600, "increment": 5}
    table = visitor.table(game="port-royal", seats=seats, public=True, start=0, clock=clock)
    friend.join(table)
    page = visitor.go(f"/table/{table}")
    friend.go(f"/table/{table}")
    page.locator(".go button").first.click()
    eve.go(f"/table/{table}")
    wait_for_turn(page)
    friend.command(table, do="chat", text="Ahoy! Good luck to everybody.")
    visitor.command(
        table, do="chat", text="And to you. The first round of lemonade is on whoever comes last."
    )
    friend.command(table, do="chat", text="Then I had better hire a mademoiselle soon …")
    page.locator(".badge, aside .chat li strong").last.wait_for()
    yield "unread", page
    if studio.size == "phone":
        page.keyboard.press("c")
    page.locator(".chat li button").first.click()
    yield "chat", page
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    friend.command(table, do="vote", about="pause", yes=True)
    page.locator(".banner").wait_for()
    yield "vote", page
    visitor.command(table, do="vote", about="pause", yes=True)
    page.locator(".banner .seal").wait_for()
    yield "paused", page
    visitor.command(table, do="resume")
    choose(page, confirm=True)
    wait_for_turn(page)
    press(page, random.Random(1))
    page.locator("dialog[open]").wait_for()
    yield "confirm", page
    page.keyboard.press("Escape")
    visitor.command(table, do="leave")
    page.locator(".banner .seal").wait_for()
    yield "lost-seat", page


def watching(studio: Studio) -> Shots:
    table = studio.friend("Ann").against_bots("combined", 3, public=True)
    yield "cards", arrive(studio, f"/table/{table}")
    table = studio.friend("Ben").against_bots("dice", 2, public=True, options={"chapter": 2})
    page = arrive(studio, f"/table/{table}")
    page.locator(".map svg").first.wait_for()
    yield "dice", page


def hot_seat(studio: Studio) -> Shots:
    visitor = studio.visitor
    seats = [{"kind": "me"}, {"kind": "guest", "name": "Grace"}, {"kind": "guest", "name": "Henry"}]
    table = visitor.table(game="port-royal", seats=seats, begin=True, start=0)
    page = arrive(studio, f"/table/{table}")
    whim = random.Random(4)
    for seat in (1, 2):
        for _ in range(60):
            wait_for_turn(page)
            if visitor.state(table)["decider"] == seat:
                break
            press(page, whim)
            page.wait_for_timeout(60)
        yield f"seat-{seat}", page


def bad_weather(studio: Studio) -> Shots:
    visitor = studio.visitor
    page = arrive(studio, f"/table/{visitor.against_bots('port-royal', 2)}")
    wait_for_turn(page)
    studio.harbor.stop()
    page.locator(".banner.warn").wait_for()
    yield "line-lost", page
    studio.harbor.start()
    page.locator(".banner.warn").wait_for(state="detached")
    page = arrive(studio, "/settings")
    until(page, "localStorage.getItem('portroyal.known')")
    page = arrive(studio, "/lobby")
    studio.harbor.stop()
    page.locator("main li .button, main li a").first.click()
    page.locator("main h1").wait_for()
    page.wait_for_timeout(2500)
    yield "server-gone", page
    studio.harbor.start()


def table_of(game: str, bots: int, *, whole: bool, **options: Any) -> Scene:
    """A table at its start, at every kind of question, with all that can be opened, and at its end."""

    def scene(studio: Studio) -> Shots:
        visitor = studio.visitor
        table = visitor.against_bots(game, bots, options=options, cut="Fair winds, following seas")
        page = visitor.go(f"/table/{table}")
        wait_for_turn(page)
        page.wait_for_load_state("networkidle")
        yield "start", page
        for kind in kinds_of_questions(page, lambda: visitor.state(table), EARLY):
            yield kind.replace(" ", "-"), page
        play_on(page, LATER)
        if wait_for_turn(page) == "turn":
            yield "middle", page
            yield from opened(studio, page, dice=game == "dice")
        if whole:
            play_to_the_end(page, seed=5)
        else:
            visitor.command(table, do="resign")
            page.wait_for_selector("dialog[open] table")
        yield "end", page
        page.keyboard.press("Escape")
        yield "final", page
        page.goto(f"{visitor.address}/replay/{table}?move=30")
        page.wait_for_selector("input[type=range]")
        page.wait_for_load_state("networkidle")
        yield "replay", page
        page.goto(f"{visitor.address}/fairness?table={table}")
        page.locator("main dl code").first.wait_for()
        yield "proof", page

    return scene


def opened(studio: Studio, page: Page, dice: bool) -> Shots:
    """What can be opened over or beside a table."""
    page.keyboard.press("o")
    page.wait_for_selector("[data-panel=odds] dd, [data-panel=odds] p")
    yield "odds", page
    page.keyboard.press("o")
    for key, name in (("l", "log"), ("?", "keys")):
        page.keyboard.press(key)
        page.wait_for_selector("dialog[open]")
        yield name, page
        page.keyboard.press("Escape")
    page.locator("header [aria-haspopup=menu]").click()
    yield "menu", page
    page.keyboard.press("Escape")
    if dice:
        page.locator("[data-seat='1']").click()
        yield "sheet", page
        page.keyboard.press("Escape")
        if studio.size == "phone":
            page.evaluate("document.querySelector('.own').scrollIntoView({ block: 'end' })")
            yield "below", page
        return
    if studio.size == "phone":
        page.locator(".glance").first.click()
        yield "seat", page
        page.keyboard.press("Escape")
    tile = page.locator(".mine [data-explains]").first
    if tile.count():
        tile.click()
        yield "explained", page
        page.keyboard.press("Escape")


SCENES: dict[str, Scene] = {
    "landing": page_at("/"),
    "lobby": page_at("/lobby"),
    "new": page_at("/new"),
    "new-dice": page_at("/new?game=dice"),
    "own-chart": own_chart,
    "history": page_at("/history"),
    "settings": settings_page,
    "privacy": page_at("/privacy"),
    "fairness": page_at("/fairness"),
    "rules": page_at("/rules"),
    "rules-port-royal": page_at("/rules/port-royal"),
    "rules-unterwegs": page_at("/rules/unterwegs"),
    "rules-combined": page_at("/rules/combined"),
    "rules-dice": page_at("/rules/dice"),
    "lost-page": page_at("/nowhere"),
    "lost-table": page_at("/table/0000000000"),
    "busy-harbor": busy_harbor,
    "waiting-room": waiting_room,
    "invitation": invitation,
    "together": together,
    "watching": watching,
    "hot-seat": hot_seat,
    "bad-weather": bad_weather,
    "port-royal": table_of("port-royal", 2, whole=True, ending="expedition"),
    "unterwegs": table_of("unterwegs", 3, whole=True),
    "combined": table_of("combined", 4, whole=True),
    "dice-1": table_of("dice", 1, whole=True, chapter=1),
    "dice-2": table_of("dice", 4, whole=False, chapter=2),
    "dice-3": table_of("dice", 2, whole=False, chapter=3),
    "dice-4": table_of("dice", 3, whole=False, chapter=4),
}


def take(name: str, nth: int, harbor: Harbor, browser: Browser, folder: Path) -> None:
    for turn, (size, dark) in enumerate(LIGHTS):
        lang = LANGUAGES[(nth + turn) % len(LANGUAGES)]
        with ExitStack() as guests:
            visitor = Visitor(browser, harbor.address, size=size, lang=lang, dark=dark)
            guests.enter_context(closing(visitor))
            studio = Studio(harbor, browser, visitor, size, lang, guests)
            for shot, page in SCENES[name](studio):
                page.wait_for_timeout(450)
                file = folder / f"{shot}-{size}-{lang}-{'dark' if dark else 'light'}.png"
                page.screenshot(path=file, full_page=True, animations="disabled")
                print(file, flush=True)


def take_for_readme(harbor: Harbor, browser: Browser) -> None:
    """A card table and a sea chart in the middle of a game."""
    tables: dict[str, tuple[str, int, dict[str, Any]]] = {
        "card-table": ("port-royal", 3, {}),
        "sea-chart": ("dice", 2, {"chapter": 1}),
    }
    for name, (game, bots, options) in tables.items():
        with closing(Visitor(browser, harbor.address, lang="en")) as visitor:
            page = visitor.go(f"/table/{visitor.against_bots(game, bots, options=options)}")
            play_on(page, MIDDLE)
            wait_for_turn(page)
            page.wait_for_load_state("networkidle")
            page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=66, animations="disabled")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="a part of the names of the scenes to take")
    parser.add_argument("--folder", type=Path, default=ROOT / "screenshots")
    parser.add_argument("--readme", action="store_true", help="only the two pictures of the README")
    asked = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as data,
        running(Path(data)) as harbor,
        sync_playwright() as playwright,
    ):
        browser = chromium(playwright)
        if asked.readme:
            take_for_readme(harbor, browser)
            return
        for nth, name in enumerate(SCENES):
            if asked.only in name:
                folder = asked.folder.resolve() / name
                shutil.rmtree(folder, ignore_errors=True)
                folder.mkdir(parents=True)
                take(name, nth, harbor, browser, folder)


if __name__ == "__main__":
    main()

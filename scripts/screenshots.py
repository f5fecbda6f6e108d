"""Takes pictures of every page and of typical moments: phone and desktop, dark and light, all languages.

`make screenshots` writes them into `screenshots/`; `ARGS="--only table"` takes some of them.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))  # the browser tests know how to start a server and how to play

from tests.browser.harbor import Harbor, Visitor, chromium, running  # noqa: E402
from tests.browser.sailor import play_to_the_end, press, wait_for_turn  # noqa: E402

PAGES = {
    "landing": "/",
    "lobby": "/lobby",
    "new": "/new",
    "new-dice": "/new?game=dice",
    "history": "/history",
    "settings": "/settings",
    "privacy": "/privacy",
    "fairness": "/fairness",
    "rules": "/rules",
    "rules-port-royal": "/rules/port-royal",
    "rules-unterwegs": "/rules/unterwegs",
    "rules-combined": "/rules/combined",
    "rules-dice": "/rules/dice",
    "lost-page": "/nowhere",
    "lost-table": "/table/0000000000",
}
Look = tuple[str, str, bool]
# Each look once per page: with every language, size and light among them.
LOOKS = (("desk", "en", False), ("phone", "de", False), ("desk", "nl", True), ("phone", "en-US", True))


@dataclass
class Studio:
    """Where pictures are taken: a browser, a server, a folder and the names that are wanted."""

    browser: Browser
    harbor: Harbor
    folder: Path
    only: str

    @contextmanager
    def visitor(self, size: str, lang: str, dark: bool) -> Iterator[Visitor]:
        come = Visitor(self.browser, self.harbor.address, size=size, lang=lang, dark=dark)
        yield come
        come.close()

    def wants(self, name: str) -> bool:
        return self.only in name

    def shoot(self, page: Page, name: str, look: Look, whole: bool = False) -> None:
        size, lang, dark = look
        page.wait_for_timeout(700)
        file = self.folder / f"{name}-{size}-{lang}-{'dark' if dark else 'light'}.png"
        page.screenshot(path=file, full_page=whole)
        print(file)


Moment = Callable[[Studio, Look], None]


def pages(studio: Studio) -> None:
    for look in LOOKS:
        for name, path in PAGES.items():
            if studio.wants(name):
                with studio.visitor(*look) as visitor:
                    page = visitor.go(path)
                    page.wait_for_load_state("networkidle")
                    studio.shoot(page, name, look, whole=True)


def waiting_room(studio: Studio, look: Look) -> None:
    with studio.visitor(*look) as visitor:
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "normal"}]
        table = visitor.table(game="port-royal", seats=seats, public=True, title="Friday crew")
        studio.shoot(visitor.go(f"/table/{table}"), "waiting-room", look, whole=True)


def moments_of(game: str, bots: int, options: dict[str, object]) -> Moment:
    """A table at its beginning, in the middle, with its odds and log, and at its end; then the replay."""

    def moments(studio: Studio, look: Look) -> None:
        with studio.visitor(*look) as visitor:
            table = visitor.against_bots(game, bots, options=options)
            page = visitor.go(f"/table/{table}")
            wait_for_turn(page)
            studio.shoot(page, f"{game}-start", look)
            whim = random.Random(3)
            for act in range(24):
                if wait_for_turn(page) == "over":
                    break
                press(page, whim)
                if act in (2, 8):
                    wait_for_turn(page)
                    studio.shoot(page, f"{game}-act-{act}", look)
            wait_for_turn(page)
            studio.shoot(page, f"{game}-middle", look)
            page.keyboard.press("o")
            page.wait_for_selector("dialog[open]")
            studio.shoot(page, f"{game}-odds", look)
            page.keyboard.press("Escape")
            page.keyboard.press("l")
            studio.shoot(page, f"{game}-log", look)
            page.keyboard.press("Escape")
            play_to_the_end(page, seed=5)
            studio.shoot(page, f"{game}-end", look)
            page.keyboard.press("Escape")
            studio.shoot(page, f"{game}-final", look)
            page.goto(f"{visitor.address}/replay/{table}?move=30")
            page.wait_for_selector("input[type=range]")
            studio.shoot(page, f"{game}-replay", look)
            page.goto(f"{visitor.address}/fairness?table={table}")
            studio.shoot(page, f"{game}-proof", look, whole=True)

    return moments


MOMENTS: dict[str, Moment] = {
    "waiting-room": waiting_room,
    "port-royal": moments_of("port-royal", 3, {}),
    "unterwegs": moments_of("unterwegs", 1, {}),
    "combined": moments_of("combined", 4, {}),
    "dice": moments_of("dice", 2, {"chapter": 1}),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="a part of the names to take pictures of")
    parser.add_argument("--folder", type=Path, default=ROOT / "screenshots")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        running(Path(data)) as harbor,
        sync_playwright() as playwright,
    ):
        studio = Studio(chromium(playwright), harbor, asked.folder.resolve(), asked.only)
        pages(studio)
        for name, moment in MOMENTS.items():
            if studio.wants(name):
                for look in LOOKS:
                    moment(studio, look)


if __name__ == "__main__":
    main()

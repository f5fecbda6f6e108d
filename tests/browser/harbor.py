"""A real server and a real Chromium for the browser tests and for the screenshots."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import Browser, BrowserContext, Page, Playwright

ROOT = Path(__file__).parents[2]
CHROMIUM = "/usr/bin/chromium-headless-shell"  # the whole browser, headless, once stopped drawing for good
PHONE = {"width": 390, "height": 844}
DESK = {"width": 1280, "height": 800}
SIZES = {"phone": PHONE, "desk": DESK}
LOCALES = {"en": "en-GB", "de": "de-DE", "nl": "nl-NL", "en-US": "en-US"}
PATIENCE = 30.0  # seconds; two cores are shared with everything else
WITHOUT_TIPS = """if (origin !== "null" && !localStorage.getItem("portroyal.settings"))
  localStorage.setItem("portroyal.settings", '{"tips": false}');"""


class Seen(Protocol):
    """A page of any browser, as far as it takes to look at it and to play."""

    @property
    def url(self) -> str: ...

    def evaluate(self, expression: str, arg: Any = None) -> Any: ...

    def wait_for_timeout(self, timeout: float) -> None: ...


class Harbor:
    """One `portroyal serve` on a port and a database file of its own; it can go down and come back."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.folder, self.options = folder, options
        self.starts = 0
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def begin(self, test: str) -> None:
        """From now on chance is that of this test (`fixed_chance.py`), and another one after every start."""
        (self.folder / "test").write_text(f"{test} {self.starts}")

    def start(self) -> None:
        self.starts += 1
        self.begin("")
        command = [
            *(sys.executable, "-m", "tests.browser.fixed_chance", "serve"),
            *("--port", str(self.port), "--unlimited"),
            *("--database", str(self.folder / "tables.sqlite"), "--log", "WARNING", "--cold-bots"),
            *self.options,
        ]
        with (self.folder / "server.log").open("ab") as log:
            known = os.environ | {"PORTROYAL_TEST_NAME": str(self.folder / "test")}
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd=ROOT, env=known)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                with urllib.request.urlopen(f"{self.address}/healthz", timeout=5):
                    return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError(f"the server did not come up: {(self.folder / 'server.log').read_text()[-2000:]}")

    def stop(self, hard: bool = False) -> None:
        if self.process is None:
            return
        if hard:
            self.process.kill()
        else:
            self.process.terminate()
        self.process.wait(timeout=PATIENCE)
        self.process = None


@contextmanager
def running(folder: Path, *options: str) -> Iterator[Harbor]:
    harbor = Harbor(folder, *options)
    harbor.start()
    try:
        yield harbor
    finally:
        harbor.stop()


def until(page: Page, wanted: str | Callable[[], object], seconds: float = PATIENCE) -> None:
    """Waits until a script, or whatever is asked, is true; Playwright's own way is an `eval`, which our
    policy forbids.
    """
    end = time.monotonic() + seconds
    while not (page.evaluate(wanted) if isinstance(wanted, str) else wanted()):
        if time.monotonic() > end:
            raise TimeoutError(f"{wanted} did not become true at {page.url}")
        page.wait_for_timeout(30)


def settle(page: Page, frames: int = 2) -> None:
    """Lets a page answer to what has just happened: scrolled, resized, closed."""
    page.evaluate(
        """([frames, patience]) => new Promise((go, fail) => {
          setTimeout(() => fail(new Error("nothing is drawn any more")), patience);
          requestAnimationFrame(function next() { --frames ? requestAnimationFrame(next) : go(); });
        })""",
        [frames, PATIENCE * 1000],
    )


def still(page: Page) -> None:
    """Lets everything find its place: what is measured in one frame may move others in the next."""
    settle(page, 5)


def chromium(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])


class Visitor:
    """Somebody with a browser of their own; everything that goes wrong in it is noted."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        size: str = "desk",
        lang: str = "en",
        dark: bool = False,
        calm: bool = True,
        name: str = "Robin",
        tips: bool = False,
        **more: Any,
    ) -> None:
        self.address = address
        self.name = name
        self.context: BrowserContext = browser.new_context(
            viewport=SIZES[size],  # type: ignore[arg-type]
            locale=LOCALES[lang],
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if calm else "no-preference",
            has_touch=size == "phone",
            **more,
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        if not tips:  # what is said once to every new visitor is a test of its own
            self.context.add_init_script(WITHOUT_TIPS)
        self.commands = count()
        self.troubles: list[str] = []
        self.refusals: set[int] = set()
        self.strangers: list[str] = []
        self.page = self.open()

    def open(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("console", lambda said: self._said(said.type, said.text))
        page.on("request", lambda request: self._asked(request.url))
        return page

    def go(self, path: str) -> Page:
        self.page.goto(self.address + path)
        return self.page

    def expect_refusals(self, status: int) -> None:
        """From now on, answers of this status are wanted; the browser notes them when it likes."""
        self.refusals.add(status)

    def introduce(self) -> None:
        """Tells the server who this is."""
        self.context.request.get(f"{self.address}/api/me")
        self.context.request.patch(f"{self.address}/api/me", data={"name": self.name})

    def join(self, table: str) -> None:
        """Sits down at a public table by plain HTTP."""
        self.introduce()
        answer = self.context.request.post(f"{self.address}/api/tables/{table}/join", data={})
        assert answer.ok, answer.text()

    def table(self, **wish: Any) -> str:
        """Opens a table by plain HTTP as this visitor, and gives its id."""
        self.introduce()
        answer = self.context.request.post(
            f"{self.address}/api/tables", data={"pace": 0, "hints": True} | wish, timeout=PATIENCE * 1000
        )
        assert answer.ok, answer.text()
        return str(answer.json()["table"]["id"])

    def against_bots(self, game: str, bots: int = 1, **wish: Any) -> str:
        seats = [{"kind": "me"}, *({"kind": "bot", "level": "easy"} for _ in range(bots))]
        return self.table(game=game, seats=seats, begin=True, start=0, **wish)

    def state(self, table: str) -> dict[str, Any]:
        """The position of a table as the server gives it to this visitor."""
        state: dict[str, Any] = self.context.request.get(f"{self.address}/api/tables/{table}").json()["state"]
        return state

    def act(self, table: str, action: str) -> None:
        """Plays by plain HTTP for the seat that decides, which must be this visitor's."""
        seen = self.context.request.get(f"{self.address}/api/tables/{table}").json()
        self.command(table, do="act", version=seen["version"], action=action)

    def command(self, table: str, **command: Any) -> None:
        """Does something at a table by plain HTTP, whatever the page shows."""
        answer = self.context.request.post(
            f"{self.address}/api/tables/{table}/commands",
            data={"id": f"by-hand-{next(self.commands)}"} | command,
        )
        assert answer.ok, answer.text()

    def close(self) -> None:
        self.context.close()

    def _said(self, kind: str, text: str) -> None:
        wanted = ("net::ERR_", "WebSocket", *(f"with a status of {status} " for status in self.refusals))
        if kind in ("error", "warning") and not any(part in text for part in wanted):
            self.troubles.append(f"{kind}: {text}")

    def _asked(self, url: str) -> None:
        if not url.startswith((self.address, self.address.replace("http", "ws"), "data:", "blob:")):
            self.strangers.append(url)

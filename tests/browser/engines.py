"""Firefox and WebKit as Debian has them, driven by their own protocols.

Playwright drives its own builds of these two, which cannot be had from a package registry.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar, Protocol

import httpx
from tests.browser.harbor import DESK, PATIENCE

FIREFOX = "/usr/bin/firefox-esr"
WEBKIT_DRIVER = "/usr/bin/WebKitWebDriver"
MINI_BROWSER = next(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"), Path("MiniBrowser"))
# What a page of ours complains about; noted from the moment it is loaded.
NOTE_TROUBLES = """
  window.troubles = [];
  addEventListener("error", (event) => window.troubles.push(String(event.message)));
  addEventListener("unhandledrejection", (event) => window.troubles.push(String(event.reason)));
"""


class Driver(Protocol):
    """A protocol that runs WebDriver's commands."""

    def do(self, command: str, **about: Any) -> Any: ...


class EnginePage:
    """The one page of a browser; as much like Playwright's as those who play in it need."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    def goto(self, url: str) -> None:
        self.driver.do("Navigate", url=url)
        self.driver.do("ExecuteScript", script=NOTE_TROUBLES, args=[])

    @property
    def url(self) -> str:
        return str(self.evaluate("() => location.href"))

    def evaluate(self, expression: str, arg: Any = None) -> Any:
        told = f"return ({expression})(...arguments)"
        return self.driver.do("ExecuteScript", script=told, args=[arg])

    def wait_for_timeout(self, timeout: float) -> None:
        time.sleep(timeout / 1000)

    def until(self, script: str) -> None:
        """Waits until a function of the page is true."""
        end = time.monotonic() + PATIENCE
        while not self.evaluate(script):
            assert time.monotonic() < end, f"{script} did not become true at {self.url}"
            self.wait_for_timeout(50)

    @property
    def troubles(self) -> list[str]:
        return list(self.evaluate("() => window.troubles"))


class Marionette:
    """Firefox's own protocol: a length, a colon and a JSON list, each way."""

    def __init__(self, port: int) -> None:
        self.wire = _connected(port)
        self._read()  # the browser introduces itself
        self._said = 0

    def do(self, command: str, **about: Any) -> Any:
        self._said += 1
        told = json.dumps([0, self._said, f"WebDriver:{command}", about]).encode()
        self.wire.sendall(b"%d:%b" % (len(told), told))
        _, _, wrong, result = self._read()
        if wrong:
            raise RuntimeError(f"{command}: {wrong['error']}: {wrong['message']}")
        return result.get("value") if isinstance(result, dict) else result

    def _read(self) -> Any:
        size = b""
        while not size.endswith(b":"):
            size += self._some(1)
        return json.loads(self._some(int(size[:-1])))

    def _some(self, size: int) -> bytes:
        read = b""
        while len(read) < size:
            more = self.wire.recv(size - len(read))
            if not more:
                raise RuntimeError("the browser has gone")
            read += more
        return read


class WebDriver:
    """WebKit's protocol: WebDriver over HTTP."""

    PATHS: ClassVar = {"Navigate": "/url", "ExecuteScript": "/execute/sync", "SetWindowRect": "/window/rect"}

    def __init__(self, port: int) -> None:
        _connected(port).close()
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)
        options = {"binary": str(MINI_BROWSER), "args": ["--automation"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self.session = f"/session/{self._post('/session', wanted)['sessionId']}"

    def do(self, command: str, **about: Any) -> Any:
        return self._post(self.session + self.PATHS[command], about)

    def _post(self, path: str, about: Any) -> Any:
        answer = self.http.post(path, json=about)
        value = answer.json()["value"]
        if answer.is_error:
            raise RuntimeError(f"{path}: {value['error']}: {value['message']}")
        return value

    def close(self) -> None:
        self.http.delete(self.session)
        self.http.close()


@contextmanager
def firefox(folder: Path) -> Iterator[EnginePage]:
    """Firefox without a window, with a profile of its own that asks nobody for anything."""
    port = _free_port()
    profile = folder / "firefox"
    profile.mkdir()
    quiet = {
        "marionette.port": port,
        "intl.accept_languages": "en-GB",
        "network.captive-portal-service.enabled": False,
        "network.connectivity-service.enabled": False,
        "browser.safebrowsing.downloads.remote.enabled": False,
        "datareporting.policy.dataSubmissionEnabled": False,
        "app.normandy.enabled": False,
        "ui.prefersReducedMotion": 1,
    }
    lines = (f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in quiet.items())
    (profile / "user.js").write_text("".join(lines), "utf-8")
    command = [FIREFOX, "--headless", "--marionette", "--no-remote", "--profile", str(profile), "about:blank"]
    with _running(command, folder / "firefox.log"):
        driver = Marionette(port)
        driver.do("NewSession", capabilities={})
        driver.do("SetWindowRect", x=0, y=0, **DESK)
        yield EnginePage(driver)
        driver.wire.close()


@contextmanager
def webkit(folder: Path) -> Iterator[EnginePage]:
    """WebKit, the engine of Safari and of every browser on an iPhone, on a screen of its own."""
    port = _free_port()
    read, write = os.pipe()
    screen = [
        *("Xvfb", "-displayfd", str(write), "-screen", "0", "1600x1200x24", "-nolisten", "tcp", "-noreset")
    ]
    with _running(screen, folder / "screen.log", keep=(write,)):
        os.close(write)
        with os.fdopen(read) as told:
            display = f":{told.readline().strip()}"
        about = os.environ | {
            "DISPLAY": display,
            "LANG": "en_GB.UTF-8",
            "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
        }
        with _running([WEBKIT_DRIVER, f"--port={port}"], folder / "webkit.log", env=about):
            driver = WebDriver(port)
            driver.do("SetWindowRect", x=0, y=0, **DESK)
            yield EnginePage(driver)
            driver.close()


ENGINES = {"firefox": firefox, "webkit": webkit}


@contextmanager
def _running(command: list[str], log: Path, keep: tuple[int, ...] = (), **more: Any) -> Iterator[None]:
    with log.open("wb") as said:
        process = subprocess.Popen(command, stdout=said, stderr=said, pass_fds=keep, **more)
    try:
        yield
    finally:
        process.terminate()
        try:
            process.wait(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def _connected(port: int) -> socket.socket:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.1)

"""The server behind TLS and used by pages of other sites: what a real browser keeps, sends and refuses."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Error, Page
from tests.browser.harbor import running
from tests.browser.tls import Proxy, proxy
from tests.server.guests import wait_for

from temporary_postgres import free_port

# As a page of another site would: who am I, call me so, open a table, listen to it.
VISIT = """async ([server, name]) => {
  const ask = async (path, options = {}) => {
    const answer = await fetch(server + path, { credentials: "include", ...options });
    return answer.json();
  };
  const json = (method, body) =>
    ({ method, body: JSON.stringify(body), headers: { "content-type": "application/json" } });
  const first = await ask("/api/me");
  const named = await ask("/api/me", json("PATCH", { name }));
  const seats = [{ kind: "me" }, { kind: "open" }];
  const { table } = await ask("/api/tables", json("POST", { game: "port-royal", seats }));
  const hello = await new Promise((done) => {
    const live = `${server.replace("http", "ws")}/api/tables/${table.id}/live?key=${table.key}`;
    const socket = new WebSocket(live);
    socket.onmessage = (event) => done(JSON.parse(event.data));
  });
  return { first, named, seats: hello.you?.seats, type: hello.type, key: table.key };
}"""


class Blank(BaseHTTPRequestHandler):
    """An empty page of another site."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.end_headers()
        self.wfile.write(b"<!doctype html><title>another site</title>")

    def log_message(self, *_: Any) -> None:
        """Nobody wants to know."""


@contextmanager
def another_site(port: int) -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", port), Blank) as site:
        threading.Thread(target=site.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{port}"
        site.shutdown()


@contextmanager
def page_at(browser: Browser, address: str, **more: Any) -> Iterator[Page]:
    context = browser.new_context(**more)
    page = context.new_page()
    page.goto(address)
    yield page
    context.close()


def test_pages_of_a_site_that_the_operator_names_can_play_and_no_others(
    browser: Browser, tmp_path: Path
) -> None:
    ours, evil = free_port(), free_port()
    with (
        another_site(ours) as friend,
        another_site(evil) as stranger,
        running(tmp_path, "--origin", friend) as harbor,
    ):
        with page_at(browser, friend) as page:
            told = page.evaluate(VISIT, [harbor.address, "Ann"])
            assert told["named"] == told["first"] | {"name": "Ann"}
            assert (told["type"], told["seats"]) == ("hello", [0])
            ask = "(server) => fetch(server + '/api/me', {credentials: 'include'}).then((a) => a.json())"
            assert page.evaluate(ask, harbor.address) == told["named"]
        with page_at(browser, stranger) as page, pytest.raises(Error, match="Failed to fetch"):
            page.evaluate(VISIT, [harbor.address, "Eve"])


@pytest.fixture
def tls(tmp_path: Path) -> Iterator[tuple[Proxy, str]]:
    site = free_port()
    (tmp_path / "server").mkdir()
    with another_site(site) as friend:
        options = ("--behind-proxy", "--origin", friend.replace("127.0.0.1", "localhost"))
        with running(tmp_path / "server", *options) as harbor, proxy(tmp_path, harbor.port) as found:
            yield found, friend.replace("127.0.0.1", "localhost")


def test_behind_our_nginx_all_is_tls_and_no_key_is_logged(browser: Browser, tls: tuple[Proxy, str]) -> None:
    nginx, _ = tls
    said = nginx.checked()
    assert "test is successful" in said
    assert "warn" not in said
    plain = httpx.get(
        f"http://127.0.0.1:{nginx.plain}/table/x?key=tell-nobody", headers={"host": "play.example"}
    )
    assert (plain.status_code, plain.headers["location"]) == (
        308,
        "https://play.example/table/x?key=tell-nobody",
    )
    address = f"https://127.0.0.1:{nginx.safe}"
    with page_at(browser, address, ignore_https_errors=True) as page:
        answer = page.request.get(f"{address}/api/games", ignore_https_errors=True)
        assert answer.headers["strict-transport-security"] == "max-age=63072000"
        told = page.evaluate(VISIT, [address, "Ann"])
        assert (told["named"]["name"], told["type"], told["seats"]) == ("Ann", "hello", [0])
        (cookie,) = page.context.cookies()
        assert (cookie["name"], cookie["secure"], cookie["httpOnly"]) == ("__Host-portroyal", True, True)
        assert page.request.get(f"{address}/metrics", ignore_https_errors=True).status == 403
    wait_for(lambda: '/live" 101' in nginx.logged())  # which is written when the stream ends
    logged = nginx.logged()
    assert told["key"] not in logged
    assert "tell-nobody" not in logged


def test_a_page_of_another_site_has_an_identity_over_tls(browser: Browser, tls: tuple[Proxy, str]) -> None:
    """Its browser sends no cookie that is for our own site alone, so it gets one of its own."""
    nginx, friend = tls
    address = f"https://127.0.0.1:{nginx.safe}"
    with page_at(browser, friend, ignore_https_errors=True) as page:
        told = page.evaluate(VISIT, [address, "Ann"])
        assert told["named"] == told["first"] | {"name": "Ann"}
        assert (told["type"], told["seats"]) == ("hello", [0])

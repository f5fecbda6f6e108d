"""Requests before they are served: where they come from, and how long they may take."""

from __future__ import annotations

import socket
from pathlib import Path

import httpx
import pytest
from tests.server.guests import Guest, Running, running

from portroyal.server.calls import network_of
from portroyal.server.settings import Limits


@pytest.mark.parametrize(
    "headers",
    [
        {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"},
        {"sec-fetch-site": "cross-site"},
        {"origin": "https://evil.example"},
    ],
)
def test_a_link_from_another_site_never_replaces_an_identity(
    server: Running, headers: dict[str, str]
) -> None:
    """The browser leaves out a strict cookie then, and would take a new one in its place."""
    answer = httpx.get(f"{server.address}/api/me", headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "cross-site")
    assert "set-cookie" not in answer.headers
    ann = Guest(server.address)
    assert ann.http.get("/api/me", headers={"accept": "text/html"}).json()["visitor"] == ann.visitor


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9%eth0", "2001:db8:1:2::/64"),
        ("::1", "::/64"),
        ("no:address", "no:address"),
    ],
)
def test_limits_count_networks_of_ipv6(address: str, counted: str) -> None:
    assert network_of(address) == counted


def test_behind_a_proxy_its_word_counts_and_elsewhere_it_does_not(tmp_path: Path) -> None:
    few = Limits(requests=(0.001, 2))
    for behind, answers in ((True, [200, 200, 200, 200]), (False, [200, 200, 429, 429])):
        with running(tmp_path / f"{behind}.sqlite", few, behind_proxy=behind) as server:
            told = [
                httpx.get(f"{server.address}/api/games", headers={"x-forwarded-for": f"9.9.9.9, 10.0.0.{i}"})
                for i in range(4)
            ]
            assert [answer.status_code for answer in told] == answers


def test_a_body_that_never_comes_is_not_waited_for(tmp_path: Path) -> None:
    with (
        running(tmp_path / "tables.sqlite", body_time=0.3) as server,
        socket.create_connection(("127.0.0.1", server.port), timeout=10) as slow,
    ):
        slow.sendall(
            b"POST /api/me/move HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
            b'content-length: 20\r\n\r\n{"code"'
        )
        answer = slow.recv(4096)
        assert answer.startswith(b"HTTP/1.1 400")
        assert b"in time" in answer

"""Requests before they are served: where they come from, and how long they may take."""

from __future__ import annotations

import socket
from pathlib import Path

import httpx
import pytest
from tests.server.guests import Guest, Running, Stream, running

from portroyal.server.http.request import network_of
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
        ("[2001:db8:1:2::9]:443", "2001:db8:1:2::/64"),
        ("203.0.113.7:5000", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
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


def test_a_line_of_the_visitors_own_before_that_of_the_proxy_counts_for_nothing(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", Limits(requests=(0.001, 2)), behind_proxy=True) as server:
        lines = [[("x-forwarded-for", f"9.9.9.{i}"), ("x-forwarded-for", "203.0.113.7")] for i in range(4)]
        told = [httpx.get(f"{server.address}/api/games", headers=both) for both in lines]
        assert [answer.status_code for answer in told] == [200, 200, 429, 429]


PROXY = {"x-forwarded-proto": "https"}
SAFE = "__Host-portroyal"


def cookies(answer: httpx.Response) -> dict[str, tuple[str, str]]:
    """What is set, by name: its value and its attributes."""
    lines = [line.partition(";") for line in answer.headers.get_list("set-cookie")]
    return {pair.split("=")[0]: (pair.split("=")[1], rest.lower()) for pair, _, rest in lines}


def test_over_tls_the_cookie_is_one_that_no_other_host_can_set(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", behind_proxy=True) as server:
        first = httpx.get(f"{server.address}/api/me", headers=PROXY)
        ((name, (token, rest)),) = cookies(first).items()
        assert name == SAFE
        assert rest.split("; ")[1:] == ["path=/", "httponly", "secure", "samesite=strict"]
        again = httpx.get(f"{server.address}/api/me", headers=PROXY, cookies={SAFE: token})
        assert (again.json(), cookies(again)) == (first.json(), {})
        gone = httpx.delete(f"{server.address}/api/me", headers=PROXY, cookies={SAFE: token})
        assert cookies(gone)[SAFE][0] == ""
        plain = cookies(httpx.get(f"{server.address}/api/me"))  # in the house, without TLS
        assert list(plain) == ["portroyal"]
        assert "secure" not in plain["portroyal"][1]


def test_over_tls_the_old_cookie_is_read_and_replaced(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", behind_proxy=True) as server:
        ann, eve = Guest(server.address, "Ann"), Guest(server.address, "Eve")
        home = ann.http.get("/api/me")
        assert cookies(home) == {}  # plain http goes on as before
        told = httpx.get(f"{server.address}/api/me", headers=PROXY, cookies={"portroyal": ann.token})
        assert told.json()["visitor"] == ann.visitor
        assert {name: value for name, (value, _) in cookies(told).items()} == {
            SAFE: ann.token,
            "portroyal": "",
        }
        both = {SAFE: ann.token, "portroyal": eve.token}  # put there by a page of plain http
        answer = httpx.get(f"{server.address}/api/me", headers=PROXY, cookies=both)
        assert answer.json()["visitor"] == ann.visitor
        assert {name: value for name, (value, _) in cookies(answer).items()} == {"portroyal": ""}


@pytest.mark.parametrize(("origin", "tls"), [("http", True), ("https", False)])
def test_the_same_host_by_another_scheme_is_another_site(tmp_path: Path, origin: str, tls: bool) -> None:
    with running(tmp_path / "tables.sqlite", behind_proxy=True) as server:
        ann = Guest(server.address)
        id = ann.open("me", "open")["table"]["id"]
        passed, token = PROXY if tls else {}, ann.token
        host = server.address.removeprefix("http://")
        for site, status in ((f"{origin}://{host}", 403), (f"{'https' if tls else 'http'}://{host}", 200)):
            headers = passed | {"origin": site}
            cookie = {"portroyal": token}
            answer = httpx.patch(
                f"{server.address}/api/me", json={"name": "Ann"}, headers=headers, cookies=cookie
            )
            assert answer.status_code == status
            assert status == 200 or cookies(answer) == {}  # who is refused keeps what they have
            told = Stream(ann, id, {}, **headers).next()
            assert told["type"] == ("hello" if status == 200 else "bye")


def test_sites_that_the_operator_names_may_use_the_server_and_no_others(tmp_path: Path) -> None:
    ours, evil = "https://pages.example", "https://evil.example"
    with running(tmp_path / "tables.sqlite", behind_proxy=True, origins=(ours,)) as server:
        asks = {"access-control-request-method": "PATCH", "access-control-request-headers": "content-type"}
        for site, status in ((ours, 200), (evil, 400)):
            answer = httpx.options(f"{server.address}/api/me", headers={"origin": site} | asks)
            assert answer.status_code == status
            allowed = answer.headers.get("access-control-allow-origin")
            assert allowed == (ours if site == ours else None)
        told = httpx.get(f"{server.address}/api/me", headers={"origin": ours} | PROXY)
        assert told.headers["access-control-allow-origin"] == ours
        assert told.headers["access-control-allow-credentials"] == "true"
        assert cookies(told)[SAFE][1].endswith("secure; samesite=none; partitioned")
        own = {"origin": ours, "host": "pages.example"} | PROXY  # named, though it is the server's own
        assert cookies(httpx.get(f"{server.address}/api/me", headers=own))[SAFE][1].endswith(
            "samesite=strict"
        )
        refused = httpx.get(f"{server.address}/api/tables/0000000000", headers={"origin": ours})
        assert (refused.status_code, refused.headers["access-control-allow-origin"]) == (404, ours)
        assert (
            "access-control-allow-origin"
            not in httpx.get(f"{server.address}/api/games", headers={"origin": evil}).headers
        )


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

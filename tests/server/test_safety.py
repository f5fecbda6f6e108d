"""What strangers try: other sites, guessed seats, replayed messages, garbage. Nothing of it works."""

from __future__ import annotations

import json

import httpx
import pytest
from tests.server.guests import Guest, Running, Stream, two_at_a_table


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_other_sites_are_refused(server: Running, headers: dict[str, str]) -> None:
    ann = Guest(server.address)
    answer = ann.http.patch("/api/me", json={"name": "Eve"}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "cross-site")
    assert ann.http.delete("/api/me", headers=headers).status_code == 403
    id = ann.open("me", "open")["table"]["id"]
    stream = Stream(ann, id, {}, **headers)
    assert stream.next() == {"type": "bye", "code": "cross-site", "again": False}
    assert stream.closed()


def test_the_own_site_is_welcome(server: Running) -> None:
    ann = Guest(server.address)
    own = {"origin": server.address, "sec-fetch-site": "same-origin"}
    assert ann.http.patch("/api/me", json={"name": "Ann"}, headers=own).status_code == 200


def test_forms_cannot_be_posted(server: Running) -> None:
    ann = Guest(server.address)
    answer = ann.http.post("/api/me/move", content=b'{"code":"x"}', headers={"content-type": "text/plain"})
    assert (answer.status_code, answer.json()["code"]) == (415, "not-json")


def test_a_seat_cannot_be_had_by_guessing_by_name_or_by_replay(server: Running) -> None:
    ann, bob, id = two_at_a_table(server)
    hello = ann.table(id)
    decider = [ann, bob][hello["state"]["decider"]]
    eve = Guest(server.address, "Ann")  # the same name is another visitor
    body = {"id": "e1", "version": hello["version"], "action": "draw"}
    assert eve.get(f"/api/tables/{id}").status_code == 404
    assert eve.post(f"/api/tables/{id}/commands", body).status_code == 404
    key = hello["table"]["key"]
    for token in ("x", decider.visitor, "A" * 43, decider.token[:-1] + "!", decider.token[::-1]):
        bearer = {"authorization": f"Bearer {token}"}
        answer = httpx.post(f"{server.address}/api/tables/{id}/commands?key={key}", json=body, headers=bearer)
        assert answer.json()["code"] == "no-identity"
    mine = decider.post(f"/api/tables/{id}/commands", body)
    assert mine.status_code == 200
    replayed = eve.post(f"/api/tables/{id}/commands?key={key}", body)
    assert replayed.json()["code"] == "not-seated"
    watching = eve.stream(id, key=key)
    assert watching.next("hello")["you"]["seats"] == []
    watching.socket.send(json.dumps(body))
    assert watching.next("refused")["code"] == "not-seated"
    assert ann.table(id)["seq"] == hello["seq"] + 1


def test_watchers_get_no_key_and_no_choices(server: Running) -> None:
    _, _, id = two_at_a_table(server, public=True)
    eve = Guest(server.address)
    told = eve.table(id)
    assert told["table"]["key"] is None
    assert told["state"]["legal"] == []
    for path in ("record", "replay"):
        assert eve.get(f"/api/tables/{id}/{path}").json()["code"] == "not-over"


@pytest.mark.parametrize(
    "garbage",
    ["", "{", "[]", "null", '{"id": 1}', '{"do": "act"}', '{"id": "x", "do": "fly"}', b"\xff\x00",
     "[" * 4_000, '{"id": "x", "version": 1e999, "action": "draw"}', '{"id": "", "do": "leave"}'],
)  # fmt: skip
def test_garbage_closes_its_stream_and_nothing_else(server: Running, garbage: str | bytes) -> None:
    ann, bob, id = two_at_a_table(server)
    good, bad = ann.stream(id), bob.stream(id)
    good.next("hello")
    bad.next("hello")
    bad.socket.send(garbage)
    assert bad.next("bye") == {"type": "bye", "code": "garbage", "again": False}
    assert bad.closed()
    bob.send(id, "chat", text="still here")
    assert good.until("chat")["entry"]["text"] == "still here"


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"\xff", b"[]", b'{"name": 1}', b'{"name": "x", "more": 1}', b"[" * 100_000,
     b'{"name": "\xff"}', b'{"name": "\\ud800"}'],
)  # fmt: skip
def test_garbage_over_http_is_a_400(server: Running, body: bytes) -> None:
    ann = Guest(server.address)
    answer = ann.http.patch("/api/me", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["code"] in ("bad-json", "bad-message")


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"options": {"cards": "/etc/passwd"}}, "bad-option"),
        ({"game": "dice", "options": {"chart": "/etc/passwd"}}, "bad-option"),
        ({"game": "dice", "options": {"chapter": 9}}, "bad-option"),
        ({"game": "dice", "options": {"chart": {"name": 1}}}, "bad-chart"),
        ({"options": {"cards": [{}]}}, "bad-deck"),
        ({"game": "unterwegs", "seats": [{"kind": "me"}] + [{"kind": "bot"}] * 4}, "bad-players"),
        ({"seats": [{"kind": "bot"}, {"kind": "bot"}]}, "bad-players"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "cmd:rm"}]}, "unknown-level"),
        ({"start": 3}, "bad-start"),
        ({"clock": {"kind": "live", "seconds": 1}}, "bad-option"),
        ({"cut": "ü" * 40}, "bad-cut"),
    ],
)
def test_tables_that_cannot_be(server: Running, plan: dict[str, object], code: str) -> None:
    body = {"game": "port-royal", "seats": [{"kind": "me"}, {"kind": "open"}]} | plan
    assert Guest(server.address).post("/api/tables", body).json()["code"] == code


def test_browsers_are_told_to_be_careful(server: Running) -> None:
    for path in ("/", "/api/games", "/nowhere.js", "/api/docs"):
        headers = httpx.get(server.address + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
    assert httpx.get(f"{server.address}/api/games").headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", ["/../server.py", "/%2e%2e/app.py", "/assets/..%2f..%2fapp.py", "/app.py"])
def test_no_file_but_the_clients_is_served(server: Running, path: str) -> None:
    answer = httpx.get(server.address + path)
    assert "import" not in answer.text


def test_unknown_paths_and_methods(server: Running) -> None:
    assert httpx.get(f"{server.address}/api/nothing").status_code == 404
    answer = httpx.put(f"{server.address}/api/me")
    assert (answer.status_code, answer.json()["code"]) == (405, "no-method")

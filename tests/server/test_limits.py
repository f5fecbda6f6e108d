"""Every limit: sizes, rates, counts. What is too much is refused, and nothing else suffers."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import msgspec
import pytest
from tests.server.guests import Guest, Running, Stream, running, two_at_a_table

from portroyal.server.settings import UNLIMITED, Limits


def with_limit(**limits: object) -> Limits:
    return msgspec.structs.replace(UNLIMITED, **limits)


@pytest.fixture
def strict(tmp_path: object, request: pytest.FixtureRequest) -> Iterator[Running]:
    with running(f"{tmp_path}/tables.sqlite", with_limit(**request.param)) as server:
        yield server


@pytest.mark.parametrize("strict", [{"requests": (0.001, 5)}], indirect=True)
def test_requests_of_an_address(strict: Running) -> None:
    answers = [httpx.get(f"{strict.address}/api/games") for _ in range(7)]
    assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
    assert answers[-1].json()["code"] == "too-many-requests"
    assert int(answers[-1].headers["retry-after"]) > 100
    assert httpx.get(f"{strict.address}/healthz").status_code == 200


@pytest.mark.parametrize("strict", [{"visitors": (0.001, 2)}], indirect=True)
def test_new_visitors_of_an_address(strict: Running) -> None:
    assert [httpx.get(f"{strict.address}/api/me").status_code for _ in range(3)] == [200, 200, 429]


@pytest.mark.parametrize("strict", [{"codes": (0.001, 3)}], indirect=True)
def test_guesses_of_a_code(strict: Running) -> None:
    tries = [httpx.post(f"{strict.address}/api/me/move", json={"code": f"A{i}"}) for i in range(4)]
    assert [answer.status_code for answer in tries] == [403, 403, 403, 429]


@pytest.mark.parametrize("strict", [{"commands": (0.001, 10)}], indirect=True)
def test_commands_of_a_visitor_over_http_and_stream_together(strict: Running) -> None:
    ann, bob, id = two_at_a_table(strict)  # Ann has sent begin, seal and cut
    stream = ann.stream(id)
    for _ in range(7):
        stream.send("mute", visitor=bob.visitor)
        assert stream.next("done", "refused")["type"] == "done"
    stream.send("mute", visitor=bob.visitor)
    assert stream.next("done", "refused")["code"] == "too-many-requests"
    assert ann.send(id, "mute", visitor=bob.visitor)["code"] == "too-many-requests"
    assert bob.send(id, "vote", about="pause")["type"] == "done"


@pytest.mark.parametrize("strict", [{"chat": (0.001, 2)}], indirect=True)
def test_chat_of_a_visitor(strict: Running) -> None:
    ann, _, id = two_at_a_table(strict)
    codes = [ann.send(id, "chat", text=f"{i}").get("code") for i in range(3)]
    assert codes == [None, None, "too-much-chat"]
    assert ann.send(id, "chat", text="x" * 501)["code"] == "bad-message"


@pytest.mark.parametrize("strict", [{"tables": 2, "creates": (0.001, 5)}], indirect=True)
def test_tables_of_a_visitor(strict: Running) -> None:
    ann = Guest(strict.address)
    first = ann.open("me", "easy", "easy")["table"]["id"]
    other = Guest(strict.address).open("me", "open", public=True)["table"]["id"]
    ann.open("me", "easy")
    assert ann.post(f"/api/tables/{other}/join", {}).json()["code"] == "too-many-tables"
    body = {"game": "port-royal", "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert ann.post("/api/tables", body).json()["code"] == "too-many-tables"
    ann.send(first, "leave")  # the last one who goes ends a table that has not begun
    assert ann.post("/api/tables", body).status_code == 200
    assert ann.post("/api/tables", body).status_code == 429
    assert ann.post("/api/tables", body).status_code == 429


@pytest.mark.parametrize("strict", [{"streams": 2, "streams_of_address": 3}], indirect=True)
def test_streams_of_a_visitor_and_of_an_address(strict: Running) -> None:
    ann, bob, id = two_at_a_table(strict)
    kept = [ann.stream(id), ann.stream(id)]
    assert ann.stream(id).next("bye") == {"type": "bye", "code": "too-many-streams", "again": True}
    third = bob.stream(id)
    assert third.next()["type"] == "hello"
    assert bob.stream(id).next()["code"] == "too-many-streams"
    kept[0].close()
    kept[0].closed()
    assert Stream(ann, id, {}).next()["type"] in ("hello", "bye")


@pytest.mark.parametrize("strict", [{"behind": 5}], indirect=True)
def test_who_does_not_read_is_let_go(strict: Running) -> None:
    ann, bob, id = two_at_a_table(strict)
    ann.stream(id)
    live = strict.house.tables.live[id]
    stuck = next(iter(live.listeners))

    def flood() -> None:
        for _ in range(7):
            stuck.push(b"{}")

    strict.loop.call_soon_threadsafe(flood)
    assert bob.send(id, "chat", text="hello")["type"] == "done"


def test_sizes(server: Running) -> None:
    ann = Guest(server.address)
    large = {"game": "x" * 400_000, "seats": []}
    answer = ann.post("/api/tables", large)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")

    def chunks() -> Iterator[bytes]:
        for _ in range(50):
            yield b" " * 10_000

    streamed = ann.http.post("/api/tables", content=chunks(), headers={"content-type": "application/json"})
    assert streamed.status_code == 413
    _, bob, id = two_at_a_table(server)
    stream = bob.stream(id)
    stream.socket.send("x" * 5_000)
    assert stream.closed()
    assert bob.table(id)["table"]["status"] == "running"

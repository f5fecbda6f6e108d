"""Every limit: sizes, rates, counts. What is too much is refused, and nothing else suffers."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import msgspec
import pytest
from tests.server.guests import WAIT, Guest, Running, Stream, running, two_at_a_table, wait_for

from portroyal.server.dice import charts
from portroyal.server.game_messages import ChartData, ChartDrawing, GivenChart
from portroyal.server.http import tables, websocket
from portroyal.server.settings import UNLIMITED, Limits
from portroyal.server.table.protocol import Coach


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


@pytest.mark.parametrize("strict", [{"logs": (0.001, 3)}], indirect=True)
def test_long_logs_of_an_address(strict: Running) -> None:
    ann, _, id = two_at_a_table(strict)
    answers = [ann.get(f"/api/tables/{id}/log") for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert ann.table(id)["table"]["status"] == "running"


@pytest.mark.parametrize("strict", [{"written": 1_000}], indirect=True)
def test_nobody_writes_into_a_log_for_ever(strict: Running) -> None:
    """What costs nothing could be done again and again; the log is kept, and read at every start."""
    ann, bob, id = two_at_a_table(strict)  # who have joined
    paces = [ann.send(id, "pace", pace=n).get("code") for n in range(10)]
    assert paces == [None] * 9 + ["log-full"]
    assert ann.send(id, "vote", about="pause")["code"] == "log-full"
    lines = [bob.send(id, "chat", text="x" * 200).get("code") for _ in range(4)]
    assert lines == [None] * 3 + ["log-full"]
    strict.do(strict.house.tables.reread(id))
    assert ann.send(id, "pace", pace=1)["code"] == "log-full"
    decider = [ann, bob][ann.table(id)["state"]["decider"]]
    assert decider.act(id)["type"] == "done"  # playing on and going are always possible
    assert ann.send(id, "leave")["type"] == "done"
    assert ann.send(id, "come-back")["type"] == "done"
    assert ann.send(id, "resign")["type"] == "done"
    assert ann.send(id, "rematch")["type"] == "done"


@pytest.mark.parametrize("strict", [{"written": 1_000}], indirect=True)
def test_nor_do_many_who_come_one_after_the_other(strict: Running) -> None:
    """A new visitor costs nothing. Who plays is not silenced by those who watch."""
    ann, bob, id = two_at_a_table(strict, public=True, chat="all")
    eves = (Guest(strict.address, f"Eve {n}") for n in range(10))
    lines = [eve.send(id, "chat", text="x" * 490).get("code") for eve in eves]
    assert lines == [None] * 9 + ["log-full"]
    assert [guest.send(id, "chat", text="and we?")["type"] for guest in (ann, bob)] == ["done", "done"]
    waiting = ann.open("me", "open", public=True)["table"]["id"]
    codes: list[str | None] = []
    while "log-full" not in codes and len(codes) < 60:
        eve = Guest(strict.address, f"Eve {len(codes)}")
        codes.append(eve.post(f"/api/tables/{waiting}/join", {}).json().get("code"))
        eve.send(waiting, "leave")
    assert codes == [None] * 49 + ["log-full"]  # and Ann was the first
    assert ann.send(waiting, "sit", seat=1, kind="bot")["type"] == "done"


@pytest.mark.parametrize("strict", [{"written": 300}], indirect=True)
def test_a_full_log_leaves_nobody_in_a_pause_or_without_a_nudge(strict: Running) -> None:
    ann, bob, id = two_at_a_table(strict)
    for guest in (ann, bob):
        assert guest.send(id, "vote", about="pause")["type"] == "done"
        assert guest.send(id, "pace", pace=5)["type"] == "done"
        assert guest.send(id, "pace", pace=6)["code"] == "log-full"
    assert ann.send(id, "resume")["type"] == "done"
    strict.later(181, id)
    waits = ann if ann.table(id)["state"]["decider"] == 1 else bob
    assert waits.send(id, "nudge")["type"] == "done"


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


@pytest.mark.parametrize("strict", [{"tables": 2}, {"creates": (0.001, 2)}], indirect=True)
def test_a_rematch_is_a_new_table_to_the_limits(strict: Running) -> None:
    ann = Guest(strict.address, "Ann")
    over = ann.open("me", "easy", begin=True)["table"]["id"]
    assert ann.send(over, "resign")["type"] == "done"
    ann.open("me", "easy")
    if strict.settings.limits.tables == 2:  # of those that are not over
        ann.open("me", "easy")
    told = ann.send(over, "rematch")
    assert (told["type"], told["code"]) == ("refused", "too-many-tables")


@pytest.mark.parametrize("strict", [{"searches": (0.001, 4)}], indirect=True)
def test_searches_through_all_ones_games(strict: Running) -> None:
    """There may be thousands, and each search reads them all; those under way are few."""
    ann = Guest(strict.address)
    asked = [
        ann.get("/api/me/games", status="over"),
        ann.get("/api/me/numbers"),
        ann.get("/api/me/data"),
        ann.post("/api/me/reviews", {"review": False}),
        ann.get("/api/me/games", status="over"),
        ann.get("/api/me/games", status="running"),
    ]
    assert [answer.status_code for answer in asked] == [200] * 4 + [429, 200]


@pytest.mark.parametrize("strict", [{"coaching": 2}], indirect=True)
def test_questions_to_the_coach_that_are_under_way(strict: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """It has one worker for all: nobody fills the whole queue."""
    asked, answered = threading.Semaphore(0), threading.Event()

    async def coach(*_: object) -> Coach:
        asked.release()
        await asyncio.to_thread(answered.wait, WAIT)
        return Coach(0, [], "", 0.0)

    monkeypatch.setattr(tables, "coach", coach)
    ann = Guest(strict.address)
    path = f"/api/tables/{ann.open('me', 'easy', begin=True, hints=True)['table']['id']}/coach"
    with ThreadPoolExecutor() as crowd:
        first = [crowd.submit(ann.get, path) for _ in range(2)]
        assert all(asked.acquire(timeout=WAIT) for _ in first)
        assert ann.get(path).json()["code"] == "too-many-requests"
        answered.set()
        assert [told.result().status_code for told in first] == [200, 200]
    assert ann.get(path).status_code == 200


@pytest.mark.parametrize("strict", [{"own": 40}], indirect=True)
def test_no_table_and_no_page_waits_for_what_others_bring_along(
    strict: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may take long to understand; the odds, for which a table waits, and the first page must not."""
    begun, read = threading.Semaphore(0), threading.Event()

    def checked_chart(given: GivenChart) -> ChartData:
        begun.release()
        read.wait(WAIT)
        return ChartData(msgspec.convert(given.chart, ChartDrawing))

    monkeypatch.setattr(charts, "checked_chart", checked_chart)
    ann = Guest(strict.address)
    chart = ann.get("/api/charts/1").json()
    id = ann.open("me", "Grace", begin=True, hints=True)["table"]["id"]
    with ThreadPoolExecutor(40) as crowd:
        asked = [crowd.submit(ann.post, "/api/charts", chart) for _ in range(40)]
        try:
            assert all(begun.acquire(timeout=WAIT) for _ in range(8))
            wait_for(lambda: strict.house.gate._open["own", "127.0.0.1"] == 40)
            assert ann.post("/api/charts", chart).json()["code"] == "too-many-requests"
            assert ann.get(f"/api/tables/{id}/odds").status_code == 200
            assert ann.get("/api/games").status_code == 200
        finally:
            read.set()
        assert {told.result().status_code for told in asked} == {200}
    assert ann.post("/api/charts", chart).status_code == 200


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
    stream = ann.stream(id)
    stream.next("hello")
    stuck = next(iter(strict.house.tables.live[id].company.listeners))
    assert isinstance(stuck, websocket.Stream)

    def flood() -> None:
        stuck._sending = True  # one that is not through yet: the others have to wait
        for _ in range(7):
            stuck.push(b"{}")

    strict.loop.call_soon_threadsafe(flood)
    assert stream.next() == {"type": "bye", "code": "too-slow", "again": True}
    assert stream.closed()
    assert bob.send(id, "chat", text="hello")["type"] == "done"


@pytest.mark.parametrize(
    "strict", [{"charts": (0.001, 2), "odds": (0.001, 1), "replays": (0.001, 1)}], indirect=True
)
def test_what_costs_time_to_work_out(strict: Running) -> None:
    ann = Guest(strict.address)
    chart = httpx.get(f"{strict.address}/api/charts/1").json()
    assert ann.post("/api/charts", chart).status_code == 200
    answers = [ann.post("/api/charts/text", {"text": "name = 1"}) for _ in range(2)]
    assert [answer.status_code for answer in answers] == [422, 429]
    id = ann.open("me", "Grace", begin=True, hints=True)["table"]["id"]
    assert [ann.get(f"/api/tables/{id}/odds").status_code for _ in range(2)] == [200, 429]
    ann.send(id, "resign")
    assert [ann.get(f"/api/tables/{id}/replay").status_code for _ in range(2)] == [200, 429]


@pytest.mark.parametrize("strict", [{"pictures": (0.001, 1), "chat": (0.001, 1)}], indirect=True)
def test_pictures_of_own_charts_and_reports(strict: Running) -> None:
    ann, _, id = two_at_a_table(strict)
    chart = httpx.get(f"{strict.address}/api/charts/1").json()
    path = "/api/charts/map/phone"
    assert ann.post(path, {"chart": {}}).status_code == 422
    assert ann.post(path, chart).status_code == 429
    report = {"reason": "rude"}
    answers = [ann.post(f"/api/tables/{id}/report", report) for _ in range(2)]
    assert [answer.status_code for answer in answers] == [200, 429]


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
    text = "a" + ".a" * 19_000 + " = 1"  # would be read for many seconds
    began = time.process_time()  # of this process, the server in it: however busy the machine is
    assert "more than 60 dots" in ann.post("/api/charts/text", {"text": text}).json()["error"]
    assert ann.post("/api/charts/text", {"text": "#" * 40_001}).json()["code"] == "bad-message"
    assert time.process_time() - began < 2
    _, bob, id = two_at_a_table(server)
    stream = bob.stream(id)
    stream.socket.send("x" * 5_000)
    assert stream.closed()
    assert bob.table(id)["table"]["status"] == "running"


@pytest.mark.parametrize("strict", [{"behind_bytes": 3_000}], indirect=True)
def test_what_somebody_missed_is_bounded_and_the_log_has_the_rest(strict: Running) -> None:
    ann, _, id = two_at_a_table(strict)
    for i in range(9):
        assert ann.send(id, "chat", text=f"{i}" * 500)["type"] == "done"
    hello = ann.stream(id, since=0).next("hello")
    numbers = [entry["seq"] for entry in hello["missed"]]
    assert 0 < sum(len(entry["text"]) for entry in hello["missed"]) <= 3_000
    assert numbers == [*range(numbers[0], hello["seq"] + 1)]
    log = ann.get(f"/api/tables/{id}/log").json()
    assert [entry["seq"] for entry in log["entries"]] == [*range(1, hello["seq"] + 1)]
    assert log["seq"] == hello["seq"]


@pytest.mark.parametrize("strict", [{"messages": (0.001, 3)}], indirect=True)
def test_messages_on_all_streams_of_an_address(strict: Running) -> None:
    ann, bob, id = two_at_a_table(strict)
    streams = [ann.stream(id), bob.stream(id)]
    codes: list[str | None] = []
    for number in range(5):
        stream = streams[number % 2]
        stream.send("vote", about="pause", yes=False)
        codes.append(stream.next("done", "refused").get("code"))
    assert codes == [None, None, None, "too-many-requests", "too-many-requests"]
    assert ann.send(id, "chat", text="by plain request")["type"] == "done"


@pytest.mark.parametrize("strict", [{"openings": (0.001, 2)}], indirect=True)
def test_streams_opened_from_an_address(strict: Running) -> None:
    ann, bob, id = two_at_a_table(strict)
    assert [ann.stream(id).next()["type"] for _ in range(2)] == ["hello", "hello"]
    assert bob.stream(id).next() == {"type": "bye", "code": "too-many-requests", "again": True}
    assert bob.table(id)["you"]["seats"] == [1]  # by plain requests, as before


@pytest.mark.parametrize("strict", [{"pages": (0.001, 2)}], indirect=True)
def test_pages_of_an_address(strict: Running) -> None:
    paths = ("healthz", "metrics", "", "api/docs")
    answers = [httpx.get(f"{strict.address}/{path}") for path in paths]
    assert [answer.status_code for answer in answers] == [200, 200, 429, 429]
    assert httpx.get(f"{strict.address}/api/games").status_code == 200

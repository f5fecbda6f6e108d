"""Connections that mean no good: endless heads, half a request, nothing read, too many at once."""

from __future__ import annotations

import contextlib
import json
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
from tests.server.guests import WAIT, Guest, Running, Stream, running, two_at_a_table, wait_for
from websockets.exceptions import ConnectionClosed

from portroyal.server.http.request import cookie_of
from portroyal.server.http.wire import HttpWire
from portroyal.server.settings import UNLIMITED

TINY = b"\x81\x82\0\0\0\0{}"  # a message of a stream, masked with zeros
PING = b"\x89\xfd\0\0\0\0" + b"p" * 125
HALF = b"Content-Length: 9\r\n\r\n{"
HELLO = b"GET /api/games HTTP/1.1\r\nHost: x\r\n"


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Running]:
    """A server that waits for nothing long."""
    limits = msgspec.structs.replace(UNLIMITED, connections=12, frames=(0.001, 10))
    times = {"head_time": 0.3, "body_time": 0.3, "unread_time": 0.3}
    with running(tmp_path / "tables.sqlite", limits, **times) as server:
        yield server


def dial(server: Running, *first: bytes) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.port), WAIT)
    for data in first:
        line.sendall(data)
    return line


def rest(line: socket.socket) -> bytes:
    """All that comes until the server hangs up; a reset is hanging up, too."""
    told = b""
    with line:
        try:
            while data := line.recv(65_536):
                told += data
        except ConnectionError:
            pass
    return told


def still_well(server: Running) -> None:
    assert httpx.get(f"{server.address}/healthz").status_code == 200


def test_who_comes_again_and_again_is_not_even_heard(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(UNLIMITED, arrivals=(0.001, 3))
    with running(tmp_path / "tables.sqlite", limits) as server:
        asked = HELLO + b"connection: close\r\n\r\n"
        assert all(b"HTTP/1.1 200 " in rest(dial(server, asked)) for _ in range(3))
        with contextlib.suppress(OSError):
            assert rest(dial(server, asked)) == b""
        assert server.house.gate.refused["arrivals"] == 1
        with socket.create_connection(("127.0.0.1", server.port), 5, ("127.0.0.9", 0)) as other:
            other.sendall(asked)
            assert b"HTTP/1.1 200 " in rest(other)


def test_an_endless_head_is_refused(hasty: Running) -> None:
    line = dial(hasty, HELLO + b"X-Long: ")
    try:
        for _ in range(40):
            line.sendall(b"x" * 10_000)
    except ConnectionError:
        pass
    else:
        assert b"431" in rest(line).split(b"\r\n")[0]
    line.close()
    told = rest(dial(hasty, b"GET /" + b"x" * 16_390))
    assert told.startswith(b"HTTP/1.1 431 ")
    assert json.loads(told.split(b"\r\n\r\n")[1])["code"] == "too-large"
    assert hasty.house.gate.refused["heads"] == 2
    still_well(hasty)


@pytest.mark.parametrize("before", [b"0\r\nx-late: ", b"0\r\n", b"1;x="], ids=["trailer", "name", "chunk"])
def test_what_comes_beside_a_body_is_no_way_around_the_bounds_of_a_head(
    hasty: Running, before: bytes
) -> None:
    line = dial(hasty, HELLO + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n" + before)
    with contextlib.suppress(ConnectionError):
        for _ in range(40):
            line.sendall(b"x" * 10_000)
    rest(line)
    assert hasty.house.gate.refused["heads"] == 1
    still_well(hasty)


def test_a_body_that_nobody_wants_is_not_read_for_long(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", body_time=1000.0) as server:
        line = dial(server, b"GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999\r\n\r\n")
        assert line.recv(12) == b"HTTP/1.1 200"
        with line, pytest.raises(ConnectionError):
            line.sendall(b"x" * 20_000_000)
        still_well(server)


def test_too_many_headers_are_refused(hasty: Running) -> None:
    fine = HELLO + b"".join(b"x-%d: 1\r\n" % i for i in range(62)) + b"connection: close\r\n\r\n"
    assert rest(dial(hasty, fine)).startswith(b"HTTP/1.1 200 ")
    told = rest(dial(hasty, HELLO + b"".join(b"x-%d: 1\r\n" % i for i in range(70)) + b"\r\n"))
    assert told.startswith(b"HTTP/1.1 431 ")
    still_well(hasty)


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET",
        HELLO,
        HELLO + b"\r\n" + HELLO,
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n" + HALF,
        HELLO + HALF,
    ],
    ids=["nothing", "a word", "no end", "after a whole one", "half a body", "a body for nothing"],
)
def test_half_a_request_ends_by_itself(hasty: Running, half: bytes) -> None:
    rest(dial(hasty, half))
    wait_for(lambda: sum(hasty.house.gate.refused.values()) == 0)
    still_well(hasty)


UPGRADE = (
    b"GET /api/tables/aBcDeFgHi1/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: %s==\r\nSec-WebSocket-Version: 13\r\n\r\n" % (b"x" * 22)
)


@pytest.mark.parametrize(
    "nonsense",
    [
        (UPGRADE, b"x" * 200_000),
        (b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n" + HALF,),
    ],
    ids=["too soon", "half a body"],
)
def test_nonsense_does_not_fill_the_log(
    hasty: Running, nonsense: tuple[bytes, ...], caplog: pytest.LogCaptureFixture
) -> None:
    line = dial(hasty, nonsense[0])
    with contextlib.suppress(ConnectionError):
        for more in nonsense[1:]:
            line.sendall(more)
        line.shutdown(socket.SHUT_WR)
    rest(line)
    still_well(hasty)
    wait_for(lambda: not hasty._server.server_state.tasks)
    assert caplog.records == []


def test_no_text_ends_a_stream_and_is_not_logged(hasty: Running, caplog: pytest.LogCaptureFixture) -> None:
    ann, _, id = two_at_a_table(hasty)
    line = shake_hands(hasty, ann, id)
    line.sendall(b"\x81\x82\0\0\0\0\xff\xfe")
    assert b'"code":"garbage"' in rest(line)
    assert caplog.records == []


def test_an_address_has_so_many_connections(hasty: Running) -> None:
    """Each stream is one, too, and what is closed does not count."""
    ann, _, id = two_at_a_table(hasty)
    streams = [Stream(ann, id, {}) for _ in range(4)]
    lines = [dial(hasty) for _ in range(12)]
    told = [rest(line) for line in lines]  # those that were let in end for their silence
    refused = [one for one in told if one.startswith(b"HTTP/1.1 429 ")]
    assert refused
    assert json.loads(refused[0].split(b"\r\n\r\n")[1])["code"] == "too-many-requests"
    assert streams[0].next()["type"] == "hello"
    for stream in streams:
        stream.close()
    assert rest(dial(hasty, HELLO + b"connection: close\r\n\r\n")).startswith(b"HTTP/1.1 200 ")


def test_requests_one_after_the_other_without_waiting_are_bounded(
    hasty: Running, caplog: pytest.LogCaptureFixture
) -> None:
    one = HELLO + b"\r\n"
    last = HELLO + b"connection: close\r\n\r\n"
    assert rest(dial(hasty, one * 3 + last)).count(b"HTTP/1.1 200 ") == 4
    assert b"HTTP/1.1 429 " in rest(dial(hasty, one * 40))
    assert b"HTTP/1.1 400 " in rest(dial(hasty, one + b"nonsense\r\n\r\n"))
    still_well(hasty)
    assert caplog.records == []  # whoever sends nonsense does not fill the log


def waiting(guest: Guest, id: str) -> bytes:
    """A request that is answered when something happens at the table."""
    path = f"/api/tables/{id}?since={guest.table(id)['seq']}&wait=20"
    return f"GET {path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {guest.token}\r\n\r\n".encode()


def test_who_hangs_up_before_the_answer_does_not_fill_the_log(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    """The answer that is being worked out is not that to the last request, which waits behind it."""
    ann, _, id = two_at_a_table(server)
    state = server._server.server_state
    line = dial(server, HELLO + b"\r\n" + waiting(ann, id) + HELLO + b"\r\n")
    assert line.recv(4_096).startswith(b"HTTP/1.1 200 ")
    port = line.getsockname()[1]

    def there() -> list[HttpWire]:
        wires = [wire for wire in list(state.connections) if isinstance(wire, HttpWire)]
        return [wire for wire in wires if wire.client is not None and wire.client[1] == port]

    wait_for(lambda: any(len(wire.pipeline) == 1 for wire in there()))
    line.close()
    wait_for(lambda: not there())
    assert ann.send(id, "chat", text="news")["type"] == "done"
    wait_for(lambda: not state.tasks)
    assert caplog.records == []


def test_an_answer_is_not_written_into_a_stream(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    """Which the same connection has become since."""
    ann, _, id = two_at_a_table(server)
    state = server._server.server_state
    with shake_hands(server, ann, id, waiting(ann, id)) as line:
        ann.send(id, "chat", text="news")
        wait_for(lambda: len(state.tasks) == 1)  # the stream's own
        ann.send(id, "chat", text="the latest")
        told = b""
        while b"the latest" not in told:
            told += line.recv(4_096)
        assert b"HTTP/1.1" not in told
    assert caplog.records == []


def shake_hands(server: Running, guest: Guest, id: str, before: bytes = b"") -> socket.socket:
    """A stream of raw bytes, with a small buffer, read up to the end of its greeting."""
    line = socket.socket()
    line.settimeout(WAIT)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    line.connect(("127.0.0.1", server.port))
    line.sendall(
        before
        + f"GET /api/tables/{id}/live HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {'x' * 22}==\r\nSec-WebSocket-Version: 13\r\n"
        f"Authorization: Bearer {guest.token}\r\n\r\n".encode()
    )
    told = b""
    while b'"hello"' not in told:
        told += line.recv(4_096)
    assert told.startswith(b"HTTP/1.1 101 ")
    return line


@pytest.mark.parametrize("flood", [TINY, PING, b"\x8a\x80\0\0\0\0"], ids=["messages", "pings", "pongs"])
def test_a_stream_that_sends_too_much_is_let_go_at_once(hasty: Running, flood: bytes) -> None:
    ann, bob, id = two_at_a_table(hasty)
    company = hasty.house.tables.live[id].company
    line = shake_hands(hasty, ann, id)
    with contextlib.suppress(ConnectionError):
        line.sendall(flood * 5_000)
    rest(line)
    wait_for(lambda: not company.listeners)
    assert hasty.house.gate.refused["frames"] == 1
    assert bob.send(id, "chat", text="still here")["type"] == "done"


def test_who_sends_too_much_is_cut_off(hasty: Running) -> None:
    ann, _, id = two_at_a_table(hasty)
    stream = ann.stream(id)
    with contextlib.suppress(ConnectionClosed):  # it may notice while it still sends
        for _ in range(12):
            stream.send("mute", visitor="nobody000000")
    assert stream.closed()  # the word itself may be lost with what the client has still sent


def ping_for_ever(line: socket.socket) -> None:
    for _ in range(2_000):
        line.sendall(PING * 100)


def test_pings_whose_answers_nobody_reads_end_the_stream(tmp_path: Path) -> None:
    """Also where rates are lifted: what lies unread is bounded."""
    with running(tmp_path / "tables.sqlite", unread_time=0.3) as server:
        ann, _, id = two_at_a_table(server)
        company = server.house.tables.live[id].company
        line = shake_hands(server, ann, id)
        with line, pytest.raises(ConnectionError):
            ping_for_ever(line)
        wait_for(lambda: not company.listeners)


@pytest.mark.parametrize("big", [False, True], ids=["many messages", "many bytes"])
def test_a_stream_that_does_not_read_is_cut_off(tmp_path: Path, big: bool) -> None:
    """Its transport is full, so no last word can reach it, and nobody waits until it might."""
    limits = msgspec.structs.replace(UNLIMITED, behind=10**9 if big else 20)
    with running(tmp_path / "tables.sqlite", limits, unread_time=1000.0) as server:
        ann, bob, id = two_at_a_table(server)
        company = server.house.tables.live[id].company
        line = shake_hands(server, ann, id)
        (stuck,) = company.listeners

        def flood() -> None:
            stuck.push(b'"' + b"x" * 8_000_000 + b'"')  # the system's own buffers are large

        server.loop.call_soon_threadsafe(flood)
        message = b'"' + b"y" * (50_000 if big else 10) + b'"'
        end = time.monotonic() + WAIT
        while company.listeners and time.monotonic() < end:
            server.loop.call_soon_threadsafe(stuck.push, message)
        assert not company.listeners
        wait_for(lambda: not server.house.gate._open)
        assert bob.send(id, "chat", text="still here")["type"] == "done"
        line.close()


def test_an_answer_that_nobody_reads_is_not_kept(tmp_path: Path) -> None:
    """A slow reader is waited for, one who reads nothing is not."""
    with running(tmp_path / "tables.sqlite", unread_time=0.3) as server:
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        line.connect(("127.0.0.1", server.port))
        line.settimeout(0.2)
        try:
            while True:  # until neither side takes anything any more
                line.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n")
        except (TimeoutError, ConnectionError):
            pass
        wait_for(lambda: not server._server.server_state.connections)
        line.close()
        still_well(server)


def test_the_own_cookie_is_found_among_others() -> None:
    names = ("__Host-portroyal", "portroyal")
    assert cookie_of(["a=1; portroyal=abc; b=2"], names) == "abc"
    assert cookie_of(["portroyal=old", "__Host-portroyal=new"], names) == "new"
    assert cookie_of(["portroyal=first; portroyal=second"], ("portroyal",)) == "first"
    assert cookie_of(["portroyalx=1;=;;x", "no"], names) is None
    assert cookie_of([], names) is None


def test_long_cookies_cost_nothing(hasty: Running) -> None:
    """What Python's own parser is slow for: 8 kB took a sixth of a second, 200 kB never ended."""
    ann = Guest(hasty.address)
    nasty = 'a="' + "\\" * 8_000
    told = httpx.get(f"{hasty.address}/api/me", headers={"cookie": f"{nasty}; portroyal={ann.token}"}).json()
    assert told["visitor"] == ann.visitor
    assert cookie_of(['a="' + "\\" * 50_000_000], ("portroyal",)) is None

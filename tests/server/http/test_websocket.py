"""The stream itself: what is begun is brought to its end, and who does not read is let go."""

from __future__ import annotations

import asyncio
import json
import socket
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.guests import Running, Stream, running, two_at_a_table, wait_for
from websockets.frames import Frame, Opcode

from portroyal.server.http.stream_wire import StreamWire, frame_head
from portroyal.server.settings import UNLIMITED


def test_a_command_is_done_and_told_even_if_its_sender_is_cut_off(server: Running) -> None:
    """The stream ends while the entry is on its way to the disk: others must hear of it all the same."""
    ann, bob, id = two_at_a_table(server)
    mine, theirs = ann.stream(id), bob.stream(id)
    mine.next("hello")
    theirs.next("hello")
    live, writer = server.house.tables.live[id], server.house.writer
    real, held = writer.keep, asyncio.Event()

    async def slowly(job: Any) -> bool:
        ended = next(one for one in live.company.listeners if one.visitor == ann.visitor)
        ended.end(b'{"type":"bye","code":"too-slow","again":true}')
        await asyncio.wait_for(held.wait(), 10)
        return await real(job)

    writer.keep = slowly  # type: ignore[method-assign]
    try:
        mine.send("chat", text="last words")
        assert mine.next("bye")["code"] == "too-slow"
    finally:
        writer.keep = real  # type: ignore[method-assign]
    wait_for(lambda: len(live.company.listeners) == 1)
    server.loop.call_soon_threadsafe(held.set)
    assert theirs.until("chat")["entry"]["text"] == "last words"
    assert bob.send(id, "chat", text="aye")["type"] == "done"


def test_a_mistake_of_the_program_is_answered_and_logged(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    from portroyal.server.live import live_table

    ann, bob, id = two_at_a_table(server)
    stream = ann.stream(id)

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(live_table, "decide", broken)
    stream.send("chat", text="x")
    assert stream.next("refused")["code"] == "bug"
    assert ann.send(id, "chat", text="x")["code"] == "bug"
    monkeypatch.undo()
    assert bob.send(id, "chat", text="all goes on")["type"] == "done"
    assert stream.until("chat")["entry"]["text"] == "all goes on"
    assert "ZeroDivisionError" in caplog.text


def test_a_client_that_reads_nothing_is_let_go_and_nobody_else_suffers(server: Running) -> None:
    ann, bob, id = two_at_a_table(server, chat="all")
    good = bob.stream(id)
    good.next("hello")
    key = ann.table(id)["table"]["key"]
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", server.port))
        deaf.sendall(
            f"GET /api/tables/{id}/live?key={key} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        company = server.house.tables.live[id].company
        wait_for(lambda: len(company.listeners) == 2)
        large = json.dumps({"type": "presence", "filler": "x" * 60_000}).encode()

        async def flood() -> None:
            for listener in list(company.listeners):
                if listener.visitor is None:
                    for _ in range(300):
                        listener.push(large)

        for _ in range(4):
            server.do(flood())
        ended = [one for one in company.listeners if one.visitor is None]
        assert all(vars(one)["ended"] for one in ended)
        assert bob.send(id, "chat", text="hello")["type"] == "done"
        assert good.until("chat")["entry"]["text"] == "hello"


def test_who_comes_while_the_server_goes_down_is_told_to_come_again(server: Running) -> None:
    ann, _, id = two_at_a_table(server)
    server.house.closing = True
    try:
        assert Stream(ann, id, {}).next() == {"type": "bye", "code": "shutting-down", "again": True}
    finally:
        server.house.closing = False


def test_what_goes_out_at_once_and_what_has_to_wait_come_in_order(tmp_path: Path) -> None:
    """The reader sleeps until the line is full: later messages must not overtake those that wait."""
    limits = msgspec.structs.replace(UNLIMITED, behind=100_000, behind_bytes=1_000_000_000)
    with running(tmp_path / "tables.sqlite", limits) as server:
        ann, _, id = two_at_a_table(server)
        stream = ann.stream(id)
        stream.next("hello")
        listener: Any = next(iter(server.house.tables.live[id].company.listeners))
        sent = 0

        async def push(size: int, last: bytes = b"false") -> None:
            nonlocal sent
            much = b"x" * size
            listener.push(b'{"type": "presence", "n": %d, "last": %s, "much": "%s"}' % (sent, last, much))
            sent += 1
            await asyncio.sleep(0)

        async def push_until_one_waits() -> None:
            while not listener._waiting:
                await push(20_000)

        async def push_until_none_waits() -> None:
            while listener._waiting or listener._sending:
                await push(1)
            await push(1, last=b"true")

        heard: list[int] = []
        for _ in range(5):
            server.do(push_until_one_waits())
            asyncio.run_coroutine_threadsafe(push_until_none_waits(), server.loop)
            told: dict[str, Any] = {"last": False}
            while not told["last"]:
                told = stream.next("presence")
                heard.append(told["n"])
        assert heard == list(range(sent))


def test_who_acts_gets_update_and_answer_in_one_write(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, id = two_at_a_table(server)
    seated = [ann, bob]
    streams = [guest.stream(id) for guest in seated]
    told = streams[0].next("hello")
    streams[1].next("hello")
    written: list[list[str]] = []
    send = StreamWire.send_at_once

    def watched(wire: StreamWire, messages: Any) -> bool:
        written.append([json.loads(message)["type"] for message in messages])
        return send(wire, messages)

    monkeypatch.setattr(StreamWire, "send_at_once", watched)
    decider = told["state"]["decider"]
    streams[decider].send("act", version=told["version"], action="draw")
    assert streams[decider].next("done")["version"] == told["version"] + 1
    assert sorted(kinds for kinds in written if "update" in kinds) == [["update"], ["update", "done"]]


def test_who_reads_is_not_let_go_for_much_that_comes_in_one_go(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(UNLIMITED, behind=3, behind_bytes=5_000)
    with running(tmp_path / "tables.sqlite", limits) as server:
        ann, _, id = two_at_a_table(server)
        stream = ann.stream(id)
        stream.next("hello")

        async def burst() -> None:
            (listener,) = server.house.tables.live[id].company.listeners
            for n in range(20):
                listener.push(b'{"type": "presence", "n": %d, "much": "%s"}' % (n, b"x" * 1000))

        server.do(burst())
        assert [stream.next("presence")["n"] for _ in range(20)] == list(range(20))


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_frames_are_those_of_the_protocol(size: int) -> None:
    text = b"x" * size
    assert frame_head(text) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


def wire_of(server: Running, id: str) -> StreamWire:
    """The connection of the only stream at a table."""
    (listener,) = server.house.tables.live[id].company.listeners
    found: StreamWire = vars(listener)["_wire"]
    return found


def said(text: str) -> bytes:
    """A line of chat as a client's frame."""
    command = json.dumps({"id": text, "do": "chat", "text": text}).encode()
    return Frame(Opcode.TEXT, command).serialize(mask=True)


def test_commands_come_whole_in_pieces_and_together(server: Running) -> None:
    ann, _, id = two_at_a_table(server)
    stream = ann.stream(id)
    stream.next("hello")
    wire, line = wire_of(server, id), stream.socket.socket
    line.sendall(said("whole"))
    assert stream.until("chat")["entry"]["text"] == "whole"
    parted = said("in-pieces")
    line.sendall(parted[:30])
    wait_for(lambda: wire.conn.reader.buffer)
    line.sendall(parted[30:] + said("together"))
    assert [stream.until("chat")["entry"]["text"] for _ in range(2)] == ["in-pieces", "together"]
    line.sendall(said("whole-again"))
    assert stream.until("chat")["entry"]["text"] == "whole-again"


def test_a_command_within_another_one_is_none(server: Running) -> None:
    """RFC 6455, section 5.4: the next text comes when the last piece of the one before is there."""
    ann, _, id = two_at_a_table(server)
    stream = ann.stream(id)
    stream.next("hello")
    wire, line = wire_of(server, id), stream.socket.socket
    line.sendall(Frame(Opcode.TEXT, b'{"id"', fin=False).serialize(mask=True))
    wait_for(lambda: wire.conn.current_size is not None)
    line.sendall(said("within"))
    assert stream.closed()
    assert "within" not in ann.get(f"/api/tables/{id}/log").text


def test_only_who_is_silent_is_asked_whether_they_are_there(server: Running) -> None:
    ann, _, id = two_at_a_table(server)
    stream = ann.stream(id)
    stream.next("hello")
    wire = wire_of(server, id)

    async def asks(silent: float) -> bool:
        wire._heard = server.loop.time() - silent
        wire.send_keepalive_ping()
        return wire.pending_ping_payload is not None

    assert not server.do(asks(silent=1))
    assert server.do(asks(silent=20))
    wait_for(lambda: wire.pending_ping_payload is None)  # answered
    stream.send("chat", text="here")
    assert stream.until("chat")["entry"]["text"] == "here"

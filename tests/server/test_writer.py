"""What is acknowledged is kept, and what cannot be kept is not done: full disk, locked file, kill -9."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text
from tests.server.guests import Guest, Running, Stream, running, two_at_a_table, wait_for


async def on_all_connections(server: Running, pragma: str) -> None:
    """SQLite keeps some settings per connection."""
    engine = server.house.engine
    connections = [await engine.connect() for _ in range(3)]
    for connection in connections:
        await connection.execute(text(pragma))
        await connection.rollback()
        await connection.close()


def test_a_full_disk_is_a_clear_state_and_passes(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        ann, bob, id = two_at_a_table(server)
        stream = bob.stream(id)
        stream.next("hello")
        server.do(on_all_connections(server, "PRAGMA max_page_count=1"))  # no page more than there are
        lines = 0
        while (answer := ann.send(id, "chat", text="x" * 500)).get("type") == "done":
            lines += 1
        assert answer["code"] == "not-saved"
        health = ann.get("/healthz")
        assert (health.status_code, health.json()["status"]) == (503, "cannot save")
        assert ann.get(f"/api/tables/{id}").status_code == 200  # looking is still possible
        server.do(on_all_connections(server, "PRAGMA max_page_count=1000000"))
        wait_for(lambda: ann.send(id, "chat", text="room again").get("type") == "done")
        assert ann.get("/healthz").status_code == 200
        said = [
            entry["text"] for entry in ann.get(f"/api/tables/{id}/log").json()["entries"] if entry["text"]
        ]
        assert said[:lines] == ["x" * 500] * lines
        assert said[lines:] == ["room again"]
        heard = [stream.until("chat")["seq"] for _ in range(lines + 1)]
        assert heard == list(range(heard[0], heard[0] + lines + 1))
        decider = [ann, bob][ann.table(id)["state"]["decider"]]
        assert decider.act(id)["type"] == "done"


def test_a_locked_file_is_waited_for_and_then_refused(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with running(file, busy=0.5) as server:
        ann, bob, id = two_at_a_table(server)
        other = sqlite3.connect(file, check_same_thread=False, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        assert ann.send(id, "chat", text="lost")["code"] == "not-saved"
        decider = [ann, bob][ann.table(id)["state"]["decider"]]
        before = ann.table(id)
        assert decider.act(id)["code"] == "not-saved"
        assert ann.table(id)["state"] == before["state"]
        server.loop.call_soon_threadsafe(server.loop.call_later, 0.2, other.rollback)
        assert ann.send(id, "chat", text="waited")["type"] == "done"
        assert decider.act(id)["type"] == "done"
        other.close()


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with running(file):
        command = [sys.executable, "-m", "portroyal", "serve", "--port", "0", "--database", str(file)]
        second = subprocess.run(command, capture_output=True, text=True, timeout=60)
        assert second.returncode == 1
        assert "is used by another server" in second.stderr


class Program:
    """A server as a process of its own."""

    def __init__(self, file: Path, port: int) -> None:
        self.port = port
        command = [sys.executable, "-m", "portroyal", "serve", "--port", str(port), "--database", str(file)]
        self.process = subprocess.Popen(
            [*command, "--unlimited"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
        )
        wait_for(self._answers, 60)

    def _answers(self) -> bool:
        try:
            return httpx.get(f"http://127.0.0.1:{self.port}/healthz").status_code == 200
        except httpx.TransportError:
            return False

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def end(self, how: signal.Signals) -> str:
        """Its log."""
        if how == signal.SIGKILL:
            os.killpg(self.process.pid, how)
        else:
            self.process.send_signal(how)
        _, told = self.process.communicate(timeout=30)
        return told.decode()


@pytest.fixture
def port() -> int:
    from temporary_postgres import free_port

    return free_port()


def test_going_down_tells_the_streams_to_come_again(tmp_path: Path, port: int) -> None:
    program = Program(tmp_path / "tables.sqlite", port)
    ann = Guest(program.address, "Ann")
    opened = ann.open("me", "Grace", begin=True)
    id, key, token = opened["table"]["id"], opened["table"]["key"], ann.token
    stream = ann.stream(id)
    hello = stream.next("hello")
    ann.act(id)
    began = time.monotonic()
    log = program.end(signal.SIGTERM)
    assert time.monotonic() - began < 10
    assert program.process.returncode == 0
    assert stream.next("bye") == {"type": "bye", "code": "shutting-down", "again": True}
    assert stream.closed()
    for secret in (token, key, "Ann"):
        assert secret not in log
    again = Program(tmp_path / "tables.sqlite", port)
    back = Stream(None, id, {"since": hello["seq"]}, again.address, authorization=f"Bearer {token}")
    assert [entry["action"] for entry in back.next("hello")["missed"]] == ["draw"]
    back.close()
    again.end(signal.SIGKILL)


def test_kill_9_in_the_middle_of_play_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    """The short form of `make chaos`."""
    from chaos import storm

    log = tmp_path / "log"
    faults = asyncio.run(storm(str(tmp_path / "tables.sqlite"), 1, kills=3, seats=4, seed=2, log=log))
    assert faults == 0, log.read_text()


def test_kill_9_with_two_processes_on_postgresql(postgres: Any, tmp_path: Path) -> None:
    from chaos import storm

    log = tmp_path / "log"
    faults = asyncio.run(storm(postgres.database(), 2, kills=3, seats=4, seed=3, log=log))
    assert faults == 0, log.read_text()

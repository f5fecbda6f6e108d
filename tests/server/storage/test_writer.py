"""What is acknowledged is kept, and what cannot be kept is not done: full disk, locked file, kill -9."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine
from tests.server.guests import WAIT, Guest, Running, Stream, running, two_at_a_table, wait_for

from abuse_inside import damage
from chaos import storm
from portroyal.server.live import registry as tables
from portroyal.server.problems import RefusedError
from portroyal.server.storage import schema
from portroyal.server.storage.batch import Job, SqliteKeeper
from portroyal.server.storage.schema import codes, reports, visitors
from server_program import Program
from temporary_postgres import Cluster


async def on_its_connection(server: Running, pragma: str) -> None:
    """SQLite keeps some settings per connection; past the writer, who would believe that all is well."""
    keeper = server.house.writer.keeper
    assert isinstance(keeper, SqliteKeeper)
    assert keeper._connection is not None
    raw: Any = keeper._connection.connection.driver_connection
    await asyncio.get_running_loop().run_in_executor(keeper._thread, raw.execute, pragma)


def test_a_full_disk_is_a_clear_state_and_passes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "SWEEP", 0.3)
    with running(tmp_path / "tables.sqlite") as server:
        ann, bob, id = two_at_a_table(server)
        stream = bob.stream(id)
        stream.next("hello")
        writer = server.house.writer
        probe = writer.probe
        # What it writes may fit into a page that is there: all would seem well before anybody has looked.
        monkeypatch.setattr(writer, "probe", lambda: asyncio.sleep(0))
        server.do(on_its_connection(server, "PRAGMA max_page_count=1"))  # no page more than there are
        lines = 0
        while (answer := ann.send(id, "chat", text="x" * 500)).get("type") == "done":
            lines += 1
            assert lines < 1_000, "it is never full"
        assert answer["code"] == "not-saved"
        health = ann.get("/healthz")
        assert (health.status_code, health.json()["status"]) == (503, "cannot save")
        assert ann.get(f"/api/tables/{id}").status_code == 200  # looking is still possible
        server.do(on_its_connection(server, "PRAGMA max_page_count=1000000"))
        monkeypatch.setattr(writer, "probe", probe)
        wait_for(lambda: ann.get("/healthz").status_code == 200)  # by itself, before anybody tries
        assert ann.send(id, "chat", text="room again")["type"] == "done"
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
        server.do(on_its_connection(server, f"PRAGMA busy_timeout={WAIT * 1000:.0f}"))
        server.loop.call_soon_threadsafe(server.loop.call_later, 0.2, other.rollback)
        assert ann.send(id, "chat", text="waited")["type"] == "done"
        assert decider.act(id)["type"] == "done"
        other.close()


async def both(server: Running, *jobs: Job) -> list[Any]:
    """Kept by one commit; an answer is what came of each."""
    return await asyncio.gather(*(server.house.writer.keep(job) for job in jobs), return_exceptions=True)


@pytest.mark.parametrize("kind", ["SQLite", "PostgreSQL"])
def test_what_cannot_be_kept_harms_nothing_that_comes_with_it(
    kind: str, tmp_path: Path, postgres: Cluster
) -> None:
    database = str(tmp_path / "tables.sqlite") if kind == "SQLite" else postgres.database()
    with running(database, gather=0.05) as server:
        ann, _, id = two_at_a_table(server)
        nobody = insert(codes).values(code="x", visitor="nobody", until=1)  # there is no such visitor
        too_large = insert(reports).values(at=1, table_id=id, seq=2**70, reason="x")
        no_text = insert(visitors).values(
            id="zero", name="\x00" if kind == "PostgreSQL" else 2**70, created=1
        )
        good = update(visitors).where(visitors.c.id == ann.visitor).values(name="Good")

        async def all_at_once() -> list[Any]:
            bad = [Job(statements=[(statement, None)]) for statement in (nobody, too_large, no_text)]
            return await both(server, bad[0], Job(statements=[(good, None)]), *bad[1:])

        answers = server.do(all_at_once())
        assert [getattr(answer, "code", answer) for answer in answers] == ["stale", True, "stale", "stale"]
        assert ann.get("/healthz").status_code == 200
        assert server.do(server.house.store.visitor(ann.visitor)).name == "Good"
        assert ann.send(id, "chat", text="all is well")["type"] == "done"


@pytest.mark.parametrize("kind", ["SQLite", "PostgreSQL"])
def test_of_two_entries_with_one_number_the_first_is_kept(
    kind: str, tmp_path: Path, postgres: Cluster
) -> None:
    """All in one commit: what belongs to the entry that was too late is not done, the rest is."""
    database = str(tmp_path / "tables.sqlite") if kind == "SQLite" else postgres.database()
    with running(database, gather=0.05) as server:
        ann, _, id = two_at_a_table(server)
        last = server.do(server.house.store.entries(id, 0))[-1]
        late = msgspec.structs.replace(last, at=1)
        free = msgspec.structs.replace(last, seq=last.seq + 1)
        rename = [update(visitors).where(visitors.c.id == ann.visitor).values(name=name) for name in "ab"]
        line = {"which": id, "new_status": "over", "new_changed": 7, "new_due": 8, "new_line": b"{}"}

        async def all_at_once() -> list[Any]:
            return await both(
                server,
                Job(late, line | {"new_status": "waiting"}, [(rename[0], None)]),
                Job(free, line, [(rename[1], None)]),
            )

        assert server.do(all_at_once()) == [False, True]
        assert server.do(server.house.store.visitor(ann.visitor)).name == "b"
        assert server.do(server.house.store.entries(id, last.seq - 1)) == [last, free]
        kept = server.do(server.house.store.table(id))
        assert (kept.status, kept.changed, kept.due, kept.line) == ("over", 7, 8, b"{}")


@pytest.mark.parametrize("most", [1, 40])
def test_many_moves_on_sqlite_are_one_piece_of_work_for_one_thread(tmp_path: Path, most: int) -> None:
    """However many come in together: each hop to a thread and back costs more than what it is for."""
    with running(tmp_path / "tables.sqlite", gather=0.05) as server:
        _, _, id = two_at_a_table(server)
        keeper, threads = server.house.writer.keeper, []
        assert isinstance(keeper, SqliteKeeper)
        work = keeper._keep

        def watched(jobs: list[Job]) -> Any:
            threads.append((threading.current_thread().name, len(jobs)))
            return work(jobs)

        keeper._keep = watched  # type: ignore[method-assign]
        rows = [schema.Row(id, 1000 + n, "act", None, None, 1, b"{}") for n in range(most)]

        async def all_at_once() -> list[Any]:
            return await both(server, *(Job(row) for row in rows))

        assert server.do(all_at_once()) == [True] * most
        assert threads == [("writer_0", most)]
        assert server.do(server.house.store.entries(id, 999)) == rows


def test_going_down_tells_the_streams_to_come_again(tmp_path: Path) -> None:
    file, log = tmp_path / "new" / "folder" / "tables.sqlite", tmp_path / "log"
    program = Program(file, log).start()
    ann = Guest(program.address, "Ann")
    id, token = ann.open("me", "Grace", begin=True)["table"]["id"], ann.token
    stream = ann.stream(id)
    hello = stream.next("hello")
    ann.act(id)
    assert program.end() == 0
    assert f"Port Royal is at {program.address}/\n" in program.said()
    assert stream.next("bye") == {"type": "bye", "code": "shutting-down", "again": True}
    assert stream.closed()
    again = Program(file, log).start()
    back = Stream(None, id, {"since": hello["seq"]}, again.address, authorization=f"Bearer {token}")
    assert [entry["action"] for entry in back.next("hello")["missed"]] == ["draw"]
    back.close()
    again.kill()


def test_kill_9_in_the_middle_of_play_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    """The short form of `make chaos`."""
    log = tmp_path / "log"
    faults = asyncio.run(storm(str(tmp_path / "tables.sqlite"), 1, kills=3, seats=4, seed=2, log=log))
    assert faults == 0, log.read_text()


def test_kill_9_with_two_processes_on_postgresql(postgres: Any, tmp_path: Path) -> None:
    log = tmp_path / "log"
    faults = asyncio.run(storm(postgres.database(), 2, kills=3, seats=4, seed=3, log=log))
    assert faults == 0, log.read_text()


def test_a_database_that_cannot_be_read_is_seen_and_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(tables, "SWEEP", 0.1)
    caplog.set_level("INFO", "portroyal.store")
    file = tmp_path / "tables.sqlite"
    with running(file) as server:
        ann, _, id = two_at_a_table(server)
        token = ann.token
    whole = damage(file, "entries")
    headers = {"authorization": f"Bearer {token}"}

    def lines(message: str) -> int:
        return sum(record.getMessage() == message for record in caplog.records)

    with running(file) as server:
        for _ in range(3):
            told = httpx.get(f"{server.address}/api/tables/{id}", headers=headers)
            assert (told.status_code, told.json()["code"]) == (503, "unreadable")
        health = httpx.get(f"{server.address}/healthz")
        assert (health.status_code, health.json()["status"]) == (503, "cannot read")
        assert "portroyal_can_read 0.0" in httpx.get(f"{server.address}/metrics").text
        assert lines("cannot read") == 1
        with file.open("r+b") as raw:
            raw.write(whole)  # the disk is well again
        server.do(forget(server.house.engine))  # and nobody remembers what was there
        wait_for(lambda: httpx.get(f"{server.address}/healthz").status_code == 200)
        assert (lines("cannot read"), lines("reading again")) == (1, 1)
        assert httpx.get(f"{server.address}/api/tables/{id}", headers=headers).status_code == 200


async def forget(engine: AsyncEngine) -> None:
    """Closes all connections; one that somebody still has would be left to nobody."""
    while engine.pool.checkedout():  # type: ignore[attr-defined]  # a queue of them
        await asyncio.sleep(0.01)
    await engine.dispose()


def test_what_is_broken_is_told_though_other_things_can_be_saved(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "tables.sqlite"
    with running(file):
        pass
    damage(file, "members_table")  # in which only who sits down writes
    with running(file) as server:
        ann = Guest(server.address, "Ann")
        seats = [{"kind": "me"}, {"kind": "open"}]
        for _ in range(2):
            told = ann.post("/api/tables", {"game": "port-royal", "seats": seats})
            assert (told.status_code, told.json()["code"]) == (503, "not-saved")
            assert ann.http.patch("/api/me", json={"name": "Anna"}).status_code == 200
            health = httpx.get(f"{server.address}/healthz")
            assert (health.status_code, health.json()["status"]) == (503, "cannot save")
    assert [record.getMessage() for record in caplog.records].count("cannot save") == 1


def as_killed(file: Path, copy: Path) -> Path:
    """What a server that is killed now leaves behind; its write-ahead log is answered."""
    for end in ("", "-wal", ".lock"):
        Path(f"{copy}{end}").write_bytes(Path(f"{file}{end}").read_bytes())
    return Path(f"{copy}-wal")


def break_a_frame(log: Path) -> None:
    with log.open("r+b") as raw:
        raw.seek(5_000)
        raw.write(b"\xa5" * 100)


LOSSES: dict[str, Callable[[Path], object]] = {
    "broken": break_a_frame,
    "torn": lambda log: os.truncate(log, log.stat().st_size // 2),
    "empty": lambda log: os.truncate(log, 0),
    "zeroed": lambda log: log.write_bytes(bytes(log.stat().st_size)),
    "gone": lambda log: log.unlink(),
}


@pytest.mark.parametrize("loss", LOSSES)
def test_what_a_killed_server_has_acknowledged_and_lost_is_told(
    loss: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """SQLite reads its write-ahead log as far as it is whole, and says nothing of what is missing."""
    file, whole, broken = (tmp_path / f"{name}.sqlite" for name in ("running", "whole", "broken"))
    with running(file) as server:
        ann = Guest(server.address, "Ann")
        id = ann.open("me", "Grace")["table"]["id"]
        ann.send(id, "chat", text="one commit more")
        as_killed(file, whole)
        log = as_killed(file, broken)
    LOSSES[loss](log)
    with running(whole) as server:
        assert "acknowledged commits are gone" not in caplog.messages
        assert httpx.get(f"{server.address}/healthz").json()["lost"] == 0
    with running(broken) as server:
        assert caplog.messages.count("acknowledged commits are gone") == 1
        lost = httpx.get(f"{server.address}/healthz").json()["lost"]
        assert lost > 1
        assert f"portroyal_commits_lost {lost}.0" in httpx.get(f"{server.address}/metrics").text
        Guest(server.address, "Bob")  # from here on the count goes on
    with running(broken):
        assert caplog.messages.count("acknowledged commits are gone") == 1


def test_a_value_that_no_database_takes_is_no_trouble_of_the_database(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        asked = select(schema.entries.c.seq).where(schema.entries.c.seq == 10**30)
        with pytest.raises((RefusedError, OverflowError)):
            server.do(server.house.store.all(asked))
        assert server.house.store.healthy

"""Tables in memory: sent away when nobody looks, woken when something is due, never in anybody's way."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import insert
from tests.server.guests import Guest, Running, running, two_at_a_table, wait_for

from portroyal.server.live import registry as tables
from portroyal.server.storage.schema import entries, visitors
from portroyal.server.table import entries as log
from portroyal.server.table import loading


def test_a_table_that_is_asked_for_stays_in_memory(tmp_path: Path) -> None:
    """By a clock that is put forward, so that a slow machine changes nothing."""

    async def minutes_later(n: float) -> None:
        now = moments.now() + int(n * 60_000)
        moments.now = lambda: now  # type: ignore[method-assign]
        server.house.tables._evict()

    with running(tmp_path / "tables.sqlite", keep_loaded=600) as server:
        moments = server.house.moments
        ann, _, id = two_at_a_table(server)
        live = server.house.tables.live[id]
        for _ in range(4):
            server.do(minutes_later(9))
            ann.table(id)
        assert server.house.tables.live[id] is live
        server.do(minutes_later(11))
        assert id not in server.house.tables.live
        assert ann.table(id)["table"]["status"] == "running"
        assert server.house.tables.live[id] is not live


def evicted(server: Running, left: int) -> bool:
    """Whether so many tables are left in memory after another look for those that sleep."""
    server.loop.call_soon_threadsafe(server.house.tables._evict)
    return len(server.house.tables.live) == left


def test_of_many_tables_that_nobody_looks_at_few_stay_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though they are kept for an hour: whoever asks for one table after the other fills nothing."""
    monkeypatch.setattr(tables, "MOST_IDLE", 2)
    monkeypatch.setattr(tables, "REST", 0.0)
    with running(tmp_path / "tables.sqlite", keep_loaded=3600) as server:
        ann = Guest(server.address, "Ann")
        ids = [ann.open("me", "Grace", begin=True)["table"]["id"] for _ in range(6)]
        watched = ann.stream(ids[0])
        watched.next("hello")
        wait_for(lambda: evicted(server, 3))  # two, and the one with a stream
        assert ids[0] in server.house.tables.live
        assert [ann.table(id)["table"]["status"] for id in ids] == ["running"] * 6
        wait_for(lambda: evicted(server, 3))


def test_correspondence_is_not_kept_in_memory_while_its_days_pass(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", keep_loaded=0.01) as server:
        ann, _, id = two_at_a_table(server, clock={"kind": "correspondence", "seconds": 86_400})
        wait_for(lambda: evicted(server, 0))
        clocks = ann.table(id)["clocks"]
        assert 0 < clocks["left"][clocks["running"]] <= 86_400_000
        _, _, live = two_at_a_table(server, clock={"kind": "live", "seconds": 86_400})
        wait_for(lambda: evicted(server, 1))
        assert set(server.house.tables.live) == {live}  # its clock would begin anew


def test_who_waits_for_news_hears_of_a_table_that_was_read_anew(server: Running) -> None:
    ann, bob, id = two_at_a_table(server)
    seq = ann.table(id)["seq"]
    told: list[int] = []
    waiting = threading.Thread(target=lambda: told.append(bob.table(id, since=seq, wait=20)["seq"]))
    waiting.start()
    wait_for(lambda: "waiters" in repr(server.house.tables.live[id]._news))
    server.do(server.house.tables.reread(id))
    waiting.join(5)
    assert told == [seq]  # at once, with the table as it is; and the next time
    assert ann.send(id, "chat", text="after")["type"] == "done"
    assert bob.table(id, since=seq, wait=5)["seq"] == seq + 1


def test_a_closed_table_takes_no_command_that_nobody_would_hear_of(server: Running) -> None:
    """A request may have found the table just before it was closed; it is told to come again."""
    ann, _, id = two_at_a_table(server)
    old = server.house.tables.live[id]
    server.do(server.house.tables.reread(id))
    answer = server.do(_command(server, old, ann.visitor))
    assert answer.code == "shutting-down"
    assert ann.send(id, "chat", text="here")["type"] == "done"


async def _command(server: Running, old: object, visitor: str) -> object:
    from portroyal.server.http.websocket import answer
    from portroyal.server.messages import Me
    from portroyal.server.table.protocol import Say

    return await answer(server.house, old, Me(visitor, "Ann", 0), Say(id="x", text="lost"))  # type: ignore[arg-type]


def test_a_table_that_cannot_be_read_keeps_no_other_asleep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "tables.sqlite"
    clock = {"kind": "live", "seconds": 10}
    with running(file) as server:
        ids = [two_at_a_table(server, clock=clock)[2] for _ in range(2)]
        broken, whole = ids
        nonsense = {"table_id": broken, "seq": 99, "kind": "act", "at": 0, "data": b"no JSON"}
        server.do(server.house.writer.run(insert(entries).values(**nonsense)))
    monkeypatch.setattr(tables, "LATE", -60_000)  # what is due in a minute is due now
    with running(file) as server:
        wait_for(lambda: whole in server.house.tables.live)
        assert broken not in server.house.tables.live


@pytest.mark.parametrize("id", ["%00", "x" * 200, "aBcDeFgHi", "%ED%A0%80"])
def test_names_that_no_table_has_are_not_even_looked_for(server: Running, id: str) -> None:
    ann, _, _ = two_at_a_table(server)
    assert ann.get(f"/api/tables/{id}").status_code == 404
    assert ann.post(f"/api/tables/{id}/join", {}).status_code == 404


def test_a_visitor_who_is_deleted_hears_so_where_they_only_watched(server: Running) -> None:
    ann, _, id = two_at_a_table(server, public=True)
    watcher, _, _ = two_at_a_table(server)
    stream = watcher.stream(id)
    stream.next("hello")
    assert watcher.http.delete("/api/me").status_code == 200
    assert stream.next("bye") == {"type": "bye", "code": "deleted", "again": False}
    assert stream.closed()
    assert ann.table(id)["present"]["watchers"] == 0
    assert not server.do(server.house.store.all(visitors.select().where(visitors.c.id == watcher.visitor)))


def test_a_log_that_a_later_version_went_on_with_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    """Also after this version was started again: it says so, plays on elsewhere, and writes nothing here."""
    file = tmp_path / "tables.sqlite"
    with running(file) as server:
        ann, _, id = two_at_a_table(server)
        _, _, other = two_at_a_table(server)
        storm = {"table_id": id, "seq": ann.table(id)["seq"] + 1, "kind": "storm", "at": 0, "data": b"{}"}
        server.do(server.house.writer.run(insert(entries).values(**storm)))
    with running(file) as server:
        again = ann.elsewhere(server)
        for answer in (
            again.get(f"/api/tables/{id}"),
            again.post(f"/api/tables/{id}/commands", {"id": "x", "do": "chat", "text": "ahoy"}),
        ):
            assert (answer.status_code, answer.json()["code"]) == (503, "unreadable")
            assert "(storm) is not known to this version" in answer.json()["error"]
        assert again.stream(id).next() == {"type": "bye", "code": "unreadable", "again": True}
        assert server.do(server.house.store.seqs([id])) == {id: storm["seq"]}
        assert id in [line["id"] for line in again.get("/api/me/games").json()["tables"]]
        assert server.do(server.house.tables.get(other)).table.status == "running"


def test_a_table_of_a_game_that_is_gone_is_in_nobodys_way(tmp_path: Path) -> None:
    """Its family was another package's, which is no longer installed."""
    file = tmp_path / "tables.sqlite"
    with running(file) as server:
        ann, _, id = two_at_a_table(server)
        _, _, other = two_at_a_table(server)
    with closing(sqlite3.connect(file)) as database, database:
        (plan,) = database.execute("SELECT plan FROM tables WHERE id = ?", (id,)).fetchone()
        gone = plan.replace(b'"port-royal"', b'"pig"')
        assert gone != plan
        database.execute("UPDATE tables SET plan = ? WHERE id = ?", (gone, id))
    with running(file) as server:
        answer = ann.elsewhere(server).get(f"/api/tables/{id}")
        assert (answer.status_code, answer.json()["code"]) == (503, "unreadable")
        assert "there is no game 'pig'" in answer.json()["error"]
        assert server.do(server.house.tables.get(other)).table.status == "running"


def test_a_broken_row_is_in_nobodys_way_and_its_secret_in_no_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A disk may give back other bytes than it was given, and SQLite does not notice."""
    file = tmp_path / "tables.sqlite"
    with running(file) as server:
        ann = Guest(server.address, "Ann")
        ids = [ann.open("me", "Grace", public=True)["table"]["id"] for _ in range(7)]
    with closing(sqlite3.connect(file)) as database, database:
        for id, column in zip(ids, ("line", "plan"), strict=False):
            database.execute(f"UPDATE tables SET {column} = x'7bff7d' WHERE id = ?", (id,))
        database.execute("UPDATE entries SET data = x'7b22ff7d' WHERE table_id = ?", (ids[2],))
        broken = "UPDATE tables SET secret = CAST(x'73656372657473ff' AS TEXT) WHERE id = ?"
        database.execute(broken, (ids[3],))
        database.execute("DELETE FROM entries WHERE table_id = ? AND seq = 1", (ids[4],))
        database.execute("UPDATE tables SET secret = 'no hex' WHERE id = ?", (ids[5],))
    with running(file) as server:
        ann = ann.elsewhere(server)
        for path in ("/api/tables", "/api/me/games", "/api/me/data"):
            lines = ann.get(path).json()["tables"]
            assert {line["id"] for line in lines} == set(ids[1:]), path
        told = [ann.get(f"/api/tables/{id}") for id in ids]
        assert [answer.status_code for answer in told] == [200, 503, 503, 503, 503, 503, 200]
        assert {answer.json()["code"] for answer in told[1:6]} == {"unreadable"}
        health = ann.get("/healthz").json()
        assert (health["status"], health["unreadable"]) == ("cannot read", 5)
        assert "portroyal_tables_unreadable 5.0" in ann.get("/metrics").text
        assert ann.http.delete("/api/me").status_code == 200
        assert server.do(server.house.store.rows_by(ann.visitor)) == []
        assert server.do(server.house.store.opened_by(ann.visitor)) == []
        assert not {"Ann", "Grace"} & set(ann.get("/api/tables").text.split('"'))
    unread = [vars(record)["table"] for record in caplog.records if record.message == "table unreadable"]
    assert sorted(unread) == sorted(ids[:6])  # each once, however often lists and people ask
    assert "bug" not in caplog.messages
    assert "secrets" not in str([vars(record) for record in caplog.records])


def test_a_long_game_is_read_while_others_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loading, "AT_ONCE", 1)
    with running(tmp_path / "tables.sqlite") as server:
        _, _, id = two_at_a_table(server)
        turns = []

        async def read() -> None:
            store, now = server.house.store, server.house.moments.now()
            reading = asyncio.create_task(loading.load_table(store, id, now))
            rows = len(await store.entries(id, 0))
            while not reading.done():
                turns.append(rows)
                await asyncio.sleep(0)

        server.do(read())
        assert len(turns) >= turns[0]  # as many as the log has entries


def test_broken_tables_keep_no_other_asleep(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots and clocks of all that are due go on, though some that were due before cannot be read."""
    monkeypatch.setattr(tables, "SWEEP", 0.05)
    monkeypatch.setattr(tables, "MOST_DUE", 2)
    file = tmp_path / "tables.sqlite"
    with running(file) as server:
        ann = Guest(server.address, "Ann")
        *broken, whole = [ann.open("me", "Grace", begin=True)["table"]["id"] for _ in range(5)]
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE tables SET due = 1")
        database.execute("UPDATE tables SET due = 2 WHERE id = ?", (whole,))
        wrong = "UPDATE tables SET secret = CAST(x'73656372657473ff' AS TEXT) WHERE id <> ?"
        database.execute(wrong, (whole,))
    with running(file) as server:
        wait_for(lambda: whole in server.house.tables.live)
        assert server.house.tables.unreadable == set(broken)


def test_who_writes_an_entry_never_decodes_it(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "_decoders", {})
    ann, bob, id = two_at_a_table(server)
    assert [guest.send(id, "chat", text="ahoy")["type"] for guest in (ann, bob)] == ["done", "done"]
    assert ann.send(id, "resign")["type"] == "done"
    assert ann.send(id, "rematch")["type"] == "done"
    server.do(server.house.tables.reread(id))
    assert ann.get(f"/api/tables/{id}").json()["code"] == "unreadable"  # who reads it does

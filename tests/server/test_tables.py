"""Tables in memory: sent away when nobody looks, woken when something is due, never in anybody's way."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from sqlalchemy import insert
from tests.server.guests import Running, running, two_at_a_table, wait_for

from portroyal.server import tables
from portroyal.server.schema import entries, visitors


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
    from portroyal.server.live import answer
    from portroyal.server.messages import Me
    from portroyal.server.stream import Say

    return await answer(server.house, old, Me(visitor, "Ann", 0), "here", Say(id="x", text="lost"))  # type: ignore[arg-type]


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

"""Who is at a table: by stream, by plain requests, at another process; and who is gone."""

from __future__ import annotations

import time
from pathlib import Path

from tests.server.guests import Guest, Running, Stream, running, two_at_a_table, wait_for

from temporary_postgres import Cluster


def seat_of(guest: Guest, id: str, seat: int) -> str:
    return str(guest.table(id)["table"]["seats"][seat]["played_by"])


def test_who_plays_by_plain_requests_is_not_stood_in_for(tmp_path: Path) -> None:
    """By a clock that is put forward, so that a slow machine makes nobody late."""

    async def seconds_later(n: int) -> None:
        now = moments.now() + n * 1000
        moments.now = lambda: now  # type: ignore[method-assign]
        await server.house.tables.live[id].keeper._tick()

    with running(tmp_path / "tables.sqlite", grace=60) as server:
        moments = server.house.moments
        ann, bob, id = two_at_a_table(server)
        stream = ann.stream(id)
        stream.next("hello")
        for _ in range(3):  # together twice the grace
            server.do(seconds_later(40))
            bob.table(id, since=bob.table(id)["seq"], wait=0)
        assert seat_of(bob, id, 1) == "human"
        server.do(seconds_later(61))  # and now he asks no more
        assert stream.until("stand-in")["entry"]["seat"] == 1
        stream.close()


def test_who_does_not_come_back_after_a_restart_is_stood_in_for(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with running(file) as server:
        ann, _, id = two_at_a_table(server)
        token = ann.token
    with running(file, grace=0.3) as server:
        stream = Stream(None, id, {}, server.address, authorization=f"Bearer {token}")
        stream.next("hello")
        assert stream.until("stand-in")["entry"]["seat"] == 1
        stream.close()


def test_requests_to_another_process_count(postgres: Cluster) -> None:
    database = postgres.database()
    with running(database, grace=1.5) as one, running(database, grace=1.5) as two:
        ann, bob, id = two_at_a_table(one)
        far = bob.elsewhere(two)
        stream = ann.stream(id)
        stream.next("hello")
        end = time.monotonic() + 4
        while time.monotonic() < end:
            assert seat_of(far, id, 1) == "human"
            time.sleep(0.3)
        wait_for(lambda: one.house.tables.live[id].table.seats[1].why == "left")


def test_watchers_are_no_company_to_be_remembered(server: Running) -> None:
    _, _, id = two_at_a_table(server, public=True)
    watcher = Guest(server.address)
    watcher.table(id)
    with_stream = watcher.stream(id)
    with_stream.next("hello")
    with_stream.close()
    company = server.house.tables.live[id].company
    wait_for(lambda: not company.listeners)
    assert watcher.visitor not in company.last_seen

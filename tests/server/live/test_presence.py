"""Who is at a table: by stream, by plain requests, at another process; and who is gone."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.guests import Guest, Running, Stream, running, two_at_a_table, wait_for

from temporary_postgres import Cluster


def seat_of(guest: Guest, id: str, seat: int) -> str:
    return str(guest.table(id)["table"]["seats"][seat]["played_by"])


def test_who_plays_by_plain_requests_is_not_stood_in_for(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", grace=600) as server:
        ann, bob, id = two_at_a_table(server)
        stream = ann.stream(id)
        stream.next("hello")
        for _ in range(3):  # together twice the grace
            server.later(400, id)
            bob.table(id, since=bob.table(id)["seq"], wait=0)
        assert seat_of(bob, id, 1) == "human"
        server.later(601, id)  # and now he asks no more
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
    """The first process asks the second before it stands in, and here waits until the answer is there."""
    database = postgres.database()
    with running(database, grace=600) as one, running(database, grace=600) as two:
        ann, bob, id = two_at_a_table(one)
        far = bob.elsewhere(two)
        stream = ann.stream(id)
        stream.next("hello")
        live, asks = one.house.tables.live[id], one.house.tables.ask_others
        assert asks is not None

        async def hears(id: str) -> None:
            before = live.company.last_seen[bob.visitor]
            await asks(id)
            while live.company.last_seen[bob.visitor] == before:
                await asyncio.sleep(0.01)

        one.house.tables.ask_others = hears
        for _ in range(2):
            for process in (one, two):
                process.later(400)
            assert seat_of(far, id, 1) == "human"
            for process in (one, two):
                process.later(400)
            one.later(0, id)  # it has not seen him for longer than the grace, the other has
            assert seat_of(far, id, 1) == "human"
        one.house.tables.ask_others = asks
        one.later(601)
        two.later(601)
        one.later(0, id)
        assert stream.until("stand-in")["entry"]["seat"] == 1


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

"""Two processes on one PostgreSQL: any serves any table, and what one writes the other tells."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator

import pytest
from tests.server.guests import Guest, Running, Stream, running, two_at_a_table, wait_for

from temporary_postgres import Cluster


@pytest.fixture
def pair(postgres: Cluster) -> Iterator[tuple[Running, Running]]:
    database = postgres.database()
    with running(database, grace=1.0) as one, running(database, grace=1.0) as two:
        yield one, two


def test_a_game_is_played_across_two_processes(pair: tuple[Running, Running]) -> None:
    one, two = pair
    ann, bob, id = two_at_a_table(one)
    far = bob.elsewhere(two)
    near, there = ann.stream(id), far.stream(id)
    near.next("hello")
    there.next("hello")
    chance = random.Random(3)
    for _ in range(30):
        hello = ann.table(id)
        if hello["table"]["status"] == "over":
            break
        guest = ann if hello["state"]["decider"] == 0 else far
        legal = guest.table(id)["state"]["legal"]
        assert guest.act(id, chance.choice(legal))["type"] == "done"
        first, second = near.next("update"), there.next("update")
        assert first["seq"] == second["seq"]
        assert first["entry"] == second["entry"]


def test_who_is_connected_elsewhere_is_present_and_not_stood_in_for(pair: tuple[Running, Running]) -> None:
    one, two = pair
    ann, bob, id = two_at_a_table(one)
    far = bob.elsewhere(two)
    near = ann.stream(id)
    near.next("hello")
    there = far.stream(id)
    assert there.next("hello")["type"] == "hello"
    for server in pair:
        live = server.house.tables.live[id]
        wait_for(lambda live=live: live.company.present(live.table).seats == [True, True])
    there.close()
    assert near.until("stand-in")["entry"]["seat"] == 1


def test_of_two_who_write_at_once_one_has_written(pair: tuple[Running, Running]) -> None:
    """The same command at both processes is done once; two different ones leave a log without gaps."""
    one, two = pair
    ann, bob, id = two_at_a_table(one)
    far = ann.elsewhere(two), bob.elsewhere(two)
    for number in range(15):
        hello = ann.table(id)
        decider = hello["state"]["decider"]
        guests = ([ann, bob][decider], far[decider])
        body = {
            "id": f"r{number}",
            "version": hello["version"],
            "action": guests[0].table(id)["state"]["legal"][0],
        }
        answers: list[dict[str, object]] = []

        def send(
            guest: Guest, body: dict[str, object] = body, answers: list[dict[str, object]] = answers
        ) -> None:
            answers.append(guest.post(f"/api/tables/{id}/commands", body).json())

        threads = [threading.Thread(target=send, args=(guest,)) for guest in guests]
        threads += [
            threading.Thread(target=guest.send, args=(id, "chat"), kwargs={"text": "x"}) for guest in far
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert answers[0] == answers[1], answers
    path = f"/api/tables/{id}/log"
    wait_for(lambda: ann.get(path).text == far[0].get(path).text)
    entries = ann.get(path).json()["entries"]
    assert [entry["seq"] for entry in entries] == list(range(1, len(entries) + 1))
    assert sum(entry["kind"] == "act" for entry in entries) == 15


def test_bots_go_on_when_the_process_that_asked_them_is_gone(postgres: Cluster) -> None:
    database = postgres.database()
    with running(database) as two:
        with running(database) as one:
            ann = Guest(one.address, "Ann")
            id = ann.open("me", "easy", "easy", begin=True, pace=1500, start=1)["table"]["id"]
            token = ann.token
        watching = Stream(None, id, {}, two.address, authorization=f"Bearer {token}")
        assert watching.next("hello")["table"]["id"] == id
        assert watching.until("act")["entry"]["seat"] == 1


def test_a_visitor_who_is_deleted_is_gone_everywhere(pair: tuple[Running, Running]) -> None:
    one, two = pair
    ann, bob, id = two_at_a_table(one)
    far = bob.elsewhere(two)
    there = far.stream(id)
    there.next("hello")
    hers = ann.elsewhere(two)
    assert hers.get("/api/me").json()["visitor"] == ann.visitor
    ann.http.delete("/api/me")
    assert there.next("bye")["again"]
    assert "Ann" not in str(far.table(id))
    assert hers.get("/api/me/games").json()["code"] == "no-identity"


def test_a_restarted_database_is_found_again_and_nothing_is_lost(postgres: Cluster) -> None:
    database = postgres.database()
    with running(database) as one, running(database) as two:
        ann, bob, id = two_at_a_table(one)
        far = bob.elsewhere(two)
        there = far.stream(id)
        there.next("hello")
        before = ann.table(id)
        postgres.stop("immediate")
        refused = ann.send(id, "chat", text="is anybody there?")
        assert refused["code"] == "not-saved"
        assert ann.get("/healthz").status_code == 503
        postgres.start()
        wait_for(lambda: ann.get("/healthz").status_code == 200)
        wait_for(lambda: ann.send(id, "chat", text="back again").get("type") == "done")
        assert there.until("chat")["entry"]["text"] == "back again"
        assert ann.table(id)["state"] == before["state"]

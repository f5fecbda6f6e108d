"""Two processes on one PostgreSQL: any serves any table, and what one writes the other tells."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator

import pytest
from tests.server.guests import Guest, Running, Stream, running, two_at_a_table, wait_for
from tests.server.storage.test_damage import ask
from tests.server.table.test_patience import LONG, lose_patience
from tests.server.table.test_undo import SHIPS

from portroyal.server.storage.batch import Job
from portroyal.server.storage.schema import Row
from temporary_postgres import Cluster


@pytest.fixture
def pair(postgres: Cluster) -> Iterator[tuple[Running, Running]]:
    database = postgres.database()
    with running(database) as one, running(database) as two:
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
    for server in pair:
        live = server.house.tables.live[id]
        wait_for(lambda live=live: live.company.present(live.table).seats == [True, False])
        server.later(61)
    one.later(0, id)
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


def passed(one: Running, two: Running) -> tuple[Guest, Guest, str]:
    """Ann at one process has drawn, stopped and passed, which she may take back; Bob at the other decides."""
    clock = {"kind": "live", "seconds": 600, "increment": 0}
    ann, bob, id = two_at_a_table(one, start=0, options={"cards": SHIPS}, clock=clock)
    far = bob.elsewhere(two)
    for guest in (ann, far):
        guest.stream(id).next("hello")
    for action in ("draw", "stop", "pass"):
        assert ann.act(id, action)["type"] == "done"
    assert far.table(id)["state"]["decider"] == 1
    return ann, far, id


def test_who_takes_back_pays_for_the_time_of_somebody_at_another_process(
    pair: tuple[Running, Running],
) -> None:
    ann, far, id = passed(*pair)
    clock = pair[0].house.tables.live[id].table.clock
    before = list(clock.left)
    clock.since -= 40_000  # as if Bob had thought for so long
    assert ann.send(id, "undo", version=ann.table(id)["version"])["type"] == "done"
    assert far.table(id)["state"]["decider"] == 0
    near, there = (server.house.tables.live[id].table.clock.left for server in pair)
    assert near == there
    assert near[0] <= before[0] - 40_000
    assert near[1] == before[1]


def test_what_was_taken_back_once_cannot_be_taken_back_again_at_another_process(
    pair: tuple[Running, Running],
) -> None:
    ann, _, id = passed(*pair)
    hers = ann.elsewhere(pair[1])
    assert ann.send(id, "undo", version=ann.table(id)["version"])["type"] == "done"
    assert ann.act(id, "pass")["type"] == "done"
    for guest in (hers, ann):
        told = guest.table(id)
        assert told["undo"] is None
        assert guest.send(id, "undo", version=told["version"])["code"] == "cannot-undo"


def test_of_two_who_take_back_at_once_one_has_taken_back(pair: tuple[Running, Running]) -> None:
    """Ann at two devices, each at another process."""
    ann, _, id = passed(*pair)
    hers = ann.elsewhere(pair[1])
    version = ann.table(id)["version"]
    answers: list[dict[str, object]] = []

    def undo(guest: Guest, command: str) -> None:
        body = {"id": command, "do": "undo", "version": version}
        answers.append(guest.post(f"/api/tables/{id}/commands", body).json())

    threads = [threading.Thread(target=undo, args=about) for about in ((ann, "near"), (hers, "far"))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(str(answer.get("code", "done")) for answer in answers) == ["done", "stale"]
    assert ann.table(id)["state"] == hers.table(id)["state"]
    entries = hers.get(f"/api/tables/{id}/log").json()["entries"]
    assert sum(entry["kind"] == "undo" for entry in entries) == 1


@pytest.mark.parametrize("obeys", [0, 1])
def test_a_nudge_at_one_process_is_heard_and_obeyed_at_the_other(postgres: Cluster, obeys: int) -> None:
    """Whichever of the two has the shorter grace lets a bot stand in."""
    database = postgres.database()
    graces = [60.0 if number == obeys else LONG for number in range(2)]
    with running(database, grace=graces[0]) as one, running(database, grace=graces[1]) as two:
        ann, bob, id = two_at_a_table(one, start=0)
        far = bob.elsewhere(two)
        silent, waiting = ann.stream(id), far.stream(id)
        silent.next("hello")
        waiting.next("hello")
        lose_patience(two, id)
        assert far.send(id, "nudge")["type"] == "done"
        told = silent.until("nudge")
        assert (told["entry"]["seat"], told["entry"]["visitor"]) == (0, bob.visitor)
        assert told["clocks"]["nudged"] is not None
        (one, two)[obeys].later(61, id)
        stood_in = silent.until("stand-in")
        assert (stood_in["entry"]["seat"], stood_in["entry"]["why"]) == (0, "left")
        assert waiting.until("stand-in")["entry"] == stood_in["entry"]
        assert ann.elsewhere(two).send(id, "come-back")["type"] == "done"
        assert silent.until("come-back")["table"]["seats"][0]["played_by"] == "human"


def test_who_acts_after_a_nudge_at_another_process_keeps_the_seat(postgres: Cluster) -> None:
    database = postgres.database()
    with running(database, grace=LONG) as one, running(database, grace=LONG) as two:
        ann, bob, id = two_at_a_table(one, start=0)
        far = bob.elsewhere(two)
        far.table(id)
        lose_patience(two, id)
        assert far.send(id, "nudge")["type"] == "done"
        assert bob.send(id, "nudge")["code"] == "wrong-status"  # once, and not once per process
        keepers = [server.house.tables.live[id].keeper for server in (one, two)]
        assert None not in [keeper.due() for keeper in keepers]
        assert ann.act(id)["type"] == "done"
        assert far.table(id)["clocks"]["nudged"] is None
        assert [keeper.due() for keeper in keepers] == [None, None]


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


def test_a_process_that_missed_a_deletion_learns_of_it(postgres: Cluster) -> None:
    """Neither what was said is shown there any more, nor goes a stream of who was deleted on."""
    database = postgres.database()
    ask(database, "CREATE ROLE second SUPERUSER LOGIN")
    with running(database) as one, running(database.replace("portroyal@", "second@")) as two:
        ann, _, id = two_at_a_table(one, public=True, chat="all")
        eve, fay = Guest(one.address, "Eve"), Guest(one.address, "Fay")
        assert eve.send(id, "chat", text="my own words")["type"] == "done"
        code = fay.post("/api/me/code").json()["code"]
        other = Guest(one.address)
        assert other.post("/api/me/move", {"code": code}).status_code == 200
        far, there = ann.elsewhere(two), [guest.elsewhere(two) for guest in (eve, fay, other)]
        streams = [guest.stream(id) for guest in there]
        wait_for(lambda: "my own words" in str(far.table(id)))
        for stream in streams:
            stream.next("hello")
        ask(database, "ALTER ROLE second NOLOGIN")  # the second process is cut off from its database
        lines = "FROM pg_stat_activity WHERE usename = 'second'"
        ask(database, f"SELECT count(pg_terminate_backend(pid)) {lines}")
        wait_for(lambda: ask(database, f"SELECT count(*) {lines}") == 0)
        assert eve.http.delete("/api/me").status_code == 200
        assert fay.http.delete("/api/me/devices").status_code == 200
        ask(database, "ALTER ROLE second LOGIN")
        wait_for(lambda: "my own words" not in far.get(f"/api/tables/{id}").text)
        assert [stream.next("bye")["again"] for stream in streams[::2]] == [True, True]
        assert [guest.get("/api/me/games").status_code for guest in there] == [401, 200, 401]
        assert far.table(id)["table"]["status"] == "running"


def test_an_entry_of_a_later_version_is_in_no_other_tables_way(pair: tuple[Running, Running]) -> None:
    """Its table is closed where it is not understood; notices of the others are heard as before."""
    one, two = pair
    ann, bob, id = two_at_a_table(one)
    far = bob.elsewhere(two)
    carl, _, other = two_at_a_table(one, public=True)
    there, elsewhere = far.stream(id), far.stream(other)
    there.next("hello")
    elsewhere.next("hello")
    row = Row(id, ann.table(id)["seq"] + 1, "storm", None, None, 0, b"{}")

    async def storm() -> None:
        await one.house.writer.keep(Job(row))

    one.do(storm())
    assert there.next("bye") == {"type": "bye", "code": "reread", "again": True}
    assert far.stream(id).next() == {"type": "bye", "code": "unreadable", "again": True}
    for server in pair:
        server.do(server.house.tables.catch_up_all())
    assert carl.send(other, "chat", text="still here")["type"] == "done"
    assert elsewhere.until("chat")["entry"]["text"] == "still here"

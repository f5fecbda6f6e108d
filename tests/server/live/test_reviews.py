"""Reviews in the server: a first look at once, the full one in turn, kept, private, gone with the game."""

from __future__ import annotations

import asyncio
import random
import re
import threading
import zlib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, select, update
from tests.server.guests import WAIT, Guest, Json, Running, running, wait_for
from tests.server.live.test_moments import ended

from portroyal.bots.ask import ask
from portroyal.bots.registry import crew
from portroyal.server.live import review_work
from portroyal.server.live import reviews as module
from portroyal.server.live.bot_pool import Bots, Pool
from portroyal.server.messages import Me
from portroyal.server.problems import RefusedError
from portroyal.server.settings import Settings
from portroyal.server.storage.backup import backup, restore
from portroyal.server.storage.schema import entries, reviews, tables
from portroyal.server.storage.store import Store
from temporary_postgres import Cluster

PATIENCE = 300.0  # where the loops are compiled first


def finished(guest: Guest, game: str = "unterwegs", **plan: Any) -> tuple[str, str]:
    """A whole game of two people at one device, played by the bosun; the table and its key."""
    hello = guest.open("me", "Grace", game=game, **plan)
    id, key = hello["table"]["id"], hello["table"]["key"]
    assert guest.send(id, "begin", cut="a")["type"] == "done"
    whim = random.Random(3)
    live = guest.table(id)
    while live["table"]["status"] != "over":
        state = live["state"]
        guest.send(id, "act", version=live["version"], action=_choice(state, whim))
        live = guest.table(id)
    return id, key


def _choice(state: Json, whim: random.Random) -> str:
    from portroyal.play.game import Game

    game = Game.new(
        state["game"], len(state["players"]), options=state["options"], position=state, start=state["start"]
    )
    return ask(crew(state["game"])["bosun"], game.table, whim).action


def look(guest: Guest, id: str, **query: Any) -> Json:
    answer = guest.get(f"/api/tables/{id}/review", **query)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def looked(guest: Guest, id: str, status: str = "looked", **query: Any) -> Json:
    wait_for(lambda: look(guest, id, known="x", **query)["status"] == status, PATIENCE)
    return look(guest, id, **query)


def rows(server: Running) -> list[Any]:
    query = select(reviews.c.kind, reviews.c.done, reviews.c.visitor, reviews.c.data).order_by(reviews.c.kind)
    return list(server.do(server.house.store.all(query)))


def test_the_page_first_at_a_glance_then_in_full(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with running(file, review_seconds=1.0) as server:
        ann = Guest(server.address, "Ann <b>")
        id, key = finished(ann)
        first = looked(ann, id)
        assert first["made"].startswith("first-admiral-")
        assert "first look" in first["html"]
        assert "Ann &lt;b&gt;" in first["html"]
        assert "<b>" not in first["html"]
        assert look(ann, id, known=first["made"])["html"] is None
        assert "erster Blick" in look(ann, id, lang="de")["html"]
        assert first["key"] == key  # to send others a link that tells more than the score
        told = ann.get(f"/games/{id}/review", key=key).text.split("<script")[0]
        verdict = re.search(r'<p class="verdict">([^<]*)', first["html"])
        assert verdict is not None
        assert f'"og:description" content="{verdict[1]}"' in told
        record = ann.get(f"/api/tables/{id}/record").json()
        assert [step["act"] for step in first["steps"]] == list(range(1, len(record["actions"]) + 1))
        for step in first["steps"]:
            assert sum(step["chances"]) == pytest.approx(1, abs=0.001)
            assert all(0 <= choice["worth"] <= 1 for choice in step["choices"])

        bob = Guest(server.address, "Bob")
        assert bob.get(f"/api/tables/{id}/review").json()["code"] == "no-table"
        assert bob.post(f"/api/tables/{id}/review", {}).json()["code"] == "no-table"
        assert look(bob, id, key=key)["status"] == "looked"
        assert look(bob, id, key=key)["key"] is None

        assert ann.post(f"/api/tables/{id}/review", {}).status_code == 200
        full = looked(ann, id, "reviewed")
        assert full["made"].startswith("full-admiral-")
        assert "first look" not in full["html"]
        assert [(row.kind, row.done, row.visitor) for row in rows(server)] == [("full", True, ann.visitor)]
        told = ann.get("/api/me/data").json()["reviews"]
        assert [(one["table"], one["done"]) for one in told] == [(id, True)]
        own_numbers(server, ann, id)
        kept = rows(server)[0].data
        assert not {b"Ann", b"Grace"} & set(re.findall(rb"\w+", zlib.decompress(kept)))
    copy = tmp_path / "copy.gz"
    asyncio.run(backup(Settings(database=str(file)), copy))
    asyncio.run(restore(Settings(database=str(tmp_path / "new.sqlite")), copy))
    with running(tmp_path / "new.sqlite") as server:
        assert rows(server)[0].data == kept
        server.do(server.house.writer.run(delete(tables).where(tables.c.id == id)))
        assert rows(server) == []


def own_numbers(server: Running, ann: Guest, id: str) -> None:
    """One's numbers from the review that is kept, also from one of before; then all others are reviewed."""

    def numbers() -> Json:
        return dict(ann.get("/api/me/numbers").json())

    told = numbers()
    assert [(game["table"], told["games"]) for game in told["reviewed"]] == [(id, 1)]
    assert sum(kind["given"] for kind in told["kinds"]) == pytest.approx(
        told["reviewed"][0]["given"], abs=1e-3
    )
    assert {kind["kind"] for kind in told["kinds"]} <= {"draw", "take", "repel"}
    server.do(server.house.writer.run(update(reviews).values(numbers=None)))
    wait_for(lambda: numbers() == told, PATIENCE)  # worked out from what was kept
    second = ended(ann, "unterwegs")[0]  # a short one
    assert ann.get("/api/me/numbers", game="dice").json()["games"] == 0
    assert ann.post("/api/me/reviews", {"review": True}).status_code == 200
    assert numbers()["reviewing"]
    wait_for(lambda: not numbers()["reviewing"], PATIENCE)
    assert [game["table"] for game in numbers()["reviewed"]] == [id, second]
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    wish = {"game": "unterwegs", "seats": seats, "pace": 0, "moment": {"table": second, "act": 10}}
    played_on = ann.post("/api/tables", wish).json()["table"]["id"]
    wait_for(lambda: ann.table(played_on)["state"]["legal"])
    ann.act(played_on)
    ann.send(played_on, "resign")
    assert looked(ann, played_on)["steps"]  # it can be looked at as any other, and counts for nothing
    assert numbers()["games"] == 2
    gone = [second, played_on]
    server.do(server.house.writer.run(delete(tables).where(tables.c.id.in_(gone))))
    server.do(server.house.writer.run(delete(entries).where(entries.c.table_id.in_(gone))))


patiently = Bots.patiently


async def until_something_is_kept(bots: Bots, *about: Any) -> Any:
    """The worker of full reviews stands still then: a quick one would be done while others are looked at."""
    if hasattr(bots, "kept"):
        await asyncio.Event().wait()
    seen = await patiently(bots, *about)
    if seen is not None and seen.data is not None:
        vars(bots)["kept"] = True
    return seen


def test_a_review_waits_its_turn_and_goes_on_after_a_restart(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LEFT_ALONE", 0)  # the first process is gone when the second one comes
    monkeypatch.setattr(Bots, "patiently", until_something_is_kept)
    file = postgres.database()
    with running(file, review_seconds=1e9, review_kept=0.1) as server:
        ann, bob = Guest(server.address, "Ann"), Guest(server.address, "Bob")
        running_id = ann.open("me", "easy", begin=True)["table"]["id"]
        for answer in (
            ann.get(f"/api/tables/{running_id}/review"),
            ann.post(f"/api/tables/{running_id}/review", {}),
        ):
            assert answer.json()["code"] == "not-over"
        first, second = finished(ann, "dice")[0], finished(ann)[0]  # which has far more to look at
        third, _ = finished(bob, public=True)
        assert ann.post(f"/api/tables/{first}/review", {}).status_code == 200
        assert ann.post(f"/api/tables/{first}/review", {}).status_code == 200  # it is under way
        assert ann.post(f"/api/tables/{second}/review", {}).json()["code"] == "too-many-reviews"
        assert bob.post(f"/api/tables/{third}/review", {}).status_code == 200
        assert look(bob, third)["place"] == 1
        wait_for(lambda: any(row.kind == "full" and row.data for row in rows(server)), PATIENCE)
        assert looked(ann, second)["made"].startswith("first-")  # first looks do not wait for full reviews
    with running(file, review_seconds=1e9, review_kept=0.1) as server:
        ann, bob = ann.elsewhere(server), bob.elsewhere(server)
        (job,) = [job for job in jobs(server) if job.table == first]
        assert job.data
        wait_for(lambda: look(ann, first, known="x")["progress"] is not None, PATIENCE)
        assert bob.http.delete("/api/me").status_code == 200
        assert [row.visitor for row in rows(server) if row.kind == "full"] == [ann.visitor]


def test_a_review_is_begun_once_and_one_for_a_visitor(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many are asked for at once, at one process or at two."""
    both, look_up = threading.Barrier(2), Store.reviews_by

    async def never(*_: Any) -> None:
        await asyncio.Event().wait()

    async def look_up_together(store: Store, visitor: str) -> list[Any]:
        found = await look_up(store, visitor)
        await asyncio.to_thread(both.wait, WAIT)  # both have looked before either has written
        return found

    monkeypatch.setattr(Bots, "patiently", never)
    file = postgres.database()
    with running(file) as one, running(file) as two, ThreadPoolExecutor() as crowd:
        ann, bob = Guest(one.address, "Ann"), Guest(one.address, "Bob")
        games = [ended(ann, "unterwegs")[0], ended(ann, "unterwegs")[0]]
        (game, _) = ended(bob, "unterwegs")

        async def ask_for_all() -> list[Any]:
            me, house = Me(ann.visitor, "Ann", 0), one.house
            lives = [await house.tables.get(id) for id in games]
            return await asyncio.gather(
                *(house.reviews.ask(me, live) for live in lives), return_exceptions=True
            )

        assert [type(told) for told in one.do(ask_for_all())] == [type(None), RefusedError]
        monkeypatch.setattr(Store, "reviews_by", look_up_together)
        asked = [
            crowd.submit(guest.post, f"/api/tables/{game}/review", {}) for guest in (bob, bob.elsewhere(two))
        ]
        assert [answer.result().status_code for answer in asked] == [200, 200]
        begun = [job.table for server in (one, two) for job in server.house.reviews._jobs.values()]
        assert sorted(begun) == sorted([games[0], game])


def jobs(server: Running) -> list[Any]:
    wait_for(lambda: len(server.house.reviews._jobs) == 2)
    return list(server.house.reviews._jobs.values())


def test_without_numba_the_page_says_so(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_work, "has_numba", bool)
    ann = Guest(server.address, "Ann")
    id, _ = finished(ann)
    told = look(ann, id)
    assert (told["status"], told["missing"]) == ("impossible", "numba")
    assert ann.post(f"/api/tables/{id}/review", {}).json()["code"] == "wrong-status"


def test_tables_come_before_reviews() -> None:
    """Whoever comes while a slice is under way is served before the next one."""

    async def play() -> list[str]:
        pool, order = Pool(1, "INFO"), []

        async def noted(name: str, asked: Any) -> None:
            await asked
            order.append(name)

        try:
            await pool.ask("", 60, len, "")  # the worker has started
            slices = [noted(f"slice {i}", pool.ask_last(60, len, "")) for i in range(3)]
            moves = [noted(f"table {i}", pool.ask(str(i), 60, len, "")) for i in range(3)]
            await asyncio.gather(*slices, *moves)
        finally:
            pool.close()
        return order

    assert asyncio.run(play()) == ["slice 0", "table 0", "table 1", "table 2", "slice 1", "slice 2"]

"""Visitors: who they are, on which device, and how all of it is taken or deleted."""

from __future__ import annotations

import itertools
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from tests.server.guests import Guest, Running, running, two_at_a_table, wait_for

from portroyal.server.live import registry
from portroyal.server.storage.schema import entries


def test_a_visitor_is_a_secret_cookie_and_a_name_is_only_shown(server: Running) -> None:
    ann, other = Guest(server.address, "Ann"), Guest(server.address, "Ann")
    assert ann.visitor != other.visitor
    assert ann.get("/api/me").json() == ann.me | {"name": "Ann"}
    first = httpx.get(f"{server.address}/api/me")
    cookie = first.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "samesite=strict" in cookie.lower()
    bearer = {"authorization": f"Bearer {ann.token}"}
    assert httpx.get(f"{server.address}/api/me", headers=bearer).json()["visitor"] == ann.visitor
    assert ann.token not in str(ann.get("/api/me/data").json())


@pytest.mark.parametrize("name", ["", " ", "\u200b\u202e", "x" * 33, "\x00"])
def test_names_that_nobody_could_read_are_refused(server: Running, name: str) -> None:
    answer = Guest(server.address).http.patch("/api/me", json={"name": name})
    assert answer.status_code == 400
    assert answer.json()["code"] in ("bad-name", "bad-message")


def test_names_are_made_plain(server: Running) -> None:
    guest = Guest(server.address)
    told = guest.http.patch("/api/me", json={"name": " <b>A\u0308nn</b>\u202e\n"}).json()
    assert told["name"] == "<b>Änn</b>"


def test_a_code_moves_a_visitor_to_another_device_once(server: Running) -> None:
    ann = Guest(server.address, "Ann")
    code = ann.post("/api/me/code").json()["code"]
    phone = httpx.Client(base_url=server.address)
    moved = phone.post("/api/me/move", json={"code": code.lower()})
    assert moved.json()["visitor"] == ann.visitor
    assert phone.get("/api/me").json() == ann.get("/api/me").json()
    assert phone.cookies["portroyal"] != ann.token
    again = httpx.post(f"{server.address}/api/me/move", json={"code": code})
    assert (again.status_code, again.json()["code"]) == (403, "bad-code")
    assert ann.get("/api/me/data").json()["devices"] == 2
    phone.close()


def test_a_new_code_makes_the_old_one_void(server: Running) -> None:
    ann = Guest(server.address)
    old = ann.post("/api/me/code").json()["code"]
    ann.post("/api/me/code")
    assert httpx.post(f"{server.address}/api/me/move", json={"code": old}).status_code == 403


def test_history_lists_running_and_finished_tables(server: Running) -> None:
    ann, bob, id = two_at_a_table(server)
    running_now = ann.get("/api/me/games").json()["tables"]
    assert [(line["id"], line["status"], line["mine"]) for line in running_now] == [(id, "running", [0])]
    bob.send(id, "resign")
    assert ann.get("/api/me/games").json()["tables"] == []
    over = ann.get("/api/me/games", status="over").json()["tables"]
    assert [(line["id"], line["ending"]["winners"]) for line in over] == [(id, [0])]
    assert bob.get("/api/me/games", status="over").json()["tables"][0]["mine"] == [1]


def test_ones_data_can_be_taken_and_deleted(server: Running) -> None:
    ann, bob, id = two_at_a_table(server)
    ann.send(id, "chat", text="a secret recipe")
    bob.send(id, "chat", text="thanks")
    data = ann.get("/api/me/data")
    assert "attachment" in data.headers["content-disposition"]
    assert [line["text"] for line in data.json()["chat"]] == ["a secret recipe"]
    assert [line["id"] for line in data.json()["tables"]] == [id]
    stream = bob.stream(id)
    stream.next("hello")
    assert ann.http.delete("/api/me").status_code == 200
    assert stream.next("bye") == {"type": "bye", "code": "reread", "again": True}
    told = bob.table(id)
    assert told["table"]["seats"][0] | {"level": None} == {
        "kind": "human",
        "name": "",
        "visitor": None,
        "guest": False,
        "level": None,
        "played_by": "bot",
        "why": "deleted",
        "reserved": None,
        "sealed": False,
        "cut": False,
    }
    assert [line["text"] for line in told["chat"]] == [None, "thanks"]
    everything = bob.get(f"/api/tables/{id}/log").text + str(told)
    for gone in ("Ann", "recipe", ann.visitor):
        assert gone not in everything
    assert ann.get("/api/me").json()["visitor"] != ann.visitor
    wait_for(lambda: bob.table(id)["state"]["decider"] == 1)
    assert bob.act(id)["type"] == "done"


def test_nothing_that_a_deleted_visitor_wrote_is_left_in_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither the title of a table of theirs, nor the names of their guests, nor their id in a report.

    Nor is any of it in the bytes that lie there, while the server runs and afterwards.
    """
    monkeypatch.setattr(registry, "SWEEP", 0.1)
    file, log = tmp_path / "tables.sqlite", tmp_path / "tables.sqlite-wal"
    with running(file) as server:
        ann, bob = Guest(server.address, "Annabel"), Guest(server.address, "Bob")
        opened = ann.open(
            "me", "Gracious", "open", title="Annabels birthday", public=True, cut="my own words"
        )
        id = opened["table"]["id"]
        bob.join(id)
        ann.send(id, "chat", text="welcome all")
        bob.post(f"/api/tables/{id}/report", {"reason": "a test", "visitor": ann.visitor})
        code = ann.post("/api/me/code").json()["code"]
        assert ann.http.delete("/api/me").status_code == 200
        assert bob.table(id)["table"]["title"] == ""
        assert bob.get("/api/me/games").json()["tables"][0]["title"] == ""
        assert httpx.post(f"{server.address}/api/me/move", json={"code": code}).status_code == 403
        texts = ("Annabel", "Gracious", "birthday", "my own words", "welcome", ann.visitor)
        wait_for(lambda: not any(text.encode() in file.read_bytes() + log.read_bytes() for text in texts))
    dump = "\n".join(sqlite3.connect(file).iterdump())
    for gone in (form for text in texts for form in (text, text.encode().hex().upper())):
        assert gone not in dump, gone


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_what_another_device_writes_while_one_is_deleted_goes_as_well(
    tmp_path: Path, request: pytest.FixtureRequest, kind: str
) -> None:
    lite = kind == "sqlite"
    database = tmp_path / "tables.sqlite" if lite else request.getfixturevalue("postgres").database()
    with running(database) as server, ThreadPoolExecutor() as others:
        _, _, id = two_at_a_table(server, public=True, chat="all")
        eve = Guest(server.address, "Evelyn")
        way, begun = f"{server.address}/api/tables/{id}/commands", threading.Barrier(4)
        bearer = {"authorization": f"Bearer {eve.token}"}

        def talk(who: int) -> str:
            """Until she is nobody any more; what she is told then."""
            code = None
            for n in itertools.count():
                body = {"id": f"{who}-{n}", "do": "chat", "text": "my own words"}
                code = httpx.post(way, json=body, headers=bearer).json().get("code")
                if n == 0:
                    begun.wait()
                if code is not None:
                    break
            return str(code)

        talking = [others.submit(talk, who) for who in range(3)]
        begun.wait()
        assert eve.http.delete("/api/me").status_code == 200
        assert {one.result() for one in talking} == {"no-identity"}
        rows = server.do(server.house.store.all(entries.select().where(entries.c.kind == "chat")))
        assert len(rows) >= 3
        assert [
            row.seq for row in rows if row.visitor or b"own words" in row.data or b"Eve" in row.data
        ] == []


def test_who_could_not_be_deleted_is_still_there(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with running(file, busy=0.1) as server:
        ann, _, id = two_at_a_table(server)
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert ann.http.delete("/api/me").json()["code"] == "not-saved"
            other.execute("ROLLBACK")
        assert ann.send(id, "chat", text="not yet")["type"] == "done"
        assert ann.http.delete("/api/me").status_code == 200
        assert ann.get("/api/me/games").status_code == 401


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_others_entries_about_a_deleted_visitor_name_them_no_more(
    tmp_path: Path, request: pytest.FixtureRequest, kind: str
) -> None:
    """Neither as muted, where they only watched, nor as the one for whom a rematch keeps a seat."""
    lite = kind == "sqlite"
    database = tmp_path / "tables.sqlite" if lite else request.getfixturevalue("postgres").database()
    with running(database) as server:
        ann, bob, id = two_at_a_table(server)
        eve = Guest(server.address, "Eve")
        for visitor in (eve.visitor, bob.visitor):
            assert ann.send(id, "mute", visitor=visitor)["type"] == "done"
        ann.send(id, "mute", visitor=eve.visitor, muted=False)
        ann.send(id, "mute", visitor=eve.visitor)
        bob.send(id, "resign")
        rematch = ann.send(id, "rematch")["table"]
        assert ann.table(rematch)["table"]["seats"][1]["reserved"] == bob.visitor
        assert sorted(ann.table(id)["table"]["muted"]) == sorted([eve.visitor, bob.visitor])
        for guest in (eve, bob):
            assert guest.http.delete("/api/me").status_code == 200
        assert ann.table(id)["table"]["muted"] == []
        assert ann.table(rematch)["table"]["seats"][1]["reserved"] is None
        written = entries.select().where(entries.c.kind.not_in(("cut", "start")))  # the cut is their id here
        rows = server.do(server.house.store.all(written))
        for gone in (eve.visitor, bob.visitor):
            assert [row.seq for row in rows if gone in str(tuple(row))] == []


def test_a_restart_forgets_nobody(tmp_path: object) -> None:
    file = f"{tmp_path}/tables.sqlite"
    with running(file) as server:
        ann, bob, id = two_at_a_table(server, game="dice", options={"chapter": 2})
        for _ in range(6):
            (ann if ann.table(id)["state"]["legal"] else bob).act(id)
        before = ann.table(id)
        token = ann.token
    with running(file) as server:
        headers = {"authorization": f"Bearer {token}"}
        after = httpx.get(f"{server.address}/api/tables/{id}", headers=headers).json()
        assert after | {"clocks": None, "present": None} == before | {"clocks": None, "present": None}

"""The devices of a visitor: listed in a few words; those that are ended are strangers at once."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from pathlib import Path

import httpx
import pytest
from sqlalchemy import create_engine
from tests.server.guests import Guest, Json, Running, Stream, running, wait_for

from portroyal.server.ids import hash_of
from portroyal.server.live.devices import in_words
from portroyal.server.settings import Settings
from portroyal.server.storage.backup import backup, restore
from portroyal.server.storage.database import upgrade
from temporary_postgres import Cluster

PHONE = "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/128.0 Safari/537.36"


def devices(guest: Guest) -> list[Json]:
    answer = guest.get("/api/me/devices")
    assert answer.status_code == 200, answer.text
    return list(answer.json()["devices"])


def on_another_device(ann: Guest, agent: str = PHONE, address: str = "") -> Guest:
    """The same visitor, moved by a code."""
    phone = Guest(address or ann.address)
    phone.http.cookies.clear()
    phone.http.headers["user-agent"] = agent
    assert phone.post("/api/me/move", {"code": ann.post("/api/me/code").json()["code"]}).status_code == 200
    phone.me = phone.get("/api/me").json()
    assert phone.visitor == ann.visitor
    return phone


@pytest.mark.parametrize(
    ("agent", "words"),
    [
        (PHONE, "Chrome, Android"),
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Safari/604.1",
            "Safari, iPhone",
        ),
        (
            "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/128.0 Safari/537.36 Edg/128.0",
            "Edge, Windows",
        ),
        ("python-httpx/0.28", ""),
        ("x" * 5_000, ""),
    ],
)
def test_a_device_in_words(agent: str, words: str) -> None:
    assert in_words(agent) == words


def test_ones_devices_are_listed_and_nothing_else_is_told_of_them(server: Running) -> None:
    ann = Guest(server.address, "Ann")
    on_another_device(ann)
    first, second = devices(ann)
    assert [first["here"], second["here"]] == [True, False]
    assert second["about"] == "Chrome, Android"
    assert set(second) == {"id", "about", "created", "seen", "here"}
    assert ann.me["created"] <= first["created"] <= second["created"] <= second["seen"]
    data = ann.get("/api/me/data").json()
    assert (data["devices"], data["device_list"]) == (2, [first, second])
    assert hash_of(ann.token) not in str(data)
    assert httpx.get(f"{server.address}/api/me/devices").json()["code"] == "no-identity"


def test_a_device_that_is_ended_is_a_stranger_at_once(server: Running) -> None:
    ann, bob = Guest(server.address, "Ann"), Guest(server.address, "Bob")
    phone = on_another_device(ann)
    id = ann.open("me", "open")["table"]["id"]
    theirs, mine = phone.stream(id), ann.stream(id)
    theirs.next("hello")
    mine.next("hello")
    code = phone.post("/api/me/code").json()["code"]  # to come back by, later
    (lost,) = [device["id"] for device in devices(ann) if not device["here"]]
    stranger = bob.http.delete(f"/api/me/devices/{lost}")
    assert (stranger.status_code, stranger.json()["code"]) == (404, "no-device")
    left = ann.http.delete(f"/api/me/devices/{lost}").json()["devices"]
    assert [device["here"] for device in left] == [True]
    for stream in (theirs, mine):
        assert stream.next("bye") == {"type": "bye", "code": "reread", "again": True}
    assert phone.post("/api/me/code").json()["code"] == "no-identity"
    assert phone.get(f"/api/tables/{id}").json()["code"] == "no-table"
    assert Stream(phone, id, {}).next("bye")["code"] == "no-table"
    assert bob.post("/api/me/move", {"code": code}).json()["code"] == "bad-code"
    assert ann.stream(id).next("hello")["you"]["seats"] == [0]


def test_who_waits_for_news_with_an_ended_device_learns_nothing_more(server: Running) -> None:
    ann = Guest(server.address, "Ann")
    phone = on_another_device(ann)
    hello = ann.open("me", "open")
    id, told = hello["table"]["id"], []

    async def wait() -> None:
        async with httpx.AsyncClient(
            base_url=server.address, cookies=phone.http.cookies, timeout=40
        ) as client:
            asked = asyncio.create_task(client.get(f"/api/tables/{id}?since={hello['seq']}&wait=25"))
            live = server.house.tables.live[id]
            while not live._news._waiters:
                await asyncio.sleep(0.01)
            await asyncio.to_thread(ann.http.delete, "/api/me/devices")
            await asyncio.to_thread(ann.send, id, "chat", text="only among us")
            told.append((await asked).json())

    asyncio.run(wait())
    assert told[0]["code"] == "no-table"


def test_all_other_devices_are_ended_together_and_the_last_one_stays(server: Running) -> None:
    ann = Guest(server.address, "Ann")
    phones = [on_another_device(ann) for _ in range(2)]
    left = ann.http.delete("/api/me/devices").json()["devices"]
    assert [device["here"] for device in left] == [True]
    assert [phone.get("/api/me/games").json()["code"] for phone in phones] == ["no-identity"] * 2
    assert ann.http.delete("/api/me/devices").json()["devices"] == left
    only = ann.http.delete(f"/api/me/devices/{left[0]['id']}")
    assert (only.status_code, only.json()["code"]) == (409, "wrong-status")
    assert ann.get("/api/me").json()["visitor"] == ann.visitor


def test_one_can_end_the_device_that_asks(server: Running) -> None:
    ann = Guest(server.address, "Ann")
    phone = on_another_device(ann)
    here = next(device["id"] for device in devices(phone) if device["here"])
    answer = phone.http.delete(f"/api/me/devices/{here}")
    assert answer.status_code == 200
    assert "portroyal" not in phone.http.cookies
    assert phone.get("/api/me").json()["visitor"] != ann.visitor
    assert len(devices(ann)) == 1


def test_another_process_knows_an_ended_device_no_more(postgres: Cluster) -> None:
    database = postgres.database()
    with running(database) as one, running(database) as other:
        ann = Guest(one.address, "Ann")
        phone = on_another_device(ann, address=other.address)
        id = ann.open("me", "open")["table"]["id"]
        stream = phone.stream(id)
        stream.next("hello")
        assert ann.http.delete("/api/me/devices").status_code == 200
        assert stream.next("bye")["code"] == "reread"
        assert phone.get("/api/me/games").json()["code"] == "no-identity"


def old_database(file: Path, token: str) -> None:
    """As the version before has written it, with one visitor."""
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        upgrade(connection, "001")
    engine.dispose()
    with sqlite3.connect(file) as old:
        old.execute("INSERT INTO visitors VALUES ('annannannann', 'Ann', 1000)")
        old.execute("INSERT INTO devices VALUES (?, 'annannannann', 1000)", (hash_of(token),))
    old.close()


def test_devices_of_the_version_before_are_known_and_get_their_words(tmp_path: Path) -> None:
    file, token = tmp_path / "tables.sqlite", "A" * 43
    old_database(file, token)
    with running(file) as server:
        client = httpx.Client(base_url=server.address, cookies={"portroyal": token})
        client.headers["user-agent"] = PHONE
        assert client.get("/api/me").json() == {"visitor": "annannannann", "name": "Ann", "created": 1000}
        wait_for(lambda: client.get("/api/me/devices").json()["devices"][0]["about"])
        (device,) = client.get("/api/me/devices").json()["devices"]
        assert (device["about"], device["created"], device["here"]) == ("Chrome, Android", 1000, True)
        assert device["seen"] > 1000
        client.close()
    assert list(tmp_path.glob("tables.before-*"))  # the file as it was


def test_a_database_of_the_version_before_can_be_backed_up_and_restored(tmp_path: Path) -> None:
    old, new, token = tmp_path / "old.sqlite", tmp_path / "new.sqlite", "A" * 43
    old_database(old, token)
    rows = asyncio.run(backup(Settings(database=str(old)), tmp_path / "copy.gz"))
    assert asyncio.run(restore(Settings(database=str(new)), tmp_path / "copy.gz")) == rows == 2
    with running(new) as server:
        cookies = {"portroyal": token}
        assert httpx.get(f"{server.address}/api/me", cookies=cookies).json()["name"] == "Ann"


def test_no_address_is_kept_of_a_device(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with running(file) as server:
        on_another_device(Guest(server.address, "Ann"), f"{PHONE} serial-4711")
    dump = "\n".join(sqlite3.connect(file).iterdump())
    assert "Chrome, Android" in dump
    assert not re.search(r"127\.0\.0\.1|4711|Pixel|Mozilla", dump)

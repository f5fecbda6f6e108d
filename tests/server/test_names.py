"""Names at a table: none that is not seen, and no two that can be taken for each other."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import update
from tests.server.guests import Guest, Running, cut_all, running

from portroyal.server import names
from portroyal.server.names import alike, seen
from portroyal.server.storage.schema import visitors
from portroyal.server.table.decide import SAILORS

CYRILLIC_ANN = "\u0410nn"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "Ann"),
        ("Ann", CYRILLIC_ANN),
        ("Ann", "ANN"),
        ("Ann", "A nn"),
        ("Ann", "An\u200dn"),
        ("Ann", "An\u3164n"),
        ("Bob", "\U0001d401\U0001d428\U0001d41b"),
        ("Bob", "B\u03bfb"),
        ("modern", "modem"),
        ("Paul", "Pau1"),
        ("Ilse", "llse"),
        ("Ilse", "ilse"),
        ("Jos\u00e9", "Jose\u0301"),
        ("Paola", "Paoia"),
        ("PAOLA", "PA0IA"),
        ("Paola", "Pa\u043e1\u0430"),
        ("Paola", "Paola\u0332"),
        ("Paola", "P\u0430\u0332ola"),
        ("Paola", "Paola\u200d\u0332"),
        ("Paola", "Pao\u1e3ba"),
        ("Paola", "Paol\u1ea1"),
        ("Jos\u00e9", "Jos\u00e9\u0301\u0332"),
        ("S\u00f8ren", "So\u0338ren"),
    ],
)
def test_names_that_look_the_same(one: str, other: str) -> None:
    assert alike(one, ["Zoe", other])
    assert alike(other, [one])


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "Anna"),
        ("Ann", "\u00c4nn"),
        ("Ann", "Bob"),
        ("", ""),
        ("Ann", ""),
        ("李", "王"),
        ("Soren", "S\u00f8ren"),
        ("\u0915\u093f", "\u0915\u0941"),  # marks that are vowels
        ("Player 1", "Player 2"),
    ],
)
def test_names_that_do_not(one: str, other: str) -> None:
    assert not alike(one, [other])
    assert not alike(other, [one])


def test_no_two_sailors_look_the_same() -> None:
    assert [name for n, name in enumerate(SAILORS) if alike(name, SAILORS[:n])] == []


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "\u2800 \u2800",
        "\u200d",
        "\ufe0f\u200d",
        "\u0301\u0302",
        "\u115f\u1160",
        "\U000e0041",
        "\u2028",
        "\uffff",
        "\ufff0\ufff8",
        "\ufffc",
    ],
)
def test_a_name_of_which_nothing_is_seen_is_none(server: Running, name: str) -> None:
    assert seen(name) == ""
    answer = Guest(server.address).http.patch("/api/me", json={"name": name})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-name")


def test_what_is_not_seen_is_left_out_and_emoji_stay() -> None:
    assert seen(" A\u3164n\u200bn\u2028 ") == "Ann"
    for emoji in ("\U0001f469\u200d\U0001f680", "\u2764\ufe0f", "Ann \U0001f3f4"):
        assert seen(emoji) == emoji


def test_nobody_sits_down_under_a_name_like_anothers(server: Running) -> None:
    ann, eve = Guest(server.address, "Ann"), Guest(server.address, CYRILLIC_ANN)
    table = ann.open("me", "open", "open", "open", public=True)["table"]
    answer = eve.post(f"/api/tables/{table['id']}/join", {})
    assert (answer.status_code, answer.json()["code"]) == (409, "name-taken")
    for guests in (["ann"], ["Zoe", "Z\u043ee"], ["Bob"]):  # beside Bob himself
        bob = Guest(server.address, "Bob")
        assert bob.post(f"/api/tables/{table['id']}/join", {"guests": guests}).json()["code"] == "name-taken"
    assert eve.http.patch("/api/me", json={"name": "Eve"}).status_code == 200
    assert eve.join(table["id"], guests=["Zoe"])["you"]["seats"] == [1, 2]
    for nameless in (Guest(server.address),):
        assert nameless.join(table["id"])["you"]["seats"] == [3]


@pytest.mark.parametrize("word", ["Player", "Spieler", "Speler"])
def test_nobody_is_called_as_a_seat_without_a_name_is(server: Running, word: str) -> None:
    nameless, eve = Guest(server.address), Guest(server.address, f"{word.upper()} l")
    id = nameless.open("me", "open", "open", public=True, chat="all")["table"]["id"]
    assert eve.post(f"/api/tables/{id}/join", {}).json()["code"] == "name-taken"
    assert eve.send(id, "chat", text="I resign")["code"] == "name-taken"
    eve.http.patch("/api/me", json={"name": f"{word} 3"})  # where somebody without a name may come to sit
    assert eve.post(f"/api/tables/{id}/join", {"seat": 1}).json()["code"] == "name-taken"
    assert eve.join(id, seat=2)["you"]["seats"] == [2]
    assert Guest(server.address).join(id)["you"]["seats"] == [1]
    seats = [{"kind": "me"}, {"kind": "guest", "name": f"{word} 1"}]
    told = nameless.post("/api/tables", {"game": "port-royal", "seats": seats})
    assert told.json()["code"] == "name-taken"
    assert eve.open("me", "easy", "easy")["you"]["seats"] == [0]  # bots have names
    nameless.open("me", f"{word} 2", "open")  # as our client names guests


def test_an_invisible_name_of_former_times_takes_no_seat(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        ann, eve = Guest(server.address, "Ann"), Guest(server.address)
        unseen = update(visitors).where(visitors.c.id == eve.visitor).values(name="\u3164")
        server.do(server.house.writer.run(unseen))
        server.house.people.forget(eve.visitor)
        id = ann.open("me", "open", public=True)["table"]["id"]
        assert eve.post(f"/api/tables/{id}/join", {}).json()["code"] == "bad-name"


def test_no_table_is_opened_with_two_names_alike(server: Running) -> None:
    ann = Guest(server.address, "Ann")
    for guests in (["Ann"], [CYRILLIC_ANN], ["Zoe", "ZOE"]):
        seats = [{"kind": "me"}, *({"kind": "guest", "name": name} for name in guests)]
        assert ann.post("/api/tables", {"game": "port-royal", "seats": seats}).json()["code"] == "name-taken"


def test_no_bot_has_a_name_like_a_persons(server: Running) -> None:
    """As many as there are sailors to choose from, so that chance cannot hide it."""
    for sailor in SAILORS:
        likes = sailor.upper()
        ann = Guest(server.address, likes)
        table = ann.open("me", "open", "easy", "easy", "easy")["table"]
        ann.send(table["id"], "sit", seat=1, kind="bot")
        told = [seat["name"] for seat in ann.table(table["id"])["table"]["seats"]]
        assert not alike(likes, told[1:]), told


def test_who_watches_does_not_speak_under_a_name_like_anothers(server: Running) -> None:
    ann, eve, zoe = (Guest(server.address, name) for name in ("Ann", "Eve", "\u0415ve"))
    id = ann.open("me", "open", public=True, chat="all")["table"]["id"]
    assert eve.send(id, "chat", text="I am Eve")["type"] == "done"
    assert zoe.send(id, "chat", text="I am Eve, too")["code"] == "name-taken"
    eve.http.patch("/api/me", json={"name": CYRILLIC_ANN})
    assert eve.send(id, "chat", text="I resign")["code"] == "name-taken"
    assert zoe.post(f"/api/tables/{id}/join", {}).json()["code"] == "name-taken"  # nor sits down to do so
    eve.http.patch("/api/me", json={"name": "Eve"})
    assert eve.join(id)["table"]["seats"][1]["name"] == "Eve"


def test_a_name_is_looked_at_once_however_often_it_is_compared(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Long ones take half a millisecond each: who tries to sit down again and again would stop all tables."""
    looked: list[str] = []
    skeleton = names._skeleton

    def watched(name: str) -> str:
        looked.append(name)
        return skeleton(name)

    monkeypatch.setattr(names, "_skeleton", watched)
    ann, eve = Guest(server.address, "Hostess"), Guest(server.address, "Latecomer")
    id = ann.open("me", "open", "open", public=True, chat="all")["table"]["id"]
    for n in range(12):
        assert Guest(server.address, f"Speaker {n}").send(id, "chat", text="Ahoy!")["type"] == "done"
    join = f"/api/tables/{id}/join"
    assert eve.post(join, {"guests": ["hostess"]}).json()["code"] == "name-taken"
    before = len(looked)
    for _ in range(5):
        assert eve.post(join, {"guests": ["hostess"]}).json()["code"] == "name-taken"
    assert len(looked) == before


def test_who_comes_back_to_several_kept_seats_has_a_name_for_each(server: Running) -> None:
    ann, bob = Guest(server.address, "Ann"), Guest(server.address, "Bob")
    table = ann.open("me", "open", "open")["table"]
    bob.join(table["id"], key=table["key"], guests=["Grace"])
    ann.send(table["id"], "begin")
    cut_all(table["id"], ann, bob)
    bob.send(table["id"], "resign")
    again = ann.send(table["id"], "rematch")["table"]
    seats = bob.join(again)["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Ann", "Bob", "Bob 2"]

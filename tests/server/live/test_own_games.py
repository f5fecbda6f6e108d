"""One's own games: what the list is searched for, and what is dismissed from it."""

from __future__ import annotations

import pytest
from sqlalchemy import select
from tests.server.guests import Guest, Running, cut_all, wait_for

from portroyal.server.live import own_games
from portroyal.server.storage.schema import members


def over(guest: Guest, *seats: str, **plan: object) -> str:
    """A game that ends before it has begun."""
    id = str(guest.open(*seats, begin=True, **plan)["table"]["id"])
    assert guest.send(id, "resign")["type"] == "done"
    return id


def abandoned(ann: Guest, bob: Guest) -> str:
    """A game of two people that neither wants to end."""
    hello = ann.open("me", "open")["table"]
    bob.join(hello["id"], key=hello["key"])
    ann.send(hello["id"], "begin")
    cut_all(hello["id"], ann, bob)
    for guest in (ann, bob):
        assert guest.send(hello["id"], "vote", about="abandon", yes=True)["type"] == "done"
    return str(hello["id"])


def listed(guest: Guest, **query: str) -> list[str]:
    answer = guest.get("/api/me/games", status="over", **query)
    assert answer.status_code == 200, answer.text
    return [line["id"] for line in answer.json()["tables"]]


def test_games_are_found_by_what_one_remembers(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = Guest(server.address, "Ann"), Guest(server.address, "Bobby")
    first = over(ann, "me", "easy", title="Rainy Sunday")
    dice = over(ann, "me", "easy", "easy", game="dice")
    shared = abandoned(ann, bob)
    wanted = {
        "": [shared, dice, first],
        "game=dice": [dice],
        "against=people": [shared],
        "against=bots": [dice, first],
        "result=lost": [first],
        "result=won": [],
        "search=sunday RAINY": [first],
        "search=bobb": [shared],
        "search=nobody": [],
    }
    for size in (200, 1):  # however many are read at once, and whether the tables are in memory or not
        monkeypatch.setattr(own_games, "AT_ONCE", size)
        for query, found in wanted.items():
            assert listed(ann, **dict([query.split("=")] if query else [])) == found, query
        for id in (first, dice, shared):
            server.do(forgotten(server, id))
    assert ann.get("/api/me/games", status="over", against="cats").json()["code"] == "bad-query"
    monkeypatch.setattr(own_games, "PAGE", 2)
    page = ann.get("/api/me/games", status="over").json()
    assert [line["id"] for line in page["tables"]] == [shared, dice]
    assert listed(ann, before=page["before"]) == [first]


def test_a_game_that_one_has_left_stays_ones_own(server: Running) -> None:
    """Whether its table is in memory or not."""
    ann = Guest(server.address, "Ann")
    id = ann.open("easy", "me", game="unterwegs", begin=True)["table"]["id"]
    assert ann.send(id, "leave")["type"] == "done"
    wait_for(lambda: listed(ann) == [id])  # bots have played on
    told = [ann.get("/api/me/games", status="over").json()["tables"][0]["mine"]]
    server.do(forgotten(server, id))
    told.append(ann.get("/api/me/games", status="over").json()["tables"][0]["mine"])
    assert told == [[1], [1]]
    numbers = ann.get("/api/me/numbers").json()
    assert (numbers["games"], numbers["won"]) == (1, 0)  # a bot has ended it


async def forgotten(server: Running, id: str) -> None:
    server.house.tables.forget(id)


def test_a_game_against_bots_is_dismissed_and_brought_back(server: Running) -> None:
    ann, bob = Guest(server.address, "Ann"), Guest(server.address, "Bob")
    mine = over(ann, "me", "easy")
    under_way = ann.open("me", "easy", begin=True)["table"]["id"]
    shared = abandoned(ann, bob)

    def dismiss(id: str, yes: bool = True) -> str:
        answer = ann.http.patch(f"/api/me/games/{id}", json={"dismissed": yes}).json()
        return str(answer.get("code", "done"))

    assert [dismiss(id) for id in (mine, under_way, shared)] == ["done", "not-over", "wrong-status"]
    assert dismiss(over(bob, "me", "easy")) == "no-table"
    assert listed(ann) == [shared]
    assert listed(ann, dismissed="yes") == [mine]
    assert ann.get("/api/me/data").json()["dismissed"] == [mine]
    assert ann.get(f"/api/tables/{mine}/replay").status_code == 200
    assert ann.get("/api/me/numbers").json()["games"] == 0
    assert dismiss(mine, False) == "done"
    assert listed(ann) == [shared, mine]
    told = ann.get("/api/me/numbers").json()
    assert (told["games"], told["won"], told["expected"], told["reviewed"]) == (1, 0, 0.5, [])
    assert ann.get("/api/me/data").json()["numbers"] == told
    assert dismiss(mine) == "done"
    assert ann.http.delete("/api/me").status_code == 200
    noted = select(members).where(members.c.dismissed.is_not(None))
    assert server.do(server.house.store.all(noted)) == []

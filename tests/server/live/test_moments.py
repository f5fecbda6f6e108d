"""Playing on from a moment of a finished game: the open position, and nothing else of the old game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.server.guests import Guest, Json, Running, running

from portroyal.play.errors import PlayError
from portroyal.play.record import from_record
from portroyal.server.table.state import Table
from portroyal.server.verify import verify

SEATS = [{"kind": "bot", "level": "easy"}, {"kind": "me"}]
ACTS = 9


def ended(guest: Guest, game: str) -> tuple[str, str]:
    """A game of two people at one device that ends early; the table and its key."""
    hello = guest.open("me", "Grace", game=game, start=0)
    id = hello["table"]["id"]
    guest.send(id, "begin", cut="a")
    while guest.table(id)["version"] < 14:
        guest.act(id)
    guest.send(id, "resign", seat=0)
    assert guest.table(id)["table"]["status"] == "over"
    return id, hello["table"]["key"]


def play_on(guest: Guest, id: str, act: int = ACTS, **more: Any) -> Any:
    wish = {"game": "port-royal", "seats": SEATS, "pace": 5000, "moment": {"table": id, "act": act}} | more
    return guest.post("/api/tables", wish)


def hidden(table: Table) -> list[int]:
    assert table.game is not None
    g = table.game.table.g  # type: ignore[attr-defined]
    return list(g.draw_pile[g.draw_top : g.draw_end])


def shown(state: Json) -> Json:
    return {key: value for key, value in state.items() if key not in ("legal", "winners")}


@pytest.mark.parametrize("game", ["port-royal", "unterwegs", "dice"])
def test_a_table_from_a_moment_knows_what_all_saw_there(server: Running, game: str) -> None:
    ann = Guest(server.address, "Ann")
    id, _ = ended(ann, game)
    then = ann.get(f"/api/tables/{id}/replay").json()["steps"][ACTS - 1]["state"]
    answers = [play_on(ann, id) for _ in range(2)]
    assert [answer.status_code for answer in answers] == [200, 200], answers[0].text
    for answer in answers:
        told = answer.json()
        assert (told["table"]["status"], told["table"]["moment"]) == ("running", {"table": id, "act": ACTS})
        assert told["table"]["game"] == game
        assert shown(told["state"]) == shown(then)
    if game == "dice":
        return
    house = server.house.tables
    old = server.do(house.get(id)).table.game.again(ACTS).table.g
    before = list(old.draw_pile[old.draw_top : old.draw_end])
    first, second = (hidden(server.do(house.get(a.json()["table"]["id"])).table) for a in answers)
    assert len(first) == len(before)
    assert before != first != second != before  # dealt anew, by each table's own secret


def test_it_is_kept_and_its_record_tells_where_it_began(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with running(file) as server:
        ann = Guest(server.address, "Ann")
        old, _ = ended(ann, "unterwegs")
        made = play_on(ann, old, cut="my words").json()
        id, state = made["table"]["id"], made["state"]
        row = server.do(server.house.store.entries(id, 0))[-1]
        assert json.loads(row.data)["position"].keys() == state.keys()
        assert server.do(server.house.store.table(id)).plan.count(b"key") == 0
    with running(file) as server:
        ann = ann.elsewhere(server)
        assert shown(ann.table(id)["state"]) == shown(state)
        assert [line.get("moment") for line in ann.get("/api/me/games").json()["tables"]] == [
            {"table": old, "act": ACTS}
        ]
        ann.send(id, "resign")
        record = ann.get(f"/api/tables/{id}/record").json()
        assert shown(record["position"]) == shown(state)
        assert from_record(record).setup.start == state["start"]
        with pytest.raises(PlayError, match="position stands beside the proof"):
            verify(record)
        rematch = ann.send(id, "rematch")
        assert rematch["type"] == "done"
        again = ann.table(ann.table(id)["table"]["rematch"])["table"]
        assert (again["status"], again.get("moment")) == ("waiting", None)


def test_what_cannot_be_played_on_is_refused(server: Running) -> None:
    ann, bob = Guest(server.address, "Ann"), Guest(server.address, "Bob")
    id, key = ended(ann, "unterwegs")
    assert play_on(bob, id).json()["code"] == "no-table"
    assert play_on(bob, id, moment={"table": id, "act": 3, "key": key}).status_code == 200
    assert play_on(ann, id, 500).json()["code"] == "wrong-status"
    guests = [{"kind": "guest", "name": "Eve"}, {"kind": "me"}]
    assert play_on(ann, id, seats=guests).json()["code"] == "bad-players"
    assert play_on(ann, id, seats=[*SEATS, SEATS[0]]).json()["code"] == "bad-players"
    assert play_on(ann, id, moment={"table": id, "act": -1}).json()["code"] == "bad-message"
    under_way = ann.open("me", "easy", begin=True)["table"]["id"]
    assert play_on(ann, under_way, 0).json()["code"] == "not-over"

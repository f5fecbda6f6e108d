"""First voyages at the server: real tables with a prepared deck or dice and scripted opponents."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.server.guests import Guest, Running, running

from portroyal.play.lessons import LEARNER, lesson, lesson_names
from portroyal.server.settings import Limits

Json = dict[str, Any]


def begun(guest: Guest, name: str) -> Json:
    """A wish names the lesson; what else it says is the lesson's own affair."""
    wish = {"game": "unterwegs", "seats": [{"kind": "me"}, {"kind": "open"}], "lesson": name}
    answer = guest.http.post("/api/tables", json=wish)
    assert answer.status_code == 200, answer.text
    hello: Json = answer.json()
    guest.send(hello["table"]["id"], "pace", pace=0)  # a teacher would take its time
    return hello


def asked(guest: Guest, id: str, past: int = 0) -> Json:
    """The table as soon as the learner decides, or all of the lesson is played."""
    hello = guest.table(id)
    while not hello["state"]["legal"] and hello["table"]["status"] == "running" and acts(guest, id) < past:
        hello = guest.table(id, since=hello["seq"], wait=5)
    return hello


def acts(guest: Guest, id: str) -> int:
    entries = guest.get(f"/api/tables/{id}/log").json()["entries"]
    return sum(entry["kind"] == "act" for entry in entries)


@pytest.mark.parametrize("name", lesson_names())
def test_a_lesson_is_played_to_its_end_at_a_real_table(server: Running, name: str) -> None:
    ann = Guest(server.address, "Ann")
    learned = lesson(name)
    hello = begun(ann, name)
    id = hello["table"]["id"]
    told = hello["table"]["lesson"]
    assert (told["name"], told["acts"], len(told["bubbles"])) == (
        name,
        len(learned.script),
        len(learned.bubbles),
    )
    assert hello["table"]["game"] == learned.file.game
    for number, (seat, action) in enumerate(learned.script):
        if seat != LEARNER:
            continue
        seen = asked(ann, id, len(learned.script))
        assert acts(ann, id) == number
        for other in seen["state"]["legal"]:
            if other != action:
                refused = ann.act(id, other)
                assert refused["code"] == "illegal-action"
                assert refused["error"] == f"this lesson asks for `{action}` here"
                break
        assert ann.act(id, action)["type"] == "done"
    # From now on it is a game like any other, and bots think for themselves.
    ann.send(id, "resign")
    record = ann.get(f"/api/tables/{id}/record").json()
    assert record["actions"][: len(learned.script)] == [act for _, act in learned.script]
    replay = ann.get(f"/api/tables/{id}/replay").json()
    assert [step["action"] for step in replay["steps"]] == record["actions"]


def test_nothing_of_the_deck_is_told(server: Running) -> None:
    ann = Guest(server.address, "Ann")
    hello = begun(ann, "port-royal")
    id = hello["table"]["id"]
    log = ann.get(f"/api/tables/{id}/log").text
    assert "mademoiselle-7/2" not in log  # a card that only ever is a coin
    assert "deck" not in ann.get(f"/api/tables/{id}").json()["table"]
    assert "mademoiselle-7/2" not in str(hello["table"])
    spectator = Guest(server.address, "Eve")
    assert spectator.get(f"/api/tables/{id}").status_code == 404


def test_a_lesson_is_left_and_taken_up_again_even_by_another_server(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        ann = Guest(server.address, "Ann")
        id = begun(ann, "port-royal")["table"]["id"]
        ann.act(id, "draw")
        ann.send(id, "leave")  # nobody plays on for a learner
        assert [line["id"] for line in ann.get("/api/me/games").json()["tables"]] == [id]
    with running(tmp_path / "tables.sqlite") as server:
        again = ann.elsewhere(server)
        assert acts(again, id) == 1
        again.send(id, "come-back")
        assert again.act(id, "draw")["type"] == "done"
        hello = asked(again, id, 99)
        assert hello["state"]["legal"] == ["pass", "take green-4/5"]
        line = again.get("/api/me/games").json()["tables"][0]
        assert line["lesson"] == "port-royal"


def test_a_lesson_counts_like_any_table_and_its_rematch_is_a_game(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", Limits(tables=1)) as server:
        ann = Guest(server.address, "Ann")
        id = begun(ann, "port-royal")["table"]["id"]
        wish = {"game": "port-royal", "seats": [{"kind": "me"}, {"kind": "bot"}], "lesson": "port-royal"}
        assert ann.http.post("/api/tables", json=wish).json()["code"] == "too-many-tables"
        ann.send(id, "resign")
        other = ann.send(id, "rematch")["table"]
        assert "lesson" not in ann.table(other)["table"]


def test_an_unknown_lesson_is_refused_in_one_sentence(server: Running) -> None:
    ann = Guest(server.address, "Ann")
    wish = {"game": "port-royal", "seats": [{"kind": "me"}, {"kind": "bot"}], "lesson": "chess"}
    answer = ann.http.post("/api/tables", json=wish)
    assert answer.status_code == 422
    assert answer.json()["error"].startswith("there is no lesson 'chess'; choose from ")

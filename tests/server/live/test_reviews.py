"""Reviews in the server: a first look at once, the full one in turn, kept, private, gone with the game."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, select
from tests.server.guests import Guest, Json, Running, running, wait_for

from portroyal.bots.ask import ask
from portroyal.bots.registry import crew
from portroyal.server.settings import Settings
from portroyal.server.storage.backup import backup, restore
from portroyal.server.storage.schema import reviews, tables

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

    game = Game.new(state["game"], len(state["players"]), options=state["options"], position=state)
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
    with running(file, review_seconds=3.0) as server:
        ann = Guest(server.address, "Ann <b>")
        id, key = finished(ann)
        first = looked(ann, id)
        assert first["made"].startswith("first-captain-")
        assert "first look" in first["html"]
        assert "Ann &lt;b&gt;" in first["html"]
        assert "<b>" not in first["html"]
        assert look(ann, id, known=first["made"])["html"] is None
        assert "erster Blick" in look(ann, id, lang="de")["html"]
        record = ann.get(f"/api/tables/{id}/record").json()
        assert [step["act"] for step in first["steps"]] == list(range(1, len(record["actions"]) + 1))
        for step in first["steps"]:
            assert sum(step["chances"]) == pytest.approx(1, abs=0.001)
            assert all(0 <= choice["worth"] <= 1 for choice in step["choices"])

        bob = Guest(server.address, "Bob")
        assert bob.get(f"/api/tables/{id}/review").json()["code"] == "no-table"
        assert bob.post(f"/api/tables/{id}/review").json()["code"] == "no-table"
        assert look(bob, id, key=key)["status"] == "looked"

        assert ann.post(f"/api/tables/{id}/review").status_code == 200
        full = looked(ann, id, "reviewed")
        assert full["made"].startswith("full-captain-")
        assert "first look" not in full["html"]
        assert [(row.kind, row.done, row.visitor) for row in rows(server)] == [("full", True, ann.visitor)]
        told = ann.get("/api/me/data").json()["reviews"]
        assert [(one["table"], one["done"]) for one in told] == [(id, True)]
        assert b"Ann" not in json.dumps(rows(server), default=lambda data: data.hex()).encode()
        kept = rows(server)[0].data
    copy = tmp_path / "copy.gz"
    asyncio.run(backup(Settings(database=str(file)), copy))
    asyncio.run(restore(Settings(database=str(tmp_path / "new.sqlite")), copy))
    with running(tmp_path / "new.sqlite") as server:
        assert rows(server)[0].data == kept
        server.do(server.house.writer.run(delete(tables).where(tables.c.id == id)))
        assert rows(server) == []

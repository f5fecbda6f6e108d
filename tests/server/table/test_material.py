"""Cards and charts of somebody's own: kept as understood, told by a hash, fetched once, whole for bots."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import select, update
from tests.server.guests import Guest, Running, running, two_at_a_table, wait_for

from portroyal.play.record import read_record
from portroyal.rules.cards.deck import CARD_GAMES, Deck, deck_of, own_deck, rows_of_deck
from portroyal.rules.dice.chart import chart_to_data, load_chart
from portroyal.server.messages import NewTable
from portroyal.server.storage import schema
from portroyal.server.table.protocol import Replay
from portroyal.server.table.views import whole_state

CARDS = rows_of_deck(deck_of(CARD_GAMES["port-royal"]))
EXPEDITION = {"type": "expedition", "coins": 3, "points": 2, "needs": "priest+settler", "count": 1}
PADDED = [*CARDS, EXPEDITION | {"name": "far"}]
PADDED[0] = PADDED[0] | {"evidence": "x" * 100_000, "set": "base"}
CHART = chart_to_data(load_chart("2")) | {"name": "my own sea"}
OWN: list[dict[str, Any]] = [
    {"game": "port-royal", "options": {"cards": [row | {"set": "base"} for row in PADDED]}},
    {"game": "dice", "options": {"chart": CHART}},
]


def play_to_the_end(guest: Guest, id: str) -> None:
    for _ in range(6):
        assert guest.act(id)["type"] == "done"
    assert guest.send(id, "resign")["type"] == "done"


@pytest.mark.parametrize("game", CARD_GAMES.values(), ids=lambda game: str(game.name))
def test_a_deck_written_as_rows_is_the_same_deck(game: Any) -> None:
    deck: Deck = deck_of(game)
    assert own_deck(game, rows_of_deck(deck)).kinds == deck.kinds
    strange = own_deck(CARD_GAMES["port-royal"], [*PADDED, EXPEDITION | {"name": "a_and_b c_d"}])
    assert own_deck(CARD_GAMES["port-royal"], rows_of_deck(strange)).kinds == strange.kinds


@pytest.mark.parametrize("plan", OWN, ids=lambda plan: str(plan["game"]))
def test_no_message_repeats_what_is_the_tables_own(server: Running, plan: dict[str, Any]) -> None:
    ann = Guest(server.address, "Ann")
    hello = ann.open("me", "Grace", begin=True, **plan)
    id, (name,) = hello["table"]["id"], plan["options"]
    assert set(hello["table"]["options"][name]) == {"hash"}
    assert hello["table"]["options"][name]["hash"].startswith("sha256:")
    assert hello["state"]["options"] == hello["table"]["options"]
    stream = ann.stream(id, since=0)
    first = stream.next("hello")
    ann.act(id)
    told = [first, stream.until("act"), ann.send(id, "act", version=0, action="draw")]
    assert told[2]["code"] == "stale"
    assert all(one["state"]["options"] == hello["state"]["options"] for one in told)
    assert all(len(json.dumps(one)) < 20_000 for one in told)
    play_to_the_end(ann, id)
    replay = ann.get(f"/api/tables/{id}/replay").json()
    assert replay["table"]["options"] == hello["table"]["options"]
    assert {json.dumps(step["state"]["options"]) for step in replay["steps"]} == {
        json.dumps(hello["table"]["options"])
    }


def test_cards_and_chart_are_fetched_from_the_table(server: Running) -> None:
    ann, wes = Guest(server.address, "Ann"), Guest(server.address, "Wes")
    cards, dice = (ann.open("me", "open", **plan)["table"] for plan in OWN)
    for guest, query in ((ann, {}), (wes, {"key": cards["key"]})):
        told = guest.get(f"/api/tables/{cards['id']}/cards", **query).json()
        assert [card["name"] for card in told["cards"]][-1] == "expedition-far"
    assert wes.get(f"/api/tables/{cards['id']}/cards").status_code == 404
    assert ann.get(f"/api/tables/{dice['id']}/chart").json() == {"chart": CHART}
    assert wes.get(f"/api/tables/{dice['id']}/chart").status_code == 404
    assert ann.get(f"/api/tables/{cards['id']}/chart").json()["code"] == "unknown-game"
    plain = ann.open("me", "open", game="dice", options={"chapter": 3})["table"]
    assert plain["options"] == {"chapter": 3, "edition": 2}
    told = ann.get(f"/api/tables/{plain['id']}/chart").json()
    assert told == httpx.get(f"{server.address}/api/charts/3").json()


@pytest.mark.parametrize("plan", OWN, ids=lambda plan: str(plan["game"]))
def test_bots_get_the_whole_and_the_record_has_it(server: Running, plan: dict[str, Any]) -> None:
    ann = Guest(server.address, "Ann")
    id = ann.open("me", "easy", begin=True, start=1, **plan)["table"]["id"]
    wait_for(lambda: ann.table(id)["state"]["decider"] == 0)
    live = server.house.tables.live[id]
    state = json.loads(whole_state(live.table, live.face))
    assert state["options"] == live.table.plan.options
    assert live.table.game is not None
    assert server.house.bots.failed == 0
    play_to_the_end_with_bots(ann, id)
    record = ann.get(f"/api/tables/{id}/record")
    assert read_record(record.content.decode()).actions
    assert len(record.content) < 60_000


def play_to_the_end_with_bots(guest: Guest, id: str) -> None:
    guest.act(id)
    assert guest.send(id, "resign")["type"] == "done"


def test_what_is_kept_is_what_was_understood(server: Running) -> None:
    ann = Guest(server.address, "Ann")
    id = ann.open("me", "open", **OWN[0])["table"]["id"]
    query = select(schema.tables.c.plan).where(schema.tables.c.id == id)
    (kept,) = server.do(server.house.store.one(query))
    assert len(kept) < 10_000
    rows = msgspec.json.decode(kept, type=NewTable).options["cards"]
    assert not any("evidence" in row or "set" in row for row in rows)
    assert server.house.tables.live[id].table.plan.options["cards"] == rows


@pytest.mark.parametrize(
    ("cards", "word"),
    [
        ([*CARDS, *[CARDS[0] | {"count": 0}] * 400], "rows"),
        ([*CARDS, EXPEDITION | {"name": "x" * 61}], "too long"),
        ([*CARDS, EXPEDITION | {"name": "deep", "needs": "+".join(["priest"] * 6000)}], "bytes"),
    ],
    ids=["rows", "name", "bytes"],
)
def test_a_card_list_is_bounded(server: Running, cards: list[dict[str, Any]], word: str) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    ann = Guest(server.address)
    refused = ann.post("/api/tables", {"game": "port-royal", "seats": seats, "options": {"cards": cards}})
    assert (refused.status_code, refused.json()["code"]) == (422, "bad-deck")
    assert word in refused.json()["error"]


def test_a_table_of_the_version_before_opens_and_is_told_by_hash(tmp_path: Path) -> None:
    """It keeps its list as it was given: the cards are the same, and so is the proof."""
    file = tmp_path / "tables.sqlite"
    with running(file) as server:
        ann, bob, id = two_at_a_table(server, **OWN[0])
        (ann if ann.table(id)["state"]["legal"] else bob).act(id)
        before = ann.table(id)
        plan = server.house.tables.live[id].table.plan
        old = msgspec.structs.replace(plan, options=OWN[0]["options"])
        change = update(schema.tables).where(schema.tables.c.id == id).values(plan=msgspec.json.encode(old))
        server.do(server.house.writer.run(change))
        token = ann.token
    with running(file) as server:
        headers = {"authorization": f"Bearer {token}"}
        after = httpx.get(f"{server.address}/api/tables/{id}", headers=headers)
        assert len(after.content) < 20_000
        told = after.json()
        assert set(told["state"]["options"]["cards"]) == {"hash"}
        for state in (told["state"], before["state"]):
            del state["options"]
        assert told["state"] == before["state"]
        cards = httpx.get(f"{server.address}/api/tables/{id}/cards", headers=headers).json()["cards"]
        assert cards[-1]["name"] == "expedition-far"


def test_a_replay_is_sent_piece_by_piece(server: Running) -> None:
    """It is one message to whoever reads it, and never a whole in the server's memory."""
    ann = Guest(server.address, "Ann")
    id = ann.open("me", "Grace", begin=True)["table"]["id"]
    play_to_the_end(ann, id)
    answer = ann.get(f"/api/tables/{id}/replay")
    assert answer.headers["content-type"] == "application/json"
    assert "content-length" not in answer.headers
    told = msgspec.json.decode(answer.content, type=Replay)
    assert [step.number for step in told.steps] == [1, 2, 3, 4, 5, 6]
    assert told.table.status == "over"
    empty = ann.open("me", "Grace", begin=True)["table"]["id"]
    assert ann.get(f"/api/tables/{empty}/replay").json()["code"] == "not-over"
    ann.send(empty, "resign")
    assert msgspec.json.decode(ann.get(f"/api/tables/{empty}/replay").content, type=Replay).steps == []

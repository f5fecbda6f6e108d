"""How fast bots play: as the slowest of the people at their table wishes, or not before one's turn."""

from __future__ import annotations

from pathlib import Path

from tests.server.guests import Guest, Running, running, two_at_a_table, wait_for
from tests.server.table.test_patience import LONG
from tests.server.table.test_undo import SHIPS

PLAN = {"options": {"cards": SHIPS}, "begin": True, "pace": 900, "start": 0}


def test_bots_follow_the_wish_of_the_one_who_plays(server: Running) -> None:
    ann = Guest(server.address, "Ann")
    id = ann.open("me", "easy", **PLAN)["table"]["id"]
    stream, keeper = ann.stream(id), server.house.tables.live[id].keeper
    stream.next("hello")
    for pace, waits in ((1800, 1800), (200, 200), (0, 0), (None, 900)):
        assert ann.send(id, "pace", pace=pace)["type"] == "done"
        told = stream.until("pace")
        assert (told["you"]["pace"], told["table"]["pace"], keeper.bot_wait) == (pace, waits, waits)
    assert ann.post(f"/api/tables/{id}/commands", {"id": "x", "do": "pace", "pace": 2001}).status_code == 400


def test_nobody_is_hurried_by_another(server: Running) -> None:
    ann, bob, id = two_at_a_table(server, start=0, pace=900)
    keeper = server.house.tables.live[id].keeper
    ann.send(id, "pace", pace=0)
    assert keeper.bot_wait == 900  # Bob has not asked for anything else
    bob.send(id, "pace", pace=200)
    assert (keeper.bot_wait, ann.table(id)["you"]["pace"], bob.table(id)["table"]["pace"]) == (200, 0, 200)
    bob.send(id, "leave")
    assert keeper.bot_wait == 0  # he does not see it any more
    assert Guest(server.address).send(id, "pace", pace=0)["code"] == "no-table"


def test_a_wish_is_kept_with_the_table(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        ann = Guest(server.address, "Ann")
        id = ann.open("me", "easy", **PLAN)["table"]["id"]
        ann.send(id, "pace", pace=200)
    with running(tmp_path / "tables.sqlite") as server:
        hello = ann.elsewhere(server).table(id)
        assert (hello["you"]["pace"], hello["table"]["pace"]) == (200, 200)


def test_who_wants_fast_bots_has_less_time_to_take_back(server: Running) -> None:
    ann = Guest(server.address, "Ann")
    id = ann.open("me", "easy", **PLAN)["table"]["id"]
    ann.send(id, "pace", pace=225)
    for action in ("draw", "stop", "pass"):
        ann.act(id, action)
    live = server.house.tables.live[id]
    wait_for(lambda: ann.table(id)["state"]["decider"] == 0)
    acts = [entry for entry in ann.get(f"/api/tables/{id}/log").json()["entries"] if entry["kind"] == "act"]
    thoughts = int(server.house.settings.second_thoughts * 1000)
    assert acts[3]["at"] - acts[2]["at"] >= thoughts // 4
    assert live.keeper.bot_wait == 225


def test_skipping_lets_no_bot_wait_until_it_is_ones_turn(tmp_path: Path) -> None:
    """The bots of this server would wait an hour for second thoughts."""
    with running(tmp_path / "tables.sqlite", second_thoughts=LONG) as server:
        ann = Guest(server.address, "Ann")
        id = ann.open("me", "easy", "easy", **PLAN)["table"]["id"]
        assert ann.send(id, "skip")["code"] == "wrong-status"  # nobody but Ann decides
        for action in ("draw", "stop", "pass"):
            ann.act(id, action)
        live = server.house.tables.live[id]
        assert live.keeper.bot_wait == 1000 * LONG
        assert ann.send(id, "skip")["type"] == "done"
        wait_for(lambda: ann.table(id)["state"]["decider"] == 0)
        assert (live.table.skipped, live.keeper.bot_wait) == (False, 900)

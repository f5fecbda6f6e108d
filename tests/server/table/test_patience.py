"""Those who wait: nudging a silent player where no clock runs, and bots that leave time to take back."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.guests import Guest, Running, running, two_at_a_table, wait_for
from tests.server.table.test_undo import SHIPS

LONG = 3_600


def lose_patience(server: Running, id: str) -> None:
    """As if everybody had waited for as long as the table's patience."""
    patience = server.house.tables.live[id].table.patience
    patience.since -= 1000 * (patience.seconds or 0)


def test_a_silent_player_is_nudged_and_a_bot_stands_in_until_they_come_back(server: Running) -> None:
    """Both have their streams open the whole time: nobody is gone, one is only silent."""
    ann, bob, id = two_at_a_table(server, start=0)
    hello = bob.table(id)
    assert hello["table"]["patience"] == 180
    assert hello["clocks"]["nudge"] - hello["clocks"]["at"] > 60_000
    silent, waiting = ann.stream(id), bob.stream(id)
    silent.next("hello")
    waiting.next("hello")
    early = bob.post(f"/api/tables/{id}/commands", {"id": "early", "do": "nudge"})
    assert (early.status_code, early.json()["code"]) == (409, "too-soon")
    lose_patience(server, id)
    assert ann.send(id, "nudge")["code"] == "wrong-status"  # nobody nudges themselves
    assert bob.send(id, "nudge")["type"] == "done"
    for stream in (silent, waiting):
        told = stream.until("nudge")
        assert (told["entry"]["seat"], told["entry"]["visitor"]) == (0, bob.visitor)
        assert told["clocks"]["nudged"] is not None
        assert told["version"] == hello["version"]  # what Ann is about to do is not stale
    server.later(61, id)
    stood_in = waiting.until("stand-in")
    assert (stood_in["entry"]["seat"], stood_in["entry"]["why"]) == (0, "left")
    assert stood_in["table"]["seats"][0]["played_by"] == "bot"
    assert ann.send(id, "come-back")["type"] == "done"
    assert ann.table(id)["table"]["seats"][0]["played_by"] == "human"


def test_who_acts_after_a_nudge_keeps_the_seat(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", grace=LONG) as server:
        ann, bob, id = two_at_a_table(server, start=0)
        lose_patience(server, id)
        assert bob.send(id, "nudge")["type"] == "done"
        assert bob.send(id, "nudge")["code"] == "wrong-status"
        keeper = server.house.tables.live[id].keeper
        due = keeper.due()
        assert due is not None
        assert bob.send(id, "leave")["type"] == "done"
        assert bob.send(id, "come-back")["type"] == "done"
        assert keeper.due() == due  # others who come and go prolong nothing
        assert ann.act(id)["type"] == "done"
        clocks = bob.table(id)["clocks"]
        assert clocks["nudged"] is None
        assert clocks["nudge"] - clocks["at"] > 60_000
        assert keeper.due() is None


@pytest.mark.parametrize(
    "plan", [{"patience": None}, {"clock": {"kind": "live", "seconds": 600}, "patience": 10}]
)
def test_where_there_is_a_clock_or_endless_patience_nobody_is_nudged(
    server: Running, plan: dict[str, object]
) -> None:
    _, bob, id = two_at_a_table(server, start=0, **plan)
    hello = bob.table(id)
    assert (hello["table"]["patience"], hello["clocks"]["nudge"]) == (None, None)
    assert bob.send(id, "nudge")["code"] == "wrong-status"


def test_alone_with_bots_and_guests_nobody_is_nudged(server: Running) -> None:
    ann = Guest(server.address, "Ann")
    hello = ann.open("me", "Grace", "easy", begin=True, start=0)
    assert hello["clocks"]["nudge"] is None
    assert ann.send(hello["table"]["id"], "nudge")["code"] == "wrong-status"


def test_patience_has_bounds(server: Running) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    for patience in (9, 86_401, "long", -1):
        plan = {"game": "dice", "seats": seats, "patience": patience}
        answer = Guest(server.address).post("/api/tables", plan)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")


def test_a_bot_leaves_time_to_take_back(tmp_path: Path) -> None:
    """The bots of this server would wait an hour for second thoughts; where there can be none they do not."""
    plan = {"options": {"cards": SHIPS}, "pace": 1, "start": 0}
    with running(tmp_path / "tables.sqlite", second_thoughts=LONG) as server:
        ann = Guest(server.address, "Ann")
        id = ann.open("me", "easy", begin=True, **plan)["table"]["id"]
        live = server.house.tables.live[id]
        for action in ("draw", "stop", "pass"):
            assert ann.act(id, action)["type"] == "done"
        hello = ann.table(id)
        assert (hello["undo"], hello["state"]["decider"]) == (0, 1)
        assert live.keeper.due() == live.known_since + 1000 * LONG
        other = ann.open("me", "easy", begin=True, **(plan | {"start": 1}))["table"]["id"]
        wait_for(lambda: ann.table(other)["state"]["decider"] == 0)  # a bot that was asked later has acted
        assert ann.table(id)["seq"] == hello["seq"]
        assert ann.send(id, "undo", version=hello["version"])["type"] == "done"
        assert ann.act(id, "pass")["type"] == "done"
        again = ann.table(id)
        assert again["undo"] is None  # taken back once, so that there is nothing to wait for
        wait_for(lambda: ann.table(id)["seq"] > again["seq"])
        fast = ann.open("me", "easy", begin=True, **(plan | {"pace": 0}))["table"]["id"]
        for action in ("draw", "stop", "pass"):
            ann.act(fast, action)
        wait_for(lambda: ann.table(fast)["state"]["decider"] == 0)

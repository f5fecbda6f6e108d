"""What happens by itself, whatever the system clock says: while a server runs, and between two runs."""

from __future__ import annotations

import time
from pathlib import Path

import httpx
import pytest
from tests.server.guests import Guest, Running, Stream, running, two_at_a_table, wait_for

YEAR = 365 * 86_400


def jump(monkeypatch: pytest.MonkeyPatch, seconds: int) -> None:
    """The system clock is set anew, for the server too: it runs in this process."""
    real, real_ns = time.time, time.time_ns
    monkeypatch.setattr(time, "time", lambda: real() + seconds)
    monkeypatch.setattr(time, "time_ns", lambda: real_ns() + seconds * 1_000_000_000)


def clock_off(guest: Guest) -> float:
    """Milliseconds between the system's clock and the server's, as it tells them."""
    lines = guest.get("/metrics").text.splitlines()
    return float(next(line for line in lines if line.startswith("portroyal_clock_off")).split()[1])


@pytest.mark.parametrize("seconds", [YEAR, -YEAR])
@pytest.mark.parametrize("kind", ["live", "correspondence"])
def test_a_jump_while_the_server_runs_costs_nobody_time(
    server: Running, monkeypatch: pytest.MonkeyPatch, kind: str, seconds: int
) -> None:
    ann, bob, id = two_at_a_table(server, clock={"kind": kind, "seconds": 600})
    guests = [ann, bob]
    stream = ann.stream(id)
    hello = stream.next("hello")
    before = clock_off(ann)  # other tests have put this server's clock forward
    jump(monkeypatch, seconds)
    for _ in range(3):
        assert guests[ann.table(id)["state"]["decider"]].act(id)["type"] == "done"
        update = stream.until("act")
        assert 0 <= update["entry"]["at"] - hello["clocks"]["at"] < 60_000
        assert all(left is None or left > 590_000 or left == 0 for left in update["clocks"]["left"])
        assert update["table"] is None  # nobody was stood in for
    assert abs(clock_off(ann) - before - seconds * 1000) < 60_000


def test_a_clock_set_back_between_two_runs_keeps_no_table_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The entries are from a future that will come in a year; bots, cutting and clocks go on now."""
    file = tmp_path / "tables.sqlite"
    with monkeypatch.context() as wrong:
        jump(wrong, YEAR)
        with running(file, cut_time=60) as server:
            ann, bob = Guest(server.address, "Ann"), Guest(server.address, "Bob")
            bots = ann.open("me", "easy", begin=True, start=1, pace=2000)["table"]["id"]
            opened = ann.open("me", "open")["table"]
            bob.join(opened["id"], key=opened["key"])
            ann.send(opened["id"], "begin")
            cid, dan, slow = two_at_a_table(server, clock={"kind": "correspondence", "seconds": 600})
            token, decider = ann.token, cid.table(slow)["clocks"]["running"]
            slow_token = (cid, dan)[decider].token
    with running(file, cut_time=0.5) as server:
        headers = {"authorization": f"Bearer {token}"}
        stream = Stream(None, bots, {}, server.address, **headers)
        assert stream.until("act")["entry"]["seat"] == 1
        cutting = f"{server.address}/api/tables/{opened['id']}"
        wait_for(lambda: httpx.get(cutting, headers=headers).json()["table"]["status"] == "running")
        clocks = httpx.get(
            f"{server.address}/api/tables/{slow}", headers={"authorization": f"Bearer {slow_token}"}
        ).json()["clocks"]
        assert 590_000 < clocks["left"][decider] <= 600_000
        live = server.house.tables.live[slow]
        assert (live.keeper.due() or 0) < server.house.moments.now() + 601_000
        stream.close()

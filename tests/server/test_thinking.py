"""Bots in their worker processes: legal answers from positions alone, whatever happens to the worker."""

from __future__ import annotations

import asyncio
import itertools
import os
import signal

import msgspec
import pytest
from tests.server.guests import Guest, Running, wait_for

from portroyal.play.game import Game
from portroyal.server.thinking import Bots, choose


def position(game: str, acts: int) -> tuple[bytes, list[str]]:
    played = Game.new(game, 3, seed=5)
    for _ in range(acts):
        played.play(played.legal[-1])
    while len(played.legal) == 1:
        played.play(played.legal[0])
    return msgspec.json.encode(played.state()), played.legal


@pytest.mark.parametrize("game", ["port-royal", "unterwegs", "combined", "dice"])
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_every_level_answers_from_the_open_state(game: str, level: str) -> None:
    state, legal = position(game, 12)
    assert choose(state, level, 50) in legal


def test_a_worker_that_dies_is_replaced_and_the_bot_asked_again() -> None:
    state, legal = position("port-royal", 9)

    async def play() -> None:
        bots = Bots(1, 50)
        try:
            assert await bots.choose(state, legal, "easy") in legal
            executor = bots.quick._executor
            assert executor is not None
            for pid in list(executor._processes):
                os.kill(pid, signal.SIGKILL)
            assert await bots.choose(state, legal, "easy") in legal
            assert bots.failed <= 1
            assert await bots.choose(b"garbage", legal, "easy") in legal
            assert bots.failed >= 2
        finally:
            bots.close()

    asyncio.run(play())


def test_bots_have_names_of_their_own_and_play_at_their_tables_pace(server: Running) -> None:
    ann = Guest(server.address, "Ann")
    hello = ann.open("me", "easy", "normal", "easy", begin=True, start=1, pace=300)
    names = [seat["name"] for seat in hello["table"]["seats"]]
    assert len(set(names)) == 4
    id = hello["table"]["id"]
    wait_for(lambda: ann.table(id)["state"]["legal"] or ann.table(id)["seq"] > hello["seq"] + 3)
    entries = ann.get(f"/api/tables/{id}/log").json()["entries"]
    acts = [entry["at"] for entry in entries if entry["kind"] in ("start", "act")]
    assert all(later - earlier >= 300 for earlier, later in itertools.pairwise(acts))

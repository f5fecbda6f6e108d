"""The coach: for one who plays bots alone, on what everybody may know."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.guests import Guest, Json, Running, running

from portroyal.play.game import Game
from portroyal.server.live import bot_pool
from portroyal.server.live.coach import sentence
from portroyal.server.table.protocol import CoachChoice
from portroyal.text.words import Words


@pytest.fixture(scope="module")
def warm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("coach") / "tables.sqlite", warm_bots=True, bot_ms=50) as found:
        yield found


def coach(guest: Guest, id: str) -> Json:
    """What the coach says once it is ready."""
    until = time.monotonic() + bot_pool.WARM_UP
    while True:
        told: Json = guest.get(f"/api/tables/{id}/coach").json()
        if told.get("code") != "not-ready" or time.monotonic() > until:
            return told
        time.sleep(0.2)


@pytest.mark.parametrize("game", ["port-royal", "dice"])
def test_every_choice_has_its_chance_to_win(warm: Running, game: str) -> None:
    ann = Guest(warm.address, "Ann")
    id = ann.open("me", "easy", begin=True, hints=True, start=0, game=game)["table"]["id"]
    while len(legal := ann.get(f"/api/tables/{id}").json()["state"]["legal"]) == 1:
        ann.act(id)
    told = coach(ann, id)
    chances = [choice["win"] for choice in told["choices"]]
    assert {choice["action"] for choice in told["choices"]} == set(legal)
    assert chances == sorted(chances, reverse=True)
    assert 0 <= chances[-1] <= chances[0] <= 1
    assert told["choices"][0]["title"] in told["sentence"]
    assert told["version"] == ann.get(f"/api/tables/{id}").json()["version"]


def test_the_sentence_rounds_as_the_list_beside_it() -> None:
    game = Game.new("unterwegs", 2, seed=1)
    game.play("draw")
    wins = {"draw": 0.556, "stop": 0.5449}
    told = sentence(Words("en"), [CoachChoice(action, action, "", win) for action, win in wins.items()], game)
    assert told == "“draw” and “stop” are about equally good: 56% and 54%."


def test_nobody_is_coached_against_people_or_without_hints(warm: Running) -> None:
    ann, bob = Guest(warm.address, "Ann"), Guest(warm.address, "Bob")

    def code(*seats: str, **wish: object) -> str:
        id = ann.open(*seats, begin=True, start=0, **wish)["table"]["id"]
        assert bob.get(f"/api/tables/{id}/coach").json()["code"] in ("no-table", "no-hints")
        return str(coach(ann, id).get("code", "coached"))

    assert code("me", "easy", hints=True) == "coached"
    assert code("me", "easy") == "no-hints"
    assert code("me", "Grace", hints=True) == "no-hints"  # somebody else at the same device
    assert code("easy", "me", hints=True, pace=2000) == "not-your-turn"


def test_without_compiled_code_it_says_that_it_is_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_pool, "warm_up", len)  # called without a list it fails, in the worker, too
    with running(tmp_path / "tables.sqlite", warm_bots=True) as server:
        ann = Guest(server.address, "Ann")
        id = ann.open("me", "easy", begin=True, hints=True, start=0)["table"]["id"]
        ann.act(id)
        told = coach(ann, id)
        assert (told["code"], told["error"]) == ("no-coach", "the coach is not here")

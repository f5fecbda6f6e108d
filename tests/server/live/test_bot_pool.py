"""Bots in their worker processes: legal answers from positions alone, whatever happens to the worker."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest
from tests.server.guests import WAIT, Guest, Running, running, wait_for

from portroyal.bots.ask import Answer, Trouble
from portroyal.play.cards.adapter import CardTable
from portroyal.play.dice.adapter import DiceTable
from portroyal.play.errors import PlayError
from portroyal.play.game import Game
from portroyal.play.rules_table import RulesTable
from portroyal.rules.compiling import tell_compiling
from portroyal.server.live import bot_pool as thinking
from portroyal.server.live.bot_pool import QUEUE, Bots, Pool, Worker, awake, choose, game_at
from portroyal.text.compiling import KNOWN
from server_program import Program


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


@pytest.mark.parametrize(("game", "table"), [("combined", CardTable), ("dice", DiceTable)])
def test_hidden_cards_are_dealt_once_per_question(
    game: str, table: type[RulesTable], monkeypatch: pytest.MonkeyPatch
) -> None:
    """By whoever lays the position out; nothing on that table is real."""
    state, legal = position(game, 12)
    monkeypatch.delattr(table, "blinded")
    monkeypatch.delattr(RulesTable, "blinded")
    assert choose(state, "hard", 50) in legal


def test_a_worker_that_dies_is_replaced_and_the_bot_asked_again() -> None:
    state, legal = position("port-royal", 9)

    async def play() -> None:
        bots = Bots(1, 50)
        try:
            assert await bots.choose(state, legal, "easy") in legal
            executor = bots.quick.workers[0].executor
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


def test_the_strongest_bots_answer_by_themselves_once_they_are_warm() -> None:
    """None is given up, which is how one fails that still compiles. Cold, this takes minutes."""

    async def play() -> None:
        bots = Bots(1, 300)
        try:
            bots.warm()
            assert bots._warm is not None
            assert await bots._warm
            for game in ("port-royal", "unterwegs", "combined", "dice"):
                state, legal = position(game, 12)
                assert bots._able("master") == (bots.slow, "master")
                assert await bots.choose(state, legal, "master") in legal
            assert bots.failed == 0
            state, legal = position("port-royal", 12)
            crowd = [bots.choose(state, legal, "master") for _ in range(QUEUE + 4)]
            assert set(await asyncio.gather(*crowd)) <= set(legal)
            assert bots.failed == 0
            executor = bots.slow.workers[0].executor
            assert executor is not None
            for pid in list(executor._processes):
                os.kill(pid, signal.SIGKILL)
            assert await bots.choose(state, legal, "master") in legal
            assert not bots.is_warm()  # the next worker is warmed before it is asked
        finally:
            bots.close()

    asyncio.run(play())


def test_a_table_never_waits_for_bots_to_be_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cold, compiling takes a minute and more; meanwhile the next best bot plays."""
    monkeypatch.setenv("PORTROYAL_CACHE", str(tmp_path / "empty"))
    with running(tmp_path / "tables.sqlite", warm_bots=True) as server:
        ann = Guest(server.address, "Ann")
        id = ann.open("me", "master", "master", begin=True, start=1)["table"]["id"]
        wait_for(lambda: ann.table(id)["state"]["decider"] == 0)
        assert not server.house.bots.is_warm()
        assert ann.act(id)["type"] == "done"
        assert server.house.bots.failed == 0


def test_where_the_strongest_bots_cannot_be_had_the_next_best_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """As without Numba: what fails to warm up is never asked."""
    monkeypatch.setattr(thinking, "warm_up", len)  # called without a list it fails, in the worker, too
    state, legal = position("port-royal", 12)

    async def play() -> None:
        bots = Bots(1, 50)
        try:
            bots.warm()
            assert bots._warm is not None
            assert not await bots._warm
            assert await bots.choose(state, legal, "master") in legal
            assert (bots.is_warm(), bots.asked, bots.failed) == (False, 1, 0)
        finally:
            bots.close()

    asyncio.run(play())


def never(state: bytes, level: str, ms: int) -> str:
    """In a worker: a bot that hangs."""
    time.sleep(3600)
    return ""


def worker_of(server: Running) -> int:
    executor = server.house.bots.quick.workers[0].executor
    assert executor is not None
    (pid,) = executor._processes
    return int(pid)


def test_a_bot_that_hangs_holds_no_other_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten tables ask the same worker, which is stopped: all of them go on."""
    monkeypatch.setattr(thinking, "PATIENCE", 4.0)  # enough for the next worker
    with running(tmp_path / "tables.sqlite") as server:
        ann = Guest(server.address, "Ann")
        first = ann.open("me", "easy", begin=True, start=1)["table"]["id"]
        wait_for(lambda: ann.table(first)["state"]["decider"] == 0)
        stopped = worker_of(server)
        os.kill(stopped, signal.SIGSTOP)
        ids = [ann.open("me", "easy", begin=True, start=1)["table"]["id"] for _ in range(10)]
        wait_for(lambda: all(ann.table(id)["state"]["decider"] == 0 for id in ids))
        assert server.house.bots.failed >= 1
        assert not alive(stopped)
        assert ann.get("/healthz").json()["bots"] == "ok"  # again


def test_a_bot_that_never_answers_is_replaced_by_the_safe_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(thinking, "PATIENCE", 0.2)
    monkeypatch.setattr(thinking, "choose", never)
    with running(tmp_path / "tables.sqlite") as server:
        ann = Guest(server.address, "Ann")
        assert ann.get("/healthz").json()["bots"] == "ok"
        id = ann.open("me", "easy", begin=True, start=1)["table"]["id"]
        wait_for(lambda: ann.table(id)["state"]["decider"] == 0)
        health = ann.get("/healthz")
        assert (health.status_code, health.json()["bots"]) == (200, "failing")
        assert (server.house.bots.asked, server.house.bots.failed) == (2, 2)  # then it is left alone
        acts = [entry["action"] for entry in ann.get(f"/api/tables/{id}/log").json()["entries"]]
        assert "stop" in acts
    told = [(record.getMessage(), record.__dict__.get("table")) for record in caplog.records]
    assert told.count(("bot failed", id)) == 2
    assert ("safe move", id) in told


def test_a_bot_that_the_worker_gave_up_does_not_stay_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would still think in its thread, and every other table at this level would get its stand-in."""
    state, _ = position("port-royal", 12)
    hung = Answer("stop", None, Trouble("mate", "timeout", "mate gave no answer within 7 seconds"))
    monkeypatch.setattr(thinking, "answer", lambda *_: hung)
    with pytest.raises(TimeoutError, match="no answer"):
        choose(state, "hard", 50)


def test_every_table_has_its_turn_before_any_has_another() -> None:
    async def play() -> list[str]:
        pool = Pool(1, "INFO")
        done: list[str] = []

        async def ask(table: str) -> None:
            await pool.ask(table, 20.0, thinking.awake)
            done.append(table)

        try:
            await asyncio.gather(*(ask(table) for table in "AAAAAABBCA"))
        finally:
            pool.close()
        return done

    assert asyncio.run(play()) == list("AABCABAAAA")


def test_who_opens_many_tables_has_no_more_of_the_bots_than_who_has_one() -> None:
    state, legal = position("port-royal", 12)

    async def play() -> list[str]:
        bots, done = Bots(1, 50), list[str]()

        async def ask(table: str, host: str) -> None:
            await bots.choose(state, legal, "easy", table, host)
            done.append(table)

        try:
            await asyncio.gather(*(ask(f"A{n}", "Ann") for n in range(6)), ask("B", "Bob"))
        finally:
            bots.close()
        return done

    assert asyncio.run(play()) == ["A0", "A1", "B", "A2", "A3", "A4", "A5"]


def test_bots_without_a_pause_do_not_stop_what_is_patient() -> None:
    """Two tables at which bots play each other always have one that waits."""

    async def play() -> None:
        pool, over = Pool(1, "INFO"), asyncio.Event()

        async def greedy(table: str) -> None:
            while not over.is_set():
                await pool.ask(table, 20.0, thinking.awake)

        try:
            tables = [asyncio.create_task(greedy(table)) for table in "AB"]
            await asyncio.wait_for(pool.ask_last(20.0, thinking.awake), WAIT)
            over.set()
            await asyncio.gather(*tables)
        finally:
            pool.close()

    asyncio.run(play())


def test_masters_do_not_keep_the_coach_from_people(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> int:
        bots = Bots(1, 7)
        bots.slow.waiting = QUEUE  # as many as may wait
        try:
            return int(await bots.advise("table", max, 1))
        finally:
            bots.close()

    monkeypatch.setattr(Bots, "is_warm", lambda _: True)
    assert asyncio.run(play()) == 7


def test_who_goes_while_waiting_leaves_the_worker_to_others() -> None:
    async def play() -> None:
        pool = Pool(1, "INFO")
        try:
            crowd = [asyncio.create_task(pool.ask(table, 20.0, thinking.awake)) for table in "ABCD"]
            await asyncio.sleep(0)
            for task in crowd[:3]:
                task.cancel()
            await crowd[3]
            assert pool.waiting == 0
            await pool.ask("E", 20.0, thinking.awake)
        finally:
            pool.close()

    asyncio.run(play())


def test_workers_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    program = Program(tmp_path / "tables.sqlite", tmp_path / "log").start()
    try:
        ann = Guest(program.address, "Ann")
        id = ann.open("me", "easy", begin=True, start=1)["table"]["id"]
        wait_for(lambda: ann.table(id)["state"]["decider"] == 0)
        children = Path(f"/proc/{program.pid}/task/{program.pid}/children").read_text().split()
        assert children
        os.kill(program.pid, signal.SIGKILL)  # the server alone
        wait_for(lambda: not any(alive(int(child)) for child in children))
    finally:
        program.kill()


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


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


def test_a_worker_tells_what_it_compiles_and_why_it_cannot(capfd: pytest.CaptureFixture[str]) -> None:
    async def work() -> None:
        worker = Worker("INFO")
        try:
            await worker.do(60, tell_compiling, "worked_out", True)
            with pytest.raises(PlayError, match="no game 'chess'") as refused:  # and the worker lives on
                await worker.do(
                    60, game_at, b'{"game": "chess", "players": [{}, {}], "options": {}, "start": 0}'
                )
            assert refused.value.code == "unknown-game"
            await worker.do(60, awake)
        finally:
            worker.close()

    asyncio.run(work())
    (line,) = capfd.readouterr().err.splitlines()
    told = json.loads(line)
    assert (told["message"], told["what"], told["about_seconds"]) == ("compiling", *KNOWN["worked_out"])


def test_without_numba_a_server_says_at_its_start_that_hard_plays_for_master(tmp_path: Path) -> None:
    script = (
        "import sys; sys.modules['numba'] = None\n"
        "from portroyal.bots import registry; from portroyal.cli.main import main\n"
        "find = registry.find_spec\n"
        "registry.find_spec = lambda name: None if name == 'numba' else find(name)\n"
        f"main(['serve', '--port', '0', '--cold-bots', '--database', {str(tmp_path / 'tables.sqlite')!r}])\n"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", script], stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stderr is not None
        assert process.stderr.readline().startswith("The package numba is missing, so “hard” plays")
    finally:
        process.terminate()
        process.communicate()

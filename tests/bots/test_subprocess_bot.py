"""Programs as bots: they get positions and time, never a seed; silence, noise and death are survived."""

from __future__ import annotations

import json
import random
import shlex
import sys
from pathlib import Path

import pytest

from portroyal.bots import subprocess_bot as foreign
from portroyal.bots.ask import Answer, ask
from portroyal.bots.bot import Budget
from portroyal.bots.subprocess_bot import Foreign
from portroyal.play.errors import PlayError
from portroyal.play.game import Game

LOOP = "import sys, json, time\nfor line in sys.stdin:\n"
FIRST = (
    "    print(json.dumps({'ok': True, 'action': json.loads(line)['position']['legal'][0]}), flush=True)\n"
)


def program(folder: Path, body: str) -> Foreign:
    file = folder / "bot.py"
    file.write_text(body)
    return Foreign(shlex.join([sys.executable, str(file)]))


def asked(bot: Foreign, game: Game, ms: float = 200) -> Answer:
    return ask(bot, game.table, random.Random(1), Budget(ms=ms))


def game() -> Game:
    made = Game.new("port-royal", 2, seed=7)
    made.play("draw")
    return made


def test_a_program_plays_a_whole_game_and_gets_nothing_but_positions(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    keep = f"    open({str(heard)!r}, 'a').write(line)\n"
    bot = program(tmp_path, LOOP + keep + FIRST)
    played = game()
    while not played.over:
        told = asked(bot, played)
        assert told.trouble is None
        played.play(told.action)
    bot.close()
    questions = [json.loads(line) for line in heard.read_text().splitlines()]
    assert questions
    for question in questions:
        assert set(question) == {"cmd", "position", "ms"}
        assert question["cmd"] == "best"
        assert "seed" not in json.dumps(question)
    assert bot.starts == 1


def test_our_own_engine_is_such_a_program() -> None:
    bot = Foreign(shlex.join([sys.executable, "-m", "portroyal", "engine"]))
    told = asked(bot, game())
    assert told.trouble is None
    assert told.action in game().legal
    bot.close()


@pytest.mark.parametrize(
    ("body", "kind", "sentence"),
    [
        ("raise SystemExit(1)\n", "gone", "ended without an answer"),
        (LOOP + "    print('hello', flush=True)\n", "garbage", "which is no JSON"),
        (LOOP + "    print('[]', flush=True)\n", "garbage", "gave no action"),
        (LOOP + "    print('{\"ok\": true}', flush=True)\n", "garbage", "answered the action None"),
        (LOOP + '    print(\'{"ok": true, "action": "fly"}\', flush=True)\n', "illegal", "'fly'"),
        (LOOP + "    sys.stdout.write('x' * 2000000); sys.stdout.flush()\n", "gone", "ended without"),
    ],
)
def test_a_program_that_fails_is_replaced(tmp_path: Path, body: str, kind: str, sentence: str) -> None:
    bot = program(tmp_path, body)
    told = asked(bot, game())
    bot.close()
    assert told.trouble is not None
    assert told.trouble.kind == kind
    assert sentence in told.trouble.sentence
    assert told.action == game().legal[0]


def test_a_program_that_is_late_is_ended_and_started_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its late answer must not be taken for the answer to the next question."""
    monkeypatch.setattr(foreign, "LATE", 0.2)
    monkeypatch.setattr(foreign, "STARTING", 5.0)
    once = tmp_path / "once"
    sleepy = f"    import os\n    if not os.path.exists({str(once)!r}):\n        open({str(once)!r}, 'w')\n"
    bot = program(tmp_path, LOOP + sleepy + "        time.sleep(30)\n" + FIRST)
    bot.fresh = False
    first = asked(bot, game(), ms=10)
    assert first.trouble is not None
    assert first.trouble.kind == "timeout"
    assert asked(bot, game(), ms=10).trouble is None
    assert bot.starts == 2
    bot.close()


def test_a_program_that_dies_again_and_again_stays_out(tmp_path: Path) -> None:
    bot = program(tmp_path, "raise SystemExit(1)\n")
    for _ in range(foreign.MOST_STARTS):
        assert asked(bot, game()).trouble is not None
    told = asked(bot, game())
    assert told.trouble is not None
    assert "is not started again" in told.trouble.sentence
    assert bot.starts == foreign.MOST_STARTS


def test_a_program_that_is_not_there() -> None:
    told = asked(Foreign("/no/such/program"), game())
    assert told.trouble is not None
    assert "cannot be started: No such file or directory" in told.trouble.sentence


@pytest.mark.parametrize("command", ["", "  ", "'half"])
def test_what_is_no_command_is_refused(command: str) -> None:
    with pytest.raises(PlayError):
        Foreign(command)

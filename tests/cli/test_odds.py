"""`portroyal odds` as a newcomer tries it: a state from the engine, a record at a move, and mistakes."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from portroyal.cli.odds import game_in
from portroyal.lab.dice.family import DiceChances
from portroyal.lab.odds import odds_of
from portroyal.play.errors import PlayError
from portroyal.play.game import Game
from portroyal.play.record import write_record
from portroyal.text.odds import odds_lines
from portroyal.text.words import LANGUAGES, Words


def halfway(name: str, acts: int = 14) -> Game:
    game = Game.new(name, 2, seed=2, names=["Ann", "Ben"])
    chance = random.Random(2)
    while len(game.actions) < acts or len(game.legal) < 2:
        game.play(chance.choice(game.legal))
    return game


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["unterwegs", "dice"])
def test_every_language_tells_it(lang: str, name: str) -> None:
    lines = odds_lines(Words(lang), odds_of(halfway(name), 0, 40))
    text = "\n".join(lines)
    assert "captain" in text
    assert "%" in text


def test_what_lies_further_ahead_is_told_in_whole_percent_as_beside_a_table() -> None:
    game = Game.new("dice", 2, seed=5, dice=["red-B"])
    while "stop" not in game.legal:
        game.play(game.legal[0])
    odds = odds_of(game, 0, 40)
    assert isinstance(odds.chances, DiceChances)
    reach = [chance for chance in odds.chances.reach.values() if chance]
    told = [
        line.split()[-1] for line in odds_lines(Words("en"), odds) if " or more, if you play for " in line
    ]
    assert told
    assert told == [f"{max(1, round(100 * chance))}%" for chance in reach]


def test_a_state_a_whole_answer_and_a_record_are_understood(tmp_path: Path) -> None:
    game = halfway("unterwegs")
    state = msgspec.to_builtins(game.state())
    (tmp_path / "state.json").write_text(json.dumps(state))
    (tmp_path / "answer.json").write_text(json.dumps({"ok": True, "events": [], "state": state}))
    (tmp_path / "record.json").write_text(write_record(game))
    for file in ("state.json", "answer.json", "record.json"):
        assert game_in(str(tmp_path / file), None).state() == game.state()
    assert len(game_in(str(tmp_path / "record.json"), 3).actions) == 3


@pytest.mark.parametrize(
    ("text", "at", "why"),
    [
        ("[]", None, "neither a record nor a position"),
        ("{}", None, "neither a record nor a position"),
        ("x", None, "not a JSON document"),
        ('{"ok": false, "error": "there is no game"}', None, "line 1 was refused: 'there is no game'"),
        ('{"players": [{}, {}], "game": "chess"}', None, "there is no game 'chess'"),
        ('{"players": [{}, {}], "game": "dice"}', 4, "--at goes with a record"),
    ],
)
def test_mistakes_are_one_sentence(text: str, at: int | None, why: str, tmp_path: Path) -> None:
    (tmp_path / "file.json").write_text(text)
    with pytest.raises(PlayError, match=why):
        game_in(str(tmp_path / "file.json"), at)


def test_a_move_that_is_not_there(tmp_path: Path) -> None:
    game = halfway("unterwegs")
    (tmp_path / "record.json").write_text(write_record(game))
    with pytest.raises(PlayError, match="the record’s last move is"):
        game_in(str(tmp_path / "record.json"), 999)


def test_from_standard_input_as_data() -> None:
    state = json.dumps(msgspec.to_builtins(halfway("unterwegs").state()))
    words = [sys.executable, "-m", "portroyal", "odds", "--json", "--seconds", "0", "--playouts", "40"]
    ran = subprocess.run(words, input=state, capture_output=True, text=True, check=True)
    told = json.loads(ran.stdout)
    assert told["game"] == "unterwegs"
    assert set(told["bots"]) == {"bosun", "mate", "captain"}


def test_a_whole_session_with_the_engine_is_understood(tmp_path: Path) -> None:
    """`portroyal engine | portroyal odds`: the position where the session has come to."""
    lines = [
        {"cmd": "new", "game": "unterwegs", "players": 2, "seed": 1},
        {"cmd": "act", "action": "draw"},
        {"cmd": "act", "action": "draw"},
    ]
    typed = "\n".join(map(json.dumps, lines)) + "\n"
    engine = [sys.executable, "-m", "portroyal", "engine"]
    session = subprocess.run(engine, input=typed, capture_output=True, text=True, check=True).stdout
    (tmp_path / "session").write_text(session)
    game = Game.new("unterwegs", 2, seed=1)
    game.play("draw")
    game.play("draw")
    assert game_in(str(tmp_path / "session"), None).state() == game.state()
    refused = json.dumps({"ok": False, "code": "illegal-action", "error": "no such thing"})
    (tmp_path / "session").write_text(session + refused + "\n")
    with pytest.raises(PlayError, match="line 4 was refused: 'no such thing'"):
        game_in(str(tmp_path / "session"), None)


@pytest.mark.parametrize(
    ("text", "game", "legal"),
    [
        ('{"players": [{}, {}]}', "port-royal", ["draw"]),
        ('{"players": [{"coins": 4}, {}, {}], "harbor": ["sailor-3/1"]}', "port-royal", ["draw", "stop"]),
        ('{"game": "dice", "players": [{}, {}]}', "dice", None),
    ],
)
def test_a_position_may_leave_out_what_is_the_default(
    tmp_path: Path, text: str, game: str, legal: list[str] | None
) -> None:
    (tmp_path / "position").write_text(text)
    found = game_in(str(tmp_path / "position"), None)
    assert found.setup.game == game
    assert legal is None or found.legal == legal


def test_what_a_bot_did_not_say_is_not_put_into_its_mouth() -> None:
    """Without Numba the captain gives no answer; the bosun, who stands in for it in games, is no captain."""
    hidden = (
        "import sys; sys.modules['numba'] = None\n"
        "from portroyal.cli.main import main; main(['odds', '-', '--seconds', '0', *sys.argv[1:]])\n"
    )
    position = '{"players": [{"coins": 4}, {}], "harbor": ["sailor-3/1"]}'
    told, data = (
        subprocess.run(
            [sys.executable, "-c", hidden, *words], input=position, capture_output=True, text=True, check=True
        ).stdout
        for words in ([], ["--json"])
    )
    assert "  captain  –\n" in told
    captain = json.loads(data)["bots"]["captain"]
    assert captain["action"] is None
    assert "captain needs numba" in captain["trouble"]
    assert "needs the package numba" in json.loads(data)["trouble"]

"""The engine protocol: every line gets one answer, whatever comes, and the game stands after an error."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from portroyal.engine import KEYS, MAX_LINE, Engine, serve
from portroyal.play.dice.adapter import DiceTable
from portroyal.play.rules_table import RulesTable

NEW = b'{"cmd": "new", "game": "port-royal", "players": 2, "seed": 7}'


def answers(*lines: bytes) -> list[dict[str, Any]]:
    target = io.BytesIO()
    serve(io.BytesIO(b"\n".join(lines) + b"\n"), target)
    return [json.loads(line) for line in target.getvalue().splitlines()]


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
WORDS = [
    "port-royal",
    "draw",
    "take sailor-3/1",
    "sailor-3/1",
    2,
    7,
    [],
    {},
    None,
    "expedition",
    "trade",
    -1,
    "0" * 64,
]
known_values = st.sampled_from(WORDS) | json_values
positions = st.dictionaries(
    st.sampled_from(
        ["phase", "players", "harbor", "active", "decider", "unseen", "revealed", "expeditions", "draw"]
    ),
    known_values
    | st.lists(st.dictionaries(st.sampled_from(["coins", "display", "ships"]), known_values), max_size=3),
)
commands = st.sampled_from(sorted(KEYS)).flatmap(
    lambda word: st.fixed_dictionaries(
        {"cmd": st.just(word)},
        optional=dict.fromkeys(sorted(KEYS[word]), known_values | positions),
    )
)


@settings(max_examples=300, deadline=None)
@given(
    st.lists(st.binary(max_size=60) | commands.map(lambda c: json.dumps(c).encode()), min_size=1, max_size=6)
)
def test_garbage_never_kills_the_engine(lines: list[bytes]) -> None:
    engine = Engine()
    engine.answer(NEW)
    for line in lines:
        before = engine.answer(b'{"cmd": "state"}')
        answer = engine.answer(line)
        assert answer["ok"] or answer["code"] != "bug", answer
        assert set(answer) >= ({"ok", "events", "state"} if answer["ok"] else {"ok", "code", "error"})
        if not answer["ok"]:
            assert engine.answer(b'{"cmd": "state"}') == before
            assert "\n" not in answer["error"]


def test_one_answer_a_line_and_a_clean_end() -> None:
    got = answers(
        NEW, b"", b"{", b"[]", b'{"cmd": "fly"}', b'{"cmd": "act", "action": "draw"}', b'{"cmd": "quit"}', NEW
    )
    assert [answer["ok"] for answer in got] == [True, False, False, False, False, True, True]
    assert [answer.get("code") for answer in got[1:5]] == [
        "bad-json",
        "bad-json",
        "bad-command",
        "unknown-command",
    ]


def test_a_line_that_is_too_long_is_refused_and_the_next_one_served() -> None:
    just_right = b'{"cmd": "new", "game": "port-royal", "players": 2, "seed": 7}'.ljust(MAX_LINE)
    got = answers(b"x" * (MAX_LINE + 1), b"y" * (3 * MAX_LINE), just_right)
    assert [answer.get("code") for answer in got] == ["too-long", "too-long", None]


def test_deep_nesting_and_strange_numbers_are_refused() -> None:
    got = answers(
        b"[" * 900_000,
        b'{"cmd": NaN}',
        b'{"cmd": "new", "game": "port-royal", "players": 1e400}',
        b"\xff\xfe",
    )
    assert not any(answer["ok"] for answer in got)
    assert not any(answer["code"] == "bug" for answer in got)


def test_an_unfinished_last_line_is_answered() -> None:
    target = io.BytesIO()
    serve(io.BytesIO(NEW), target)
    assert json.loads(target.getvalue())["ok"]


def test_the_engine_needs_neither_numba_nor_numpy() -> None:
    code = (
        "import sys\n"
        "for name in ('numba', 'numpy', 'typer', 'fluent'): sys.modules[name] = None\n"
        "sys.argv = ['portroyal', 'engine']\n"
        "import portroyal.__main__\n"
        "portroyal.__main__.main()\n"
    )
    run = subprocess.run([sys.executable, "-c", code], input=NEW + b"\n", capture_output=True, check=True)
    assert json.loads(run.stdout)["ok"]
    assert run.stderr == b""


def test_a_bot_gets_a_position_and_answers_with_an_action() -> None:
    engine = Engine()
    state = engine.answer(NEW)["state"]
    import msgspec

    line = msgspec.json.encode({"cmd": "best", "position": state, "ms": 5})
    answer = Engine().answer(line)
    assert answer["action"] == "draw"


def test_a_position_given_to_a_bot_is_dealt_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """By whoever lays it out; nothing on that table is real."""
    state = Engine().answer(b'{"cmd": "new", "game": "dice", "players": 2, "seed": 7}')["state"]
    monkeypatch.delattr(DiceTable, "blinded")
    monkeypatch.delattr(RulesTable, "blinded")
    line = json.dumps({"cmd": "best", "position": state, "bot": "bosun"}).encode()
    assert Engine().answer(line)["action"] in state["legal"]


def test_offers_say_what_every_choice_means() -> None:
    first, _, drawn, offers = answers(
        b'{"cmd": "offers"}', NEW, b'{"cmd": "act", "action": "draw"}', b'{"cmd": "offers"}'
    )
    assert first["code"] == "no-game"
    assert offers["state"] == drawn["state"]
    told = {offer["action"]: offer for offer in offers["offers"]}
    assert [action for action, offer in told.items() if offer["can"]] == drawn["state"]["legal"]
    assert told["draw"]["risk"] == {
        "busts": 0,
        "repelled": 0,
        "of": 118,
        "lost": 0,
    }  # of 120, less one revealed and one in the box
    [lying] = [offer for offer in offers["offers"] if not offer["can"]]
    assert (lying["action"], lying["why"]) == (f"take {drawn['state']['harbor'][0]}", "phase")
    [elsewhere] = answers(json.dumps({"cmd": "offers", "position": drawn["state"]}).encode())
    assert elsewhere["offers"] == offers["offers"]

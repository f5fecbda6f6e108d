"""What is public: one list, typed throughout, loaded by name, without the packages of the server."""

from __future__ import annotations

import ast
import collections.abc
import doctest
import inspect
import json
import os
import subprocess
import sys
import typing
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, assert_type

import pytest

import portroyal
import public_api
from portroyal import CardOffer, CardState, DiceOffer, DiceState, Game, Offer, State

PACKAGE = Path(portroyal.__file__).parent
MODULES = sorted({f"portroyal.{home}" for home in portroyal._HOMES.values()})
# What base installs do without
EXTRAS = (
    "aiosqlite", "alembic", "asyncpg", "confusable_homoglyphs", "distributed", "httptools", "matplotlib",
    "numba", "numpy", "openskill", "prometheus_client", "pyarrow", "resvg_py", "sqlalchemy", "starlette",
    "typer", "uvicorn", "uvloop", "websockets",
)  # fmt: skip


def test_type_checkers_and_programs_find_the_same_names() -> None:
    tree = ast.parse((PACKAGE / "__init__.py").read_text("utf-8"))
    (block,) = (node for node in tree.body if isinstance(node, ast.If) and isinstance(node.test, ast.Name))
    seen = {
        (name.asname, f"{each.module}".removeprefix("portroyal."))
        for each in block.body
        if isinstance(each, ast.ImportFrom)
        for name in each.names
    }
    assert seen == set(portroyal._HOMES.items())
    assert set(portroyal.__all__) == {name for name, _ in seen} <= set(dir(portroyal))
    assert not hasattr(portroyal, "Gam")


def test_nothing_public_is_lost_or_unlisted() -> None:
    """Else: what is new joins the list by `make public-api`; nothing leaves it without a deprecation."""
    assert public_api.kept()[0].partition(".")[0] == portroyal.__version__.partition(".")[0]
    assert public_api.lost() == []
    assert [line for line in public_api.api() if line not in public_api.kept()[1]] == []


def test_a_public_name_that_changes_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "play", Game.undo)
    assert public_api.lost() == [
        "Game.play(self, action: str, chance: Sequence[str] | None = None) -> list[Event]"
    ]
    monkeypatch.setattr(portroyal, "__version__", "99.0.0")  # where breaking is said by the number
    assert public_api.lost() == []


def public_hints() -> Iterator[tuple[str, Any]]:
    """Every annotation of the public names, resolved."""
    known = {name: getattr(portroyal, name) for name in portroyal.__all__}
    for name, value in known.items():
        parts = {name: value}
        if isinstance(value, type):
            parts = {f"{name}.{member}": part for member, part in public_api.public_members(value).items()}
            for field, hint in typing.get_type_hints(value, None, known, include_extras=False).items():
                if not field.startswith("_"):
                    yield f"{name}.{field}", hint
        for where, part in parts.items():
            bare = part.fget if isinstance(part, property) else getattr(part, "__func__", part)
            if inspect.isfunction(bare):
                for each in [*(getattr(o, "__func__", o) for o in typing.get_overloads(bare)), bare]:
                    for argument, hint in typing.get_type_hints(each, None, known).items():
                        yield f"{where} {argument}", hint


def parts_of(hint: Any) -> Iterator[Any]:
    yield hint
    for part in typing.get_args(hint):
        yield from parts_of(part)


def test_no_public_signature_says_any_and_none_names_a_private_type() -> None:
    public = {getattr(portroyal, name) for name in portroyal.__all__}
    hints = list(public_hints())
    assert len(hints) > 250
    for where, hint in hints:
        for part in parts_of(hint):
            assert part is not Any, where
            if isinstance(part, type) and part.__module__.startswith("portroyal"):
                assert part in public, f"{where}: {part}"
            if part in (list, dict, tuple, collections.abc.Mapping, collections.abc.Sequence):
                pytest.fail(f"{where}: a bare {part} holds anything")


def test_every_public_class_and_function_explains_itself() -> None:
    for name in portroyal.__all__:
        value = getattr(portroyal, name)
        assert value.__doc__, name
        if value.__module__.startswith("portroyal.library") and isinstance(value, type):
            for member, part in public_api.public_members(value).items():
                if not issubclass(value, tuple) and value not in (State, portroyal.Seat, portroyal.Setup):
                    assert getattr(part, "__doc__", None), f"{name}.{member}"


def test_states_are_typed_by_the_game() -> None:
    """mypy reads this too."""
    assert_type(Game.new("port-royal", 2).state(), CardState)
    assert_type(Game.new("dice", 2).copy().blind().state(), DiceState)
    assert_type(Game.new("combined", 2).offers(), Sequence[CardOffer])
    assert_type(Game.new("dice", 2).offers(), Sequence[DiceOffer])
    asked: str = "unterwegs"
    assert_type(Game.new(asked, 2).offers(), Sequence[Offer])
    assert_type(Game.new(asked, 2).state(), State)
    state = Game.new(asked, 2).state()
    assert isinstance(state, CardState)
    assert_type(Game.from_position(state), Game[CardState])


@pytest.mark.parametrize("module", [name for name in MODULES if ".library." in name])
def test_the_examples_in_docstrings_run(module: str) -> None:
    failed, tried = doctest.testmod(import_module(module))
    assert tried > 0
    assert failed == 0


def python(script: str, *hidden: str) -> dict[str, Any]:
    """What a program of its own answers, with these packages hidden from it."""
    hide = f"import sys, json; sys.modules.update(dict.fromkeys({hidden!r}))\n"
    done = subprocess.run(
        [sys.executable, "-c", hide + script],
        capture_output=True,
        text=True,
        env=os.environ | {"NUMBA_NUM_THREADS": "1"},
        check=False,
        timeout=100,
    )
    assert done.returncode == 0, done.stderr
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def test_the_import_itself_loads_nothing() -> None:
    loaded = python("import portroyal; print(json.dumps(sorted(sys.modules)))")
    assert {name for name in loaded if name.startswith("portroyal")} == {"portroyal"}
    assert not {name.partition(".")[0] for name in loaded} & {"msgspec", "fluent", "typer", *EXTRAS}


WITHOUT_EXTRAS = """
import portroyal
from portroyal import Game, PlayError, bot
for name in portroyal.__all__:
    getattr(portroyal, name)
def sentence(ask):
    try:
        ask()
    except PlayError as wrong:
        return wrong.sentence
game = Game.new("unterwegs", 2, seed=1)
mates = bot("mate")
while not game.over:
    game.play(mates.choose(game))
record = portroyal.Record.parse(str(game.record()))
fresh = Game.new("port-royal", 2, seed=7)
fresh.play("draw")
print(json.dumps({
    "result": game.result.reason,
    "acts": sum(1 for _ in record.moments()) - len(game.actions),
    "picture": game.svg()[:4], "text": str(game).splitlines()[-1], "card": str(portroyal.card("sailor-3/1")),
    "bust": portroyal.odds(fresh).chances["bust"],
    "odds": portroyal.odds(fresh).missing,
    "captain": sentence(lambda: bot("captain").choose(fresh)),
    "review": sentence(lambda: portroyal.review(record)),
    "simulate": sentence(lambda: portroyal.simulate("port-royal", ["mate"], games=2)),
    "loaded": sorted(name for name in sys.modules if name.startswith("portroyal.server")),
}))
"""


def test_without_the_extras_all_but_compiled_play_is_there() -> None:
    told = python(WITHOUT_EXTRAS, *EXTRAS)
    assert (told["result"], told["acts"], told["picture"]) == ("points", 0, "<svg")
    assert told["card"] == "sailor (costs 3, 1 point, 1 sword)"
    assert 0 <= told["bust"] < 0.3
    assert told["loaded"] == []
    for what in ("odds", "captain", "review", "simulate"):
        assert told[what].endswith('pip install "portroyal[fast]"'), told[what]
        assert "\n" not in told[what]

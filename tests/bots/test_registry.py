"""Bots by name: the crew of every game, levels, plugins and programs."""

from __future__ import annotations

import random
import resource
import subprocess
import sys
from importlib import metadata
from pathlib import Path

import pytest

from portroyal.bots import registry
from portroyal.bots.bot import Advice, Budget
from portroyal.bots.subprocess_bot import Foreign
from portroyal.play.errors import PlayError
from portroyal.play.families import all_games
from portroyal.play.game import Game

OWN = ["deckhand", "bosun", "mate", "captain"]


@pytest.mark.parametrize("game", all_games())
def test_every_game_has_the_whole_crew_and_all_levels(game: str) -> None:
    own = OWN if game == "dice" else [*OWN, "admiral"]
    assert list(registry.crew(game)) == own
    assert [registry.crew(game)[name].name for name in own] == own
    assert list(registry.levels(game)) == list(registry.LEVELS)
    assert registry.named("normal", game) is registry.named("bosun", game)


@pytest.mark.parametrize("game", all_games())
@pytest.mark.parametrize("name", ["easy", "bosun", "mate"])
def test_the_quick_ones_play_a_whole_game(game: str, name: str) -> None:
    played = Game.new(game, 2, seed=5)
    chance = random.Random(5)
    while not played.over:
        told = registry.answer(played, name, Budget(), chance)
        assert told.trouble is None
        played.play(told.action)


@pytest.mark.parametrize("name", ["parrot", "", None, 5, "cmd:./mybot"])
def test_an_unknown_name_is_refused_with_those_there_are(name: object) -> None:
    """A name from outside never starts a program."""
    with pytest.raises(PlayError, match="choose from deckhand, bosun, mate, captain, admiral, easy, normal"):
        registry.named(name, "port-royal")


@pytest.mark.parametrize(
    ("text", "name", "budget"),
    [
        ("mate", "mate", Budget()),
        ("captain@500", "captain", Budget(playouts=500)),
        ("captain@200ms", "captain", Budget(ms=200.0)),
    ],
)
def test_a_budget_stands_behind_a_name(text: str, name: str, budget: Budget) -> None:
    assert registry.budgeted(text) == (name, budget)


@pytest.mark.parametrize("text", ["captain@0", "captain@0ms", "captain@99999999", "captain@99999999ms"])
def test_a_budget_of_nothing_or_of_years_is_refused(text: str) -> None:
    with pytest.raises(PlayError, match="a budget is a number from 1 to"):
        registry.budgeted(text)


def test_the_engine_takes_a_budget_with_the_name() -> None:
    game = Game.new("port-royal", 2, seed=7)
    game.play("draw")
    assert registry.choose(game, "mate@500")["action"] in game.legal


def test_without_numba_master_is_hard_and_that_is_said_once() -> None:
    script = (
        "import sys; sys.modules['numba'] = None\n"
        "from portroyal.bots import registry; from portroyal.play.game import Game\n"
        "import importlib.util as util; find = util.find_spec\n"
        "registry.find_spec = lambda name: None if name == 'numba' else find(name)\n"
        "game = Game.new('port-royal', 2, seed=7); game.play('draw')\n"
        "print(registry.named('master', 'port-royal').name)\n"
        "for _ in range(3): registry.choose(game, 'master')\n"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert ran.stdout == "mate\n"
    assert ran.stderr == "without the package numba, master is played by hard\n"


def test_a_program_is_found_where_it_may_be_named() -> None:
    assert isinstance(registry.find("cmd:./mybot --fast", "dice"), Foreign)


PLUGIN = """
from portroyal.bots.bot import Advice

class Last:
    def advise(self, table, chance, budget):
        return Advice(table.legal()[-1])

class Broken:
    def __init__(self):
        raise OSError("no rum")
"""


@pytest.fixture
def plugin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package with two entry points, as pip would have installed it."""
    (tmp_path / "lastbot.py").write_text(PLUGIN)
    info = tmp_path / "lastbot-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: lastbot\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[portroyal.bots]\nlast = lastbot:Last\nbroken = lastbot:Broken\nmissing = lastbot:Missing\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    for cached in (registry.plugins, registry._plugin):
        cached.cache_clear()
    yield_names = metadata.entry_points(group=registry.PLUGINS)
    assert {"last", "broken"} <= yield_names.names


def test_a_plugin_plays_by_its_name(plugin: None) -> None:
    game = Game.new("port-royal", 2, seed=7)
    game.play("draw")
    assert registry.answer(game, "last").action == game.legal[-1]
    assert registry.named("last", "port-royal").name == "last"
    assert "last" in registry.names("dice")
    registry.plugins.cache_clear()


@pytest.mark.parametrize(("name", "why"), [("broken", "OSError: 'no rum'"), ("missing", "AttributeError")])
def test_a_plugin_that_does_not_load_is_one_sentence(plugin: None, name: str, why: str) -> None:
    with pytest.raises(PlayError, match=f"the plugin {name} does not load: {why}"):
        registry.named(name, "port-royal")
    registry.plugins.cache_clear()


def test_a_choice_of_the_engine_has_values_where_the_bot_has_them() -> None:
    class Sure:
        name = "sure"

        def advise(self, table: object, chance: random.Random, budget: Budget) -> Advice:
            return Advice("stop", {"stop": 0.75, "draw": 0.5})

    game = Game.new("port-royal", 2, seed=7)
    game.play("draw")
    assert registry.answer(game, Sure()).values == {"stop": 0.75, "draw": 0.5}
    assert "values" not in registry.choose(game, "deckhand", 5)


def test_an_engine_asked_for_its_best_starts_fast_and_without_numba() -> None:
    line = '{"cmd": "new", "game": "port-royal", "players": 2, "seed": 7}\n{"cmd": "best"}\n'
    script = (
        "import sys; import portroyal.engine as engine; engine.main(); "
        "print(sorted({'numba', 'numpy'} & set(sys.modules)), file=sys.stderr)"
    )
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    ran = subprocess.run(
        [sys.executable, "-c", script], input=line, capture_output=True, text=True, check=True
    )
    assert ran.stderr.strip() == "[]"
    assert ran.stdout.count('"ok":true') == 2
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert after.ru_utime - before.ru_utime < 3  # of work, however busy the machine is; usually a third

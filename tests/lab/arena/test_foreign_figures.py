"""Figures of foreign bots: nothing old, nothing that the bosun did in their place without a word."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

import pytest

from portroyal.bots import registry
from portroyal.bots.identity import identity
from portroyal.cli.main import main

LOOP = "import json, sys\nfor line in sys.stdin:\n"
FIRST = LOOP + (
    "    print(json.dumps({'ok': True, 'action': json.loads(line)['position']['legal'][0]}), flush=True)\n"
)
HALF = LOOP + (
    "    position = json.loads(line)['position']\n"
    "    legal = position['legal'] if position['round'] < 4 else ['fly']\n"
    "    print(json.dumps({'ok': True, 'action': legal[0]}), flush=True)\n"
)


def run(*words: str) -> int | str | None:
    with pytest.raises(SystemExit) as ended:
        main(list(words))
    return ended.value.code


def program(folder: Path, body: str, arguments: str = "") -> str:
    folder.mkdir(exist_ok=True)
    (folder / "bot.py").write_text(body)
    return f"cmd:{shlex.quote(sys.executable)} {folder / 'bot.py'} {arguments}".strip()


def arena(bot: str, *more: str) -> int | str | None:
    return run("arena", "--game", "unterwegs", "--bot", bot, "--bot", "bosun", "--games", "4", *more)


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Results are kept beside the cache; what is compiled stays where it is."""
    monkeypatch.setattr(
        "portroyal.lab.arena.kept.default_file", lambda key: tmp_path / "kept" / f"{key}.jsonl"
    )


def test_a_changed_program_is_played_anew_and_what_is_taken_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bot = program(tmp_path / "bot", FIRST)
    assert arena(bot) == 0
    first = capsys.readouterr()
    assert "taken from" not in first.err
    assert arena(bot) == 0
    again = capsys.readouterr()
    assert f"4 games taken from {tmp_path / 'kept'}" in again.err
    assert again.out == first.out
    program(tmp_path / "bot", FIRST.replace("[0]", "[-1]"))
    assert arena(bot) == 0
    changed = capsys.readouterr()
    assert "taken from" not in changed.err
    assert changed.out != first.out


def test_other_arguments_and_files_beside_it_are_another_program(tmp_path: Path) -> None:
    bot = program(tmp_path / "bot", FIRST)
    before = identity(bot)
    assert before is not None
    assert identity(bot + " --deep") not in (None, before)
    (tmp_path / "bot" / "helper.py").write_text("x = 1")
    assert identity(bot) not in (None, before)


@pytest.mark.parametrize(
    "bot",
    [
        "cmd:python3 -m mybot",
        "cmd:mybot",
        f"cmd:{sys.executable} -m portroyal engine",
        "cmd:python3 -m mybot bot/weights.json",  # the module may lie anywhere
        "cmd:python3 -mmybot bot/weights.json",
        "cmd:sh -c 'python3 mybot.py' bot/weights.json",
    ],
)
def test_what_names_no_file_of_its_own_cannot_be_identified(
    bot: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bot").mkdir()
    (tmp_path / "bot" / "weights.json").write_text("[]")
    monkeypatch.chdir(tmp_path)
    assert identity(bot) is None


def test_a_folder_that_lies_elsewhere_cannot_be_watched(tmp_path: Path) -> None:
    bot = program(tmp_path / "bot", FIRST)
    (tmp_path / "weights").mkdir()
    (tmp_path / "bot" / "weights").symlink_to(tmp_path / "weights")
    assert identity(bot) is None


@pytest.mark.parametrize("name", ["bin/mybot.py", "bot/.mybot.py", "bot/.weights"])
def test_every_file_that_is_named_or_lies_there_counts(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for file in ("bin/mybot.py", "bot/.mybot.py", "bot/.weights"):
        (tmp_path / file).parent.mkdir(exist_ok=True)
        (tmp_path / file).write_text("1")
    monkeypatch.chdir(tmp_path)
    bot = f"cmd:{shlex.quote(sys.executable)} {'bot/.mybot.py' if name == 'bot/.weights' else name} bot"
    before = identity(bot)
    (tmp_path / name).write_text("2")
    assert None not in (before, identity(bot))
    assert identity(bot) != before


def test_what_the_arena_writes_beside_a_bot_does_not_make_it_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    bot = program(tmp_path / "bot", FIRST)
    monkeypatch.chdir(tmp_path / "bot")
    for taken in (False, True):
        assert arena(bot, "--state", "state.jsonl", "--out", "out.json") == 0
        assert ("4 games taken from state.jsonl" in capsys.readouterr().err) == taken


def test_a_program_that_is_changed_while_it_plays_is_not_kept_as_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is started for every deal: whoever works at it meanwhile gets figures of two bots."""
    more = tmp_path / "bot" / "more.py"
    bot = program(tmp_path / "bot", f"open({str(more)!r}, 'a').write('#')\n{FIRST}")
    for _ in range(2):
        assert arena(bot) == 0
        told = capsys.readouterr().err
        assert "these figures mix two bots" in told
        assert "taken from" not in told
        more.unlink()


def test_a_bot_that_goes_round_in_circles_comes_to_an_end(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nobody has to stop as long as only ships come that can be repelled, and are shuffled in again."""
    circling = LOOP + (
        "    legal = json.loads(line)['position']['legal']\n"
        "    takes = [each for each in legal if each.startswith('take')] or legal[:1]\n"
        "    print(json.dumps({'ok': True, 'action': takes[-1]}), flush=True)\n"
    )
    bots = f"bosun,{program(tmp_path / 'bot', circling)}"
    words = ("simulate", "--game", "unterwegs", "--bots", bots, "--seed", "996", "--games", "1", "--json")
    assert run(*words) == 1
    shown = capsys.readouterr()
    assert "has chosen 2,000 times in this game without an end" in shown.err
    assert [seat["stood_in"] > 0 for seat in json.loads(shown.out)["summary"]["seats"]] == [False, True]


def test_what_cannot_be_identified_is_never_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    engine = f"cmd:{shlex.quote(sys.executable)} -m portroyal engine"
    for _ in range(2):
        assert arena(engine, "--games", "2") == 0
        assert "taken from" not in capsys.readouterr().err
    assert not (tmp_path / "kept").exists()
    assert arena(engine, "--state", str(tmp_path / "state.jsonl")) == 2
    assert "nobody could tell whether it is still the same" in capsys.readouterr().err


PLUGIN = """
from portroyal.bots.bot import Advice

class Chosen:
    def advise(self, table, chance, budget):
        return Advice(table.legal()[PLACE])
"""


def test_a_changed_plugin_is_another_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "chosenbot.py").write_text(PLUGIN.replace("PLACE", "0"))
    info = tmp_path / "chosenbot-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: chosenbot\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[portroyal.bots]\nchosen = chosenbot:Chosen\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    registry.plugins.cache_clear()
    try:
        before = identity("chosen")
        assert before
        (tmp_path / "chosenbot.py").write_text(PLUGIN.replace("PLACE", "-1"))
        assert identity("chosen") not in (None, before)
        assert identity("mate") == ""
        changed = identity("chosen")
        (tmp_path / "weights.json").write_text("[]")  # beside it, as a library that it uses may lie
        assert identity("chosen") not in (None, changed)
    finally:
        registry.plugins.cache_clear()


def test_a_library_that_is_being_written_is_part_of_the_plugin(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Installed to be worked at, it has always the same version."""
    plugin, library = tmp_path / "plugin" / "usingbot", tmp_path / "library"
    plugin.mkdir(parents=True)
    library.mkdir()
    (plugin / "__init__.py").write_text(PLUGIN.replace("PLACE", "0"))
    info = plugin.parent / "usingbot-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: usingbot\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[portroyal.bots]\nusing = usingbot:Chosen\n")
    (library / "picking.py").write_text("PLACE = 0")
    for folder in (plugin.parent, library):
        monkeypatch.syspath_prepend(str(folder))
    registry.plugins.cache_clear()
    try:
        before = identity("using")
        assert before
        (library / "picking.py").write_text("PLACE = 1")
        assert identity("using") not in (None, before)
    finally:
        registry.plugins.cache_clear()


@pytest.mark.parametrize(
    ("body", "why"), [(None, "ended without an answer"), ("raise SystemExit(1)\n", "ended without an answer")]
)
def test_a_program_that_does_not_start_is_refused(
    tmp_path: Path, body: str | None, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    bot = program(tmp_path / "bot", body or "")
    assert arena(bot) == 2
    assert run("simulate", "--game", "unterwegs", "--bots", f"{bot},bosun", "--games", "2") == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count(why) == 2
    assert arena("cmd:./nothing-here") == 2
    assert "cannot be started: No such file" in capsys.readouterr().err


def test_moves_that_the_bosun_made_are_shown_and_the_exit_code_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bot = program(tmp_path / "bot", HALF)
    out = tmp_path / "out.json"
    for _ in range(2):  # played, then taken from the file
        assert arena(bot, "--out", str(out)) == 1
        shown = capsys.readouterr()
        assert "bosun stood in" in shown.out
        assert "these figures are not the bot’s alone" in shown.err
    (share,) = json.loads(out.read_text())["stood_in"].values()
    assert 0.3 < share < 1
    assert f"{100 * share:.1f}%" in shown.out
    assert run("simulate", "--game", "unterwegs", "--bots", f"{bot},bosun", "--games", "2", "--json") == 1
    seats = json.loads(capsys.readouterr().out)["summary"]["seats"]
    assert [seat["stood_in"] > 0 for seat in seats] == [True, False]


def test_where_results_cannot_be_written_is_said_before_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("bosun", "--out", "no/such/out.json") == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert "there is no folder no/such" in shown.err

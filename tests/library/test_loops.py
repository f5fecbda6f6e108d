"""The library with compiled play: its page, the captain's sight, simulations and reviews."""

from __future__ import annotations

import ast
import doctest
import random
import re
import runpy
import shutil
from pathlib import Path

import pytest

import portroyal
from portroyal import Game, Record, bot, odds, review, simulate

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "library.md"
TEN = Path(__file__).with_name("ten_lines.py")


def test_the_ten_lines_of_the_page_are_the_ten_lines_that_run(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = re.findall(r"^\| [^|]+ \| `(.+)` \| `(.+)` \|$", PAGE.read_text("utf-8"), re.MULTILINE)
    chess, ours = zip(*rows, strict=True)
    assert len(ours) == 10
    block = TEN.read_text("utf-8").split("# fmt: off\n")[1].split("# fmt: on\n")[0]
    assert [line.partition("  #")[0] for line in block.splitlines()] == list(ours)
    for line in chess:
        ast.parse(line)
    for theirs, own in rows:
        assert len(own) <= len(theirs) + 20, own  # as short
    shutil.copy(ROOT / "tests/data/0.1.0/port-royal.json", tmp_path / "game.json")
    monkeypatch.chdir(tmp_path)
    told = runpy.run_path(str(TEN))
    assert "Harbor: 1 card" in capsys.readouterr().out
    assert (told["action"], told["best"]) == ("stop", "draw")
    assert told["walked"] == told["record"].actions


def test_the_examples_of_the_page_run() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert tried > 20
    assert failed == 0


def test_a_captain_cannot_tell_apart_what_differs_only_in_hidden_cards() -> None:
    """Equal questions get equal values, whatever lies face down and whatever seed deals it."""
    seen = Game.new("port-royal", 3, seed=5)
    for action in ("draw", "draw"):
        seen.play(action)
    state = seen.state()
    values = []
    for seed in range(4):
        game = Game.from_position(state, seed=seed)
        assert game.state() == state
        values.append(bot("captain", playouts=300, seed=1).advise(game))
    assert all(each == values[0] for each in values)
    assert values[0].values is not None


def test_simulations_repeat_and_come_to_the_results_of_their_games() -> None:
    match = simulate("port-royal", ["mate", "bosun"], players=4, games=64, seed=3)
    assert match == simulate("port-royal", ["mate", "bosun"], players=4, games=64, seed=3, threads=1)
    assert match.bots == ["mate", "bosun", "mate", "bosun"]
    assert len(match) == 64
    shares = [match.win_share(seat) for seat in range(4)]
    assert sum(share.value for share in shares) == pytest.approx(1)
    assert all(share.low <= share.value <= share.high for share in shares)
    assert all(len(result.points) == 4 and result.coins is not None for result in match.results)
    assert all(max(result.points) >= 12 for result in match.results if result.reason == "points")
    assert str(match).startswith("64 games of port-royal, ")


def test_odds_find_what_the_captain_finds_plain() -> None:
    """The last point is for the taking."""
    crew = ["mademoiselle-9/3", "admiral-9/3", "jester-9/3", "jester-7/2"]
    game = Game.from_position(
        {
            "game": "port-royal", "phase": "trade", "takes_left": 1, "harbor": ["sailor-3/1", "blue-1/1"],
            "players": [{"coins": 4, "display": crew}, {"coins": 3}],
        }
    )  # fmt: skip
    found = odds(game, seconds=0, playouts=50)
    assert (found.best, found.seat, found.missing) == ("take sailor-3/1", 0, None)
    assert found.deals == 50
    assert {opinion.bot for opinion in found.opinions} == {"bosun", "mate", "captain"}
    assert "take sailor-3/1" in repr(found)
    assert "sailor" in found.text("de").lower() or "seemann" in found.text("de").lower()


def test_a_review_grades_accounts_and_draws() -> None:
    game, whim = Game.new("unterwegs", 2, seed=3, names=["Ann", "Bob"]), random.Random(1)
    while not game.over:
        game.play(bot("mate").choose(game) if game.decider == 0 else whim.choice(game.legal))
    found = review(game.record(), seconds=2, threads=1)
    assert found.verdict in ("earned", "lucky", "close")
    assert [account.seat for account in found.accounts] == [0, 1]
    assert found.decisions
    assert all(decision.chosen and decision.round > 0 for decision in found.decisions)
    assert all(sum(point) == pytest.approx(1, abs=0.01) for point in found.curve)
    assert found.html("nl").startswith('<!DOCTYPE html>\n<html lang="nl">')
    assert "Ann" in str(found)


def test_the_records_of_the_first_version_are_walked() -> None:
    for file in sorted((ROOT / "tests/data/0.1.0").glob("*.json")):
        if file.stem == "kept":
            continue
        record = Record.read(file)
        moments = list(record.moments())
        assert [moment.action for moment in moments] == record.actions
        assert all(moment.action in moment.state.legal for moment in moments)
        assert record.game().result == record.result is not None
        again = [event for moment in moments for event in moment.events]
        assert record.game().events[-len(again) :] == again
        assert portroyal.read_record(str(record)).actions == record.actions

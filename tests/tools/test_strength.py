"""The page "How strong is it?" says what the committed results say, and the results can be played again."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from duels import first_again
from duels import results as duel_results
from ladder import RESULTS, climb, read_result, results
from portroyal.cli.arena import play
from portroyal.lab.arena.round_robin import Settings, deal_scores
from portroyal.lab.provenance import ROOT, command_line
from portroyal.text.words import Words
from strength import PAGE, strength_page


def test_the_page_is_what_the_results_give() -> None:
    assert PAGE.read_text("utf-8") == strength_page()


def test_the_first_deals_come_out_again() -> None:
    """A slice of each ladder; other rules or bots would show here, and the ladder be made anew."""
    for path in sorted(RESULTS.glob("ladder-*.json")):
        result = read_result(path)
        bots = result.settings.bots
        names = [(bots[m.pair[0]], bots[m.pair[1]]) for m in result.meetings]
        for pair, n in ((("mate", "bosun"), 4), (("captain", "mate"), 1)):
            meeting = result.meetings[names.index(pair)]
            assert deal_scores(result.settings, meeting.pair, 0, n).scores == meeting.scores[:n], path.name


def test_the_admirals_first_deals_come_out_again() -> None:
    """They were played on another machine: whole numbers are the same everywhere."""
    whole = [told for told in duel_results() if "ms" not in told["settings"]]
    found = {(told["settings"]["game"], told["settings"]["players"]): told for told in whole}
    unterwegs = found["unterwegs", 2]
    assert first_again(unterwegs, 4) == unterwegs["shares"][:4]


def test_a_ladder_writes_results_that_the_page_can_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("ladder.RESULTS", tmp_path)
    monkeypatch.setattr("ladder.CARD_CREW", ("mate", "bosun", "deckhand"))
    monkeypatch.setattr("portroyal.lab.arena.kept.default_file", lambda key: tmp_path / f"{key}.jsonl")
    assert climb(Words("en"), "unterwegs", None, 12, 3, 100, 2) == 0
    capsys.readouterr()
    found = list(results(tmp_path))
    assert [(result.settings.players, len(result.meetings)) for result in found] == [(2, 3), (4, 3)]
    page = strength_page(tmp_path)
    assert "| unterwegs | mate beats bosun | 60 %" in " ".join(page.split())
    assert "## unterwegs, 4 players" in page
    assert "## The ladder, four players" in page
    assert "older network" not in page.split("What was measured")[-1].split("##", 1)[1]
    for line in page.splitlines():  # no share without its interval
        assert re.fullmatch(r"(\d+\.\d % \(\d+\.\d–\d+\.\d\)|[^%]|\d+ %|\(95 %\))*", line), line


def test_what_was_measured_with_an_older_network_says_so(tmp_path: Path) -> None:
    document = json.loads((RESULTS / "ladder-unterwegs-2.json").read_text())
    file = tmp_path / "ladder-unterwegs-2.json"
    file.write_text(json.dumps(document | {"made": document["made"] | {"network": "another"}}))
    page = strength_page(tmp_path)
    assert "Measured with an older network: unterwegs." in page
    assert "Measured with an older network. Written by" in page


def test_a_new_result_names_its_network(tmp_path: Path) -> None:
    settings, out = Settings("unterwegs", 2, ("mate", "bosun"), 2, 5), tmp_path / "out.json"
    assert play(Words("en"), settings, 1, tmp_path / "state.jsonl", out) == 0
    made = json.loads(out.read_text())["made"]
    assert {"command", "commit", "seed", "date", "network"} <= set(made)


def test_settings_come_back_from_a_file(tmp_path: Path) -> None:
    settings = Settings("dice", 2, ("a", "b"), 10, 3, 50, {"chapter": 4}, (0.5, 0.6))
    file = tmp_path / "sprt-x.json"
    file.write_text(json.dumps({"made": {}, "settings": settings.data(), "pairs": []}))
    assert read_result(file).settings == settings


@pytest.mark.parametrize("tool", ["ladder", "duels", "best_response", "strength", "balance", "planted"])
def test_a_tool_says_what_it_does(tool: str) -> None:
    asked = [sys.executable, str(ROOT / "tools" / f"{tool}.py"), "--help"]
    done = subprocess.run(asked, capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.startswith(f"usage: {tool}.py")


def test_results_name_the_tool_or_the_command_that_made_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", [str(ROOT / "tools" / "ladder.py"), "--game", "dice"])
    assert command_line() == "python tools/ladder.py --game dice"
    monkeypatch.setattr(sys, "argv", ["/usr/local/bin/portroyal", "arena", "--bot", "cmd:./my bot"])
    assert command_line() == "portroyal arena --bot 'cmd:./my bot'"

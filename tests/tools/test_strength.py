"""The page "How strong is it?" says what the committed results say, and the results can be played again."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from duels import file_name, first_again
from duels import results as duel_results
from given_away import deal_given
from given_away import result as given_result
from kept_deals import keep, shares_so_far
from ladder import RESULTS, climb, read_result, results
from portroyal.cli.arena import play
from portroyal.lab.arena.round_robin import Settings, deal_scores
from portroyal.lab.provenance import ROOT, command_line
from portroyal.text.words import Words
from processes import of_each
from strength import PAGE, PICTURES, pictures, strength_page
from styles import STYLES, deal_share, weights_in
from styles import result as style_result


def test_the_page_is_what_the_results_give() -> None:
    assert PAGE.read_text("utf-8") == strength_page()
    for name, picture in pictures().items():
        assert (PICTURES / name).read_text("utf-8") == picture, name


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


def test_what_captains_gave_away_comes_out_again() -> None:
    told = given_result()
    assert told is not None
    assert deal_given(0, "unterwegs", **told["settings"]) == told["shares"]["unterwegs"][0]


def test_the_first_deals_against_styles_come_out_again() -> None:
    told = style_result()
    assert told is not None
    own = told["shares"]["unterwegs"]["captain"]
    for name in ("sparrow", "explorer"):
        again = [deal_share(deal, "unterwegs", name, "captain", **told["settings"]) for deal in range(2)]
        assert again == own[name][:2], name


def test_a_style_bends_the_mates_weights_and_nothing_else() -> None:
    mate, fighter = (weights_in(STYLES[name], "unterwegs")[0] for name in ("mate", "fighter"))
    assert list(fighter["sword"]) == [3 * worth for worth in mate["sword"]]
    assert fighter["point_early"] == mate["point_early"]
    assert weights_in(STYLES["sparrow"], "unterwegs")[0]["daring"] < 0


def a_duel(folder: Path, budget: dict[str, int], shares: list[float]) -> None:
    settings = {"game": "unterwegs", "players": 2, "seed": 1, "playouts": 2000} | budget
    made = {"command": "duel", "commit": "x", "seed": 1, "date": "today", "machine": "this"}
    keep(folder / file_name(settings), made, settings, shares)


def test_more_time_is_a_table_and_a_picture(tmp_path: Path) -> None:
    for ms, share in ((1000, 1.0), (10, 0.5), (200, 0.75)):
        a_duel(tmp_path, {"ms": ms}, [share, 0.5] * 20)
    page = " ".join(strength_page(tmp_path).split())
    more = page.split("## More time")[1].split("##")[0]
    assert more.index("| 10 ms") < more.index("| 200 ms") < more.index("| 1,000 ms")
    assert "pictures/more-ms-unterwegs.svg" in more
    assert "ms" not in page.split("## The admiral, alone")[1].split("##")[0]
    (picture,) = pictures(tmp_path).values()
    assert [int(x) for x in re.findall(r">([\d,]+)</text>", picture.replace(",", ""))] == [10, 200, 1000]


def test_larger_tables_are_told_in_order_with_a_fair_share(tmp_path: Path) -> None:
    for players in (4, 3, 2):
        a_duel(tmp_path, {"players": players}, [0.0, 1.0, 0.5])
    alone = strength_page(tmp_path).split("## The admiral, alone")[1].split("##")[0]
    fair = re.findall(r"\| unterwegs \| (\d) .*? \| (\d+) % ", " ".join(alone.split()))
    assert fair == [("2", "50"), ("3", "33"), ("4", "25")]


def test_an_interrupted_run_goes_on_only_as_the_same_program(tmp_path: Path) -> None:
    file, made = tmp_path / "kept.json", {"program": "a", "network": "b", "commit": "c"}
    keep(file, made, {"seed": 1}, [0.5])
    assert shares_so_far(file, made | {"commit": "d"}, {"seed": 1}) == [0.5]
    assert shares_so_far(file, made | {"network": "c"}, {"seed": 1}) is None
    assert shares_so_far(file, made, {"seed": 2}) is None


def test_work_stops_when_its_time_is_over() -> None:
    assert list(of_each(abs, [-1, -2, -3], 2)) == [1, 2, 3]
    begun = time.monotonic()
    assert list(of_each(time.sleep, [0.01, 60], 2, seconds=2)) == [None]
    assert time.monotonic() - begun < 30
    assert list(of_each(abs, [-1], 1, seconds=0)) == []


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


@pytest.mark.parametrize(
    "tool", ["ladder", "duels", "styles", "best_response", "strength", "balance", "planted"]
)
def test_a_tool_says_what_it_does(tool: str) -> None:
    asked = [sys.executable, str(ROOT / "tools" / f"{tool}.py"), "--help"]
    done = subprocess.run(asked, capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.startswith(f"usage: {tool}.py")


def test_results_name_the_tool_or_the_command_that_made_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", [str(ROOT / "tools" / "ladder.py"), "--game", "dice"])
    assert command_line() == "python tools/ladder.py --game dice"
    monkeypatch.setattr(sys, "argv", ["/usr/local/bin/portroyal", "arena", "--bot", "cmd:./my bot"])
    assert command_line() == "portroyal arena --bot 'cmd:./my bot'"

"""Planted blunders: what is kept of a plan, and what the page says of it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from planted import PLANS, Outcome, TooLongError, kept, kept_outcomes, plant, report, told_of


def test_the_page_says_who_chose_the_blunders(tmp_path: Path) -> None:
    made = {"command": "planted", "commit": "x", "seed": 1, "date": "today", "machine": "this"}
    planted = kept()
    told = told_of(Outcome(planted, True, "blunder", [7], 80)) | {"minutes": 3, "made": made}
    file = tmp_path / "planted.json"
    file.write_text(json.dumps({4: told, 5: told}))
    page = report(kept_outcomes(file))
    assert "**2 of 2 found, 2 false alarms** among 160 decisions; 3 minutes" in page
    assert f"{planted.act}: `{planted.action}`" in page
    assert "- 4, 5: Written by `planted`, seed 1" in page
    assert "by the yardstick's players" in page
    assert "own search" not in page


def test_a_plan_is_given_up_when_its_time_is_over() -> None:
    name, players, options = PLANS[3]
    with pytest.raises(TooLongError):
        plant(name, players, options, 1, seconds=0)

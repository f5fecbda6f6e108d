"""Golden playthroughs and counts: every registered game has them, and the rules still play them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from golden import perft, playthrough, scenes

GOLDEN = Path(__file__).parents[1] / "golden"
SCENES = list(scenes())


@pytest.mark.parametrize("scene", SCENES, ids=[scene[0] for scene in SCENES])
def test_every_registered_game_plays_its_golden_playthrough(
    scene: tuple[str, str, int, dict[str, Any]],
) -> None:
    file = GOLDEN / "playthroughs" / f"{scene[0]}.txt"
    assert file.exists(), f"{scene[0]} has no golden playthrough: make golden"
    assert playthrough(*scene) == file.read_text("utf-8")


@pytest.mark.parametrize("scene", SCENES, ids=[scene[0] for scene in SCENES])
def test_play_branches_as_often_as_counted(scene: tuple[str, str, int, dict[str, Any]]) -> None:
    counts = json.loads((GOLDEN / "perft.json").read_text("utf-8"))
    assert perft(*scene) == counts[scene[0]]


def test_no_golden_file_is_left_over() -> None:
    files = {file.stem for file in (GOLDEN / "playthroughs").iterdir()}
    assert files == {scene[0] for scene in SCENES}

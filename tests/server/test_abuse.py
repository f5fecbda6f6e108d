"""The short form of `make abuse`: the attacks run, find what they are aimed at, and let the others play."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import uvloop

from abuse import MEMORY, abuse
from abuse_attacks import ATTACKS, run

SHORT = ["unread-streams", "refused-commands", "endless-headers", "many-requests", "nasty-cookies"]


def test_others_play_on_beside_an_attack(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """How fast is measured where nothing else runs; here nobody is thrown out, and the server stays small."""
    assert set(SHORT) <= set(ATTACKS)
    day = uvloop.run(abuse(tmp_path / "tables.sqlite", 4, 2.0, SHORT))
    told = capsys.readouterr().out
    assert [line.split(":")[0] for line in day.lines] == SHORT
    for fault in ("attack itself failed", "stream was closed", "bye", 'refused"', "memory"):
        assert fault not in told
    assert all(float(line.split(" MB")[0].split()[-1]) < MEMORY for line in day.lines)


@pytest.mark.parametrize("name", ["damaged-pages", "dishonest-server"])
def test_a_broken_disk_and_a_dishonest_operator_are_found(name: str) -> None:
    """These have servers of their own and cost the others nothing, so they run alone here."""
    told = json.loads(uvloop.run(run(name, 0, 0, "127.0.0.1", 0)))
    assert told["tries"] > 0
    assert told["faults"] == []

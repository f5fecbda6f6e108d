"""Records, databases and backups of earlier versions open, replay unchanged and go on.

`tests/data/VERSION` was made by `tools/keep_version.py` of that version (0.1.0: commit 2fa9f9d).
"""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.guests import running

from portroyal.play.record import from_record, read_record, to_record
from portroyal.rules.dice.chart_words import NEWEST
from portroyal.server.settings import Settings
from portroyal.server.storage.backup import restore

VERSIONS = sorted(folder for folder in (Path(__file__).parents[2] / "data").iterdir() if folder.is_dir())
RECORDS = [
    (folder, name)
    for folder in VERSIONS
    for name in sorted(json.loads((folder / "kept.json").read_bytes())["records"])
]


def kept_in(folder: Path) -> Any:
    return json.loads((folder / "kept.json").read_bytes())


def holds(now: Any, kept: Any, where: str = "") -> None:
    """All that was kept is said again; later versions may say more."""
    if isinstance(kept, dict):
        assert isinstance(now, dict), where
        for key, value in kept.items():
            assert key in now, f"{where}.{key}"
            holds(now[key], value, f"{where}.{key}")
    elif isinstance(kept, list):
        assert isinstance(now, list), where
        assert len(now) == len(kept), where
        for i, value in enumerate(kept):
            holds(now[i], value, f"{where}[{i}]")
    else:
        assert now == kept, where


@pytest.mark.parametrize(("folder", "name"), RECORDS, ids=lambda part: getattr(part, "name", part))
def test_a_record_of_an_earlier_version_replays_unchanged(folder: Path, name: str) -> None:
    text = (folder / f"{name}.json").read_text("utf-8")
    game = read_record(text)
    holds(msgspec.to_builtins(game.state()), kept_in(folder)["records"][name])
    assert to_record(game) == json.loads(text)


@pytest.mark.parametrize("source", ["database", "backup"])
@pytest.mark.parametrize("folder", VERSIONS, ids=lambda folder: folder.name)
def test_tables_of_an_earlier_version_open_and_go_on(folder: Path, source: str, tmp_path: Path) -> None:
    file, kept = tmp_path / "tables.sqlite", kept_in(folder)
    if source == "database":
        file.write_bytes(gzip.decompress((folder / "tables.sqlite.gz").read_bytes()))
    else:
        asyncio.run(restore(Settings(database=str(file)), folder / "backup.gz"))
    headers = {"authorization": f"Bearer {kept['token']}"}
    with running(file) as server, httpx.Client(base_url=server.address, headers=headers, timeout=20) as http:
        for id, before in kept["tables"].items():
            now = http.get(f"/api/tables/{id}").json()
            for part in ("table", "state", "version", "seq"):
                holds(now[part], before[part], f"{id} {part}")
            if before["table"]["status"] == "over":
                record = http.get(f"/api/tables/{id}/record").json()
                holds(record, before["record"], f"{id} record")
                assert from_record(record).over
                steps = http.get(f"/api/tables/{id}/replay").json()["steps"]
                assert len(steps) == len(record["actions"])
                holds(steps[-1]["state"], before["state"] | {"legal": []}, f"{id} replay")
            else:
                act = {
                    "id": "kept",
                    "do": "act",
                    "version": now["version"],
                    "action": now["state"]["legal"][0],
                }
                assert http.post(f"/api/tables/{id}/commands", json=act).json()["type"] == "done"


def test_a_rematch_of_an_old_game_is_a_new_game(tmp_path: Path) -> None:
    """It is played on the newest edition and says so; the old table stays on the first."""
    folder = VERSIONS[0]
    file, kept = tmp_path / "tables.sqlite", kept_in(folder)
    file.write_bytes(gzip.decompress((folder / "tables.sqlite.gz").read_bytes()))
    headers = {"authorization": f"Bearer {kept['token']}"}
    old = next(id for id, told in kept["tables"].items() if told["table"]["options"] == {"chapter": 3})
    with running(file) as server, httpx.Client(base_url=server.address, headers=headers, timeout=20) as http:
        done = http.post(f"/api/tables/{old}/commands", json={"id": "again", "do": "rematch"}).json()
        assert done["type"] == "done"
        before = http.get(f"/api/tables/{old}").json()["table"]
        assert before["options"] == {"chapter": 3}
        after = http.get(f"/api/tables/{before['rematch']}").json()["table"]
        assert after["options"] == {"chapter": 3, "edition": NEWEST}

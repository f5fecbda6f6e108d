"""Keeps games of this version as test data, so that later versions can show that they still open and replay.

    PYTHONPATH=.:tools python tools/keep_version.py tests/data/0.1.0

One record of each game (four chapters of dice), a server's database with a table that is over and one that
runs of each family, and a backup of it. `kept.json` holds what must come out again.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec
from tests.server.guests import Guest, close_all, running, wait_for

from portroyal.bots.ask import ask
from portroyal.bots.registry import find
from portroyal.play.families import all_games
from portroyal.play.game import Game
from portroyal.play.record import write_record
from portroyal.server.settings import Settings
from portroyal.server.storage.backup import backup

TABLES: tuple[tuple[str, dict[str, Any], bool], ...] = (
    ("port-royal", {}, True), ("port-royal", {}, False),
    ("dice", {"chapter": 3}, True), ("dice", {"chapter": 4}, False),
)  # fmt: skip
ACTS = 12  # of a person at a table that runs


def records(folder: Path) -> dict[str, Any]:
    """Games of bosuns; answers each one's last state."""
    kept: dict[str, Any] = {}
    for name, facts in all_games().items():
        for label, options in facts.variants:
            if "ending" in options:
                continue
            bot, chance = find("bosun", name), random.Random(name + label)
            game = Game.new(name, 3, seed=len(kept) + 1, options=options, names=["Ann", "Bob", "Cleo"])
            while not game.over:
                game.play(ask(bot, game.table, chance).action)
            (folder / f"{name}{label}.json").write_text(write_record(game), "utf-8")
            kept[f"{name}{label}"] = msgspec.to_builtins(game.state())
    return kept


def tables(folder: Path) -> dict[str, Any]:
    """Ann against a bot at every table; answers what the server says of each when it stops."""
    with tempfile.TemporaryDirectory() as rooms:
        file = Path(rooms) / "tables.sqlite"
        with running(file) as server:
            ann, chance = Guest(server.address, "Ann"), random.Random(1)
            ids = [_play(ann, chance, game, options, over) for game, options, over in TABLES]
            shown = {id: ann.table(id) for id in ids}
            for id, (_, _, over) in zip(ids, TABLES, strict=True):
                if over:
                    shown[id]["record"] = ann.get(f"/api/tables/{id}/record").json()
            token = ann.token
            asyncio.run(backup(Settings(database=str(file)), folder / "backup.gz"))
            close_all()
        assert not file.with_name(file.name + "-wal").exists(), "the database was not closed"
        (folder / "tables.sqlite.gz").write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))
    return {"token": token, "tables": shown}


def _play(ann: Guest, chance: random.Random, game: str, options: dict[str, Any], over: bool) -> str:
    id = str(ann.open("me", "normal", game=game, options=options, begin=True)["table"]["id"])

    def mine() -> bool:
        hello = ann.table(id)
        return hello["table"]["status"] == "over" or bool(hello["state"]["legal"])

    acts = 0
    while True:
        wait_for(mine)
        if ann.table(id)["table"]["status"] == "over" or (not over and acts == ACTS):
            return id
        assert ann.act(id, chance.choice(ann.table(id)["state"]["legal"]))["type"] == "done"
        acts += 1


def main(folder: Path) -> None:
    folder.mkdir(parents=True)
    kept = {"records": records(folder)} | tables(folder)
    (folder / "kept.json").write_text(json.dumps(kept, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))

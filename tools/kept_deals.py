"""Deals that were played, in files of results: an interrupted run goes on where it was."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from portroyal.lab.arena.kept import network_digest
from portroyal.lab.provenance import command_line, facts
from portroyal.rules.compiled import sources_digest

SAME = ("program", "network")  # another one plays other games


def made_now(game: str, bots: Iterable[str], seed: int) -> dict[str, Any]:
    """The facts, with what decides how a deal comes out."""
    learned = {"network": network_digest(game, bots), "program": sources_digest()}
    return facts(command_line(), seed) | learned


def shares_so_far(path: Path, made: dict[str, Any], settings: dict[str, Any]) -> Any:
    """What a file of the same settings, program and network holds; else None."""
    if not path.exists():
        return None
    told = json.loads(path.read_text("utf-8"))
    same = all(told["made"].get(name) == made[name] for name in SAME)
    return told["shares"] if same and told["settings"] == settings else None


def keep(path: Path, made: dict[str, Any], settings: dict[str, Any], shares: Any) -> None:
    told = {"made": made, "settings": settings, "shares": shares}
    path.write_text(json.dumps(told, indent=1) + "\n", "utf-8")

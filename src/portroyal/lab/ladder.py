"""The ladder: what each of our bots must achieve against the one below, and the files that show it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from portroyal.lab.arena.round_robin import Meeting, Settings
from portroyal.lab.provenance import ROOT

RESULTS = ROOT / "results"
LADDER_PLAYERS = (2, 4)

# Issue 4: (bot, the one below): the share of games it must win, with two players
CARD_RUNGS = {("bosun", "deckhand"): 0.95, ("mate", "bosun"): 0.60, ("captain", "mate"): 0.60}
DICE_RUNGS = {("bosun", "deckhand"): 0.90, ("mate", "bosun"): 0.58, ("captain", "mate"): 0.55}


@dataclass(frozen=True)
class Result:
    """An arena as it lies in results/."""

    name: str
    settings: Settings
    meetings: list[Meeting]
    made: dict[str, Any]


def result_name(settings: Settings) -> str:
    chapter = settings.options.get("chapter")
    where = settings.game if chapter is None else f"{settings.game}-chapter{chapter}"
    return f"ladder-{where}-{settings.players}.json"


def rungs(settings: Settings) -> dict[tuple[str, str], float]:
    return DICE_RUNGS if settings.game == "dice" else CARD_RUNGS


def read_result(path: Path) -> Result:
    document = json.loads(path.read_text("utf-8"))
    told = document["settings"]
    settings = Settings(
        told["game"],
        told["players"],
        tuple(told["bots"]),
        told["games"],
        told["seed"],
        told["playouts"],
        told["options"],
        None if told["sprt"] is None else (told["sprt"][0], told["sprt"][1]),
        told["ladder"],
    )
    meetings = [
        Meeting((pair["pair"][0], pair["pair"][1]), pair["deals"], pair["scores"], pair["verdict"])
        for pair in document["pairs"]
    ]
    return Result(path.stem, settings, meetings, document["made"])


def results(folder: Path = RESULTS) -> Iterator[Result]:
    """Every arena that lies in the folder; other files there are none of its business."""
    for path in sorted(folder.glob("ladder-*.json")) + sorted(folder.glob("sprt-*.json")):
        yield read_result(path)

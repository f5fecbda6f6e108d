"""The ladder: what each of our bots must achieve against the one below, and the files that show it.

Run as a program it plays the whole ladder of a game and writes it into results/.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from portroyal.cli.arena import GAMES, SEED, play
from portroyal.lab.arena.round_robin import Meeting, Settings
from portroyal.lab.match import PLAYOUTS
from portroyal.lab.provenance import ROOT
from portroyal.play.errors import PlayError
from portroyal.play.families import all_games
from portroyal.text.words import Words

RESULTS = ROOT / "results"
LADDER_PLAYERS = (2, 4)
LADDER_CHAPTERS = (1, 4)
CREW = ("captain", "mate", "bosun", "deckhand")  # the strongest first
CARD_CREW = ("admiral", *CREW)
LARGE_TABLE = 4  # larger tables play this part of the games: each has two seats for each bot

# Issue 4: (bot, the one below): the share of games it must win, with two players
CARD_RUNGS = {("bosun", "deckhand"): 0.95, ("mate", "bosun"): 0.60, ("captain", "mate"): 0.60}
# Issue 20, for the lower end of the interval: what the admiral must win against the captain
ADMIRAL_RUNGS = {"port-royal": 0.65, "combined": 0.65, "unterwegs": 0.58}
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


def climb(
    words: Words, game: str, chapter: int | None, games: int, seed: int, playouts: int, threads: int
) -> int:
    """The whole ladder of a game, for two players and for four, written into results/."""
    RESULTS.mkdir(exist_ok=True)
    chapters: list[dict[str, Any]] = [{}]
    if game == "dice":
        chapters = [{"chapter": c} for c in (LADDER_CHAPTERS if chapter is None else (chapter,))]
    for players in LADDER_PLAYERS:
        for options in chapters:
            played = games if players == 2 else max(1, games // LARGE_TABLE)
            crew = CREW if game == "dice" else CARD_CREW
            settings = Settings(game, players, crew, played, seed, playouts, options, None, True).checked()
            code = play(words, settings, threads, None, RESULTS / result_name(settings))
            if code:
                return code
    return 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=list(all_games()), default="port-royal")
    parser.add_argument(
        "--chapter", type=int, help="one chapter of the dice game instead of the first and the last"
    )
    parser.add_argument("--games", type=int, default=GAMES, help="for neighbors with two players")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--playouts", type=int, default=PLAYOUTS)
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    try:
        sys.exit(climb(Words(), **vars(given)))
    except PlayError as wrong:
        parser.error(str(wrong))


if __name__ == "__main__":
    main()

"""How long reviews take: the first look and the full review of games of four, on one core.

make bench-review                   # prints the numbers
make bench-review ARGS=--write      # and writes docs/bench-review.md
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from typing import Any

from report import ROOT, made_by, provenance, table

from portroyal.bots.ask import ask
from portroyal.bots.registry import crew
from portroyal.lab.review.first_look import FirstLook
from portroyal.lab.review.judge import Review
from portroyal.lab.review.keeping import kept
from portroyal.lab.review.result import Found
from portroyal.play.game import Game
from portroyal.server.settings import Settings
from portroyal.text.review import Story
from portroyal.text.review_page import review_body
from portroyal.text.words import Words

PAGE = ROOT / "docs" / "bench-review.md"
PLAYERS = 4
GAMES: tuple[tuple[str, dict[str, int]], ...] = (
    ("port-royal", {}),
    ("unterwegs", {}),
    ("combined", {}),
    ("dice", {"chapter": 1}),
    ("dice", {"chapter": 4}),
)
INTRO = f"""\
# How long reviews take

Games of {PLAYERS} mates and bosuns, reviewed with one thread, loops compiled before. *First look*: from the
record to the whole page in words, as the server makes it when the page is opened; asked for are 3 seconds
for card games and 6 for the Dice Game. *Full*: until nothing is left to find out, or
{Settings().review_seconds:.0f} seconds of CPU are spent; asked for are 2 minutes of one core. *CPU* is the
process' own time, the other column that of the clock, with whatever else the machine did.
*Kept* is what the database holds of the full review.
"""


def played(name: str, options: dict[str, int], seed: int) -> Game:
    game = Game.new(name, PLAYERS, seed=seed, options=options)
    chance = random.Random(seed)
    while not game.over:
        game.play(ask(crew(name)["mate" if game.decider in (0, 2) else "bosun"], game.table, chance).action)
    return game


def timed(work: Callable[[], Any]) -> tuple[float, float]:
    wall, cpu = time.perf_counter(), time.process_time()
    work()
    return time.perf_counter() - wall, time.process_time() - cpu


def first_look(game: Game) -> None:
    look = FirstLook(game, threads=1)
    look.run(60)
    review_body(Story(Words("en"), Found(look)))


def whole(full: Review, seconds: float) -> None:
    """In slices, until nothing is left or its time is over, as a worker of the server does."""
    while not full.done and full.spent < seconds:
        full.run(1)


def measured(name: str, options: dict[str, int], seed: int, seconds: float) -> list[str]:
    game = played(name, options, seed)
    for kind in (FirstLook, Review):
        kind(game, threads=1).warm_up()
    wall, cpu = timed(lambda: first_look(game))
    full = Review(game, threads=1)
    full_wall, full_cpu = timed(lambda: whole(full, seconds))
    chapter = options.get("chapter")
    return [
        name + ("" if chapter is None else f", chapter {chapter}"),
        str(len(game.actions)),
        f"{wall:.1f} s",
        f"{cpu:.1f} s",
        f"{full_wall:.0f} s",
        f"{full_cpu:.0f} s",
        str(Found(full).unjudged),
        f"{len(kept(full)) / 1000:.0f} kB",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=Settings().review_seconds)
    parser.add_argument("--write", action="store_true", help=f"write {PAGE.relative_to(ROOT)}")
    asked = parser.parse_args()
    rows = []
    for name, options in GAMES:
        rows.append(measured(name, options, asked.seed, asked.seconds))
        print(" | ".join(rows[-1]), flush=True)
    head = ["game", "acts", "first look", "CPU", "full", "CPU", "not judged", "kept"]
    if asked.write:
        command = made_by("bench-review")
        PAGE.write_text(f"{INTRO}\n{table(head, rows)}\n\n{provenance(command, asked.seed)}\n")


if __name__ == "__main__":
    main()

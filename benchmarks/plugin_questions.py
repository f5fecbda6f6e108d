"""How many questions a second a plugin can be asked, beside the sources of a commit before.

`.venv/bin/python benchmarks/plugin_questions.py` prints the table. 2fa9f9d is the last commit that started a
thread and shuffled in plain Python for every question. Both are measured in turns, each in its own process.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Generator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from portroyal.bots.bot import Advice, Budget
from portroyal.play.game import Game

if TYPE_CHECKING:
    from portroyal.play.family import Table

GAMES = ("port-royal", "unterwegs", "combined", "dice")

ROOT = Path(__file__).parents[1]
BEFORE = "2fa9f9d"
QUESTIONS = 300  # in a burst: so short that even a busy machine leaves some of them alone
BURSTS = 20
TURNS = 3


class Last:
    """A plugin that costs nothing itself."""

    name = "last"

    def advise(self, position: Table, chance: random.Random, budget: Budget) -> Advice:
        return Advice(position.legal()[-1])


def middle(game: str) -> Table:
    """A position with a choice in the middle of a game of three."""
    played, chance = Game.new(game, 3, seed=3), random.Random(3)
    while len(played.actions) < 60 or len(played.legal) < 2:
        played.play(chance.choice(played.legal))
    return played.table


def many() -> Callable[[Table], None]:
    """Many questions in a row as the arena asks them: in one script, where there are scripts already."""
    bot, chance = Last(), random.Random(1)
    asking = import_module(
        "portroyal.bots.ask" if find_spec("portroyal.bots.ask") else "portroyal.bots.asking"
    )

    def one_by_one(position: Table) -> None:
        for _ in range(QUESTIONS):
            asking.ask(bot, position, chance)

    if not hasattr(asking, "asked"):
        return one_by_one
    from portroyal.bots.talking import talk_through

    def script(position: Table) -> Generator[Any, object, None]:
        for _ in range(QUESTIONS):
            yield from asking.asked(bot, position, chance)

    return lambda position: talk_through(script(position))


def pace(asking: Callable[[Table], None], position: Table) -> float:
    """Questions a second, in the best of many bursts."""
    spent = []
    for _ in range(BURSTS):
        begun = time.perf_counter()
        asking(position)
        spent.append(time.perf_counter() - begun)
    return QUESTIONS / min(spent)


def paces(source: Path) -> dict[str, float]:
    """Measured by this file with those sources, in a process of their own."""
    run = [sys.executable, __file__, "--measure"]
    env = os.environ | {"PYTHONPATH": str(source)}
    found: dict[str, float] = json.loads(subprocess.run(run, env=env, check=True, capture_output=True).stdout)
    return found


def main() -> None:
    if sys.argv[1:] == ["--measure"]:
        asking = many()
        print(json.dumps({game: pace(asking, middle(game)) for game in GAMES}))
        return
    from report import table

    with tempfile.TemporaryDirectory() as old:
        packed = subprocess.run(["git", "archive", BEFORE, "src"], cwd=ROOT, check=True, capture_output=True)
        subprocess.run(["tar", "-x", "-C", old], input=packed.stdout, check=True)
        turns = [(paces(Path(old) / "src"), paces(ROOT / "src")) for _ in range(TURNS)]
    rows = []
    for game in GAMES:
        before, now = (max(turn[i][game] for turn in turns) for i in range(2))
        rows.append([game, f"{before:,.0f}", f"{now:,.0f}", f"{now / before:.1f}"])
    print(table(["game", f"questions a second at {BEFORE}", "now", "times"], rows))


if __name__ == "__main__":
    main()

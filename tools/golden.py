"""Golden files: a whole game per game and player count, and counts of how many ways play can go.

`python -m golden` writes them anew; the tests compare. A difference means that the rules,
the notation or chance have changed, and that records of the same format might not replay any more.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from portroyal.play.events import Event
from portroyal.play.families import all_games
from portroyal.play.family import Table
from portroyal.play.game import Game

FOLDER = Path("tests/golden")
PERFT_LINES = 150  # where counting ends


def scenes() -> Iterator[tuple[str, str, int, dict[str, Any]]]:
    """Name, game, players and options of every golden playthrough: all registered games and player counts."""
    for name, facts in all_games().items():
        for players in range(facts.least_players, facts.most_players + 1):
            for label, options in facts.variants:
                yield f"{name}{label}-{players}", name, players, dict(options)


def playthrough(scene: str, game: str, players: int, options: dict[str, Any]) -> str:
    """A game by a player who likes to take what can be had, so that it ends; every line can be read."""
    start = len(scene) % players
    table = Game.new(game, players, seed=len(scene), options=options, start=start)
    whim = random.Random(scene)
    said = json.dumps(dict(table.setup.options))
    lines = [f"{game}, {players} players, options {said}, start {start}, seed {len(scene)}"]
    lines += [f"  {told(event)}" for event in table.events]
    while not table.over:
        legal = sorted(table.legal)
        eager = [
            action for action in legal if action.split()[0] in ("take", "fulfil", "cross", "use", "repel")
        ]
        action = whim.choice(eager) if eager and whim.random() < 0.7 else whim.choice(legal)
        lines.append(f"{len(table.actions) + 1}. seat {table.decider}: {action}   ({len(legal)} choices)")
        lines += [f"  {told(event)}" for event in table.play(action)]
    lines.append(str(table.result))
    return "\n".join(lines) + "\n"


def told(event: Event) -> str:
    """An event on one line."""
    seat = "" if event.seat is None else f" seat {event.seat}"
    what = "" if event.what is None else f" {event.what}"
    way = "" if event.source is None and event.target is None else f" {event.source} -> {event.target}"
    return f"{event.type}{seat}{what} x{event.n}{way}"


def perft(scene: str, game: str, players: int, options: dict[str, Any]) -> list[int]:
    """How many different lines of play there are, depth by depth, with chance fixed by the seed."""
    table = Game.new(game, players, seed=len(scene), options=options)
    for _ in range(30):  # into the game, where there is something to choose
        if not table.over:
            table.play(max(table.legal))
    counts: list[int] = []
    lines = [table.table.snapshot()]
    while lines and len(lines) <= PERFT_LINES:
        counts.append(len(lines))
        lines = [after for line in lines for after in _lines_after(table.table, line)]
    return [*counts, len(lines)]


def _lines_after(table: Table, line: Any) -> Iterator[Any]:
    table.restore(line)
    for action in table.legal():
        table.restore(line)
        table.act(action, None)
        yield table.snapshot()


def main() -> None:
    folder = FOLDER / "playthroughs"
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.txt"):
        old.unlink()
    counts = {}
    for scene in scenes():
        (folder / f"{scene[0]}.txt").write_text(playthrough(*scene), "utf-8")
        counts[scene[0]] = perft(*scene)
        print(scene[0], counts[scene[0]], file=sys.stderr)
    (FOLDER / "perft.json").write_text(json.dumps(counts, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()

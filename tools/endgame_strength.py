"""How bots play solved positions: how often they find a best choice, and what the others cost.

    python tools/endgame_strength.py mate captain@2000       # writes docs/endgames.md

The truth is `tests/data/endgames.jsonl.xz` (`make endgames`), which no bot had a part in.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from endgames import ROOT, kept
from portroyal import bot
from portroyal.lab.provenance import command_line, provenance, table
from portroyal.lab.stats.intervals import Interval, mean_interval, wilson

ENOUGH = 0.001  # of the victory: a choice that close to the best one counts as best
INTRO = """\
# Solved endgames

Positions of the last turns of small card games, solved wholly (`make endgames`): every choice has an exact
value. A bot agrees where its choice loses at most 0.1 % of the victory; the loss is the mean of all.
"""


def row(name: str, positions: int | None) -> list[str]:
    """One bot at every kept position, or at so many, evenly spread."""
    found = list(kept())
    found = found[:: max(1, len(found) // positions)] if positions else found
    losses, player = [], bot(name)
    for number, (game, worth) in enumerate(found, 1):
        seat = game.decider
        assert seat is not None
        own = {action: values[seat] for action, values in worth.items()}
        losses.append(max(own.values()) - own[player.choose(game)])
        print(f"\r{name}: {number} of {len(found)} ", end="", file=sys.stderr)
    print(file=sys.stderr)
    agreed = wilson(sum(loss <= ENOUGH for loss in losses), len(losses))
    lost = mean_interval(len(losses), sum(losses), sum(loss * loss for loss in losses))
    return [name, str(len(losses)), told(agreed), told(lost)]


def told(interval: Interval) -> str:
    return f"{interval.value:.2%} ({interval.low:.2%} to {interval.high:.2%})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--positions", type=int, help="only so many, evenly spread")
    parser.add_argument("--write", type=Path, default=ROOT / "docs" / "endgames.md")
    asked = parser.parse_args()
    rows = [row(name, asked.positions) for name in asked.bots]
    head = ["bot", "positions", "agrees with perfect play", "loses of the victory a decision"]
    asked.write.write_text(
        "\n".join([INTRO, provenance(command_line(), None), "", table(head, rows), ""]), "utf-8"
    )


if __name__ == "__main__":
    main()

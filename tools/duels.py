"""The admiral against captains: alone among them, on every seat of the same deals.

    python tools/duels.py --game port-royal --deals 1000          # writes results/duel-port-royal-2.json
    python tools/duels.py --game port-royal --deals 200 --ms 50   # results/duel-port-royal-2-50ms.json

`make strength` shows the files. With two players this is a duel; with more, one against all others.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from portroyal.bots.columns import CAPTAIN
from portroyal.lab.arena.kept import network_digest
from portroyal.lab.provenance import ROOT, command_line, facts
from portroyal.rules.cards.deck import CARD_GAMES

RESULTS = ROOT / "results"
BOTS = ("admiral", "captain")
SEED = 21
PLAYOUTS = 2_000


def played(
    game: str, players: int, deals: int, seed: int, playouts: int, ms: int | None, threads: int
) -> Iterator[float]:
    """Deal by deal, the admiral's share of the win; both have the same budget a decision.

    Told `ms`, the admiral thinks for so long instead; then it depends on the machine what comes out.
    """
    from portroyal.bots.cards.admiral import LOOKS
    from portroyal.bots.cards.judgement import kept_net
    from portroyal.lab.cards.train.duel import duel

    seconds = None if ms is None else ms / 1000
    return duel(game, players, kept_net(), CAPTAIN, deals, seed, playouts, LOOKS, threads, seconds)


def results(folder: Path = RESULTS) -> Iterator[dict[str, Any]]:
    for path in sorted(folder.glob("duel-*.json")):
        yield json.loads(path.read_text("utf-8"))


def first_again(result: dict[str, Any], deals: int) -> list[float]:
    """The first deals of a result, played once more."""
    told = result["settings"]
    found = played(told["game"], told["players"], deals, told["seed"], told["playouts"], told.get("ms"), 1)
    return list(islice(found, deals))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", choices=list(CARD_GAMES), default="port-royal")
    parser.add_argument("--players", type=int, default=2, choices=range(2, 6))
    parser.add_argument("--deals", type=int, default=1_000)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--playouts", type=int, default=PLAYOUTS)
    parser.add_argument("--ms", type=int, help="what the admiral has for a decision, instead of playouts")
    parser.add_argument("--threads", type=int, help="all cores; on a clock one, since threads take turns")
    settings = vars(parser.parse_args())
    settings["threads"] = settings["threads"] or (1 if settings["ms"] else os.cpu_count() or 1)
    names = ("game", "players", "seed", "playouts", "ms")
    kept = {name: settings[name] for name in names if settings[name] is not None}
    made = facts(command_line(), settings["seed"]) | {"network": network_digest(settings["game"], BOTS)}
    clock = f"-{settings['ms']}ms" if settings["ms"] else ""
    path = RESULTS / f"duel-{settings['game']}-{settings['players']}{clock}.json"
    shares: list[float] = []
    for share in played(**settings):
        shares.append(share)
        told = {"made": made, "settings": kept, "shares": shares}
        path.write_text(json.dumps(told, indent=1) + "\n", "utf-8")  # it may be stopped any time
        print(f"\r{len(shares)} of {settings['deals']} ", end="", file=sys.stderr)
    print(file=sys.stderr)


if __name__ == "__main__":
    main()

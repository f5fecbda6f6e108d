"""The admiral against captains: alone among them, on every seat of the same deals.

    python tools/duels.py --game port-royal --deals 1000          # writes results/duel-port-royal-2.json
    python tools/duels.py --game port-royal --deals 200 --ms 50   # results/duel-port-royal-2-50ms.json
    python tools/duels.py --game port-royal --deals 200 --ms 50 --rival-ms 50
    python tools/duels.py --deals 400 --minutes 5 --more ms       # more and more time, a file for each

`make strength` shows the files. With two players this is a duel; with more, one against all others. A deal is
played in a process of its own. Started again, the same program goes on where it was.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from kept_deals import keep, made_now, shares_so_far
from portroyal.bots.cards.admiral import LOOKS
from portroyal.bots.cards.batch import CardBatch
from portroyal.bots.cards.judgement import kept_net
from portroyal.bots.columns import CAPTAIN
from portroyal.lab.cards.train.duel import Clock, deal_share
from portroyal.lab.provenance import ROOT
from portroyal.rules.cards.deck import CARD_GAMES
from processes import of_each

RESULTS = ROOT / "results"
BOTS = ("admiral", "captain")
SEED = 21
PLAYOUTS = 2_000


# What the admiral has for a decision, against captains who stay as they are
MORE = {"ms": (10, 50, 200, 1_000), "own_playouts": (10, 100, 1_000, 10_000)}
UNITS = {"ms": "ms", "rival_ms": "ms", "own_playouts": "playouts"}
Settings = dict[str, Any]


def played(
    settings: Settings, deals: range, processes: int = 1, seconds: float | None = None
) -> Iterator[float]:
    """Deal by deal, the admiral's share of the win; both have the same budget a decision.

    Told `ms`, the admiral thinks for so long instead, captains for `rival_ms`; then it depends on the machine
    what comes out. `own_playouts` are the admiral's alone.
    """
    return of_each(partial(one_deal, settings=settings), deals, processes, seconds)


def one_deal(deal: int, settings: Settings) -> float:
    times = (settings.get(name) for name in ("ms", "rival_ms"))
    own, rivals = (None if ms is None else ms / 1000 for ms in times)
    clock = Clock(own, rivals, settings.get("own_playouts"))
    batch = CardBatch(settings["game"], {}, settings["players"])
    seed, playouts = settings["seed"], settings["playouts"]
    return deal_share(batch, kept_net(), CAPTAIN, deal, seed, playouts, LOOKS, clock)


def warm_up(game: str) -> None:
    """Compiles or loads what all processes need, before there are several."""
    one_deal(0, {"game": game, "players": 2, "seed": SEED, "playouts": 1})


def file_name(settings: Settings) -> str:
    budgets = "".join(f"-{settings[name]}{unit}" for name, unit in UNITS.items() if name in settings)
    return f"duel-{settings['game']}-{settings['players']}{budgets}.json"


def go_on(settings: Settings, deals: int, seconds: float | None, processes: int) -> None:
    """Plays what a file of results lacks, until the seconds are over; it may be stopped any time."""
    made = made_now(settings["game"], BOTS, settings["seed"])
    path = RESULTS / file_name(settings)
    shares: list[float] = shares_so_far(path, made, settings) or []
    for share in played(settings, range(len(shares), deals), processes, seconds):
        shares.append(share)
        keep(path, made, settings, shares)
        print(f"\r{path.stem}: {len(shares)} of {deals} ", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)


def results(folder: Path = RESULTS) -> Iterator[dict[str, Any]]:
    for path in sorted(folder.glob("duel-*.json")):
        yield json.loads(path.read_text("utf-8"))


def first_again(result: dict[str, Any], deals: int) -> list[float]:
    """The first deals of a result, played once more."""
    return list(played(result["settings"], range(deals)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", choices=list(CARD_GAMES), default="port-royal")
    parser.add_argument("--players", type=int, default=2, choices=range(2, 6))
    parser.add_argument("--deals", type=int, default=1_000)
    parser.add_argument("--minutes", type=float, help="stop then, however many deals there are")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--playouts", type=int, default=PLAYOUTS)
    parser.add_argument("--ms", type=int, help="what the admiral has for a decision, instead of playouts")
    parser.add_argument("--rival-ms", type=int, help="the same for captains")
    parser.add_argument("--own-playouts", type=int, help="the admiral's, where captains have others")
    parser.add_argument(
        "--more", choices=["ms", "playouts"], help="the admiral has more and more of these, minutes for each"
    )
    parser.add_argument("--processes", "--threads", type=int, default=os.cpu_count() or 1)
    asked = vars(parser.parse_args())
    names = ("game", "players", "seed", "playouts", *UNITS)
    settings = {name: asked[name] for name in names if asked[name] is not None}
    budgets: list[Settings] = [{}]
    if asked["more"] is not None:
        name = "ms" if asked["more"] == "ms" else "own_playouts"
        budgets = [{name: budget} for budget in MORE[name]]
    warm_up(settings["game"])
    for budget in budgets:
        seconds = None if asked["minutes"] is None else 60 * asked["minutes"]
        go_on(settings | budget, asked["deals"], seconds, asked["processes"])


if __name__ == "__main__":
    main()

"""The admiral against captains: alone among them, on every seat of the same deals.

    python tools/duels.py --game port-royal --deals 1000          # writes results/duel-port-royal-2.json
    python tools/duels.py --game port-royal --deals 200 --ms 50   # results/duel-port-royal-2-50ms.json
    python tools/duels.py --game port-royal --deals 200 --ms 50 --rival-ms 50

`make strength` shows the files. With two players this is a duel; with more, one against all others.
On a clock every deal is played in a process of its own, since threads would wait for one another.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

from portroyal.bots.cards.admiral import LOOKS
from portroyal.bots.cards.batch import CardBatch
from portroyal.bots.cards.judgement import kept_net
from portroyal.bots.columns import CAPTAIN
from portroyal.lab.arena.kept import network_digest
from portroyal.lab.cards.train.duel import Clock, deal_share, duel
from portroyal.lab.provenance import ROOT, command_line, facts
from portroyal.rules.cards.deck import CARD_GAMES
from processes import of_each

RESULTS = ROOT / "results"
BOTS = ("admiral", "captain")
SEED = 21
PLAYOUTS = 2_000


def played(
    game: str, players: int, deals: int, seed: int, playouts: int, ms: int | None, rival_ms: int | None,
    threads: int,
) -> Iterator[float]:  # fmt: skip
    """Deal by deal, the admiral's share of the win; both have the same budget a decision.

    Told `ms`, the admiral thinks for so long instead, captains for `rival_ms`; then it depends on the machine
    what comes out.
    """
    if ms is None and rival_ms is None:
        return duel(game, players, kept_net(), CAPTAIN, deals, seed, playouts, LOOKS, threads)
    clock = Clock(*(None if given is None else given / 1000 for given in (ms, rival_ms)))
    one = partial(timed_deal, game=game, players=players, seed=seed, playouts=playouts, clock=clock)
    return of_each(one, range(deals), threads)


def timed_deal(deal: int, game: str, players: int, seed: int, playouts: int, clock: Clock) -> float:
    batch = CardBatch(game, {}, players)
    return deal_share(batch, kept_net(), CAPTAIN, deal, seed, playouts, LOOKS, clock)


def results(folder: Path = RESULTS) -> Iterator[dict[str, Any]]:
    for path in sorted(folder.glob("duel-*.json")):
        yield json.loads(path.read_text("utf-8"))


def first_again(result: dict[str, Any], deals: int) -> list[float]:
    """The first deals of a result, played once more."""
    told = result["settings"]
    found = played(
        told["game"],
        told["players"],
        deals,
        told["seed"],
        told["playouts"],
        told.get("ms"),
        told.get("rival_ms"),
        1,
    )
    return list(islice(found, deals))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", choices=list(CARD_GAMES), default="port-royal")
    parser.add_argument("--players", type=int, default=2, choices=range(2, 6))
    parser.add_argument("--deals", type=int, default=1_000)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--playouts", type=int, default=PLAYOUTS)
    parser.add_argument("--ms", type=int, help="what the admiral has for a decision, instead of playouts")
    parser.add_argument("--rival-ms", type=int, help="the same for captains")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    settings = vars(parser.parse_args())
    names = ("game", "players", "seed", "playouts", "ms", "rival_ms")
    kept = {name: settings[name] for name in names if settings[name] is not None}
    made = facts(command_line(), settings["seed"]) | {"network": network_digest(settings["game"], BOTS)}
    clock = "".join(f"-{settings[name]}ms" for name in ("ms", "rival_ms") if settings[name])
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

"""What a best response wins: a network that learns from nothing but games against the frozen admiral.

    python tools/best_response.py --positions 300000 --deals 300   # results/best-response.json

It begins with the admiral's own network. Both play with the same budget; the deals are none it learned from.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from portroyal.bots.cards.admiral import LOOKS
from portroyal.bots.cards.judgement import kept_net, net_of
from portroyal.bots.cards.self_play import Positions, positions
from portroyal.lab.arena.kept import network_digest
from portroyal.lab.cards.train.duel import duel
from portroyal.lab.cards.train.network import Params, whole
from portroyal.lab.cards.train.rounds import (
    ADMIRALS,
    BATCH,
    EPOCHS,
    PORTION,
    RATE,
    joined,
    kept_params,
    trainer,
)  # fmt: skip
from portroyal.lab.provenance import ROOT, command_line, facts
from portroyal.rules.cards.deck import CARD_GAMES

RESULT = ROOT / "results" / "best-response.json"
RIVALS = ADMIRALS._replace(mates=0, bosuns=0)
PASSES = 2
PLAYOUTS = 2_000
SEED = 51


def learned(total: int, passes: int, seed: int, threads: int) -> Params:
    """By passes of self-play, about so many positions in each; every game has an equal part."""
    new, seen = kept_params(), []
    for number in range(passes):
        for place, game in enumerate(CARD_GAMES):
            first = (seed + number) * 1_000_003 + place * 10_007
            seen.append(against_frozen(net_of(whole(new)), game, total // len(CARD_GAMES), first, threads))
        new = trainer()(new, seen, EPOCHS, RATE, BATCH, seed + number)
        print(f"\rpass {number + 1} of {passes} ", end="", file=sys.stderr, flush=True)
    return new


def against_frozen(net: Any, game: str, total: int, seed: int, threads: int) -> Positions:
    """Two at a table: the network, and the admiral's."""
    share = min(PORTION, max(1, total // threads))

    def portion(number: int) -> Positions:
        return positions(game, 2, net, RIVALS, seed + number, share, rival=kept_net())[0]

    with ThreadPoolExecutor(threads) as pool:
        return joined(list(pool.map(portion, range(max(1, total // share)))))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--positions", type=int, default=300_000, help="of each pass")
    parser.add_argument("--passes", type=int, default=PASSES)
    parser.add_argument("--deals", type=int, default=300, help="of each game")
    parser.add_argument("--playouts", type=int, default=PLAYOUTS)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    made = facts(command_line(), asked.seed) | {"network": network_digest("port-royal", ("admiral",))}
    settings = {name: getattr(asked, name) for name in ("positions", "passes", "playouts", "seed")}
    net = net_of(whole(learned(asked.positions, asked.passes, asked.seed, asked.threads)))
    shares: dict[str, list[float]] = {game: [] for game in CARD_GAMES}
    for game, found in shares.items():
        for share in duel(
            game, 2, net, kept_net(), asked.deals, asked.seed, asked.playouts, LOOKS, asked.threads
        ):
            found.append(share)
            told = {"made": made, "settings": settings, "shares": shares}
            RESULT.write_text(json.dumps(told) + "\n", "utf-8")  # it may be stopped any time
            print(f"\r{game}: {len(found)} of {asked.deals} deals ", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)


if __name__ == "__main__":
    main()

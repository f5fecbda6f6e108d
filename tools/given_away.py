"""What captains give away to an admiral among them, by the admiral's own judgement: how much there is to win.

    python tools/given_away.py --deals 100                  # two and four at a table: results/given-away.json
    python tools/given_away.py --game unterwegs --players 2 # that table; the others stay

Whoever never errs wins a fair share and all that the others give away. Wherever a captain decides, the admiral
looks at the choice that was made and at the best one; the difference for its own seat is added up over a game.
Where the admiral errs it seems more than it is: of values that vary, the best one is too high.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from kept_deals import keep, made_now, shares_so_far
from portroyal.bots.captain import Decision
from portroyal.bots.cards.admiral import AdmiralDecision
from portroyal.bots.cards.batch import CardBatch
from portroyal.bots.columns import ADMIRAL, CAPTAIN
from portroyal.lab.cards.train.duel import game_share
from portroyal.lab.provenance import ROOT
from portroyal.rules.cards.deck import CARD_GAMES
from processes import of_each

RESULT = ROOT / "results" / "given-away.json"
BOTS = ("admiral", "captain")
TABLES = (*((game, 2) for game in CARD_GAMES), ("port-royal", 4))
SEED = 81
PLAYOUTS = 2_000


class Watched(Decision):
    """A captain whose choices an admiral holds against the best ones, for somebody else's share of the win."""

    def __init__(self, captain: Decision, admiral: Decision, gainer: int, seed: int) -> None:
        self.captain, self.admiral, self.gainer = captain, admiral, gainer
        self.own_whim = np.array([seed * 2 + 1], np.int64)
        self.given = 0.0

    def enter(self, state: Any, whim: Any) -> None:
        self.captain.enter(state, whim)
        self.admiral.enter(state, self.own_whim)

    def think(self, playouts: int) -> bool:
        self.captain.think(playouts)
        self.admiral.think(playouts)
        shares = self.admiral.shares() or {}
        if self.choice in shares:
            made, best = (shares[code][self.gainer] for code in (self.choice, self.admiral.choice))
            self.given += made - best
        return True

    @property
    def choice(self) -> int:
        return self.captain.choice

    def values(self) -> dict[int, float]:
        return self.captain.values()


def deal_given(deal: int, game: str, players: int, seed: int, playouts: int) -> tuple[float, float]:
    """What captains give away to an admiral on each seat of a deal, and what it wins, both on average."""
    batch, given, won = CardBatch(game, {}, players), 0.0, 0.0
    for seat in range(players):
        who = np.full(players, CAPTAIN)
        who[seat] = ADMIRAL
        rivals = [
            Watched(batch.decision(CAPTAIN), AdmiralDecision(batch.boxes), seat, deal) for _ in range(players)
        ]
        thinking = [batch.decision(ADMIRAL) if p == seat else rivals[p] for p in range(players)]
        won += game_share(batch, who, thinking, seat, deal, seed, playouts)
        given += sum(rival.given for rival in rivals)
    return given / players, won / players


def result(path: Path = RESULT) -> dict[str, Any] | None:
    return json.loads(path.read_text("utf-8")) if path.exists() else None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", choices=list(CARD_GAMES), help="only this one; the others stay")
    parser.add_argument("--players", type=int, choices=range(2, 6), help="only so many; the others stay")
    parser.add_argument("--deals", type=int, default=100, help="of each table")
    parser.add_argument("--minutes", type=float, help="for those deals, however many they are")
    parser.add_argument("--playouts", type=int, default=PLAYOUTS)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    settings = {"playouts": asked.playouts, "seed": asked.seed}
    made = made_now("port-royal", BOTS, asked.seed)
    shares: dict[str, Any] = shares_so_far(RESULT, made, settings) or {}
    for game, players in TABLES:
        if asked.game not in (None, game) or asked.players not in (None, players):
            continue
        deal_given(0, game, players, SEED, 1)  # compiled before there are several processes
        own = shares.setdefault(f"{game}-{players}", [])
        one = partial(deal_given, game=game, players=players, **settings)
        seconds = None if asked.minutes is None else 60 * asked.minutes
        for found in of_each(one, range(len(own), asked.deals), asked.processes, seconds):
            own.append(found)
            keep(RESULT, made, settings, shares)
            print(f"\r{game}, {players}: {len(own)} ", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)


if __name__ == "__main__":
    main()

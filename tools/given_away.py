"""What captains give away, by the admiral's own judgement: how much there is to win from them.

    python tools/given_away.py --minutes 10            # of each game: results/given-away.json
    python tools/given_away.py --game unterwegs        # that one; the others stay

Two at a table. Whoever never errs wins half of the games and all that the other one gives away. Wherever a
captain decides, the admiral holds its choice against the best one; the differences are added up over a game.
Where the admiral errs that seems more than it is: of values that vary, the best one is too high.
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
from portroyal.bots.cards.batch import CardBatch
from portroyal.bots.columns import ADMIRAL, CAPTAIN
from portroyal.lab.cards.train.duel import game_share
from portroyal.lab.provenance import ROOT
from portroyal.rules.cards.deck import CARD_GAMES
from processes import of_each

RESULT = ROOT / "results" / "given-away.json"
BOTS = ("admiral", "captain")
PLAYERS = 2
SEED = 81
PLAYOUTS = 2_000


class Watched(Decision):
    """A captain whose choices an admiral holds against the best ones."""

    def __init__(self, captain: Decision, admiral: Decision, seed: int) -> None:
        self.captain, self.admiral = captain, admiral
        self.own_whim = np.array([seed * 2 + 1], np.int64)
        self.given = 0.0

    def enter(self, state: Any, whim: Any) -> None:
        self.captain.enter(state, whim)
        self.admiral.enter(state, self.own_whim)

    def think(self, playouts: int) -> bool:
        self.captain.think(playouts)
        self.admiral.think(playouts)
        values = self.admiral.values()
        self.given += max(0.0, values[self.admiral.choice] - values.get(self.choice, 1.0))
        return True

    @property
    def choice(self) -> int:
        return self.captain.choice

    def values(self) -> dict[int, float]:
        return self.captain.values()


def deal_given(deal: int, game: str, seed: int, playouts: int) -> float:
    """What a captain gives away to an admiral, on either seat of a deal."""
    batch, given = CardBatch(game, {}, PLAYERS), 0.0
    for seat in range(PLAYERS):
        who = np.full(PLAYERS, CAPTAIN)
        who[seat] = ADMIRAL
        watched = Watched(batch.decision(CAPTAIN), batch.decision(ADMIRAL), deal)
        thinking: list[Decision] = [watched, watched]
        thinking[seat] = batch.decision(ADMIRAL)
        game_share(batch, who, thinking, seat, deal, seed, playouts)
        given += watched.given
    return given / PLAYERS


def result(path: Path = RESULT) -> dict[str, Any] | None:
    return json.loads(path.read_text("utf-8")) if path.exists() else None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", choices=list(CARD_GAMES), help="only this one; the others stay")
    parser.add_argument("--deals", type=int, default=200, help="of each game")
    parser.add_argument("--minutes", type=float, help="for those deals, however many they are")
    parser.add_argument("--playouts", type=int, default=PLAYOUTS)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    settings = {"playouts": asked.playouts, "seed": asked.seed}
    made = made_now("port-royal", BOTS, asked.seed)
    given: dict[str, Any] = shares_so_far(RESULT, made, settings) or {}
    for game in CARD_GAMES if asked.game is None else (asked.game,):
        deal_given(0, game, SEED, 1)  # compiled before there are several processes
        own = given.setdefault(game, [])
        one = partial(deal_given, game=game, **settings)
        seconds = None if asked.minutes is None else 60 * asked.minutes
        for found in of_each(one, range(len(own), asked.deals), asked.processes, seconds):
            own.append(found)
            keep(RESULT, made, settings, given)
            print(f"\r{game}: {len(own)} ", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)


if __name__ == "__main__":
    main()

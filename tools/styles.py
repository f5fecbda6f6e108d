"""The admiral and the captain against hand-written styles: mates whose weights are bent one way.

    python tools/styles.py --deals 200 --minutes 2      # writes results/styles.json

Two at a table, every deal from both seats. `make strength` shows the file. Started again, the same program
goes on where it was; the minutes are those of one bot against one style in one game.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from kept_deals import keep, made_now, shares_so_far
from portroyal.bots.cards.batch import CardBatch
from portroyal.bots.cards.weights import names, numbers_of, weights_from
from portroyal.bots.columns import BOTS_IN_BATCHES, MATE, WIDTH
from portroyal.lab.cards.train.duel import share_of
from portroyal.lab.provenance import ROOT
from portroyal.rules.cards.deck import CARD_GAMES
from portroyal.rules.compiled import one_record
from processes import of_each

RESULT = ROOT / "results" / "styles.json"
BOTS = ("admiral", "captain")
PLAYERS = 2
PLAYOUTS = 2_000
SEED = 61

SWORDS = tuple(f"sword-{i}" for i in range(1, 8))
SKILLS = ("settler", "captain", "priest", "jack", "skill_needed", "skill_finish", "expedition")
POINTS = ("point_early", "point_late")
MUCH = 10_000  # hundredths of a coin: more than any card is worth


class Style(NamedTuple):
    """What a person would do, and the weights that do it: so many times the mate's, or just that."""

    told: str
    times: Mapping[str, float]
    fixed: Mapping[str, int]


def all_of(some: tuple[str, ...], number: float) -> dict[str, float]:
    return dict.fromkeys(some, number)


STYLES = {
    "mate": Style("the mate as it is", {}, {}),
    "sparrow": Style("stops with the first card", {}, {"daring": -MUCH}),
    "second take": Style(
        "draws until two cards may be taken, then stops", {},
        {"daring": 7 * MUCH, "daring_color": -2 * MUCH},
    ),
    "daredevil": Style("always hopes for a card more", {}, {"daring": 100, "daring_color": 0}),
    "climber": Style(
        "hires persons for their points alone", all_of(POINTS, 2) | all_of((*SWORDS, *SKILLS), 0),
        dict.fromkeys(("mademoiselle", "jester", "admiral", "governor", "trader", "wholesaler"), 0),
    ),
    "fighter": Style("swords first", all_of(SWORDS, 3), {"sailor": 150, "pirate": 150}),
    "explorer": Style("expeditions first", all_of(SKILLS, 3), {}),
    "trader": Style(
        "coins and traders first", all_of(("trader", "wholesaler"), 4) | all_of(POINTS, 0.5),
        {"coin_late": 100, "coin_last": 60},
    ),
    "spoiler": Style("leaves nobody anything", {}, {"deny": 150, "gift": 150}),
}  # fmt: skip


def weights_in(style: Style, game: str) -> Any:
    """The style's weights, as rows of a batch want them."""
    own = dict(zip(names(), numbers_of(game, PLAYERS), strict=True))
    bent = {name: round(own[name] * times) for name, times in style.times.items()}
    return one_record(weights_from([*(own | bent | dict(style.fixed)).values()]))


def deal_share(deal: int, game: str, name: str, bot: str, seed: int, playouts: int) -> float:
    """The bot's share of the win against a style, one deal from both seats."""
    batch, weights, won = CardBatch(game, {}, PLAYERS), weights_in(STYLES[name], game), 0.0
    for seat in range(PLAYERS):
        who = np.full(PLAYERS, MATE)
        who[seat] = BOTS_IN_BATCHES.index(bot)
        rows = np.zeros((1, WIDTH), np.int64)
        batch.play_series(batch.new_series(seed, weights), who, np.array([[deal, 0]]), playouts, rows)
        won += share_of(rows[0], seat)
    return won / PLAYERS


def result(path: Path = RESULT) -> dict[str, Any] | None:
    return json.loads(path.read_text("utf-8")) if path.exists() else None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", choices=list(CARD_GAMES), help="only this one; the others stay")
    parser.add_argument("--deals", type=int, default=200, help="of each bot against each style in each game")
    parser.add_argument("--minutes", type=float, help="for those deals, however many they are")
    parser.add_argument("--playouts", type=int, default=PLAYOUTS)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    settings = {"playouts": asked.playouts, "seed": asked.seed}
    made = made_now("port-royal", BOTS, asked.seed)
    shares: dict[str, Any] = shares_so_far(RESULT, made, settings) or {}
    for game in CARD_GAMES if asked.game is None else (asked.game,):
        for bot in BOTS:
            deal_share(0, game, "mate", bot, SEED, 1)  # compiled before there are several processes
            for name in STYLES:
                own = shares.setdefault(game, {}).setdefault(bot, {}).setdefault(name, [])
                one = partial(deal_share, game=game, name=name, bot=bot, **settings)
                seconds = None if asked.minutes is None else 60 * asked.minutes
                for share in of_each(one, range(len(own), asked.deals), asked.processes, seconds):
                    own.append(share)
                    keep(RESULT, made, settings, shares)
                    print(f"\r{game}, {bot}, {name}: {len(own)} ", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)


if __name__ == "__main__":
    main()

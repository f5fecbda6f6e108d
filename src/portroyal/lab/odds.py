"""The odds of a position: what is hidden, what the next card or roll may bring, what each choice is worth."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass, field
from typing import Any

from portroyal.bots.ask import ask
from portroyal.bots.bot import Budget
from portroyal.bots.registry import crew
from portroyal.lab.family import Chances, lab_of
from portroyal.lab.match import rollouts_of
from portroyal.play.errors import PlayError
from portroyal.play.game import Game

ADVISERS = ("bosun", "mate", "captain")
FIRST_DEALS, MORE_DEALS = 50, 200


@dataclass(frozen=True)
class Worth:
    """What a choice is worth to the decider: the chance to win, with its 95 % interval."""

    action: str
    win: float
    low: float
    high: float
    margin: float  # over the best of the others, or behind it


@dataclass(frozen=True)
class Opinion:
    """What a bot would do, and by how much that is better than the next best by rollouts."""

    bot: str
    action: str
    margin: float | None
    trouble: str | None  # why it gave no answer; then the action is the bosun's


@dataclass
class Odds:
    """All that is known of one decision."""

    game: Game
    seat: int
    chances: Chances | None = None  # of the next card or roll
    worths: list[Worth] = field(default_factory=list)  # the best first
    deals: int = 0
    opinions: list[Opinion] = field(default_factory=list)
    without_rollouts: str | None = None  # why there are none

    def data(self) -> dict[str, Any]:
        told: dict[str, Any] = {
            "game": self.game.setup.game,
            "seat": self.seat,
            "actions": [
                {
                    "action": w.action,
                    "win": [round(x, 4) for x in (w.win, w.low, w.high)],
                    "margin": round(w.margin, 4),
                }
                for w in self.worths
            ],
            "deals": self.deals,
            "bots": {o.bot: _said(o) for o in self.opinions},
        }
        if self.without_rollouts is not None:
            told["trouble"] = self.without_rollouts
        return told if self.chances is None else told | self.chances.data()


def _said(opinion: Opinion) -> dict[str, str | float | None]:
    if opinion.trouble is not None:
        return {"action": None, "margin": None, "trouble": opinion.trouble}
    margin = None if opinion.margin is None else round(opinion.margin, 4)
    return {"action": opinion.action, "margin": margin}


def odds_of(game: Game, seconds: float, playouts: int, seed: int = 1) -> Odds:
    """The odds for whoever decides; rollouts take about so many seconds."""
    seat = game.decider
    if seat is None:
        raise PlayError("illegal-action", "there is nothing to decide: the game is over")
    odds = Odds(game, seat, lab_of(game.setup.game).chances(game.table, seat))
    _roll_out(odds, seconds, seed)
    _ask(odds, playouts, seed)
    return odds


def _roll_out(odds: Odds, seconds: float, seed: int) -> None:
    """As many deals as the time allows, the same for all choices; intervals are those of each choice."""
    table = odds.game.table
    actions = list(dict.fromkeys(table.alike().values()))
    try:
        batch = rollouts_of(odds.game.setup)
    except PlayError as missing:
        odds.without_rollouts = missing.sentence
        return
    import numpy as np

    from portroyal.lab.review.rollouts import estimate

    sight = table.blinded(random.Random(seed))
    parts = [batch.values(sight, actions, FIRST_DEALS, seed, 0)]
    until, odds.deals = time.monotonic() + seconds, FIRST_DEALS
    while time.monotonic() < until:
        parts.append(batch.values(sight, actions, MORE_DEALS, seed, odds.deals))
        odds.deals += MORE_DEALS
    shares = np.concatenate(parts, axis=1)[:, :, odds.seat]
    means = shares.mean(1)
    for i, action in enumerate(actions):
        found = estimate(shares[i])
        others = [float(mean) for j, mean in enumerate(means) if j != i]
        margin = found.mean - max(others) if others else 0.0
        odds.worths.append(Worth(action, found.mean, max(0.0, found.low), min(1.0, found.high), margin))
    odds.worths.sort(key=lambda worth: -worth.win)


def _ask(odds: Odds, playouts: int, seed: int) -> None:
    game = odds.game
    same, margins = game.table.alike(), {worth.action: worth.margin for worth in odds.worths}
    bots = crew(game.setup.game)
    for name in ADVISERS:
        if name not in bots:
            continue
        told = ask(bots[name], game.table, random.Random(seed), Budget(playouts=playouts), bots["bosun"])
        trouble = None if told.trouble is None else told.trouble.sentence
        odds.opinions.append(Opinion(name, told.action, margins.get(same[told.action]), trouble))

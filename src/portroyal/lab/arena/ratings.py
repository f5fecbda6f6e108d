"""Ratings out of meetings: openskill's Plackett-Luce, with how unsure they are."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from portroyal.lab.arena.round_robin import Meeting
from portroyal.play.errors import PlayError

MOST_GAMES = 20_000  # a rating is settled long before; the win matrix counts every game


@dataclass(frozen=True)
class Rating:
    """A bot's skill on openskill's scale (a newcomer has 25 ± 8.3) and its standard deviation."""

    bot: str
    mu: float
    sigma: float


def ratings(bots: tuple[str, ...], meetings: list[Meeting], seed: int) -> list[Rating]:
    """The best first. Games are taken in an order that the seed shuffles, since ratings depend on it.

    A game counts as won by the side with the larger part of the victory, however many seats it had.
    """
    try:
        from openskill.models import PlackettLuce
    except ModuleNotFoundError:
        raise PlayError(
            "missing-package", 'ratings need the package openskill: pip install "portroyal[lab]"'
        ) from None
    games = [(m.pair, score) for m in meetings for deal in m.scores for score in deal]
    random.Random(seed).shuffle(games)
    model: Any = PlackettLuce()
    skills: list[Any] = [model.rating(name=bot) for bot in bots]
    for (a, b), score in games[:MOST_GAMES]:
        ranks = [0, 0] if score == 0.5 else [0, 1] if score > 0.5 else [1, 0]
        [[skills[a]], [skills[b]]] = model.rate([[skills[a]], [skills[b]]], ranks=ranks)
    found = [Rating(bot, skill.mu, skill.sigma) for bot, skill in zip(bots, skills, strict=True)]
    return sorted(found, key=lambda rating: -rating.mu)

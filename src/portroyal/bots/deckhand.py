"""The deckhand: takes any of the choices, each as likely as the other."""

from __future__ import annotations

import random

from portroyal.play.game import Game


def choose(game: Game, chance: random.Random) -> str:
    return chance.choice(game.legal)

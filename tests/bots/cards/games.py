"""Games of the card games' crew that tests begin with."""

from __future__ import annotations

import random

from portroyal.bots.bot import Budget
from portroyal.bots.cards.bots import CREW
from portroyal.play.game import Game


def middle_game(game: str = "port-royal", players: int = 2, moves: int = 60) -> Game:
    """A game of mates, some way on, where somebody has a choice."""
    played = Game.new(game, players, seed=5)
    while moves > 0 or len(played.legal) == 1:
        played.play(CREW["mate"].advise(played.table, random.Random(1), Budget()).action)
        moves -= 1
    return played

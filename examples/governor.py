"""When is a governor worth it? The same choice, played out early and late in the game.

A governor costs 8 coins and gives no points, but one card more at every chance. You have 9 coins; beside it
lies a ship that pays 3. What is it worth to hire him, over the best that you could do instead?
"""

from __future__ import annotations

import sys

import portroyal

MINE = ("admiral-7/2", "mademoiselle-7/2", "jester-7/2", "mademoiselle-9/3")  # hired one by one
THEIRS = ("admiral-7/2", "jester-7/2", "mademoiselle-7/2", "jester-9/3")


def asked(hired: int) -> portroyal.Game:
    """The question, when both players have hired so many persons."""
    mine, theirs = list(MINE[:hired]), list(THEIRS[:hired])
    return portroyal.Game.from_position(
        {
            "game": "port-royal",
            "phase": "trade",
            "round": 4 + 4 * hired,
            "takes_left": 1,
            "harbor": ["governor-8/0", "blue-3/5"],
            "players": [{"coins": 9, "display": mine}, {"coins": 5, "display": theirs}],
        }
    )


def main(seconds: float = 5) -> None:
    for hired in range(len(MINE) + 1):
        game = asked(hired)
        odds = portroyal.odds(game, seconds=seconds)
        (governor,) = (worth for worth in odds.worths if "governor" in worth.action)
        points = game.state().players[0].points
        print(f"at {points:2} points each: {100 * governor.margin:+5.1f} % of the win, best is {odds.best}")


if __name__ == "__main__":
    main(*map(float, sys.argv[1:]))

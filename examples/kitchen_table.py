"""The kitchen table: tell the program what lies there and every card as it falls, and ask what to do."""

from __future__ import annotations

import sys

import portroyal

TABLE = {
    "game": "port-royal",
    "harbor": ["red-1/1", "sailor-3/1"],
    "players": [{"coins": 4}, {"coins": 2, "display": ["pirate-7/2"]}, {"coins": 3}],
}
FALLS = ["yellow-2/2", "jester-5/1"]  # what the real cards show, one after the other


def main(seconds: float = 3) -> None:
    game = portroyal.Game.from_position(TABLE, names=["Ann", "Bob", "Cleo"])
    for card in FALLS:
        odds = portroyal.odds(game, seconds=seconds)
        print(f"{odds.chances['bust']:.1%} to bust; best is {odds.best}")
        game.play("draw", chance=[card])
    print(game)
    print(portroyal.odds(game, seconds=seconds))


if __name__ == "__main__":
    main(*map(float, sys.argv[1:]))

"""A bot in another language: a program that answers lines of JSON (docs/notation.md) plays a whole game."""

from __future__ import annotations

from pathlib import Path

import portroyal

PROGRAM = Path(__file__).with_name("other_language.mjs")


def main() -> None:
    game = portroyal.Game.new("unterwegs", 2, seed=1, names=["JavaScript", "bosun"])
    with portroyal.bot(f"cmd:node {PROGRAM}") as foreign:
        players = [foreign, portroyal.bot("bosun")]
        while game.decider is not None:
            game.play(players[game.decider].choose(game))
    print(game)


if __name__ == "__main__":
    main()

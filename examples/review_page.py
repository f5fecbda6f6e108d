"""A review as a page: a game is played, written down and judged; the page needs nothing but itself."""

from __future__ import annotations

import sys
from pathlib import Path

import portroyal


def main(seconds: float = 60, page: str = "review.html") -> None:
    game = portroyal.Game.new("unterwegs", 2, seed=3, names=["Ann", "Bob"])
    players = [portroyal.bot("mate"), portroyal.bot("deckhand", seed=1)]
    while game.decider is not None:
        game.play(players[game.decider].choose(game))
    found = portroyal.review(game.record(), seconds=seconds)
    for decision in found.decisions:
        if decision.grade == "blunder":
            who = game.names[decision.seat]
            print(f"round {decision.round}: {who} chose {decision.chosen}, not {decision.best}")
    print(found.text().splitlines()[0])
    Path(page).write_text(found.html(lang="en"), "utf-8")
    print(f"{page} is written")


if __name__ == "__main__":
    main(*map(float, sys.argv[1:2]), *sys.argv[2:])

"""A tournament: every bot plays every other, and a table says who is ahead."""

from __future__ import annotations

import sys
from itertools import combinations

import portroyal

CREW = ("deckhand", "bosun", "mate", "captain@200")


def main(games: int = 100) -> None:
    won = dict.fromkeys(CREW, 0.0)
    for pair in combinations(CREW, 2):
        match = portroyal.simulate("unterwegs", pair, games=games)
        for seat, name in enumerate(pair):
            won[name] += match.win_share(seat).value * games
        print(f"{pair[0]} – {pair[1]}: {match.win_share(0).percent()}")
    for name, wins in sorted(won.items(), key=lambda each: -each[1]):
        print(f"{name:12} {wins:6.1f} of {(len(CREW) - 1) * games}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))

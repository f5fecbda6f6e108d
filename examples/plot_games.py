"""A plot of 1,000 games: how long they last, and what the winners have."""

from __future__ import annotations

import sys

from matplotlib.figure import Figure

import portroyal


def main(games: int = 1000, file: str = "games.png") -> None:
    match = portroyal.simulate("port-royal", ["mate", "bosun", "mate", "bosun"], games=games)
    figure = Figure(figsize=(9, 4), layout="constrained")
    rounds, points = figure.subplots(1, 2)
    rounds.hist([result.rounds for result in match.results], bins=30)
    rounds.set_title("rounds")
    points.hist([max(result.points) for result in match.results], bins=range(8, 22), align="left")
    points.set_title("points of the best")
    figure.savefig(file)
    print(match)
    print(f"{file} is written")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]), *sys.argv[2:])

"""An own chart: four islands around the harbor, and a fifth behind a strait, drawn and played."""

from __future__ import annotations

import sys
from pathlib import Path

import portroyal


def island(letter: str, person: str, points: int, via: str = "start") -> dict[str, object]:
    """An island of four fields; those that lie at the harbor are where a game may start."""
    fields = [f"{letter}{n}" for n in range(1, 5)]
    told: dict[str, object] = {"person": person, "points": points, "fields": fields, "via": [via]}
    return told | ({"start": True} if via == "start" else {})


CHART = {
    "name": "Four Rocks",
    "chapter": 1,
    "skulls": [0, 0, -1, 0, -1],
    "wheels": {"yellow": 6, "orange": 6, "green": 6, "blue": 6, "red": 6},
    "islands": {
        "north": island("n", "jester", 1),
        "east": island("e", "sailor", 2),
        "south": island("s", "admiral", 3),
        "west": island("w", "pirate", 3),
        "far-away": island("f", "passenger", 5, via="r2"),
    },
    "fields": {
        "r1": {"kind": "plain", "next_to": ["east"]},
        "r2": {"kind": "color", "color": "green", "next_to": ["r1", "far-away"]},
        "x1": {"kind": "treasure", "points": 2, "next_to": ["r1"]},
    },
}


def main(file: str = "chart.svg") -> None:
    game = portroyal.Game.new("dice", 2, seed=1, options={"chart": CHART}, names=["Ann", "Bob"])
    mate = portroyal.bot("mate")
    while not game.over:
        game.play(mate.choose(game))
    Path(file).write_text(game.svg(seat=0), "utf-8")
    print(game)
    print(f"{file} is written")


if __name__ == "__main__":
    main(*sys.argv[1:])

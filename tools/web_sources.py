"""Writes the parts of the browser client that follow from Python: message types, facts of the games, ship
colors and shapes, the facts, inks and emblems of the dice game.

`make web-sources` runs it; `tests/tools/test_web_sources.py` fails when a file is not current.
"""

from __future__ import annotations

import json
from pathlib import Path

from portroyal.pictures.style import ON_SHIP_INK, SHIP_INKS, SHIP_SHAPES
from portroyal.play.families import all_games
from portroyal.play.lessons import lesson, lesson_names
from portroyal.rules.cards.codes import N_COLORS
from portroyal.rules.cards.deck import CARD_GAMES
from portroyal.rules.cards.trade import takes_by
from portroyal.rules.dice.chart_words import POINTS_TO_WIN
from web_dice import chart_css, facts_ts, glyphs_ts
from web_sprite import CARD_INKS, cards_sprite
from web_types import types_ts

WEB = Path(__file__).parents[1] / "web" / "src"
MADE = "Made by tools/web_sources.py from the Python sources; do not edit."


def ships_css() -> str:
    """Okabe and Ito's colors as custom properties: `--ship-red`, and `--on-ship-red` for signs on it."""
    lines = [f"  --ship-{color}: {ink};" for color, ink in SHIP_INKS.items()]
    lines += [f"  --on-ship-{color}: {ink};" for color, ink in ON_SHIP_INK.items()]
    return "\n".join([f"/* {MADE} */", "", ":root {", *lines, "}", ""])


def ships_ts() -> str:
    """The shape that each color has too, as an SVG path in a square from -10 to 10."""
    shapes = [f'  {color}: "{path}",' for color, path in SHIP_SHAPES.items()]
    return "\n".join(
        [
            f"/** {MADE} */",
            "",
            "/** A shape for each ship color, within a square from -10 to 10. */",
            "export const SHIP_SHAPES: Record<string, string> = {",
            *shapes,
            "};",
            "",
        ]
    )


def games_ts() -> str:
    """How many can play each game, the points that call its end (C6.1, C7.1, G8.1), its first voyages."""
    lines = []
    for name, facts in all_games().items():
        goal = CARD_GAMES[name].end_points if name in CARD_GAMES else POINTS_TO_WIN
        players = f"least: {facts.least_players}, most: {facts.most_players}"
        lessons = json.dumps([one for one in lesson_names() if lesson(one).file.game == name])
        lines.append(f'  "{name}": {{ {players}, goal: {goal}, lessons: {lessons} }},')
    takes = [int(takes_by(colors)) for colors in range(N_COLORS + 1)]
    return "\n".join(
        [
            f"/** {MADE} */",
            "",
            "/** Players at least and at most, the points that call the end (C6.1, C7.1, G8.1), lessons. */",
            "export const GAME_FACTS = {",
            *lines,
            "} as const;",
            "",
            "export type GameName = keyof typeof GAME_FACTS;",
            "",
            "/** Cards that the active player takes, by ship colors in the harbor (C4.2). */",
            f"export const CARD_TAKES = {json.dumps(takes)} as const;",
            "",
        ]
    )


def cards_css() -> str:
    """The papers and inks of the card faces, which are the same by day and by night."""
    lines = [f"  --card-{name}: {ink};" for name, ink in CARD_INKS.items()]
    return "\n".join([f"/* {MADE} */", "", ":root {", *lines, "}", ""])


def sources() -> dict[Path, str]:
    """Every file that is made, with its text."""
    return {
        WEB / "api" / "messages.ts": types_ts(MADE),
        WEB / "table" / "games.ts": games_ts(),
        WEB / "art" / "cards" / "cards.css": cards_css(),
        WEB / "art" / "cards" / "sprite.svg": cards_sprite(),
        WEB / "design" / "ships.css": ships_css(),
        WEB / "design" / "ships.ts": ships_ts(),
        WEB / "art" / "dice" / "chart.css": chart_css(MADE),
        WEB / "art" / "dice" / "glyphs.ts": glyphs_ts(MADE),
        WEB / "table" / "dice" / "facts.ts": facts_ts(MADE),
    }


def main() -> None:
    for path, text in sources().items():
        path.write_text(text, "utf-8")
        print(path.relative_to(WEB.parents[1]))


if __name__ == "__main__":
    main()

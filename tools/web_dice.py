"""The parts of the browser client's dice table that follow from Python: board and dice, inks, emblems."""

from __future__ import annotations

import json
from dataclasses import fields

from portroyal.pictures.charts.glyphs import GLYPHS
from portroyal.pictures.style import DAY, NIGHT
from portroyal.rules.dice.board import (
    CHEST_CROSSES,
    COLOR_SWORDS,
    LETTER_OF_FACE,
    LETTER_SWORDS,
    SHIP_CROSSES,
    is_wheel_space,
    space_skulls,
)
from portroyal.rules.dice.chart_words import (
    DIPLOMAT_SKULLS,
    GREEN_WHEEL_POINTS,
    NEWEST,
    PERSONS,
    POINTS_TO_WIN,
    SHIP_COLORS,
    WHEEL_COLORS,
)
from portroyal.rules.dice.codes import LETTERS, N_PIECES
from portroyal.rules.dice.persons import PIRATE_SWORDS
from portroyal.rules.dice.trade import stop_skulls, takes_of


def facts_ts(made: str) -> str:
    """Rulebook numbers that the table shows: spaces, dice, takes, skulls."""
    rows, columns, pieces = range(len(SHIP_COLORS)), range(len(LETTERS)), range(N_PIECES)
    facts: dict[str, tuple[str, object]] = {
        "COLORS": ("The rows of the board and faces of the color die.", SHIP_COLORS),
        "WHEEL_COLORS": ("There is no black wheel (G1.5).", WHEEL_COLORS),
        "LETTERS": ("The columns of the board.", LETTERS),
        "LETTER_FACES": ("The letter die (G1.2).", [LETTERS[face] for face in LETTER_OF_FACE]),
        "COLOR_SWORDS": ("Swords on the color die (G1.1).", COLOR_SWORDS),
        "LETTER_SWORDS": ("Swords on the letter die, by column (G1.2).", LETTER_SWORDS),
        "WHEEL_SPACES": (
            "Which spaces hold wheels, by row and column (G1.3).",
            [[bool(is_wheel_space(row, column)) for column in columns] for row in rows],
        ),
        "SPACE_SKULLS": (
            "Skulls printed on the spaces (G1.4).",
            [[int(space_skulls(row, column)) for column in columns] for row in rows],
        ),
        "SHIP_CROSSES": ("Crosses for a ship, by column (G1.4).", SHIP_CROSSES),
        "CHEST_CROSSES": ("Crosses for the chest (G7.2).", CHEST_CROSSES),
        "TAKES": (
            "Takes of who stopped, by pieces on the board (G4.2).",
            [int(takes_of(n)) for n in pieces],
        ),
        "STOP_SKULLS": (
            "Skulls of who stopped, by pieces on the board (G4.2).",
            [int(stop_skulls(n)) for n in pieces],
        ),
        "GREEN_POINTS": ("Points of the green boxes (G4.7).", GREEN_WHEEL_POINTS),
        "GREEN_SKULLS": ("Green skulls of a diplomat (G6.6).", DIPLOMAT_SKULLS),
        "PERSON_SWORDS": ("Swords of persons (G6.6).", {"sailor": 1, "pirate": PIRATE_SWORDS}),
        "POINTS_TO_WIN": ("G8.1", POINTS_TO_WIN),
        "NEWEST_EDITION": ("Of our sea charts; games that name none are of the first.", NEWEST),
        "PERSONS": ("The persons in the order of the sheet.", list(PERSONS)),
    }
    lines = [
        f"/** {note} */\nexport const {name} = {json.dumps(v)} as const;" for name, (note, v) in facts.items()
    ]
    return f"/** {made} */\n\n" + "\n\n".join(lines) + "\n"


def chart_css(made: str) -> str:
    """The inks of the sea charts by day and by night: `--chart-sea` and so on."""
    inks = [ink.name for ink in fields(DAY) if isinstance(getattr(DAY, ink.name), str)]
    lines = [
        f"  --chart-{ink.replace('_', '-')}: light-dark({getattr(DAY, ink)}, {getattr(NIGHT, ink)});"
        for ink in inks
    ]
    return "\n".join([f"/* {made} */", "", ":root {", *lines, "}", ""])


def glyphs_ts(made: str) -> str:
    """The emblems of the sea charts: markup within a square from -12 to 12, in one ink."""
    glyphs = [f"  {json.dumps(name)}: {json.dumps(drawing)}," for name, drawing in GLYPHS.items()]
    return "\n".join(
        [
            f"/** {made} */",
            "",
            "/** An emblem for each person, piece and sign, within a square from -12 to 12. */",
            "export const GLYPHS: Record<string, string> = {",
            *glyphs,
            "};",
            "",
        ]
    )

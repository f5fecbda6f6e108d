"""The notation of the Dice Game: actions, rolls and owed questions as words (section 2)."""

from __future__ import annotations

from functools import lru_cache, partial

from portroyal.play.rules_table import Remembered
from portroyal.rules.dice.board import roll_code, roll_color, roll_letter
from portroyal.rules.dice.chart_words import GIVEN_UP_WHEELS, SHIP_COLORS, WHEEL_COLORS
from portroyal.rules.dice.codes import (
    CHOOSE,
    CROSS_FIELD,
    CROSS_WHEEL,
    HAPPENINGS,
    LETTERS,
    N_GIVEN_UP,
    OWED_BOLD,
    OWED_CAPTAIN,
    OWED_ISLAND,
    OWED_SECOND,
    OWED_SKULL,
    PERSON_NAMES,
    PIECES,
    REPEL,
    SKULL_COLORS,
    TAKE,
    WHEEL,
    WORDS,
)
from portroyal.rules.dice.sheet import SheetOf

_OWED = {OWED_SKULL: "skull", OWED_BOLD: "bold", OWED_CAPTAIN: "captain"}


def action_name(sheet_of: SheetOf, code: int) -> str:
    """An action as people and programs write it."""
    if code < REPEL:
        return WORDS[code]
    if code < TAKE:
        return f"repel {code - REPEL}" if code > REPEL else "repel"
    if code < WHEEL:
        return f"take {PIECES[code - TAKE]}"
    if code < CHOOSE:
        return f"wheel {WHEEL_COLORS[code - WHEEL]}"
    if code < CROSS_FIELD:
        return f"start {sheet_of.island_names[code - CHOOSE]}"
    if code < CROSS_WHEEL:
        return f"cross {sheet_of.field_names[code - CROSS_FIELD]}"
    field, wheel = divmod(code - CROSS_WHEEL, N_GIVEN_UP)
    return f"cross {sheet_of.field_names[field]} {GIVEN_UP_WHEELS[wheel]}"


@lru_cache(maxsize=64)  # as many as there are sheets in use
def action_names(sheet_of: SheetOf) -> Remembered[int, str]:
    return Remembered(partial(action_name, sheet_of))


def roll_name(roll: int) -> str | None:
    """`yellow-A`; None where no roll lies on the table."""
    return f"{SHIP_COLORS[roll_color(roll)]}-{LETTERS[roll_letter(roll)]}" if roll else None


def roll_of(text: object) -> int | None:
    """The number of a roll; None if there is no such roll."""
    color, _, letter = text.partition("-") if isinstance(text, str) else ("", "", "")
    if color not in SHIP_COLORS or letter not in LETTERS:
        return None
    return roll_code(SHIP_COLORS.index(color), LETTERS.index(letter))


def owed_name(sheet_of: SheetOf, owed: int) -> str:
    """A question still owed, as a state's `todo` lists it."""
    if owed in _OWED:
        return _OWED[owed]
    if owed < OWED_ISLAND:
        return f"captain {WHEEL_COLORS[owed - OWED_SECOND]}"
    return f"island {sheet_of.island_names[owed - OWED_ISLAND]}"


def owed_code(sheet_of: SheetOf, text: object) -> int | None:
    """The number of a question still owed; None if there is no such question."""
    for owed, name in _OWED.items():
        if text == name:
            return owed
    word, _, what = text.partition(" ") if isinstance(text, str) else ("", "", "")
    if word == "captain" and what in WHEEL_COLORS:
        return OWED_SECOND + WHEEL_COLORS.index(what)
    island = sheet_of.island(what)
    return OWED_ISLAND + island if word == "island" and island is not None else None


def thing_name(sheet_of: SheetOf, of: tuple[int, int]) -> str | None:
    """What a happening (`codes.HAPPENINGS`) and its number are about; None if it is nothing by name."""
    happening, what = of
    meaning = HAPPENINGS[happening][1]
    if meaning == "roll":
        return roll_name(what)
    names = {
        "field": sheet_of.field_names,
        "island": sheet_of.island_names,
        "piece": PIECES,
        "color": WHEEL_COLORS,
        "person": PERSON_NAMES,
        "skull": SKULL_COLORS,
    }
    return names[meaning][what] if meaning else None


@lru_cache(maxsize=64)
def thing_names(sheet_of: SheetOf) -> Remembered[tuple[int, int], str | None]:
    return Remembered(partial(thing_name, sheet_of))

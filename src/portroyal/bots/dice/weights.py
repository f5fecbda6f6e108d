"""What the mate of the Dice Game thinks things are worth, in hundredths of a cross if not said otherwise."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Annotated, Final

from portroyal.rules.dice.chart_words import WHEEL_COLORS
from portroyal.rules.dice.codes import N_PERSONS, N_WHEELS, PERSON_NAMES
from portroyal.rules.layout import I8, Cell, fields_of, filled, layout


@layout
class Weights:
    """In the order in which tuning counts them."""

    point: I8
    skull: I8  # besides the minus points of the boxes ahead
    color_extra: I8  # a color field whose ship one has not taken this turn
    number_extra: I8  # each cross of a number field beyond the first
    wheel_extra: I8  # a wheel field while one has a wheel to give up
    no_wheel_extra: I8  # a wheel field while one has none
    passage: I8  # the one field of an island that opens the routes beyond it
    patience: I8  # added to every cost before values are divided by it: how little nearness counts
    finish: I8  # percent: a goal that the crosses in hand reach
    race: I8  # percent: a treasure that somebody else lies next to
    unlock: I8  # a ship whose color opens a field one lies next to
    typical: I8  # a piece not yet rolled
    second: I8  # percent: of the piece left at an active player's second chance (two players)
    gift: I8  # percent: of what the next player takes
    win: I8  # the game
    boldness: I8  # percent: of the value of going on
    deny: I8  # percent: of what the piece would be worth to the next player
    person: Annotated[list[int], Cell("i8", N_PERSONS)]  # at the beginning, fading as the leader nears 20
    wheel: Annotated[list[int], Cell("i8", N_WHEELS)]


FILE: Final = "dice-mate.json"

# Where tuning begins.
FIRST_GUESS: Final = (
    230, 30, 110, 20, 120, 350, 60, 250, 160, 130, 60, 230, 60, 20, 6000, 100, 10,
    *(300, 650, 450, 800, 700, 250, 900, 1300, 0, 200, 600, 400, 350, 400),
    *(170, 150, 0, 190, 230),
)  # fmt: skip


def names() -> list[str]:
    """The weights in their order, one name per number."""
    single = [field.name.replace("_", "-") for field in fields_of(Weights) if not field.size]
    return [*single, *PERSON_NAMES, *(f"wheel-{color}" for color in WHEEL_COLORS)]


def weights_from(numbers: Sequence[int]) -> Weights:
    """The numbers, in the order of `names`, as the mate reads them."""
    return filled(Weights, numbers)


@cache
def numbers() -> tuple[int, ...]:
    """The tuned numbers, as `portroyal lab tune` has written them; the same for any number of players."""
    kept = resources.files("portroyal.bots").joinpath("weights", FILE)
    named = json.loads(kept.read_text("utf-8"))["weights"]
    return tuple(int(named[name]) for name in names())


@cache
def weights() -> Weights:
    return weights_from(numbers())

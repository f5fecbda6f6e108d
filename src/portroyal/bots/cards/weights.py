"""What the mate of the card games thinks things are worth, in hundredths of a coin; the numbers are tuned."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Annotated, Any, Final

from portroyal.rules.cards.codes import N_ROLES, ROLES
from portroyal.rules.layout import I8, Cell, fields_of, filled, layout

COIN: Final = 100  # the unit: a coin early in the game
MOST_SWORDS: Final = 7


@layout
class Weights:
    """Early is a leader without points, late is one who is about to call the end."""

    point_early: I8
    point_late: I8
    coin_late: I8
    coin_last: I8  # when the end has been called
    role_late: I8  # percent of a person's skill that is left late
    skill_needed: I8  # a settler, captain, priest or jack whom an open expedition wants, besides their own
    skill_finish: I8  # the one who completes it
    second: I8  # percent: a person whose like one has once
    third: I8  # or more often
    gift: I8  # percent of what the others take best, in draw or stop
    deny: I8  # percent of the same, in choosing cards
    daring: I8  # added to the value of going on
    daring_color: I8  # added for every ship color in the harbor
    expedition: I8  # an expedition that comes to lie open
    hold: I8  # a take must be worth more than this
    win: I8  # to be ahead when the end comes
    sword: Annotated[list[int], Cell("i8", MOST_SWORDS)]  # the first, second, ... sword
    role: Annotated[list[int], Cell("i8", N_ROLES)]


# Where tuning begins: round numbers.
FIRST_GUESS: Final = (
    250, 400, 70, 20, 20, 60, 200, 60, 40, 60, 20, 0, 0, 50, 0, 4000,
    *(150, 150, 120, 100, 80, 60, 40),
    *(100, 100, 100, 150, 0, 0, 250, 200, 200, 400, 100, 200, 0),
)  # fmt: skip


def names() -> list[str]:
    """The weights in their order, one name per number."""
    found: list[str] = []
    for field in fields_of(Weights):
        if field.name == "role":
            found += ROLES
        else:
            found += [f"{field.name}-{i}" for i in range(1, field.size + 1)] if field.size else [field.name]
    return found


def weights_from(numbers: Sequence[int]) -> Weights:
    """The numbers, in the order of `names`, as the mate reads them."""
    return filled(Weights, numbers)


def file_name(game: str) -> str:
    return f"cards-mate-{game}.json"


@cache
def numbers_of(game: str, players: int) -> tuple[int, ...]:
    """The tuned numbers of a game; a table with more players uses those for two until it has its own."""
    kept = resources.files("portroyal.bots").joinpath("weights", file_name(game))
    data: dict[str, Any] = json.loads(kept.read_text("utf-8")) if kept.is_file() else {"weights": {}}
    named = data["weights"].get("two" if players == 2 else "more", data["weights"].get("two"))
    return FIRST_GUESS if named is None else tuple(int(named[name]) for name in names())


@cache
def weights_of(game: str, players: int) -> Weights:
    return weights_from(numbers_of(game, players))

"""The crew of the Dice Game as anybody asks it: bosun and mate in plain Python, the captain compiled."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from portroyal.bots.bot import Bot
from portroyal.bots.captain import Captain, PlainBot
from portroyal.bots.dice.bosun import bosun, bosun_weights
from portroyal.bots.dice.mate import mate
from portroyal.bots.dice.roll_odds import plain_reach
from portroyal.bots.dice.weights import weights
from portroyal.bots.dice.worth import Notes
from portroyal.play.dice.adapter import DiceTable
from portroyal.play.dice.notation import action_name
from portroyal.play.family import Table
from portroyal.rules.dice.legal import legal
from portroyal.rules.dice.state import Sheet, State


def dice_table(table: Table) -> DiceTable:
    if not isinstance(table, DiceTable):
        raise TypeError(f"the crew of the Dice Game cannot play at a {type(table).__name__}")
    return table


def bosun_choice(g: State, sheet: Sheet) -> int:
    notes = Notes()
    return bosun(g, sheet, legal(g, sheet, notes.actions), bosun_weights(), notes)


def mate_choice(g: State, sheet: Sheet) -> int:
    notes = Notes()
    odds: list[int] = plain_reach()  # type: ignore[assignment]  # read by place, as a list is
    return mate(g, sheet, legal(g, sheet, notes.actions), weights(), notes, odds)


def bosun_action(table: Table) -> str:
    own = dice_table(table)
    return action_name(own.on, bosun_choice(own.g, own.on.sheet))


def mate_action(table: Table) -> str:
    own = dice_table(table)
    return action_name(own.on, mate_choice(own.g, own.on.sheet))


CREW: Final[Mapping[str, Bot]] = {
    "bosun": PlainBot("bosun", bosun_action),
    "mate": PlainBot("mate", mate_action),
    "captain": Captain("portroyal.bots.dice.search", dice_table),
}

"""A Dice Game as a bot gets to see it: a copy whose coming rolls are others (D6)."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from portroyal.play.blind import forget
from portroyal.rules.layout import copy_of

if TYPE_CHECKING:
    from portroyal.play.dice.adapter import DiceTable


def blinded(table: DiceTable, chance: random.Random) -> DiceTable:
    copy = object.__new__(type(table))
    copy.game, copy.options, copy.on = table.game, table.options, table.on
    copy.action_names, copy.thing_names = table.action_names, table.thing_names
    copy.given_dice, copy.from_real_table = None, False
    copy.rolls, copy.opened = [], []
    g = copy.g = copy_of(table.g)
    g.told, g.script = [], []
    forget(g.stream, chance)
    return copy

"""Offers by compiled code: terms and risks of every choice are, number by number, those of plain Python."""

from __future__ import annotations

from typing import Any

import numpy as np

from portroyal.play.game import Game
from portroyal.rules.cards import batch as cards
from portroyal.rules.cards import offers as card_rules
from portroyal.rules.cards.codes import DRAW_CARD
from portroyal.rules.dice import batch as dice
from portroyal.rules.dice import offers as dice_rules
from portroyal.rules.dice.codes import REROLL, ROLL
from portroyal.rules.layout import as_data, copy_of, from_record, record_type, to_record
from portroyal.rules.offers import Risk

MOST = 600  # choices at once, in either family


class Compiled:
    """A table's box or sheet, and the records that compiled code works on."""

    def __init__(self, game: Game) -> None:
        table: Any = game.table
        self.is_dice = hasattr(table, "on")
        self.batch: Any = dice if self.is_dice else cards
        self.rules: Any = dice_rules if self.is_dice else card_rules
        self.material = table.on.sheet if self.is_dice else table.deck.box
        self.records = dice.sheet_record(table.on) if self.is_dice else cards.box_record(table.deck)
        self.states = np.zeros(2, self.batch.STATE)
        self.terms = np.zeros(MOST, record_type(self.rules.Terms))
        self.risks = np.zeros(1, record_type(Risk))
        self.actions = np.zeros(MOST, np.int64)

    def fault_of(self, game: Game) -> str | None:
        """The first number in which the two differ."""
        g = game.table.g  # type: ignore[attr-defined]
        to_record(g, self.states[0])
        self.terms[:] = 0
        n = self.batch.weighed(self.records, self.states, self.actions, self.terms, self.risks)
        for i, action in enumerate(int(code) for code in self.actions[:n]):
            if action in ((ROLL, REROLL) if self.is_dice else (DRAW_CARD,)):
                plain, found = Risk(), Risk()
                self._plain_risk(g, plain)
                from_record(self.risks[0], found)
            else:
                plain, found = self.rules.Terms(), self.rules.Terms()
                self.rules.weigh(g, copy_of(g), self.material, action, plain)
                from_record(self.terms[i], found)
            if as_data(plain) != as_data(found):
                return f"action {action}: {as_data(plain)} plain, and {as_data(found)} compiled"
        return None if n == len(game.legal) else f"{n} choices, and not {game.legal}"

    def _plain_risk(self, g: Any, risk: Risk) -> None:
        if self.is_dice:
            dice_rules.risk_roll(g, risk)
        else:
            card_rules.risk_draw(g, self.material, [0] * self.material.n_kinds, risk)

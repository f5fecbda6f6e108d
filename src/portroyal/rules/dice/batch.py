"""The table and the sheet of a Dice Game as compiled loops take them."""

from __future__ import annotations

from typing import Any

from portroyal.rules.compiled import one_record
from portroyal.rules.dice.sheet import SheetOf
from portroyal.rules.dice.state import State
from portroyal.rules.layout import record_type

STATE = record_type(State)


def sheet_record(sheet_of: SheetOf) -> Any:
    """The sheet as compiled code takes it."""
    return one_record(sheet_of.sheet)

"""The table and the box of a card game as compiled loops take them."""

from __future__ import annotations

from typing import Any

from portroyal.rules.cards.deck import Deck
from portroyal.rules.cards.state import State
from portroyal.rules.compiled import one_record
from portroyal.rules.layout import record_type

STATE = record_type(State)


def box_record(deck: Deck) -> Any:
    """The deck's box as compiled code takes it."""
    return one_record(deck.box)

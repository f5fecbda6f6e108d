"""The notation of the card games: what the rules' numbers for actions and cards are called (section 2)."""

from __future__ import annotations

from functools import lru_cache, partial

from portroyal.play.rules_table import Remembered
from portroyal.rules.cards.codes import FULFIL, TAKE
from portroyal.rules.cards.deck import Deck

PLAIN_ACTIONS = ("draw", "stop", "repel", "keep", "pass")


def action_name(deck: Deck, code: int) -> str:
    """An action as people and programs write it."""
    if code < TAKE:
        return PLAIN_ACTIONS[code]
    if code < FULFIL:
        return f"take {deck.kinds[code - TAKE].name}"
    return f"fulfil {deck.kinds[code - FULFIL].name}"


@lru_cache(maxsize=64)  # our own decks, and those of players that are in use
def action_names(deck: Deck) -> Remembered[int, str]:
    return Remembered(partial(action_name, deck))

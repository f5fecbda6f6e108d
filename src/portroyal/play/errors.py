"""Illegal input as an ordinary answer: a code for programs and one sentence for people."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING

from portroyal.rules.dice.chart_faults import ChartError
from portroyal.rules.sentences import shortened as shortened

if TYPE_CHECKING:
    from portroyal.rules.cards.deck import Deck


class PlayError(ValueError):
    """What was asked cannot be done; the game stands as before."""

    lang = "en"  # the language of the sentence
    fault: ChartError | None = None  # what is wrong with a chart, for those who say it in another language

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence


def unknown_card(name: object, deck: Deck) -> str:
    """A name that no card has, with those that look most like it."""
    near = get_close_matches(name[:60], [kind.name for kind in deck.kinds]) if isinstance(name, str) else []
    hint = f"; the nearest are {', '.join(near)}" if near else ""
    return f"{shortened(name)} is no card of {deck.game.name}{hint}"


def bad_chart(fault: ChartError) -> PlayError:
    wrong = PlayError("bad-chart", str(fault))
    wrong.fault = fault
    return wrong


def refusal(action: str, legal: list[str]) -> str:
    """Why an action cannot be played."""
    if not legal:
        return f"{shortened(action)} cannot be played: the game is over"
    shown = ", ".join(legal[:12]) + (", …" if len(legal) > 12 else "")
    return f"{shortened(action)} is not possible now; possible: {shown}"

"""Narration: what happened at the table, event by event, as sentences in the reader's language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import takewhile

from portroyal.play.events import Event
from portroyal.play.game import nameless
from portroyal.text.words import Words


@dataclass
class Told:
    """One line of the story and the type of event that it begins with."""

    type: str
    text: str


def clean(name: str) -> str:
    """A name as it may stand on a screen: from a record it could hold anything."""
    return "".join(sign for sign in name if sign.isprintable()).strip() or "?"


def called(words: Words, names: Sequence[str]) -> list[str]:
    """The players as they may stand on a screen; who was given no name is called by the seat."""
    return [
        words.say("seat-name", n=seat) if name == nameless(seat) else clean(name)
        for seat, name in enumerate(names)
    ]


def run_of(events: Sequence[Event], at: int, together: Callable[[Event, Event], bool]) -> Sequence[Event]:
    """The events from here on that are told at once, because they go together with the first."""
    first = events[at]
    return [first, *takewhile(lambda event: together(first, event), events[at + 1 :])]


class Narrator:
    """Tells one game to one reader; `you` is the reader's seat, None for someone who only watches."""

    def __init__(self, words: Words, names: Sequence[str], you: int | None = None) -> None:
        self.words = words
        self.names = called(words, names)
        self.you = you

    def tell(self, events: Sequence[Event]) -> list[Told]:
        raise NotImplementedError

    def name(self, seat: int) -> str:
        """A player in a list."""
        return self.words.say("list-item-you") if seat == self.you else self.names[seat]

    def who(self, seat: int | None) -> dict[str, str | int]:
        """The one who acts, as the sentences want to know it."""
        if seat is None:
            return {"who": "?", "you": "no"}
        return {"who": self.names[seat], "you": "yes" if seat == self.you else "no"}

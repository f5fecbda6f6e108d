"""A game that nobody has written words for: told in its notation, with what words its family brings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from portroyal.play.events import Event
from portroyal.play.game import Game
from portroyal.text.choices import Choice
from portroyal.text.family import everybody, own_words, title_of
from portroyal.text.layout import seats_text
from portroyal.text.narration import Narrator, Told
from portroyal.text.words import Words

SHARED = ("game", "options", "players", "legal", "winners", "phase")  # said elsewhere, or for programs


class PlainNarrator(Narrator):
    """Tells events by the family's sentences, or by their type and what they move."""

    def __init__(self, words: Words, game: Game, you: int | None) -> None:
        super().__init__(words, game.names, you)
        self.own = own_words(words, game.setup.game)

    def tell(self, events: Sequence[Event]) -> list[Told]:
        return [Told(event.type, self._sentence(event)) for event in events]

    def _sentence(self, event: Event) -> str:
        who = "" if event.seat is None else self.names[event.seat]
        known = self.own.get("event-" + event.type)
        if known is not None:
            return filled(known, who=who, what=event.what or "", n=str(event.n))
        parts = [event.type, event.what, str(event.n) if event.n else None]
        return ": ".join(part for part in (who, " ".join(part for part in parts if part)) if part)


class PlainFamily:
    """One game, its choices and its table as a list of what the state holds."""

    def __init__(self, words: Words, game: Game, you: int | None = None) -> None:
        self.words, self.game = words, game
        self.narrator = PlainNarrator(words, game, you)
        self.own = self.narrator.own

    def introduction(self) -> list[str]:
        title = title_of(self.words, self.game.setup.game)
        lines = [self.words.say("intro", game=title, names=everybody(self.narrator))]
        return [*lines, self.own["goal"]] if "goal" in self.own else lines

    def asking(self) -> PlainFamily:
        return self

    def question(self) -> list[str]:
        return []

    def choices(self) -> list[Choice]:
        found = []
        for action in self.game.legal:
            word, _, what = action.partition(" ")
            label = filled(self.own.get("action-" + word, action), what=what)
            found.append(Choice(action, label, "", ""))
        return found

    def remarks(self) -> list[str]:
        return []

    def reasons(self, better: str, other: str) -> list[str]:
        return []

    def explained(self) -> list[str]:
        return self.table(self.game.state()).splitlines()

    def seats(self, state: Any) -> list[str]:
        told = [self._listed(player, ", ") for player in state.players]
        return seats_text(self.narrator, state.active, told)

    def table(self, state: Any) -> str:
        return "\n".join([self._listed(state, "\n"), *self.seats(state)])

    def chances(self, chances: Any) -> list[str]:
        return []

    def hidden(self, chances: Any) -> list[str]:
        return []

    def _listed(self, struct: Any, between: str) -> str:
        data = msgspec.to_builtins(struct)
        shown = {key: value for key, value in data.items() if key not in SHARED and value is not None}
        return between.join(f"{self.own.get('state-' + key, key)}: {value}" for key, value in shown.items())


def filled(sentence: str, **blanks: str) -> str:
    """A family's sentence with its blanks filled in; braces that mean nothing stay."""
    for name, value in blanks.items():
        sentence = sentence.replace("{" + name + "}", value)
    return sentence

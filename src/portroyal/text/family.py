"""The text side of a family of games: one way in for the card games and the dice game alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from portroyal.play.game import Game
from portroyal.rules.cards.deck import CARD_GAMES
from portroyal.text.choices import Choice
from portroyal.text.narration import Narrator
from portroyal.text.words import Words


class Asking(Protocol):
    """A decision as it is put to a person."""

    def question(self) -> list[str]:
        """What is being decided."""

    def choices(self) -> list[Choice]: ...

    def remarks(self) -> list[str]:
        """What one might look for among the choices in vain."""

    def explained(self) -> list[str]:
        """What lies on the table and what it does; the first line is a heading."""


class Family(Protocol):
    """Words for one game; made once, asked often."""

    @property
    def narrator(self) -> Narrator: ...

    def introduction(self) -> list[str]:
        """What somebody should know before the first card or roll."""

    def asking(self) -> Asking:
        """The decision that the game waits for."""

    def seats(self, state: Any) -> list[str]:
        """How the players stand, a line each."""

    def table(self, state: Any) -> str:
        """The whole position."""


def family_of(words: Words, game: Game, you: int | None = None) -> Family:
    """The words for this game, spoken to the person on seat `you`."""
    if game.setup.game not in CARD_GAMES:
        from portroyal.text.dice.family import DiceFamily

        return DiceFamily(words, game, you)
    from portroyal.text.cards.family import CardFamily

    return CardFamily(words, game, you)


def named(narrator: Narrator, seats: Sequence[int]) -> str:
    """Players in a row, within a sentence."""
    return narrator.words.all_of(narrator.name(seat) for seat in seats)

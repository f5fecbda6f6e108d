"""The text side of a family of games: one way in for all of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from portroyal.play.families import part_of
from portroyal.play.game import Game
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

    def reasons(self, better: str, other: str) -> list[str]:
        """What speaks for one choice rather than another, the weightiest first, as parts of a sentence."""

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

    def chances(self, chances: Any) -> list[str]:
        """What the next card or roll may bring (`lab.family`)."""

    def hidden(self, chances: Any) -> list[str]:
        """What nobody sees."""


@dataclass(frozen=True)
class TextPart:
    """All of it may be missing: then choices and events are told in notation, with `words` where they fit.

    The keys of `words`, by language: title, goal, and action-WORD, event-TYPE, state-KEY, reason-WHY
    (docs/server.md).
    """

    told: Callable[[Words, Game, int | None], Family] | None = None
    picture: Callable[[Words, Game, int | None], str] | None = None
    words: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    remark: Callable[[str], str | None] = lambda game: None  # a message about a game's material
    asked: Mapping[str, Sequence[int]] = field(default_factory=dict)  # options that a new player is asked for
    # For the picture of a link: of a game with its options, by a number; in the box of `pictures.poster`.
    art: Callable[[Words, str, Mapping[str, Any], int], str] | None = None


NOTHING = TextPart()


def text_of(game: str) -> TextPart:
    return part_of(game, "text") or NOTHING


def family_of(words: Words, game: Game, you: int | None = None) -> Family:
    """The words for this game, spoken to the person on seat `you`."""
    told = text_of(game.setup.game).told
    if told is None:
        from portroyal.text.plain import PlainFamily

        return PlainFamily(words, game, you)
    return told(words, game, you)


def own_words(words: Words, game: str) -> Mapping[str, str]:
    """What a family of other people's says in the reader's language, or else in English."""
    told = text_of(game).words
    return told.get(words.lang) or told.get("en") or {}


def title_of(words: Words, game: str) -> str:
    if text_of(game).told is not None:
        return words.say(f"title-{game}")
    return own_words(words, game).get("title", game)


def line_of(words: Words, game: str) -> str:
    """A game in a list of games."""
    if text_of(game).told is not None:
        return words.say(f"game-{game}")
    own = own_words(words, game)
    return " ".join(part for part in (title_of(words, game), own.get("goal")) if part)


def everybody(narrator: Narrator) -> str:
    """All players in a row, within a sentence."""
    return narrator.words.all_of(narrator.name(seat) for seat in range(len(narrator.names)))

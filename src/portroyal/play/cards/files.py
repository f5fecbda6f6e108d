"""A card list that somebody names by its file."""

from __future__ import annotations

from portroyal.play.errors import PlayError
from portroyal.play.family import Options
from portroyal.play.files import text_of
from portroyal.rules.cards.deck import DeckError, rows_of_text


def with_files(options: Options) -> Options:
    name = options.get("cards")
    if not isinstance(name, str):
        return options
    try:
        return {**options, "cards": rows_of_text(text_of(name, "bad-deck"), name)}
    except DeckError as wrong:
        raise PlayError("bad-deck", str(wrong)) from None

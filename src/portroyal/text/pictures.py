"""Pictures in the reader's language: a game drawn with the words of its family."""

from __future__ import annotations

from portroyal.play.errors import PlayError
from portroyal.play.game import Game
from portroyal.text.family import text_of
from portroyal.text.words import Words


def picture_of(words: Words, game: Game, seat: int | None) -> str:
    draw = text_of(game.setup.game).picture
    if draw is None:
        raise PlayError("no-picture", f"nobody has drawn pictures for {game.setup.game}")
    return draw(words, game, seat)

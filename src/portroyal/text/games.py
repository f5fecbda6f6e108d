"""The games that can be played, as `portroyal games` lists them."""

from __future__ import annotations

from portroyal.play.families import all_games
from portroyal.text.family import line_of, text_of
from portroyal.text.words import Words


def games_text(words: Words) -> list[str]:
    """A line or two per game, and where card values or charts are not the printed ones."""
    lines = []
    for name in all_games():
        lines.append(f"{name:<11} {line_of(words, name)}")
        remark = text_of(name).remark(name)
        if remark is not None:
            lines.append(" " * 12 + words.say(remark))
    return [*lines, "", words.say("games-correct")]

"""The games that can be played, as `portroyal games` lists them."""

from __future__ import annotations

from portroyal.play.families import all_games
from portroyal.rules.cards.deck import CARD_GAMES
from portroyal.text.words import Words


def games_text(words: Words) -> list[str]:
    """A line or two per game, and where card values or charts are not the printed ones."""
    lines = []
    for name in all_games():
        lines.append(f"{name:<11} {words.say(f'game-{name}')}")
        if name in CARD_GAMES and CARD_GAMES[name].inferred:
            lines.append(" " * 12 + words.say("games-inferred"))
        elif name not in CARD_GAMES:
            lines.append(" " * 12 + words.say("games-own-charts"))
    return [*lines, "", words.say("games-correct")]

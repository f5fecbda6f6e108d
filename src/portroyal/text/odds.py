"""The odds of a position in words: the question, what is hidden, what may come, what each choice is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from portroyal.text.family import family_of
from portroyal.text.layout import columns, percent
from portroyal.text.words import Words

if TYPE_CHECKING:
    from portroyal.lab.odds import Odds


def odds_lines(words: Words, odds: Odds) -> list[str]:
    """The whole answer for a terminal."""
    family = family_of(words, odds.game)
    asking = family.asking()
    labels = {choice.action: choice.title for choice in asking.choices()}
    who = family.narrator.names[odds.seat]
    lines = [words.say("odds-title", who=who, n=odds.game.state().round), *asking.question(), ""]
    if odds.chances is not None:
        lines += family.chances(odds.chances)
    if odds.worths:
        lines += [words.say("odds-worths", n=odds.deals)]
        rows = [
            [
                labels.get(worth.action, worth.action),
                percent(words, worth.win),
                f"({percent(words, worth.low)}–{percent(words, worth.high)})",
            ]
            for worth in odds.worths
        ]
        lines += [*columns(rows), ""]
    if odds.without_rollouts is not None:
        lines += [Words().say("error", sentence=odds.without_rollouts), ""]  # known in English only
    lines += [words.say("odds-bots")]
    rows = []
    for opinion in odds.opinions:
        margin = "" if opinion.margin is None else words.say("odds-margin", n=points(words, opinion.margin))
        rows.append([opinion.bot, labels.get(opinion.action, opinion.action), opinion.trouble or margin])
    lines += columns(rows)
    if odds.chances is not None:
        lines += family.hidden(odds.chances)
    return lines


def points(words: Words, share: float) -> str:
    return ("+" if share > 0 else "") + percent(words, share)

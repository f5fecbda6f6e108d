"""The odds of a position in words: the question, what is hidden, what may come, what each choice is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from portroyal.play.errors import PlayError
from portroyal.text.family import family_of
from portroyal.text.layout import columns, interval, percent
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
                interval(words, worth.win, worth.low, worth.high),
            ]
            for worth in odds.worths
        ]
        lines += [*columns(rows), ""]
    if odds.without_rollouts is not None:
        lines += [words.complaint(PlayError("odds", odds.without_rollouts)), ""]
    lines += [words.say("odds-bots")]
    rows, troubles = [], []
    for opinion in odds.opinions:
        margin = "" if opinion.margin is None else words.say("odds-margin", n=points(words, opinion.margin))
        answer = labels.get(opinion.action, opinion.action) if opinion.trouble is None else "–"
        rows.append([opinion.bot, answer, margin if opinion.trouble is None else ""])
        if opinion.trouble is not None:
            troubles.append(words.complaint(PlayError("odds", opinion.trouble)))
    lines += [*columns(rows), *troubles]
    if odds.chances is not None:
        lines += family.hidden(odds.chances)
    return lines


def points(words: Words, share: float) -> str:
    return ("+" if share > 0 else "") + percent(words, share)

"""The odds of a position in words: the question, what is hidden, what may come, what each choice is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from portroyal.play.cards.adapter import CardTable
from portroyal.text.cards.names import CardText
from portroyal.text.cards.table import columns
from portroyal.text.family import family_of
from portroyal.text.words import Words

if TYPE_CHECKING:
    from portroyal.lab.odds import Odds

# What the next card may be, in the order of interest; `all` is the number that they are out of.
TOLD = (
    "bust", "repelled-bust", "pays", "fourth-color", "fifth-color", "person", "affordable", "tax",
    "expedition",
)  # fmt: skip
LEAST_CHANCE = 0.0005


def odds_lines(words: Words, odds: Odds) -> list[str]:
    """The whole answer for a terminal."""
    family = family_of(words, odds.game)
    asking = family.asking()
    labels = {choice.action: choice.title for choice in asking.choices()}
    who = family.narrator.names[odds.seat]
    lines = [words.say("odds-title", who=who, n=odds.game.state().round), *asking.question(), ""]
    if odds.next_card:
        lines += _next_card(words, odds)
    if odds.dice is not None:
        lines += _dice(words, odds)
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
    if isinstance(odds.game.table, CardTable):
        lines += ["", *_hidden(words, odds, odds.game.table)]
    return lines


def percent(words: Words, share: float) -> str:
    number = f"{100 * share:.1f}".replace(".", words.say("decimal-sign")).replace("-", "−")
    return words.say("percent", n=number)


def points(words: Words, share: float) -> str:
    return ("+" if share > 0 else "") + percent(words, share)


def _next_card(words: Words, odds: Odds) -> list[str]:
    total = odds.next_card["all"]
    if total == 0:
        return []
    rows = [
        [
            words.say(f"odds-{name}"),
            percent(words, odds.next_card[name] / total),
            f"{odds.next_card[name]} / {total}",
        ]
        for name in TOLD
        if odds.next_card[name] or name == "bust"
    ]
    return [words.say("odds-next"), *columns(rows), ""]


def _dice(words: Words, odds: Odds) -> list[str]:
    assert odds.dice is not None
    rows = [
        [words.say("odds-bust-next"), percent(words, odds.dice.bust_next)],
        [words.say("odds-bust-bare"), percent(words, odds.dice.bust_bare)],
    ]
    rows += [
        [words.say("odds-reach", n=n), percent(words, chance)]
        for n, chance in odds.reach.items()
        if chance >= LEAST_CHANCE
    ]
    return [words.say("odds-roll"), *columns(rows), ""]


def _hidden(words: Words, odds: Odds, table: CardTable) -> list[str]:
    """Face-down cards by kind; after a reshuffle old coins are a pool of their own (D6)."""
    text = CardText(words, table.deck)
    lines = []
    for pool in ("new", "old"):
        cards = odds.hidden[pool]
        if not cards:
            continue
        total = sum(cards.values())
        lines.append(words.say(f"odds-hidden-{pool}", n=total))
        cells = [f"{n} × {text.full(card)}" for card, n in cards.items()]
        lines += [f"  {cell}" for cell in cells]
    return lines

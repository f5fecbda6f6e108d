"""The odds of the next card in words, and the cards that lie face down."""

from __future__ import annotations

from collections.abc import Mapping

from portroyal.play.offers import Risk
from portroyal.text.cards.names import CardText
from portroyal.text.layout import columns, risk_rows, share
from portroyal.text.words import Words

# What else the next card may be, in the order of interest.
TOLD = ("pays", "fourth-color", "fifth-color", "person", "affordable", "tax", "expedition")


def next_card(words: Words, risk: Risk | None, next_card: Mapping[str, int]) -> list[str]:
    if risk is None or risk.of == 0:
        return []
    rows = risk_rows(words, risk)
    rows += [
        [words.say(f"odds-{name}"), *share(words, next_card[name], risk.of)]
        for name in TOLD
        if next_card[name]
    ]
    return [words.say("odds-next"), *columns(rows), ""]


def hidden(text: CardText, pools: Mapping[str, Mapping[str, int]]) -> list[str]:
    """Face-down cards by kind; after a reshuffle old coins are a pool of their own (D6)."""
    lines = [""]
    for pool, cards in pools.items():
        if cards:
            lines.append(text.words.say(f"odds-hidden-{pool}", n=sum(cards.values())))
            lines += [f"  {n} × {text.full(card)}" for card, n in cards.items()]
    return lines

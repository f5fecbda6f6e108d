"""The odds of the next card in words, and the cards that lie face down."""

from __future__ import annotations

from collections.abc import Mapping

from portroyal.text.cards.names import CardText
from portroyal.text.layout import columns, percent
from portroyal.text.words import Words

# What the next card may be, in the order of interest; `all` is the number that they are out of.
TOLD = (
    "bust", "repelled-bust", "pays", "fourth-color", "fifth-color", "person", "affordable", "tax",
    "expedition",
)  # fmt: skip


def next_card(words: Words, next_card: Mapping[str, int]) -> list[str]:
    total = next_card.get("all", 0)
    if total == 0:
        return []
    rows = [
        [words.say(f"odds-{name}"), percent(words, next_card[name] / total), f"{next_card[name]} / {total}"]
        for name in TOLD
        if next_card[name] or name == "bust"
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

"""Cards as they fall at a real table: what people see there takes the place of our own chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from portroyal.play.cards_view import cards_in
from portroyal.play.errors import PlayError, shortened
from portroyal.rules.cards.deck import Deck
from portroyal.rules.cards.state import Box, State


class RealTable:
    """The cards that one act shows, in the order in which they become visible.

    Only cards of the same pool (D6), dealt by the same shuffle, can stand for each other; everything else
    cannot have come.
    """

    def __init__(self, deck: Deck, names: Sequence[Any]) -> None:
        self.deck = deck
        self.kinds: list[int] = []
        for name in names:
            kind = deck.kind(name)
            if kind is None:
                raise PlayError("bad-chance", f"{shortened(name)} is no card of {deck.game.name}")
            self.kinds.append(kind)

    def all_used(self, action: str) -> None:
        if self.kinds:
            left = ", ".join(self.deck.kinds[kind].name for kind in self.kinds)
            raise PlayError(
                "bad-chance", f"`{action}` shows fewer cards than chance gives: {left} is too much"
            )

    def shown(self, g: State, box: Box, card: int) -> int:
        if not self.kinds:
            return 0
        kind = self.kinds.pop(0)
        if box.kind_of[card] == kind:
            return card
        for other in _same_pool(g, card):
            if box.kind_of[other] == kind:
                _exchange(g, card, other)
                return other
        raise PlayError(
            "bad-chance", f"{self.deck.kinds[kind].name} cannot have come: no such card is face down there"
        )


def _same_pool(g: State, card: int) -> list[int]:
    """The face-down cards that could lie where `card` lay."""
    coins = [
        c for player in g.players[: g.n_players] for c in cards_in(g, player.coins) if g.old[c] == g.old[card]
    ]
    if g.old[card]:
        return [c for c in coins if _shuffle_of(g, c) == _shuffle_of(g, card)]
    return g.draw_pile[g.draw_top : g.draw_end] + coins


def _shuffle_of(g: State, card: int) -> int:
    """The number of the last shuffle that dealt this card; -1: it was a coin when the position was set up."""
    return max((i for i, order in enumerate(g.orders) if card in order), default=-1)


def _exchange(g: State, card: int, other: int) -> None:
    """`card` takes the place where `other` lies face down, and in the order of their shuffle."""
    for order in g.orders[_shuffle_of(g, card) :][:1]:
        order[:] = [other if c == card else card if c == other else c for c in order]
    for i in range(g.draw_top, g.draw_end):
        if g.draw_pile[i] == other:
            g.draw_pile[i] = card
            return
    for player in g.players[: g.n_players]:
        above = 0
        here = player.coins.top
        while here:
            if here == other:
                g.below[card], g.old[card] = g.below[other], g.old[other]
                if above:
                    g.below[above] = card
                else:
                    player.coins.top = card
                g.below[other] = 0
                return
            above, here = here, g.below[here]

"""Cards as they fall at a real table: what people see there takes the place of our own chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from portroyal.play.cards.position import unknown_card
from portroyal.play.cards.view import cards_in
from portroyal.play.errors import PlayError
from portroyal.rules.cards.deck import Deck
from portroyal.rules.cards.state import Box, State


class RealTable:
    """The cards that one act shows, in the order in which they become visible.

    Only cards of the same pool (D6), dealt by the same shuffle, can stand for each other; everything else
    cannot have come.
    """

    def __init__(self, deck: Deck, names: Sequence[Any], first_coins: frozenset[int]) -> None:
        self.deck = deck
        self.first_coins = first_coins
        self.kinds: list[int] = []
        for name in names:
            kind = deck.kind(name)
            if kind is None:
                raise PlayError("bad-chance", unknown_card(name, deck))
            self.kinds.append(kind)

    def all_used(self, action: str) -> None:
        if self.kinds:
            left = ", ".join(self.deck.kinds[kind].name for kind in self.kinds)
            raise PlayError(
                "bad-chance", f"`{action}` shows fewer cards than chance gives: {left} is too much"
            )

    def shown(self, g: State, box: Box, card: int, seat: int) -> int:
        """The card to be shown instead of `card`, which was just drawn, or paid by `seat`."""
        if not self.kinds:
            return 0
        kind = self.kinds.pop(0)
        for paid in [card, *self._paid_as_well(g, card, seat)]:
            for other in [paid, *_same_pool(g, paid)]:
                if box.kind_of[other] == kind:
                    if paid != card:
                        _pay_instead(g, card, paid, seat)
                    if other != paid:
                        _exchange(g, paid, other)
                    return other
        name = self.deck.kinds[kind].name
        raise PlayError("bad-chance", f"{name} cannot have come: no such card is face down there")

    def _paid_as_well(self, g: State, card: int, seat: int) -> list[int]:
        """Coins that may be newer than `card`: nobody knows in which order a position's coins came."""
        if seat < 0 or card not in self.first_coins:
            return []
        coins = cards_in(g, g.players[seat].coins)
        return [c for c in coins if c in self.first_coins and g.old[c] != g.old[card]][-1:]


def _pay_instead(g: State, card: int, paid: int, seat: int) -> None:
    """`card` goes back among the coins, to where `paid` lay."""
    _replace_coin(g, seat, paid, card, g.old[card])
    g.players[seat].old_coins += g.old[card] - g.old[paid]


def _same_pool(g: State, card: int) -> list[int]:
    """The face-down cards that could lie where `card` lay."""
    coins = [
        c for player in g.players[: g.n_players] for c in cards_in(g, player.coins) if g.old[c] == g.old[card]
    ]
    if g.old[card]:
        return [c for c in coins if _shuffle_of(g, c) == _shuffle_of(g, card)]
    return g.draw_pile[g.draw_top : g.draw_end] + coins


def _shuffle_of(g: State, card: int) -> int:
    """The number of the last shuffle that dealt this card; -1: it was an old coin when the game began."""
    return max((i for i, order in enumerate(g.orders) if card in order), default=-1)


def _exchange(g: State, card: int, other: int) -> None:
    """`card` takes the place where `other` lies face down, and in the order of their shuffle."""
    for order in g.orders[_shuffle_of(g, card) :][:1]:
        order[:] = [other if c == card else card if c == other else c for c in order]
    for i in range(g.draw_top, g.draw_end):
        if g.draw_pile[i] == other:
            g.draw_pile[i] = card
            g.below[other] = 0  # as when it is drawn
            return
    for seat in range(g.n_players):
        if _replace_coin(g, seat, other, card, g.old[other]):
            return


def _replace_coin(g: State, seat: int, coin: int, card: int, old: int) -> bool:
    """Puts `card` where `coin` lies in a player's coins, if it lies there."""
    coins = g.players[seat].coins
    above = 0
    here = coins.top
    while here and here != coin:
        above, here = here, g.below[here]
    if not here:
        return False
    g.below[card], g.old[card] = g.below[coin], old
    if above:
        g.below[above] = card
    else:
        coins.top = card
    g.below[coin] = 0
    return True

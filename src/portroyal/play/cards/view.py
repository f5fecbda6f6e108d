"""The open state of a card game: what a player with perfect memory knows, and no more (D6)."""

from __future__ import annotations

from typing import Any

import msgspec

from portroyal.play.state import OpenSeat, OpenState
from portroyal.rules.cards.codes import COLORS, MAX_LEGAL, PHASES
from portroyal.rules.cards.deck import Deck
from portroyal.rules.cards.discover import color_in_harbor
from portroyal.rules.cards.ending import tied
from portroyal.rules.cards.legal import legal
from portroyal.rules.cards.state import Pile, State


class CardPlayer(OpenSeat, frozen=True):
    """A seat as everybody sees it."""

    coins: int
    swords: int
    display: list[str]
    ships: list[str]
    old_coins: int


class Unseen(msgspec.Struct, frozen=True):
    """How many of which card lie face down: since the last shuffle, and coins from before it."""

    new: dict[str, int]
    old: dict[str, int]


class CardState(OpenState, frozen=True, kw_only=True):
    """A card game's state (notation, section 4). Given back as a position it plays on."""

    _derived = ("colors", "tied")

    revealed: str | None
    drawn: int
    takes_left: int
    harbor: list[str]
    expeditions: list[str]
    draw: int
    discard: list[str]
    players: list[CardPlayer]
    end_called: bool
    idle: int
    unseen: Unseen
    colors: list[str]  # of the ships in the harbor (C4.2); one that waits to be repelled is not there yet
    tied: list[int]  # the seats that coins alone have beaten (C6.2)


def card_state(g: State, deck: Deck, options: dict[str, Any], legal_names: list[str]) -> CardState:
    return CardState(
        game=deck.game.name,
        phase=PHASES[g.phase],
        round=g.round,
        active=g.active,
        decider=None if g.decider < 0 else g.decider,
        revealed=deck.name_of(g.revealed) if g.revealed else None,
        drawn=g.drawn,
        takes_left=g.takes_left,
        harbor=names_in(g, deck, g.harbor),
        expeditions=names_in(g, deck, g.expeditions),
        draw=g.draw_end - g.draw_top,
        discard=names_in(g, deck, g.discard),
        players=[
            CardPlayer(
                coins=player.coins.size,
                points=player.points,
                swords=player.swords,
                display=names_in(g, deck, player.display),
                ships=names_in(g, deck, player.ships),
                old_coins=player.old_coins,
            )
            for player in g.players[: g.n_players]
        ],
        legal=legal_names,
        winners=seats_of(g, g.winners),
        options=options,
        start=g.start,
        end_called=bool(g.end_called),
        idle=g.idle,
        unseen=unseen(g, deck),
        colors=[color for i, color in enumerate(COLORS) if color_in_harbor(g, i)],
        tied=seats_of(g, tied(g)),
    )


def seats_of(g: State, bits: int) -> list[int]:
    return [seat for seat in range(g.n_players) if bits >> seat & 1]


def cards_in(g: State, pile: Pile) -> list[int]:
    """The cards of a pile, the one that came first first."""
    cards = []
    card = pile.top
    while card:
        cards.append(card)
        card = g.below[card]
    return cards[::-1]


def names_in(g: State, deck: Deck, pile: Pile) -> list[str]:
    names, below, found = deck.card_names, g.below, []
    card = pile.top
    while card:
        found.append(names[card])
        card = below[card]
    found.reverse()
    return found


def unseen(g: State, deck: Deck) -> Unseen:
    """D6: composition only, counted by kind in the order of the card list, so that no order shows."""
    kind_of, is_old, below = deck.box.kind_of, g.old, g.below
    names = deck.names
    new, old = [0] * len(names), [0] * len(names)
    for card in g.draw_pile[g.draw_top : g.draw_end]:
        new[kind_of[card]] += 1
    for player in g.players[: g.n_players]:
        card = player.coins.top
        while card:
            (old if is_old[card] else new)[kind_of[card]] += 1
            card = below[card]
    return Unseen(
        {name: n for name, n in zip(names, new, strict=True) if n},
        {name: n for name, n in zip(names, old, strict=True) if n} if any(old) else {},
    )


def legal_codes(g: State, deck: Deck) -> list[int]:
    codes = [0] * MAX_LEGAL  # of its own: bots think in several threads
    return codes[: legal(g, deck.box, codes)]

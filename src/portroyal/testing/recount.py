"""Counting a card game's table from the cards that lie there, to check what the rules keep count of."""

from __future__ import annotations

from portroyal.play.cards_view import cards_in
from portroyal.rules.cards.codes import EXPEDITION, N_COLORS, N_ROLES, PERSON, TRADER, WHOLESALER
from portroyal.rules.cards.deck import Deck
from portroyal.rules.cards.state import Player, State


def check_table(g: State, deck: Deck) -> None:
    """Raises AssertionError if a card is lost or doubled (C1.2), or a counter is wrong."""
    lying = list(g.draw_pile[g.draw_top : g.draw_end])
    for pile in (g.discard, g.harbor, g.expeditions):
        cards = cards_in(g, pile)
        assert len(cards) == pile.size, "a pile's size is wrong"
        lying += cards
    if g.revealed:
        lying.append(g.revealed)
    for player in g.players[: g.n_players]:
        lying += _check_player(g, deck, player)
    out = [deck.box.open_card] if deck.box.open_card and g.n_players < 5 else []
    assert sorted(lying + out) == list(range(1, deck.box.n_cards + 1)), "a card is lost or doubled"


def _check_player(g: State, deck: Deck, player: Player) -> list[int]:
    box = deck.box
    coins, display, ships = (cards_in(g, pile) for pile in (player.coins, player.display, player.ships))
    assert (len(coins), len(display), len(ships)) == (player.coins.size, player.display.size, player.ships.size)
    assert player.old_coins == sum(g.old[card] for card in coins), "old coins are miscounted"
    kinds = [box.kind_of[card] for card in display]
    persons = [kind for kind in kinds if box.type_of[kind] == PERSON]
    assert player.points == sum(box.points[kind] for kind in kinds) + len(ships), "points are miscounted"
    assert player.swords == sum(box.swords[kind] for kind in persons), "swords are miscounted"
    assert player.expeditions == sum(box.type_of[kind] == EXPEDITION for kind in kinds)
    for role in range(N_ROLES):
        assert player.people[role] == sum(box.role[kind] == role for kind in persons)
    for color in range(N_COLORS):
        of_color = [box.role[kind] for kind in persons if box.color[kind] == color]
        assert player.traders[color] == of_color.count(TRADER)
        assert player.wholesalers[color] == of_color.count(WHOLESALER)
    return coins + display + ships

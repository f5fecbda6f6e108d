"""Piles of cards: each card knows the one below it, and the one that came first is found."""

from __future__ import annotations

import pytest
from tests.tables import FIVE_PLAYER

from portroyal.rules.cards.codes import GOVERNOR, JACK, PRIEST, SETTLER
from portroyal.rules.cards.deck import PORT_ROYAL, deck_of
from portroyal.rules.cards.state import (
    Pile,
    State,
    oldest,
    oldest_person,
    pop,
    push,
    remove,
    seat_after,
    tally,
)

DECK = deck_of(PORT_ROYAL)


def copies(name: str) -> list[int]:
    """The numbers of all cards of a name."""
    return [card for card in range(1, DECK.box.n_cards + 1) if DECK.name_of(card) == name]


def laid(*cards: int) -> tuple[State, Pile]:
    g = State()
    for card in cards:
        push(g, g.harbor, card)
    return g, g.harbor


def emptied(g: State, pile: Pile) -> list[int]:
    """The cards of a pile from the top down; the pile is empty afterwards."""
    return [pop(g, pile) for _ in range(pile.size)]


def test_the_last_card_pushed_is_popped_first() -> None:
    g, pile = laid(5, 9, 2)
    assert (pile.top, pile.size) == (2, 3)
    assert emptied(g, pile) == [2, 9, 5]
    assert (pile.top, pile.size) == (0, 0)


@pytest.mark.parametrize(("card", "left"), [(2, [7, 9, 5]), (7, [2, 9, 5]), (9, [2, 7, 5]), (5, [2, 7, 9])])
def test_a_card_is_taken_out_of_the_middle(card: int, left: list[int]) -> None:
    g, pile = laid(5, 9, 7, 2)
    remove(g, pile, card)
    assert pile.size == 3
    assert emptied(g, pile) == left


def test_of_cards_alike_the_one_that_came_first_is_found() -> None:
    first, second, third = copies("sailor-3/1")[:3]
    g, pile = laid(copies("jack-6/1")[0], second, first, third, copies("priest-4/1")[0])
    kind = DECK.box.kind_of[first]
    assert oldest(g, DECK.box, pile, kind) == second
    remove(g, pile, second)
    assert oldest(g, DECK.box, pile, kind) == first
    assert oldest(g, DECK.box, pile, DECK.box.kind_of[copies("jester-5/1")[0]]) == 0
    assert oldest(g, DECK.box, Pile(), kind) == 0


def test_of_persons_of_a_role_the_one_that_came_first_is_found() -> None:
    settlers, jack = copies("settler-4/1"), copies("jack-6/1")[0]
    g, pile = laid(copies(FIVE_PLAYER)[0], jack, settlers[3], settlers[1], copies("governor-8/0")[0])
    found = {role: oldest_person(g, DECK.box, pile, role) for role in (SETTLER, JACK, PRIEST)}
    assert found == {SETTLER: settlers[3], JACK: jack, PRIEST: 0}
    assert oldest_person(g, DECK.box, pile, GOVERNOR) == pile.top


def test_what_a_card_adds_when_it_enters_it_takes_away_when_it_leaves() -> None:
    player = State().players[0]
    for name in ("pirate-9/3", "trader-black-3/1", FIVE_PLAYER, "settler-4/1"):
        tally(DECK.box, player, copies(name)[0], 1)
    assert (player.points, player.swords, player.expeditions) == (3 + 1 + 5 + 1, 2, 1)
    assert (sum(player.people), player.traders, player.wholesalers) == (3, [0, 0, 0, 0, 1], [0] * 5)
    for name in ("pirate-9/3", "trader-black-3/1", FIVE_PLAYER):
        tally(DECK.box, player, copies(name)[0], -1)
    assert (player.points, player.swords, player.expeditions) == (1, 0, 0)
    assert (player.people[SETTLER], sum(player.people), player.traders) == (1, 1, [0] * 5)


def test_after_the_last_seat_comes_the_first() -> None:
    g = State()
    g.n_players = 3
    assert [seat_after(g, seat) for seat in range(3)] == [1, 2, 0]

"""The captain's tree: nodes by their labels, curiosity, and other cards on top of the pile."""

from __future__ import annotations

from tests.tables import at, seat

from portroyal.bots.cards.tree import (
    CURIOSITY,
    MOST_NODES,
    STIRRED,
    Node,
    Search,
    bits,
    child,
    is_among,
    new_node,
    selected,
    stir,
    turns_begun,
)
from portroyal.play.cards.adapter import CardTable
from portroyal.rules.cards.codes import DRAW_CARD, STOP


def small_tree() -> tuple[Search, list[Node]]:
    """A root at 1, as the captain has it; 0 stands for no node."""
    search, nodes = Search(), [Node() for _ in range(8)]
    search.curiosity = CURIOSITY
    new_node(search, nodes, 0)
    new_node(search, nodes, 0)
    return search, nodes


def test_a_label_leads_to_one_child() -> None:
    search, nodes = small_tree()
    draw, stop = child(search, nodes, 1, DRAW_CARD), child(search, nodes, 1, STOP)
    assert draw != stop
    assert child(search, nodes, 1, DRAW_CARD) == draw
    assert search.n_nodes == 4


def test_a_full_tree_grows_no_more() -> None:
    search, nodes = small_tree()
    search.n_nodes = MOST_NODES
    assert child(search, nodes, 1, STOP) == 0


def test_it_prefers_the_better_choice_but_stays_curious() -> None:
    game = at(seat(3), seat(3), harbor=["yellow-1/1"])
    assert isinstance(game.table, CardTable)
    search, nodes = small_tree()
    search.actions[0], search.actions[1] = DRAW_CARD, STOP
    draw, stop = child(search, nodes, 1, DRAW_CARD), child(search, nodes, 1, STOP)
    for at_, visits, share in ((1, 20, 0.5), (draw, 10, 0.7), (stop, 10, 0.3)):
        nodes[at_].visits = visits
        nodes[at_].shares[0] = visits * share
    assert selected(game.table.g, search, nodes, 1, 2, bits(20)) == DRAW_CARD
    nodes[draw].visits, nodes[draw].shares[0] = 4000, 4000 * 0.45
    nodes[stop].visits, nodes[stop].shares[0] = 2, 2 * 0.4
    assert selected(game.table.g, search, nodes, 1, 2, bits(4000)) == STOP


def test_bits_are_a_logarithm() -> None:
    assert [bits(1), bits(2), bits(3), bits(4), bits(1024)] == [0.0, 1.0, 1.5, 2.0, 10.0]


def test_stirring_changes_only_the_draw_pile() -> None:
    game = at(seat(3), seat(3))
    assert isinstance(game.table, CardTable)
    g = game.table.g
    before = g.draw_pile[g.draw_top : g.draw_end]
    stir(g, [12345])
    after = g.draw_pile[g.draw_top : g.draw_end]
    assert after[:STIRRED] != before[:STIRRED]
    assert sorted(after) == sorted(before)


def test_turns_are_counted_from_the_start_player() -> None:
    first = at(seat(), seat(), seat(), start=1, active=1)
    third = at(seat(), seat(), seat(), start=1, active=0)
    assert isinstance(first.table, CardTable)
    assert isinstance(third.table, CardTable)
    assert turns_begun(third.table.g) - turns_begun(first.table.g) == 2


def test_only_what_is_possible_is_advised() -> None:
    assert is_among([3, 5, 9], 2, 5)
    assert not is_among([3, 5, 9], 2, 9)

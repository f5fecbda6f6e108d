"""Dealing what is face down afresh (D6), and counting the table again (C1.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from tests.tables import (
    FIVE_PLAYER,
    GOVERNOR,
    JACK,
    PRIEST,
    RED,
    SAILOR,
    SETTLER,
    YELLOW,
    assert_sound,
    at,
    cards,
    seat,
    trading,
)

from portroyal.play.cards.adapter import CardTable, deck_for
from portroyal.play.cards.view import cards_in
from portroyal.play.game import Game
from portroyal.rules.cards.codes import MAX_CARDS
from portroyal.rules.cards.hidden import reshuffle_hidden, sort_cells
from portroyal.rules.cards.invariants import FAULTS, fault_of
from portroyal.rules.cards.state import Box, State
from portroyal.rules.chance import Stream, seed_stream
from portroyal.rules.layout import as_data

BOX = cards({SAILOR: 8, PRIEST: 7, JACK: 8, YELLOW: 3})
POOLS = {"new": {SAILOR: 5, JACK: 8, YELLOW: 2}, "old": {PRIEST: 6, SAILOR: 2}}


def two_pools(seed: int) -> Game:
    """Eight old coins with three seats, four new ones; then a fee is paid with an old coin."""
    seats = [seat(3, old_coins=3), seat(5, old_coins=4), seat(4, [PRIEST], old_coins=1)]
    game = trading(
        *seats, decider=1, options={"cards": BOX}, harbor=[SAILOR, YELLOW], unseen=POOLS, seed=seed
    )
    game.play(
        f"take {SAILOR}", [JACK, PRIEST, PRIEST]
    )  # one new coin and two old ones; an old one is the fee
    return game


def inside(game: Game) -> tuple[State, Box]:
    assert isinstance(game.table, CardTable)
    return game.table.g, game.table.deck.box


def deal_afresh(game: Game, seed: int) -> None:
    stream = Stream()
    seed_stream(stream, seed)
    reshuffle_hidden(inside(game)[0], stream, [0] * MAX_CARDS)


def hidden(game: Game) -> list[list[int]]:
    """The draw pile and every player's coins, card by card."""
    g, _ = inside(game)
    piles = [cards_in(g, player.coins) for player in g.players[: g.n_players]]
    return [g.draw_pile[g.draw_top : g.draw_end], *piles]


def ages(game: Game) -> list[list[int]]:
    return [[inside(game)[0].old[card] for card in pile] for pile in hidden(game)]


def pools(game: Game) -> list[list[int]]:
    """The cards of the new and of the old pool."""
    g, _ = inside(game)
    everything = sorted(card for pile in hidden(game) for card in pile)
    return [[card for card in everything if g.old[card] == age] for age in (0, 1)]


def test_d6_a_fresh_deal_looks_the_same_to_everybody() -> None:
    game = two_pools(1)
    state, seen, before = game.state(), ages(game), hidden(game)
    for seed in range(5):
        deal_afresh(game, seed)
        assert game.state() == state
        assert ages(game) == seen  # each coin is of the pool that it was of
        assert hidden(game) != before
        assert_sound(game)


def test_d6_a_fresh_deal_keeps_each_pool_within_itself() -> None:
    game = two_pools(1)
    before = pools(game)
    deal_afresh(game, 3)
    assert pools(game) == before


def test_d6_nothing_of_the_old_deal_is_left() -> None:
    """Games that differ only in what is hidden are the same game after the same fresh deal."""
    deals = []
    for seed in range(6):
        game = two_pools(seed)
        deal_afresh(game, 9)
        names = deck_for("port-royal", {"cards": BOX})
        deals.append([[names.name_of(card) for card in pile] for pile in hidden(game)])
    assert deals == [deals[0]] * 6


def test_d6_every_hidden_card_can_come_next_and_be_any_coin() -> None:
    game = two_pools(2)
    tops: Counter[int] = Counter()
    coins: Counter[int] = Counter()
    for seed in range(300):
        deal_afresh(game, seed)
        tops[hidden(game)[0][0]] += 1
        coins[hidden(game)[1][0]] += 1
    assert [sorted(tops), sorted(coins)] == pools(game)


def test_d6_in_the_middle_of_the_draw_pile() -> None:
    """What was drawn before does not come back."""
    game = Game.new("port-royal", 2, seed=3)
    game.play("draw")
    deal_afresh(game, 1)
    g, _ = inside(game)
    assert (g.draw_top, g.draw_end) == (0, 112)
    assert_sound(game)
    game.play("draw")
    assert_sound(game)


@pytest.mark.parametrize(
    ("cells", "first", "end", "after"),
    [
        ([3, 1, 2], 0, 3, [1, 2, 3]),
        ([9, 5, 4, 3, 1], 1, 4, [9, 3, 4, 5, 1]),
        ([2, 2, 1], 0, 3, [1, 2, 2]),
        ([2, 1], 0, 1, [2, 1]),
        ([7, 3], 2, 2, [7, 3]),
    ],
)
def test_cells_are_sorted_in_place(cells: list[int], first: int, end: int, after: list[int]) -> None:
    sort_cells(cells, first, end)
    assert cells == after


def rich() -> Game:
    """A table with cards in every place."""
    mine = [SETTLER, "trader-red-3/1", "wholesaler-red-6/2", "expedition-priests", SAILOR]
    return at(
        seat(4, mine, [RED]),
        seat(5, [GOVERNOR]),
        game="combined",
        phase="repel",
        revealed=YELLOW,
        harbor=[PRIEST, JACK],
        expeditions=["expedition-settlers"],
        discard=["blue-1/1", "blue-2/2"],
    )


def fault(game: Game) -> str | None:
    g, box = inside(game)
    return FAULTS[fault_of(g, box, [7] * (box.n_cards + 1))]


def test_c1_2_a_sound_table_has_no_fault_and_is_left_as_it_is() -> None:
    game = rich()
    before = as_data(inside(game)[0])
    assert fault(game) is None
    assert as_data(inside(game)[0]) == before
    assert fault(Game.new("port-royal", 5, seed=1)) is None
    assert fault(Game.new("port-royal", 4, seed=1)) is None


def test_c1_1_a_box_with_no_five_player_expedition_or_with_it_first() -> None:
    for box in (BOX, [*cards({FIVE_PLAYER: 1}), *BOX]):
        for players in (4, 5):
            game = Game.new("port-royal", players, seed=1, options={"cards": box})
            assert fault(game) is None
            assert game.state().expeditions == ([FIVE_PLAYER] if players == 5 and box is not BOX else [])


def lose_card(g: State) -> None:
    g.draw_end -= 1


def lose_the_revealed_card(g: State) -> None:
    g.revealed = 0


def lose_the_first_card(g: State) -> None:
    g.draw_top += 1


FAULTY: dict[str, Callable[[State], None]] = {
    "lost at the end": lose_card,
    "lost at the top": lose_the_first_card,
    "revealed lost": lose_the_revealed_card,
}


@pytest.mark.parametrize("how", FAULTY)
def test_c1_2_a_lost_card_is_found(how: str) -> None:
    game = rich()
    FAULTY[how](inside(game)[0])
    assert fault(game) == "a card is lost"


def test_c1_2_a_card_in_two_places_is_found() -> None:
    game = rich()
    g, box = inside(game)
    g.draw_pile[g.draw_end] = 1
    g.draw_end += 1
    assert fault(game) == "a card lies in two places"
    last = rich()
    g, box = inside(last)
    g.draw_pile[g.draw_end] = box.n_cards
    g.draw_end += 1
    assert fault(last) == "a card lies in two places"


def test_c1_2_a_card_in_two_piles_is_found() -> None:
    game = rich()
    g, _ = inside(game)
    g.below[cards_in(g, g.harbor)[0]] = cards_in(g, g.discard)[0]
    g.harbor.size += 1
    assert fault(game) == "a card lies in two places"


@pytest.mark.parametrize("pile", ["discard", "harbor", "expeditions", "coins", "display", "ships"])
@pytest.mark.parametrize("change", [-1, 1])
def test_c1_2_a_wrong_size_of_a_pile_is_found(pile: str, change: int) -> None:
    game = rich()
    g, _ = inside(game)
    owner = g if hasattr(g, pile) else g.players[0]
    getattr(owner, pile).size += change
    assert fault(game) == "a pile's size is wrong"


def test_c1_2_a_pile_that_runs_in_a_circle_is_found() -> None:
    game = rich()
    g, _ = inside(game)
    g.below[cards_in(g, g.discard)[0]] = g.discard.top
    assert fault(game) == "a pile's size is wrong"


@pytest.mark.parametrize("color", range(5))
def test_c3_4_wrong_colors_of_the_ships_in_the_harbor_are_found(color: int) -> None:
    game = rich()
    g, _ = inside(game)
    g.moored ^= 1 << color
    assert fault(game) == "the colors in the harbor are wrong"


@pytest.mark.parametrize("p", [0, 1])
def test_d6_miscounted_old_coins_are_found(p: int) -> None:
    game = rich()
    g, _ = inside(game)
    g.players[p].old_coins = 1
    assert fault(game) == "old coins are miscounted"
    g.old[g.players[p].coins.top] = 1
    assert fault(game) is None


@pytest.mark.parametrize("p", [0, 1])
@pytest.mark.parametrize("counter", ["points", "swords", "expeditions"])
def test_c1_2_a_wrong_counter_is_found(counter: str, p: int) -> None:
    for change in (-1, 1):
        game = rich()
        player = inside(game)[0].players[p]
        setattr(player, counter, getattr(player, counter) + change)
        assert fault(game) == "a player's counters are wrong"


@pytest.mark.parametrize(("counter", "n"), [("people", 13), ("traders", 5), ("wholesalers", 5)])
def test_c1_2_a_wrong_counter_of_persons_is_found(counter: str, n: int) -> None:
    for i in range(n):
        game = rich()
        getattr(inside(game)[0].players[0], counter)[i] += 1
        assert fault(game) == "a player's counters are wrong"

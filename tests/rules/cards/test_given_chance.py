"""Shuffles as notation, section 5, has them; orders given from outside, and what a real table shows."""

from __future__ import annotations

from typing import Any

import pytest
from tests.tables import (
    BLUE,
    JACK,
    PRIEST,
    SAILOR,
    TAX_POINTS,
    YELLOW,
    assert_sound,
    cards,
    coins,
    play,
    seat,
    trading,
)

from portroyal.play.cards.adapter import CardTable
from portroyal.play.errors import PlayError
from portroyal.play.family import Setup
from portroyal.play.game import Game
from portroyal.play.record import from_record, to_record
from portroyal.rules.cards.deck import PORT_ROYAL, deck_of
from portroyal.rules.chance import Stream, seed_stream, shuffle

BOX = cards({SAILOR: 9, PRIEST: 9, YELLOW: 1, BLUE: 1})


def shuffled(names: list[str], stream: Stream, given: int = 0) -> list[str]:
    """The cards behind the given ones, sorted by the card list and shuffled."""
    order = {row: i for i, row in enumerate((SAILOR, PRIEST, YELLOW, BLUE))}
    rest = sorted(names, key=lambda name: order[name])
    cells = list(range(given + len(rest)))
    shuffle(stream, cells, given, len(cells))
    return [rest[cell - given] for cell in cells[given:]]


def stream_of(seed: int) -> Stream:
    stream = Stream()
    seed_stream(stream, seed)
    return stream


def order_of(game: Game) -> list[str]:
    """The draw pile from top to bottom."""
    assert isinstance(game.table, CardTable)
    g = game.table.g
    return [game.table.deck.name_of(card) for card in g.draw_pile[g.draw_top : g.draw_end]]


def at_the_last_card(seed: int, reshuffles: list[Any] | None = None) -> Game:
    """Twenty cards; the coins are six sailors, and all of the draw pile lies in the harbor of seat 0."""
    deck = [*[SAILOR] * 6, YELLOW, *[PRIEST] * 9, *[SAILOR] * 3, BLUE]
    game = Game(Setup("port-royal", 2, seed, {"cards": BOX}, deck=deck, reshuffles=reshuffles))
    play(game, *["draw"] * 14, "pass", "pass")  # the stop is forced, the harbor is discarded
    assert game.state().draw == 0
    return game


def test_the_first_shuffle_is_that_of_the_sorted_cards() -> None:
    for seed in (0, 1, 77):
        game = Game.new("port-royal", 2, seed=seed)
        deck = deck_of(PORT_ROYAL)
        cells = [card for card in range(1, 121) if card != deck.box.open_card]
        shuffle(stream_of(seed), cells, 0, 119)
        assert order_of(game) == [deck.name_of(card) for card in cells[6:]]


def test_scripted_cards_come_first_and_use_up_no_words() -> None:
    given = [BLUE, PRIEST, PRIEST, YELLOW]
    game = Game.new("port-royal", 2, seed=6, options={"cards": BOX}, deck=given)
    rest = shuffled([SAILOR] * 9 + [PRIEST] * 7, stream_of(6))
    assert order_of(game) == [*given, *rest][6:]


@pytest.mark.parametrize("seed", range(5))
def test_c1_4_a_reshuffle_sorts_the_discard_pile_and_shuffles_it_with_the_next_words(seed: int) -> None:
    game = at_the_last_card(seed)
    discard = game.state().discard
    assert len(discard) == 14
    events = play(game, "draw")
    expected = shuffled(discard, stream_of(seed))  # the whole first order was given: no word is used
    assert [events[1].what, *order_of(game)] == expected


@pytest.mark.parametrize("seed", range(3))
def test_the_reshuffle_may_be_given_too(seed: int) -> None:
    game = at_the_last_card(seed, [[PRIEST, BLUE]])
    rest = [YELLOW, *[PRIEST] * 8, *[SAILOR] * 3]
    events = play(game, "draw", "draw")
    assert [event.what for event in events if event.type == "reveal"] == [PRIEST, BLUE]
    assert order_of(game) == shuffled(rest, stream_of(seed))


def test_an_order_of_cards_that_are_not_there_is_refused_and_nothing_has_happened() -> None:
    game = at_the_last_card(1, [[PRIEST, *[SAILOR] * 4]])
    before = game.state()
    with pytest.raises(
        PlayError, match=r"^card 5 of the order of a shuffle is not among the cards to be shuffled$"
    ):
        game.play("draw")
    assert game.state() == before


@pytest.mark.parametrize("seed", range(5))
def test_a_table_shows_the_card_drawn_and_the_order_is_kept_for_the_record(seed: int) -> None:
    game = Game.new("port-royal", 2, seed=seed)
    game.play("draw", [PRIEST])
    game.play("draw", [JACK])
    assert game.state().harbor == [PRIEST, JACK]
    assert_sound(game)
    record = to_record(game)
    assert record["deck"][6:8] == [PRIEST, JACK]
    assert record["deck"][8:] == order_of(game)
    assert record["reshuffles"] == []
    assert from_record(record).state() == game.state()


@pytest.mark.parametrize("seed", range(5))
def test_a_table_shows_the_coins_paid_newest_first(seed: int) -> None:
    game = Game.new("port-royal", 2, seed=seed)
    game.play("draw", [SAILOR])
    game.play("stop")
    game.play(f"take {SAILOR}", [TAX_POINTS, JACK, YELLOW])
    assert game.state().discard == [TAX_POINTS, JACK, YELLOW]
    assert to_record(game)["deck"][:3] == [YELLOW, JACK, TAX_POINTS]
    assert coins(game) == [0, 3]
    assert_sound(game)


def test_the_orders_of_all_shuffles_are_kept() -> None:
    game = at_the_last_card(3)
    game.play("draw", [SAILOR])
    record = to_record(game)
    assert len(record["deck"]) == 20
    assert [len(order) for order in record["reshuffles"]] == [14]
    assert record["reshuffles"][0] == [SAILOR, *order_of(game)]


def test_a_card_drawn_cannot_be_an_old_coin_of_anybody() -> None:
    """Seat 0's coins are discarded and shuffled: what seat 1 draws is one of them, never its own old coin."""
    box = cards({SAILOR: 1, JACK: 3, PRIEST: 16})
    seats = [seat(3), seat(16, old_coins=16)]
    pools = {"new": {JACK: 3}, "old": {PRIEST: 16}}
    game = trading(*seats, options={"cards": box}, harbor=[SAILOR], unseen=pools)
    play(game, f"take {SAILOR}")
    with pytest.raises(PlayError, match=f"^{PRIEST} cannot have come"):
        game.play("draw", [PRIEST])
    game.play("draw", [JACK])
    assert game.state().harbor == [JACK]
    assert_sound(game)

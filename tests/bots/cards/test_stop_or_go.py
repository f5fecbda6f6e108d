"""Draw or stop in the mate's eyes: the best takes, what is left to others, the mean over the next card."""

from __future__ import annotations

import pytest
from tests.tables import ADMIRAL, BLUE, GREEN, JESTER, RED, SAILOR, YELLOW, at, cards, seat

from portroyal.bots.cards.mate import mate
from portroyal.bots.cards.stop_or_go import (
    bust_worth,
    draw_gain,
    draw_gain_two,
    look,
    stop_worth,
    tax_worth,
)
from portroyal.bots.cards.weights import COIN, FIRST_GUESS, Weights, weights_from
from portroyal.bots.cards.worth import Notes, read_table
from portroyal.play.cards.adapter import CardTable
from portroyal.play.game import Game
from portroyal.rules.cards.codes import DRAW_CARD, STOP

PLAIN = weights_from(FIRST_GUESS)
FREE = weights_from(
    [0 if i in (9, 11, 12, 13) else n for i, n in enumerate(FIRST_GUESS)]
)  # no gift, no daring


def stakes(game: Game, w: Weights = FREE) -> tuple[int, int, Notes]:
    assert isinstance(game.table, CardTable)
    g, box, notes = game.table.g, game.table.deck.box, Notes()
    read_table(g, box, w, notes)
    h = look(g, box, 0, w, notes)
    return stop_worth(g, h, notes), draw_gain(g, box, h, w, notes), notes


def test_c4_2_stopping_is_worth_as_many_cards_as_may_be_taken() -> None:
    three = at(seat(0), seat(0), harbor=["yellow-3/2", "blue-2/1", GREEN])
    four = at(seat(0), seat(0), harbor=["yellow-3/2", "blue-2/1", GREEN, RED])
    assert stakes(four)[0] > stakes(three)[0] >= 3 * COIN
    assert stakes(four)[2].takes == 2


def test_what_is_left_to_the_others_is_a_gift_with_a_fee() -> None:
    game = at(seat(0), seat(0), harbor=["yellow-3/2", "blue-3/2"])
    assert stakes(game, FREE)[0] == 3 * COIN + COIN
    assert stakes(game, PLAIN)[0] == 3 * COIN + COIN - 2 * COIN * PLAIN.gift // 100


def test_c4_4_admirals_pay_from_five_cards_on() -> None:
    few = at(seat(0, [ADMIRAL]), seat(0), harbor=[YELLOW, SAILOR, SAILOR, SAILOR])
    many = at(seat(0, [ADMIRAL]), seat(0), harbor=[YELLOW, SAILOR, SAILOR, SAILOR, SAILOR])
    assert stakes(many)[0] - stakes(few)[0] == 2 * stakes(many)[2].coin


def test_c3_4_a_sure_bust_costs_what_stopping_is_worth() -> None:
    box = cards({YELLOW: 5, "yellow-3/2": 1})
    game = at(seat(0), seat(0), options={"cards": box}, harbor=["yellow-3/2"])
    stop, gain, _ = stakes(game)
    assert gain == -stop


def test_c3_3_swords_take_the_risk_away() -> None:
    box = cards({YELLOW: 5, "yellow-3/2": 1, SAILOR: 1})
    game = at(seat(0, [SAILOR]), seat(0), options={"cards": box}, harbor=["yellow-3/2"])
    assert stakes(game)[1] == 0


def test_the_gain_is_the_mean_over_the_next_card() -> None:
    """Of ten cards five bust and five bring another ship of 1 coin, from which nobody has anything."""
    box = cards({YELLOW: 5, BLUE: 5, "yellow-3/2": 1})
    game = at(seat(0), seat(0), options={"cards": box}, harbor=["yellow-3/2"])
    stop, gain, _ = stakes(game)
    assert gain == -5 * stop // 10


def test_c3_4_jesters_pay_for_a_bust_and_c3_6_taxes_hit_the_rich() -> None:
    game = at(seat(13, [JESTER]), seat(0))
    assert isinstance(game.table, CardTable)
    notes = stakes(game)[2]
    assert bust_worth(game.table.g, notes) == notes.coin
    assert tax_worth(game.table.g, game.table.deck.box, notes) == -6 * notes.coin


@pytest.mark.parametrize("left", [YELLOW, "tax-least-points"])
def test_daring_does_not_go_on_for_ever_where_no_card_changes_anything(left: str) -> None:
    """Without a draw pile a repelled ship, or a tax that nobody pays, is shuffled and drawn again."""
    box = cards({left: 1, "yellow-3/2": 1, SAILOR: 1})
    game = at(
        seat(0, [SAILOR]), seat(0), options={"cards": box}, harbor=["yellow-3/2"], draw=0, discard=[left]
    )
    daring = weights_from(FIRST_GUESS)
    daring.daring = 50
    assert stakes(game, daring)[1] == 0


def test_c4_2_two_cards_ahead_one_sees_the_second_take() -> None:
    """Two more ships make four, and that is a second take; one more brings nothing."""
    box = cards({YELLOW: 1, BLUE: 1, GREEN: 1, RED: 1})
    game = at(seat(0), seat(0), options={"cards": box}, harbor=[YELLOW, BLUE])
    assert isinstance(game.table, CardTable)
    g, deck, notes = game.table.g, game.table.deck.box, stakes(game)[2]
    assert stakes(game)[1] == 0
    assert draw_gain_two(g, deck, FREE, notes) == COIN
    for ahead, choice in ((1, STOP), (2, DRAW_CARD)):
        notes.ahead = ahead
        assert mate(g, deck, [DRAW_CARD, STOP], 2, FREE, notes) == choice


def test_a_card_like_one_in_the_harbor_may_come() -> None:
    """A second sailor: with one take nobody gains by it, and counting the harbor comes to an end."""
    box = cards({SAILOR: 12, YELLOW: 1})
    game = at(seat(3), seat(0), options={"cards": box}, harbor=[SAILOR, YELLOW])
    assert isinstance(game.table, CardTable)
    assert draw_gain_two(game.table.g, game.table.deck.box, FREE, stakes(game)[2]) == stakes(game)[1]

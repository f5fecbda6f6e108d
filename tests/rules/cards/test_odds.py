"""The exact odds of the next card: counted by D6, and equal to what a million fresh deals show."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from tests.tables import ADMIRAL, BLUE, GREEN, PRIEST, RED, SAILOR, YELLOW, at, cards, seat

from portroyal.play.cards.adapter import CardTable
from portroyal.play.game import Game
from portroyal.rules.cards.batch import STATE, box_record
from portroyal.rules.cards.codes import MAX_CARDS
from portroyal.rules.cards.coins import draw_top
from portroyal.rules.cards.hidden import reshuffle_hidden
from portroyal.rules.cards.odds import (
    A_PERSON,
    A_SHIP,
    A_TAX,
    AFFORDABLE,
    ALL,
    AN_EXPEDITION,
    BUSTS,
    FIFTH_COLOR,
    FOURTH_COLOR,
    N_ODDS,
    PAYS,
    REPELLED_BUST,
    count_next,
    count_pool,
    next_odds,
)
from portroyal.rules.chance import game_key
from portroyal.rules.compiled import compiled, master_stream, one_record

SAMPLES = 1_000_000
MOST_ERRORS = 4.0  # standard errors


@compiled
def sampled(boxes: Any, masters: Any, states: Any, samples: int, seen: Any) -> None:
    """Deals the hidden cards afresh and looks at the next one, again and again."""
    scratch: Any = np.zeros(MAX_CARDS, np.int64)
    whim: Any = np.zeros(1, np.int64)
    for i in range(samples):
        states[1] = states[0]
        g = states[1]
        game_key(masters[0], i, g.stream, whim)  # where a shuffle of the discard pile is due, another one too
        reshuffle_hidden(g, g.stream, scratch)
        seen[boxes[0].kind_of[draw_top(g, boxes[0])]] += 1


@compiled
def compiled_odds(boxes: Any, states: Any, counts: Any, odds: Any) -> int:
    return count_next(states[0], boxes[0], counts) * 1000 + next_odds(states[0], boxes[0], counts, odds)


def odds_of(game: Game) -> tuple[list[int], list[int]]:
    assert isinstance(game.table, CardTable)
    g, box = game.table.g, game.table.deck.box
    counts, odds = [0] * MAX_CARDS, [0] * N_ODDS
    assert count_next(g, box, counts) == next_odds(g, box, counts, odds) == sum(counts)
    return counts, odds


def middle() -> Game:
    """Three colors in the harbor, two swords, cards seen, coins in hand."""
    return at(
        seat(5, [SAILOR, SAILOR]),
        seat(9),
        harbor=[YELLOW, BLUE, GREEN],
        discard=["red-3/6", "black-4/x", "expedition-priests"],
    )


def two_pools() -> Game:
    """Some coins are older than the last shuffle."""
    box = cards({SAILOR: 8, PRIEST: 7, YELLOW: 3, BLUE: 4})
    return at(
        seat(4, old_coins=3),
        seat(5, old_coins=2),
        options={"cards": box},
        harbor=[YELLOW],
        unseen={"new": {SAILOR: 6, YELLOW: 2, BLUE: 4}, "old": {PRIEST: 4, SAILOR: 1}},
        discard=[SAILOR, PRIEST, PRIEST, PRIEST],
    )


def no_draw_pile() -> Game:
    """The next card comes from the discard pile, shuffled (C1.4)."""
    box = cards({SAILOR: 8, PRIEST: 7, YELLOW: 3, BLUE: 4})
    return at(
        seat(6),
        seat(6),
        options={"cards": box},
        harbor=[YELLOW],
        discard=[YELLOW, BLUE, BLUE, SAILOR, PRIEST, PRIEST, SAILOR, SAILOR, SAILOR],
    )


@pytest.mark.parametrize("position", [middle, two_pools, no_draw_pile])
def test_d6_odds_agree_with_a_million_fresh_deals(position: Any) -> None:
    game = position()
    counts, _ = odds_of(game)
    assert isinstance(game.table, CardTable)
    states, seen = np.zeros(2, STATE), np.zeros(MAX_CARDS, np.int64)
    states[0] = one_record(game.table.g)[0]
    sampled(box_record(game.table.deck), master_stream(8), states, SAMPLES, seen)
    assert seen.sum() == SAMPLES
    for kind, n in enumerate(counts):
        chance = n / sum(counts)
        error = (chance * (1 - chance) / SAMPLES) ** 0.5
        assert abs(seen[kind] / SAMPLES - chance) <= MOST_ERRORS * error, game.table.deck.kinds[kind].name


def test_d6_coins_of_the_pool_new_may_be_the_next_card_and_old_coins_may_not() -> None:
    game = two_pools()
    assert isinstance(game.table, CardTable)
    counts, odds = odds_of(game)
    assert odds[ALL] == 12
    assert counts[game.table.deck.kind(PRIEST) or 0] == 0
    old = [0] * MAX_CARDS
    assert count_pool(game.table.g, game.table.deck.box, 1, old) == 5


def test_c1_4_without_a_draw_pile_the_next_card_is_one_of_the_discard_pile() -> None:
    counts, odds = odds_of(no_draw_pile())
    assert odds[ALL] == sum(counts) == 9
    assert odds[BUSTS] == 1


def test_c3_3_a_ship_that_can_be_repelled_does_not_bust() -> None:
    _, odds = odds_of(middle())
    # Yellow, blue and green: 27 ships are left; two swords repel 3+1+2+1 of yellow's and blue's, less the one
    # in the harbor, and four of green's, less one.
    assert odds[REPELLED_BUST] == (7 - 1) + (7 - 1) + (4 - 1)
    assert odds[BUSTS] == 27 - odds[REPELLED_BUST]
    assert odds[PAYS] == odds[FOURTH_COLOR] == 20 - 2
    assert odds[FIFTH_COLOR] == 0
    assert odds[A_SHIP] == odds[BUSTS] + odds[REPELLED_BUST] + odds[PAYS]
    assert odds[A_PERSON] == 60 - 2
    assert odds[AN_EXPEDITION] == 5 - 1
    assert odds[A_TAX] == 4
    assert odds[ALL] == odds[A_SHIP] + odds[A_PERSON] + odds[AN_EXPEDITION] + odds[A_TAX]


def test_c4_2_the_fifth_color_and_who_can_be_paid() -> None:
    _, odds = odds_of(at(seat(3), seat(), harbor=[YELLOW, BLUE, GREEN, RED]))
    assert odds[FIFTH_COLOR] == 10
    assert odds[AFFORDABLE] == 8 + 7  # traders and sailors for 3


def test_c4_4_admirals_pay_for_the_person_who_is_the_fifth_card() -> None:
    for harbor, hired in ([YELLOW, BLUE, GREEN, RED], 8 + 7), ([YELLOW, BLUE, GREEN], 0):
        _, odds = odds_of(at(seat(1, [ADMIRAL]), seat(), harbor=harbor))
        assert odds[AFFORDABLE] == hired


def test_plain_and_compiled_odds_are_equal() -> None:
    for position in (middle, two_pools, no_draw_pile):
        game = position()
        assert isinstance(game.table, CardTable)
        counts, odds = np.zeros(MAX_CARDS, np.int64), np.zeros(N_ODDS, np.int64)
        compiled_odds(box_record(game.table.deck), one_record(game.table.g), counts, odds)
        assert (counts.tolist(), odds.tolist()) == odds_of(game)

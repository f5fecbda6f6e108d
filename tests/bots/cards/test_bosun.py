"""The bosun of the card games keeps to its rules of thumb."""

from __future__ import annotations

import random

from tests.tables import (
    BLUE,
    GREEN,
    JESTER,
    PRIEST,
    SAILOR,
    SETTLER,
    YELLOW,
    at,
    cards,
    seat,
    trading,
)

from portroyal.bots.bot import Budget
from portroyal.bots.cards.bots import CREW
from portroyal.play.game import Game


def choice(game: Game) -> str:
    return CREW["bosun"].advise(game.table, random.Random(1), Budget()).action


def test_rule_1_an_expedition_is_fulfilled_at_once() -> None:
    game = at(seat(3, [SETTLER, SETTLER]), seat(), expeditions=["expedition-settlers"])
    assert choice(game) == "fulfil expedition-settlers"


def test_rule_2_only_a_ship_that_would_bust_is_repelled() -> None:
    swords = [SAILOR, SAILOR]
    bust = at(seat(3, swords), seat(), phase="repel", harbor=[YELLOW], revealed="yellow-2/1")
    assert choice(bust) == "repel"
    new = at(seat(3, swords), seat(), phase="repel", harbor=[YELLOW], revealed=BLUE)
    assert choice(new) == "keep"


def test_rule_3_it_goes_on_until_there_is_something_to_take_and_two_colors() -> None:
    assert choice(at(seat(0), seat(), harbor=[SAILOR, PRIEST])) == "draw"
    assert choice(at(seat(0), seat(), harbor=[YELLOW])) == "draw"
    assert choice(at(seat(0), seat(), harbor=[YELLOW, BLUE])) == "stop"


def test_rule_3_with_three_swords_it_dares_one_color_more() -> None:
    armed = seat(0, [SAILOR, SAILOR, SAILOR])
    assert choice(at(armed, seat(), harbor=[YELLOW, BLUE])) == "draw"
    assert choice(at(armed, seat(), harbor=[YELLOW, BLUE, GREEN])) == "stop"


def test_rule_4_it_hires_the_person_with_the_most_points_and_of_equals_the_cheapest() -> None:
    harbor = [SAILOR, SETTLER, JESTER, YELLOW]
    assert choice(trading(seat(7), seat(), harbor=harbor)) == f"take {JESTER}"
    assert choice(trading(seat(6), seat(), harbor=harbor)) == f"take {SAILOR}"


def test_rule_5_without_a_person_it_trades_and_abroad_only_from_two_coins_on() -> None:
    assert choice(trading(seat(0), seat(), harbor=["yellow-3/2", BLUE])) == "take yellow-3/2"
    assert choice(trading(seat(), seat(2), decider=1, harbor=[YELLOW])) == "pass"
    assert choice(trading(seat(), seat(2), decider=1, harbor=["blue-2/1"])) == "take blue-2/1"


def test_rule_3_it_stops_when_only_ships_can_come_that_are_repelled() -> None:
    def left(*discarded: str) -> Game:
        box = cards({"yellow-3/2": 1, SAILOR: 1} | dict.fromkeys(discarded, 1))
        return at(
            seat(0, [SAILOR]),
            seat(0),
            options={"cards": box},
            harbor=["yellow-3/2"],
            discard=list(discarded),
            draw=0,
        )

    assert choice(left(YELLOW)) == choice(left(YELLOW, "tax-most-swords")) == "stop"
    assert choice(left(YELLOW, BLUE)) == "draw"

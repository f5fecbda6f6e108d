"""Trade & Hire, rule by rule (C4)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.tables import (
    ADMIRAL,
    BLACK,
    BLUE,
    CAPTAIN,
    FIVE_SHIPS,
    GOVERNOR,
    GREEN,
    JACK,
    JESTER,
    MADEMOISELLE,
    PRIEST,
    RED,
    SAILOR,
    SETTLER,
    YELLOW,
    Seat,
    at,
    coins,
    display,
    play,
    points,
    seat,
    takes,
    told,
    trading,
)

from portroyal.rules.cards.trade import MOST_TAKES

TRADER = "trader-yellow-3/1"


def stopped(*seats: Seat, harbor: list[str], **more: Any) -> list[int]:
    """Takes left and coins after a stop with this harbor."""
    game = at(*seats, harbor=harbor, drawn=max(1, len(harbor)), **more)
    play(game, "stop")
    return [game.state().takes_left, *coins(game)]


def test_c4_1_the_active_player_first_then_the_others_clockwise_once_each() -> None:
    game = at(seat(), seat(), seat(), active=1, harbor=[YELLOW, BLUE, SAILOR])
    play(game, "stop")
    deciders = []
    while game.state().phase == "trade":
        deciders.append(game.decider)
        assert told(play(game, "pass"), "pass") == [f"{deciders[-1]} pass 0"]
    assert deciders == [1, 2, 0]
    assert game.state().active == 2


def test_c4_1_never_after_a_bust() -> None:
    game = at(seat(9), seat(9), harbor=[YELLOW, SAILOR], deck=["yellow-2/2"])
    play(game, "draw")
    assert (game.state().phase, game.state().active) == ("discover", 1)
    assert coins(game) == [9, 9]


@pytest.mark.parametrize(("ships", "count"), [(0, 1), (1, 1), (2, 1), (3, 1), (4, 2), (5, 3)])
def test_c4_2_takes_of_the_active_player_by_ship_colors(ships: int, count: int) -> None:
    """Persons in the harbor count for nothing here."""
    assert stopped(seat(9), seat(), harbor=[SAILOR, PRIEST, *FIVE_SHIPS[:ships]])[0] == count
    assert count <= MOST_TAKES == 3


def test_c4_2_takes_are_counted_when_the_phase_begins() -> None:
    game = at(harbor=FIVE_SHIPS)
    play(game, "stop", f"take {YELLOW}")
    assert (game.decider, game.state().takes_left) == (0, 2)
    play(game, f"take {BLUE}")
    assert (game.decider, game.state().takes_left) == (0, 1)
    play(game, f"take {GREEN}")
    assert game.decider == 1


def test_c4_2_each_other_player_takes_one() -> None:
    game = at(seat(), seat(3), seat(3), harbor=FIVE_SHIPS)
    play(game, "stop", "pass")
    assert (game.decider, game.state().takes_left) == (1, 1)
    play(game, f"take {YELLOW}")
    assert (game.decider, game.state().takes_left) == (2, 1)


def test_c4_3_a_governor_is_one_more_take_for_the_active_player() -> None:
    assert stopped(seat(0, [GOVERNOR]), seat(), harbor=[YELLOW])[0] == 2
    assert stopped(seat(0, [GOVERNOR, GOVERNOR]), seat(), harbor=FIVE_SHIPS)[0] == 5


def test_c4_3_and_for_the_others_alike() -> None:
    game = at(seat(), seat(3, [GOVERNOR, GOVERNOR]), harbor=[YELLOW, BLUE, RED, SAILOR])
    play(game, "stop", "pass")
    assert game.state().takes_left == 3
    play(game, f"take {YELLOW}", f"take {BLUE}", f"take {RED}")
    assert game.state().active == 1  # the turn is over


def test_c4_3_a_governor_hired_now_adds_its_take_now() -> None:
    game = trading(seat(8), seat(), harbor=[GOVERNOR, YELLOW])
    assert game.state().takes_left == 1
    play(game, f"take {GOVERNOR}")
    assert (game.decider, game.state().takes_left) == (0, 1)
    assert takes(game) == {YELLOW}


def test_c4_3_another_person_hired_adds_no_take() -> None:
    game = trading(seat(20), seat(20), harbor=[ADMIRAL, YELLOW])
    play(game, f"take {ADMIRAL}")
    assert game.decider == 1


@pytest.mark.parametrize(("n", "gained"), [(4, 0), (5, 4), (6, 4)])
def test_c4_4_admirals_pay_two_each_with_five_cards_in_the_harbor(n: int, gained: int) -> None:
    harbor = [YELLOW, BLUE, SAILOR, PRIEST, JACK, CAPTAIN][:n]
    assert stopped(seat(1, [ADMIRAL, "admiral-5/1"]), seat(), harbor=harbor)[1:] == [1 + gained, 0]


def test_c4_4_each_player_when_their_own_chance_begins() -> None:
    game = at(seat(0, [ADMIRAL]), seat(0, [ADMIRAL]), seat(0, [ADMIRAL]), harbor=[*FIVE_SHIPS, JACK])
    assert told(play(game, "stop"), "admiral") == ["0 admiral 2 draw>coins:0"]
    assert coins(game) == [2, 0, 0]
    assert told(play(game, f"take {YELLOW}", "pass"), "admiral") == [
        "1 admiral 2 draw>coins:1"
    ]  # five lie there
    play(game, f"take {BLUE}")
    assert coins(game) == [3 + 1, 2 + 1 - 1, 0]  # four are left for seat 2


def test_c4_4_an_admiral_hired_during_the_chance_does_not_pay_for_it() -> None:
    game = at(seat(7), seat(), harbor=[ADMIRAL, *FIVE_SHIPS])
    play(game, "stop", f"take {ADMIRAL}")
    assert coins(game) == [0, 0]


def test_c4_4_expeditions_are_not_in_the_harbor() -> None:
    harbor = [YELLOW, BLUE, SAILOR, PRIEST]
    assert stopped(seat(0, [ADMIRAL]), seat(), harbor=harbor, expeditions=["expedition-settlers"])[1] == 0


def test_c4_5_the_others_gain_a_coin_per_jester_for_an_empty_harbor() -> None:
    game = at(seat(0, [JESTER]), seat(0, [JESTER, "jester-5/1"]), seat(), seat(0, [JESTER]), drawn=1)
    events = play(game, "stop")
    assert told(events) == ["0 stop 0", "1 jester 2 draw>coins:1", "3 jester 1 draw>coins:3", "1 turn 1"]
    assert coins(game) == [0, 2, 0, 1]  # nothing for the active player


def test_c4_5_the_harbor_may_be_emptied_by_those_before() -> None:
    game = trading(
        seat(0, [JESTER]), seat(0, [JESTER]), seat(0, [JESTER]), active=1, decider=1, harbor=[YELLOW]
    )
    events = play(game, f"take {YELLOW}")
    assert told(events, "jester") == ["2 jester 1 draw>coins:2", "0 jester 1 draw>coins:0"]


def test_c4_5_a_harbor_with_a_card_pays_no_jester() -> None:
    game = at(seat(0, [JESTER]), seat(0, [JESTER]), harbor=["jack-6/1"])
    play(game, "stop")
    assert game.state().active == 1  # nobody could pay for the jack
    assert coins(game) == [0, 0]


def test_c4_6_a_traded_ship_is_discarded_for_its_coins() -> None:
    game = trading(seat(2), seat(), harbor=["black-3/7", SAILOR])
    events = play(game, "take black-3/7")
    assert told(events)[:2] == ["0 trade black-3/7 1 harbor>discard", "0 income 3 draw>coins:0"]
    assert coins(game) == [5, 0]
    assert game.state().discard == ["black-3/7", SAILOR]
    assert points(game) == [0, 0]


@pytest.mark.parametrize(
    ("traders", "gained"),
    [([], 2), ([TRADER], 3), ([TRADER, "trader-yellow-5/2"], 4), (["trader-blue-3/1"], 2)],
)
def test_c4_6_a_trader_of_its_color_adds_a_coin(traders: list[str], gained: int) -> None:
    game = trading(seat(0, traders), seat(), harbor=["yellow-2/2", SAILOR])
    play(game, "take yellow-2/2")
    assert coins(game) == [gained, 0]


def test_c4_6_the_traders_of_others_add_nothing() -> None:
    game = trading(seat(0), seat(1, [TRADER]), harbor=["yellow-2/2"])
    play(game, "take yellow-2/2")
    assert coins(game)[0] == 2


def test_c4_7_a_person_hired_costs_coins_and_enters_the_display() -> None:
    game = trading(seat(9, [SETTLER]), seat(), harbor=[YELLOW, JACK])
    events = play(game, f"take {JACK}")
    assert told(events, "hire") == [f"0 hire {JACK} 1 harbor>display:0"]
    assert len(told(events, "pay")) == 6
    assert coins(game) == [3, 0]
    assert display(game, 0) == [SETTLER, JACK]
    assert points(game) == [2, 0]


def test_c4_7_who_has_too_few_coins_cannot_hire() -> None:
    assert takes(trading(seat(5), seat(), harbor=[JACK, YELLOW])) == {YELLOW}
    assert takes(trading(seat(6), seat(), harbor=[JACK, YELLOW])) == {YELLOW, JACK}


@pytest.mark.parametrize(("ladies", "price"), [(0, 4), (1, 3), (2, 2), (3, 1), (4, 0)])
def test_c4_7_each_mademoiselle_takes_one_off(ladies: int, price: int) -> None:
    hosts = [MADEMOISELLE, MADEMOISELLE, "mademoiselle-9/3", "mademoiselle-9/3"][:ladies]
    game = trading(seat(4, hosts), seat(), harbor=[PRIEST])
    play(game, f"take {PRIEST}")
    assert coins(game) == [4 - price, 0]


def test_c4_7_never_below_0() -> None:
    hosts = [MADEMOISELLE, MADEMOISELLE, "mademoiselle-9/3", "mademoiselle-9/3"]
    game = trading(seat(0, hosts), seat(), harbor=[SAILOR])
    assert takes(game) == {SAILOR}
    events = play(game, f"take {SAILOR}")
    assert told(events, "pay", "income") == []
    assert coins(game) == [0, 0]


def test_c4_8_a_trader_hired_now_serves_the_next_take() -> None:
    game = trading(seat(3, [GOVERNOR]), seat(), harbor=[TRADER, "yellow-2/2"])
    play(game, f"take {TRADER}", "take yellow-2/2")
    assert coins(game)[0] == 3


def test_c4_8_a_mademoiselle_hired_now_serves_the_next_take() -> None:
    game = trading(seat(10, [GOVERNOR]), seat(), harbor=[MADEMOISELLE, SETTLER])
    play(game, f"take {MADEMOISELLE}")
    assert takes(game) == {SETTLER}  # 4 less 1 is what is left
    play(game, f"take {SETTLER}")
    assert coins(game) == [0, 0]


def test_c4_8_the_coins_of_a_ship_pay_for_the_next_take() -> None:
    game = trading(seat(0, [GOVERNOR]), seat(), harbor=["yellow-3/2", SAILOR])
    assert takes(game) == {"yellow-3/2"}
    play(game, "take yellow-3/2", f"take {SAILOR}")
    assert display(game, 0) == [GOVERNOR, SAILOR]


def test_c4_8_of_two_alike_the_one_that_came_first_is_taken() -> None:
    game = trading(seat(3), seat(), harbor=[SAILOR, PRIEST, SAILOR, BLACK])
    play(game, f"take {SAILOR}")
    assert game.state().harbor == [PRIEST, SAILOR, BLACK]


def test_c4_9_a_card_costs_the_others_one_more_paid_to_the_active_player() -> None:
    game = trading(seat(2), seat(), seat(5), decider=2, harbor=[PRIEST, YELLOW])
    events = play(game, f"take {PRIEST}")
    assert told(events, "fee") == ["2 fee 1 coins:2>coins:0"]
    assert coins(game) == [3, 0, 0]


def test_c4_9_price_and_fee_together_must_be_there() -> None:
    assert takes(trading(seat(), seat(4), decider=1, harbor=[PRIEST, YELLOW])) == {YELLOW}
    assert takes(trading(seat(), seat(5), decider=1, harbor=[PRIEST, YELLOW])) == {YELLOW, PRIEST}


def test_c4_9_the_fee_remains_where_mademoiselles_make_a_person_free() -> None:
    hosts = [MADEMOISELLE, MADEMOISELLE, "mademoiselle-9/3", "mademoiselle-9/3"]
    assert trading(seat(), seat(0, hosts), decider=1, harbor=[SAILOR]).state().active == 1  # not affordable
    game = trading(seat(), seat(1, hosts), decider=1, harbor=[SAILOR])
    play(game, f"take {SAILOR}")
    assert coins(game) == [1, 0]


def test_c4_9_the_fee_of_a_ship_may_come_from_its_own_yield() -> None:
    game = trading(seat(), seat(), decider=1, harbor=[YELLOW])
    assert takes(game) == {YELLOW}
    events = play(game, f"take {YELLOW}")
    assert told(events, "trade", "income", "fee") == [
        f"1 trade {YELLOW} 1 harbor>discard",
        "1 income 1 draw>coins:1",
        "1 fee 1 coins:1>coins:0",
    ]
    assert coins(game) == [1, 0]


def test_c4_9_the_active_player_pays_no_fee() -> None:
    game = trading(seat(), seat(1, [GOVERNOR]), active=1, decider=1, harbor=[YELLOW, BLUE])
    assert told(play(game, f"take {YELLOW}"), "fee") == []
    assert coins(game) == [0, 2]


def test_c4_10_taking_is_optional() -> None:
    game = trading(seat(9), seat(9), harbor=FIVE_SHIPS)
    assert "pass" in game.legal
    play(game, f"take {YELLOW}", "pass")  # with two takes left
    assert game.decider == 1
    play(game, "pass")
    assert game.state().active == 1
    assert coins(game) == [10, 9]


def test_c4_11_what_is_left_is_discarded_and_the_next_player_becomes_active() -> None:
    game = trading(
        seat(), seat(), seat(), active=2, decider=1, harbor=[JACK, YELLOW, SAILOR], discard=[BLACK]
    )
    events = play(game, "pass")
    assert told(events) == [
        "1 pass 0",
        f"- sweep {JACK} 1 harbor>discard",
        f"- sweep {YELLOW} 1 harbor>discard",
        f"- sweep {SAILOR} 1 harbor>discard",
        "0 turn 2",
    ]
    state = game.state()
    assert state.discard == [BLACK, JACK, YELLOW, SAILOR]
    assert (state.harbor, state.active, state.decider, state.round) == ([], 0, 0, 2)

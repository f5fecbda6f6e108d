"""What happens when no card is left to draw (C1.5)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.tables import (
    BLUE,
    GOVERNOR,
    JESTER,
    SAILOR,
    SETTLER,
    SMALL_BOX,
    YELLOW,
    at,
    cards,
    coins,
    play,
    seat,
    takes,
    told,
    trading,
)

from portroyal.play.game import Game


def empty_piles(*, active: int = 0, **more: Any) -> Game:
    """Two players hold the whole small box: seat 0 has 10 coins, seat 1 the rest; both piles are empty."""
    options = {"cards": SMALL_BOX}
    return at(seat(10), seat(15), options=options, active=active, **more)


def test_c1_5_a_gain_pays_what_is_there_and_no_more() -> None:
    """Ship and traders would yield 6; three cards lie face down, and the ship itself is the fourth."""
    box = cards({SAILOR: 10, GOVERNOR: 7, "yellow-4/4": 1, "trader-yellow-3/1": 2, BLUE: 1})
    game = trading(
        seat(0, ["trader-yellow-3/1"] * 2), seat(15), options={"cards": box}, harbor=["yellow-4/4"], drawn=1
    )
    assert game.state().draw == 3
    events = play(game, "take yellow-4/4")
    assert told(events, "trade", "income") == [
        "0 trade yellow-4/4 1 harbor>discard",
        "0 income 4 draw>coins:0",
    ]
    assert coins(game) == [4, 15]
    assert game.state().draw == 0
    assert game.state().discard == []


def test_c1_5_a_gain_from_nothing_is_no_gain() -> None:
    game = trading(seat(12), seat(12, [JESTER]), options={"cards": SMALL_BOX}, harbor=[], drawn=1)
    assert coins(game) == [12, 12]
    assert told(game.events, "jester") == []


def test_c1_5_who_cannot_draw_any_more_must_stop() -> None:
    """The last card is revealed: the stop is forced, and Trade & Hire begins."""
    game = at(seat(10), seat(14), options={"cards": SMALL_BOX}, deck=[SAILOR])
    assert told(play(game, "draw")) == [f"0 reveal {SAILOR} 1 draw>harbor", "0 stop 1"]
    assert (game.state().draw, game.state().phase, game.decider) == (0, "trade", 0)
    assert game.legal == ["pass", f"take {SAILOR}"]


def test_c1_5_without_a_first_card_one_may_only_fulfil_or_stop() -> None:
    game = at(
        seat(9, [SETTLER, SETTLER]),
        seat(13),
        options={"cards": SMALL_BOX},
        expeditions=["expedition-settlers"],
    )
    assert sorted(game.legal) == ["fulfil expedition-settlers", "stop"]
    assert game.decider == 0


def test_c1_5_a_stop_without_a_card_ends_the_turn_without_trade_and_hire() -> None:
    game = at(
        seat(9, [SETTLER, SETTLER]),
        seat(12, [JESTER]),
        seat(0),
        options={"cards": SMALL_BOX},
        expeditions=["expedition-settlers"],
    )
    events = play(game, "stop")
    assert told(events)[0] == "1 turn 1"  # no stop told, no chance of the others, no jester's coin
    assert coins(game) == [9, 12, 0]


def test_c1_5_fulfilling_makes_cards_to_draw_again() -> None:
    game = at(
        seat(9, [SETTLER, SETTLER]),
        seat(13),
        options={"cards": SMALL_BOX},
        expeditions=["expedition-settlers"],
    )
    play(game, "fulfil expedition-settlers")  # the two settlers are discarded and become the reward
    assert coins(game) == [11, 13]
    assert game.over


def test_c1_5_when_every_player_in_a_row_has_ended_a_turn_so_the_game_ends() -> None:
    game = empty_piles()
    assert game.over
    assert game.result is not None
    assert game.result.reason == "no-cards"
    assert game.result.rounds == 1
    assert game.result.winners == [1]  # more coins
    assert game.state().idle == 2
    assert told(game.events) == ["1 turn 1", "- over 1"]


def test_c1_5_the_idle_turns_go_on_into_the_next_round() -> None:
    game = empty_piles(active=1)
    assert told(game.events) == ["0 turn 2", "- over 2"]


def test_c1_5_one_idle_turn_before_is_counted() -> None:
    game = empty_piles(active=1, idle=1)
    assert told(game.events) == ["- over 1"]
    assert game.state().idle == 2


def test_c1_5_a_revealed_card_breaks_the_row_of_idle_turns() -> None:
    game = at(seat(10), seat(14), options={"cards": SMALL_BOX}, idle=1)
    play(game, "draw")
    assert game.state().idle == 0


def test_c1_5_a_traded_ship_can_itself_become_the_fee_coin() -> None:
    game = trading(seat(10), seat(0), seat(14), options={"cards": SMALL_BOX}, harbor=[YELLOW], decider=1)
    assert takes(game) == {YELLOW}
    events = play(game, f"take {YELLOW}")
    assert told(events, "trade", "shuffle", "income", "fee") == [
        f"1 trade {YELLOW} 1 harbor>discard",
        "- shuffle 1 discard>draw",
        "1 income 1 draw>coins:1",
        "1 fee 1 coins:1>coins:0",
    ]
    assert coins(game) == [11, 0, 14]


def test_c1_5_a_ship_that_a_wholesaler_keeps_cannot_pay_its_fee_from_empty_piles() -> None:
    box = cards({SAILOR: 20, "yellow-2/1": 1, "wholesaler-yellow-6/2": 2})
    mine = ["wholesaler-yellow-6/2"]
    game = trading(
        seat(9),
        seat(0, mine),
        seat(12),
        game="combined",
        options={"cards": box},
        harbor=["yellow-2/1"],
        decider=1,
    )
    assert game.decider == 2  # the chance passed by
    game = trading(
        seat(9),
        seat(1, mine),
        seat(11),
        game="combined",
        options={"cards": box},
        harbor=["yellow-2/1"],
        decider=1,
    )
    assert takes(game) == {"yellow-2/1"}  # a coin of one's own pays
    game = trading(
        seat(9),
        seat(0, mine),
        seat(11),
        game="combined",
        options={"cards": box},
        harbor=["yellow-2/1"],
        decider=1,
    )
    assert takes(game) == {"yellow-2/1"}  # and so does a card in the draw pile


def test_c1_5_a_ship_without_yield_cannot_pay_its_own_fee() -> None:
    box = cards({SAILOR: 20, "yellow-0/1": 1, "trader-yellow-3/1": 1})
    options = {"cards": box}
    assert trading(seat(), seat(0), seat(9), options=options, harbor=["yellow-0/1"], decider=1).decider == 2
    assert takes(trading(seat(), seat(1), options=options, harbor=["yellow-0/1"], decider=1)) == {
        "yellow-0/1"
    }
    with_trader = seat(0, ["trader-yellow-3/1"])
    assert takes(trading(seat(), with_trader, options=options, harbor=["yellow-0/1"], decider=1)) == {
        "yellow-0/1"
    }


@pytest.mark.parametrize(("n", "dealt"), [(1, [0, 1]), (4, [1, 3]), (6, [3, 3]), (7, [3, 1, 0, 0, 3])])
def test_c1_5_a_box_that_holds_no_more_than_the_first_coins_ends_at_once(n: int, dealt: list[int]) -> None:
    """The start player is dealt first; nobody can reveal a card, and a forced stop is never asked (D4)."""
    start = len(dealt) - 1
    game = Game.new("port-royal", len(dealt), seed=1, start=start, options={"cards": cards({SAILOR: n})})
    assert coins(game) == dealt
    assert (game.legal, game.over) == ([], True)
    assert game.result is not None
    assert (game.result.reason, game.result.rounds) == ("no-cards", 1)

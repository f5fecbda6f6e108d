"""Material and piles, rule by rule (C1)."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.tables import (
    BLACK,
    BLUE,
    FIVE_PLAYER,
    GOVERNOR,
    JACK,
    JESTER,
    PRIEST,
    RED,
    SAILOR,
    SETTLER,
    TAX_POINTS,
    YELLOW,
    all_cards,
    at,
    cards,
    coins,
    display,
    play,
    seat,
    takes,
    told,
    trading,
)

from portroyal.play.game import Game
from portroyal.rules.cards.codes import EXPEDITION, PERSON, SHIP, TAX
from portroyal.rules.cards.deck import PORT_ROYAL, deck_of

# A small box: with it a position can say where every card is.
SMALL = cards({SAILOR: 6, GOVERNOR: 8, YELLOW: 3, BLUE: 3, "expedition-settlers": 1, SETTLER: 2, JESTER: 2})


def empty_piles(*, active: int = 0, **more: object) -> Game:
    """Two players hold the whole small box: seat 0 has 10 coins, seat 1 the rest; both piles are empty."""
    options = {"cards": SMALL}
    return at(seat(10), seat(15), options=options, active=active, **more)


def test_c1_1_the_base_deck_has_120_cards() -> None:
    by_type: Counter[int] = Counter()
    for kind in deck_of(PORT_ROYAL).kinds:
        by_type[kind.type] += kind.count
    assert by_type == {PERSON: 60, SHIP: 50, EXPEDITION: 6, TAX: 4}


@pytest.mark.parametrize("n", [2, 3, 4])
def test_c1_1_with_two_to_four_the_five_player_expedition_is_out_of_the_game(n: int) -> None:
    state = Game.new("port-royal", n, seed=3).state()
    assert state.expeditions == []
    assert all_cards(state).total() == 119
    assert FIVE_PLAYER not in all_cards(state)
    assert state.draw == 119 - 3 * n


@pytest.mark.parametrize("game", ["port-royal", "combined"])
def test_c1_1_with_five_the_five_player_expedition_lies_open_from_the_start(game: str) -> None:
    state = Game.new(game, 5, seed=3).state()
    assert state.expeditions == [FIVE_PLAYER]
    assert FIVE_PLAYER not in state.unseen.new
    assert state.draw == {"port-royal": 119, "combined": 139}[game] - 15


def test_c1_1_a_box_without_the_five_player_expedition_opens_nothing() -> None:
    game = Game.new("port-royal", 5, seed=3, options={"cards": SMALL})
    assert game.state().expeditions == []
    assert all_cards(game.state()).total() == 25


def test_c1_2_a_coin_is_the_top_card_of_the_draw_pile_face_down() -> None:
    game = trading(seat(), seat(), harbor=["yellow-3/2"], deck=[SAILOR, JACK, PRIEST, "blue-4/5"])
    before = game.state()
    events = play(game, "take yellow-3/2")
    assert told(events, "income") == ["0 income 3 draw>coins:0"]
    assert coins(game) == [3, 0]
    assert game.state().draw == before.draw - 3
    assert game.state().unseen == before.unseen  # nobody knows which cards the coins are
    assert told(play(game, "draw"), "reveal") == ["1 reveal blue-4/5 1 draw>harbor"]


def test_c1_2_coins_spent_go_to_the_discard_pile() -> None:
    game = trading(seat(5), seat(), harbor=[SAILOR])
    play(game, f"take {SAILOR}")
    assert coins(game) == [2, 0]
    assert len(game.state().discard) == 3
    assert display(game, 0) == [SAILOR]


def test_c1_2_a_coin_paid_to_another_player_moves_face_down() -> None:
    game = trading(seat(), seat(4), harbor=[SAILOR, JACK], decider=1)
    events = play(game, f"take {SAILOR}")
    assert "1 fee 1 coins:1>coins:0" in told(events)
    assert coins(game) == [1, 0]
    assert len(game.state().discard) == 3 + 1  # the price, and the jack that nobody took


@pytest.mark.parametrize("game", ["port-royal", "unterwegs", "combined"])
@pytest.mark.parametrize("players", [2, 4])
def test_c1_2_no_card_is_ever_lost(game: str, players: int) -> None:
    """Random play; after every move all cards are there and all counters add up."""
    whims = random.Random(players)
    for seed in range(2):
        table = Game.new(game, players, seed=seed)
        while not table.over:
            play(table, whims.choice(table.legal))
        assert table.result is not None


def test_c1_3_paid_coins_are_seen_when_they_are_discarded() -> None:
    deck = [JACK, PRIEST, "blue-4/5", GOVERNOR, RED, BLACK, SAILOR]
    game = Game.new("port-royal", 2, deck=deck, seed=1)
    events = play(game, "draw", "stop", f"take {SAILOR}")
    assert told(events, "hire", "pay") == [
        f"0 hire {SAILOR} 1 harbor>display:0",
        "0 pay blue-4/5 1 coins:0>discard",
        f"0 pay {PRIEST} 1 coins:0>discard",
        f"0 pay {JACK} 1 coins:0>discard",
    ]
    assert game.state().discard == ["blue-4/5", PRIEST, JACK]


def nearly_empty() -> Game:
    """The small box, one card (a sailor) in the draw pile, two ships and a governor in the discard pile."""
    return at(
        seat(5, [GOVERNOR] * 7),
        seat(6, [SETTLER, JESTER, JESTER]),
        options={"cards": SMALL},
        discard=[YELLOW, BLUE, GOVERNOR],
        deck=[SAILOR],
    )


def test_c1_4_an_empty_draw_pile_is_filled_at_the_next_need_and_not_before() -> None:
    game = nearly_empty()
    assert "shuffle" not in [event.type for event in play(game, "draw")]
    assert game.state().draw == 0
    assert game.state().discard == [YELLOW, BLUE, GOVERNOR]
    events = play(game, "draw")
    assert told(events)[0] == "- shuffle 3 discard>draw"
    assert told(events)[1] in [f"0 reveal {card} 1 draw>harbor" for card in (YELLOW, BLUE, GOVERNOR)]
    assert game.state().discard == []
    assert game.state().draw == 2
    assert game.state().harbor[0] == SAILOR


def test_c1_4_the_whole_discard_pile_comes_back_and_nothing_else() -> None:
    game = nearly_empty()
    play(game, "draw", "draw")
    hidden = Counter(game.state().unseen.new)
    assert hidden + Counter(game.state().harbor[1:]) == Counter([YELLOW, BLUE, GOVERNOR])
    assert sum(game.state().unseen.old.values()) == 11
    assert [player.old_coins for player in game.state().players] == [5, 6]


def test_c1_4_a_gain_of_coins_shuffles_in_the_middle() -> None:
    """A ship of 2 with one card in the draw pile: the second coin comes from the shuffled pile."""
    game = trading(
        seat(4, [GOVERNOR] * 7),
        seat(5, [SETTLER]),
        options={"cards": cards({SAILOR: 6, GOVERNOR: 8, "yellow-2/2": 2, YELLOW: 3, SETTLER: 2})},
        harbor=["yellow-2/2"],
        discard=[YELLOW, YELLOW],
    )
    assert game.state().draw == 1
    events = play(game, "take yellow-2/2")
    assert told(events)[:3] == [
        "0 trade yellow-2/2 1 harbor>discard",
        "- shuffle 3 discard>draw",
        "0 income 2 draw>coins:0",
    ]
    assert [(player.coins, player.old_coins) for player in game.state().players] == [(6, 5), (5, 5)]


def test_c1_5_a_gain_pays_what_is_there_and_no_more() -> None:
    """A trader's ship of 4 with two cards left face down: the ship itself is the third."""
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
    game = trading(seat(12), seat(12, [JESTER]), options={"cards": SMALL}, harbor=[], drawn=1)
    assert coins(game) == [12, 12]
    assert told(game.events, "jester") == []


def test_c1_5_who_cannot_draw_any_more_must_stop() -> None:
    """The last card is revealed: the stop is forced, and Trade & Hire begins."""
    game = at(seat(10), seat(14), options={"cards": SMALL})
    assert game.state().draw == 1
    play(game, "draw")
    assert game.state().draw == 0
    assert game.state().phase in ("trade", "discover")
    assert "stop" in [event.type for event in game.events]


def test_c1_5_without_a_first_card_one_may_only_fulfil_or_stop() -> None:
    game = at(
        seat(9, [SETTLER, SETTLER]), seat(13), options={"cards": SMALL}, expeditions=["expedition-settlers"]
    )
    assert sorted(game.legal) == ["fulfil expedition-settlers", "stop"]
    assert game.decider == 0


def test_c1_5_a_stop_without_a_card_ends_the_turn_without_trade_and_hire() -> None:
    game = at(
        seat(9, [SETTLER, SETTLER]),
        seat(12, [JESTER]),
        seat(0),
        options={"cards": SMALL},
        expeditions=["expedition-settlers"],
        idle=0,
    )
    events = play(game, "stop")
    assert told(events)[0] == "1 turn 1"  # no stop told, no chance of the others, no jester's coin
    assert coins(game) == [9, 12, 0]


def test_c1_5_fulfilling_makes_cards_to_draw_again() -> None:
    game = at(
        seat(9, [SETTLER, SETTLER]), seat(13), options={"cards": SMALL}, expeditions=["expedition-settlers"]
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
    game = at(seat(10), seat(14), options={"cards": SMALL}, idle=1)
    play(game, "draw")
    assert game.state().idle == 0


def test_c1_5_a_traded_ship_can_itself_become_the_fee_coin() -> None:
    game = trading(seat(10), seat(0), seat(14), options={"cards": SMALL}, harbor=[YELLOW], decider=1)
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


def test_c1_6_the_newest_coin_pays_price_and_fee() -> None:
    dealt = [JACK, PRIEST, GOVERNOR, RED, "red-2/3", "red-3/6"]
    deck = [*dealt, "blue-2/1", "green-4/5", "black-2/4", SAILOR, SAILOR]
    game = Game.new("port-royal", 2, deck=deck, seed=1)
    play(game, "draw", "stop", "take blue-2/1")  # seat 0 gains green-4/5 and black-2/4
    play(game, "draw", "stop", "pass", f"take {SAILOR}")  # and pays them first; a priest is the fee
    assert game.state().discard == ["blue-2/1", "black-2/4", "green-4/5", GOVERNOR]
    assert coins(game) == [1, 4]
    play(game, "draw", "stop", f"take {SAILOR}")  # seat 1 pays with the priest first
    assert game.state().discard[4:] == [PRIEST, "red-3/6", "red-2/3"]
    assert coins(game) == [2, 0]


def test_c1_6_the_newest_coins_are_taxed() -> None:
    settlers = [f"settler-{i}/0" for i in range(20)]
    box = cards(dict.fromkeys([*settlers, "yellow-9/1", TAX_POINTS], 1))
    deck = [*settlers[:6], "yellow-9/1", *settlers[6:15], TAX_POINTS]
    game = Game.new("port-royal", 2, deck=deck, options={"cards": box}, seed=1)
    play(game, "draw", "stop", "take yellow-9/1")
    assert coins(game) == [12, 3]
    play(game, "draw")
    assert game.state().discard == ["yellow-9/1", *settlers[14:8:-1], TAX_POINTS]
    assert coins(game) == [7, 4]

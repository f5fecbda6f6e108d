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
    SMALL_BOX,
    TAX_POINTS,
    YELLOW,
    all_cards,
    at,
    cards,
    coins,
    display,
    play,
    seat,
    told,
    trading,
)

from portroyal.play.game import Game
from portroyal.rules.cards.codes import EXPEDITION, PERSON, SHIP, TAX
from portroyal.rules.cards.deck import PORT_ROYAL, deck_of


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
    game = Game.new("port-royal", 5, seed=3, options={"cards": SMALL_BOX})
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
        options={"cards": SMALL_BOX},
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

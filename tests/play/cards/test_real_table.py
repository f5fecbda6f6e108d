"""Chance told by a real table: draws, paid coins and taxes take the place of our own (notation 4)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.tables import (
    BLUE,
    JACK,
    PRIEST,
    RED,
    SAILOR,
    SETTLER,
    TAX_POINTS,
    YELLOW,
    assert_sound,
    at,
    cards,
    coins,
    seat,
    told,
    trading,
)

from portroyal.play.errors import PlayError
from portroyal.play.game import Game
from portroyal.play.record import from_record, to_record


def tell(game: Game, action: str, *shown: str) -> list[str]:
    """Plays an action with what the table showed; answers the cards that everybody saw, in order."""
    events = game.play(action, list(shown))
    assert_sound(game)
    return [event.what for event in events if event.type in ("reveal", "pay", "tax") and event.what]


def refusal(game: Game, action: str, chance: Any) -> str:
    """The sentence of a refused act; the game stands as before."""
    before = msgspec.json.encode([game.state(), to_record(game), game.events])
    with pytest.raises(PlayError) as wrong:
        game.play(action, chance)
    assert msgspec.json.encode([game.state(), to_record(game), game.events]) == before
    assert wrong.value.code == "bad-chance"
    return wrong.value.sentence


def assert_loads_again(game: Game) -> None:
    again = from_record(msgspec.json.decode(msgspec.json.encode(to_record(game))))
    assert again.state() == game.state()
    assert again.events == game.events
    assert to_record(again)["actions"] == game.actions


@pytest.mark.parametrize("seed", range(6))
def test_a_draw_is_what_the_table_shows(seed: int) -> None:
    game = Game.new("port-royal", 2, seed=seed)
    assert tell(game, "draw", PRIEST) == [PRIEST]
    assert tell(game, "draw", "expedition-captains") == ["expedition-captains"]
    assert game.state().harbor == [PRIEST]
    assert game.state().expeditions == ["expedition-captains"]
    assert_loads_again(game)


@pytest.mark.parametrize("seed", range(6))
def test_paid_coins_are_told_newest_first(seed: int) -> None:
    game = Game.new("port-royal", 2, seed=seed)
    tell(game, "draw", SAILOR)
    tell(game, "stop")
    assert tell(game, f"take {SAILOR}", "red-4/x", SETTLER, TAX_POINTS) == ["red-4/x", SETTLER, TAX_POINTS]
    assert game.state().discard == ["red-4/x", SETTLER, TAX_POINTS]
    record = to_record(game)
    assert record["deck"][:3] == [TAX_POINTS, SETTLER, "red-4/x"]  # as they were dealt
    assert record["deck"][6] == SAILOR
    assert len(record["deck"]) == 119
    assert_loads_again(game)


@pytest.mark.parametrize("seed", range(4))
def test_a_tax_is_told_card_by_card(seed: int) -> None:
    game = at(seat(13), seat(12, [SETTLER]), seed=seed)
    paid = [YELLOW, BLUE, RED, YELLOW, BLUE, RED, JACK, JACK, JACK, PRIEST, PRIEST, PRIEST]
    assert tell(game, "draw", TAX_POINTS, *paid) == [TAX_POINTS, *paid]
    assert game.state().discard == [*paid, TAX_POINTS]
    assert coins(game) == [8, 6]
    assert_loads_again(game)


def test_what_is_not_told_comes_by_our_own_chance() -> None:
    game = trading(seat(4), seat(), harbor=[SAILOR])
    seen = tell(game, f"take {SAILOR}", "green-4/5")
    assert seen[0] == "green-4/5"
    assert len(seen) == 3


def test_a_told_game_goes_on_by_its_own_chance() -> None:
    game = Game.new("port-royal", 2, seed=2)
    tell(game, "draw", SAILOR)
    game.play("draw")
    game.play(game.legal[0])
    assert_loads_again(game)


def test_an_act_that_shows_nothing_may_be_told_so() -> None:
    game = at(harbor=[YELLOW])
    assert told(game.play("stop", []), "stop") == ["0 stop 1"]


def test_more_cards_than_the_act_shows_are_refused() -> None:
    game = at(harbor=[YELLOW])
    assert (
        refusal(game, "stop", [SAILOR]) == f"`stop` shows fewer cards than chance gives: {SAILOR} is too much"
    )
    sentence = refusal(game, "draw", [SAILOR, PRIEST, JACK])
    assert sentence == f"`draw` shows fewer cards than chance gives: {PRIEST}, {JACK} is too much"


@pytest.mark.parametrize("name", ["fish", 7, None, ["sailor-3/1"], "expedition-five"])
def test_what_is_no_card_is_refused(name: Any) -> None:
    assert "is no card of port-royal" in refusal(at(), "draw", [name])


def test_a_card_that_cannot_have_come_is_refused() -> None:
    game = at(seat(2), seat(2), discard=["red-4/x"], expeditions=["expedition-settlers"])
    for card in ("red-4/x", "expedition-settlers"):
        assert refusal(game, "draw", [card]) == f"{card} cannot have come: no such card is face down there"
    five = Game.new("port-royal", 5, seed=1)
    assert "cannot have come" in refusal(five, "draw", ["expedition-five-player"])
    two = Game.new("port-royal", 2, seed=1)
    assert "cannot have come" in refusal(two, "draw", ["expedition-five-player"])


def test_the_second_of_several_cards_may_be_the_impossible_one() -> None:
    game = trading(seat(4), seat(), harbor=[SAILOR], discard=["red-4/x"])
    assert "red-4/x cannot have come" in refusal(game, f"take {SAILOR}", [PRIEST, "red-4/x", PRIEST])
    assert tell(game, f"take {SAILOR}", PRIEST, JACK, PRIEST) == [PRIEST, JACK, PRIEST]


def test_a_coin_told_twice_must_be_there_twice() -> None:
    game = trading(seat(4), seat(), harbor=[SAILOR])
    assert "red-4/x cannot have come" in refusal(game, f"take {SAILOR}", ["red-4/x", "red-4/x"])


def two_pools(seed: int) -> Game:
    """Old coins are priests, all else that is face down is a sailor or a jack."""
    box = cards({SAILOR: 10, PRIEST: 6, JACK: 6, YELLOW: 1})
    pools = {"new": {SAILOR: 9, JACK: 6}, "old": {PRIEST: 5, SAILOR: 1}}
    seats = [seat(4, old_coins=3), seat(4, old_coins=3)]
    return trading(*seats, options={"cards": box}, harbor=[PRIEST, YELLOW], unseen=pools, seed=seed)


@pytest.mark.parametrize("seed", range(6))
def test_a_told_coin_keeps_to_its_pool(seed: int) -> None:
    """Seat 0 pays one new coin and three old ones; how old each is, everybody knows."""
    game = two_pools(seed)
    assert "cannot have come" in refusal(game, f"take {PRIEST}", [JACK, JACK])
    assert tell(game, f"take {PRIEST}", JACK, SAILOR, PRIEST, PRIEST) == [JACK, SAILOR, PRIEST, PRIEST]
    assert game.state().unseen.old == {PRIEST: 3}
    assert [player.old_coins for player in game.state().players] == [0, 3]
    assert_loads_again(game)


@pytest.mark.parametrize("seed", range(6))
def test_a_position_does_not_say_which_of_its_coins_came_first(seed: int) -> None:
    """The old coins of a position may have been gained last, as a fee: then they are paid first."""
    game = two_pools(seed)
    assert tell(game, f"take {PRIEST}", PRIEST, JACK, PRIEST, PRIEST) == [PRIEST, JACK, PRIEST, PRIEST]
    assert_loads_again(game)


@pytest.mark.parametrize("seed", range(4))
def test_a_told_game_across_a_reshuffle_loads_again(seed: int) -> None:
    """Twenty cards, told from the first to the last; the reshuffle brings back what was discarded."""
    options = {"cards": cards({SAILOR: 8, PRIEST: 6, YELLOW: 3, BLUE: 3})}
    game = Game.new("port-royal", 2, seed=seed, options=options)
    while len(game.actions) < 60 and not game.over:
        if "draw" in game.legal:
            state = game.state()
            could_come = state.unseen.new if state.draw else dict.fromkeys(state.discard, 1)
            wanted = [card for card in (YELLOW, BLUE, PRIEST, SAILOR) if could_come.get(card)]
            tell(game, "draw", wanted[len(game.actions) % len(wanted)])
        else:
            game.play(game.legal[-1])
    assert "shuffle" in [event.type for event in game.events]
    record = to_record(game)
    assert sorted(record["deck"]) == sorted([SAILOR] * 8 + [PRIEST] * 6 + [YELLOW] * 3 + [BLUE] * 3)
    assert len(record["reshuffles"]) == len(told(game.events, "shuffle"))
    assert_loads_again(game)


def test_the_told_record_needs_no_seed() -> None:
    game = Game.new("port-royal", 2, seed=2)
    tell(game, "draw", SAILOR)
    record = to_record(game) | {"seed": None}
    assert from_record(record).state() == game.state()


def test_from_a_position_the_record_keeps_what_was_told_act_by_act() -> None:
    game = at(seat(5), seat(5), seed=3)
    tell(game, "draw", PRIEST)
    tell(game, "stop")
    tell(game, f"take {PRIEST}", RED, BLUE)
    record = to_record(game)
    assert record["chance"] == {"1": [PRIEST], "2": [], "3": [RED, BLUE]}
    assert "deck" not in record
    assert_loads_again(game)


def test_chance_of_a_record_must_fit() -> None:
    game = at(seat(5), seat(5), seed=3)
    tell(game, "draw", PRIEST)
    record = to_record(game)
    for chance, sentence in (
        ({"1": 5}, "record: action 1: chance is a list of what the table showed, not 5"),
        ({"1": PRIEST}, f"record: action 1: chance is a list of what the table showed, not '{PRIEST}'"),
        ({"1": ["fish"]}, "record: action 1: 'fish' is no card of port-royal"),
        ([PRIEST], "record: chance must be an object of action numbers and cards"),
    ):
        with pytest.raises(PlayError) as wrong:
            from_record(record | {"chance": chance})
        assert wrong.value.sentence == sentence

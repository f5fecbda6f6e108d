"""Where other implementations went wrong: a test for each mistake of the spec's section 10."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from tests.tables import (
    ADMIRAL,
    BLUE,
    ELEVEN_POINTS,
    FIVE_PLAYER,
    FIVE_SHIPS,
    GREEN,
    JACK,
    JESTER,
    MADEMOISELLE,
    RED,
    SAILOR,
    SETTLER,
    TAX_SWORDS,
    YELLOW,
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

from portroyal.bots.registry import choose
from portroyal.play.errors import PlayError
from portroyal.play.game import Game
from portroyal.play.record import to_record
from portroyal.rules.chance import Stream, seed_stream, shuffle

SETTLERS = "expedition-settlers"


def test_the_game_does_not_end_at_once_at_twelve_points() -> None:
    game = trading(seat(9, ELEVEN_POINTS), seat(), seat(), harbor=[SAILOR])
    play(game, f"take {SAILOR}")
    assert not game.over
    assert game.legal == ["draw"]
    assert game.state().active == 1


def test_admirals_and_jesters_are_not_for_the_active_player_only() -> None:
    game = at(seat(), seat(0, [ADMIRAL]), seat(0, [ADMIRAL]), harbor=FIVE_SHIPS)
    play(game, "stop", "pass", "pass")
    assert coins(game) == [0, 2, 2]
    game = at(seat(), seat(0, [JESTER]), seat(0, [JESTER]), drawn=1)
    play(game, "stop")
    assert coins(game) == [0, 1, 1]
    game = at(seat(), seat(0, [JESTER]), seat(0, [JESTER]), harbor=[RED], deck=[RED])
    play(game, "draw")
    assert coins(game) == [0, 1, 1]


def test_jesters_are_not_paid_twice_on_a_bust() -> None:
    """Once for the bust, and not again for the harbor that the bust emptied."""
    game = at(seat(0, [JESTER]), seat(0, [JESTER]), harbor=[RED], deck=[RED])
    events = play(game, "draw")
    assert len(told(events, "jester")) == 2
    assert coins(game) == [1, 1]


def test_the_ship_that_would_bust_can_be_repelled() -> None:
    game = at(seat(0, [SAILOR]), seat(), harbor=["red-2/3"], deck=[RED])
    play(game, "draw")
    assert game.legal == ["repel", "keep"]
    play(game, "repel")
    assert (game.state().active, game.state().harbor) == (0, ["red-2/3"])


def test_an_older_ship_cannot_be_repelled() -> None:
    game = at(seat(0, [SAILOR]), seat(), harbor=[RED], deck=["red-2/3"])
    play(game, "draw")  # too strong; the weaker one in the harbor does not help
    assert game.state().active == 1
    assert game.state().discard == [RED, "red-2/3"]


def test_costs_never_fall_below_0() -> None:
    hosts = [MADEMOISELLE] * 2 + ["mademoiselle-9/3"] * 2
    game = trading(seat(2, hosts), seat(), harbor=[SAILOR])
    play(game, f"take {SAILOR}")
    assert coins(game) == [2, 0]
    assert game.state().discard == []


def test_one_jack_does_not_stand_in_for_two_demands() -> None:
    assert at(seat(0, [JACK]), seat(), expeditions=[SETTLERS]).legal == ["draw"]
    assert at(seat(0, [JACK, JACK]), seat(), expeditions=[SETTLERS]).legal == ["draw", f"fulfil {SETTLERS}"]


def test_the_fee_is_not_refused_when_the_ship_would_pay_it() -> None:
    game = trading(seat(), seat(0), decider=1, harbor=["green-2/3"])
    assert takes(game) == {"green-2/3"}
    play(game, "take green-2/3")
    assert coins(game) == [1, 1]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_five_player_expedition_is_not_shuffled_in(players: int) -> None:
    state = Game.new("port-royal", players, seed=2).state()
    assert FIVE_PLAYER not in state.unseen.new
    assert state.expeditions == ([FIVE_PLAYER] if players == 5 else [])


def test_the_busting_ship_does_not_vanish() -> None:
    game = at(harbor=[RED], deck=["red-2/3"])
    play(game, "draw")
    assert game.state().discard == [RED, "red-2/3"]


def test_13_coins_are_taxed_to_7() -> None:
    game = at(seat(13), seat(0, [SAILOR]), deck=[TAX_SWORDS])
    play(game, "draw")
    assert coins(game) == [7, 1]


def test_expeditions_are_worth_points() -> None:
    game = at(seat(0, [SETTLER, SETTLER]), seat(), expeditions=[SETTLERS])
    play(game, f"fulfil {SETTLERS}")
    assert points(game) == [4, 0]


def test_other_players_fulfil_no_expeditions() -> None:
    game = trading(seat(), seat(9, [SETTLER, SETTLER]), decider=1, harbor=[SAILOR], expeditions=[SETTLERS])
    with pytest.raises(PlayError, match="is not possible now; possible: pass, take sailor-3/1"):
        game.play(f"fulfil {SETTLERS}")
    assert display(game, 1) == [SETTLER, SETTLER]


def test_the_take_count_does_not_shrink_when_a_ship_is_taken() -> None:
    game = at(harbor=FIVE_SHIPS)
    play(game, "stop", f"take {RED}", f"take {YELLOW}", f"take {GREEN}")
    assert coins(game)[0] == 3


def test_deck_order_is_not_visible_to_bots() -> None:
    """What a bot can get is the state, and it is the same for every hidden order."""
    states = {
        msgspec.json.encode(at(seat(4), seat(7), harbor=[BLUE], seed=seed).state()) for seed in range(9)
    }
    assert len(states) == 1


def test_the_shuffle_is_not_biased() -> None:
    """All 24 orders of four cards, as often as one another: chi-square with 23 degrees of freedom."""
    stream = Stream()
    seed_stream(stream, 10)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(4800):
        cells = [1, 2, 3, 4]
        shuffle(stream, cells, 0, 4)
        orders[tuple(cells)] += 1
    assert len(orders) == 24
    assert (
        sum((n - 200) ** 2 / 200 for n in orders.values()) < 49.7
    )  # one fair shuffle in a thousand is worse


def test_a_hint_draws_no_card() -> None:
    game, twin = (Game.new("port-royal", 2, seed=4) for _ in range(2))
    for _ in range(30):
        before = msgspec.json.encode([game.state(), to_record(game)])
        hint = choose(game)["action"]
        assert hint in game.legal
        assert msgspec.json.encode([game.state(), to_record(game)]) == before
        assert game.play(game.legal[0]) == twin.play(twin.legal[0])


def test_no_undo_across_a_revealed_card() -> None:
    game = at(deck=[RED])
    play(game, "draw")
    with pytest.raises(PlayError, match="`draw` showed something hidden and cannot be taken back"):
        game.undo()
    assert game.state().harbor == [RED]

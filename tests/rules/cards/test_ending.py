"""The end of the game, rule by rule (C6)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.tables import (
    ADMIRAL,
    BLUE,
    ELEVEN_POINTS,
    GOVERNOR,
    JESTER,
    PRIEST,
    RED,
    SAILOR,
    SETTLER,
    YELLOW,
    Seat,
    at,
    cards,
    coins,
    play,
    points,
    seat,
    told,
    trading,
)

from portroyal.play.errors import PlayError
from portroyal.play.game import Game

SETTLERS = "expedition-settlers"
BY_EXPEDITION = {"ending": "expedition"}


def last_turn(*seats: Seat, **more: Any) -> Game:
    """The last seat has revealed a ship; once all have passed, the round is over."""
    last = len(seats) - 1
    return trading(*seats, active=last, decider=last, harbor=[RED], **more)


def passed(game: Game) -> Game:
    """Everybody passes to the end of the turn."""
    active = game.state().active
    while not game.over and game.state().active == active:
        play(game, "pass")
    return game


def test_c6_1_twelve_points_call_the_end_and_the_round_is_finished() -> None:
    """Seat 1 began; seat 2 gets twelve points; seat 0 still has a turn."""
    game = at(
        seat(), seat(), seat(3, ELEVEN_POINTS), start=1, active=2, harbor=[SAILOR], deck=[YELLOW], round=7
    )
    events = play(game, "stop", f"take {SAILOR}")
    assert told(events, "end-called") == ["2 end-called 12"]
    assert game.state().end_called
    assert (game.state().active, game.over, game.state().round) == (0, False, 7)
    play(game, "draw", "stop", "pass", "pass")
    assert told(play(game, "pass")) == ["2 pass 0", f"- sweep {YELLOW} 1 harbor>discard", "- over 7"]
    assert game.over
    assert game.result is not None
    assert (game.result.reason, game.result.rounds, game.result.winners) == ("points", 7, [2])
    assert (game.result.points, game.result.coins) == (
        [0, 0, 12],
        [0, 0, 2],
    )  # two mademoiselles made the sailor cheap


def test_c6_1_the_last_player_of_the_round_ends_the_game_with_that_turn() -> None:
    game = trading(seat(), seat(3, ELEVEN_POINTS), active=1, decider=1, harbor=[SAILOR, RED])
    play(game, f"take {SAILOR}", "pass")
    assert game.over
    state = game.state()
    assert (state.phase, state.decider, state.legal) == ("over", None, [])
    assert (state.drawn, state.takes_left, state.harbor) == (0, 0, [])
    assert state.discard[-1] == RED


def test_c6_1_a_bust_too_ends_the_last_turn() -> None:
    game = at(seat(0, [*ELEVEN_POINTS, SAILOR]), seat(), active=1, harbor=[RED], deck=[RED])
    play(game, "draw")
    assert game.over
    assert game.state().discard == [RED, RED]


def test_c6_1_eleven_points_do_not() -> None:
    game = passed(last_turn(seat(0, ELEVEN_POINTS), seat()))
    assert (game.state().end_called, game.over, game.state().round, game.state().active) == (
        False,
        False,
        2,
        0,
    )


def test_c6_1_more_than_twelve_points_do_too_and_the_end_is_called_once() -> None:
    game = trading(seat(14, [*ELEVEN_POINTS, GOVERNOR]), seat(), harbor=[JESTER, ADMIRAL])
    events = play(game, f"take {JESTER}", f"take {ADMIRAL}")
    assert told(events, "end-called") == ["0 end-called 13"]


def test_c6_1_the_points_of_a_player_who_is_not_active_call_it_too() -> None:
    game = trading(seat(), seat(4, ELEVEN_POINTS), decider=1, harbor=[SAILOR])
    assert told(play(game, f"take {SAILOR}"), "end-called") == ["1 end-called 12"]
    assert game.state().active == 1


def test_c6_1_expeditions_count() -> None:
    game = at(seat(0, [SETTLER, SETTLER, *ELEVEN_POINTS[:3]]), seat(), expeditions=[SETTLERS])
    assert points(game) == [11, 0]
    assert told(play(game, f"fulfil {SETTLERS}"), "end-called") == ["0 end-called 13"]


def test_c6_1_ships_under_wholesalers_count() -> None:
    mine = ["mademoiselle-9/3", "mademoiselle-9/3", "admiral-9/3", "wholesaler-red-6/2"]
    game = trading(seat(0, mine), seat(), game="combined", harbor=[RED])
    assert points(game) == [11, 0]
    assert told(play(game, f"take {RED}"), "end-called") == ["0 end-called 12"]


def test_c6_1_unterwegs_ends_at_eight() -> None:
    seven = ["sailor-7/3", "passenger-4/2", "pirate-7/2"]
    game = trading(seat(5, seven), seat(), game="unterwegs", harbor=[SAILOR, RED])
    assert not game.state().end_called
    assert told(play(game, f"take {SAILOR}"), "end-called") == ["0 end-called 8"]


@pytest.mark.parametrize(
    ("seats", "winners"),
    [
        ([seat(0, [*ELEVEN_POINTS, SAILOR]), seat(9, ["jester-9/3"]), seat(9, [SETTLER])], [0]),
        ([seat(0, [JESTER]), seat(9, [*ELEVEN_POINTS, SAILOR]), seat(8, ["sailor-5/2"])], [1]),
        ([seat(0, [SETTLER]), seat(9), seat(8, [*ELEVEN_POINTS, SAILOR])], [2]),
    ],
)
def test_c6_2_most_points_win(seats: list[Seat], winners: list[int]) -> None:
    game = passed(last_turn(*seats))
    assert game.result is not None
    assert game.result.winners == winners
    assert game.state().winners == winners


@pytest.mark.parametrize(
    ("purse", "winners"),
    [([4, 5, 3], [1]), ([5, 4, 5], [0, 2]), ([4, 4, 4], [0, 1, 2]), ([0, 0, 1], [2]), ([7, 7, 6], [0, 1])],
)
def test_c6_2_ties_are_broken_by_coins_then_the_victory_is_shared(
    purse: list[int], winners: list[int]
) -> None:
    displays = [[SETTLER], [PRIEST], [SAILOR]]
    seats = [seat(n, shown) for n, shown in zip(purse, displays, strict=True)]
    game = passed(last_turn(*seats, end_called=True))
    assert game.result is not None
    assert (game.result.winners, game.result.points, game.result.coins) == (winners, [1, 1, 1], purse)
    assert told(game.events, "over") == ["- over 1"]
    assert game.state().tied == [other for other in range(3) if other not in winners]


def test_c6_2_nobody_needs_points_to_win() -> None:
    game = passed(last_turn(seat(), seat(), end_called=True))
    assert game.result is not None
    assert game.result.winners == [0, 1]


def test_c6_3_twelve_points_without_an_expedition_do_not_call_the_end() -> None:
    game = trading(seat(3, ELEVEN_POINTS), seat(), options=BY_EXPEDITION, harbor=[SAILOR])
    assert told(play(game, f"take {SAILOR}"), "end-called") == []
    assert not game.state().end_called


@pytest.mark.parametrize(("options", "called"), [({}, True), (BY_EXPEDITION, False)])
def test_c6_3_is_chosen_when_the_game_begins(options: dict[str, str], called: bool) -> None:
    box = cards({"sailor-0/12": 21})
    game = Game.new("port-royal", 2, seed=1, options={"cards": box, **options})
    play(game, "draw", "stop", "take sailor-0/12")
    assert game.state().end_called is called


def test_c6_3_an_expedition_with_too_few_points_does_not_either() -> None:
    game = at(seat(0, [SETTLER, SETTLER]), seat(), options=BY_EXPEDITION, expeditions=[SETTLERS])
    play(game, f"fulfil {SETTLERS}")
    assert not game.state().end_called


def test_c6_3_twelve_points_and_an_expedition_do() -> None:
    game = at(
        seat(0, [SETTLER, SETTLER, *ELEVEN_POINTS]), seat(), options=BY_EXPEDITION, expeditions=[SETTLERS]
    )
    assert not game.state().end_called
    assert told(play(game, f"fulfil {SETTLERS}"), "end-called") == ["0 end-called 15"]


def test_c6_3_the_twelve_points_and_the_expedition_belong_to_one_player() -> None:
    twelve = [*ELEVEN_POINTS, SAILOR]
    game = passed(last_turn(seat(0, twelve), seat(0, [SETTLERS]), options=BY_EXPEDITION))
    assert not game.over


def test_c6_3_only_players_with_a_fulfilled_expedition_can_win() -> None:
    rich = seat(30, [*ELEVEN_POINTS, "jester-9/3"])
    able = seat(0, [SETTLERS, "admiral-9/3", "jester-7/2", "jester-7/2", SAILOR])
    game = passed(last_turn(rich, able, seat(), options=BY_EXPEDITION))
    assert game.result is not None
    assert (game.result.winners, game.result.points) == ([1], [14, 12, 0])


@pytest.mark.parametrize(("options", "tied"), [({}, [1]), (BY_EXPEDITION, [])])
def test_c6_3_coins_decide_only_against_who_could_win(options: dict[str, str], tied: list[int]) -> None:
    seats = seat(5, [SETTLERS]), seat(2, [JESTER, JESTER]), seat(9)
    game = passed(last_turn(*seats, end_called=True, options=options))
    assert game.result is not None
    assert (game.result.winners, game.result.points, game.tied) == ([0], [4, 4, 0], tied)


def test_c6_3_nobody_wins_without_if_the_game_ends_for_want_of_cards() -> None:
    box = cards({SAILOR: 20, GOVERNOR: 5})
    game = at(seat(10, [SAILOR]), seat(14), options={"cards": box, **BY_EXPEDITION})
    assert game.result is not None
    assert (game.result.reason, game.result.winners) == ("no-cards", [])
    game = at(seat(10, [SAILOR]), seat(14), options={"cards": box})
    assert game.result is not None
    assert game.result.winners == [0]


def test_c6_3_is_an_option_of_the_games_with_expeditions() -> None:
    with pytest.raises(PlayError, match="unterwegs has no expeditions"):
        Game.new("unterwegs", 2, options=BY_EXPEDITION, seed=1)
    with pytest.raises(PlayError, match="it can only be 'expedition'"):
        Game.new("port-royal", 2, options={"ending": "points"}, seed=1)


def test_c6_4_a_game_still_running_after_round_200_ends_there() -> None:
    game = passed(last_turn(seat(2), seat(1, [SAILOR]), round=200))
    assert game.result is not None
    assert (game.result.reason, game.result.rounds, game.result.winners) == ("cap", 200, [1])
    assert told(game.events, "over") == ["- over 200"]


def test_c6_4_round_199_is_followed_by_round_200() -> None:
    game = passed(last_turn(seat(), seat(), round=199))
    assert (game.over, game.state().round) == (False, 200)


def test_c6_4_round_200_is_played_to_its_end() -> None:
    game = trading(seat(), seat(), harbor=[BLUE], round=200)
    passed(game)
    assert (game.over, game.state().active) == (False, 1)


def test_c6_4_an_end_called_in_round_200_is_an_end_by_points() -> None:
    game = passed(last_turn(seat(0, [*ELEVEN_POINTS, SAILOR]), seat(), round=200))
    assert game.result is not None
    assert game.result.reason == "points"
    assert coins(game) == [0, 0]

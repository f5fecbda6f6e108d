"""Expeditions, rule by rule (C5)."""

from __future__ import annotations

import pytest
from tests.tables import (
    CAPTAIN,
    EXPEDITIONS,
    FIVE_PLAYER,
    GOVERNOR,
    JACK,
    JESTER,
    PRIEST,
    RED,
    SAILOR,
    SETTLER,
    YELLOW,
    at,
    coins,
    display,
    play,
    points,
    seat,
    told,
    trading,
)

from portroyal.play.game import Game

SETTLERS, PRIESTS, CAPTAINS = "expedition-settlers", "expedition-priests", "expedition-captains"
PRIESTS_SETTLER, CAPTAINS_SETTLER = "expedition-priests-settler", "expedition-captains-settler"
CREW = {"settler": SETTLER, "captain": CAPTAIN, "priest": PRIEST}


def open_to(crew: list[str], *expeditions: str) -> set[str]:
    """The expeditions that a player with this display may fulfil."""
    return fulfillable(at(seat(0, crew), seat(), expeditions=list(expeditions)))


def fulfillable(game: Game) -> set[str]:
    return {action.removeprefix("fulfil ") for action in game.legal if action.startswith("fulfil ")}


def test_c5_1_before_the_first_card_and_between_cards() -> None:
    game = at(seat(0, [SETTLER, SETTLER]), seat(), expeditions=[SETTLERS], deck=[SAILOR])
    assert sorted(game.legal) == ["draw", f"fulfil {SETTLERS}"]
    play(game, "draw")
    assert sorted(game.legal) == ["draw", f"fulfil {SETTLERS}", "stop"]
    play(game, f"fulfil {SETTLERS}")
    assert sorted(game.legal) == ["draw", "stop"]  # the turn goes on where it was
    assert game.state().drawn == 1


def test_c5_1_before_between_and_after_the_takes() -> None:
    game = at(
        seat(0, [SETTLER, SETTLER]),
        seat(),
        expeditions=[SETTLERS],
        harbor=[YELLOW, RED, SAILOR, *["blue-1/1", "green-1/1"]],
    )
    play(game, "stop")
    for card in (YELLOW, RED):
        assert fulfillable(game) == {SETTLERS}
        play(game, f"take {card}")
    assert (game.decider, game.state().takes_left) == (0, 0)
    assert sorted(game.legal) == [f"fulfil {SETTLERS}", "pass"]
    play(game, f"fulfil {SETTLERS}")
    assert game.decider == 1


def test_c5_1_a_person_hired_now_can_be_given_now() -> None:
    game = trading(seat(4, [SETTLER]), seat(), expeditions=[SETTLERS], harbor=[SETTLER])
    assert fulfillable(game) == set()
    play(game, f"take {SETTLER}")
    assert fulfillable(game) == {SETTLERS}


def test_c5_1_never_on_another_players_turn_nor_in_the_chances_of_the_others() -> None:
    able = seat(5, [SETTLER, SETTLER])
    game = trading(seat(), able, decider=1, harbor=[YELLOW], expeditions=[SETTLERS])
    assert fulfillable(game) == set()
    game = trading(able, seat(), decider=1, harbor=[YELLOW], expeditions=[SETTLERS])
    assert fulfillable(game) == set()
    game = trading(able, seat(), seat(), active=2, decider=0, harbor=[YELLOW], expeditions=[SETTLERS])
    assert sorted(game.legal) == ["pass", f"take {YELLOW}"]


def test_c5_1_not_while_a_ship_waits_and_not_after_a_bust() -> None:
    game = at(
        seat(0, [SETTLER, SETTLER, SAILOR]), seat(), expeditions=[SETTLERS], harbor=[YELLOW], deck=[YELLOW]
    )
    play(game, "draw")
    assert sorted(game.legal) == ["keep", "repel"]
    play(game, "keep")
    assert (game.state().active, fulfillable(game)) == (1, set())


@pytest.mark.parametrize("expedition", [name for name in EXPEDITIONS if name != FIVE_PLAYER])
def test_c5_2_persons_are_given_for_the_card_and_its_coins(expedition: str) -> None:
    needs, reward, worth = EXPEDITIONS[expedition]
    crew = [CREW[need] for need in needs]
    game = at(seat(1, [JESTER, *crew]), seat(), expeditions=[expedition])
    events = play(game, f"fulfil {expedition}")
    assert told(events) == [
        *[f"0 give {person} 1 display:0>discard" for person in crew],
        f"0 fulfil {expedition} 1 expeditions>display:0",
        f"0 reward {reward} draw>coins:0",
    ]
    assert game.state().discard == crew
    assert game.state().expeditions == []
    assert display(game, 0) == [JESTER, expedition]
    assert points(game) == [2 + worth, 0]
    assert coins(game) == [1 + reward, 0]


def test_c5_2_the_five_player_expedition_demands_one_of_each() -> None:
    crew = [SETTLER, PRIEST, CAPTAIN]
    game = at(seat(0, crew), seat(), seat(), seat(), seat())
    play(game, f"fulfil {FIVE_PLAYER}")
    assert game.state().discard == [PRIEST, CAPTAIN, SETTLER]
    assert (points(game)[0], coins(game)[0]) == (5, 3)


@pytest.mark.parametrize("expedition", [name for name in EXPEDITIONS if name != FIVE_PLAYER])
def test_c5_2_every_demanded_person_must_be_there(expedition: str) -> None:
    crew = [CREW[need] for need in EXPEDITIONS[expedition][0]]
    for missing in range(len(crew)):
        rest = crew[:missing] + crew[missing + 1 :]
        assert open_to(rest, expedition) == set()
        assert open_to([*rest, SAILOR, GOVERNOR, "trader-red-3/1"], expedition) == set()
        assert open_to([*rest, JACK], expedition) == {expedition}


def test_c5_2_others_are_no_stand_in() -> None:
    """Too many of one kind do not serve for another."""
    assert open_to([SETTLER] * 5, PRIESTS, CAPTAINS, PRIESTS_SETTLER) == set()
    assert open_to([PRIEST, PRIEST, PRIEST], PRIESTS_SETTLER, PRIESTS) == {PRIESTS}
    assert open_to([SETTLER, SETTLER, SETTLER, PRIEST], PRIESTS_SETTLER, SETTLERS) == {SETTLERS}


@pytest.mark.parametrize(("jacks", "crew"), [(1, [PRIEST, SETTLER]), (2, [PRIEST]), (2, [SETTLER]), (3, [])])
def test_c5_2_each_jack_stands_in_for_one(jacks: int, crew: list[str]) -> None:
    assert open_to([JACK] * (jacks - 1) + crew, PRIESTS_SETTLER) == set()
    game = at(seat(0, [JACK] * jacks + crew), seat(), expeditions=[PRIESTS_SETTLER])
    play(game, f"fulfil {PRIESTS_SETTLER}")
    assert display(game, 0) == [PRIESTS_SETTLER]
    assert game.state().discard == [*crew, *[JACK] * jacks]


def test_c5_3_exact_persons_are_given_before_jacks() -> None:
    game = at(seat(0, [JACK, SETTLER, JACK, PRIEST, SETTLER, SETTLER]), seat(), expeditions=[SETTLERS])
    play(game, f"fulfil {SETTLERS}")
    assert display(game, 0) == [JACK, JACK, PRIEST, SETTLER, SETTLERS]
    assert game.state().discard == [SETTLER, SETTLER]
    game = at(seat(0, [JACK, SETTLER, JACK]), seat(), expeditions=[SETTLERS])
    play(game, f"fulfil {SETTLERS}")
    assert display(game, 0) == [JACK, SETTLERS]


def test_c5_4_several_expeditions_in_one_turn() -> None:
    crew = [SETTLER, SETTLER, PRIEST, PRIEST, JACK, JACK]
    game = at(seat(0, crew), seat(), expeditions=[PRIESTS, SETTLERS, CAPTAINS])
    assert fulfillable(game) == {PRIESTS, SETTLERS, CAPTAINS}
    play(game, f"fulfil {SETTLERS}")
    assert game.state().expeditions == [PRIESTS, CAPTAINS]
    play(game, f"fulfil {CAPTAINS}")
    assert game.state().discard == [SETTLER, SETTLER, JACK, JACK]
    play(game, f"fulfil {PRIESTS}")
    assert display(game, 0) == [SETTLERS, CAPTAINS, PRIESTS]
    assert (points(game), coins(game)) == ([12, 0], [6, 0])
    assert (game.state().active, game.state().drawn) == (0, 0)

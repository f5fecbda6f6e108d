"""Editions of our sea charts: new games are played on the newest and say so, what names none on the first."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from portroyal.engine import Engine
from portroyal.lab.arena.round_robin import Settings
from portroyal.play.dice.adapter import chart_for
from portroyal.play.errors import PlayError
from portroyal.play.game import Game
from portroyal.play.record import from_record, to_record
from portroyal.rules.dice.chart import load_chart
from portroyal.rules.dice.chart_words import CHAPTERS, EDITIONS, NEWEST


def treasures(chapter: int, edition: int) -> int:
    chart = load_chart(str(chapter), edition)
    return sum(field.kind == "treasure" for field in chart.fields)


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_g4_7_the_second_edition_has_the_six_green_boxes_of_the_rulebook(chapter: int) -> None:
    assert [load_chart(str(chapter), edition).boxes("green") for edition in EDITIONS] == [5, 6]


@pytest.mark.parametrize("chapter", [3, 4])
def test_g6_5_two_players_can_fill_the_order_of_two_treasures(chapter: int) -> None:
    assert treasures(chapter, 1) == 3
    assert treasures(chapter, 2) >= 4


@pytest.mark.parametrize("options", [{}, {"chapter": 3}])
def test_a_new_game_and_its_record_name_the_newest_edition(options: dict[str, Any]) -> None:
    game = Game.new("dice", 2, seed=1, options=options)
    assert game.state().options == options | {"edition": NEWEST}
    record = to_record(game)
    assert record["options"] == options | {"edition": NEWEST}
    assert from_record(record).state() == game.state()


def test_a_game_from_the_engine_names_the_newest_edition() -> None:
    engine = Engine()
    engine.answer(b'{"cmd": "new", "game": "dice", "players": 2, "seed": 1, "options": {"chapter": 4}}')
    record = engine.answer(b'{"cmd": "record"}')["record"]
    assert record["options"] == {"chapter": 4, "edition": NEWEST}


def test_a_new_game_on_the_first_edition_can_be_asked_for() -> None:
    game = Game.new("dice", 2, seed=1, options={"chapter": 3, "edition": 1})
    assert game.state().players[0].wheels["green"][0] == 5


def test_what_names_no_edition_is_of_the_first() -> None:
    record = to_record(Game.new("dice", 2, seed=1, options={"chapter": 3}))
    old = from_record(record | {"options": {"chapter": 3}})
    assert old.state().players[0].wheels["green"] == [5, 0, 0]
    assert to_record(old)["options"] == {"chapter": 3}
    assert chart_for({}) == load_chart("1", 1)


def test_a_state_that_names_no_edition_goes_on_with_the_first() -> None:
    """As a bot gets it, or a program that kept it: choices and boxes are those of its own chart."""
    record = to_record(Game.new("dice", 2, seed=1, options={"chapter": 3}))
    old = msgspec.to_builtins(from_record(record | {"options": {"chapter": 3}}).state())
    again = Game.new("dice", 2, seed=1, options=old["options"], position=old)
    assert msgspec.to_builtins(again.state()) == old


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_state_may_be_given_with_options_that_name_no_edition(edition: int) -> None:
    """As programs of before did: they begin with their own words and the state that they were shown."""
    state = Game.new("dice", 2, seed=1, options={"chapter": 3, "edition": edition}).state()
    told = {"cmd": "new", "game": "dice", "players": 2, "options": {"chapter": 3}, "position": state}
    answer = Engine().answer(msgspec.json.encode(told))
    assert answer["ok"], answer
    assert answer["state"]["options"] == state.options


def test_a_position_without_options_is_of_today() -> None:
    game = Game.new("dice", 2, seed=1, options={"chapter": 3}, position={"players": [{}, {}]})
    assert game.state().options == {"chapter": 3, "edition": NEWEST}


@pytest.mark.parametrize("edition", [0, 3, True, "2", None, 1.5])
def test_an_edition_that_is_not_there_is_refused(edition: object) -> None:
    with pytest.raises(PlayError, match=r"edition is .*; it must be 1 or 2"):
        Game.new("dice", 2, seed=1, options={"chapter": 1, "edition": edition})


def test_a_chart_of_ones_own_has_no_edition() -> None:
    with pytest.raises(PlayError, match="edition and chart do not go together"):
        Game.new("dice", 2, seed=1, options={"chart": {}, "edition": 2})


def test_an_arena_names_the_edition_it_is_played_on() -> None:
    settings = Settings("dice", 2, ("mate", "bosun"), 10, 1, options={"chapter": 1}).checked()
    assert settings.data()["options"] == {"chapter": 1, "edition": NEWEST}

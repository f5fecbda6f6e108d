"""Typed actions and their notation (notation, section 2)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.tables import SAILOR, YELLOW, at, play

from portroyal.play.actions import (
    Action,
    BoldJester,
    Cross,
    Done,
    Draw,
    Fulfil,
    Keep,
    Pass,
    Repel,
    Reroll,
    Resolve,
    Roll,
    Skull,
    Start,
    Stop,
    Take,
    Use,
    Wheel,
    parse,
)
from portroyal.play.errors import PlayError
from portroyal.play.game import Game

NOTATION: list[tuple[str, Action]] = [
    ("draw", Draw()),
    ("stop", Stop()),
    ("repel", Repel()),
    ("repel 0", Repel(0)),
    ("repel 12", Repel(12)),
    ("keep", Keep()),
    ("take sailor-3/1", Take("sailor-3/1")),
    ("take ship-yellow", Take("ship-yellow")),
    ("pass", Pass()),
    ("fulfil expedition-settlers", Fulfil("expedition-settlers")),
    ("start north", Start("north")),
    ("roll", Roll()),
    ("reroll", Reroll()),
    ("resolve", Resolve()),
    ("use red", Use("red")),
    ("skull green", Skull("green")),
    ("cross a1", Cross("a1")),
    ("cross a1 blue", Cross("a1", "blue")),
    ("wheel yellow", Wheel("yellow")),
    ("bold-jester", BoldJester()),
    ("done", Done()),
]


@pytest.mark.parametrize(("text", "action"), NOTATION)
def test_every_action_and_its_notation_are_one(text: str, action: Action) -> None:
    assert parse(text) == action
    assert str(action) == text


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "'' is no action; the words are draw, stop, repel, keep, take, pass, fulfil, start, roll"),
        ("Draw", "'Draw' is no action; the words are draw"),
        ("draw now", "'draw now': `draw` takes nothing after it"),
        ("draw ", "'draw ': `draw` takes nothing after it"),
        ("take", "'take': `take` takes 1 word after it"),
        ("take ", "'take ': `take` takes 1 word after it"),
        ("take two words", "'take two words': `take` takes 1 word after it"),
        ("cross", "'cross': `cross` takes 1 to 2 words after it"),
        ("cross a b c", "'cross a b c': `cross` takes 1 to 2 words after it"),
        ("repel x", "'repel x': `repel` takes a number of orange wheels"),
        ("repel 01", "'repel 01': `repel` takes a number of orange wheels"),
        ("repel -1", "'repel -1': `repel` takes a number of orange wheels"),
        ("repel 1 2", "'repel 1 2': `repel` takes 0 to 1 words after it"),
        ("repel 12345678901", "'repel 12345678901': `repel` takes a number of orange wheels"),
    ],
)
def test_what_is_no_action(text: str, sentence: str) -> None:
    with pytest.raises(PlayError) as wrong:
        parse(text)
    assert wrong.value.code == "illegal-action"
    assert wrong.value.sentence.startswith(sentence)


def test_long_input_is_cut_in_the_sentence() -> None:
    with pytest.raises(PlayError) as wrong:
        parse("fly" * 1000)
    assert len(wrong.value.sentence) < 250
    assert "flyfly" in wrong.value.sentence


def test_a_game_plays_typed_actions_and_text_alike() -> None:
    one, other = (at(harbor=[YELLOW, SAILOR]) for _ in range(2))
    one.play(Stop())
    one.play(Take(YELLOW))
    play(other, "stop", f"take {YELLOW}")
    assert one.state() == other.state()
    assert one.actions == other.actions == ["stop", f"take {YELLOW}"]


def test_every_legal_action_is_notation() -> None:
    game = Game.new("combined", 3, seed=8)
    while not game.over and len(game.actions) < 150:
        for text in game.legal:
            assert str(parse(text)) == text
        game.play(game.legal[len(game.actions) % len(game.legal)])


def test_an_illegal_action_is_answered_with_what_is_possible() -> None:
    game = at(harbor=[YELLOW])
    before = game.state()
    for action in ("pass", "take yellow-1/1", "DRAW", "take", "x" * 500):
        with pytest.raises(PlayError, match=r"is not possible now; possible: draw, stop$") as wrong:
            game.play(action)
        assert wrong.value.code == "illegal-action"
        assert len(wrong.value.sentence) < 120
    assert game.state() == before
    assert game.actions == []


def test_many_possibilities_are_not_all_told() -> None:
    ships = ["yellow-1/1", "blue-1/1", "green-1/1", "red-1/1", "black-1/2"]
    free = [
        "governor-0/0",
        "sailor-0/1",
        "pirate-0/1",
        "priest-0/1",
        "captain-0/1",
        "settler-0/1",
        "jack-0/1",
    ]
    rows: list[dict[str, Any]] = [
        {"type": "ship", "color": name.split("-")[0], "coins": 1, "swords": name[-1], "count": 4}
        for name in ships
    ] + [
        {"type": "person", "name": name.split("-")[0], "cost": 0, "points": name[-1], "count": 1}
        for name in free
    ]
    game = at(phase="trade", harbor=[*ships, *free], options={"cards": rows})
    assert len(game.legal) == 13
    with pytest.raises(PlayError, match=r"possible: pass, (take [^,]+, ){11}…$"):
        game.play("draw")


def test_when_the_game_is_over_nothing_is_possible() -> None:
    game = at(phase="over", end_called=True)
    assert game.legal == []
    with pytest.raises(PlayError, match=r"^'draw' cannot be played: the game is over$"):
        game.play("draw")


def test_actions_are_values() -> None:
    assert len({Take("a"), Take("a"), Take("b"), Repel(1), Repel(1), Draw(), Draw()}) == 4
    with pytest.raises(AttributeError):
        Take("a").what = "b"  # type: ignore[misc]

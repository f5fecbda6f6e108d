"""How much work an act is: choices are found once per position, and a table is copied now and then."""

from __future__ import annotations

import random
from typing import Any

import pytest

from portroyal.play.cards.adapter import CardTable
from portroyal.play.dice.adapter import DiceTable
from portroyal.play.errors import PlayError
from portroyal.play.family import Setup
from portroyal.play.game import BETWEEN_MARKS, Game
from portroyal.rules.layout import as_data


class Counted:
    """Goes before a table and counts what it is asked for."""

    found = copied = 0

    def find_choices(self) -> dict[str, int]:
        self.found += 1
        return super().find_choices()  # type: ignore[misc, no-any-return]

    def snapshot(self) -> Any:
        self.copied += 1
        return super().snapshot()  # type: ignore[misc]


class CountedCards(Counted, CardTable):
    pass


class CountedDice(Counted, DiceTable):
    pass


def counted(name: str, seed: int = 3) -> tuple[Game, Any]:
    game = Game(Setup(name, 3, seed))
    table = game.table = (CountedDice if name == "dice" else CountedCards)(game.setup)
    return game, table


def play_on(game: Game, acts: int, chance: random.Random) -> int:
    for played in range(acts):
        if game.over:
            return played
        game.play(chance.choice(game.legal))
        assert game.state().legal == game.legal
    return acts


@pytest.mark.parametrize("name", ["port-royal", "unterwegs", "combined", "dice"])
def test_choices_are_found_once_per_position_and_tables_copied_now_and_then(name: str) -> None:
    game, table = counted(name)
    acts = play_on(game, 200, random.Random(1))
    assert table.found == acts + 1
    assert table.copied <= acts // BETWEEN_MARKS + 1


def test_a_list_of_choices_is_its_readers_own() -> None:
    game = Game.new("dice", 2, seed=1)
    first = game.legal[0]
    game.legal.clear()
    assert game.legal[0] == first
    game.play(first)


@pytest.mark.parametrize("name", ["port-royal", "unterwegs", "combined", "dice"])
def test_all_that_showed_nothing_is_taken_back_act_by_act(name: str) -> None:
    """Also across a mark, where what lies before it is played again."""
    longest = 0
    for seed in range(6):
        game, chance = Game.new(name, 4, seed=seed), random.Random(seed)
        states = [as_data(game.table.g)]  # type: ignore[attr-defined]
        while not game.over and len(game.actions) < 300:
            events = game.play(chance.choice(game.legal))
            if game.table.revealed(events):
                states.clear()
            states.append(as_data(game.table.g))  # type: ignore[attr-defined]
            if chance.random() < 0.03:
                told = list(game.events)
                longest = max(longest, len(states) - 1)
                while game.can_undo():
                    states.pop()
                    game.undo()
                    assert as_data(game.table.g) == states[-1]  # type: ignore[attr-defined]
                assert len(states) == 1
                assert game.events == told[: len(game.events)]
    assert longest > 3


def test_what_is_refused_halfway_leaves_no_trace() -> None:
    game, chance = Game.new("port-royal", 3, seed=5), random.Random(5)
    for _ in range(40):
        game.play(chance.choice(game.legal))
    while game.legal != ["draw", "stop"]:
        game.play(game.legal[-1])
    twin = game.again(len(game.actions))
    before, events = as_data(game.table.g), list(game.events)  # type: ignore[attr-defined]
    with pytest.raises(PlayError, match="too much"):
        game.play("draw", chance=["sailor-3/1", "sailor-3/1"])
    assert (as_data(game.table.g), game.events) == (before, events)  # type: ignore[attr-defined]
    assert game.play("draw") == twin.play("draw")


def test_the_charts_of_the_chapters_are_read_once() -> None:
    first, second = (Game.new("dice", 2, seed=seed, options={"chapter": 3}) for seed in (1, 2))
    assert first.table.on is second.table.on  # type: ignore[attr-defined]
    with pytest.raises(ValueError, match=r"1\.0"):
        Game.new("dice", 2, seed=1, options={"chapter": 1.0, "edition": 2})

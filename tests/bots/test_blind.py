"""What a bot sees: the same open state, another deal, and no trace of the real one (D6)."""

from __future__ import annotations

import random

import pytest

from portroyal.play.cards.adapter import CardTable
from portroyal.play.dice.adapter import DiceTable
from portroyal.play.families import all_games
from portroyal.play.family import Table
from portroyal.play.game import Game
from portroyal.rules.layout import as_data


def halfway(game: str, seed: int, moves: int = 60) -> Game:
    played = Game.new(game, 3, seed=seed)
    chance = random.Random(seed)
    while not played.over and len(played.actions) < moves:
        played.play(chance.choice(played.legal))
    return played


def inside(table: Table) -> object:
    assert isinstance(table, (CardTable, DiceTable))
    return as_data(table.g)


@pytest.mark.parametrize("game", all_games())
@pytest.mark.parametrize("seed", range(6))
def test_the_copy_shows_the_same_open_state_and_leaves_the_table_alone(game: str, seed: int) -> None:
    table = halfway(game, seed).table
    before = inside(table)
    copy = table.blinded(random.Random(1))
    assert copy.state() == table.state()
    for _ in range(10):
        if copy.decider is not None:
            copy.act(copy.legal()[0], None)
    assert inside(table) == before


@pytest.mark.parametrize("seed", range(4))
def test_two_tables_that_differ_only_in_what_is_hidden_look_the_same_to_a_bot(seed: int) -> None:
    """Whatever lies face down and whatever comes next, every cell of the copy is the same."""
    table = halfway("port-royal", seed).table
    other = table.blinded(random.Random(99))
    assert inside(other) != inside(table)
    assert inside(table.blinded(random.Random(5))) == inside(other.blinded(random.Random(5)))


def test_every_hidden_card_is_as_likely_on_top_and_pools_stay_apart() -> None:
    """D6: a card of the draw pile may be anybody's new coin and the other way round; old coins stay old."""
    game = halfway("port-royal", 2, 400)
    table, chance = game.table, random.Random(7)
    assert isinstance(table, CardTable)
    tops, deals = set(), 400
    for _ in range(deals):
        copy = table.blinded(chance)
        assert isinstance(copy, CardTable)
        tops.add(copy.g.draw_pile[0])
        assert copy.state().unseen == table.state().unseen
        assert [player.old_coins for player in copy.state().players] == [
            player.old_coins for player in table.state().players
        ]
    assert len(tops) > sum(table.state().unseen.new.values()) * 0.8


def test_the_dice_to_come_are_others() -> None:
    def rolls(table: Table) -> list[str | None]:
        seen = []
        for _ in range(12):
            if table.decider is not None:
                events = table.act(table.legal()[0], None)
                seen += [event.what for event in events if event.type == "roll"]
        return seen

    game = Game.new("dice", 2, seed=3)
    assert rolls(game.table.blinded(random.Random(1))) != rolls(game.table.blinded(random.Random(2)))


def test_scripted_chance_does_not_come_along() -> None:
    game = Game.new("dice", 2, seed=3, dice=["red-B"] * 40)
    copy = game.table.blinded(random.Random(1))
    assert isinstance(copy, DiceTable)
    assert copy.g.script == []
    assert copy.given_dice is None

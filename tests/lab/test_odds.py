"""The odds of a position: exact for the next card and roll, and the same as rollouts and bots say."""

from __future__ import annotations

import random
from typing import Any

import pytest

from portroyal.lab.cards.family import CardChances
from portroyal.lab.dice.family import DiceChances
from portroyal.lab.family import lab_of
from portroyal.lab.odds import odds_of
from portroyal.play.errors import PlayError
from portroyal.play.game import Game
from portroyal.play.offers import Risk


def test_the_next_card_by_hand() -> None:
    """One red ship lies there; of the hidden cards the other red ones bust."""
    game = Game.new("port-royal", 2, seed=1, deck=["sailor-3/1"] * 6 + ["red-1/1"])
    game.play("draw")
    odds = odds_of(game, 0, 50)
    assert isinstance(odds.chances, CardChances)
    hidden, next_card = odds.chances.hidden["new"], odds.chances.next_card
    reds = sum(n for card, n in hidden.items() if card.startswith("red"))
    total = sum(hidden.values())
    assert total == 118  # without the five-player expedition, and the red ship lies open
    assert (next_card["bust"], next_card["all"]) == (reds, total)
    assert next_card["fifth-color"] == 0
    assert odds.chances.risk == Risk(reds, 0, total, reds)
    assert {worth.action for worth in odds.worths} == {"draw", "stop"}
    assert [opinion.bot for opinion in odds.opinions] == ["bosun", "mate", "captain"]
    told = odds.data()
    assert told["chances"]["bust"] == pytest.approx(reds / total)
    assert told["risk"] == {"busts": reds, "repelled": 0, "of": total}


def test_the_dice_are_exact() -> None:
    game = Game.new("dice", 2, seed=5, dice=["red-B"])
    while "stop" not in game.legal:
        game.play(game.legal[0])
    odds = odds_of(game, 0, 50)
    assert isinstance(odds.chances, DiceChances)
    assert odds.data()["dice"]["bust_bare"] == pytest.approx(5 / 36)
    assert odds.data()["risk"] == {"busts": 5, "repelled": 0, "of": 36}
    assert list(odds.chances.reach.values()) == sorted(odds.chances.reach.values(), reverse=True)


def test_margins_are_those_to_the_next_best() -> None:
    game = Game.new("unterwegs", 2, seed=3)
    chance = random.Random(3)
    while len(game.legal) < 3:
        game.play(chance.choice(game.legal))
    odds = odds_of(game, 0, 50)
    best, second = odds.worths[:2]
    assert best.margin == pytest.approx(best.win - second.win)
    assert second.margin == pytest.approx(second.win - best.win)
    assert best.low <= best.win <= best.high


def test_nothing_is_asked_of_a_game_that_is_over() -> None:
    game = Game.new("unterwegs", 2, seed=3)
    chance = random.Random(3)
    while not game.over:
        game.play(chance.choice(game.legal))
    with pytest.raises(PlayError, match="the game is over"):
        odds_of(game, 0, 50)


def test_the_odds_depend_on_nothing_hidden() -> None:
    """D6: the same open position with other cards below gives the same answer, digit by digit."""
    game = Game.new("unterwegs", 2, seed=8)
    for action in ("draw", "draw"):
        game.play(action if action in game.legal else game.legal[0])
    twin = Game.new("unterwegs", 2, seed=99, position=_position(game))
    assert odds_of(game, 0, 60).data() == odds_of(twin, 0, 60).data()


def _position(game: Game) -> dict[str, object]:
    import msgspec

    position: dict[str, object] = msgspec.to_builtins(game.state())
    return position


def test_g3_3_the_chance_to_bust_is_the_offers_also_with_a_blue_wheel() -> None:
    """By which one would roll again; and where a roll waits, `reroll` has odds as well."""
    board = {"ships": {"red": "B", "black": "A"}}
    seats: list[dict[str, Any]] = [{"wheels": {"blue": [4, 2, 0]}}, {}]
    for roll in (None, "red-A"):
        position = {"phase": "discover", "board": board, "players": seats, "roll": roll, "handled": True}
        game = Game.new("dice", 2, seed=5, options={"chapter": 1}, position=position)
        (risk,) = [offer.risk for offer in game.offers() if offer.risk]
        told = lab_of("dice").chances(game.table, 0)
        assert isinstance(told, DiceChances)
        assert told.data()["dice"]["bust_next"] == risk.sure == told.named()["bust"]
        reach = told.reach
        if roll is None:
            before = reach
    assert all(reach[n] <= before[n] for n in reach), "a roll that busts helps nobody"

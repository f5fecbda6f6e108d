"""Why a choice is better: the part of the captain's judgement that says it most."""

from __future__ import annotations

import random

from tests.tables import ELEVEN_POINTS, SAILOR, at, seat, trading

from portroyal.bots.cards.evaluation import N_INPUTS as CARD_INPUTS
from portroyal.bots.cards.parts import CardParts
from portroyal.bots.dice import evaluation as dice
from portroyal.bots.dice.parts import DiceParts
from portroyal.bots.reasons import WINS, reason
from portroyal.play.cards.adapter import CardTable
from portroyal.play.game import Game
from portroyal.text.words import LANGUAGES, Words


def why(game: Game, best: str, other: str) -> str | None:
    return reason(game.setup.game, game.table, best, other, random.Random(1))


def test_every_input_that_a_choice_can_change_is_in_one_part_that_has_words() -> None:
    table = at().table
    assert isinstance(table, CardTable)
    cards = CardParts(table).parts
    assert sorted(i for part in cards.values() for i in part) == [
        i
        for i in range(CARD_INPUTS)
        if i not in (0, 24, 25, 26, 32)  # whose turn it is, and how many play
    ]
    own = [dice.OWN_SHEET + i for i in range(dice.N_SHEET) if i not in (25, 26)]
    rival = range(dice.RIVALS_SHEET, dice.CHAPTER)
    assert sorted(i for part in DiceParts.parts.values() for i in part) == [*own, *rival]
    for lang in LANGUAGES:
        for name in (WINS, *cards, *DiceParts.parts):
            said = Words(lang).say(f"coach-why-{name}", best="A", detail="B", other="C")
            assert all(part in said for part in "ABC")


def test_a_ship_is_taken_for_its_coins() -> None:
    game = trading(seat(1), seat(1), harbor=["yellow-4/4"])
    assert why(game, "take yellow-4/4", "pass") == "coins"


def test_persons_are_hired_for_what_they_can_do() -> None:
    game = trading(seat(7), seat(3), harbor=["pirate-7/2", "jester-7/2"])
    assert why(game, "take pirate-7/2", "take jester-7/2") == "swords"
    assert why(game, "take jester-7/2", "take pirate-7/2") == "persons"


def test_a_game_that_is_won_at_once_says_so() -> None:
    game = trading(seat(0), seat(6, ELEVEN_POINTS), harbor=[SAILOR], decider=1, active=1)
    assert why(game, f"take {SAILOR}", "pass") == WINS


def test_dice_are_told_by_the_way_that_is_left() -> None:
    dice = ["green-D", "blue-B", "red-B"]
    game = Game.new("dice", 2, seed=1, options={"chapter": 1}, start=0, dice=dice)
    for action in ("start papagayo", "start maravilla", "roll", "roll", "roll", "stop"):
        game.play(action)
    assert why(game, "take ship-blue", "done") == "way"
    assert why(game, "take wheel-green", "done") == "points"

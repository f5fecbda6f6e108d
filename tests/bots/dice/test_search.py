"""The captain of the Dice Game: legal, repeatable, with shares as values, and stronger than the mate."""

from __future__ import annotations

import random

import numpy as np
from tests.conformance.dice_charts import STORM

from portroyal.bots.ask import ask
from portroyal.bots.bot import Budget
from portroyal.bots.captain import Captain
from portroyal.bots.columns import CAPTAIN as SEAT
from portroyal.bots.columns import TRAIL, WIDTH, WINNERS
from portroyal.bots.dice.batch import DiceBatch
from portroyal.bots.dice.bots import CREW, dice_table
from portroyal.bots.dice.search import decision_at
from portroyal.play.dice.adapter import DiceTable
from portroyal.play.family import Setup
from portroyal.play.game import Game
from portroyal.rules.dice.batch import STATE
from portroyal.server.settings import Settings

CAPTAIN = CREW["captain"]


def games(bots: list[str], numbers: range, playouts: int) -> np.ndarray:
    rows = np.zeros((len(numbers), WIDTH), np.int64)
    which = np.array(numbers, np.int64)
    DiceBatch("dice", {"chapter": 1}, len(bots)).play(bots, 6, which, np.zeros_like(which), playouts, rows)
    return rows


def test_a_captain_plays_a_whole_game_on_a_strange_chart() -> None:
    chance = random.Random(2)
    table = DiceTable(Setup("dice", 3, seed=5, options={"chart": STORM}))
    while table.decider is not None:
        legal = table.legal()
        advice = CAPTAIN.advise(table.blinded(chance), chance, Budget(playouts=32))
        assert advice.action in legal
        if advice.values is not None:
            assert list(advice.values) == legal
            assert all(0 <= value <= 1 for value in advice.values.values())
        table.act(advice.action if chance.random() < 0.7 else chance.choice(legal), None)
    assert table.result() is not None


def test_the_same_chance_gives_the_same_advice() -> None:
    table = DiceTable(Setup("dice", 2, seed=5, options={"chapter": 4}))
    once, again = (CAPTAIN.advise(table, random.Random(1), Budget(playouts=200)) for _ in range(2))
    assert once == again


def test_a_captain_decides_the_same_before_and_after_it_has_compiled() -> None:
    """Once the first decision took a word more of the chance it was given."""
    table = DiceTable(Setup("dice", 2, seed=5, options={"chapter": 4}))
    fresh = Captain("portroyal.bots.dice.search", dice_table)
    first, second = (fresh.advise(table, random.Random(1), Budget(playouts=200)) for _ in range(2))
    assert first == second


def test_where_there_is_no_choice_a_captain_compiles_nothing_and_still_asks_for_patience() -> None:
    """Once such a table passed for the first decision, and the next one had to compile within its time."""
    table = DiceTable(Setup("dice", 2, seed=5, options={"chapter": 4}))
    while len(table.legal()) > 1:
        table.act(table.legal()[0], None)
    fresh = Captain("portroyal.bots.dice.search", dice_table)
    assert fresh.advise(table, random.Random(1), Budget(ms=1)).action == table.legal()[0]
    assert fresh.patience is not None


def test_a_captain_keeps_to_the_time_and_leaves_the_table_as_it_was() -> None:
    table = DiceTable(Setup("dice", 2, seed=5, options={"chapter": 4}))
    before = table.state()
    assert CAPTAIN.advise(table, random.Random(1), Budget(ms=30)).values is not None
    assert table.state() == before


def test_on_the_servers_clock_every_decision_is_the_captains_own() -> None:
    """Also those that are soon clear: more playouts than an integer holds were asked for there once."""
    chance = random.Random(4)
    game = Game.new("dice", 2, seed=9, options={"chapter": 1})
    decisions = 0
    while decisions < 12:
        told = ask(CAPTAIN, game.table, chance, Budget(ms=Settings().bot_ms), CREW["bosun"])
        assert told.trouble is None
        decisions += len(game.legal) > 1
        game.play(told.action)


def test_a_search_in_portions_is_the_search_in_one_go() -> None:
    table = DiceTable(Setup("dice", 2, seed=5, options={"chapter": 4}))
    table.act(table.legal()[0], None)
    whole, portions = (decision_at(table, random.Random(7)) for _ in range(2))
    whole.think(2000)
    for made in range(250, 2001, 250):
        portions.think(made)
    assert whole.choice == portions.choice
    assert whole.values() == portions.values()


def test_a_batch_plays_the_same_games_however_it_is_cut() -> None:
    bots = ["captain", "mate"]
    whole = games(bots, range(4), 64)
    assert (games(bots, range(2, 4), 64) == whole[2:]).all()
    assert (games(bots, range(4), 128)[:, TRAIL] != whole[:, TRAIL]).any()


def test_the_captain_is_no_weaker_than_the_mate() -> None:
    """Few games, so a wide margin; docs/strength.md has the measurement."""
    first = games(["captain", "mate"], range(60), 200)[:, WINNERS] == 1
    second = games(["mate", "captain"], range(60), 200)[:, WINNERS] == 2
    assert np.concatenate([first, second]).mean() > 0.47


def test_no_games_are_no_games() -> None:
    """Loops are warmed up by playing none; a search of the blank table would write beyond its arrays."""
    batch = DiceBatch("dice", {"chapter": 4}, 2)
    states, series = np.zeros(2, STATE), batch.new_series(1, batch.weights)
    series[0]["bots"] = SEAT
    assert batch.games(series, states, np.zeros((0, 2), np.int64), np.zeros((0, WIDTH), np.int64))
    assert not states.view(np.uint8).any()

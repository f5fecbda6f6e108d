"""Compiled and plain card games are identical, move by move, and compiled code is never stale."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest

import portroyal
from offers_compiled import Compiled
from offers_played import positions
from portroyal.play.game import Game
from portroyal.rules.cards.codes import COLORS, DRAW_CARD, MAX_CARDS, MAX_LEGAL, N_ROLES, SHIP
from portroyal.rules.cards.deck import CARD_GAMES, deck_of
from portroyal.rules.cards.discover import is_taxed
from portroyal.rules.cards.expeditions import missing_with
from portroyal.rules.cards.legal import act, legal, play_out, set_up
from portroyal.rules.cards.odds import count_next, make_way, more_repelled, ships_of
from portroyal.rules.cards.offers import calls_end, colors_for_take, in_reach, yield_of
from portroyal.rules.cards.state import State
from portroyal.rules.chance import Stream, game_key, seed_stream, whim_below
from portroyal.rules.compiled import compiled
from portroyal.rules.layout import as_data, copy_of, from_record, to_record
from portroyal.rules.linking import LinkedCompiler
from random_cards import STATE, TOTALS, box_record, master_stream, random_games, recorded_game

TOOLS = str(Path(__file__).parents[3] / "tools")
TABLES = [
    (game, players, needs)
    for game in CARD_GAMES.values()
    for players in range(game.least_players, game.most_players + 1)
    for needs in ((0, 1) if game.has_expeditions else (0,))
]


@pytest.mark.parametrize(("game", "players", "needs"), TABLES)
def test_compiled_and_plain_games_are_identical_move_by_move(game: Any, players: int, needs: int) -> None:
    deck = deck_of(game)
    master = Stream()
    seed_stream(master, 99)
    for number in range(2):
        history = np.zeros(4_000, STATE)
        moves = recorded_game(
            box_record(deck), master_stream(99), np.zeros(2, STATE), players, needs, number, history
        )
        g, whim, actions, seen = State(), [0], [0] * MAX_LEGAL, State()
        game_key(master, number, g.stream, whim)
        set_up(g, deck.box, players, number % players, needs)
        for move in range(moves):
            n = legal(g, deck.box, actions)
            act(g, deck.box, actions[whim_below(whim, n)])
            from_record(history[move], seen)
            assert as_data(seen) == as_data(g), f"game {number}, move {move + 1}"
        assert g.reason, "the compiled game ended before the plain one"


@pytest.mark.parametrize(("game", "players", "needs"), TABLES)
def test_a_batch_adds_up_to_what_plain_games_give(game: Any, players: int, needs: int) -> None:
    deck, count = deck_of(game), 20
    totals = np.zeros(TOTALS, np.int64)
    random_games(box_record(deck), master_stream(5), np.zeros(2, STATE), players, needs, 1_000, count, totals)
    plain = [0] * TOTALS
    master = Stream()
    seed_stream(master, 5)
    for number in range(1_000, 1_000 + count):
        g, whim = State(), [0]
        game_key(master, number, g.stream, whim)
        set_up(g, deck.box, players, number % players, needs)
        plain[0] += play_out(g, deck.box, [0] * MAX_LEGAL, whim)
        plain[1] += g.round
        plain[1 + g.reason] += 1
        sole = [p for p in range(players) if g.winners == 1 << p]
        plain[6 + sole[0] if sole else 5] += 1
    assert totals.tolist() == plain


def test_a_state_is_small() -> None:
    assert STATE.itemsize <= 2048


DEAL_ONE_GAME = """
import numpy as np
from portroyal.rules.cards.batch import STATE, box_record
from portroyal.rules.cards.coins import deal
from portroyal.rules.cards.deck import PORT_ROYAL, deck_of
from portroyal.rules.compiled import compiled
import entry
states = np.zeros(1, STATE)
entry.dealt(box_record(deck_of(PORT_ROYAL)), states)
print(states["players"][0, 0]["coins"]["size"])
"""
ENTRY = """
from portroyal.rules.cards.coins import deal
from portroyal.rules.compiled import compiled

@compiled
def dealt(boxes, states):
    g = states[0]
    g.n_players = 2
    g.draw_end = 50
    for i in range(50):
        g.draw_pile[i] = i + 1
    deal(g, boxes[0])
"""


def test_a_changed_rule_never_runs_stale_compiled_code(tmp_path: Path) -> None:
    """The entry function's own file, all that Numba looks at, stays the same."""
    package = tmp_path / "portroyal"
    shutil.copytree(Path(portroyal.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "entry.py").write_text(ENTRY)
    env = os.environ | {"PYTHONPATH": str(tmp_path), "PORTROYAL_CACHE": str(tmp_path / "cache")}
    env.pop("NUMBA_DISABLE_JIT", None)

    def coins() -> str:
        run = [sys.executable, "-c", DEAL_ONE_GAME]
        return subprocess.run(run, env=env, check=True, capture_output=True, text=True).stdout.strip()

    assert coins() == "3"
    rules = package / "rules" / "cards" / "coins.py"
    rules.write_text(rules.read_text().replace("START_COINS = 3", "START_COINS = 4"))
    assert coins() == "4"


def test_compiled_games_stay_within_their_arrays(tmp_path: Path) -> None:
    """Compiled code does not check bounds by itself; here it does."""
    code = """
import numpy as np
from random_cards import STATE, TOTALS, box_record, master_stream, random_games
from portroyal.rules.cards.deck import CARD_GAMES, deck_of
for game in CARD_GAMES.values():
    for players in range(2, game.most_players + 1):
        box, states, totals = box_record(deck_of(game)), np.zeros(2, STATE), np.zeros(TOTALS, np.int64)
        random_games(box, master_stream(3), states, players, 0, 0, 300, totals)
print("within bounds")
"""
    env = os.environ | {
        "NUMBA_BOUNDSCHECK": "1",
        "NUMBA_OPT": "0",
        "PORTROYAL_CACHE": str(tmp_path),
        "PYTHONPATH": TOOLS,
    }
    run = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False)
    assert run.stdout.strip() == "within bounds", run.stderr[-2_000:]


@pytest.mark.parametrize(("game", "players", "needs"), TABLES)
def test_compiled_and_plain_offers_are_the_same_numbers(game: Any, players: int, needs: int) -> None:
    options = {"ending": "expedition"} if needs else {}
    loops = Compiled(Game.new(game.name, players, options=options))
    for position in positions(lambda seed: Game.new(game.name, players, seed=seed, options=options), 100):
        assert loops.fault_of(position) is None


def said(boxes: Any, states: Any, actions: Any, counts: Any, told: Any) -> int:
    """What else is said of the choices of states[0]; states[1] is played on. Answers how much that is."""
    g, box = states[0], boxes[0]
    told[0] = colors_for_take(g)
    states[1] = states[0]
    make_way(states[1])
    count_next(states[1], box, counts)
    for color in range(len(COLORS)):
        told[1 + color] = ships_of(box, color, counts)
    n = 1 + len(COLORS)
    for swords in range(4):
        told[n] = more_repelled(box, swords, swords + 2, counts)
        n += 1
    for kind in range(box.n_kinds):
        told[n] = in_reach(g, box, kind)
        told[n + 1] = is_taxed(box, kind)
        told[n + 2] = yield_of(g, box, kind) if box.type_of[kind] == SHIP else 0
        n += 3
        for role in range(N_ROLES):
            told[n] = missing_with(box, g.players[g.decider], kind, role)
            n += 1
    for i in range(legal(g, box, actions)):
        if actions[i] != DRAW_CARD:
            states[1] = states[0]
            told[n] = calls_end(g, states[1], box, actions[i])
            n += 1
    return n


class Copies(list[Any]):
    """Plain states; what is laid into a place is a copy, as in an array of records."""

    def __setitem__(self, place: Any, state: Any) -> None:
        super().__setitem__(place, copy_of(state))


def test_compiled_and_plain_sentences_rest_on_the_same_numbers() -> None:
    loop, most = compiled(said), 2_000
    for game in CARD_GAMES.values():
        deck, records = deck_of(game), np.zeros(2, STATE)
        for position in positions(lambda seed, name=game.name: Game.new(name, 3, seed=seed), 60):  # type: ignore[misc]
            g = position.table.g  # type: ignore[attr-defined]
            to_record(g, records[0])
            found, plain = np.zeros(most, np.int64), [0] * most
            scratch = np.zeros(MAX_LEGAL, np.int64), np.zeros(MAX_CARDS, np.int64)
            n = loop(box_record(deck), records, *scratch, found)
            assert said([deck.box], Copies([g, g]), [0] * MAX_LEGAL, [0] * MAX_CARDS, plain) == n
            assert found.tolist() == plain


def test_a_rule_has_machine_code_only_within_the_loops_that_hold_it() -> None:
    """Compiling would take twice the time if it could be called by itself, too."""
    inner: Any = numba.njit(pipeline_class=LinkedCompiler)(lambda x: x + 1)
    outer: Any = numba.njit(lambda x: inner(x) * 2)
    assert outer(20) == 42

    def address(function: Any) -> int:
        (kept,) = function.overloads.values()
        return int(kept.library.get_pointer_to_function(kept.fndesc.llvm_func_name))

    assert address(inner) == 0
    assert address(outer) != 0

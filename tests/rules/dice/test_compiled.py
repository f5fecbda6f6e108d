"""Compiled and plain Dice Games are the same games, move by move, alone and inside a batch."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from offers_compiled import Compiled
from offers_played import positions
from portroyal.play.game import Game
from portroyal.rules.chance import Stream, game_key, seed_stream, whim_below
from portroyal.rules.compiled import compiled
from portroyal.rules.dice.boxes import next_skull
from portroyal.rules.dice.chart import chart_from_data, load_chart
from portroyal.rules.dice.codes import MAX_LEGAL, OVER, REASONS, REROLL, ROLL
from portroyal.rules.dice.legal import act, legal, play_out, set_up
from portroyal.rules.dice.offers import field_crossed, goals_behind, takes_after_roll, wins
from portroyal.rules.dice.sheet import SheetOf, sheet_of
from portroyal.rules.dice.state import N_NODES, State
from portroyal.rules.layout import as_data, copy_of, from_record, to_record
from random_dice import STATE, TOTALS, master_stream, random_games, sheet_record

from .table import atlas

SHEETS = [*(sheet_of(load_chart(chapter)) for chapter in "1234"), sheet_of(chart_from_data(atlas(), "atlas"))]
GAMES = 6
MOST_MOVES = 4000


@compiled
def replay(sheets: Any, masters: Any, states: Any, players: int, game: int, trail: Any, choices: Any) -> int:
    """Plays one game of a batch and keeps every state and the number of choices there."""
    actions: Any = np.zeros(MAX_LEGAL, np.int64)
    whim: Any = np.zeros(1, np.int64)
    states[1] = states[0]
    g = states[1]
    game_key(masters[0], game, g.stream, whim)
    set_up(g, sheets[0], players, game % players)
    moves = 0
    while g.phase != OVER and moves < len(trail):
        n = legal(g, sheets[0], actions)
        choices[moves] = n
        act(g, sheets[0], actions[whim_below(whim, n)])
        trail[moves] = states[1]
        moves += 1
    return moves


def plain_game(made: SheetOf, players: int, game: int) -> tuple[State, list[int]]:
    master = Stream()
    seed_stream(master, 5)
    g = State()
    whim = [0]
    game_key(master, game, g.stream, whim)
    set_up(g, made.sheet, players, game % players)
    return g, whim


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("made", SHEETS, ids=["1", "2", "3", "4", "atlas"])
def test_compiled_and_plain_games_are_identical_move_by_move(made: SheetOf, players: int) -> None:
    trail = np.zeros(MOST_MOVES, STATE)
    choices = np.zeros(MOST_MOVES, np.int64)
    for game in range(GAMES):
        moves = replay(
            sheet_record(made), master_stream(5), np.zeros(2, STATE), players, game, trail, choices
        )
        g, whim = plain_game(made, players, game)
        actions = [0] * MAX_LEGAL
        again = np.zeros(1, STATE)
        for move in range(moves):
            n = legal(g, made.sheet, actions)
            assert n == choices[move], f"game {game}, move {move}"
            act(g, made.sheet, actions[whim_below(whim, n)])
            to_record(g, again[0])
            if again[0].tobytes() != trail[move].tobytes():
                copy = State()
                from_record(trail[move], copy)
                assert as_data(copy) == as_data(g), f"game {game}, move {move}"
                raise AssertionError(f"game {game}, move {move}: records differ where no field lies")
        assert g.phase == OVER


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("made", SHEETS, ids=["1", "2", "3", "4", "atlas"])
def test_a_batch_adds_up_to_the_plain_games(made: SheetOf, players: int) -> None:
    states = np.zeros(2, STATE)
    totals = np.zeros(TOTALS, np.int64)
    random_games(sheet_record(made), master_stream(5), states, players, 0, GAMES, totals)
    expected = [0] * TOTALS
    g = State()
    for game in range(GAMES):
        g, whim = plain_game(made, players, game)
        expected[0] += play_out(g, made.sheet, [0] * MAX_LEGAL, whim)
        expected[1] += g.round
        expected[1 + g.reason] += 1
        assert REASONS[g.reason]
        winners = [seat for seat in range(players) if g.winners >> seat & 1]
        expected[5 if len(winners) > 1 else 6 + winners[0]] += 1
    assert totals.tolist() == expected
    last = State()
    from_record(states[1], last)
    assert as_data(last) == as_data(g)


def test_a_state_is_small() -> None:
    assert STATE.itemsize <= 4096


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(
    "options",
    [*({"chapter": n} for n in (1, 2, 3, 4)), {"chart": atlas()}],
    ids=["1", "2", "3", "4", "atlas"],
)
def test_compiled_and_plain_offers_are_the_same_numbers(options: dict[str, Any], players: int) -> None:
    loops = Compiled(Game.new("dice", players, options=options))
    for position in positions(lambda seed: Game.new("dice", players, seed=seed, options=options), 100):
        assert loops.fault_of(position) is None


@compiled
def said(sheets: Any, states: Any, actions: Any, told: Any, ahead: Any, steps: Any) -> int:
    """What else is said of the choices of states[0]; states[1] is played on."""
    told[0] = takes_after_roll(states[0])
    n = legal(states[0], sheets[0], actions)
    for i in range(n):
        if actions[i] != ROLL and actions[i] != REROLL:
            states[1] = states[0]
            told[1 + i] = wins(states[0], states[1], sheets[0], actions[i])
        field = field_crossed(actions[i])
        if field >= sheets[0].first_field[sheets[0].n_islands]:
            ahead[i] = goals_behind(states[0], sheets[0], field, steps[i])
    for seat in range(states[0].n_players):
        ahead[n + seat] = next_skull(sheets[0], states[0].players[seat])
    return n


def test_compiled_and_plain_sentences_rest_on_the_same_numbers() -> None:
    options = {"chart": atlas()}
    on, records, seen = sheet_of(chart_from_data(atlas(), "atlas")), np.zeros(2, STATE), set()

    def late(game: Game) -> bool:
        return bool(max(player.points for player in game.state().players) >= 15)

    for position in positions(lambda seed: Game.new("dice", 3, seed=seed, options=options), 100, wanted=late):
        g, actions = position.table.g, [0] * MAX_LEGAL  # type: ignore[attr-defined]
        to_record(g, records[0])
        found = np.zeros(1 + MAX_LEGAL, np.int64)
        ahead, steps = np.zeros(MAX_LEGAL, np.int64), np.zeros((MAX_LEGAL, N_NODES), np.int64)
        n = said(sheet_record(on), records, np.zeros(MAX_LEGAL, np.int64), found, ahead, steps)
        assert (legal(g, on.sheet, actions), takes_after_roll(g)) == (n, found[0])
        for i, action in enumerate(actions[:n]):
            won = action not in (ROLL, REROLL) and wins(g, copy_of(g), on.sheet, action)
            assert won == found[1 + i]
            seen.add(won)
            field, goals = field_crossed(action), [0] * N_NODES
            if field >= on.sheet.first_field[on.sheet.n_islands]:
                assert goals_behind(g, on.sheet, field, goals) == ahead[i]
                assert goals == steps[i].tolist()
        skulls = [next_skull(on.sheet, player) for player in g.players[: g.n_players]]
        assert skulls == ahead[n : n + g.n_players].tolist()
    assert seen == {True, False}

"""The compiled loops of the Dice Game's bots: games between them, and games played on from one table."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from portroyal.bots.columns import (
    BOSUN,
    BUSTS,
    DECKHAND,
    MATE,
    MOVES,
    PERSONS,
    POINTS,
    REASON,
    ROUNDS,
    SEAT_WIDTH,
    SEATS,
    TRAIL,
    TURNS,
    WINNERS,
)
from portroyal.bots.dice.bosun import DETOURS, bosun
from portroyal.bots.dice.chart_costs import PLAN_SIZE
from portroyal.bots.dice.mate import mate
from portroyal.bots.dice.roll_odds import FEWEST, HANDS, MOST, REACH_SIZE, SURE
from portroyal.bots.dice.weights import weights
from portroyal.rules.chance import MASK32, game_key, whim_below
from portroyal.rules.compiled import compiled
from portroyal.rules.dice.codes import CHOOSE, DISCOVER, MAX_LEGAL, N_PERSONS, OVER, STOP
from portroyal.rules.dice.legal import act, legal, set_up
from portroyal.rules.dice.odds_table import BOARDS, MOST_SWORDS, table
from portroyal.rules.rulebook import rule

FREE_CHOICE = -1  # instead of an island that the first player is forced onto


@cache
def all_reach() -> Any:
    """The whole table of `dice_reach`, for compiled play: a second's work, done once."""
    made = np.zeros((MOST - FEWEST + 1, MOST_SWORDS + 1, HANDS, HANDS, BOARDS), np.int32)
    for target in range(FEWEST, MOST + 1):
        for swords in range(MOST_SWORDS + 1):
            chances = table(swords, target)
            for blue in range(HANDS):
                for orange in range(HANDS):
                    made[target - FEWEST, swords, blue, orange] = [
                        round(SURE * chance) for chance in chances.chances(blue, orange)
                    ]
    return made.reshape(REACH_SIZE)


@cache
def knowledge() -> tuple[Any, Any]:
    """The weights by bot, and the odds; a bot beyond the known ones plays as a mate by its own weights."""
    return np.array([DETOURS, DETOURS, weights(), weights()], np.int64), all_reach()


@rule
def trail_after(trail: int, action: int) -> int:
    return (trail * 1_000_003 + action) & MASK32


@rule
def count_turn(g: Any, row: Any, action: int, was_discover: bool, active: int) -> None:
    """After an action: a bust shows as itself, or as a turn that ended without a stop."""
    if was_discover and action != STOP and (g.bust == 1 or g.active != active):
        row[SEATS + active * SEAT_WIDTH + BUSTS] += 1


@rule
def write_results(g: Any, row: Any, began: bool, moves: int, trail: int) -> None:
    """The columns of `bots.results`."""
    row[ROUNDS] = g.round
    row[REASON] = g.reason
    row[WINNERS] = g.winners
    row[MOVES] = moves
    row[TRAIL] = trail
    last = (g.active - g.start + g.n_players) % g.n_players
    for p in range(g.n_players):
        seat = SEATS + p * SEAT_WIDTH
        place = (p - g.start + g.n_players) % g.n_players
        row[seat + POINTS] = g.players[p].points
        if began:
            row[seat + TURNS] = g.round if place <= last else g.round - 1
        for person in range(N_PERSONS):
            if g.players[p].people[person] > 0:
                row[seat + PERSONS] |= 1 << person


@rule
def crew_action(
    g: Any, sheet: Any, bot: int, actions: Any, n: int, weights: Any, plan: Any, odds: Any, whim: Any
) -> int:
    """What the bot on the decider's seat does; the captain has a loop of its own."""
    if bot == DECKHAND:
        return int(actions[whim_below(whim, n)])
    if bot == BOSUN:
        return bosun(g, sheet, actions, n, weights[BOSUN], plan)
    return mate(g, sheet, actions, n, weights[bot], plan, odds)


@compiled
def deckhand_games(
    sheets: Any, masters: Any, states: Any, n_players: int, numbers: Any, starts: Any, results: Any
) -> None:
    """Games in which every seat plays at random: nothing but the rules."""
    actions: Any = np.zeros(MAX_LEGAL, np.int64)
    whim: Any = np.zeros(1, np.int64)
    for i in range(numbers.shape[0]):
        states[1] = states[0]
        g = states[1]
        game_key(masters[0], numbers[i], g.stream, whim)
        set_up(g, sheets[0], n_players, starts[i])
        row = results[i]
        row[:] = 0
        began = False
        moves = 0
        trail = 0
        while g.phase != OVER:
            n = legal(g, sheets[0], actions)
            action = actions[whim_below(whim, n)]
            trail = trail_after(trail, action)
            was_discover = g.phase == DISCOVER
            active = g.active
            act(g, sheets[0], action)
            count_turn(g, row, action, was_discover, active)
            began = began or was_discover
            moves += 1
        write_results(g, row, began, moves, trail)


@compiled
def crew_games(
    sheets: Any, masters: Any, states: Any, n_players: int, forced: int, bots: Any, weights: Any, odds: Any,
    numbers: Any, starts: Any, results: Any,
) -> None:  # fmt: skip
    """Games between deckhands, bosuns and mates; `forced` is the island the start player has to begin on."""
    actions: Any = np.zeros(MAX_LEGAL, np.int64)
    plan: Any = np.zeros(PLAN_SIZE, np.int64)
    whim: Any = np.zeros(1, np.int64)
    for i in range(numbers.shape[0]):
        states[1] = states[0]
        g = states[1]
        game_key(masters[0], numbers[i], g.stream, whim)
        set_up(g, sheets[0], n_players, starts[i])
        row = results[i]
        row[:] = 0
        began = False
        moves = 0
        trail = 0
        while g.phase != OVER:
            if forced >= 0 and moves == 0:
                action = CHOOSE + forced
            else:
                n = legal(g, sheets[0], actions)
                action = crew_action(g, sheets[0], bots[g.decider], actions, n, weights, plan, odds, whim)
            trail = trail_after(trail, action)
            was_discover = g.phase == DISCOVER
            active = g.active
            act(g, sheets[0], action)
            count_turn(g, row, action, was_discover, active)
            began = began or was_discover
            moves += 1
        write_results(g, row, began, moves, trail)


@compiled
def play_on(
    sheets: Any, masters: Any, states: Any, actions: Any, weights: Any, odds: Any, first: int, shares: Any
) -> None:
    """From states[0]: every action, then mates to the end, with the same dice for every action.

    `shares` has a row per action, in it one per series of dice, in it every seat's share of the victory; an
    action of -1 plays on from the table as it is.
    """
    choices: Any = np.zeros(MAX_LEGAL, np.int64)
    plan: Any = np.zeros(PLAN_SIZE, np.int64)
    whim: Any = np.zeros(1, np.int64)
    for a in range(shares.shape[0]):
        for deal in range(shares.shape[1]):
            states[1] = states[0]
            g = states[1]
            game_key(masters[0], first + deal, g.stream, whim)
            if actions[a] >= 0:
                act(g, sheets[0], actions[a])
            while g.phase != OVER:
                n = legal(g, sheets[0], choices)
                act(g, sheets[0], mate(g, sheets[0], choices, n, weights[MATE], plan, odds))
            winners = 0
            for p in range(g.n_players):
                winners += (g.winners >> p) & 1
            for p in range(g.n_players):
                shares[a, deal, p] = ((g.winners >> p) & 1) / max(1, winners)

"""The compiled loops with the captain in them: whole games, and one decision thought over in portions."""

from __future__ import annotations

from typing import Any

import numpy as np

from portroyal.bots.columns import CAPTAIN, MATE
from portroyal.bots.dice.chart_costs import PLAN_SIZE
from portroyal.bots.dice.evaluation import N_NET, Eye
from portroyal.bots.dice.playout import count_turn, crew_action, trail_after, write_results
from portroyal.bots.dice.race import Race, is_searched, line_up, run, share
from portroyal.bots.network import kept_net
from portroyal.rules.chance import game_key
from portroyal.rules.compiled import compiled
from portroyal.rules.dice.codes import CHOOSE, DISCOVER, MAX_LEGAL, OVER
from portroyal.rules.dice.legal import act, legal, set_up
from portroyal.rules.layout import record_type

FILE = "dice-eye.json"
BLANK, GAME, SCRATCH = range(3)  # the states that the loop works on
N_STATES = 3


def eye_for(players: int) -> Any:
    """An eye of one's own (a record), not to be shared between threads."""
    eyes: Any = np.zeros(1, record_type(Eye))
    eyes[0]["net"] = kept_net(FILE, players, N_NET)
    return eyes


def new_race() -> Any:
    """What a search notes (a record), not to be shared between threads either."""
    return np.zeros(1, record_type(Race))


@compiled
def captain_games(
    sheets: Any, masters: Any, states: Any, n_players: int, forced: int, bots: Any, weights: Any, odds: Any,
    eyes: Any, races: Any, playouts: int, numbers: Any, starts: Any, results: Any,
) -> None:  # fmt: skip
    """As `crew_games`, with captains."""
    choices: Any = np.zeros(MAX_LEGAL, np.int64)
    actions: Any = np.zeros(MAX_LEGAL, np.int64)
    plan: Any = np.zeros(PLAN_SIZE, np.int64)
    whim: Any = np.zeros(1, np.int64)
    for i in range(numbers.shape[0]):
        states[GAME] = states[BLANK]
        g = states[GAME]
        game_key(masters[0], numbers[i], g.stream, whim)
        set_up(g, sheets[0], n_players, starts[i])
        results[i, :] = 0
        began = False
        moves = 0
        trail = 0
        while g.phase != OVER:
            n = legal(g, sheets[0], choices)
            bot = bots[g.decider]
            action = crew_action(g, sheets[0], min(bot, MATE), choices, n, weights, plan, odds, whim)
            if forced >= 0 and moves == 0:
                action = CHOOSE + forced
            elif n > 1 and bot == CAPTAIN and is_searched(g):
                line_up(races[0], choices, n, action, whim)
                run(
                    states, sheets[0], playouts, weights[MATE], odds, choices, actions, plan, eyes[0],
                    races[0],
                )  # fmt: skip
                action = choices[races[0].best]
            trail = trail_after(trail, action)
            was_discover = g.phase == DISCOVER
            active = g.active
            act(g, sheets[0], action)
            count_turn(g, results[i], action, was_discover, active)
            began = began or was_discover
            moves += 1
        write_results(g, results[i], began, moves, trail)


@compiled
def thought(
    sheets: Any, masters: Any, states: Any, weights: Any, odds: Any, eyes: Any, races: Any, anew: bool,
    playouts: int, values: Any,
) -> bool:  # fmt: skip
    """Thinks about states[GAME] until so many playouts are made in all; `values` gets the shares by choice.

    Answers whether more playouts would change nothing.
    """
    choices: Any = np.zeros(MAX_LEGAL, np.int64)
    actions: Any = np.zeros(MAX_LEGAL, np.int64)
    plan: Any = np.zeros(PLAN_SIZE, np.int64)
    whim: Any = np.zeros(1, np.int64)
    g = states[GAME]
    n = legal(g, sheets[0], choices)
    if anew:
        game_key(masters[0], 0, g.stream, whim)
        own = crew_action(g, sheets[0], MATE, choices, n, weights, plan, odds, whim)
        line_up(races[0], choices, n, own, whim)
    race = races[0]
    run(states, sheets[0], playouts, weights[MATE], odds, choices, actions, plan, eyes[0], race)
    for i in range(n):
        values[i] = share(race, i)
    if is_searched(g):
        return bool(race.n_alive <= 1)
    race.best = race.first
    return True

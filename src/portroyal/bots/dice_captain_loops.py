"""The compiled loop with the captain in it: whole games, or one decision at a table."""

from __future__ import annotations

from typing import Any

import numpy as np

from portroyal.bots.dice_loops import count_turn, crew_action, trail_after, write_results
from portroyal.bots.dice_plan import PLAN_SIZE
from portroyal.bots.dice_search import KEY, is_searched, search
from portroyal.bots.dice_value import N_NET, Eye
from portroyal.bots.network import kept_net
from portroyal.bots.results import CAPTAIN, MATE
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


@compiled
def captain_games(
    sheets: Any, masters: Any, states: Any, n_players: int, forced: int, bots: Any, weights: Any, odds: Any,
    eyes: Any, playouts: int, only_one: bool, numbers: Any, starts: Any, results: Any, values: Any,
) -> int:  # fmt: skip
    """As `crew_games`, with captains; or `only_one` search, at states[GAME] and without numbers.

    Then the answer is the action, and `values` holds what every legal one is worth, in their order.
    """
    choices: Any = np.zeros(MAX_LEGAL, np.int64)
    actions: Any = np.zeros(MAX_LEGAL, np.int64)
    alive: Any = np.zeros(MAX_LEGAL, np.int64)
    scratch: Any = np.zeros((MAX_LEGAL, 3))
    plan: Any = np.zeros(PLAN_SIZE, np.int64)
    key: Any = np.zeros(KEY, np.int64)
    whim: Any = np.zeros(1, np.int64)
    action = -1
    for i in range(1 if only_one else numbers.shape[0]):
        if not only_one:
            states[GAME] = states[BLANK]
        g = states[GAME]
        game_key(masters[0], numbers[i] if not only_one else 0, g.stream, whim)
        if not only_one:
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
            elif n > 1 and bot == CAPTAIN and (only_one or is_searched(g)):
                best = search(
                    states, sheets[0], action, playouts, whim, weights[MATE], odds, choices, n,
                    actions, plan, eyes[0], key, alive, scratch, values,
                )  # fmt: skip
                if is_searched(g):
                    action = choices[best]
            if only_one:
                return action
            trail = trail_after(trail, action)
            was_discover = g.phase == DISCOVER
            active = g.active
            act(g, sheets[0], action)
            count_turn(g, results[i], action, was_discover, active)
            began = began or was_discover
            moves += 1
        write_results(g, results[i], began, moves, trail)
    return action

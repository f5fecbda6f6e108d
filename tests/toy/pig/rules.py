"""The rules of Pig: roll as long as you dare; a 1 loses the pot, who holds keeps it, the first to GOAL wins."""

from __future__ import annotations

from typing import Annotated

from portroyal.rules.chance import Stream, index
from portroyal.rules.layout import I2, Cell, PlainOnly, layout
from portroyal.rules.rulebook import rule
from portroyal.rules.telling import NOWHERE, tell

GOAL, SIDES, MOST_ROUNDS = 20, 6, 200
ROLL, HOLD = range(2)
ACTIONS = ("roll", "hold")
TURN, ROLLED, BUST, BANKED, OVER = range(5)
HAPPENINGS = ("turn", "roll", "bust", "bank", "over")
REASONS = (None, "points", "cap")


@layout
class State:
    """Whose turn it is, what is at stake, and the points by seat."""

    stream: Stream
    n_players: I2
    start: I2
    active: I2
    round: I2
    pot: I2
    points: Annotated[list[int], Cell("i2", 5)]
    reason: I2
    winners: I2
    told: Annotated[list[tuple[int, ...]] | None, PlainOnly()]


@rule
def set_up(g: State, n_players: int, start: int) -> None:
    g.n_players, g.start, g.active, g.round = n_players, start, start, 1
    tell(g, TURN, start, 0, 1, NOWHERE, NOWHERE)


@rule
def legal(g: State, actions: list[int]) -> int:
    """Nobody holds an empty pot."""
    actions[0], actions[1] = ROLL, HOLD
    return 0 if g.reason else 2 if g.pot else 1


@rule
def act(g: State, action: int) -> bool:
    """Plays, and says whether that was a bust."""
    pips = index(g.stream, SIDES) + 1 if action == ROLL else 0
    if action == HOLD:
        g.points[g.active] += g.pot
        tell(g, BANKED, g.active, 0, g.pot, NOWHERE, NOWHERE)
    else:
        tell(g, ROLLED, g.active, 0, pips, NOWHERE, NOWHERE)
    if pips > 1:
        g.pot += pips
        return False
    if pips == 1:
        tell(g, BUST, g.active, 0, g.pot, NOWHERE, NOWHERE)
    pass_on(g)
    return pips == 1


@rule
def pass_on(g: State) -> None:
    g.pot = 0
    following = (g.active + 1) % g.n_players
    if g.points[g.active] >= GOAL:
        g.reason, g.winners = 1, 1 << g.active
    elif following == g.start and g.round == MOST_ROUNDS:
        g.reason = 2
    else:
        g.active = following
        g.round += 1 if following == g.start else 0
        tell(g, TURN, following, 0, g.round, NOWHERE, NOWHERE)
        return
    tell(g, OVER, -1, 0, g.points[g.active], NOWHERE, NOWHERE)

"""The rules of Pig: roll as long as you dare; a 1 loses the pot, who holds keeps it, GOAL points win."""

from typing import Annotated, Any

from portroyal.rules.chance import Stream, index
from portroyal.rules.layout import I2, PlainOnly, Rows, layout
from portroyal.rules.rulebook import rule
from portroyal.rules.telling import tell

GOAL, SIDES = 20, 6
ACTIONS = ROLL, HOLD = range(2)
TURN, ROLLED, BUST, BANKED, OVER = range(5)


@layout
class Player:
    points: I2


@layout
class State:
    stream: Stream
    n_players: I2
    start: I2
    decider: I2
    round: I2
    pot: I2  # what is at stake
    players: Annotated[list[Player], Rows(5)]
    reason: I2
    winners: I2
    told: Annotated[Any, PlainOnly()]


@rule
def set_up(g: State, n_players: int, start: int) -> None:
    g.n_players, g.start, g.decider, g.round = n_players, start, start, 1
    tell(g, TURN, start, 0, 1, 0, 0)


@rule
def choices(g: State) -> int:
    """To roll, and with something in the pot to hold."""
    return 0 if g.decider < 0 else 2 if g.pot else 1


@rule
def act(g: State, action: int) -> bool:
    """Plays, and says whether that was a bust."""
    seat, pips = g.decider, index(g.stream, SIDES) + 1 if action == ROLL else 0
    tell(g, ROLLED if pips else BANKED, seat, 0, pips if pips else g.pot, 0, 0)
    if pips > 1:
        g.pot += pips
        return False
    if pips == 1:
        tell(g, BUST, seat, 0, g.pot, 0, 0)
    else:
        g.players[seat].points += g.pot
    g.pot = 0
    if g.players[seat].points >= GOAL:
        g.reason, g.winners, g.decider = 1, 1 << seat, -1
        tell(g, OVER, -1, 0, g.players[seat].points, 0, 0)
    else:
        g.decider = (seat + 1) % g.n_players
        g.round += 1 if g.decider == g.start else 0
        tell(g, TURN, g.decider, 0, g.round, 0, 0)
    return pips == 1

"""Why one choice is better than another: the part of the captain's judgement that speaks for it most.

Both choices are played to the end of the turn, on the same deals and with mates on all seats. What the
judgement is then told of the decider's seat is exchanged part by part: what moves it most is the reason.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from portroyal.bots.bot import Budget
from portroyal.bots.family import Parts, bots_of
from portroyal.bots.registry import DEFAULT, one_of_crew
from portroyal.play.families import named
from portroyal.play.family import Table

DEALS = 32
WINS = "win"  # the part that no judgement has: the game is won before the turn is over


class _End(NamedTuple):
    """How a turn ended for the decider's seat."""

    inputs: list[float]
    won: float  # the share of a win


def reason(game: str, table: Table, best: str, other: str, chance: random.Random) -> str | None:
    """The part that speaks for `best` beside `other`; None where there are no parts, or none says it."""
    where = bots_of(game).parts
    if where is None:
        return None
    parts: Parts = named(where)(table)
    ends = []
    for _ in range(DEALS):
        deal = table.blinded(chance)
        ends.append((_end(game, parts, deal.copy(), best), _end(game, parts, deal, other)))
    if sum(good.won - less.won for good, less in ends) * 4 >= DEALS:
        return WINS
    weight = {name: sum(_moved(parts, part, *end) for end in ends) for name, part in parts.parts.items()}
    strongest = max(weight, key=weight.__getitem__)
    return strongest if weight[strongest] > 0 else None


def _end(game: str, parts: Parts, table: Table, action: str) -> _End:
    """Plays the action at a blinded table, and then as mates do until the turn is over."""
    seat, turn, mate = table.decider, parts.turn(table), one_of_crew(game, DEFAULT)
    assert seat is not None, "somebody decides"
    table.act(action, None)
    chance = random.Random(0)  # mates need none
    while table.decider is not None and parts.turn(table) == turn:
        table.act(mate.advise(table, chance, Budget()).action, None)
    result = table.result()
    won = 0.0 if result is None or seat not in result.winners else 1 / len(result.winners)
    return _End(parts.inputs(table, seat), won)


def _moved(parts: Parts, inputs: Sequence[int], good: _End, less: _End) -> float:
    """How much these inputs move the judgement, among all others of the one end, and of the other."""
    gained, lost = list(less.inputs), list(good.inputs)
    for i in inputs:
        gained[i], lost[i] = good.inputs[i], less.inputs[i]
    strength = parts.strength
    return (strength(gained) - strength(less.inputs) + strength(good.inputs) - strength(lost)) / 2

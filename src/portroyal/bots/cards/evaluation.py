"""How the captain judges a table: each seat's share of the win when a turn begins, learned from mates' games.

A small network looks at every seat by itself (its counters, and the strongest of the others) and gives it a
strength; shares of the win grow with the exponential of the strength.
"""

from __future__ import annotations

from typing import Annotated

from portroyal.bots.network import kept_net, raised, strength_of
from portroyal.rules.cards.codes import (
    ADMIRAL,
    CAPTAIN,
    GOVERNOR,
    JACK,
    JESTER,
    MADEMOISELLE,
    MAX_PLAYERS,
    N_COLORS,
    OVER,
    PRIEST,
    SETTLER,
)  # fmt: skip
from portroyal.rules.cards.expeditions import persons_missing
from portroyal.rules.cards.state import Box, State
from portroyal.rules.layout import Cell, layout
from portroyal.rules.rulebook import rule

N_INPUTS = 36  # of the network, for a seat
ALWAYS = 0  # an input that is always 1
PLAYERS = 32  # the input of how many play
N_CELLS = 24  # hidden cells
N_NET = (N_INPUTS + 1) * N_CELLS  # a row of cells per input, and the row that sums them up


@layout
class Evaluation:
    """What judging needs: the network and scratch."""

    net: Annotated[list[float], Cell("f8", N_NET)]
    inputs: Annotated[list[float], Cell("f8", N_INPUTS)]
    cells: Annotated[list[float], Cell("f8", N_CELLS)]
    shares: Annotated[list[float], Cell("f8", MAX_PLAYERS)]


def file_name(game: str) -> str:
    return f"cards-eye-{game}.json"


def net_of(game: str, players: int) -> tuple[float, ...]:
    return kept_net(file_name(game), players, N_NET)


@rule
def write_inputs(g: State, box: Box, seat: int, x: list[float]) -> None:
    """What the network is told about a seat when a turn begins, in numbers of the size of 1."""
    me = g.players[seat]
    end = max(1, box.end_points)
    rival = -1
    swords = 0
    for p in range(g.n_players):
        if p == seat:
            continue
        swords = max(swords, g.players[p].swords)
        if rival < 0 or g.players[p].points > g.players[rival].points:
            rival = p
    other = g.players[rival]
    wait = (seat - g.active) % g.n_players
    place = (seat - g.start) % g.n_players
    left = 1 if place >= (g.active - g.start) % g.n_players else 0
    for i in range(N_INPUTS):
        x[i] = 0.0
    x[ALWAYS] = 1.0
    x[1] = me.points / end
    x[2] = (me.points - other.points) / end
    x[3] = me.coins.size / 10
    x[4] = other.coins.size / 10
    x[5] = me.swords / 4
    x[6] = (me.swords - swords) / 4
    x[7] = me.people[MADEMOISELLE] / 1
    x[8] = me.people[JESTER] / 1
    x[9] = me.people[ADMIRAL] / 1
    x[10] = me.people[GOVERNOR] / 1
    for color in range(N_COLORS):
        traders = me.traders[color] + 0
        x[11] += traders / 2
        x[12] += traders * traders / 4
        if me.wholesalers[color] > 0:
            x[13] += 0.5
            x[14] += traders / 2
    x[15] = me.people[SETTLER] / 2
    x[16] = me.people[CAPTAIN] / 2
    x[17] = me.people[PRIEST] / 2
    x[18] = me.people[JACK] / 2
    write_expeditions(g, box, seat, x)
    x[23] = me.expeditions / 2
    x[24] = wait / g.n_players
    x[25] = 1.0 if wait == 0 else 0.0
    x[26] = place / g.n_players
    x[27] = max(me.points, other.points) / end
    x[28] = 1.0 if g.end_called == 1 else 0.0
    x[29] = x[28] * left
    x[30] = x[28] * x[2]
    x[31] = x[28] * (me.coins.size - other.coins.size) / 10 if me.points == other.points else 0.0
    x[PLAYERS] = g.n_players / 5
    x[33] = 1.0 if g.needs_expedition == 1 and me.expeditions == 0 else 0.0
    x[34] = 1.0 if me.coins.size >= box.tax_from else 0.0
    x[35] = (
        other.people[MADEMOISELLE] + other.people[JESTER] + other.people[ADMIRAL] + other.people[GOVERNOR]
    ) / 4


@rule
def write_expeditions(g: State, box: Box, seat: int, x: list[float]) -> None:
    me = g.players[seat]
    card = g.expeditions.top
    while card != 0:
        kind = box.kind_of[card]
        card = g.below[card]
        missing = persons_missing(box, me, kind)
        x[19] += 0.25
        if missing <= 0:
            x[20] = max(x[20], box.points[kind] / 6)
        elif missing == 1:
            x[21] += 0.5
        else:
            x[22] += 0.5


@rule
def evaluate(g: State, box: Box, evaluation: Evaluation) -> None:
    """Writes each seat's expected share of the win into evaluation.shares: the true one after the end."""
    shares = evaluation.shares
    total = 0.0
    for p in range(g.n_players):
        if g.phase == OVER:
            shares[p] = 1.0 if (g.winners >> p) & 1 == 1 else 0.0
        else:
            write_inputs(g, box, p, evaluation.inputs)
            strength = strength_of(evaluation.net, evaluation.inputs, N_INPUTS, evaluation.cells, N_CELLS)
            shares[p] = raised(strength)
        total += shares[p]
    for p in range(g.n_players):
        shares[p] = shares[p] / total if total > 0.0 else 0.0

"""The captain of the card games: the choices race each other over the same deals, by tree search."""

from __future__ import annotations

from typing import Annotated

from portroyal.bots.cards.bosun import MOST_DRAWN
from portroyal.bots.cards.mate import mate
from portroyal.bots.cards.tree import Node, Search, new_node, playout, stir
from portroyal.bots.cards.weights import Weights
from portroyal.rules.cards.codes import DISCOVER
from portroyal.rules.cards.hidden import reshuffle_hidden
from portroyal.rules.cards.legal import legal
from portroyal.rules.cards.state import Box, State
from portroyal.rules.chance import Stream, rewind, whim_below
from portroyal.rules.layout import I4, I8, Cell, layout
from portroyal.rules.rulebook import rule

MOST_ARMS = 24
DEALS = 64  # of the hidden cards, each used again with other cards on top
FIRST_DEAL = 2  # in the array of states: the position, a scratch, then the deals
N_STATES = FIRST_DEAL + DEALS
BLOCK = 32  # rounds between two looks at who is behind
SURE = 3.0  # standard errors by which a choice is given up
WHIM = 1 << 30


@layout
class Race:
    """The choices at the root, all tried in the same deals until they are behind for sure."""

    weights: Weights
    search: Search
    stream: Stream
    anew: I4  # 1: the choices are not lined up yet
    n_arms: I4
    best: I4
    rounds: I4
    sure: Annotated[float, Cell("f8")]
    playouts: I8
    codes: Annotated[list[int], Cell("i8", MOST_ARMS)]
    alive: Annotated[list[int], Cell("i8", MOST_ARMS)]
    behind: Annotated[list[float], Cell("f8", MOST_ARMS)]  # how far, for those who dropped out
    now: Annotated[list[float], Cell("f8", MOST_ARMS)]
    sums: Annotated[list[float], Cell("f8", MOST_ARMS)]
    products: Annotated[list[float], Cell("f8", MOST_ARMS * MOST_ARMS)]


@rule
def take_key(stream: Stream, whim: list[int]) -> None:
    """A stream of chance of the captain's own; never the game's."""
    for i in range(8):
        stream.key[i] = whim_below(whim, WHIM)
    rewind(stream)


@rule
def line_up(states: list[State], box: Box, race: Race, nodes: list[Node], whim: list[int]) -> None:
    """Deals the hidden cards of states[0] afresh many times, and lines its choices up, the mate's first."""
    search = race.search
    take_key(race.stream, whim)
    for deal in range(DEALS):
        states[FIRST_DEAL + deal] = states[0]
        g = states[FIRST_DEAL + deal]
        reshuffle_hidden(g, race.stream, search.scratch)
        take_key(g.stream, whim)
    g = states[FIRST_DEAL]
    n = legal(g, box, search.actions)
    search.n_nodes = 0
    new_node(search, nodes, 0)  # 0 means "none", so the first node is nobody's
    new_node(search, nodes, 0)
    race.n_arms = min(n, MOST_ARMS)
    if g.phase == DISCOVER and g.drawn >= MOST_DRAWN:
        race.n_arms = 1  # the mate's choice, who has had enough
    race.rounds = 0
    race.playouts = 0
    favorite = mate(g, box, search.actions, n, race.weights, search.notes)
    race.codes[0] = favorite
    at = 1
    for i in range(n):
        if search.actions[i] != favorite and at < race.n_arms:
            race.codes[at] = search.actions[i]
            at += 1
    for a in range(race.n_arms):
        race.alive[a] = 1
        race.behind[a] = 0.0
        race.sums[a] = 0.0
        for b in range(race.n_arms):
            race.products[a * MOST_ARMS + b] = 0.0
    search.whim[0] = whim_below(whim, WHIM) | 1


@rule
def run(states: list[State], box: Box, race: Race, nodes: list[Node], playouts: int) -> bool:
    """Lets the choices race until so many playouts are done in all; answers whether one is ahead for sure."""
    search = race.search
    seat = states[0].decider + 0
    left = 0
    for a in range(race.n_arms):
        left += race.alive[a]
    while left > 1 and race.playouts + left <= playouts:
        whim = search.whim[0]
        for a in range(race.n_arms):
            if race.alive[a] == 0:
                continue
            states[1] = states[FIRST_DEAL + race.rounds % DEALS]
            search.whim[0] = whim
            stir(states[1], search.whim)
            playout(states[1], box, race.weights, search, nodes, race.codes[a])
            race.now[a] = search.evaluation.shares[seat]
        left = note_round(race)
        search.whim[0] = whim
        whim_below(search.whim, WHIM)
    return left <= 1


@rule
def note_round(race: Race) -> int:
    """Adds a round up; every BLOCK rounds those who are behind for sure drop out. Answers who is left."""
    left = 0
    for a in range(race.n_arms):
        if race.alive[a] == 0:
            continue
        left += 1
        race.playouts += 1
        race.sums[a] += race.now[a]
        for b in range(a + 1):
            if race.alive[b] == 1:
                race.products[a * MOST_ARMS + b] += race.now[a] * race.now[b]
    race.rounds += 1
    if race.rounds % BLOCK != 0:
        return left
    best = winner(race)
    for a in range(race.n_arms):
        if race.alive[a] == 1 and a != best and is_behind(race, a, best):
            race.alive[a] = 0
            race.behind[a] = (race.sums[best] - race.sums[a]) / race.rounds
            left -= 1
    return left


@rule
def winner(race: Race) -> int:
    """The choice with the best mean among those still in the race."""
    best = -1
    for a in range(race.n_arms):
        if race.alive[a] == 1 and (best < 0 or race.sums[a] > race.sums[best]):
            best = a
    return best


@rule
def is_behind(race: Race, a: int, best: int) -> bool:
    """Whether the mean difference in the same deals is more than its standard error explains."""
    n = race.rounds + 0
    low = min(a, best)
    high = max(a, best)
    square = race.products[a * MOST_ARMS + a] + race.products[best * MOST_ARMS + best]
    square -= 2.0 * race.products[high * MOST_ARMS + low]
    mean = (race.sums[best] - race.sums[a]) / n
    variance = max(0.0, square / n - mean * mean) / n
    return mean * mean >= race.sure * race.sure * variance

"""The captain's tree: decisions and chance below each choice, grown playout by playout within the turn.

A node below a draw is a chance node: its children are the kinds of card that came. Hidden cards are dealt
afresh for the playouts, so a node stands for everything that could lie face down when it is reached.
"""

from __future__ import annotations

from typing import Annotated

from portroyal.bots.cards.evaluation import Evaluation, evaluate
from portroyal.bots.cards.mate import mate
from portroyal.bots.cards.weights import Weights
from portroyal.bots.cards.worth import Notes
from portroyal.rules.cards.codes import DRAW_CARD, MAX_LEGAL, MAX_PLAYERS, OVER
from portroyal.rules.cards.legal import act, legal
from portroyal.rules.cards.state import Box, State
from portroyal.rules.chance import whim_below
from portroyal.rules.layout import I4, Cell, layout
from portroyal.rules.rulebook import rule

MOST_NODES = 8192
MOST_DEPTH = 64
ROOT = 1  # 0 stands for no node
CAME = MAX_LEGAL + 1  # and the kind: the label of a chance node's child
RIPE = 4  # visits from which a node chooses by itself, not by the mate
CURIOSITY = 0.15
HORIZON = 1  # turns that are played before the table is judged; 1: the rest of this one
UNTRIED = 0.02  # an action nobody tried is thought to be so much worse than its node
STIRRED = 16  # cards on top of the draw pile that change from visit to visit within a deal


@layout
class Node:
    """A place in the tree, reached by a label (an action, or a card that came) from its parent."""

    label: I4
    first: I4  # child; 0: none
    after: I4  # the next child of the same parent; 0: none
    visits: I4
    advice: I4  # what the mate would do here; -1: not asked yet
    shares: Annotated[list[float], Cell("f8", MAX_PLAYERS)]  # sums over the visits


@layout
class Search:
    """What growing the tree needs besides the nodes."""

    evaluation: Evaluation
    notes: Notes
    n_nodes: I4
    ripe: I4
    curiosity: Annotated[float, Cell("f8")]
    horizon: I4
    depth: I4
    path: Annotated[list[int], Cell("i4", MOST_DEPTH)]
    actions: Annotated[list[int], Cell("i8", MAX_LEGAL)]
    scratch: Annotated[list[int], Cell("i8", MAX_LEGAL)]
    whim: Annotated[list[int], Cell("i8", 1)]


@rule
def new_node(search: Search, nodes: list[Node], label: int) -> int:
    at = search.n_nodes + 0
    search.n_nodes += 1
    node = nodes[at]
    node.label = label
    node.first = 0
    node.after = 0
    node.visits = 0
    node.advice = -1
    for p in range(MAX_PLAYERS):
        node.shares[p] = 0.0
    return at


@rule
def child(search: Search, nodes: list[Node], parent: int, label: int) -> int:
    """The child with this label, made if there is none; 0 when the tree is full."""
    at = nodes[parent].first + 0
    while at != 0:
        if nodes[at].label == label:
            return at
        at = nodes[at].after + 0
    if search.n_nodes >= MOST_NODES:
        return 0
    at = new_node(search, nodes, label)
    nodes[at].after = nodes[parent].first
    nodes[parent].first = at
    return at


@rule
def step(g: State, box: Box, search: Search, nodes: list[Node], at: int, action: int) -> int:
    """Plays an action and answers the node it leads to, 0 for none."""
    label = 0
    grows = at != 0 and search.depth < MOST_DEPTH - 2
    if action == DRAW_CARD:
        if g.draw_top < g.draw_end:
            label = CAME + box.kind_of[g.draw_pile[g.draw_top]]
        else:
            grows = False  # a new shuffle comes first
    act(g, box, action)
    if not grows:
        return 0
    at = child(search, nodes, at, action)
    if at != 0:
        search.path[search.depth] = at
        search.depth += 1
        if label > 0:
            at = child(search, nodes, at, label)
            if at != 0:
                search.path[search.depth] = at
                search.depth += 1
    return at


@rule
def selected(g: State, search: Search, nodes: list[Node], at: int, n: int, logarithm: float) -> int:
    """The action whose value, with what is still unknown about it, is highest for the one who decides."""
    node = nodes[at]
    mean = node.shares[g.decider] / node.visits
    best = search.actions[0]
    most = -1.0
    for i in range(n):
        action = search.actions[i]
        value = mean - UNTRIED
        visits = 1
        child_at = node.first + 0
        while child_at != 0:
            if nodes[child_at].label == action and nodes[child_at].visits > 0:
                visits = nodes[child_at].visits + 0
                value = nodes[child_at].shares[g.decider] / visits
                break
            child_at = nodes[child_at].after + 0
        score = value + search.curiosity * (logarithm / visits) ** 0.5
        if score > most:
            most = score
            best = action
    return best


@rule
def bits(n: int) -> float:
    """About the logarithm to base 2: for curiosity that is near enough, and the same on every machine."""
    whole = 0
    while n >> (whole + 1) > 0:
        whole += 1
    return whole + n / (1 << whole) - 1.0


@rule
def stir(g: State, whim: list[int]) -> None:
    """Other cards on top of the draw pile: those that this playout will see."""
    size = g.draw_end - g.draw_top
    for i in range(min(STIRRED, size - 1)):
        j = g.draw_top + i + whim_below(whim, size - i)
        card = g.draw_pile[g.draw_top + i]
        g.draw_pile[g.draw_top + i] = g.draw_pile[j]
        g.draw_pile[j] = card


@rule
def is_among(actions: list[int], n: int, action: int) -> bool:
    found = False
    for i in range(n):
        found = found or actions[i] == action
    return found


@rule
def turns_begun(g: State) -> int:
    return g.round * g.n_players + (g.active - g.start) % g.n_players


@rule
def playout(g: State, box: Box, w: Weights, search: Search, nodes: list[Node], first: int) -> None:
    """Plays `first`, then by the tree, then as mates do, up to the horizon; the path learns the judgement."""
    search.depth = 1
    search.path[0] = ROOT
    last = turns_begun(g) + search.horizon
    at = ROOT
    action = first
    while True:
        at = step(g, box, search, nodes, at, action)
        if g.phase == OVER or turns_begun(g) >= last:
            break
        n = legal(g, box, search.actions)
        action = search.actions[0]
        if n > 1:
            if at != 0 and nodes[at].visits >= search.ripe:
                action = selected(g, search, nodes, at, n, bits(nodes[at].visits))
            elif at != 0 and is_among(search.actions, n, nodes[at].advice):
                action = nodes[at].advice + 0
            else:
                action = mate(g, box, search.actions, n, w, search.notes)
                if at != 0:
                    nodes[at].advice = action
    evaluate(g, box, search.evaluation)
    for i in range(search.depth):
        node = nodes[search.path[i]]
        node.visits += 1
        for p in range(g.n_players):
            node.shares[p] += search.evaluation.shares[p]

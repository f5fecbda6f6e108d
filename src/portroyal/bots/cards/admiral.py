"""One decision of the admiral: every choice of the turn worked out, further and further while time lasts."""

from __future__ import annotations

import random
from typing import Annotated, Any

import numpy as np

from portroyal.bots.captain import Decision
from portroyal.bots.cards.best_trade import trade_worth
from portroyal.bots.cards.bosun import MOST_DRAWN
from portroyal.bots.cards.exact_turn import (
    LEVELS_AT,
    N_TURN_STATES,
    ExactTurn,
    node_worth,
    prepare,
)  # fmt: skip
from portroyal.bots.cards.harbors import key_word
from portroyal.bots.cards.judgement import Net, judge, kept_net
from portroyal.bots.cards.race import MOST_ARMS, take_key
from portroyal.bots.cards.tastes import list_choices, play
from portroyal.bots.cards.tree import turns_begun
from portroyal.play.cards.adapter import CardTable
from portroyal.rules.cards.batch import STATE, box_record
from portroyal.rules.cards.codes import DISCOVER, DRAW_CARD, MAX_CARDS, MAX_LEGAL, MAX_PLAYERS, STOP, TRADE
from portroyal.rules.cards.hidden import reshuffle_hidden
from portroyal.rules.cards.state import Box, State
from portroyal.rules.chance import Stream
from portroyal.rules.compiled import compiled, one_record
from portroyal.rules.layout import I4, I8, Cell, layout, record_type
from portroyal.rules.rulebook import rule

ROOT = N_TURN_STATES  # in the array of states, where the hidden cards are dealt afresh
N_STATES = ROOT + 1
DEPTHS = (1, 1, 2, 2, 3, 3)  # of the looks, one after the other: cards ahead,
SAMPLES = (4, 16, 4, 16, 4, 16)  # and how often a turn is played on there
GROWTHS = (1, 4, 8, 4, 10, 4)  # times more work than all looks before it, at least
LOOKS = len(DEPTHS)
CLEAR = 0.06  # of the win: so far ahead, a choice stays ahead when one looks a card further


@layout
class Choices:
    """The choices at hand and their values, all looked at equally deep."""

    turn: ExactTurn
    stream: Stream
    anew: I4  # 1: the choices are not lined up yet
    n_arms: I4
    best: I4
    look: I4  # so many are done
    looks: I4  # so many at most
    playouts: I8
    codes: Annotated[list[int], Cell("i8", MOST_ARMS)]
    words: Annotated[list[int], Cell("i8", MOST_ARMS)]
    values: Annotated[list[float], Cell("f8", MOST_ARMS * MAX_PLAYERS)]  # everybody's, choice by choice
    deeper: Annotated[list[float], Cell("f8", MOST_ARMS * MAX_PLAYERS)]  # by the look that is not done yet
    actions: Annotated[list[int], Cell("i8", MAX_LEGAL)]
    scratch: Annotated[list[int], Cell("i8", MAX_CARDS)]


@rule
def line_up(states: list[State], box: Box, net: Net, choices: Choices, whim: list[int]) -> None:
    """Deals the hidden cards of states[ROOT] afresh, so that no choice can hang on how they lie."""
    g = states[ROOT]
    take_key(choices.stream, whim)
    reshuffle_hidden(g, choices.stream, choices.scratch)
    take_key(g.stream, whim)
    prepare(states, ROOT, box, net, choices.turn, whim)
    n = list_choices(g, box, choices.actions)
    choices.n_arms = min(n, MOST_ARMS)
    choices.look = 0
    choices.best = 0
    for a in range(choices.n_arms):
        choices.codes[a] = choices.actions[a]
        choices.words[a] = key_word(whim)
        for p in range(g.n_players):
            choices.values[a * MAX_PLAYERS + p] = 0.0
    if g.phase == DISCOVER and g.drawn >= MOST_DRAWN:
        choices.n_arms = 1
        choices.codes[0] = STOP


@rule
def arm_worth(states: list[State], box: Box, net: Net, choices: Choices, a: int, depth: int) -> bool:
    """What a choice is worth to everybody, into choices.deeper; False if that is too much."""
    turn = choices.turn
    root = states[ROOT]
    states[LEVELS_AT] = states[ROOT]
    g = states[LEVELS_AT]
    turn.levels[0].key = choices.words[a]
    action = choices.codes[a]
    draws = 1 if action == DRAW_CARD else 0
    if draws == 0:
        play(g, box, action)
    if turns_begun(g) == turns_begun(root) and g.phase == DISCOVER:
        if not node_worth(states, box, net, turn, depth, draws):
            return False
        for p in range(root.n_players):
            choices.deeper[a * MAX_PLAYERS + p] = turn.value[p]
        return True
    if g.phase == TRADE and turns_begun(g) == turns_begun(root):
        trade_worth(states, LEVELS_AT, box, net, turn.trades)
    else:
        judge(g, box, net, turn.trades.judge)
    for p in range(root.n_players):
        choices.deeper[a * MAX_PLAYERS + p] = turn.trades.judge.shares[p]
    return True


@rule
def think_on(states: list[State], box: Box, net: Net, choices: Choices, harbors: int) -> bool:
    """Another look, and another one, until so many harbors are worked out; answers whether that is all."""
    choices.turn.most = harbors
    while choices.look < choices.looks:
        if choices.look > 0 and choices.turn.worked_out * GROWTHS[choices.look] > harbors:
            return False  # not to be finished, and half a look is none
        choices.turn.hurries = 1 if choices.look > 0 else 0
        choices.turn.samples = SAMPLES[choices.look]
        for a in range(choices.n_arms):
            if not arm_worth(states, box, net, choices, a, DEPTHS[choices.look]):
                return False
        choices.look += 1
        for i in range(choices.n_arms * MAX_PLAYERS):
            choices.values[i] = choices.deeper[i]
        lead = note_best(choices, states[ROOT].decider + 0)
        if states[ROOT].phase == TRADE or lead > CLEAR:
            return True
    return True


@rule
def note_best(choices: Choices, seat: int) -> float:
    """The best choice of who decides; answers by how much it is better than the second best."""
    choices.best = 0
    for a in range(choices.n_arms):
        if choices.values[a * MAX_PLAYERS + seat] > choices.values[choices.best * MAX_PLAYERS + seat]:
            choices.best = a
    second = 0.0
    for a in range(choices.n_arms):
        if a != choices.best:
            second = max(second, choices.values[a * MAX_PLAYERS + seat])
    return choices.values[choices.best * MAX_PLAYERS + seat] - second


@compiled
def worked_out(boxes: Any, states: Any, nets: Any, all_choices: Any, whim: Any, harbors: int) -> bool:
    """Thinks about states[ROOT] until so many harbors are worked out; answers whether one would go on."""
    choices = all_choices[0]
    if choices.anew == 1:
        line_up(states, boxes[0], nets[0], choices, whim)
        choices.anew = 0
    return think_on(states, boxes[0], nets[0], choices, harbors)


class AdmiralDecision(Decision):
    """An admiral's own states and memory."""

    def __init__(self, boxes: Any, net: Any = None, looks: int = LOOKS) -> None:
        self.boxes, self.nets = boxes, kept_net() if net is None else net
        self.states: Any = np.zeros(N_STATES, STATE)
        self.races = np.zeros(1, record_type(Choices))
        self.races[0]["looks"] = looks

    def enter(self, state: Any, whim: Any) -> None:
        self.states[ROOT] = state
        self.whim = whim
        self.races[0]["anew"] = 1

    def think(self, playouts: int) -> bool:
        return bool(worked_out(self.boxes, self.states, self.nets, self.races, self.whim, playouts))

    def values(self) -> dict[int, float]:
        seat = int(self.states[ROOT]["decider"])
        return {code: shares[seat] for code, shares in self.shares().items()}

    def shares(self) -> dict[int, list[float]]:
        race, players = self.races[0], int(self.states[ROOT]["n_players"])
        told = race["values"].reshape(MOST_ARMS, MAX_PLAYERS)[:, :players].tolist()
        return {int(race["codes"][a]): told[a] for a in range(int(race["n_arms"]))}


def decision_at(table: CardTable, chance: random.Random) -> Decision:
    """The decision at a table."""
    decision = AdmiralDecision(box_record(table.deck))
    decision.enter(one_record(table.g)[0], np.array([chance.getrandbits(31) | 1], np.int64))
    return decision

"""What the admiral's network learns from: positions when turns begin, and what they are worth, luck apart."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from portroyal.bots.cards.admiral import N_STATES, ROOT, Choices, line_up, think_on
from portroyal.bots.cards.batch import CardBatch, begin
from portroyal.bots.cards.best_trade import TRIED, rest_of_turn, stops_last
from portroyal.bots.cards.bosun import bosun
from portroyal.bots.cards.harbors import stir_unseen
from portroyal.bots.cards.judgement import Net, judge
from portroyal.bots.cards.mate import mate
from portroyal.bots.cards.sights import N_COMMON, N_OWN, write_common, write_engine, write_standing
from portroyal.bots.cards.tastes import is_last_turn, list_choices, note_tastes, play
from portroyal.bots.cards.tree import turns_begun
from portroyal.bots.columns import ADMIRAL, BOSUN, MATE, share_win
from portroyal.rules.cards.batch import STATE
from portroyal.rules.cards.codes import DISCOVER, DRAW_CARD, MAX_PLAYERS, OVER, REPELLING, STOP, TRADE
from portroyal.rules.cards.state import Box, State
from portroyal.rules.chance import whim_below
from portroyal.rules.compiled import compiled
from portroyal.rules.layout import record_type
from portroyal.rules.rulebook import rule

THOUSAND = 1_000
MOST_TURNS = 512  # of a game; what comes later is not learned from
GAME = N_STATES  # in the array of states, after those of the search
SAMPLE = GAME + 1
BLANK = SAMPLE + 1
LAST_SAMPLES = 32  # of the last turn of all, which is won or lost and nothing between


class Style(NamedTuple):
    """How games for learning are played."""

    mates: int  # of a thousand seats, taken by mates
    bosuns: int  # and by bosuns
    random: int  # of a thousand choices, made at random
    kept: int  # of a thousand turns, kept as positions
    samples: int  # of every turn, for what it brings; 0: mates play, and all that counts is who wins
    trust: float  # 0: a position is worth what its turn brings; 1: what all later turns say
    ahead: int = 1  # cards by which tastes draw or stop


class Positions(NamedTuple):
    """Inputs of all seats and of the table, and each seat's share of the win."""

    own: Any  # positions, players, N_OWN
    common: Any  # positions, N_COMMON
    shares: Any  # positions, players


@rule
def seat_players(who: list[int], n_players: int, mates: int, bosuns: int, whim: list[int]) -> None:
    for p in range(n_players):
        lot = whim_below(whim, THOUSAND)
        who[p] = MATE if lot < mates else BOSUN if lot < mates + bosuns else ADMIRAL


@rule
def sample_turn(states: list[State], at: int, box: Box, net: Net, choices: Choices, whim: list[int]) -> None:
    """Plays the turn of states[at] to its end with other cards on top; the judge's shares are what it brings.

    By taste, but trades are worked out, as the admiral's are.
    """
    trades = choices.turn.trades
    stir_unseen(states[at], whim)
    trades.by_taste = 1
    trades.works_out = 1
    rest_of_turn(states, at, box, net, trades)
    trades.works_out = 0


@rule
def worked_out(states: list[State], at: int, box: Box, net: Net, choices: Choices, whim: list[int]) -> int:
    """What an admiral who takes one look does at states[at].

    In the last turn of all there is nothing to weigh: where ships are repelled it may last forty cards.
    """
    g = states[at]
    states[ROOT] = states[at]
    line_up(states, box, net, choices, whim)
    if is_last_turn(g) and g.phase == DISCOVER and g.drawn > 0:
        return STOP if stops_last(states, at, box, net, choices.turn.trades) else DRAW_CARD
    if is_last_turn(g) and g.phase == REPELLING:
        taster = choices.turn.trades.taster
        return mate(g, box, choices.actions, choices.n_arms, taster.weights, taster.notes)
    choices.turn.trades.by_taste = 1
    think_on(states, box, net, choices, 0)
    return choices.codes[choices.best]


@compiled
def play_and_note(
    boxes: Any, all_series: Any, states: Any, nets: Any, all_choices: Any, style: Any, trust: float,
    own: Any, common: Any, shares: Any, first_game: int,
) -> tuple[int, int]:  # fmt: skip
    """Plays games until the arrays are full; answers how many positions and how many games ended in time."""
    box = boxes[0]
    series = all_series[0]
    actions = series.actions
    who: Any = np.zeros(MAX_PLAYERS, np.int64)
    ahead: Any = np.zeros(MAX_PLAYERS)
    seen: Any = np.zeros((2, MAX_PLAYERS))
    net_of: Any = np.zeros(MAX_PLAYERS, np.int64)  # whose network each seat plays by
    judges: Any = np.zeros(MOST_TURNS, np.int64)  # by whose network a turn was played over
    values: Any = np.zeros((2, MOST_TURNS, MAX_PLAYERS))  # of turns, when they begin, by either net
    means: Any = np.zeros((MOST_TURNS, MAX_PLAYERS))  # after them
    places: Any = np.zeros(MOST_TURNS, np.int64)  # where they are kept; -1: nowhere
    g = states[GAME]
    end = 0
    number = first_game
    counts = all_choices[0].turn.trades.judge.counts
    samples = style[4]
    for which in range(2):
        all_choices[which].turn.trades.taster.notes.ahead = style[5]
    while True:
        first = end
        states[GAME] = states[BLANK]
        begin(g, box, series, number, number % series.n_players)
        seat_players(who, g.n_players, style[0], style[1], series.whim)
        for p in range(g.n_players):
            net_of[p] = style[6] if p != (number // g.n_players) % g.n_players else 0
        turn = -1
        turns = 0
        while g.phase != OVER:
            if turns_begun(g) != turn:
                turn = turns_begun(g)
                own_net = net_of[g.active]
                choices = all_choices[own_net]
                judging = choices.turn.trades.judge
                taster = choices.turn.trades.taster
                if samples > 0:
                    note_tastes(states, GAME, ROOT, TRIED, box, nets[own_net], judging, taster)
                if turns < MOST_TURNS:
                    places[turns] = -1
                    if whim_below(series.whim, THOUSAND) < style[3]:
                        if end == len(own):
                            return first, number
                        places[turns] = end
                        for p in range(g.n_players):
                            write_engine(g, box, p, own[end, p])
                            write_standing(g, box, p, own[end, p])
                        write_common(g, box, counts, common[end])
                        end += 1
                    judges[turns] = own_net
                    for which in range(2):
                        expects = all_choices[which].turn.trades.judge
                        if samples > 0:
                            judge(g, box, nets[which], expects)
                        for p in range(g.n_players):
                            values[which, turns, p] = expects.shares[p]
                    for p in range(g.n_players):
                        means[turns, p] = 0.0
                    last = samples > 0 and is_last_turn(g)
                    most = LAST_SAMPLES if last else samples
                    for _ in range(most):
                        states[SAMPLE] = states[GAME]
                        sample_turn(states, SAMPLE, box, nets[own_net], choices, series.whim)
                        for p in range(g.n_players):
                            means[turns, p] += judging.shares[p] / most
                    turns += 1
                    if last:  # what it brings is known better than by playing it once
                        break
            n = list_choices(g, box, actions)
            if n == 1:
                action = actions[0]
            elif whim_below(series.whim, THOUSAND) < style[2]:
                action = actions[whim_below(series.whim, n)]
            elif who[g.decider] == BOSUN:
                action = bosun(g, box, actions, n)
            elif who[g.decider] == MATE:
                action = mate(g, box, actions, n, series.weights[0], series.notes)
            elif g.phase == TRADE:
                which = net_of[g.decider]
                action = worked_out(states, GAME, box, nets[which], all_choices[which], series.whim)
            else:
                taster = all_choices[net_of[g.active]].turn.trades.taster
                action = mate(g, box, actions, n, taster.weights, taster.notes)
            play(g, box, action)
        share_win(g.winners, g.n_players, ahead)
        for p in range(g.n_players):
            seen[0, p] = ahead[p]
            seen[1, p] = ahead[p]
        for t in range(turns - 1, -1, -1):
            for p in range(g.n_players):
                if samples > 0:  # and what later turns say more than was expected: luck is no part of it
                    ahead[p] = means[t, p] + trust * (ahead[p] - seen[judges[t], p])
                    seen[0, p] = values[0, t, p]
                    seen[1, p] = values[1, t, p]
                if places[t] >= 0:
                    shares[places[t], p] = ahead[p]
        number += 1


def positions(
    game: str, players: int, net: Any, style: Style, seed: int, count: int, needs: int = 0,
    rival: Any = None,
) -> tuple[Positions, int]:  # fmt: skip
    """So many positions, less the last game's, and how many games they are from; one thread's work.

    With a rival's network, that one plays on all seats but one.
    """
    batch = CardBatch(game, {"ending": "expedition"} if needs else {}, players)
    series = batch.new_series(seed, batch.weights)
    found = Positions(
        np.zeros((count, players, N_OWN), np.int8), np.zeros((count, N_COMMON), np.int8),
        np.zeros((count, players), np.float32),
    )  # fmt: skip
    choices = np.zeros(2, record_type(Choices))
    choices["looks"] = 1
    numbers = np.array([*style[:5], style.ahead, 0 if rival is None else 1], np.int64)
    nets = np.concatenate([net, net if rival is None else rival])
    n, games = play_and_note(
        batch.boxes, series, np.zeros(BLANK + 1, STATE), nets, choices, numbers, style.trust, *found, 0
    )
    return Positions(*(part[:n] for part in found)), games

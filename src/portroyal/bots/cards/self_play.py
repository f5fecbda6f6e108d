"""What the admiral's network learns from: positions when turns begin, and what came of them."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from portroyal.bots.cards.admiral import N_STATES, ROOT, Choices, line_up, think_on
from portroyal.bots.cards.batch import CardBatch, begin
from portroyal.bots.cards.best_trade import list_choices, play
from portroyal.bots.cards.bosun import bosun
from portroyal.bots.cards.judgement import judge
from portroyal.bots.cards.mate import mate
from portroyal.bots.cards.sights import N_COMMON, N_OWN, write_common, write_engine, write_standing
from portroyal.bots.cards.tastes import note_tastes
from portroyal.bots.cards.tree import turns_begun
from portroyal.bots.columns import ADMIRAL, BOSUN, MATE, share_win
from portroyal.rules.cards.batch import STATE
from portroyal.rules.cards.codes import MAX_PLAYERS, OVER, TRADE
from portroyal.rules.chance import whim_below
from portroyal.rules.compiled import compiled
from portroyal.rules.layout import record_type
from portroyal.rules.rulebook import rule

THOUSAND = 1_000
GAME = N_STATES  # in the array of states, after those of the search
BLANK = GAME + 1


class Style(NamedTuple):
    """How games for learning are played."""

    mates: int  # of a thousand seats, taken by mates
    bosuns: int  # and by bosuns
    random: int  # of a thousand choices, made at random
    kept: int  # of a thousand turns, kept as positions
    searching: int  # of a thousand turns of admirals, thought over; in the others they draw by taste
    trust: float  # 0: a position is worth what the game brought; 1: what the next position seems worth


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


@compiled
def play_and_note(
    boxes: Any, all_series: Any, states: Any, nets: Any, all_choices: Any, style: Any, trust: float,
    own: Any, common: Any, shares: Any, first_game: int,
) -> tuple[int, int]:  # fmt: skip
    """Plays games until the arrays are full; answers how many positions and how many games ended in time."""
    box = boxes[0]
    series = all_series[0]
    choices = all_choices[0]
    actions = series.actions
    who: Any = np.zeros(MAX_PLAYERS, np.int64)
    ahead: Any = np.zeros(MAX_PLAYERS)
    seen: Any = np.zeros(MAX_PLAYERS)
    estimates: Any = np.zeros((THOUSAND, MAX_PLAYERS))  # of this game's kept positions
    g = states[GAME]
    end = 0
    number = first_game
    judging = choices.turn.trades.judge
    taster = choices.turn.trades.taster
    while True:
        first = end
        states[GAME] = states[BLANK]
        begin(g, box, series, number, number % series.n_players)
        seat_players(who, g.n_players, style[0], style[1], series.whim)
        turn = -1
        tasted = -1
        searches = False
        while g.phase != OVER:
            if turns_begun(g) != turn:
                turn = turns_begun(g)
                searches = whim_below(series.whim, THOUSAND) < style[4]
                if whim_below(series.whim, THOUSAND) < style[3]:
                    if end == len(own):
                        return first, number
                    for p in range(g.n_players):
                        write_engine(g, box, p, own[end, p])
                        write_standing(g, box, p, own[end, p])
                    write_common(g, box, judging.counts, common[end])
                    if trust > 0.0:
                        judge(g, box, nets[0], judging)
                        for p in range(g.n_players):
                            estimates[end - first, p] = judging.shares[p]
                    end += 1
            n = list_choices(g, box, actions)
            if n == 1:
                action = actions[0]
            elif whim_below(series.whim, THOUSAND) < style[2]:
                action = actions[whim_below(series.whim, n)]
            elif who[g.decider] == ADMIRAL and (searches or g.phase == TRADE):
                states[ROOT] = states[GAME]
                line_up(states, box, nets[0], choices, series.whim)
                choices.turn.trades.by_taste = 1 if tasted == turn else 0
                think_on(states, box, nets[0], choices, 0)
                action = choices.codes[choices.best]
            elif who[g.decider] == ADMIRAL:
                if tasted != turn:
                    tasted = turn
                    note_tastes(states, GAME, ROOT, 0, box, nets[0], judging, taster)
                action = mate(g, box, actions, n, taster.weights, taster.notes)
            elif who[g.decider] == BOSUN:
                action = bosun(g, box, actions, n)
            else:
                action = mate(g, box, actions, n, series.weights[0], series.notes)
            play(g, box, action)
        share_win(g.winners, g.n_players, ahead)
        for i in range(end - 1, first - 1, -1):
            for p in range(g.n_players):
                shares[i, p] = ahead[p]
                seen[p] = trust * estimates[i - first, p]
                ahead[p] = seen[p] + (1.0 - trust) * ahead[p]
        number += 1


def positions(
    game: str, players: int, net: Any, style: Style, seed: int, count: int, deepest: int = 1, needs: int = 0
) -> tuple[Positions, int]:
    """So many positions, less the last game's, and how many games they are from; one thread's work."""
    batch = CardBatch(game, {"ending": "expedition"} if needs else {}, players)
    series = batch.new_series(seed, batch.weights)
    found = Positions(
        np.zeros((count, players, N_OWN), np.int8), np.zeros((count, N_COMMON), np.int8),
        np.zeros((count, players), np.float32),
    )  # fmt: skip
    choices = np.zeros(1, record_type(Choices))
    choices[0]["deepest"] = deepest
    numbers = np.array(style[:5], np.int64)
    n, games = play_and_note(
        batch.boxes, series, np.zeros(BLANK + 1, STATE), net, choices, numbers, style.trust, *found, 0
    )
    return Positions(*(part[:n] for part in found)), games

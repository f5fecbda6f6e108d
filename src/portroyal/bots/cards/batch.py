"""Batches of card games between bots in compiled loops: whole games, and rollouts from a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from portroyal.bots import columns
from portroyal.bots.cards.bosun import bosun
from portroyal.bots.cards.mate import mate
from portroyal.bots.cards.net import net_of
from portroyal.bots.cards.weights import weights_of
from portroyal.bots.cards.worth import Notes
from portroyal.bots.columns import BOSUN, BOTS_IN_BATCHES, CAPTAIN, DECKHAND, MATE
from portroyal.play.cards.adapter import CardTable, deck_for
from portroyal.play.cards.view import legal_codes
from portroyal.rules.cards.batch import STATE, box_record, master_stream
from portroyal.rules.cards.codes import (
    BY_NO_CARDS,
    MAX_CARDS,
    MAX_LEGAL,
    N_ROLES,
    OVER,
)  # fmt: skip
from portroyal.rules.cards.hidden import reshuffle_hidden
from portroyal.rules.cards.legal import act, legal, set_up
from portroyal.rules.cards.state import State
from portroyal.rules.chance import MASK32, game_key, whim_below
from portroyal.rules.compiled import compiled, one_record
from portroyal.rules.rulebook import rule

if TYPE_CHECKING:
    from portroyal.bots.cards.search import Cabin

NO_ACTION = -1
GAME, MOVES, TRAIL, WHIM, ACTION = range(5)  # a log: where a batch waits for a captain


@rule
def trail_after(trail: int, action: int) -> int:
    return (trail * 1_000_003 + action) & MASK32


@rule
def turns_of(g: State, seat: int) -> int:
    """How often a seat was active: every round, but for a game that ran out of cards within one."""
    if g.reason != BY_NO_CARDS:
        return g.round + 0
    place = (seat - g.start) % g.n_players
    return g.round - (1 if place > (g.active - g.start) % g.n_players else 0)


@rule
def note_result(g: State, moves: int, trail: int, row: list[int]) -> None:
    """Everything but the busts, which are counted as they happen."""
    row[columns.ROUNDS] = g.round
    row[columns.REASON] = g.reason
    row[columns.WINNERS] = g.winners
    row[columns.MOVES] = moves
    row[columns.TRAIL] = trail
    for p in range(g.n_players):
        at = columns.SEATS + p * columns.SEAT_WIDTH
        row[at + columns.POINTS] = g.players[p].points
        row[at + columns.COINS] = g.players[p].coins.size
        row[at + columns.TURNS] = turns_of(g, p)
        persons = 0
        for role in range(N_ROLES):
            if g.players[p].people[role] > 0:
                persons |= 1 << role
        row[at + columns.PERSONS] = persons


@compiled
def games_between(
    boxes: Any, masters: Any, states: Any, n_players: int, needs_expedition: int, numbers: Any, starts: Any,
    who: Any, weights: Any, notes: Any, log: Any, results: Any,
) -> bool:  # fmt: skip
    """Plays game numbers[i] of a batch with starts[i] first; seat s is played by bot who[s].

    Mates think by weights[s]. `states` holds a blank state and the game. Answers True when all games are
    over. A captain thinks elsewhere: then it answers False, `log` keeps where the game stands, and it wants
    to be called again with the captain's action in log[ACTION].
    """
    actions: Any = np.zeros(MAX_LEGAL, np.int64)
    whim: Any = np.zeros(1, np.int64)
    box = boxes[0]
    g = states[1]
    for i in range(log[GAME], len(numbers)):
        action = log[ACTION]
        moves = log[MOVES]
        trail = log[TRAIL]
        whim[0] = log[WHIM]
        if action == NO_ACTION:
            states[1] = states[0]
            game_key(masters[0], numbers[i], g.stream, whim)
            set_up(g, box, n_players, starts[i], needs_expedition)
            results[i, :] = 0
            moves = 0
            trail = 0
        while g.phase != OVER:
            if action == NO_ACTION:
                n = legal(g, box, actions)
                bot = who[g.decider]
                if bot == DECKHAND:
                    action = actions[whim_below(whim, n)]
                elif n == 1:
                    action = actions[0]
                elif bot == BOSUN:
                    action = bosun(g, box, actions, n)
                elif bot == MATE:
                    action = mate(g, box, actions, n, weights[g.decider], notes[0])
                else:
                    log[GAME] = i
                    log[MOVES] = moves
                    log[TRAIL] = trail
                    log[WHIM] = whim[0]
                    return False
            seat = g.active
            trail = trail_after(trail, action)
            moves += 1
            if act(g, box, action):
                results[i, columns.SEATS + seat * columns.SEAT_WIDTH + columns.BUSTS] += 1
            action = NO_ACTION
        note_result(g, moves, trail, results[i])
        log[ACTION] = NO_ACTION
    return True


@compiled
def rollouts(
    boxes: Any, masters: Any, states: Any, codes: Any, weights: Any, notes: Any, first: int, shares: Any
) -> None:
    """Deals the hidden cards of states[0] afresh, plays each of `codes`, then mates to the end.

    shares[a, j, p] is what seat p has of the win after action a in deal first + j; a deal is the same for
    all actions. `states` has two more elements as scratch.
    """
    actions: Any = np.zeros(MAX_LEGAL, np.int64)
    scratch: Any = np.zeros(MAX_CARDS, np.int64)
    whim: Any = np.zeros(1, np.int64)
    box = boxes[0]
    for j in range(shares.shape[1]):
        states[1] = states[0]
        game_key(masters[0], first + j, states[1].stream, whim)
        reshuffle_hidden(states[1], states[1].stream, scratch)
        for a in range(len(codes)):
            states[2] = states[1]
            g = states[2]
            action = codes[a]
            while g.phase != OVER:
                if action == NO_ACTION:
                    n = legal(g, box, actions)
                    action = mate(g, box, actions, n, weights[0], notes[0])
                act(g, box, action)
                action = NO_ACTION
            winners = 0
            for p in range(g.n_players):
                winners += (g.winners >> p) & 1
            for p in range(g.n_players):
                shares[a, j, p] = ((g.winners >> p) & 1) / max(1, winners)


class CardBatch:
    """Games of one card game with its options and a number of players; safe to use from several threads."""

    def __init__(self, game: str, options: Mapping[str, Any], players: int) -> None:
        self.players = players
        self.deck = deck_for(game, dict(options))
        self.needs_expedition = int(options.get("ending") == "expedition")
        self.boxes = box_record(self.deck)
        self.weights = one_record(weights_of(game, players))

    def play(
        self, bots: Sequence[str], seed: int, numbers: Any, starts: Any, playouts: int, results: Any
    ) -> None:
        """Plays game numbers[i] of the batch `seed` with starts[i] first and seat s played by bots[s].

        Captains get `playouts` for a decision. Rows of `results` are described in `bots.results`.
        """
        who = np.array([BOTS_IN_BATCHES.index(name) for name in bots], np.int64)
        weights = np.repeat(self.weights, self.players)
        self.play_weighted(who, weights, seed, numbers, starts, results, playouts)

    def play_weighted(
        self, who: Any, weights: Any, seed: int, numbers: Any, starts: Any, results: Any, playouts: int = 0
    ) -> None:
        """Each seat's mate thinks by its own row of weights, as tuning wants it."""
        states, log = np.zeros(2, STATE), np.zeros(5, np.int64)
        log[ACTION] = NO_ACTION
        games = partial(
            games_between, self.boxes, master_stream(seed), states, self.players, self.needs_expedition,
            numbers, starts, who, weights, one_record(Notes()), log, results,
        )  # fmt: skip
        cabin = self.cabin() if CAPTAIN in who else None
        while not games():
            assert cabin is not None
            cabin.enter(states[1], log[WHIM : WHIM + 1])
            cabin.think(playouts)
            log[ACTION] = cabin.choice

    def cabin(self) -> Cabin:
        """Where a captain thinks: one for every thread."""
        from portroyal.bots.cards.search import Cabin  # only for captains: it takes a while to load

        return Cabin(self.boxes, self.weights, net_of(self.deck.game.name, self.players))

    def values(self, table: CardTable, actions: Sequence[str], deals: int, seed: int, first: int = 0) -> Any:
        """Win shares (actions, deals, players) after each action and mates on all seats; '' is no action.

        Deal j is number first + j of the stream of `seed` and the same for every action.
        """
        codes = dict(zip(table.legal(), list(legal_codes(table.g, table.deck)), strict=True)) | {
            "": NO_ACTION
        }
        states = np.zeros(3, STATE)
        states[0] = one_record(table.g)[0]
        shares = np.zeros((len(actions), deals, table.n_players))
        chosen = np.array([codes[action] for action in actions], np.int64)
        rollouts(
            self.boxes, master_stream(seed), states, chosen, self.weights, one_record(Notes()), first, shares
        )
        return shares

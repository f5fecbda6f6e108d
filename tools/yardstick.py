"""The yardstick of verdicts: positions played on to the end of the game by players who judge no review.

    python tools/yardstick.py      # is it as strong as the captain? (results/yardstick.json)

They have another network than the admiral, who judges: an older one (`tests/data/yardstick-network.json`).
The turn at hand and the last round they play as admirals who take one look, other turns by taste. All choices
of a position are played on in the same deals.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import numpy as np

from portroyal.bots.captain import Decision
from portroyal.bots.cards.admiral import N_STATES, ROOT, AdmiralDecision, Choices
from portroyal.bots.cards.batch import CardBatch
from portroyal.bots.cards.best_trade import TRIED
from portroyal.bots.cards.judgement import net_of
from portroyal.bots.cards.mate import mate
from portroyal.bots.cards.self_play import worked_out
from portroyal.bots.cards.tastes import list_choices, note_tastes, play
from portroyal.bots.cards.tree import turns_begun
from portroyal.bots.columns import CAPTAIN, WIDTH, share_win
from portroyal.lab.cards.train.duel import duel, share_of
from portroyal.lab.provenance import ROOT as FOLDER
from portroyal.lab.provenance import command_line, facts
from portroyal.play.cards.adapter import CardTable
from portroyal.rules.cards.batch import STATE
from portroyal.rules.cards.codes import MAX_CARDS, MAX_LEGAL, OVER
from portroyal.rules.cards.deck import CARD_GAMES
from portroyal.rules.cards.hidden import reshuffle_hidden
from portroyal.rules.chance import game_key
from portroyal.rules.compiled import compiled, master_stream, one_record
from portroyal.rules.layout import record_type

RESULT = FOLDER / "results" / "yardstick.json"
NETWORK = FOLDER / "tests" / "data" / "yardstick-network.json"
DEALS = 400  # of a position
LOOKS = 1  # of these admirals
AHEAD = 2  # cards by which their tastes draw or stop
CLOSE = 0.03  # of the win: in a duel, what an admiral finds that much worse is not played on
DUEL_DEALS = 100  # of a position in a duel: fewer could not tell close choices apart
PLAYOUTS = 2_000  # the captain's for a decision
SEED = 31
QUICK_GAME = "unterwegs"

# Places in the array of states, after those of the search
GAME = N_STATES
DEALT = GAME + 1
START = DEALT + 1
NOTHING = -1  # no action: the game goes on from where it is


@cache
def network() -> Any:
    return net_of(json.loads(NETWORK.read_text("utf-8"))["net"])


@compiled
def played_on(
    boxes: Any, masters: Any, states: Any, nets: Any, all_choices: Any, codes: Any, shares: Any
) -> None:
    """Deals what is hidden in states[START] afresh, deal by deal, and plays the game on after each code."""
    scratch: Any = np.zeros(MAX_CARDS, np.int64)
    actions: Any = np.zeros(MAX_LEGAL, np.int64)
    whim: Any = np.zeros(1, np.int64)
    box = boxes[0]
    choices = all_choices[0]
    trades = choices.turn.trades
    g = states[GAME]
    for deal in range(shares.shape[1]):
        states[DEALT] = states[START]
        game_key(masters[0], deal, states[DEALT].stream, whim)
        reshuffle_hidden(states[DEALT], states[DEALT].stream, scratch)
        own = whim[0]
        for a in range(len(codes)):
            whim[0] = own
            states[GAME] = states[DEALT]
            turn = noted = turns_begun(g)
            if codes[a] != NOTHING:
                play(g, box, codes[a])
            while g.phase != OVER:
                n = list_choices(g, box, actions)
                if n == 1:
                    play(g, box, actions[0])
                elif turns_begun(g) == turn or g.end_called == 1:
                    play(g, box, worked_out(states, GAME, box, nets[0], choices, whim))
                else:
                    if turns_begun(g) != noted:
                        noted = turns_begun(g)
                        note_tastes(states, GAME, ROOT, TRIED, box, nets[0], trades.judge, trades.taster)
                    play(g, box, mate(g, box, actions, n, trades.taster.weights, trades.taster.notes))
            share_win(g.winners, g.n_players, shares[a, deal])


class Yardstick:
    """Plays a card game on from any position; one for every thread."""

    def __init__(self, boxes: Any) -> None:
        self.boxes, self.states = boxes, np.zeros(START + 1, STATE)
        self.choices = np.zeros(1, record_type(Choices))
        self.choices[0]["looks"] = LOOKS
        self.choices[0]["turn"]["trades"]["taster"]["notes"]["ahead"] = AHEAD

    def shares(self, table: CardTable, actions: Sequence[str], deals: int, seed: int) -> Any:
        """Shares of the win (actions, deals, players) after each action."""
        codes = [table.choices()[action] for action in actions]
        return self.after(one_record(table.g)[0], codes, deals, seed)

    def after(self, state: Any, codes: Sequence[int], deals: int, seed: int) -> Any:
        found = np.zeros((len(codes), deals, int(state["n_players"])))
        self.states[START] = state
        played_on(
            self.boxes, master_stream(seed), self.states, network(), self.choices,
            np.array(codes, np.int64), found,
        )  # fmt: skip
        return found


def chosen(decision: Decision, state: Any, whim: Any, playouts: int) -> int:
    decision.enter(state, whim)
    decision.think(playouts)
    return decision.choice


class Chooser(Decision):
    """A player who goes by the yardstick wherever an admiral finds several choices close."""

    def __init__(self, boxes: Any) -> None:
        self.stick, self.admiral = Yardstick(boxes), AdmiralDecision(boxes, network())
        self.states: Any = np.zeros(1, STATE)

    def enter(self, state: Any, whim: Any) -> None:
        self.states[0] = state
        self.whim = whim

    def think(self, playouts: int) -> bool:
        self.best = chosen(self.admiral, self.states[0], self.whim, playouts)
        values = self.admiral.values()
        close = [code for code in values if values[code] >= values[self.best] - CLOSE]
        if len(close) > 1:
            seat = int(self.states[0]["decider"])
            worth = self.stick.after(self.states[0], close, DUEL_DEALS, int(self.whim[0]))[:, :, seat].sum(1)
            self.best = close[int(worth.argmax())]
        return True

    @property
    def choice(self) -> int:
        return self.best

    def values(self) -> dict[int, float]:
        return {self.best: 1.0}


def duelled(game: str, deal: int, seed: int) -> float:
    """The chooser's share of the win against a captain, from both sides of a deal."""
    batch, share = CardBatch(game, {}, 2), 0.0
    for seat in range(2):
        own = [Chooser(batch.boxes) if p == seat else batch.decision(CAPTAIN) for p in range(2)]
        rows, series = np.zeros((1, WIDTH), np.int64), batch.new_series(seed, batch.weights)
        batch.play_series(series, np.full(2, CAPTAIN), np.array([[deal, 0]]), PLAYOUTS, rows, own)
        share += share_of(rows[0], seat) / 2
    return share


def duels(deals: int, choosing: int, seed: int) -> Iterator[tuple[str, str, float]]:
    """Who plays which game, and the share of the win against a captain, deal by deal."""
    for game in CARD_GAMES:
        for share in duel(game, 2, network(), CAPTAIN, deals, seed, PLAYOUTS, LOOKS, 1):
            yield "player", game, share
    for deal in range(choosing):
        yield "chooser", QUICK_GAME, duelled(QUICK_GAME, deal, seed)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--deals", type=int, default=100, help="of its players, in each game")
    parser.add_argument("--choosing", type=int, default=10, help="deals of who chooses by it")
    parser.add_argument("--seed", type=int, default=SEED)
    asked = parser.parse_args()
    shares: dict[str, dict[str, list[float]]] = {"player": {}, "chooser": {}}
    made = facts(command_line(), asked.seed)
    for who, game, share in duels(asked.deals, asked.choosing, asked.seed):
        found = shares[who].setdefault(game, [])
        found.append(share)
        RESULT.write_text(json.dumps({"made": made, "shares": shares}) + "\n", "utf-8")  # it may be stopped
        print(f"\r{who}, {game}: {len(found)} deals, {sum(found) / len(found):.3f} ", end="", file=sys.stderr)
    print(file=sys.stderr)


if __name__ == "__main__":
    main()

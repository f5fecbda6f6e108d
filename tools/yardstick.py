"""The yardstick of verdicts: positions played on to the end of the game by admirals, who judge no review.

    python tools/yardstick.py      # is it as strong as the captain? (results/yardstick.json)

These admirals look one card ahead, on a network that learned from games of their own; the captain, who
judges, has another one. All choices of a position are played on in the same deals.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from portroyal.bots.captain import Decision
from portroyal.bots.cards.admiral import AdmiralDecision
from portroyal.bots.cards.batch import CardBatch
from portroyal.bots.cards.judgement import kept_net
from portroyal.bots.columns import CAPTAIN, WIDTH, WINNERS
from portroyal.lab.cards.train.duel import duel
from portroyal.lab.provenance import ROOT, command_line, facts
from portroyal.play.cards.adapter import CardTable
from portroyal.rules.cards.batch import STATE
from portroyal.rules.cards.codes import MAX_CARDS
from portroyal.rules.cards.deck import CARD_GAMES
from portroyal.rules.cards.hidden import reshuffle_hidden
from portroyal.rules.chance import game_key
from portroyal.rules.compiled import compiled, master_stream, one_record
from random_cards import play

RESULT = ROOT / "results" / "yardstick.json"
DEALS = 400  # of a position
DEPTH = 1  # cards that these admirals look ahead
CLOSE = 0.03  # of the win: in a duel, what an admiral finds that much worse is not played on
DUEL_DEALS = 100  # of a position in a duel: fewer could not tell close choices apart
PLAYOUTS = 2_000  # the captain's for a decision
SEED = 31
QUICK_GAME = "unterwegs"


@compiled
def deal_hidden(masters: Any, states: Any, number: int) -> None:
    """Everything hidden in states[0] dealt afresh, by chance of its own."""
    scratch: Any = np.zeros(MAX_CARDS, np.int64)
    whim: Any = np.zeros(1, np.int64)
    game_key(masters[0], number, states[0].stream, whim)
    reshuffle_hidden(states[0], states[0].stream, scratch)


class Yardstick:
    """Plays a card game on from any position; one for every thread."""

    def __init__(self, boxes: Any) -> None:
        self.boxes, self.admiral = boxes, AdmiralDecision(boxes, deepest=DEPTH)
        self.states: Any = np.zeros(1, STATE)
        self.whim: Any = np.zeros(1, np.int64)

    def shares(self, table: CardTable, actions: Sequence[str], deals: int, seed: int) -> Any:
        """Shares of the win (actions, deals, players) after each action."""
        codes = [table.choices()[action] for action in actions]
        return self.after(one_record(table.g)[0], codes, deals, seed)

    def after(self, state: Any, codes: Sequence[int], deals: int, seed: int) -> Any:
        found = np.zeros((len(codes), deals, int(state["n_players"])))
        masters, start = master_stream(seed), np.zeros(1, STATE)
        for deal in range(deals):
            start[0] = state
            deal_hidden(masters, start, deal)
            for a, code in enumerate(codes):
                self.states[0] = start[0]
                self.whim[0] = 2 * deal + 1
                over = play(self.boxes, self.states, code)
                while not over:
                    over = play(self.boxes, self.states, chosen(self.admiral, self.states[0], self.whim, 0))
                found[a, deal] = won(int(self.states[0]["winners"]), found.shape[2])
        return found


def chosen(decision: Decision, state: Any, whim: Any, playouts: int) -> int:
    decision.enter(state, whim)
    decision.think(playouts)
    return decision.choice


def won(winners: int, players: int) -> list[float]:
    """Each seat's share of the win."""
    return [(winners >> seat & 1) / max(1, winners.bit_count()) for seat in range(players)]


class Chooser(Decision):
    """A player who goes by the yardstick wherever an admiral finds several choices close."""

    def __init__(self, boxes: Any) -> None:
        self.stick, self.admiral = Yardstick(boxes), AdmiralDecision(boxes)
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
        share += won(int(rows[0, WINNERS]), 2)[seat] / 2
    return share


def duels(deals: int, choosing: int, seed: int) -> Iterator[tuple[str, str, float]]:
    """Who plays which game, and the share of the win against a captain, deal by deal."""
    for game in CARD_GAMES:
        for share in duel(game, 2, kept_net(), CAPTAIN, deals, seed, PLAYOUTS, DEPTH, 1):
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

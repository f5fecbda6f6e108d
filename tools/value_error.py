"""How far the networks of the card games err: what they expect when turns begin, and what comes of it.

    python tools/value_error.py --positions 200      # results/value-error.json and docs/value-error.md
    python tools/value_error.py --game unterwegs     # that game anew; the others stay as they are

Positions are those of games between mates, some of whose choices are random. Each is played to its end many
times by the players of the yardstick, who have a third network.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import random
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice
from statistics import fmean
from typing import Any

import numpy as np

from portroyal.bots.ask import ask
from portroyal.bots.cards.evaluation import Evaluation, evaluate, net_of
from portroyal.bots.cards.judgement import Judge, Net, judge, kept_net
from portroyal.bots.registry import one_of_crew
from portroyal.lab.arena.kept import network_digest
from portroyal.lab.cards.errors import PHASES, phase_of
from portroyal.lab.provenance import ROOT, command_line, facts, sentence, table
from portroyal.lab.stats.intervals import Interval
from portroyal.play.cards.adapter import CardTable
from portroyal.play.game import Game
from portroyal.rules.cards.batch import box_record
from portroyal.rules.compiled import one_record
from portroyal.rules.layout import from_record
from processes import without_end
from yardstick import NOTHING, Yardstick

RESULT = ROOT / "results" / "value-error.json"
PAGE = ROOT / "docs" / "value-error.md"
TABLES = (("port-royal", 2), ("unterwegs", 2), ("combined", 2))  # with four, last rounds take minutes
WHO = ("captain", "admiral")
ASKED = {"all": 4, "late": 6}  # points that the admiral must stay under
FROM_ONE_GAME, MOST_TURNS = 3, 40
WHIMS = 0.03  # of the choices are random
SEED = 41
DEALS = 400  # of a position
SAMPLES = 1000  # of a bootstrap

Row = dict[str, Any]  # game, players, phase; the true share, its variance, and what the networks expect


def rows_of(number: int, game: str, players: int, seed: int) -> list[Row]:
    """Positions of one game."""
    return [row(own, seat, number) for own, seat in positions_of(number, game, players, seed)]


def positions_of(number: int, game: str, players: int, seed: int) -> Iterator[tuple[CardTable, int]]:
    """Tables at which a turn begins, and whose it is; each is played on from when the next is asked for."""
    mate = one_of_crew(game, "mate")
    chance = random.Random(f"{seed}/{game}/{players}/{number}")
    played = Game.new(game, players, seed=chance.randrange(1 << 32))
    wanted = set(chance.sample(range(2, MOST_TURNS), FROM_ONE_GAME))
    turns, last = 0, None
    while played.decider is not None:
        own = played.table
        assert isinstance(own, CardTable)
        now = own.g.round, own.g.active
        if now != last:
            last, turns = now, turns + 1
            if turns in wanted:
                yield own, played.decider
        legal = played.legal
        if len(legal) == 1 or chance.random() < WHIMS:
            played.play(chance.choice(legal))
        else:
            played.play(ask(mate, own, chance).action)


def row(own: CardTable, seat: int, seed: int) -> Row:
    shares = Yardstick(box_record(own.deck)).after(one_record(own.g)[0], [NOTHING], DEALS, seed)[0, :, seat]
    return {
        "game": own.game, "players": own.n_players, "phase": phase_of(own), "true": float(shares.mean()),
        "noise": float(shares.var() / DEALS),
        "captain": expected_by_captain(own)[seat], "admiral": expected_by_admiral(own)[seat],
    }  # fmt: skip


def rounded(one: Row) -> Row:
    return {key: round(x, 5) if isinstance(x, float) else x for key, x in one.items()}


def expected_by_captain(own: CardTable) -> list[float]:
    evaluation = Evaluation()
    evaluation.net = list(net_of(own.game, own.n_players))
    evaluate(own.g, own.deck.box, evaluation)
    return evaluation.shares


def expected_by_admiral(own: CardTable) -> list[float]:
    net, scratch = Net(), Judge()
    from_record(kept_net()[0], net)
    judge(own.g, own.deck.box, net, scratch)
    return scratch.shares


def error_of(found: Sequence[Row], who: str) -> Interval:
    """The root mean square error in points of win chance, without the noise of the games played on."""
    squares = np.array([(one[who] - one["true"]) ** 2 - one["noise"] for one in found])
    chance = np.random.default_rng(SEED)
    again = chance.choice(squares, (SAMPLES, len(squares))).mean(axis=1)
    low, high = np.quantile(again, (0.025, 0.975))
    return Interval(*(100 * math.sqrt(max(0.0, x)) for x in (float(squares.mean()), low, high)))


def page(told: dict[str, Any]) -> str:
    lines = []
    for game, players in TABLES:
        here = [one for one in told["rows"] if (one["game"], one["players"]) == (game, players)]
        for phase in ("all", *PHASES):
            found = [one for one in here if phase in ("all", one["phase"])]
            if not found:
                continue
            errors = [error_of(found, who) for who in WHO]
            asked = ASKED.get(phase)
            met = "" if asked is None else "yes" if errors[-1].value < asked else "no"
            lines.append(
                [f"{game}, {players} players" if phase == "all" else "", phase, str(len(found))]
                + [f"{error.value:.1f} ({error.low:.1f}–{error.high:.1f})" for error in errors]
                + [f"{100 * fmean(one['admiral'] - one['true'] for one in found):+.1f}"]
                + [f"under {asked}" if asked else "", met]
            )
    head = ["table", "phase", "positions", *WHO, "admiral, mean", "asked", "met"]
    return (
        "# How far do the networks err?\n\n"
        "Each seat's share of the win when a turn begins, as the networks of captain and admiral expect it,\n"
        f"beside what came of {DEALS} games played on from there by players with a third network\n"
        "(`tools/yardstick.py`). Points of win chance, root mean square, the noise of those games taken\n"
        "out; 95 % intervals by bootstrap. Phases: thirds of the points that end the game, by the leader's.\n"
        "What nobody can know, the order of the cards, is no part of it.\n\n"
        f"{table(head, lines)}\n\n"
        + "".join(f"- {game}: {sentence(made)}\n" for game, made in told["made"].items())
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", choices=[game for game, _ in TABLES], help="only this one")
    parser.add_argument("--positions", type=int, default=200, help="at each table")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    told: dict[str, Any] = {"made": {}, "rows": []}
    if asked.game:
        told = json.loads(RESULT.read_text("utf-8"))
        told["rows"] = [one for one in told["rows"] if one["game"] != asked.game]
    for game, players in TABLES:
        if asked.game not in (None, game):
            continue
        told["made"][game] = facts(command_line(), asked.seed) | {
            "network": network_digest("port-royal", WHO)
        }
        more = without_end(partial(rows_of, game=game, players=players, seed=asked.seed), asked.processes)
        for one in islice(more, asked.positions):
            told["rows"].append(rounded(one))
            RESULT.write_text(json.dumps(told) + "\n", "utf-8")  # it may be stopped any time
            PAGE.write_text(page(told), "utf-8")
            print(f"\r{game}, {players} players: {len(told['rows'])} ", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)


if __name__ == "__main__":
    main()

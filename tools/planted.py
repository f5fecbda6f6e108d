"""Planted blunders: captains' games with one bad choice each, to see whether a review finds just that.

Run as a program it writes how many of them reviews find, and how often they cry wolf (docs/planted.md).
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from portroyal.bots.ask import ask
from portroyal.bots.bot import Budget
from portroyal.bots.registry import crew
from portroyal.lab.match import rollouts_of
from portroyal.lab.provenance import ROOT, command_line, provenance, table
from portroyal.lab.review.judge import Progress, Review
from portroyal.lab.review.result import Found
from portroyal.lab.review.rollouts import estimate
from portroyal.play.cards.adapter import CardTable
from portroyal.play.game import Game
from portroyal.play.record import from_record, to_record, write_record
from portroyal.rules.cards.batch import box_record
from portroyal.text.grades import FAULTS
from yardstick import Yardstick

PAGE = ROOT / "docs" / "planted.md"
KEPT = ROOT / "tests" / "data" / "planted.json"  # one of the games, for tests
PLAYOUTS = 1000
LEAST_LOSS = 0.15  # by games played on: what a player would call a blunder
SURE_LOSS = 0.1  # by the lower end of the interval
QUICK, DEALS = 100, 200  # of mates' games, and of those that decide
FEW = 4  # choices
EARLIEST, LATEST = 0.2, 0.8  # the part of the game in which it is planted


@dataclass(frozen=True)
class Planted:
    """A finished game and the number of the act at which it was spoiled."""

    game: Game
    act: int
    action: str
    loss: float  # by games played on


@dataclass(frozen=True)
class Outcome:
    """What a review made of it."""

    planted: Planted
    found: bool
    grade: str
    false_alarms: list[int]  # acts called a mistake or a blunder that were captains' own choices
    decisions: int


# Two and three players, every game and two chapters of the dice game
PLANS: tuple[tuple[str, int, dict[str, int]], ...] = (
    ("port-royal", 2, {}), ("port-royal", 3, {}), ("port-royal", 4, {}),
    ("unterwegs", 2, {}), ("unterwegs", 3, {}),
    ("combined", 2, {}), ("combined", 3, {}),
    ("dice", 2, {"chapter": 1}), ("dice", 3, {"chapter": 1}), ("dice", 2, {"chapter": 4}),
)  # fmt: skip

KEPT_PLAN = 4


def keep(planted: Planted) -> None:
    told = {"act": planted.act, "loss": planted.loss, "record": to_record(planted.game)}
    KEPT.write_text(json.dumps(told) + "\n", "utf-8")


def kept() -> Planted:
    told = json.loads(KEPT.read_text("utf-8"))
    game = from_record(told["record"])
    return Planted(game, told["act"], game.actions[told["act"] - 1], told["loss"])


def plant(name: str, players: int, options: dict[str, int], seed: int, playouts: int = PLAYOUTS) -> Planted:
    """Captains play; once, where a choice is much worse than the best, it is taken.

    Games played on by others say which one that is: the captain, who judges the review, has no part in it.
    A game in which no such choice comes up is played again with another seed.
    """
    chance = random.Random(f"planted {name} {players} {seed}")
    while True:
        game = Game.new(name, players, seed=chance.randrange(1 << 32), options=options)
        found = _spoiled(game, chance, playouts)
        if found is not None:
            act, action, loss = found
            return Planted(game, act, action, loss)


def _spoiled(game: Game, chance: random.Random, playouts: int) -> tuple[int, str, float] | None:
    bots = crew(game.setup.game)
    captain, safe = bots["captain"], bots["bosun"]
    length = 60 * game.table.n_players  # about as many acts as such a game has
    wanted = int(length * chance.uniform(EARLIEST, LATEST))
    planted: tuple[int, str, float] | None = None
    while not game.over:
        action = ask(captain, game.table, chance, Budget(playouts=playouts), safe).action
        if planted is None and len(game.actions) >= wanted:
            found = much_worse(game)
            if found is not None:
                action, loss = found
                planted = (len(game.actions) + 1, action, loss)
        game.play(action)
    return planted


def much_worse(game: Game) -> tuple[str, float] | None:
    """The worst choice and what it loses, if that is much: mates' games find it, the yardstick decides."""
    choices = list(dict.fromkeys(game.table.alike().values()))
    seat, number, mates = game.decider, len(game.actions), rollouts_of(game.setup)
    if seat is None or not 1 < len(choices) <= FEW:
        return None
    worth = np.asarray(mates.values(game.table, choices, QUICK, number))[:, :, seat].mean(1)
    if worth.max() - worth.min() < LEAST_LOSS:
        return None
    pair = [choices[int(worth.argmax())], choices[int(worth.argmin())]]
    shares: Any
    if isinstance(game.table, CardTable):
        shares = Yardstick(box_record(game.table.deck)).shares(game.table, pair, DEALS, number)
    else:  # the dice game has none: other games of mates
        shares = np.asarray(mates.values(game.table, pair, DEALS, number, first=QUICK))
    loss = estimate(shares[0, :, seat] - shares[1, :, seat])
    return (pair[1], loss.mean) if loss.mean >= LEAST_LOSS and loss.low >= SURE_LOSS else None


def review(
    planted: Planted, seconds: float, threads: int, seed: int = 1, heard: Progress = lambda _: None
) -> Outcome:
    """Lets a review look for the planted blunder."""
    looked = Review(planted.game, seed, threads)
    looked.run(seconds, heard)
    found = Found(looked)
    faults = [node.number for node in found.nodes if node.grade in FAULTS]
    spoiled = next(node for node in looked.nodes if node.number == planted.act)
    return Outcome(
        planted,
        planted.act in faults,
        spoiled.grade,
        [number for number in faults if number != planted.act],
        sum(node.is_choice for node in found.nodes),
    )


def outcomes(
    seed: int, seconds: float, threads: int, plans: tuple[tuple[str, int, dict[str, int]], ...] = PLANS
) -> Iterator[Outcome]:
    for number, (name, players, options) in enumerate(plans):
        yield review(plant(name, players, options, seed + number), seconds, threads)


def row(number: int, outcome: Outcome) -> list[str]:
    planted = outcome.planted
    setup = planted.game.setup
    chapter = setup.options.get("chapter")
    return [
        str(number),
        setup.game + ("" if chapter is None else f", chapter {chapter}"),
        str(setup.players),
        f"{planted.act}: `{planted.action}`",
        f"{100 * planted.loss:.0f} %",
        outcome.grade,
        "yes" if outcome.found else "no",
        ", ".join(str(act) for act in outcome.false_alarms) or "none",
        str(outcome.decisions),
    ]


def report(done: list[Outcome], minutes: float, seed: int) -> str:
    head = ["", "game", "players", "planted at act", "loss", "called", "found", "false alarms", "decisions"]
    found = sum(outcome.found for outcome in done)
    alarms = sum(len(outcome.false_alarms) for outcome in done)
    decisions = sum(outcome.decisions for outcome in done)
    return (
        "# Planted blunders\n\n"
        "Captains play a game; once, one of them takes a choice that is much worse than the best (`loss`,\n"
        "in parts of the win) when games are played on: by admirals ([verdicts.md](verdicts.md)), in\n"
        "the dice game by mates. The captain, who judges, has no part in it. The review must call it\n"
        "a mistake or a blunder. Every other choice that it calls so, a captain's own, is a false alarm.\n\n"
        f"**{found} of {len(done)} found, {alarms} false alarms** among {decisions:,} decisions; "
        f"{minutes:g} minutes for a review.\n\n"
        f"{table(head, [row(number, outcome) for number, outcome in enumerate(done, 1)])}\n\n"
        f"{provenance(command_line(), seed)}\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=3.0, help="how long each review may think")
    parser.add_argument("--seed", type=int, default=4)
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--records", type=Path, metavar="FOLDER", help="also write the games there")
    parser.add_argument("--page", type=Path, default=PAGE, help="where to write")
    given = parser.parse_args()
    if given.records is not None:
        given.records.mkdir(parents=True, exist_ok=True)
    done: list[Outcome] = []
    for number, outcome in enumerate(outcomes(given.seed, 60 * given.minutes, given.threads), 1):
        done.append(outcome)
        print(" | ".join(row(number, outcome)), file=sys.stderr, flush=True)
        if given.records is not None:
            record = write_record(outcome.planted.game)
            (given.records / f"{number:02}-planted.json").write_text(record, "utf-8")
        if number == KEPT_PLAN:
            keep(outcome.planted)
    given.page.write_text(report(done, given.minutes, given.seed), "utf-8")


if __name__ == "__main__":
    main()

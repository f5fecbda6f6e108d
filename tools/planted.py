"""Planted blunders: captains' games with one bad choice each, to see whether a review finds just that.

Run as a program it writes how many of them reviews find, and how often they cry wolf (docs/planted.md).

    python tools/planted.py --minutes 3                  # what results/planted.json lacks
    python tools/planted.py --plan 3 --most-minutes 8    # one of them anew; the others stay
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np

from portroyal.bots.ask import ask
from portroyal.bots.bot import Budget
from portroyal.bots.registry import crew
from portroyal.lab.match import rollouts_of
from portroyal.lab.provenance import ROOT, command_line, facts, sentence, table
from portroyal.lab.review.judge import Progress, Review
from portroyal.lab.review.judges import judge_of
from portroyal.lab.review.result import Found
from portroyal.lab.review.rollouts import estimate
from portroyal.play.cards.adapter import CardTable
from portroyal.play.game import Game
from portroyal.play.record import from_record, to_record, write_record
from portroyal.rules.cards.batch import box_record
from portroyal.text.grades import FAULTS
from yardstick import Yardstick

PAGE = ROOT / "docs" / "planted.md"
RESULT = ROOT / "results" / "planted.json"
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


Told = dict[str, Any]  # an outcome as it is kept

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


class TooLongError(Exception):
    """No game with such a choice was found in time."""


def plant(
    name: str, players: int, options: dict[str, int], seed: int, playouts: int = PLAYOUTS,
    seconds: float | None = None,
) -> Planted:  # fmt: skip
    """Captains play; once, where a choice is much worse than the best, it is taken.

    Games played on by others say which one that is: whoever judges the review has no part in it.
    A game in which no such choice comes up is played again with another seed.
    """
    chance = random.Random(f"planted {name} {players} {seed}")
    end = None if seconds is None else monotonic() + seconds
    while True:
        game = Game.new(name, players, seed=chance.randrange(1 << 32), options=options)
        found = _spoiled(game, chance, playouts, end)
        if found is not None:
            act, action, loss = found
            return Planted(game, act, action, loss)


def _spoiled(
    game: Game, chance: random.Random, playouts: int, end: float | None
) -> tuple[int, str, float] | None:
    bots = crew(game.setup.game)
    captain, safe = bots["captain"], bots["bosun"]
    length = 60 * game.table.n_players  # about as many acts as such a game has
    wanted = int(length * chance.uniform(EARLIEST, LATEST))
    planted: tuple[int, str, float] | None = None
    while not game.over:
        if end is not None and planted is None and monotonic() > end:
            raise TooLongError
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


def told_of(outcome: Outcome) -> Told:
    """What the page needs to know."""
    planted = outcome.planted
    setup = planted.game.setup
    chapter = setup.options.get("chapter")
    return {
        "game": setup.game + ("" if chapter is None else f", chapter {chapter}"),
        "players": setup.players,
        "planted": f"{planted.act}: `{planted.action}`",
        "loss": planted.loss,
        "grade": outcome.grade,
        "found": outcome.found,
        "false_alarms": outcome.false_alarms,
        "decisions": outcome.decisions,
    }


def row(number: int, told: Told) -> list[str]:
    return [
        str(number),
        told["game"],
        str(told["players"]),
        told["planted"],
        f"{100 * told['loss']:.0f} %",
        told["grade"],
        "yes" if told["found"] else "no",
        ", ".join(str(act) for act in told["false_alarms"]) or "none",
        str(told["decisions"]),
    ]


def report(done: dict[int, Told]) -> str:
    head = ["", "game", "players", "planted at act", "loss", "called", "found", "false alarms", "decisions"]
    every = done.values()
    found = sum(told["found"] for told in every)
    alarms = sum(len(told["false_alarms"]) for told in every)
    decisions = sum(told["decisions"] for told in every)
    minutes = sorted({told["minutes"] for told in every})
    made: dict[str, list[int]] = {}
    for number, told in done.items():
        made.setdefault(sentence(told["made"]), []).append(number)
    return (
        "# Planted blunders\n\n"
        "Captains play a game; once, one of them takes a choice that is much worse than the best (`loss`,\n"
        "in parts of the win) when games are played on: in the card games by the yardstick's players, who\n"
        "have another network than the judge ([verdicts.md](verdicts.md)), in the dice game by mates.\n"
        "Nobody who judges the review has a part in it. It must call that choice a mistake or a blunder.\n"
        "Every other choice that it calls so, a captain's own, is a false alarm.\n\n"
        f"**{found} of {len(done)} found, {alarms} false alarms** among {decisions:,} decisions; "
        f"{' or '.join(f'{n:g}' for n in minutes)} minutes for a review.\n\n"
        f"{table(head, [row(number, told) for number, told in done.items()])}\n\n"
        + "".join(f"- {', '.join(map(str, numbers))}: {how}\n" for how, numbers in made.items())
    )


def kept_outcomes(path: Path = RESULT) -> dict[int, Told]:
    """By the number of the plan, from 1."""
    if not path.exists():
        return {}
    return {int(number): told for number, told in json.loads(path.read_text("utf-8")).items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--minutes", type=float, default=3.0, help="how long each review may think")
    parser.add_argument("--most-minutes", type=float, help="give a plan up if no game is found in so many")
    parser.add_argument("--plan", type=int, nargs="+", choices=range(1, len(PLANS) + 1), help="these, anew")
    parser.add_argument("--seed", type=int, default=4)
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--records", type=Path, metavar="FOLDER", help="also write the games there")
    parser.add_argument("--page", type=Path, default=PAGE, help="where to write")
    given = parser.parse_args()
    if given.records is not None:
        given.records.mkdir(parents=True, exist_ok=True)
    done = kept_outcomes()
    for number, (name, players, options) in zip(count(1), PLANS, strict=False):
        facts_now = {"judge": judge_of(name).version, "minutes": given.minutes, "seed": given.seed}
        is_done = facts_now.items() <= done.get(number, {}).items()
        if is_done if given.plan is None else number not in given.plan:
            continue
        most = None if given.most_minutes is None else 60 * given.most_minutes
        try:
            planted = plant(name, players, options, given.seed + number - 1, seconds=most)
        except TooLongError:
            print(f"{number} | no game found in {given.most_minutes:g} minutes", file=sys.stderr, flush=True)
            continue
        outcome = review(planted, 60 * given.minutes, given.threads)
        done[number] = told_of(outcome) | facts_now | {"made": facts(command_line(), given.seed)}
        done = dict(sorted(done.items()))
        print(" | ".join(row(number, done[number])), file=sys.stderr, flush=True)
        if given.records is not None:
            record = write_record(planted.game)
            (given.records / f"{number:02}-planted.json").write_text(record, "utf-8")
        if number == KEPT_PLAN:
            keep(planted)
        RESULT.write_text(json.dumps(done, indent=1) + "\n", "utf-8")  # it may be stopped any time
        given.page.write_text(report(done), "utf-8")


if __name__ == "__main__":
    main()

"""How far a review's verdicts can be trusted: the same choices by ten times the effort and by the yardstick.

    python tools/verdicts.py --positions 60   # plays on so many more (tests/data/verdicts.jsonl.xz)
    python tools/verdicts.py                  # judges them; writes what a review reads, and docs/verdicts.md

A position is one in which a review found another choice better than the one that was made. It is kept with
what that choice gave away when the game was played on (`yardstick.py`), to measure later judges by it too.
"""

from __future__ import annotations

import argparse
import json
import lzma
import math
import os
import random
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial
from itertools import islice
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec
import numpy as np

from portroyal.bots.ask import ask
from portroyal.bots.registry import crew
from portroyal.lab.cards.errors import FILE, PART, PHASES, phase_of
from portroyal.lab.family import Doubt
from portroyal.lab.match import PLAYOUTS, rollouts_of
from portroyal.lab.provenance import ROOT, command_line, facts, sentence, table
from portroyal.lab.review.first_look import JUDGING
from portroyal.lab.review.judge import CHECK_DEALS, ENOUGH_TO_JUDGE, Review
from portroyal.lab.review.judges import judge_of
from portroyal.lab.review.node import CURVE, Node
from portroyal.lab.review.rollouts import Estimate, Rollouts, estimate, estimate_of_few, grade_of
from portroyal.lab.review.work import Work
from portroyal.lab.stats.intervals import Z95, Interval, score_interval, wilson
from portroyal.play.cards.adapter import CardTable
from portroyal.play.game import Game
from portroyal.rules.cards.batch import box_record
from portroyal.text.grades import LIMITS
from processes import of_each, without_end
from yardstick import DEALS, DUEL_DEALS, RESULT, Yardstick
from yardstick import PLAYOUTS as STRENGTH

KEPT = ROOT / "tests" / "data" / "verdicts.jsonl.xz"
PAGE = ROOT / "docs" / "verdicts.md"
OPINIONS = ROOT / "results" / "verdicts.json"
ERRORS = ROOT / "src" / "portroyal" / "lab" / "cards" / FILE
PLANS = (("port-royal", 2), ("unterwegs", 2), ("combined", 2), ("unterwegs", 3))
FROM_ONE_GAME = 4
LEAST = 0.01  # of the win: what is looked at more closely in a review
TEN = 10  # times the effort
ASKED = 0.9  # of the intervals
LARGE = 0.1  # of the win: losses by which the error's part is found
UNSEEN = 0.01  # of the win: smaller errors the yardstick, which varies by 3 %, could not show
FAULTS = dict(LIMITS)
WITNESSES = ("full", "tenfold", "first", "mates")


@dataclass(frozen=True)
class Position:
    """A choice that was made, the better one, and what lies between them by the yardstick."""

    game: str
    players: int
    state: dict[str, Any]
    chosen: str
    best: str
    lost: float
    error: float

    @property
    def table(self) -> CardTable:
        made = Game.new(self.game, self.players, position=self.state, seed=1).table
        assert isinstance(made, CardTable)
        return made

    @property
    def phase(self) -> str:
        return phase_of(self.table)

    @property
    def truth(self) -> Estimate:
        return Estimate(self.lost, self.error, DEALS)


def kept(path: Path = KEPT) -> list[Position]:
    with lzma.open(path, "rt", encoding="utf-8") as file:
        return [Position(**row) for row in map(json.loads, file) if "state" in row]


def positions_of(number: int, seed: int, only: str | None) -> list[Position]:
    """Of a game between mates and bosuns: the worst two choices, and two others."""
    plans = [plan for plan in PLANS if only in (None, plan[0])]
    name, players = plans[number % len(plans)]
    chance = random.Random(f"{seed}/{number}")
    game = Game.new(name, players, seed=chance.randrange(1 << 32))
    bots = [crew(name)[chance.choice(("mate", "bosun"))] for _ in range(players)]
    while game.decider is not None:
        game.play(ask(bots[game.decider], game.table, chance).action)
    found = sorted(doubtful(game), key=lambda node: -node.measured.mean)
    worst, others = found[: FROM_ONE_GAME // 2], found[FROM_ONE_GAME // 2 :]
    some = chance.sample(others, min(FROM_ONE_GAME - len(worst), len(others)))
    return [played_on(game, node, number) for node in worst + some]


def doubtful(game: Game) -> Iterator[Node]:
    """Where a review finds something better."""
    review = Review(game, threads=1)
    while any(node.step != CURVE for node in review.nodes):
        review.run(0.5)
    for node in review.nodes:
        if node.is_choice and node.best not in (None, node.chosen) and node.loss.mean >= LEAST:
            yield node


def played_on(game: Game, node: Node, seed: int) -> Position:
    own, best = node.rollouts.table, node.best
    assert isinstance(own, CardTable)
    assert best is not None
    state = msgspec.to_builtins(own.state())
    for told in ("game", "legal", "winners", "options"):
        state.pop(told, None)
    shares = Yardstick(box_record(own.deck)).shares(own, [best, node.chosen], DEALS, seed)[:, :, node.seat]
    found = estimate(shares[0] - shares[1])
    return Position(
        game.setup.game,
        game.setup.players,
        state,
        node.chosen,
        best,
        round(found.mean, 5),
        round(found.error, 5),
    )


@dataclass(frozen=True)
class Opinion:
    """What a review's means say of a position, without the error of the evaluation."""

    position: Position
    phase: str
    full: Estimate
    tenfold: Estimate
    first: Estimate
    mates: Estimate


def opinion(position: Position, seed: int = 5) -> Opinion:
    own = position.table
    seat = own.decider
    assert seat is not None
    pair = [position.best, position.chosen]
    batch = rollouts_of(Game.new(position.game, position.players, position=position.state, seed=1).setup)

    def apart(deals: int, at_a_glance: bool) -> Estimate:
        shares = np.asarray(batch.values(own, pair, deals, seed, at_a_glance=at_a_glance))[:, :, seat]
        return estimate(shares[0] - shares[1])

    full, tenfold = (searched(own, pair, n * PLAYOUTS, seed + n) for n in (1, TEN))
    return Opinion(
        position, phase_of(own), full, tenfold, apart(JUDGING, True), apart(2 * CHECK_DEALS, False)
    )


def searched(own: CardTable, pair: Sequence[str], playouts: int, seed: int) -> Estimate:
    """The judge's loss, by as many searches as a review makes at least."""
    seeds = [1000 * seed + i for i in range(ENOUGH_TO_JUDGE)]
    bot = judge_of(own.game).bot
    _, views = Work(None, bot, playouts, Rollouts(own, 0), (), 0, 0, seeds).done()
    both = [view.values for view in views if all(action in view.values for action in pair)]
    return estimate_of_few([values[pair[0]] - values[pair[1]] for values in both])


def errors_in(opinions: Sequence[Opinion]) -> dict[str, dict[str, float]]:
    """By kind of review: the part of a loss, and beside it by phase the least error, with which so many 95 %
    intervals cover as is asked.

    The part is that of large losses. The noise of both sides is known beside it. A mean of squares would
    follow the few positions in which the yardstick itself errs most.
    """
    found: dict[str, dict[str, float]] = {}
    for kind in ("full", "first"):
        large = [one for one in opinions if abs(getattr(one, kind).mean) >= LARGE]
        part = enough([needed(one, kind, 0.0) / abs(getattr(one, kind).mean) for one in large])
        found[kind] = {PART: part}
        for phase in PHASES:
            least = enough([needed(one, kind, part) for one in opinions if one.phase == phase])
            found[kind][phase] = max(UNSEEN, least)
    return found


def needed(one: Opinion, kind: str, part: float) -> float:
    """The error with which an interval would just cover, beside that part of the loss."""
    mine, true = getattr(one, kind), one.position.truth
    square = ((mine.mean - true.mean) / Z95) ** 2 - mine.error**2 - true.error**2 - (part * mine.mean) ** 2
    return math.sqrt(max(0.0, square))


def enough(errors: Sequence[float]) -> float:
    """What is enough for as many as is asked."""
    least = sorted([0.0, *errors])
    return round(least[math.ceil(ASKED * (len(least) - 1))], 4)


def with_error(found: Estimate, errors: dict[str, float], phase: str) -> Estimate:
    doubt = Doubt(errors[phase], errors[PART])
    return replace(found, error=math.hypot(found.error, doubt.of(found.mean)))


@dataclass(frozen=True)
class Figures:
    """What is published, of verdicts whose errors were measured on all other positions."""

    tenfold: Interval  # faults that hold under ten times the effort
    yardstick: Interval  # and by the yardstick
    likely: Interval  # and that it finds as large as the grade asks, or larger
    covered: Interval  # 95 % intervals of full reviews in which the yardstick's value lies
    bare: Interval  # the same if the error of the searches were all
    first: Interval  # and of first looks
    faults: int


def figures(opinions: Sequence[Opinion]) -> Figures:
    counts: dict[str, list[bool]] = {
        name: [] for name in ("tenfold", "yardstick", "likely", "covered", "bare", "first")
    }
    for number, one in enumerate(opinions):
        errors, truth = errors_in([*opinions[:number], *opinions[number + 1 :]]), one.position.truth
        full = with_error(one.full, errors["full"], one.phase)
        first = with_error(one.first, errors["first"], one.phase)
        for name, found in (("covered", full), ("bare", one.full), ("first", first)):
            counts[name].append(abs(found.mean - truth.mean) <= Z95 * math.hypot(found.error, truth.error))
        limit = FAULTS.get(grade_of(full, one.mates))
        if limit is not None:
            counts["tenfold"].append(holds(one.tenfold, limit))
            counts["yardstick"].append(holds(truth, limit))
            counts["likely"].append(truth.mean >= limit)
    shares = {name: wilson(sum(found), len(found)) for name, found in counts.items()}
    return Figures(**shares, faults=len(counts["yardstick"]))


def holds(witness: Estimate, limit: float) -> bool:
    """Whether a witness finds it a loss, and not one that is certainly smaller."""
    return witness.mean > 0 and witness.high >= limit


def kept_opinions() -> tuple[dict[str, Any], list[Opinion]]:
    """What was found last, and how it was made."""
    told = json.loads(OPINIONS.read_text("utf-8"))
    found = [
        Opinion(position, position.phase, **{name: Estimate(*row[name]) for name in WITNESSES})
        for position, row in zip(kept(), told["opinions"], strict=True)
    ]
    return told["made"], found


def tuple_of(found: Estimate) -> list[float]:
    return [round(found.mean, 5), round(found.error, 5), found.n]


def page(opinions: Sequence[Opinion], made: dict[str, Any]) -> str:
    found, errors = figures(opinions), errors_in(opinions)
    full_part, first_part = (errors[kind][PART] for kind in ("full", "first"))
    duel = json.loads(RESULT.read_text("utf-8"))
    duels = [
        [who, game, score_interval(shares, 2 * len(shares)).percent(), str(2 * len(shares))]
        for who, games in duel["shares"].items()
        for game, shares in games.items()
    ]
    asked = [
        ["faults that hold under ten times the effort", "95 %", found.tenfold.percent(0), str(found.faults)],
        ["faults that hold by the yardstick", "85 %", found.yardstick.percent(0), str(found.faults)],
        [
            "faults that the yardstick finds as large as their grade asks",
            "",
            found.likely.percent(0),
            str(found.faults),
        ],
        [
            "95 % intervals that cover the yardstick's value",
            "90 %",
            found.covered.percent(0),
            str(len(opinions)),
        ],
        ["the same, of first looks", "90 %", found.first.percent(0), str(len(opinions))],
        ["the same, if searches were the only error", "", found.bare.percent(0), str(len(opinions))],
    ]
    phases = [
        [phase, str(sum(one.phase == phase for one in opinions))]
        + [f"{100 * errors[kind][phase]:.1f} %" for kind in ("full", "first")]
        + [f"{100 * bias(opinions, phase):+.1f} %"]
        for phase in PHASES
    ]
    return (
        "# Can verdicts be trusted?\n\n"
        f"{len(opinions)} positions of card games between mates and bosuns in which a review found\n"
        "something better than what was chosen. *The yardstick*: both choices are played on to the end of\n"
        "the game by players who have another network than the admiral, who judges;\n"
        f"{DEALS} deals a position, the same for both (`tests/data/verdicts.jsonl.xz`). A fault *holds* by\n"
        "a witness that finds it a loss, and not one that is surely smaller than its grade asks. The errors\n"
        "that a verdict uses here were measured on all other positions.\n\n"
        f"{table(['', 'asked', 'measured (95 %)', 'of'], asked)}\n\n"
        "What a review adds to the error of its searches, as a standard error:\n"
        f"{100 * full_part:.0f} % of the loss (first looks: {100 * first_part:.0f} %), since who misjudges\n"
        "a position does so in proportion to what is at stake; and beside it the least with which nine of\n"
        "ten intervals cover the yardstick, by the leader's part of the points that end the game (a third\n"
        f"each), but {100 * UNSEEN:.0f} % in any case. *Too high*: by how much the judge finds losses\n"
        "larger, on the average.\n\n"
        f"{table(['phase', 'positions', 'full review', 'first look', 'too high'], phases)}\n\n"
        "Is the yardstick stronger than the judge? Its players, and who chooses by it (where an admiral\n"
        f"finds choices close, by {DUEL_DEALS} deals each), won this against captain@{STRENGTH}, two at a\n"
        "table:\n\n"
        f"{table(['who', 'game', 'won (95 %)', 'games'], duels)}\n\n"
        f"- {sentence(made)}\n- The duel: {sentence(duel['made'])}\n"
    )


def bias(opinions: Sequence[Opinion], phase: str) -> float:
    found = [one.full.mean - one.position.lost for one in opinions if one.phase == phase]
    return fmean(found) if found else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--positions", type=int, help="play on so many more, and judge none")
    parser.add_argument("--game", help="only of this one; without it, of all card games in turn")
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    if asked.positions:
        lines = lzma.decompress(KEPT.read_bytes()).decode().splitlines() if KEPT.exists() else []
        lines.append(json.dumps({"made": facts(command_line(), asked.seed)}))
        more = without_end(partial(positions_of, seed=asked.seed, only=asked.game), asked.processes)
        for position in islice(more, asked.positions):
            lines.append(json.dumps(asdict(position), separators=(",", ":")))
            KEPT.write_bytes(lzma.compress(("\n".join(lines) + "\n").encode()))  # it may be stopped any time
            print(".", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)
        return
    opinions = []
    for one in of_each(partial(opinion, seed=asked.seed), kept(), asked.processes):
        opinions.append(one)
        print(f"\r{len(opinions)} judged ", end="", file=sys.stderr)
    made = facts(command_line(), asked.seed) | {"judge": judge_of(PLANS[0][0]).version}
    told = [{name: tuple_of(getattr(one, name)) for name in WITNESSES} for one in opinions]
    OPINIONS.write_text(json.dumps({"made": made, "opinions": told}) + "\n", "utf-8")
    made, opinions = kept_opinions()  # as they are kept, with fewer digits
    ERRORS.write_text(json.dumps({"made": made, "errors": errors_in(opinions)}, indent=1) + "\n", "utf-8")
    PAGE.write_text(page(opinions, made), "utf-8")


if __name__ == "__main__":
    main()

"""Policy iteration: self-play of the best network so far, learning, and a test of what was learned.

A folder holds the best network (`best.npz`, `cards-admiral.json`) and a line for every round
(`rounds.jsonl`); whoever starts again in it goes on after the last round.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np

from portroyal.bots.cards.judgement import FILE, net_of
from portroyal.bots.cards.self_play import Positions, Style, positions
from portroyal.lab.cards.train.duel import duel
from portroyal.lab.cards.train.network import Params, first_params, loss, whole
from portroyal.lab.family import Round
from portroyal.lab.provenance import command_line, facts, provenance
from portroyal.lab.stats.intervals import Test
from portroyal.lab.tune.spsa import write_weights

# What is learned from: game, players, whether the option ending is played, and its part of a hundred
MIX = (
    ("port-royal", 2, 0, 18), ("unterwegs", 2, 0, 16), ("combined", 2, 0, 16), ("port-royal", 3, 0, 6),
    ("port-royal", 4, 0, 9), ("port-royal", 5, 0, 4), ("unterwegs", 3, 0, 6), ("unterwegs", 4, 0, 6),
    ("combined", 3, 0, 6), ("combined", 4, 0, 7), ("combined", 5, 0, 4), ("port-royal", 2, 1, 1),
    ("port-royal", 4, 1, 1),
)  # fmt: skip
MATES = Style(1000, 0, 20, 250, 0, 0.0)  # many games and few positions of each
ADMIRALS = Style(40, 10, 20, 400, 10, 0.25)
EPOCHS, RATE, BATCH = 3, 7e-4, 4096
FIRST_EPOCHS, FIRST_RATE = 4, 2e-3
FIRST_TIMES = 8  # the games of mates are quick: so many times more positions
HELD_OUT = 0.05
PORTION = 2_000  # positions of one thread at a time
KEPT_ROUNDS = 6  # whose positions are learned from
WORSE, BETTER = 0.5, 0.53  # of the win: what the sequential test decides between
MOST_DEALS = 2_000
PATIENCE = 3  # rounds without a gain
ROUNDS = "rounds.jsonl"  # the figures


def collected(net: Any, style: Style, total: int, seed: int, threads: int) -> tuple[list[Positions], int]:
    """About so many positions in all, a set for every line of MIX, and from how many games."""
    jobs = [
        (which, number)
        for which, line in enumerate(MIX)
        for number in range(max(1, round(total * line[3] / 100 / PORTION)))
    ]

    def work(job: tuple[int, int]) -> tuple[Positions, int]:
        game, players, needs, _ = MIX[job[0]]
        own = (seed * len(MIX) + job[0]) * 1_000_003 + job[1]
        return positions(game, players, net, style, own, PORTION, 1, needs)

    with ThreadPoolExecutor(threads) as pool:
        found = list(pool.map(work, jobs))
    sets = []
    for which in range(len(MIX)):
        parts = [part for (part, _), (line, _) in zip(found, jobs, strict=True) if line == which]
        sets.append(joined(parts))
    return sets, sum(games for _, games in found)


def joined(parts: list[Positions]) -> Positions:
    return Positions(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))


def split(sets: list[Positions]) -> tuple[list[Positions], list[Positions]]:
    """To learn from, and the first ones, which are held out."""
    cuts = [int(len(some.own) * HELD_OUT) for some in sets]
    learn = [Positions(*(part[cut:] for part in some)) for some, cut in zip(sets, cuts, strict=True)]
    return learn, [Positions(*(part[:cut] for part in some)) for some, cut in zip(sets, cuts, strict=True)]


def mean_loss(params: Params, sets: list[Positions]) -> float:
    sizes = [len(some.own) for some in sets]
    total = sum(loss(params, *some) * n for some, n in zip(sets, sizes, strict=True))
    return total / max(1, sum(sizes))


class Training:
    """A folder in which a network learns, round by round."""

    file, figures = FILE, ROUNDS

    def __init__(self, folder: Path, total: int, seed: int, threads: int) -> None:
        self.folder, self.total, self.seed, self.threads = folder, total, seed, threads
        self.kept: list[list[Positions]] = []
        folder.mkdir(parents=True, exist_ok=True)

    @property
    def past(self) -> list[dict[str, Any]]:
        path = self.folder / ROUNDS
        return [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []

    @property
    def exhausted(self) -> bool:
        last = self.past[-PATIENCE:]
        return len(last) == PATIENCE and not any(line["accepted"] for line in last)

    def rounds(self, most: int, seconds: float) -> Iterator[Round]:
        """Up to so many, while the time lasts and there is something to gain."""
        end = monotonic() + seconds
        for _ in range(most):
            if self.exhausted or monotonic() >= end:
                return
            yield self.one_round()

    def one_round(self) -> Round:
        fitted = trainer()
        begun, number, best = monotonic(), len(self.past), self.folder / "best.npz"
        if not best.exists():
            params, style, total = first_params(self.seed), MATES, FIRST_TIMES * self.total
            epochs, rate = FIRST_EPOCHS, FIRST_RATE
        else:
            params, style, total = dict(np.load(best)), ADMIRALS, self.total
            epochs, rate = EPOCHS, RATE
        net = net_of(whole(params))
        sets, games = collected(net, style, total, self.seed + number, self.threads)
        learn, held = split(sets)
        self.kept = [learn, *self.kept[: KEPT_ROUNDS - 1]]
        together = [joined(list(parts)) for parts in zip(*self.kept, strict=True)]
        new = fitted(params, together, epochs, rate, BATCH, self.seed + number)
        shares = self.compared(net_of(whole(new)), net, number) if best.exists() else []
        done = Round(
            number, sum(len(some.own) for some in sets), games, round(mean_loss(params, held), 5),
            round(mean_loss(new, held), 5), round(float(np.mean(shares)), 4) if shares else None,
            len(shares), not shares or Test(WORSE, BETTER).verdict(shares) == "high",
            round(monotonic() - begun, 1),
        )  # fmt: skip
        if not shares:
            self.kept = []  # games of mates are not what later rounds learn from
        if done.accepted:
            np.savez_compressed(best, **new)
            by = {"by": provenance(command_line(), self.seed), "rounds": number + 1}
            write_weights(self.folder / FILE, {"made": by, "net": whole(new)})
        made = facts(command_line(), self.seed)
        with (self.folder / ROUNDS).open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(done) | {"made": made}) + "\n")
        return done

    def compared(self, new: Any, old: Any, number: int) -> list[float]:
        """Deals between two networks, until it is clear which one is better; the games in turn."""
        test, shares = Test(WORSE, BETTER), []
        games = ("port-royal", "unterwegs", "combined")
        piece = 8 * self.threads
        for first in range(0, MOST_DEALS, piece):
            game = games[first // piece % len(games)]
            seed = (self.seed + number) * MOST_DEALS + first
            shares += list(duel(game, 2, new, old, piece, seed, 0, 1, self.threads))
            if test.verdict(shares) is not None:
                break
        return shares


def trainer() -> Any:
    """PyTorch's where it is at hand; the reference else."""
    if find_spec("torch") is not None:
        from portroyal.lab.cards.train.torch_trainer import fitted
    else:
        from portroyal.lab.cards.train.numpy_trainer import fitted
    return fitted

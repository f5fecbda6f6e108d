"""Policy iteration: passes of self-play and learning, then a test of what was learned.

A folder holds the network that learns (`latest.npz`, with what it learned from in this round), the best so
far (`best.npz`, `cards-admiral.json`) and a line for every round (`rounds.jsonl`); whoever starts again in it
goes on after the last pass.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from importlib import resources
from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import numpy as np

from portroyal.bots.cards.judgement import FILE, net_of
from portroyal.bots.cards.self_play import Positions, Style, positions
from portroyal.lab.cards.train.duel import duel
from portroyal.lab.cards.train.network import Params, first_params, floating, loss, whole
from portroyal.lab.family import Round
from portroyal.lab.provenance import command_line, facts, provenance
from portroyal.lab.stats.intervals import Test
from portroyal.lab.tune.spsa import write_weights

# What is learned from: game, players, whether the option ending is played, and its part of a hundred
MIX = (
    ("port-royal", 2, 0, 8), ("unterwegs", 2, 0, 12), ("combined", 2, 0, 14), ("port-royal", 3, 0, 8),
    ("port-royal", 4, 0, 25), ("port-royal", 5, 0, 12), ("unterwegs", 3, 0, 3), ("unterwegs", 4, 0, 4),
    ("combined", 3, 0, 3), ("combined", 4, 0, 5), ("combined", 5, 0, 4), ("port-royal", 2, 1, 1),
    ("port-royal", 4, 1, 1),
)  # fmt: skip
MATES = Style(1000, 0, 20, 250, 0, 0.0)  # many games and few positions of each
ADMIRALS = Style(250, 30, 60, 1000, 8, 0.9, 2)
HELD_OUT, UNBIASED = 100_000, 1.0  # positions to measure by; their shares hang on no network
PASSES = 3  # of a round: self-play, then learning
EPOCHS, RATE, BATCH = 3, 3e-4, 4096
FIRST_EPOCHS, FIRST_RATE = 4, 2e-3
FIRST_TIMES = 6  # the games of mates are quick: so many times more positions
PORTION = 10_000  # positions of one thread at a time
KEPT_PASSES = 8  # whose positions are learned from
WORSE, EQUAL = 0.47, 0.5  # of the win: what the sequential test decides between
MOST_DEALS = 2_000
TABLES = (("port-royal", 2), ("unterwegs", 2), ("combined", 2), ("port-royal", 4))  # of the test, in turn
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
        return positions(game, players, net, style, own, PORTION, needs)

    with ThreadPoolExecutor(threads) as pool:
        found = list(pool.map(work, jobs))
    sets = []
    for which in range(len(MIX)):
        parts = [part for (part, _), (line, _) in zip(found, jobs, strict=True) if line == which]
        sets.append(joined(parts))
    return sets, sum(games for _, games in found)


def joined(parts: list[Positions]) -> Positions:
    return Positions(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))


class Learned(NamedTuple):
    """What the network that learns has learned from in this round."""

    passes: int = 0
    positions: int = 0
    games: int = 0


def kept_params() -> Params:
    """The network that the package brings, to learn on."""
    parts = json.loads(resources.files("portroyal.bots").joinpath("weights", FILE).read_text("utf-8"))
    return {name: part.astype(np.float32) for name, (part, _) in floating(parts["net"]).items()}


def mean_loss(params: Params, sets: list[Positions]) -> float:
    sizes = [len(some.own) for some in sets]
    total = sum(loss(params, *some) * n for some, n in zip(sets, sizes, strict=True))
    return total / max(1, sum(sizes))


class Training:
    """A folder in which a network learns, round by round."""

    file, figures = FILE, ROUNDS

    def __init__(self, folder: Path, total: int, seed: int, threads: int) -> None:
        self.folder, self.total, self.seed, self.threads = folder, total, seed, threads
        self.best, self.latest = folder / "best.npz", folder / "latest.npz"
        self.kept: list[list[Positions]] = []  # what was played in the last passes
        folder.mkdir(parents=True, exist_ok=True)

    def go_on_from_kept(self, figures: Path) -> None:
        """Begins with the network that the package brings, and its figures, where nothing was learned yet."""
        if not self.best.exists():
            params = kept_params()
            np.savez_compressed(self.best, **params)
            self.note(params, Learned())
            if figures.exists():
                (self.folder / ROUNDS).write_bytes(figures.read_bytes())

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
            yield self.one_round() if self.best.exists() else self.first_round()

    def first_round(self) -> Round:
        """What games of mates teach."""
        begun, params = monotonic(), first_params(self.seed)
        sets, games = self.played(params, MATES, FIRST_TIMES * self.total, 0)
        new = trainer()(params, sets, FIRST_EPOCHS, FIRST_RATE, BATCH, self.seed)
        learned = Learned(1, sum(len(some.own) for some in sets), games)
        return self.done(params, new, MATES, learned, [], begun)

    def one_round(self) -> Round:
        """Passes of self-play, each by what the one before it taught; then a test against the best."""
        begun, number = monotonic(), len(self.past)
        best, new = dict(np.load(self.best)), dict(np.load(self.latest))
        learned = Learned(*map(int, new.pop("learned", Learned())))
        for i in range(number * PASSES + learned.passes, (number + 1) * PASSES):
            sets, games = self.played(new, ADMIRALS, self.total, i)
            self.kept = [sets, *self.kept[: KEPT_PASSES - 1]]
            seen = [some for one_pass in self.kept for some in one_pass]
            new = trainer()(new, seen, EPOCHS, RATE, BATCH, self.seed + i)
            positions = sum(len(some.own) for some in sets)
            learned = Learned(learned.passes + 1, learned.positions + positions, learned.games + games)
            self.note(new, learned)
        shares = self.compared(net_of(whole(new)), net_of(whole(best)), number)
        return self.done(best, new, ADMIRALS, learned, shares, begun)

    def note(self, params: Params, learned: Learned) -> None:
        np.savez_compressed(self.latest, learned=np.array(learned), **params)

    def played(self, params: Params, style: Style, total: int, number: int) -> tuple[list[Positions], int]:
        """The positions of a pass, and from how many games they are."""
        return collected(net_of(whole(params)), style, total, self.seed * 1000 + number, self.threads)

    def done(
        self, best: Params, new: Params, style: Style, learned: Learned, shares: list[float], begun: float
    ) -> Round:
        """Keeps what was learned: as the best, if it sees better and plays no worse, or there was none."""
        number = len(self.past)
        held, _ = self.played(new, style._replace(trust=UNBIASED), HELD_OUT, -1 - number)
        loss_before, loss = (round(mean_loss(params, held), 5) for params in (best, new))
        accepted = not shares or (loss < loss_before and Test(WORSE, EQUAL).verdict(shares) == "high")
        self.note(new, Learned())
        if accepted:
            np.savez_compressed(self.best, **new)
            by = {"by": provenance(command_line(), self.seed), "rounds": number + 1}
            write_weights(self.folder / FILE, {"made": by, "net": whole(new)})
        done = Round(
            number, learned.positions, learned.games, loss_before, loss,
            round(float(np.mean(shares)), 4) if shares else None, len(shares), accepted,
            round(monotonic() - begun, 1),
        )  # fmt: skip
        made = facts(command_line(), self.seed)
        with (self.folder / ROUNDS).open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(done) | {"made": made}) + "\n")
        return done

    def compared(self, new: Any, old: Any, number: int) -> list[float]:
        """Deals between two networks, until it is clear which one is better; the tables in turn."""
        test, shares = Test(WORSE, EQUAL), []
        piece = 8 * self.threads
        for first in range(0, MOST_DEALS, piece):
            game, players = TABLES[first // piece % len(TABLES)]
            seed = (self.seed + number) * MOST_DEALS + first
            found = duel(game, players, new, old, piece, seed, 0, 1, self.threads)
            shares += [share * players / 2 for share in found]  # fair is a half
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

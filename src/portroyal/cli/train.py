"""`portroyal lab train`: the admiral's network learns from its own games, round by round."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from portroyal.lab.tune.spsa import FOLDER
from portroyal.play.errors import PlayError
from portroyal.text.words import Words

if TYPE_CHECKING:
    from typer import Typer

ROUNDS = 20
HOURS = 8.0
POSITIONS = 400_000
SEED = 1


def add_train(app: Typer, words: Words) -> None:
    import typer

    say = words.say

    @app.command(help=say("train-help"))
    def train(
        folder: str = typer.Option("training", "--folder", metavar="FOLDER", help=say("train-folder")),
        rounds: int = typer.Option(ROUNDS, "--rounds", min=1, help=say("train-rounds")),
        hours: float = typer.Option(HOURS, "--hours", min=0.0, help=say("train-hours")),
        positions: int = typer.Option(POSITIONS, "--positions", min=20_000, help=say("train-positions")),
        seed: int = typer.Option(SEED, "--seed", help=say("lab-seed")),
        threads: int = typer.Option(os.cpu_count() or 1, "--threads", min=1, help=say("simulate-threads")),
        write: bool = typer.Option(False, "--write", help=say("tune-write")),
    ) -> None:
        learn(words, Path(folder), rounds, hours, positions, seed, threads)
        if write:
            keep(Path(folder))


def learn(
    words: Words, folder: Path, rounds: int, hours: float, positions: int, seed: int, threads: int
) -> None:
    """Rounds are kept as they end: Ctrl-C loses only the one that is going on."""
    try:
        from portroyal.lab.train.rounds import Training
    except ModuleNotFoundError as missing:
        raise PlayError(
            "missing-package", f'this needs the package {missing.name}: pip install "portroyal[fast]"'
        ) from None
    try:
        training = Training(folder, positions, seed, threads)
        for done in training.rounds(rounds, hours * 3600):
            facts = {"number": str(done.number), "positions": str(done.positions), "loss": f"{done.loss:.4f}"}
            facts |= {"before": f"{done.loss_before:.4f}", "deals": str(done.deals)}
            if done.share is None:
                print(words.say("train-first", **facts))
            else:
                told = "train-accepted" if done.accepted else "train-refused"
                print(words.say(told, share=f"{100 * done.share:.1f}", **facts))
    except OSError as wrong:
        raise PlayError("bad-file", f"{folder} cannot be used: {wrong.strerror}") from None
    if training.exhausted:
        print(words.say("train-exhausted"))


def keep(folder: Path) -> None:
    """The folder's network becomes the package's."""
    from portroyal.bots.cards.judgement import FILE

    (FOLDER / FILE).write_bytes((folder / FILE).read_bytes())

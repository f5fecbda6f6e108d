"""`portroyal lab train`: the admiral's network learns from its own games, round by round."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from portroyal.lab.family import Training, lab_of
from portroyal.lab.provenance import ROOT
from portroyal.lab.tune.spsa import FOLDER
from portroyal.play.errors import PlayError
from portroyal.play.families import all_games
from portroyal.text.layout import decimal
from portroyal.text.words import Words

if TYPE_CHECKING:
    from typer import Typer

ROUNDS = 20
HOURS = 8.0
POSITIONS = 400_000
SEED = 1
RESULTS = ROOT / "results" / "admiral-rounds.jsonl"


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
        kept: bool = typer.Option(False, "--kept", help=say("train-kept")),
        write: bool = typer.Option(False, "--write", help=say("tune-write")),
    ) -> None:
        training = opened(Path(folder), positions, seed, threads)
        if kept:
            training.go_on_from_kept(RESULTS)
        learn(words, Path(folder), training, rounds, hours)
        if write:
            (FOLDER / training.file).write_bytes((Path(folder) / training.file).read_bytes())
            if RESULTS.parent.is_dir():  # a checkout
                RESULTS.write_bytes((Path(folder) / training.figures).read_bytes())


def opened(folder: Path, positions: int, seed: int, threads: int) -> Training:
    """One network plays all games of a family: whichever of them is asked, the training is the same."""
    make = next(make for game in all_games() if (make := lab_of(game).training) is not None)
    try:
        return make(folder, positions, seed, threads)
    except OSError as wrong:
        raise PlayError("bad-file", f"{folder} cannot be used: {wrong.strerror}") from None


def learn(words: Words, folder: Path, training: Training, rounds: int, hours: float) -> None:
    """Rounds are kept as they end: Ctrl-C loses only the one that is going on."""
    try:
        for done in training.rounds(rounds, hours * 3600):
            facts: dict[str, str | int] = {"number": done.number, "positions": done.positions}
            facts |= {"deals": done.deals, "loss": decimal(words, done.loss, 4)}
            facts |= {"before": decimal(words, done.loss_before, 4)}
            if done.share is None:
                print(words.say("train-first", **facts))
            else:
                told = "train-accepted" if done.accepted else "train-refused"
                print(words.say(told, share=decimal(words, 100 * done.share), **facts))
    except OSError as wrong:
        raise PlayError("bad-file", f"{folder} cannot be used: {wrong.strerror}") from None
    if training.exhausted:
        print(words.say("train-exhausted"))

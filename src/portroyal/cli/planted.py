"""`portroyal lab planted`: how many planted blunders reviews find, and how often they cry wolf."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from portroyal.cli.simulate import command_line
from portroyal.lab.provenance import ROOT, provenance, table
from portroyal.text.words import Words

if TYPE_CHECKING:
    from typer import Typer

    from portroyal.lab.planted import Outcome

PAGE = ROOT / "docs" / "planted.md"
SEED = 4
MINUTES = 3.0


def add_planted(app: Typer, words: Words) -> None:
    import typer

    say = words.say

    @app.command(help=say("lab-planted"))
    def planted(
        minutes: float = typer.Option(MINUTES, "--minutes", min=0.05, help=say("lab-planted-minutes")),
        seed: int = typer.Option(SEED, "--seed", help=say("lab-seed")),
        threads: int | None = typer.Option(None, "--threads", min=1, help=say("simulate-threads")),
        records: str | None = typer.Option(
            None, "--records", metavar="FOLDER", help=say("lab-planted-records")
        ),
        write: bool = typer.Option(False, "--write", help=say("lab-planted-write")),
    ) -> None:
        from portroyal.lab.planted import outcomes
        from portroyal.play.record import write_record

        done: list[Outcome] = []
        for number, outcome in enumerate(outcomes(seed, 60 * minutes, threads or os.cpu_count() or 1), 1):
            done.append(outcome)
            print(" | ".join(row(number, outcome)), file=sys.stderr, flush=True)
            if records is not None:
                folder = Path(records)
                folder.mkdir(parents=True, exist_ok=True)
                (folder / f"{number:02}-planted.json").write_text(write_record(outcome.planted.game), "utf-8")
        page = report(done, minutes, seed)
        print(page, end="")
        if write:
            PAGE.write_text(page, "utf-8")


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
        "Captains play a game; once, one of them takes the choice that its own search calls much worse than\n"
        "the best (`loss`, in parts of the win). The review then has to call exactly that choice a mistake\n"
        "or a blunder. Every other choice that it calls so, a captain's own, counts as a false alarm.\n\n"
        f"**{found} of {len(done)} found, {alarms} false alarms** among {decisions:,} decisions; "
        f"{minutes:g} minutes for a review.\n\n"
        f"{table(head, [row(number, outcome) for number, outcome in enumerate(done, 1)])}\n\n"
        f"{provenance(command_line(), seed)}\n"
    )

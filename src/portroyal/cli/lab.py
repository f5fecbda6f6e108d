"""The commands under `portroyal lab`."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from portroyal.cli.planted import add_planted
from portroyal.cli.tune import add_tune
from portroyal.play.errors import PlayError, bad_chart
from portroyal.text.bar import Bar
from portroyal.text.words import Words

if TYPE_CHECKING:
    from typer import Typer

GAMES = 2000
SEED = 9
PLAYER_COUNTS = (2, 3, 4, 5)


def lab_app(words: Words) -> Typer:
    """The Typer app of the lab, with its help in the language of the words."""
    import typer

    say = words.say
    settings: dict[str, Any] = {"rich_markup_mode": None, "no_args_is_help": True, "add_completion": False}
    app = typer.Typer(help=say("lab-help"), **settings)

    @app.callback()
    def lab() -> None:
        pass

    @app.command(help=say("lab-balance"))
    def balance(
        chapter: str | None = typer.Option(None, "--chapter", metavar="1-4|FILE", help=say("lab-chapter")),
        every: bool = typer.Option(False, "--all", help=say("lab-all")),
        games: int = typer.Option(GAMES, "--games", min=1, help=say("lab-games")),
        seed: int = typer.Option(SEED, "--seed", help=say("lab-seed")),
        players: str = typer.Option("2,3,4,5", "--players", metavar="2,3,4,5", help=say("lab-players")),
        write: str | None = typer.Option(None, "--write", metavar="FILE", help=say("lab-write")),
    ) -> None:
        if every == (chapter is not None):
            raise PlayError("bad-option", "lab balance wants either --chapter or --all")
        counts = _counts(players)
        report = report_on(["1", "2", "3", "4"] if every else [str(chapter)], games, seed, counts)
        print(report)
        if write is not None:
            _write(write, report)

    @app.command(help=say("lab-strength"))
    def strength(
        write: bool = typer.Option(False, "--write", help=say("lab-strength-write")),
        results: str | None = typer.Option(None, "--results", metavar="FOLDER", help=say("lab-results")),
    ) -> None:
        from portroyal.lab.ladder import RESULTS
        from portroyal.lab.strength import PAGE, strength_page

        page = strength_page(RESULTS if results is None else Path(results))
        print(page, end="")
        if write:
            _write(str(PAGE), page)

    add_tune(app, words)
    add_planted(app, words)
    return app


def _counts(text: str) -> list[int]:
    counts = [int(part) if part.strip().isdecimal() else 0 for part in text.split(",")]
    if any(count not in PLAYER_COUNTS for count in counts):
        raise PlayError(
            "bad-option", f"--players is {text[:40]!r}; it must be player counts from 2 to 5, as in 2,4"
        )
    return counts


def _write(path: str, report: str) -> None:
    try:
        Path(path).write_text(report, encoding="utf-8")
    except OSError as error:
        raise PlayError("bad-option", f"{path} cannot be written: {error.strerror}") from None


def report_on(charts: list[str], games: int, seed: int, counts: list[int]) -> str:
    """The whole report as Markdown; progress goes to stderr."""
    # Only here: compiled loops take seconds to load, and help should not wait for them.
    from portroyal.lab.balance import chapter_section, findings, opening
    from portroyal.lab.balance_games import play, start_islands
    from portroyal.lab.balance_why import reasons_found
    from portroyal.lab.provenance import provenance
    from portroyal.rules.dice.chart import ChartError, load_chart
    from portroyal.rules.dice.sheet import sheet_of

    try:
        sheets = [sheet_of(load_chart(which)) for which in charts]
    except ChartError as error:
        raise bad_chart(error) from None
    total = sum(games * len(counts) * (1 + len(start_islands(sheet))) for sheet in sheets)
    bar = Bar(total)
    sections = []
    for which, sheet in zip(charts, sheets, strict=True):
        found = []
        for players in counts:
            found += findings(play(sheet, players, games, seed, bar.advance))
        # Target by target, so that the player counts stand together.
        order = {f.target: place for place, f in reversed(list(enumerate(found)))}
        found.sort(key=lambda f: (order[f.target], f.players))
        tested = reasons_found(sheet, [f for f in found if not f.met], games, seed)
        sections.append(chapter_section(which, sheet.chart.name, found, games, tested))
    bar.close()
    command = shlex.join(["portroyal", *sys.argv[1:]])
    return "\n".join([opening(), *sections, provenance(command, seed)]) + "\n"

"""The command line: `portroyal play`, `replay`, `engine`, `games`, `cards`, `chart`, `svg` and `lab`."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from portroyal import __version__
from portroyal.cli.speaking import app_in, complain
from portroyal.play.errors import PlayError
from portroyal.play.families import first_game
from portroyal.rules.compiling import listen
from portroyal.text.words import LanguageError, Words, language

if TYPE_CHECKING:
    from typer import Typer

    from portroyal.text.compiling import Compiling

COMPLETE = "_PORTROYAL_COMPLETE"  # how a shell asks what may follow
SHELLS = ("bash", "zsh", "fish", "powershell")

# Packages that not everybody has installed, and the extra that brings them.
EXTRAS = {
    "numpy": "fast", "numba": "fast", "pyarrow": "lab", "matplotlib": "lab", "openskill": "lab",
    "distributed": "cluster", "asyncpg": "postgresql", "aiosqlite": "server", "alembic": "server",
    "confusable_homoglyphs": "server", "httptools": "server", "prometheus_client": "server",
    "sqlalchemy": "server", "starlette": "server", "uvicorn": "server", "websockets": "server",
}  # fmt: skip


def main(arguments: Sequence[str] | None = None) -> None:
    """The command `portroyal`; ends the program with its exit code."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    asked, given = _parted(given)
    try:
        words = Words(language(asked))
    except LanguageError as wrong:
        print(Words().say("error", sentence=str(wrong)), file=sys.stderr)
        sys.exit(2)
    listen(lambda name, begins: _compiling(words).heard(name, begins))
    try:
        if given[-1:] == ["--lang"] and "--" not in given:  # not every command has an option for it
            raise words.error("usage-needs-value", name="--lang")
        code = _app(words)(args=given, prog_name="portroyal", standalone_mode=False)
    except PlayError as wrong:
        print(words.complaint(wrong), file=sys.stderr)
        code = 2
    except ModuleNotFoundError as missing:
        extra = EXTRAS.get((missing.name or "").partition(".")[0])
        if extra is None:
            raise
        print(
            words.complaint(words.error("missing-package", package=str(missing.name), extra=extra)),
            file=sys.stderr,
        )
        code = 2
    except KeyboardInterrupt:
        code = 130
    except BrokenPipeError:
        # Whoever read our lines has gone; Python must not complain about it when it closes.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 1
    except Exception as wrong:
        if not hasattr(wrong, "format_message"):  # as what Typer refuses has
            raise
        code = complain(words, wrong)
    sys.exit(code or 0)


@cache
def _compiling(words: Words) -> Compiling:
    """Made when something is compiled: it has no part in the quick start of other commands."""
    from portroyal.text.compiling import Compiling

    return Compiling(words)


def _parted(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The language asked for last, wherever that stands, and all the rest; after -- there are only names.

    Looked for before anything else, because the help itself is written in that language.
    """
    asked, kept, rest = None, [], list(arguments)
    while rest and rest[0] != "--":
        here = rest.pop(0)
        if here == "--lang" and rest:
            asked = rest.pop(0)
        elif here.startswith("--lang="):
            asked = here.removeprefix("--lang=")
        else:
            kept.append(here)
    return asked, kept + rest


def _app(words: Words) -> Typer:
    """All commands, with their help in the language of the words."""
    import typer

    from portroyal.cli.arena import add_arena
    from portroyal.cli.lab import lab_app
    from portroyal.cli.odds import add_odds
    from portroyal.cli.review import add_review
    from portroyal.cli.server import add_server
    from portroyal.cli.simulate import add_simulate

    if COMPLETE in os.environ:
        from typer.completion import completion_init  # type: ignore[attr-defined]

        completion_init()
    say = words.say
    app = app_in(words, help=say("cli-help"), pretty_exceptions_enable=False)
    chart = app_in(words, help=say("cli-chart"))
    app.add_typer(chart, name="chart")
    app.add_typer(lab_app(words), name="lab")
    lang: Any = typer.Option(None, "--lang", metavar="LANG", help=say("cli-lang"))

    def show_version(wanted: bool) -> None:
        if wanted:
            print(f"portroyal {__version__}")
            raise typer.Exit

    @app.callback()
    def portroyal(
        lang: str | None = lang,
        version: bool = typer.Option(
            False, "--version", help=say("cli-version"), is_eager=True, callback=show_version
        ),
    ) -> None:
        pass

    _play_commands(app, words, lang)
    _picture_commands(app, chart, words, lang)
    add_simulate(app, words, lang)
    add_server(app, words, lang)
    add_arena(app, words, lang)
    add_odds(app, words, lang)
    add_review(app, words, lang)
    return app


def _play_commands(app: Typer, words: Words, lang: Any) -> None:
    import typer

    say = words.say
    files: Any = typer.Argument(..., metavar="FILE...", help=say("cli-replay-files"))

    @app.command(help=say("cli-play"))
    def play(
        game: str | None = typer.Argument(None, metavar="GAME", help=say("cli-play-game")),
        text: bool = typer.Option(False, "--text", help=say("cli-play-text")),
        players: int | None = typer.Option(None, "--players", help=say("cli-play-players")),
        people: int | None = typer.Option(None, "--people", help=say("cli-play-people")),
        names: str | None = typer.Option(None, "--names", metavar="ANN,BOB", help=say("cli-play-names")),
        bots: str | None = typer.Option(None, "--bots", metavar="LEVEL,...", help=say("cli-play-bots")),
        seed: str | None = typer.Option(None, "--seed", metavar="S", help=say("cli-play-seed")),
        cards: str | None = typer.Option(None, "--cards", metavar="FILE", help=say("cli-play-cards")),
        ending: str | None = typer.Option(
            None, "--ending", metavar="expedition", help=say("cli-play-ending")
        ),
        chapter: int | None = typer.Option(None, "--chapter", metavar="1-4", help=say("cli-play-chapter")),
        chart: str | None = typer.Option(None, "--chart", metavar="FILE", help=say("cli-play-chart")),
        load: str | None = typer.Option(None, "--load", metavar="RECORD", help=say("cli-play-load")),
        save: str | None = typer.Option(None, "--save", metavar="FILE", help=say("cli-play-save")),
        lang: str | None = lang,
    ) -> None:
        from portroyal.lab.match import split_bots
        from portroyal.terminal.play import play_text
        from portroyal.terminal.seats import Wishes

        options = {"cards": cards, "ending": ending, "chapter": chapter, "chart": chart}
        wishes = Wishes(
            game=game,
            players=players,
            people=people,
            names=[name.strip() for name in (names or "").split(",") if name.strip()],
            bots=split_bots(bots or ""),
            seed=int(seed) if seed is not None and _is_number(seed) else seed,
            options={name: value for name, value in options.items() if value is not None},
        )
        raise typer.Exit(play_text(words, wishes, load, save))

    @app.command(help=say("cli-learn"))
    def learn(
        lesson: str = typer.Argument(first_game(), metavar="LESSON", help=say("cli-learn-which")),
        lang: str | None = lang,
    ) -> None:
        from portroyal.terminal.learn import learn_text

        raise typer.Exit(learn_text(words, lesson))

    @app.command(help=say("cli-replay"))
    def replay(
        files: list[str] = files,
        check: bool = typer.Option(False, "--check", help=say("cli-replay-check")),
        step: bool = typer.Option(False, "--step", help=say("cli-replay-step")),
        lang: str | None = lang,
    ) -> None:
        from portroyal.cli import replay as telling

        if check:
            raise typer.Exit(telling.check(words, files))
        raise typer.Exit(max(telling.replay(words, file, step) for file in files))

    @app.command(help=say("cli-engine"))
    def engine() -> None:
        # A program of its own, which neither waits for nor knows the command line (see __main__).
        os.execv(sys.executable, [sys.executable, "-m", "portroyal", "engine"])

    @app.command(help=say("cli-games"))
    def games(lang: str | None = lang) -> None:
        from portroyal.text.games import games_text

        print("\n".join(games_text(words)))

    @app.command(help=say("cli-cards"))
    def cards(
        game: str = typer.Argument(first_game(), metavar="GAME", help=say("cli-play-game")),
        cards: str | None = typer.Option(None, "--cards", metavar="FILE", help=say("cli-play-cards")),
        as_json: bool = typer.Option(False, "--json", help=say("as-json")),
        lang: str | None = lang,
    ) -> None:
        from portroyal.text.cards.listing import card_data, card_lines, text_of_game

        text = text_of_game(words, game, cards)
        print(json.dumps(card_data(text.deck), indent=1) if as_json else "\n".join(card_lines(text)))

    @app.command(help=say("cli-completion"))
    def completion(
        shell: str = typer.Argument(..., metavar="|".join(SHELLS), help=say("cli-completion-shell")),
        lang: str | None = lang,
    ) -> None:
        from typer.completion import get_completion_script  # type: ignore[attr-defined]

        if shell not in SHELLS:
            raise words.error("completion-unknown", "bad-option", shell=shell, shells=", ".join(SHELLS))
        print(get_completion_script(prog_name="portroyal", complete_var=COMPLETE, shell=shell))


def _picture_commands(app: Typer, chart: Typer, words: Words, lang: Any) -> None:
    import typer

    say = words.say
    output: Any = typer.Option(None, "-o", "--output", metavar="FILE", help=say("cli-output"))

    files: Any = typer.Argument(..., metavar="FILE...", help=say("cli-chart-files"))

    @chart.command(help=say("cli-chart-check"))
    def check(files: list[str] = files, lang: str | None = lang) -> None:
        from portroyal.cli.pictures import check_charts

        raise typer.Exit(check_charts(words, files))

    @chart.command(help=say("cli-chart-draw"))
    def draw(
        which: str = typer.Argument(..., metavar="CHART", help=say("cli-chart-which")),
        output: str | None = output,
        width: int = typer.Option(1280, "--width", min=200, max=8000, help=say("cli-width")),
        lang: str | None = lang,
    ) -> None:
        from portroyal.cli.pictures import PICTURES, check_ending, draw_chart, put

        check_ending(words, output, PICTURES)
        put(words, draw_chart(words, which, width), output)

    @chart.command(help=say("cli-chart-export"))
    def export(
        which: str = typer.Argument(..., metavar="CHART", help=say("cli-chart-which")),
        output: str | None = output,
        lang: str | None = lang,
    ) -> None:
        from portroyal.cli.pictures import check_ending, export_chart, put

        check_ending(words, output, (".json",))
        put(words, export_chart(which), output)

    @app.command(help=say("cli-svg"))
    def svg(
        file: str = typer.Argument(..., metavar="FILE", help=say("cli-svg-file")),
        output: str | None = output,
        seat: int | None = typer.Option(None, "--seat", min=0, max=4, help=say("cli-svg-seat")),
        lang: str | None = lang,
    ) -> None:
        from portroyal.cli.pictures import PICTURES, check_ending, draw_position, put

        check_ending(words, output, PICTURES)
        put(words, draw_position(words, file, seat), output)


def _is_number(text: str) -> bool:
    return text.removeprefix("-").isdecimal() and len(text) < 20

"""`portroyal arena`: a round robin of bots, its ratings and its matrix."""

from __future__ import annotations

import json
import os
import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from portroyal.cli.simulate import game_options
from portroyal.lab.match import PLAYOUTS
from portroyal.play.errors import PlayError
from portroyal.play.families import first_game
from portroyal.play.files import writing
from portroyal.text.bar import Bar
from portroyal.text.layout import columns, decimal, interval, percent
from portroyal.text.words import Words

if TYPE_CHECKING:
    from typer import Typer

    from portroyal.lab.arena.round_robin import Meeting, Piece, Settings

GAMES = 1000
SEED = 2026


def add_arena(app: Typer, words: Words, lang: Any) -> None:
    import typer

    say = words.say
    bots: Any = typer.Option([], "--bot", metavar="BOT", help=say("arena-bots"))

    @app.command(help=say("arena-help"))
    def arena(
        game: str = typer.Option(first_game(), "--game", help=say("cli-play-game")),
        bots: list[str] = bots,
        players: int = typer.Option(2, "--players", min=2, max=5, help=say("arena-players")),
        games: int = typer.Option(GAMES, "--games", min=1, max=10_000_000, help=say("arena-games")),
        seed: int = typer.Option(SEED, "--seed", help=say("lab-seed")),
        playouts: int = typer.Option(PLAYOUTS, "--playouts", help=say("simulate-playouts")),
        sprt: str | None = typer.Option(None, "--sprt", metavar="LOW,HIGH", help=say("arena-sprt")),
        threads: int | None = typer.Option(None, "--threads", min=1, max=256, help=say("simulate-threads")),
        state: str | None = typer.Option(None, "--state", metavar="FILE", help=say("arena-state")),
        out: str | None = typer.Option(None, "--out", metavar="FILE.json", help=say("arena-out")),
        as_json: bool = typer.Option(False, "--json", help=say("as-json")),
        ending: str | None = typer.Option(
            None, "--ending", metavar="expedition", help=say("cli-play-ending")
        ),
        cards: str | None = typer.Option(None, "--cards", metavar="FILE", help=say("cli-play-cards")),
        chapter: int | None = typer.Option(None, "--chapter", metavar="1-4", help=say("cli-play-chapter")),
        chart: str | None = typer.Option(None, "--chart", metavar="FILE", help=say("cli-play-chart")),
        lang: str | None = lang,
    ) -> None:
        import_module("openskill")  # rates at the end: whoever lacks it hears so before hours of play
        from portroyal.lab.arena.round_robin import Settings
        from portroyal.lab.stats.files import check_file

        target = None if out is None else check_file(out, (".json",))
        width = threads or os.cpu_count() or 1
        if len(bots) < 2 or len(set(bots)) < len(bots):
            raise PlayError("bad-option", "an arena needs at least two different bots: --bot A --bot B")
        options = game_options(game, ending, cards, chapter, chart)
        settings = Settings(
            game, players, tuple(bots), games, seed, playouts, options, _bounds(sprt)
        ).checked()
        path = None if state is None else Path(state)
        raise typer.Exit(play(words, settings, width, path, target, as_json))


def _bounds(text: str | None) -> tuple[float, float] | None:
    if text is None:
        return None
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        low = high = 0.0
    if not 0 < low < high < 1:
        raise PlayError("bad-option", f"--sprt is {text[:40]!r}; it must be two win rates, as in 0.5,0.6")
    return low, high


def play(
    words: Words,
    settings: Settings,
    threads: int,
    state: Path | None,
    out: Path | None,
    as_json: bool = False,
) -> int:
    """Plays on from where an earlier run stopped, prints and writes; answers the exit code."""
    from portroyal.lab.arena.kept import ArenaFile, network_digest
    from portroyal.lab.arena.round_robin import arrangements, run
    from portroyal.lab.provenance import command_line, facts

    file = ArenaFile(settings, state, out)
    meetings = file.load()
    ways = len(arrangements(settings.players))
    bar = Bar(sum(meeting.deals for meeting in meetings) * ways, words)
    taken = sum(meeting.games for meeting in meetings)
    if taken:
        print(words.say("arena-taken", n=taken, file=str(file.path)), file=sys.stderr)
    bar.skip(taken)

    def heard(meeting: Meeting, first: int, piece: Piece) -> None:
        file.note(meeting, first, piece)
        bar.advance(len(piece.scores) * ways)

    done = True
    try:
        run(settings, meetings, threads, heard)
    except KeyboardInterrupt:
        done = False
    finally:
        bar.close()
    made = facts(command_line(), settings.seed) | {"network": network_digest(settings.game, settings.bots)}
    document = {"made": made, **result_data(settings, meetings)}
    print(json.dumps(document) if as_json else "\n".join(told(words, settings, meetings)))
    if out is not None and (done or not settings.ladder):  # half a ladder is no result to publish
        with writing(out):
            out.write_text(json.dumps(document) + "\n", "utf-8")
        print(words.say("written", file=str(out)), file=sys.stderr)
    if file.changed:
        print(words.say("arena-changed"), file=sys.stderr)
    if not done:
        kept = "arena-interrupted" if file.path is not None else "arena-interrupted-unkept"
        if not file.changed:
            print(words.say(kept), file=sys.stderr)
        return 130
    if settings.stood_in(meetings):
        print(words.say("bots-failed"), file=sys.stderr)
        return 1
    return 0


def result_data(settings: Settings, meetings: list[Meeting]) -> dict[str, Any]:
    """Raw results: every deal's score from every side."""
    return {
        "settings": settings.data(),
        "pairs": [
            {"pair": list(m.pair), "deals": m.deals, "verdict": m.verdict, "scores": m.scores}
            for m in meetings
        ],
        "stood_in": settings.stood_in(meetings),
    }


def told(words: Words, settings: Settings, meetings: list[Meeting]) -> list[str]:
    """Ratings and matrix for people."""
    from portroyal.lab.arena.ratings import ratings

    say = words.say
    played = [meeting for meeting in meetings if meeting.scores]
    title = say("arena-title", game=settings.game, players=settings.players, seed=str(settings.seed))
    if not played:
        return [title, say("arena-nothing")]
    lines = [title, ""]
    ranked = ratings(settings.bots, played, settings.seed)
    head = ["", say("simulate-bot"), say("arena-rating"), say("arena-unsure")]
    rows = [
        [str(place), rating.bot, decimal(words, rating.mu), f"± {decimal(words, rating.sigma)}"]
        for place, rating in enumerate(ranked, 1)
    ]
    failed = settings.stood_in(played)
    if failed:
        head.append(say("bot-stood-in"))
        for row in rows:
            row.append(percent(words, failed.get(row[1], 0)))
    lines += [*columns([head, *rows]), ""]
    rows = []
    for meeting in played:
        score = meeting.score()
        row = [
            settings.bots[meeting.pair[0]],
            settings.bots[meeting.pair[1]],
            interval(words, score.value, score.low, score.high),
            say("arena-played", n=meeting.games),
        ]
        if settings.sprt is not None:
            row.append(say(f"arena-verdict-{meeting.verdict or 'open'}"))
        rows.append(row)
    return lines + columns(rows)

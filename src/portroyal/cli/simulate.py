"""`portroyal simulate`: any bots, any game, any number of games, and what they come to."""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from portroyal.lab.family import lab_of
from portroyal.lab.match import PLAYOUTS, Match, seats_of, split_bots
from portroyal.lab.provenance import command_line, facts
from portroyal.play.families import first_game, with_files
from portroyal.text.bar import Bar
from portroyal.text.layout import columns, decimal, interval, percent
from portroyal.text.words import Words

if TYPE_CHECKING:
    from typer import Typer

    from portroyal.lab.stats.intervals import Interval
    from portroyal.lab.stats.summary import Summary

GAMES = 1000
MOST_GAMES = 1_000_000_000
SEED = 1


def game_options(
    game: str, ending: str | None, cards: str | None, chapter: int | None, chart: str | None
) -> dict[str, Any]:
    """Options of a game as the command line gives them, with their files read."""
    given = {"ending": ending, "cards": cards, "chapter": chapter, "chart": chart}
    return with_files(game, {name: value for name, value in given.items() if value is not None})


def add_simulate(app: Typer, words: Words, lang: Any) -> None:
    import typer

    say = words.say

    @app.command(help=say("simulate-help"))
    def simulate(
        game: str = typer.Option(first_game(), "--game", help=say("cli-play-game")),
        players: int | None = typer.Option(None, "--players", help=say("simulate-players")),
        bots: str = typer.Option("mate", "--bots", metavar="A,B,...", help=say("simulate-bots")),
        games: int = typer.Option(GAMES, "--games", min=1, max=MOST_GAMES, help=say("simulate-games")),
        seed: int = typer.Option(SEED, "--seed", help=say("lab-seed")),
        playouts: int = typer.Option(PLAYOUTS, "--playouts", help=say("simulate-playouts")),
        threads: int | None = typer.Option(None, "--threads", min=1, max=256, help=say("simulate-threads")),
        out: str | None = typer.Option(None, "--out", metavar="FILE", help=say("simulate-out")),
        records: str | None = typer.Option(
            None, "--records", metavar="FILE.jsonl", help=say("simulate-records")
        ),
        plot: str | None = typer.Option(None, "--plot", metavar="FILE", help=say("simulate-plot")),
        as_json: bool = typer.Option(False, "--json", help=say("as-json")),
        cluster: str | None = typer.Option(
            None, "--cluster", metavar="ADDRESS", help=say("simulate-cluster")
        ),
        ending: str | None = typer.Option(
            None, "--ending", metavar="expedition", help=say("cli-play-ending")
        ),
        cards: str | None = typer.Option(None, "--cards", metavar="FILE", help=say("cli-play-cards")),
        chapter: int | None = typer.Option(None, "--chapter", metavar="1-4", help=say("cli-play-chapter")),
        chart: str | None = typer.Option(None, "--chart", metavar="FILE", help=say("cli-play-chart")),
        lang: str | None = lang,
    ) -> None:
        options = game_options(game, ending, cards, chapter, chart)
        seats = seats_of(split_bots(bots), players, game)
        match = Match(game, len(seats), seats, seed, playouts, options).checked()
        files = Files(out, records, plot)
        raise typer.Exit(run(words, match, games, threads, cluster, files, as_json))


@dataclass(frozen=True)
class Files:
    """What is to be written beside the screen."""

    out: str | None = None
    records: str | None = None
    plot: str | None = None


def run(
    words: Words, match: Match, games: int, threads: int | None, cluster: str | None, files: Files,
    as_json: bool = False,
) -> int:  # fmt: skip
    """Plays, prints and writes; Ctrl-C ends it early, with what was played so far."""
    # Only here: NumPy and the compiled loops take their time to load, and help should not wait for them.
    from portroyal.lab.simulate import chunk_games, chunk_rows, chunks, unbroken, warm_up
    from portroyal.lab.stats import files as writing
    from portroyal.lab.stats import plots
    from portroyal.lab.stats.summary import Summary

    summary = Summary(match)
    picture: Path | None = None
    if files.plot is not None:
        picture = writing.check_file(files.plot, plots.KINDS)
        plots.figure(1, 1)  # says at once if it cannot be drawn
    writer = kept = None
    if files.out is not None:
        writer = writing.Writer(match, writing.check_file(files.out, writing.KINDS), command_line())
    if files.records is not None:
        kept = writing.Records(writing.check_file(files.records, writing.RECORD_KINDS))
    if cluster is None and kept is None:
        warm_up(match)  # outside the time that is measured
    bar = Bar(games, words)
    begun = time.perf_counter()
    interrupted = False
    try:
        for first, found in chunks(
            match, games, threads, cluster, chunk_rows if kept is None else chunk_games
        ):
            rows, records = (found, []) if kept is None else found
            with unbroken():
                summary.add(first, rows)
                if kept is not None:
                    kept.add(records)
                if writer is not None:
                    writer.add(first, rows)
            bar.advance(len(rows))
    except KeyboardInterrupt:
        interrupted = True
    finally:
        bar.close()
    seconds = time.perf_counter() - begun
    if writer is not None:
        writer.close(summary)
        print(words.say("written", file=str(writer.path)), file=sys.stderr)
    if kept is not None:
        kept.close()
        print(words.say("written", file=str(kept.path)), file=sys.stderr)
    if summary.games:
        data = {"made": facts(command_line(), match.seed), "match": match.data(), "summary": summary.data()}
        print(writing.as_json(data) if as_json else "\n".join(told(words, summary, seconds)))
        if picture is not None:
            plots.save_summary(words, summary, picture)
            print(words.say("written", file=str(picture)), file=sys.stderr)
    if interrupted:
        print(words.say("simulate-interrupted", n=summary.games, total=games), file=sys.stderr)
        return 130
    if summary.failed.any():
        print(words.say("bots-failed"), file=sys.stderr)
        return 1
    return 0


def told(words: Words, summary: Summary, seconds: float) -> list[str]:
    """The summary for people."""
    say, match = words.say, summary.match
    own = lab_of(match.game)
    seats = range(match.players)

    def within(share: Interval) -> str:
        return interval(words, share.value, share.low, share.high)

    pace = round(summary.games / seconds) if seconds > 0 else "–"
    lines = [
        say(
            "simulate-title",
            game=match.game,
            n=summary.games,
            players=match.players,
            seed=str(match.seed),
        ),
        "",
    ]
    head = [say(f"simulate-{name}") for name in ("seat", "bot", "wins", "points", "coins", "busts")]
    rows = [
        [
            str(s + 1),
            str(match.seats[s]),
            within(summary.win_share(s)),
            decimal(words, summary.mean_points(s).value, 2),
            decimal(words, summary.mean_coins(s), 2) if own.has_coins else "–",
            within(summary.bust_rate(s)),
        ]
        for s in seats
    ]
    if summary.failed.any():
        head.append(say("bot-stood-in"))
        for s, row in enumerate(rows):
            row.append(percent(words, summary.stood_in(s)))
    lines += columns([head, *rows])
    repeated = {bot: told for bot, told in summary.bot_shares().items() if 1 < told[0] < match.players}
    for bot, (n, share) in repeated.items():
        lines.append(say("simulate-together", bot=bot, n=n, share=within(share)))
    lines += ["", say("simulate-places")]
    place_rows = [[say("simulate-place", n=p + 1), within(summary.place_share(p))] for p in seats]
    lines += columns(place_rows)
    ends = ", ".join(
        f"{say(f'reason-{reason}')} {percent(words, share)}"
        for reason, share in summary.reason_shares().items()
    )
    lines += [
        "",
        say("simulate-rounds", mean=decimal(words, summary.mean_rounds()), median=summary.median_rounds()),
    ]
    shared = decimal(words, 100 * summary.shared / summary.games)
    lines += [say("simulate-ends", ends=ends, shared=shared)]
    if own.persons:
        lines += ["", say("simulate-persons")]
    lines += columns(
        [
            [
                own.person_name(words, effect.name),
                within(effect.wins),
                say("simulate-had", share=decimal(words, 100 * effect.share_of_displays)),
            ]
            for effect in summary.persons()
        ]
    )
    lines += ["", say("simulate-pace", seconds=decimal(words, seconds), pace=pace)]
    return lines

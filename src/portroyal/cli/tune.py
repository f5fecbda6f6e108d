"""`portroyal lab tune`: weights by self-play for the mate, a network from its games for the captain."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from portroyal.lab.family import Tuning, lab_of
from portroyal.lab.provenance import command_line, provenance
from portroyal.lab.tune.spsa import Target, write_weights
from portroyal.play.errors import PlayError, shortened
from portroyal.play.families import all_games, first_game
from portroyal.text.bar import Bar
from portroyal.text.layout import decimal
from portroyal.text.words import Words

if TYPE_CHECKING:
    from typer import Typer

TABLES = ("two", "more")
STEPS = 400
GAMES = 200
POSITIONS = 600_000
CHECKED = 4_000  # deals in the closing comparison
SEED = 1


def add_tune(app: Typer, words: Words) -> None:
    import typer

    say = words.say

    @app.command(help=say("tune-help"))
    def tune(
        game: str = typer.Option(first_game(), "--game", help=say("cli-play-game")),
        bot: str = typer.Option("mate", "--bot", metavar="mate|captain", help=say("tune-bot")),
        table: str = typer.Option("both", "--table", metavar="two|more|both", help=say("tune-table")),
        steps: int = typer.Option(STEPS, "--steps", min=1, help=say("tune-steps")),
        games: int = typer.Option(GAMES, "--games", min=1, help=say("tune-games")),
        positions: int = typer.Option(POSITIONS, "--positions", min=20_000, help=say("tune-positions")),
        seed: int = typer.Option(SEED, "--seed", help=say("lab-seed")),
        anew: bool = typer.Option(False, "--anew", help=say("tune-anew")),
        out: str | None = typer.Option(None, "--out", metavar="FILE", help=say("tune-out")),
        write: bool = typer.Option(False, "--write", help=say("tune-write")),
    ) -> None:
        known = {name: make for name in all_games() if (make := lab_of(name).tuning) is not None}
        if game not in known:
            raise PlayError("unknown-game", f"lab tune takes {', '.join(known)}, not {shortened(game)}")
        if bot not in ("mate", "captain"):
            raise PlayError("unknown-bot", f"lab tune takes mate and captain, not {shortened(bot)}")
        if table not in (*TABLES, "both"):
            raise PlayError("bad-option", f"--table is {shortened(table)}; it can be two, more or both")
        if write and out is not None:
            raise PlayError("bad-option", "--write and --out name two places; give only one of them")
        tables = TABLES if table == "both" else (table,)
        target, tuning = Target(out, write), known[game](game)
        if bot == "mate":
            tune_mate(words, game, tables, steps, games, seed, anew, target, tuning)
        else:
            tune_captain(words, game, tables, positions, seed, target, tuning)


def kept(path: Path, key: str) -> dict[str, Any]:
    """What the file holds for the tables that are not tuned now."""
    with suppress(OSError, ValueError):
        found = json.loads(path.read_text("utf-8"))
        if isinstance(found, dict) and isinstance(found.get(key), dict):
            return {"made": {}} | found
    return {"made": {}, key: {}}


def tune_mate(
    words: Words, game: str, tables: Sequence[str], steps: int, games: int, seed: int, anew: bool,
    target: Target, tuning: Tuning,
) -> None:  # fmt: skip
    """Ctrl-C ends the walk early; what was found by then is checked and kept."""
    path = target.path(tuning.mate_file)
    only = len(tuning.tables) == 1
    for table in tuning.tables if only else tables:
        bar, done, weights = Bar(steps, words, "steps"), 0, None
        with suppress(KeyboardInterrupt):
            for step in tuning.tuned(table, steps, games, seed, anew):
                done, weights = step.number, step.weights
                bar.advance(1)
        bar.close()
        if weights is None:
            raise PlayError("interrupted", "nothing was tuned: the first step was not finished")
        before, guess = tuning.check(table, weights, CHECKED, seed)
        made = {
            "by": provenance(command_line(), seed), "steps": done, "games a step": 2 * games,
            "against the weights before": round(before, 4), "against the first guess": round(guess, 4),
        }  # fmt: skip
        named = dict(zip(tuning.names, weights, strict=True))
        data: dict[str, Any] = {"made": made, "weights": named}
        if not only:
            data = kept(path, "weights")
            data["made"][table], data["weights"][table] = made, named
        _write(path, data)
        print(words.say("tune-mate-done", game=game, table=table, before=decimal(words, 100 * before),
                        guess=decimal(words, 100 * guess), file=str(path)))  # fmt: skip


def tune_captain(
    words: Words, game: str, tables: Sequence[str], positions: int, seed: int, target: Target, tuning: Tuning
) -> None:
    from portroyal.lab.tune.evaluation import rows_of, trained

    path = target.path(tuning.captain_file)
    for table in tables:
        examples = tuning.examples(table, positions, seed)
        bar = Bar(tuning.epochs, words, "epochs")
        learned = []
        for epoch in trained(examples, tuning.cells, tuning.epochs, seed):
            learned.append(epoch)
            bar.advance(1)
        bar.close()
        net, losses = learned[-1]
        data = kept(path, "nets")
        data["made"][table] = {
            "by": provenance(command_line(), seed), "positions": sum(len(x) for x, _ in examples),
            "loss on games never seen": [round(loss, 4) for loss in losses],
        }  # fmt: skip
        data["nets"][table] = rows_of(net)
        _write(path, data)
        told = ", ".join(decimal(words, loss, 4) for loss in losses)
        print(words.say("tune-captain-done", game=game, table=table, loss=told, file=str(path)))


def _write(path: Path, data: dict[str, Any]) -> None:
    try:
        write_weights(path, data)
    except OSError as error:
        raise PlayError("bad-option", f"{path} cannot be written: {error.strerror}") from None

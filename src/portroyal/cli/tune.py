"""`portroyal lab tune`: weights by self-play for the mate, a network from its games for the captain."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from portroyal.cli.tune_dice import tune_dice_mate
from portroyal.lab.provenance import command_line, provenance
from portroyal.lab.tune.spsa import Target, write_weights
from portroyal.play.errors import PlayError, shortened
from portroyal.rules.cards.deck import CARD_GAMES
from portroyal.text.bar import Bar
from portroyal.text.words import Words

if TYPE_CHECKING:
    from typer import Typer

TABLES = ("two", "more")
STEPS = 400
GAMES = 200
POSITIONS = 600_000
EPOCHS, DICE_EPOCHS = 6, 20
CHECKED = 4_000  # deals in the closing comparison
WHIMS = 30  # of a thousand choices in the captain's examples are random
WITH_ENDING = 4  # every so-many-th position is of a game with the option ending=expedition
SEED = 1


def add_tune(app: Typer, words: Words) -> None:
    import typer

    say = words.say

    @app.command(help=say("tune-help"))
    def tune(
        game: str = typer.Option("port-royal", "--game", help=say("cli-play-game")),
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
        if game not in (*CARD_GAMES, "dice"):
            known = ", ".join((*CARD_GAMES, "dice"))
            raise PlayError("unknown-game", f"lab tune knows {known}, not {shortened(game)}")
        if bot not in ("mate", "captain"):
            raise PlayError("unknown-bot", f"lab tune knows mate and captain, not {shortened(bot)}")
        if table not in (*TABLES, "both"):
            raise PlayError("bad-option", f"--table is {shortened(table)}; it can be two, more or both")
        if write and out is not None:
            raise PlayError("bad-option", "--write and --out name two places; give one of them")
        tables = TABLES if table == "both" else (table,)
        target = Target(out, write)
        if game == "dice" and bot == "mate":
            tune_dice_mate(words, steps, games, seed, anew, target)
        elif bot == "mate":
            tune_mate(words, game, tables, steps, games, seed, anew, target)
        else:
            tune_captain(words, game, tables, positions, seed, target)


def kept(path: Path, key: str) -> dict[str, Any]:
    """What the file holds for the tables that are not tuned now."""
    with suppress(OSError, ValueError):
        found = json.loads(path.read_text("utf-8"))
        if isinstance(found, dict) and isinstance(found.get(key), dict):
            return {"made": {}} | found
    return {"made": {}, key: {}}


def tune_mate(
    words: Words, game: str, tables: tuple[str, ...], steps: int, games: int, seed: int, anew: bool,
    target: Target,
) -> None:  # fmt: skip
    """Ctrl-C ends the walk early; what was found by then is checked and kept."""
    from portroyal.bots.cards.weights import file_name
    from portroyal.lab.tune.cards import FOLDER, check, named, tuned

    path = target.path(FOLDER, file_name(game))
    for table in tables:
        bar, done, weights = Bar(steps, words, "steps"), 0, None
        with suppress(KeyboardInterrupt):
            for step in tuned(game, table, steps, games, seed, anew):
                done, weights = step.number, step.weights
                bar.advance(1)
        bar.close()
        if weights is None:
            raise PlayError("interrupted", "nothing was tuned: the first step was not finished")
        before, guess = check(game, table, weights, CHECKED, seed)
        data = kept(path, "weights")
        data["made"][table] = {
            "by": provenance(command_line(), seed), "steps": done, "games a step": 2 * games,
            "against the weights before": round(before, 4), "against the first guess": round(guess, 4),
        }  # fmt: skip
        data["weights"][table] = named(weights)
        _write(path, data)
        print(words.say("tune-mate-done", game=game, table=table, before=f"{100 * before:.1f}",
                        guess=f"{100 * guess:.1f}", file=str(path)))  # fmt: skip


def tune_captain(
    words: Words, game: str, tables: tuple[str, ...], positions: int, seed: int, target: Target
) -> None:
    from portroyal.bots.cards import evaluation as cards
    from portroyal.bots.dice import evaluation as dice
    from portroyal.lab.tune.cards import FOLDER
    from portroyal.lab.tune.evaluation import rows_of, trained

    if game == "dice":
        file, cells, epochs = dice.FILE, dice.N_CELLS, DICE_EPOCHS
    else:
        file, cells, epochs = cards.file_name(game), cards.N_CELLS, EPOCHS
    path = target.path(FOLDER, file)
    for table in tables:
        examples = examples_for(game, table, positions, seed)
        bar = Bar(epochs, words, "epochs")
        learned = []
        for epoch in trained(examples, cells, epochs, seed):
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
        told = ", ".join(f"{loss:.4f}" for loss in losses)
        print(words.say("tune-captain-done", game=game, table=table, loss=told, file=str(path)))


def examples_for(game: str, table: str, positions: int, seed: int) -> list[tuple[Any, Any]]:
    """Positions of all numbers of players that the network is for, some with the option ending."""
    from portroyal.bots.cards.training_data import examples
    from portroyal.lab.tune import dice as tune_dice

    if game == "dice":
        return tune_dice.examples_for(table, positions, seed)
    facts = CARD_GAMES[game]
    counts = (2,) if table == "two" else tuple(range(3, facts.most_players + 1))
    found = []
    for players in counts:
        for needs in (0, 1) if facts.has_expeditions else (0,):
            share = positions // len(counts)
            n = share // WITH_ENDING if needs else share
            inputs, shares, _ = examples(game, players, seed, n, WHIMS, needs)
            found.append((inputs, shares))
    return found


def _write(path: Path, data: dict[str, Any]) -> None:
    try:
        write_weights(path, data)
    except OSError as error:
        raise PlayError("bad-option", f"{path} cannot be written: {error.strerror}") from None

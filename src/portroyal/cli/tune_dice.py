"""`portroyal lab tune --game dice --bot mate`: the weights of the Dice Game's mate, by self-play."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from portroyal.lab.provenance import command_line, provenance
from portroyal.lab.tune.spsa import Target, write_weights
from portroyal.play.errors import PlayError
from portroyal.text.bar import Bar
from portroyal.text.words import Words

CHECKED = 4_000  # games from either side in the closing comparison
TABLE = "2-5"  # one set of weights serves every number of players


def tune_dice_mate(words: Words, steps: int, games: int, seed: int, anew: bool, target: Target) -> None:
    """Ctrl-C ends the walk early; what was found by then is checked and kept."""
    from portroyal.lab.tune.dice import FOLDER, check, named, tuned

    path = target.path(FOLDER, "dice-mate.json")
    bar, done, weights = Bar(steps, words, "steps"), 0, None
    with suppress(KeyboardInterrupt):
        for step in tuned(steps, games, seed, anew):
            done, weights = step.number, step.weights
            bar.advance(1)
    bar.close()
    if weights is None:
        raise PlayError("interrupted", "nothing was tuned: the first step was not finished")
    before, guess = check(weights, CHECKED, seed)
    made = {
        "by": provenance(command_line(), seed), "steps": done, "games a step": 2 * games,
        "against the weights before": round(before, 4), "against the first guess": round(guess, 4),
    }  # fmt: skip
    _write(path, {"made": made, "weights": named(weights)})
    print(words.say("tune-mate-done", game="dice", table=TABLE, before=f"{100 * before:.1f}",
                    guess=f"{100 * guess:.1f}", file=str(path)))  # fmt: skip


def _write(path: Path, data: dict[str, object]) -> None:
    try:
        write_weights(path, data)
    except OSError as error:
        raise PlayError("bad-option", f"{path} cannot be written: {error.strerror}") from None

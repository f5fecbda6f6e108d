"""`portroyal lab tune --game dice`: the mate's weights by self-play, the captain's eye from its games."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from portroyal.lab.bar import Bar
from portroyal.lab.provenance import provenance
from portroyal.lab.simulate_command import command_line
from portroyal.lab.tune import write_weights
from portroyal.play.errors import PlayError
from portroyal.words import Words

PLAYERS = (2, 3, 4, 5)
CHECKED = 4_000  # games from either side in the closing comparison
TABLE = "2-5"  # one set of weights serves every number of players


def tune_dice_mate(words: Words, steps: int, games: int, seed: int, anew: bool, out: str | None) -> None:
    """Ctrl-C ends the walk early; what was found by then is checked and kept."""
    from portroyal.lab.tune_dice import FOLDER, check, named, tuned

    path = FOLDER / "dice-mate.json" if out is None else Path(out)
    bar, done, weights = Bar(steps, "steps"), 0, None
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


def tune_dice_captain(words: Words, positions: int, seed: int, out: str | None) -> None:
    """A row of coefficients for every number of players; each sees a quarter of the positions."""
    from portroyal.lab.tune_dice import FOLDER, fitted

    path = FOLDER / "dice-captain.json" if out is None else Path(out)
    coefficients, losses = {}, {}
    bar = Bar(len(PLAYERS), "players")
    for players in PLAYERS:
        coefficients[str(players)], loss = fitted(players, positions // len(PLAYERS), seed)
        losses[str(players)] = round(loss, 4)
        bar.advance(1)
    bar.close()
    made = {
        "by": provenance(command_line(), seed), "positions": positions, "loss on games never seen": losses
    }  # fmt: skip
    _write(path, {"made": made, "coefficients": coefficients})
    told = ", ".join(f"{loss:.4f}" for loss in losses.values())
    print(words.say("tune-captain-done", game="dice", table=TABLE, loss=told, file=str(path)))


def _write(path: Path, data: dict[str, object]) -> None:
    try:
        write_weights(path, data)
    except OSError as error:
        raise PlayError("bad-option", f"{path} cannot be written: {error.strerror}") from None

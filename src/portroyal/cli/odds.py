"""`portroyal odds`: a position in, its odds out, in words or as data."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any

from portroyal.lab.match import PLAYOUTS
from portroyal.play.errors import PlayError, shortened
from portroyal.play.families import first_game, with_files
from portroyal.play.files import text_of
from portroyal.play.game import Game
from portroyal.play.record import FORMAT, from_record
from portroyal.text.words import Words

if TYPE_CHECKING:
    from typer import Typer

SECONDS = 3.0


def add_odds(app: Typer, words: Words, lang: Any) -> None:
    import typer

    say = words.say

    @app.command(help=say("odds-help"))
    def odds(
        file: str = typer.Argument("-", metavar="FILE", help=say("odds-file")),
        at: int | None = typer.Option(None, "--at", min=0, help=say("odds-at")),
        seconds: float = typer.Option(SECONDS, "--seconds", min=0.0, max=3600.0, help=say("odds-seconds")),
        playouts: int = typer.Option(PLAYOUTS, "--playouts", min=1, help=say("simulate-playouts")),
        seed: int = typer.Option(1, "--seed", help=say("review-seed")),
        as_json: bool = typer.Option(False, "--json", help=say("as-json")),
        lang: str | None = lang,
    ) -> None:
        game = game_in(file, at)
        from portroyal.lab.odds import odds_of
        from portroyal.text.odds import odds_lines

        found = odds_of(game, seconds, playouts, seed)
        if as_json:
            print(json.dumps(found.data(), ensure_ascii=False, indent=1))
        else:
            print("\n".join(odds_lines(words, found)))


def game_in(file: str, at: int | None) -> Game:
    """The position of a file: a state as the engine answers it, or a record after so many acts."""
    data = _last_of(file, sys.stdin.read() if file == "-" else text_of(file, "bad-position"))
    if isinstance(data, dict) and isinstance(data.get("state"), dict):
        data = data["state"]  # a whole answer of the engine
    if not isinstance(data, dict):
        raise PlayError("bad-position", f"{file} holds neither a record nor a position")
    if data.get("format") == FORMAT:
        return _record_at(data, at)
    if at is not None:
        raise PlayError("bad-option", "--at goes with a record, not with a position")
    if not isinstance(data.get("players"), list):
        raise PlayError("bad-position", f"{file} holds neither a record nor a position")
    options = data.get("options") or {}
    if not isinstance(options, dict):
        raise PlayError("bad-option", "options is an object")
    game, players = str(data.get("game", first_game())), len(data["players"])
    return Game.new(
        game,
        players,
        options=with_files(game, options),
        start=data.get("start", 0),
        position=data,
    )


def _last_of(file: str, text: str) -> Any:
    """The document; of a session with the engine, line by line, where it has come to."""
    try:
        answers = [json.loads(text)]
    except (ValueError, RecursionError) as wrong:
        try:
            answers = [json.loads(line) for line in text.splitlines() if line.strip()]
        except (ValueError, RecursionError):
            answers = []
        if len(answers) < 2:
            raise PlayError("bad-position", f"{file} is not a JSON document: {wrong}") from None
    for number, answer in enumerate(answers, 1):
        if isinstance(answer, dict) and answer.get("ok") is False:
            raise PlayError("bad-position", f"line {number} was refused: {shortened(answer.get('error'))}")
    states = [
        answer for answer in answers if isinstance(answer, dict) and isinstance(answer.get("state"), dict)
    ]
    return states[-1] if states else answers[-1]


def _record_at(data: dict[str, Any], at: int | None) -> Game:
    whole = from_record(data)
    if at is None:
        if whole.over:
            raise PlayError("bad-option", "the game is over; --at N shows it after N moves")
        return whole
    if at > len(whole.actions):
        raise PlayError("bad-option", f"--at is {at}, but the record’s last move is {len(whole.actions)}")
    return whole.again(at)

"""The engine protocol: one JSON object per line in, one answer line out (notation, section 4)."""

from __future__ import annotations

import json
import sys
import traceback
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, BinaryIO

import msgspec

from portroyal.bots.registry import choose
from portroyal.play.errors import PlayError, bad_position, shortened
from portroyal.play.events import Event
from portroyal.play.families import family_of, with_files
from portroyal.play.game import Game
from portroyal.play.record import from_record, to_record
from portroyal.play.state import notation_of
from portroyal.rules.compiling import Heard, listen

MAX_LINE = 1_000_000
KEYS = {
    "new": {"game", "players", "options", "start", "seed", "deck", "dice", "position"},
    "act": {"action", "chance"},
    "state": set(),
    "offers": {"position"},
    "record": set(),
    "load": {"record"},
    "undo": set(),
    "best": {"bot", "ms", "position"},
    "quit": set(),
}


class Engine:
    """One game and the commands that move it."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self.finished = False

    def answer(self, line: bytes) -> dict[str, Any]:
        """The answer to one line; never raises, and after an error the game stands as before."""
        try:
            command = _command(line)
            do: Callable[[Mapping[str, Any]], dict[str, Any]] = getattr(self, "_" + command["cmd"])
            answer = do(command)
        except PlayError as wrong:
            return {"ok": False, "code": wrong.code, "error": wrong.sentence}
        except Exception as bug:
            traceback.print_exc(file=sys.stderr)
            return {"ok": False, "code": "bug", "error": f"a mistake of the program: {shortened(bug)}"}
        state = None if self.game is None else notation_of(self.game.state())
        return {"ok": True, "events": [], "state": state} | answer

    def _new(self, command: Mapping[str, Any]) -> dict[str, Any]:
        for key in ("game", "players"):
            if key not in command:
                raise PlayError("bad-command", f"new needs {key}")
        self.game = _game(command, command["game"], command["players"])
        return {"events": self.game.events}

    def _act(self, command: Mapping[str, Any]) -> dict[str, Any]:
        game = self._running()
        action, chance = command.get("action"), command.get("chance")
        if not isinstance(action, str):
            raise PlayError("illegal-action", f"act needs an action in words, not {shortened(action)}")
        if chance is not None and not isinstance(chance, list):
            raise PlayError(
                "bad-chance", f"chance is a list of what the table showed, not {shortened(chance)}"
            )
        return {"events": game.play(action, chance)}

    def _state(self, command: Mapping[str, Any]) -> dict[str, Any]:
        self._running()
        return {}

    def _offers(self, command: Mapping[str, Any]) -> dict[str, Any]:
        return {"offers": self._asked_about(command).offers()}

    def _record(self, command: Mapping[str, Any]) -> dict[str, Any]:
        return {"record": to_record(self._running())}

    def _load(self, command: Mapping[str, Any]) -> dict[str, Any]:
        if "record" not in command:
            raise PlayError("bad-command", "load needs a record")
        self.game = from_record(command["record"])
        return {"events": self.game.events}

    def _undo(self, command: Mapping[str, Any]) -> dict[str, Any]:
        self._running().undo()
        return {}

    def _best(self, command: Mapping[str, Any]) -> dict[str, Any]:
        position, bot, ms = command.get("position"), command.get("bot"), command.get("ms")
        if position is None:
            return choose(self._running(), bot, ms)
        return choose(_game_at(position), bot, ms, lambda: _game_at(position).table)

    def _quit(self, command: Mapping[str, Any]) -> dict[str, Any]:
        self.finished = True
        return {}

    def _asked_about(self, command: Mapping[str, Any]) -> Game:
        position = command.get("position")
        return self._running() if position is None else _game_at(position)

    def _running(self) -> Game:
        if self.game is None:
            raise PlayError("no-game", "no game has been started; send new or load first")
        return self.game


def _command(line: bytes) -> dict[str, Any]:
    """A line as a command whose keys are known."""
    if len(line) > MAX_LINE:
        raise PlayError("too-long", f"the line is longer than {MAX_LINE:,} bytes")
    try:
        command = json.loads(line.decode("utf-8"), parse_constant=_no_constant)
    except RecursionError:
        raise PlayError("bad-json", "this is nested too deeply") from None
    except UnicodeDecodeError:
        raise PlayError("bad-json", "the line is not UTF-8 text") from None
    except ValueError as wrong:
        reason = "the line is empty" if not line.strip() else f"this is no JSON: {wrong}"
        raise PlayError("bad-json", reason) from None
    if b"\\u" in line and not _can_be_written(command):
        raise PlayError("bad-json", "a text holds half of a surrogate pair")
    if not isinstance(command, dict):
        raise PlayError("bad-command", f"a command is an object with cmd, not {shortened(command)}")
    word = command.get("cmd")
    if not isinstance(word, str) or word not in KEYS:
        raise PlayError("unknown-command", f"{shortened(word)} is no command; choose from {', '.join(KEYS)}")
    for key in command:
        if key != "cmd" and key not in KEYS[word]:
            known = ", ".join(sorted(KEYS[word])) or "nothing else"
            raise PlayError("bad-command", f"{word} does not know {shortened(key)}; it knows {known}")
    return command


def _can_be_written(value: Any) -> bool:
    try:
        json.dumps(value, ensure_ascii=False).encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is no number of JSON")


def _game(command: Mapping[str, Any], name: Any, players: Any) -> Game:
    position = command.get("position")
    if position is not None and not isinstance(position, Mapping):
        raise bad_position(position)
    shown = position or {}
    options = _one_of(_as_said(name, command, shown), shown, "options", {})
    if not isinstance(options, Mapping):
        raise PlayError("bad-option", f"options is an object, not {shortened(options)}")
    return Game.new(
        name,
        players,
        seed=command.get("seed"),
        options=with_files(name, options),
        start=_one_of(command, shown, "start", 0),
        deck=command.get("deck"),
        dice=command.get("dice"),
        position=position,
    )


def _as_said(game: str, command: Mapping[str, Any], position: Mapping[str, Any]) -> Mapping[str, Any]:
    """A state may name options that a command takes for granted; not to name them is no other wish."""
    said, shown = command.get("options"), position.get("options")
    if isinstance(said, Mapping) and isinstance(shown, Mapping):
        return {**command, "options": family_of(game).of_today(said, shown)}
    return command


def _one_of(command: Mapping[str, Any], position: Mapping[str, Any], key: str, default: Any) -> Any:
    """What the command says, or the position; both must agree."""
    said, shown = command.get(key), position.get(key)
    if said is not None and shown is not None and said != shown:
        raise PlayError(
            "bad-position",
            f"{key} is {shortened(said)} in the command and {shortened(shown)} in the position",
        )
    return default if said is None and shown is None else shown if said is None else said


def _game_at(position: Any) -> Game:
    """A position that stands for itself, as a bot gets it."""
    if not isinstance(position, Mapping):
        raise bad_position(position)
    seats = position.get("players")
    if not isinstance(seats, list):
        raise PlayError("bad-position", "the position must show its players")
    return _game({"position": position}, position.get("game"), len(seats))


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Answers line by line until `quit` or the end of input."""
    engine = Engine()
    encoder = msgspec.json.Encoder()
    while not engine.finished:
        line = source.readline(MAX_LINE + 2)
        if not line:
            return
        if len(line) > MAX_LINE and not line.endswith(b"\n"):
            while line and not line.endswith(b"\n"):
                rest = source.readline(MAX_LINE)
                if not rest:
                    break
                line = line[: MAX_LINE + 1] + rest[-1:]
        answer = engine.answer(line.rstrip(b"\r\n"))
        target.write(encoder.encode(answer) + b"\n")
        target.flush()


@cache
def _compiling() -> Heard:
    """Made when something is compiled: an engine starts fast, and a first answer says why it waits."""
    from portroyal.text.compiling import Compiling
    from portroyal.text.words import Words

    return Compiling(Words()).heard


def main() -> None:
    listen(lambda name, begins: _compiling()(name, begins))
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except (BrokenPipeError, KeyboardInterrupt):
        sys.stderr.close()


__all__ = ["Engine", "Event", "main", "serve"]

"""Game records: a game as a JSON document that replays to the identical game (notation, section 3)."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

import msgspec

from portroyal.play.errors import PlayError, shortened
from portroyal.play.events import Event
from portroyal.play.family import Setup
from portroyal.play.game import Game

FORMAT = "port-royal-record/1"
NO_SEED = "0" * 64  # where a record gives all chance itself


def to_record(game: Game) -> dict[str, Any]:
    """The record of a game. Of an unfinished one it holds the hidden chance: not for players' eyes."""
    setup = game.setup
    record: dict[str, Any] = {
        "format": FORMAT,
        "game": setup.game,
        "options": dict(setup.options),
        "players": list(game.names),
        "start": setup.start,
        "seed": setup.seed,
    }
    record |= game.table.chance_record()
    if setup.position is not None:
        record["position"] = dict(setup.position)
        if game.chances:
            # A position's coins have no place in a deck order, so what the table showed is kept act by act.
            record["chance"] = {str(number): shown for number, shown in game.chances.items()}
    record["actions"] = list(game.actions)
    result = game.result
    record["result"] = None if result is None else msgspec.to_builtins(result)
    return record


def record_hash(game: Game) -> str:
    """The game itself as one word, whoever played it and whatever they are called."""
    told = {key: value for key, value in to_record(game).items() if key not in ("players", "result")}
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()


def from_record(record: object) -> Game:
    """The game that a record tells; refused with the number of the first action that does not fit."""
    data = _document(record)
    names = _names(data)
    game = Game(
        Setup(
            game=data.get("game", ""),
            players=len(names),
            seed=_seed(data),
            options=data.get("options") or {},
            start=data.get("start", 0),
            deck=data.get("deck"),
            reshuffles=_orders(data),
            dice=data.get("dice"),
            position=data.get("position"),
        ),
        names,
    )
    chances = data.get("chance") or {}
    if not isinstance(chances, Mapping):
        raise bad("chance must be an object of action numbers and cards")
    for number, action in enumerate(_actions(data), 1):
        try:
            game.play(action, _chance(chances.get(str(number))))
        except PlayError as wrong:
            raise bad(f"action {number}: {wrong.sentence}") from None
    _check_result(game, data)
    return game


def read_record(text: str | bytes) -> Game:
    """A record from the text of a file."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as wrong:
        raise bad(f"this is not a JSON document: {wrong}") from None
    return from_record(data)


def write_record(game: Game) -> str:
    return json.dumps(to_record(game), ensure_ascii=False, indent=1) + "\n"


class Moment:
    """One act of a game that is played again: the state before it, who plays what, and what happens.

    `game` stands before the act until its events are asked for.
    """

    def __init__(self, game: Game, played: Game) -> None:
        self.game = game
        self.number = len(game.actions) + 1
        self.action = played.actions[self.number - 1]
        self.seat = game.decider
        self._chance = played.chances.get(self.number)

    @cached_property
    def state(self) -> Any:
        stands = len(self.game.actions) < self.number
        return (self.game if stands else self.game.again(self.number - 1)).state()

    @cached_property
    def events(self) -> list[Event]:
        return self.game.play(self.action, self._chance)

    def play(self) -> list[Event]:
        """Plays the act if it was not played yet."""
        return self.events


def moments(played: Game, again: Game | None = None) -> Iterator[Moment]:
    """Every act of a game in turn, with one replay; `again` is where it is played, from its beginning."""
    game = played.again() if again is None else again
    while len(game.actions) < len(played.actions):
        moment = Moment(game, played)
        yield moment
        moment.play()


def bad(sentence: str) -> PlayError:
    return PlayError("bad-record", f"record: {sentence}")


def _document(record: object) -> Mapping[str, Any]:
    if not isinstance(record, Mapping):
        raise bad(f"it must be an object, not {shortened(record)}")
    if record.get("format") != FORMAT:
        raise bad(f"the format is {shortened(record.get('format'))}; this program reads {FORMAT}")
    return record


def _names(data: Mapping[str, Any]) -> list[str]:
    names = data.get("players")
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise bad("players must be a list of names")
    return names


def _orders(data: Mapping[str, Any]) -> list[Any] | None:
    orders = data.get("reshuffles")
    if orders is not None and not isinstance(orders, list):
        raise bad("reshuffles must be a list of card lists")
    return orders


def _actions(data: Mapping[str, Any]) -> list[str]:
    actions = data.get("actions")
    if not isinstance(actions, list):
        raise bad("actions must be a list")
    for number, action in enumerate(actions, 1):
        if not isinstance(action, str):
            raise bad(f"action {number}: {shortened(action)} is no action")
    return actions


def _chance(shown: object) -> list[Any] | None:
    if shown is not None and not isinstance(shown, list):
        raise PlayError("bad-chance", f"chance is a list of what the table showed, not {shortened(shown)}")
    return shown


def _seed(data: Mapping[str, Any]) -> Any:
    if data.get("fairness") is not None:
        return fair_key(data["fairness"])
    if data.get("seed") is None:
        if data.get("deck") is None and data.get("dice") is None:
            raise bad("it says nothing of chance: seed, deck, dice or fairness")
        return NO_SEED
    return data["seed"]


def fair_key(fairness: object) -> str:
    """The key that secret and cuts make (notation, section 7), if the commitment holds."""
    if not isinstance(fairness, Mapping):
        raise bad("fairness must be an object")
    secret, cuts, game = fairness.get("secret"), fairness.get("cuts"), fairness.get("game")
    if not isinstance(secret, str) or len(secret) != 64 or not set(secret) <= set("0123456789abcdef"):
        raise bad("fairness: the secret must be 64 hex digits")
    if not isinstance(cuts, list) or not all(isinstance(cut, str) for cut in cuts):
        raise bad("fairness: cuts must be a list of texts")
    raw = bytes.fromhex(secret)
    if hashlib.sha256(raw).hexdigest() != fairness.get("commitment"):
        raise bad("fairness: the commitment is not the SHA-256 of the secret")
    message = json.dumps([game, cuts], ensure_ascii=False, separators=(",", ":"))
    try:
        return hmac.new(raw, message.encode(), hashlib.sha256).hexdigest()
    except UnicodeEncodeError:  # half a letter, which JSON can write
        raise bad("fairness: cuts must be a list of texts") from None


def _check_result(game: Game, data: Mapping[str, Any]) -> None:
    if "result" not in data:
        return
    result = game.result
    true = None if result is None else msgspec.to_builtins(result)
    if data["result"] != true:
        raise bad(
            f"after action {len(game.actions)} the result is {true}, not {shortened(data['result'], 200)}"
        )

"""Reading a position: numbers, lists and words in their places, or one sentence that says what is wrong."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, TypeGuard

from portroyal.play.errors import PlayError, shortened


def wrong(sentence: str) -> PlayError:
    return PlayError("bad-position", f"position: {sentence}")


def check_keys(position: Mapping[str, Any], known: Collection[str], game: str) -> None:
    for key in position:
        if key not in known:
            raise wrong(f"{shortened(key)} is not part of a state")
    if position.get("game", game) != game:
        raise wrong(f"it is of the game {shortened(position['game'])}, not of {game}")


def seats_of(position: Mapping[str, Any], players: int, known: Collection[str]) -> list[Mapping[str, Any]]:
    """What the position says of each seat; a position without players has blank ones."""
    seats = position.get("players")
    if seats is None:
        return [{} for _ in range(players)]
    if not isinstance(seats, list) or not all(isinstance(seat, Mapping) for seat in seats):
        raise wrong("players must be a list of objects, one per seat")
    if len(seats) != players:
        raise wrong(f"it shows {len(seats)} players, but {players} play")
    for p, seat in enumerate(seats):
        for key in seat:
            if key not in known:
                raise wrong(f"player {p}: {shortened(key)} is not part of a player's state")
    return seats


def phase_of(position: Mapping[str, Any], phases: tuple[str, ...], default: str) -> int:
    phase = position.get("phase")
    if phase is None:
        phase = default
    if phase not in phases:
        raise wrong(f"phase is {shortened(phase)}; it must be one of {', '.join(phases)}")
    return phases.index(phase)


def is_whole(value: object, least: int, most: int) -> TypeGuard[int]:
    """Whether it is a whole number within these bounds; true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def whole(data: Mapping[str, Any], key: str, default: int, least: int, most: int, where: str = "") -> int:
    value = data.get(key)
    if value is None:
        return default
    if not is_whole(value, least, most):
        span = f"{least} to {most}" if least < most else f"{least}"
        raise wrong(f"{where}{key} is {shortened(value)}; it must be {span} here")
    return value


def truth(data: Mapping[str, Any], key: str, default: bool = False) -> bool:
    value = data.get(key)
    if value is None:
        return default
    if not isinstance(value, bool):
        raise wrong(f"{key} is {shortened(value)}; it must be true or false")
    return value


def names(data: Mapping[str, Any], key: str, what: str, where: str = "") -> list[Any]:
    value = data.get(key)
    if value is None:
        return []
    if not isinstance(value, list):
        raise wrong(f"{where}{key} must be a list of {what}")
    return value


def words(data: Mapping[str, Any], key: str, known: tuple[str, ...], what: str, where: str = "") -> list[int]:
    """A list of different words as their numbers."""
    found: list[int] = []
    for word in names(data, key, what, where):
        if word not in known:
            raise wrong(f"{where}{key}: {shortened(word)} is none of the {what} {', '.join(known)}")
        if known.index(word) in found:
            raise wrong(f"{where}{key}: {word} stands there twice")
        found.append(known.index(word))
    return found

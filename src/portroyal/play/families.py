"""The families of games: our own, and those that other packages bring by an entry point."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import import_module, metadata
from typing import Any

from portroyal.play.errors import PlayError, shortened
from portroyal.play.family import Family, GameFacts, Options

OWN = ("cards", "dice")
GROUP = "portroyal.families"  # the group of entry points


@cache
def own_families() -> Mapping[str, Family]:
    return {name: import_module(f"portroyal.play.{name}.family").FAMILY for name in OWN}


@cache
def families() -> Mapping[str, Family]:
    """Every family by its name, our own first."""
    found = dict(own_families())
    for point in metadata.entry_points(group=GROUP):
        if point.name not in found:
            try:
                found[point.name] = point.load()
            except Exception as wrong:  # other people's: all other games can be played
                said = f"{type(wrong).__name__}: {shortened(str(wrong))}"
                print(f"the games of {point.name} do not load: {said}", file=sys.stderr)
    return found


@cache
def _own_games() -> Mapping[str, tuple[Family, GameFacts]]:
    return _by_name(own_families().values())


@cache
def _by_game() -> Mapping[str, tuple[Family, GameFacts]]:
    """Every game with its family; of two games of one name the first family's is played."""
    return _by_name(families().values())


def _by_name(among: Iterable[Family]) -> dict[str, tuple[Family, GameFacts]]:
    found: dict[str, tuple[Family, GameFacts]] = {}
    for family in among:
        for facts in family.games:
            found.setdefault(facts.name, (family, facts))
    return found


def all_games() -> dict[str, GameFacts]:
    """Every game that can be played, in the order in which they are shown."""
    return {name: facts for name, (_, facts) in _by_game().items()}


def first_game() -> str:
    """The game that is meant where nobody names one."""
    return next(iter(_by_game()))


def family_of(game: object) -> Family:
    return _found(game)[0]


def facts_of(game: object) -> GameFacts:
    return _found(game)[1]


def _found(game: object) -> tuple[Family, GameFacts]:
    found = None
    if isinstance(game, str):  # looking for packages of others takes a while: only where they are needed
        found = _own_games().get(game) or _by_game().get(game)
    if found is None:
        raise PlayError(
            "unknown-game", f"there is no game {shortened(game)}; choose from {', '.join(_by_game())}"
        )
    return found


def foreign_packages(game: object) -> tuple[str, ...]:
    """The packages of other people that decide how a game is played."""
    family = family_of(game)
    places = {family.table.__module__, *family.parts.values()}
    return tuple(sorted({place.partition(".")[0] for place in places} - {__name__.partition(".")[0]}))


def with_files(game: object, options: Options) -> dict[str, Any]:
    """The options with every file read, so that a record holds data and needs no file any more."""
    return dict(family_of(game).with_files(options))


@cache
def part_of(game: str, floor: str) -> Any:
    """What a game's family declares for a floor, or None."""
    where = family_of(game).parts.get(floor)
    return None if where is None else named(where)


def named(where: str) -> Any:
    """What `module:name` means."""
    module, _, name = where.partition(":")
    return getattr(import_module(module), name)
